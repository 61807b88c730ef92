"""Games that were kept, as data to study: records, folders of them, and what a server keeps.

* `sources`: the games of what is given, one after another
* `rows`: a game as rows, one for each answer
* `parquet`: rows as a Parquet file
* `dataset`, `about`, `card`: games between bots as a data set; what fixes them, and what its card says
* `log_files`: a game as the log of another client
* `command`, `dataset_command`: `fudaba records`
"""
