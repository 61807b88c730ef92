### Why a table of Innovation cannot be.

innovation-problem-teams = Team games need four players.
innovation-problem-unseen = The Unseen is only in the fourth edition.
innovation-problem-expansions = Expansions need the third or fourth edition.
innovation-problem-relics = Relics need Artifacts of the third edition.
innovation-problem-no-deck = There is no deck ‘{ $deck }’ at this table.
innovation-problem-no-colour = There is no colour ‘{ $colour }’.
innovation-problem-colour = ‘{ $card }’ is not { $colour }.
innovation-problem-display = Only one artifact can be on display.
innovation-problem-museums = There are not enough museums at this table.
innovation-problem-no-splay = ‘{ $colour }’ cannot be splayed ‘{ $direction }’.
innovation-problem-splay = { $colour } has fewer than two cards and cannot be splayed.
