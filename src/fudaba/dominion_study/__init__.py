"""The study of a kingdom: which plans are good there, who beats whom, what each card is worth.

`search` finds plans, `plans_cache` keeps the best one for each kingdom, `source` gives it to bots; `plans`
are those that come with Fudaba. The bots need no more than that, and it needs no library.
`match_player` plays the games of a study on an executor, `analysis` is the study, `mixture` the plans that
nobody in the field beats, `page` shows it with plots, `command` is `fudaba study`.
"""
