"""What every card game needs, and no game's name.

The rooms, in the order in which to read them:

* `problem`: what cannot be, for a face to tell in its reader's language
* `cards`: cards, references to them that notice when track is lost, zones and who sees them
* `dice`: shuffles that a seed and a counter fix, and the seed's commitment
* `state`: a game at rest, as plain data that is cheap to copy
* `ask`: the one form in which anything is ever asked and answered
* `events`: what has happened, why, and who may know it
* `acts`: what cards listen to, and effects that wait for it
* `plays`: the record of one play of one card
* `log_writer`: the log, line below line
* `table`: what the effects of cards work with
* `handful`, `choices`, `player`: how cards of every game speak: some cards, a choice among them, its maker
* `resolution`: how an act is replaced, done and answered
* `drive`: runs effects from question to question, forks inside a play
* `game_loop`: plays a game between bots to its end
* `view`: the one place where secrets are hidden
* `game`: what a game offers to everybody outside
* `record`, `session`: a game is its setup, its seed and its answers; undo is fewer answers
* `takeback`: which answers a player may take back
* `twin`: the same game as it might be for all that one viewer may know
* `worlds`: worlds that a viewer cannot tell from the game, to think ahead in
* `checks`: what every table must keep to, checked answer by answer; for tests
"""
