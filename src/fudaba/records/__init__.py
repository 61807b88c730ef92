"""Games that were kept, as data to study: records, folders of them, and what a server keeps.

* `sources`: the games of what is given, one after another
* `rows`: a game as rows, one for each answer
* `log_files`: a game as the log of another client
* `command`: `fudaba records`
"""
