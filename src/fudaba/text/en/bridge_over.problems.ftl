### Why a table of Bridge Over cannot be.

bridge_over-problem-top = The top card cannot show ‘{ $shown }’.
bridge_over-problem-copies = This deck has only { $copies } copies of ‘{ $card }’.
bridge_over-problem-front = ‘{ $card }’ can't lie in front of a player: it is not a public card.
bridge_over-problem-attack = ‘{ $card }’ is not an attack.
