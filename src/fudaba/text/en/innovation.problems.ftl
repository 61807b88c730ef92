### Why a table of Innovation cannot be.

innovation-problem-teams = Two teams are four players.
innovation-problem-unseen = Only the fourth edition has The Unseen.
innovation-problem-expansions = The expansions are played in the third or fourth edition.
innovation-problem-relics = Relics belong to Artifacts of the third edition.
innovation-problem-no-deck = There is no deck ‘{ $deck }’ at this table.
innovation-problem-no-colour = There is no colour ‘{ $colour }’.
innovation-problem-colour = ‘{ $card }’ is not { $colour }.
innovation-problem-display = Only one artifact can be on display.
innovation-problem-museums = There are not that many museums at this table.
innovation-problem-no-splay = ‘{ $colour }’ cannot be splayed ‘{ $direction }’.
innovation-problem-splay = { $colour } has fewer than two cards and cannot be splayed.
