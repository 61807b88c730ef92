### Why a table of Dominion cannot be.

dominion-problem-at-kingdom = Kingdom: { $problem }
dominion-problem-at-require = Required cards: { $problem }
dominion-problem-at-ban = Excluded cards: { $problem }
dominion-problem-at-sets = Expansions: { $problem }
dominion-problem-absent = ‘{ $card }’ is not available yet. ‘fudaba cards dominion’ lists the available cards.
dominion-problem-not-kingdom = ‘{ $card }’ is neither a Kingdom card nor a landscape.
dominion-problem-twice = ‘{ $card }’ is listed twice.
dominion-problem-no-cards = A kingdom needs at least one Kingdom card.
dominion-problem-kingdom-absent = The kingdom ‘{ $kingdom }’ can't be played yet: some of its cards are not available.
dominion-problem-pile-missing = The pile after ‘{ $card }:’ is missing.
dominion-problem-no-pile = No pile can be chosen for ‘{ $card }’.
dominion-problem-trait-pile = ‘{ $card }’ needs a listed Action or Treasure pile, not ‘{ $pile }’.
dominion-problem-pile = ‘{ $pile }’ can't be the pile for ‘{ $card }’; try { $fitting }.
dominion-problem-lacking = ‘{ $card }’ needs ‘{ $lacking }’, which is not available yet.
dominion-problem-one-ally = ‘{ $card }’ and ‘{ $other }’ can't both be used: a game has only one Ally.
dominion-problem-one-prophecy = ‘{ $card }’ and ‘{ $other }’ can't both be used: a game has only one Prophecy.
dominion-problem-listed = ‘{ $option }’ works only with a random kingdom, but this one is listed.
dominion-problem-banned = ‘{ $card }’ is both required and excluded.
dominion-problem-too-many = { $number } Kingdom cards are required, but a kingdom has only { $most }.
dominion-problem-too-few = { $number ->
    [0] No other Kingdom cards are left to choose from.
    [one] { $free } Kingdom cards are needed, but only one is left to choose from.
   *[other] { $free } Kingdom cards are needed, but only { $number } are left to choose from.
}
dominion-problem-spread = No kingdom with these cards has the costs you asked for: { $spread }.
dominion-problem-feel = No kingdom with these cards is as you asked for: { $feel }.
dominion-problem-form = There is no form ‘{ $form }’ for kingdoms.
dominion-problem-set-absent = No card of the set ‘{ $set }’ is available yet.
dominion-problem-landscapes-over = { $having } landscapes are required, but the number is set to { $number }.
dominion-problem-landscapes-of-sets = There are only { $having } landscapes in { $sets }, not { $number }.
dominion-problem-landscapes-few = There are only { $having } landscapes, not { $number }.
dominion-problem-option-absent = ‘{ $option }’ is not available yet.
dominion-problem-none-left = No Kingdom card is left for the pile that ‘{ $card }’ needs.
dominion-problem-trait = Every Trait needs an Action or Treasure pile of its own.
dominion-problem-phase = A position can't begin in the phase ‘{ $phase }’.
dominion-problem-boon = ‘{ $card }’ is not a Boon in this game.
dominion-problem-token = There is no token ‘{ $token }’ there.
dominion-problem-no-such-pile = There is no pile ‘{ $card }’ in this game.
dominion-problem-own-sort = ‘{ $card }’ can't be your own: Boons, Hexes, Allies and Prophecies are drawn for every game.
dominion-problem-own-set = ‘{ $card }’ is in the set ‘{ $set }’, which is a printed set. Give the set of your own cards another name.
dominion-problem-own-figure = ‘{ $card }’: { $figure } must be a number from 0, not { $given }.
dominion-problem-own-function = ‘{ $card }’ must be a function ({ $takes }).
dominion-problem-many-liked = { $count } cards are too many in one list of liked or banned cards: { $most } at most.
