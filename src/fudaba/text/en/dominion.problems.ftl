### Why a table of Dominion cannot be.

dominion-problem-at-kingdom = Kingdom: { $problem }
dominion-problem-at-require = Cards that are to be there: { $problem }
dominion-problem-at-ban = Cards that are not to be there: { $problem }
dominion-problem-at-sets = Expansions: { $problem }
dominion-problem-absent = ‘{ $card }’ is not there yet; ‘fudaba cards dominion’ tells what is.
dominion-problem-not-kingdom = ‘{ $card }’ is no Kingdom card and no landscape.
dominion-problem-twice = ‘{ $card }’ is listed twice.
dominion-problem-no-cards = A kingdom has at least one Kingdom card.
dominion-problem-kingdom-absent = The kingdom ‘{ $kingdom }’ cannot be played yet: not all of its cards are there.
dominion-problem-pile-missing = No pile is named after ‘{ $card }:’.
dominion-problem-no-pile = No pile can be chosen for ‘{ $card }’.
dominion-problem-trait-pile = ‘{ $card }’ lies with an Action or Treasure that is listed, not with ‘{ $pile }’.
dominion-problem-pile = ‘{ $pile }’ cannot be the pile of ‘{ $card }’; possible are, say, { $fitting }.
dominion-problem-lacking = ‘{ $card }’ needs ‘{ $lacking }’, which is not there yet.
dominion-problem-one-ally = ‘{ $card }’ and ‘{ $other }’ cannot both be in a game: there is only one Ally.
dominion-problem-one-prophecy = ‘{ $card }’ and ‘{ $other }’ cannot both be in a game: there is only one Prophecy.
dominion-problem-listed = ‘{ $option }’ is for a kingdom that is drawn at random, but this one is listed.
dominion-problem-banned = ‘{ $card }’ is to be there and not to be there.
dominion-problem-too-many = { $number } Kingdom cards are to be there, but a kingdom has { $most }.
dominion-problem-too-few = { $number ->
    [0] No other Kingdom card is left to draw.
    [one] Only one Kingdom card is left to draw { $free } of.
   *[other] Only { $number } Kingdom cards are left to draw { $free } of.
}
dominion-problem-spread = With these cards no kingdom has the costs that are wished: { $spread }.
dominion-problem-set-absent = Of the set ‘{ $set }’ nothing is there yet.
dominion-problem-landscapes-over = { $having } landscapes are to be there, but there is to be a number of { $number }.
dominion-problem-landscapes-of-sets = Of { $sets } there are only { $having } landscapes, not { $number }.
dominion-problem-landscapes-few = There are only { $having } landscapes, not { $number }.
dominion-problem-option-absent = ‘{ $option }’: they are not there yet.
dominion-problem-none-left = No Kingdom card is left that ‘{ $card }’ needs as a pile of its own.
dominion-problem-trait = Every Trait needs an Action or Treasure pile of its own.
dominion-problem-phase = A situation cannot begin in the phase ‘{ $phase }’.
dominion-problem-boon = ‘{ $card }’ is no Boon of this game.
dominion-problem-token = There is no token ‘{ $token }’ there.
dominion-problem-no-such-pile = There is no pile ‘{ $card }’ in this game.
dominion-problem-own-sort = ‘{ $card }’ can be nobody's own: Boons, Hexes, Allies and Prophecies are drawn for any game.
dominion-problem-own-set = ‘{ $card }’ is of the set ‘{ $set }’, which has been printed; call the set of your own cards something else.
dominion-problem-own-figure = ‘{ $card }’: { $figure } is a number from 0, not { $given }.
dominion-problem-own-function = ‘{ $card }’ must be a function ({ $takes }).
