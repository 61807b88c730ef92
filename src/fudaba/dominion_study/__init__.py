"""The study of a kingdom: which plans are good there, who beats whom, what each card is worth.

`match_player` plays the games on an executor, `analysis` is the study, `mixture` the plans that nobody in the
field beats, `page` shows it with plots, `command` is `fudaba study`. How plans are found stands in the
room of the bots (`fudaba.bots.dominion.finding`), which play to them.
"""
