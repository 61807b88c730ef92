### Why a table of Bridge Over cannot be.

bridge_over-problem-top = The top card cannot show ‘{ $shown }’.
bridge_over-problem-copies = There are only { $copies } cards ‘{ $card }’ in this deck.
bridge_over-problem-front = ‘{ $card }’ cannot lie in front of a player: it is no public card.
bridge_over-problem-attack = ‘{ $card }’ is no attack.
