### What cannot be, and why: the commonest of it.

problem-near = { $problem } Gemeint war wohl „{ $near }“.
problem-known = { $problem } Möglich sind { $known }.
problem-at = { $place }: { $problem }
problem-no-game = Es gibt kein Spiel „{ $game }“.
problem-no-option = Es gibt keine Option „{ $option }“.
problem-no-card = Es gibt keine Karte „{ $card }“.
problem-no-set = Es gibt keine Erweiterung „{ $set }“.
problem-no-bot = Es gibt keinen Bot „{ $bot }“.
problem-picks = { $number } gewählt, aber es müssen { $least } bis { $most } sein.
numbers-from-to = { $least } … { $most }
problem-not-offered = „{ $label }“ steht nicht zur Wahl.
problem-several = „{ $label }“ ist mehrdeutig: { $meant }.
problem-in-file = { $file }: { $problem }
problem-no-file = Datei nicht gefunden: { $file }.
problem-no-folder = Ordner nicht gefunden: { $folder }.
problem-file-there = { $file } gibt es schon.
problem-unreadable = { $file } ist nicht lesbar: { $what }.
