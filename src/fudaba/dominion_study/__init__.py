"""The study of a kingdom: which plans are good there, who beats whom, what each card is worth.

`kingdom` is what a plan is for, `search` finds plans, `plan_finder` that of a kingdom, `plan_files` keeps it,
`plans` are those that come with Fudaba. `plans_cache` gives the best that is known, or finds it, and `source`
is what the bots know of it. So far no library is needed.
`match_player` plays the games of a study on an executor, `analysis` is the study, `mixture` the plans that
nobody in the field beats, `page` shows it with plots, `command` is `fudaba study`.
"""
