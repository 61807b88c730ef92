### The rules of Bridge Over, one message a rule: the answer to "why?".
### Sources are in text/sources/bridge_over.toml, rulings in docs/rulings.md.

## The deck

BRG-001 = The basic deck has 116 cards: 64 number cards, 32 special cards of one colour, 2 Direct, 11 wild cards, 2 Bind, 4 defence cards and 1 Reset.
BRG-002 = Every colour has number cards from 0 to 10. The Expansion adds the 15s, and no other numbers exist.
BRG-003 = In each colour there are two copies of 2, 4, 6, 8 and 10, and one copy of 0, 1, 3, 5, 7 and 9. That makes 16 number cards a colour.
BRG-004 = With the Expansion the deck has 128 cards, in Azumanga Court and in Windia War alike.
BRG-005 = Search belongs to Azumanga Court; the Windia War deck has none.
BRG-006 = Almighty belongs to Windia War; the Azumanga Court deck has none.
BRG-007 = The basic cards are part of every game. The Expansion cards, marked with a star, are shuffled in only if the table has chosen them.
BRG-008 = The basic deck has one Reset; with the Expansion there are two.
BRG-009 = There are two Direct cards: one is red and green, the other blue and yellow.
BRG-010 = There are two 15s: one is red and blue, the other yellow and green.
BRG-011 = Every card has a fixed point value, which counts against the player who has it when the round ends. For a public card the value depends on whether it is in the hand or face up on the table.
BRG-012 = A number card is worth as many points as the number on it.

## Playing cards and going out

BRG-013 = A card can be played if it has the colour or the number of the top card, or is a coloured special card of the same name.
BRG-014 = Only one number card may be played in a turn; playing more takes a special card that allows it.
BRG-015 = A player who plays the last card of their hand goes out, and the round is over.
BRG-016 = It is allowed to go out on a number card.
BRG-017 = It is allowed to go out on Skip, Reverse, Draw 2, Shot Draw 2, Chain or Direct.
BRG-018 = No one can go out on a wild card, which is any card whose name begins with Wild. As the only card in hand it cannot be played.
BRG-019 = No one can go out on a public card. As the only card in hand, Bind, Clear, Amplify or All Draw 1 cannot be played.
BRG-020 = Reset, Search, or a defence card to be discarded on one's own turn, cannot be used as the only card in hand.
BRG-021 = An Escort that is the only card in hand cannot be played, because nothing is left to follow it.
BRG-022 = The card on top of the discard pile is the one that the next card played has to match.
BRG-023 = A card's choices are made one after another: first the colour, then the order of play or the target. Only after that does the attacked player answer.

## Skip and Reverse

BRG-024 = Skip takes away the next player's turn, and the player after them goes on.
BRG-025 = Skip hits the player who is next in the present direction. When play runs the other way, that is the neighbour on the other side.
BRG-026 = Skip is not an attack, so no defence card can be played against it.
BRG-027 = A skipped player's turn does not begin, so they draw nothing, not even for an All Draw 1.
BRG-028 = Reverse turns the direction of play round, so the neighbour on the other side is next.
BRG-029 = A second Reverse turns the direction of play back to what it was.

## Escort

BRG-030 = A player who plays an Escort must follow it at once with another card of their own; they cannot stop there.
BRG-031 = An Escort can be played only by a player who has a card to follow it with.
BRG-032 = What can follow an Escort is a card of that Escort's colour, or another Escort of any colour.
BRG-033 = Reset, Search and the defence cards cannot follow an Escort, because they only go to the discard pile.
BRG-034 = Bind, Clear, Amplify and All Draw 1 cannot follow an Escort, because they are laid in front of a player.
BRG-035 = The card that follows an Escort has its usual effect: a Skip skips, a Draw 2 attacks.
BRG-036 = An Escort that follows an Escort must itself be followed, and so on until another kind of card is played.
BRG-037 = An Escort can be played only if the whole series can be brought to an end. Each Escort in it must find a card to follow.
BRG-038 = Following an Escort with one of another colour is a way to change the colour: the last card of the series decides.
BRG-039 = An Escort and a card that can follow it, as the last two cards in hand, can be played together to go out.
BRG-040 = With only an Escort and a wild card in hand, the Escort cannot be played: its player would have to go out on the wild card.
BRG-041 = A wild card, a Direct or a 15 can follow an Escort if the Escort's colour is among its own.
BRG-042 = A Chain of the same colour can follow an Escort, and may then be continued like any Chain.
BRG-043 = A matching number does not make a card fit after an Escort: it must have the Escort's colour or be an Escort itself.

## Chain

BRG-044 = After a Chain its player may go on with as many cards of the Chain's colour as they like, in any order.
BRG-045 = A Chain may be played by itself; then it has no effect beyond its colour.
BRG-046 = Cards of two colours and wild cards cannot follow a Chain, even if the Chain's colour is among theirs.
BRG-047 = Of all the cards played in a Chain, only the last one has its effect.
BRG-048 = The order of the cards in a Chain decides what happens: with Skip last, a player is skipped and a Reverse played earlier changes nothing.
BRG-049 = A Draw 2 inside a Chain, with another card after it, attacks no one.
BRG-050 = A Chain that ends with Draw 2 attacks with 2 cards, however many Draw 2 went before it.
BRG-051 = An Escort inside a Chain, with another card after it, has no effect and makes no demand of its own.
BRG-052 = An Escort at the end of a Chain has its effect, so it must be followed. Without a card to follow it, the Chain cannot stop there.
BRG-053 = Cards without a colour cannot follow a Chain: no defence card, no Reset or Search, no public card.
BRG-054 = If a Chain and the cards after it empty the hand, their player goes out.
BRG-055 = When a Chain ends with Shot Draw 2, its player chooses the target, which can be any other player.

## Draw 2, Shot Draw 2 and the parry

BRG-056 = Draw 2 attacks the next player, who draws 2 cards unless they parry or defend.
BRG-057 = A player who has drawn cards because of an attack loses that turn.
BRG-058 = Shot Draw 2 attacks one player of its user's choice, but never its user.
BRG-059 = A player who is hit by Shot Draw 2 draws 2 cards and loses the turn, and play goes on after them.
BRG-060 = Players between the user of Shot Draw 2 and the target are passed over and have no turn.
BRG-061 = A player attacked by Draw 2 or Shot Draw 2 may parry with a Draw 2 or Shot Draw 2 from hand, of whatever colour.
BRG-062 = Each parry turns the attack on the next player with 2 more cards: 2, then 4, then 6.
BRG-063 = A parry with Shot Draw 2 turns the raised attack on any other player, chosen by the player who parries.
BRG-064 = A parry with Shot Draw 2 may be aimed straight back at the player the attack came from.
BRG-065 = A parry is an attack like the one before it, so a player who it hits may parry again.
BRG-066 = A parry takes exactly one card, however many Draw 2 and Shot Draw 2 the player holds.
BRG-067 = No one has to parry: the attacked player may take the cards instead.
BRG-068 = Draw 2 and Shot Draw 2 parry each other as well as their own kind.
BRG-069 = Wild Draw 3 cannot be parried; only a defence card helps against it.
BRG-070 = Wild Direct Draw 5 cannot be parried; only a defence card helps against it.
BRG-071 = Bind cannot be parried, since Draw 2 and Shot Draw 2 parry only each other; only a defence card helps against it.
BRG-072 = The card used to parry becomes the top card, so the next card played has to fit on it.
BRG-073 = A Draw 2 or Shot Draw 2 attack that was moved by a defence card can still be parried by the player it now hits.
BRG-074 = A player who parries with the last card in hand goes out.

## Direct, the wild cards and 15

BRG-075 = Direct can be played when the colour in force is one of its two colours.
BRG-076 = A player who plays Direct names one of its two colours, and no other.
BRG-077 = After the colour, the player of Direct decides how play goes on: skip the next player, reverse the direction, or neither.
BRG-078 = A wild card can be played whatever the top card is, and its player names any one of the four colours.
BRG-079 = Once the colour of Wild +1 is named, its player may play one more card but need not.
BRG-080 = Any kind of card can follow Wild +1 except public cards and those that only go to the discard pile: Reset, Search and the defence cards.
BRG-081 = The card that follows Wild +1 need not have the colour that was named.
BRG-082 = The card that follows Wild +1 has its usual effect.
BRG-083 = An Escort that follows Wild +1 must itself be followed, and a Chain that follows it may be continued.
BRG-084 = It is allowed to go out with Wild +1 and one more card, if that card is not a wild card.
BRG-085 = Even after Wild +1 no one can go out on a wild card. With only those two in hand, Wild +1 is played alone.
BRG-086 = Wild Draw 3 names a colour and then attacks the next player with 3 cards; a player who draws them loses the turn.
BRG-087 = Wild Direct Draw 5 names a colour, then skips, reverses or goes straight on, and attacks the player who is next after that with 5 cards.
BRG-088 = Wild Draw 3 and Wild Direct Draw 5 are attacks, so a defence card can be played against them.
BRG-089 = After Wild Number Chain its player may go on with number cards, as many as they like. Each must have the colour or the number of the card before it.
BRG-090 = The first number card after Wild Number Chain must have the colour that was named.
BRG-091 = Wild Number Chain may be played alone, and its player may stop after any card.
BRG-092 = Only number cards can follow Wild Number Chain: 0 to 10 and 15.
BRG-093 = For a 15 in a Wild Number Chain its player names one of its two colours, and the next card must match that colour or be the other 15.
BRG-094 = It is allowed to go out on a number card after Wild Number Chain, but not on Wild Number Chain itself.
BRG-095 = A 15 is a number card of two colours: it fits on either of them, and its player names which of the two is in force.
BRG-096 = A 15 is a number card, so it can follow Wild Number Chain wherever its colour or number fits.

## Bind

BRG-097 = Bind can be played whatever the top card is. It is laid in front of the next player, and the top card stays as it was.
BRG-098 = No one can go out on Bind; as the only card in hand it cannot be played.
BRG-099 = A bound player plays no cards for two turns, the first of them right after the attack. Bind leaves at the end of the second.
BRG-100 = In a bound turn the player draws one card and the turn is over, even if that card would fit.
BRG-101 = A bound player cannot play a defence card, so any attack hits them.
BRG-102 = A bound player cannot parry, so any attack hits them.
BRG-103 = A new Bind on a bound player starts the count of two turns again. When it is over, every Bind in front of that player leaves.
BRG-104 = Bind is an attack, so a player who is not yet bound may play a defence card against it.
BRG-105 = Through, played against Bind, lays the Bind in front of the next player instead.
BRG-106 = Reflect, played against Bind, reverses the direction and binds the player it came from. The first bound turn is that player's, at once.
BRG-107 = Bind is not an attack that makes its target draw, so Amplify adds nothing to it.
BRG-108 = Bind counts 40 points in the hand and nothing when it lies in front of a player.
BRG-109 = A turn that a bound player loses, by a Skip or by drawing for an attack, is not one of the two bound turns.
BRG-110 = A bound player cannot release public cards: a bound turn is drawing one card and nothing else.

## Defence cards

BRG-111 = A defence card can be played against Draw 2, Shot Draw 2, Wild Draw 3, Wild Direct Draw 5 and Bind.
BRG-112 = A defence card does not help against Skip, against All Draw 1, or against being handed a Haunted Shield.
BRG-113 = A defence card has no colour, so it can be played whatever the top card is.
BRG-114 = A player whose last card is a defence card goes out by playing it against an attack.
BRG-115 = On their own turn a player may discard a defence card instead of playing a card; the top card stays as it was.
BRG-116 = A defence card that is the only card in hand cannot be discarded on one's own turn.
BRG-117 = A defence card discarded on one's own turn has no effect.
BRG-118 = Block cancels the attack: no one draws for it and no one is bound.
BRG-119 = Through passes the attack on to the next player.
BRG-120 = Reflect reverses the direction and sends the attack back to the previous player, whose turn it is then.
BRG-121 = A player hit by a reflected attack may answer it like any other attack.
BRG-122 = Curse moves the attack to one player chosen by its user, but never to its user.
BRG-123 = Haunted Shield cancels the attack and then goes into the hand of the previous player.
BRG-124 = No one can refuse a Haunted Shield or defend against being handed it.
BRG-125 = A player who goes out with Haunted Shield still hands it over, and the previous player counts its 30 points.
BRG-126 = Haunted Shield discarded on one's own turn stays in the discard pile and is handed to no one.
BRG-127 = A Haunted Shield that is handed over goes from hand to hand and not to the discard pile.
BRG-128 = Played against an attack that was passed on, Haunted Shield goes to the player who passed it on.
BRG-129 = In the hand Block counts 35 points, Through 50, Reflect 50, Curse 60 and Haunted Shield 30.
BRG-130 = An attack that has been moved can be moved again by the next player it hits.

## Reset, Search and Almighty

BRG-131 = Reset can be used whatever the top card is, but not as the only card in hand.
BRG-132 = With Reset a player may put their whole hand at the bottom of the discard pile and draw 5 new cards.
BRG-133 = Exchanging the hand is optional; without it Reset is merely discarded.
BRG-134 = The new hand after Reset is 5 cards, however many were put away.
BRG-135 = Reset can follow neither Escort nor Wild +1.
BRG-136 = Search takes one card of its user's choice from the discard pile into the hand, after showing it to everyone.
BRG-137 = Search cannot take the top card, nor itself.
BRG-138 = Search cannot be used while the discard pile is a single card.
BRG-139 = Search cannot be used as the only card in hand.
BRG-140 = The discard pile may be looked through only by using Search; otherwise only its top card is seen.
BRG-141 = Almighty can stand for any card of the game that is neither a number card nor a public card. Which one is declared when it is used.
BRG-142 = Almighty follows the rules of the card it stands for. When it becomes the top card its player names any of the four colours, even for a card that is not wild.
BRG-143 = No one can go out by playing Almighty, whatever card it stands for.
BRG-144 = There is one way to go out on Almighty: against an attack, as Block, Through, Reflect or Curse.
BRG-145 = As the only card in hand, Almighty cannot stand for Haunted Shield.
BRG-146 = Used as Haunted Shield, Almighty goes into the previous player's hand and is an Almighty again, with its 90 points.
BRG-147 = Almighty may parry as Shot Draw 2, and its player names any colour and any other player.
BRG-148 = Almighty as Wild +1, Wild Number Chain or Chain may open a series that ends with going out on another card.
BRG-149 = Almighty as Reset lets its player exchange the whole hand for 5 new cards.
BRG-150 = Almighty as Escort must be followed by a card of the colour named or by another Escort. A colour after which nothing could follow cannot be named.
BRG-151 = Almighty counts 90 points in the hand, unless Clear makes it count nothing.

## Clear, Amplify and releasing

BRG-152 = Clear can be played whatever the top card is, but not as the last card. It is laid in front of its player, and the top card stays as it was.
BRG-153 = When the round is scored, a player with Clear in front counts only the number cards in hand and the Clear itself.
BRG-154 = A 15 is a number card, so it counts 15 even with Clear in front.
BRG-155 = A player without Clear in front counts the points of every card in hand.
BRG-156 = Clear counts 15 points in the hand and 30 in front of a player.
BRG-157 = Clear changes only the score of the player it lies in front of.
BRG-158 = Bind, Amplify and All Draw 1 count nothing when they lie in front of a player.
BRG-159 = Instead of playing a card, a player may put any number of their own Clear and Amplify at the bottom of the discard pile and draw as many cards. That ends the turn.
BRG-160 = Only Clear and Amplify can be released, and only one's own. Bind and All Draw 1 leave by their own rules.
BRG-161 = A player who has drawn a card as the action of the turn may still release afterwards.
BRG-162 = Amplify can be played whatever the top card is, but not as the last card. Every attack that makes others draw is 1 card larger for each Amplify in front of the player who makes it.
BRG-163 = A parry adds 2 cards and 1 more for each Amplify in front of the player who parries.
BRG-164 = Moving an attack with Through, Reflect or Curse adds 1 card for each Amplify in front of the player who moves it.
BRG-165 = A player who draws for an attack draws 1 more card for each Amplify in front of them.
BRG-166 = Whatever Amplify adds stays in the attack as it is parried or moved on, and the player who draws adds their own on top.
BRG-167 = The extra card for one's own Amplify is owed only by the player who draws; a player who blocks or passes the attack on does not owe it.

## All Draw 1

BRG-168 = All Draw 1 can be played whatever the top card is, but not as the last card. It is laid in front of its player, and the top card stays as it was.
BRG-169 = While All Draw 1 is out, every player but its owner draws 1 card when their turn begins.
BRG-170 = No one can defend against All Draw 1.
BRG-171 = A player who is attacked does not draw for All Draw 1 that time, whether they take the attack, defend or parry.
BRG-172 = All Draw 1 goes to the bottom of the discard pile when its owner's turn begins.
BRG-173 = If its owner is attacked instead of having a turn, All Draw 1 stays out.
BRG-174 = If its owner is skipped, All Draw 1 stays out.
BRG-175 = No one draws for their own All Draw 1.
BRG-176 = Each Amplify in front of the owner of All Draw 1 adds 1 card to what every other player draws for it.
BRG-177 = A player who draws for All Draw 1 draws 1 more card for each Amplify in front of them.
BRG-178 = A player who can play nothing after drawing for All Draw 1 draws another card as the action of the turn.
BRG-179 = A card drawn for All Draw 1 may be played in the same turn.
BRG-180 = Each All Draw 1 counts: with two of different owners, the other players draw for both and each owner for the other one's.
BRG-181 = Two All Draw 1 of the same owner both work, and both leave when that owner's turn begins.
BRG-182 = All Draw 1 counts 40 points in the hand and nothing when it lies in front of a player.
BRG-183 = A bound player draws for All Draw 1 when the turn begins, and then the one card of the bound turn.

## Drawing and the end of a round

BRG-184 = A player who can play nothing draws 1 card as the action of the turn.
BRG-185 = When someone goes out the round is scored: everyone counts the points of the cards they still have.
BRG-186 = Points are losses, so the fewer the better; one bad round can cost 200.
BRG-187 = A game is played over several rounds, and the points add up.
BRG-188 = No card ever leaves the game or enters it: hands, fronts, draw pile and discard pile together are always the whole deck.

## What the documents do not say

BRG-G1 = From two to six players can sit at the table.
BRG-G2 = Everyone starts a round with 5 cards, as many as Reset deals, unless the table has chosen another number.
BRG-G3 = The first top card is a number card of one colour: any other card that is turned up goes under the draw pile and the next one is turned.
BRG-G4 = The first seat begins, or one at random if the table has chosen so, and each new round begins one seat further on. Every round starts clockwise, and turns go on in the direction of play.
BRG-G5 = A card fits on the top card by its colour or by its number, and a coloured special card also by its name.
BRG-G6 = A player may draw a card as the action of the turn even if they could play one.
BRG-G7 = After drawing, a player may still make a legal play in the same turn or pass. They are not limited to the card just drawn. If the table has chosen so, a player may only release or pass then.
BRG-G8 = When the draw pile is used up, the discard pile without the top card becomes the new draw pile. Public cards on the table stay where they are.
BRG-G9 = The discard pile is shuffled before it becomes the new draw pile.
BRG-G10 = When there are not enough cards left to draw, a player draws what there is and play goes on. If for a whole lap no one has a choice and no card moves, the round ends and is scored as it stands.
BRG-G11 = No one has to announce their last card, and there is no penalty for silence.
BRG-G12 = The game ends after five rounds, unless the table has chosen another number. The lowest total of points wins, and equal totals share the win.
BRG-G13 = Going out earns nothing beyond an empty hand; a Clear in front of the player still counts its 30 points.
BRG-G14 = A defence card or another card that only goes to the discard pile is put under the top card, which stays as it was.
BRG-G15 = Answering with Block or Haunted Shield uses up the defender's turn, and the next player goes on.
BRG-G16 = After a player has drawn for an attack, the player after them goes on.
BRG-G17 = With two players a reversed direction changes nothing: the opponent is next either way.
BRG-G18 = There is no limit to the number of cards in a hand.
BRG-G19 = When someone goes out on an attack, the round ends at once and no one draws for it.
BRG-G20 = When someone goes out by playing Through, Reflect or Curse, the attack ends with the round and moves to no one.
BRG-G21 = Everyone may know the sizes of the hands, the cards in front, the top card and its colour, the direction and the attack that is running. The rest of the discard pile is not open to look through.
BRG-G22 = A Bind that is blocked or has run out goes to the bottom of the discard pile.
BRG-G23 = Only one card answers an attack: a parry or a defence card, not both.
BRG-G24 = When a defence card moves an attack, the top card and the colour in force stay as they were.
BRG-G25 = On a wild card only the named colour counts for matching. Another wild card can be played on it as on anything.

## Where the documents can be read in two ways

BRG-AMB1 = With the Expansion there are two Reset cards in all, one of them from the basic deck.
BRG-AMB2 = A coloured special card can be played on one of the same name in another colour, such as a red Skip on a blue Skip.
BRG-AMB3 = The round ends with the last card, so an attack made with it hits no one.
BRG-AMB4 = A card of several colours counts as having the Escort's colour, so a wild card, a Direct or a 15 can follow where that colour is among its own.
BRG-AMB5 = An Escort that ends a Chain must be followed like any Escort, and another Escort of a different colour will do.
BRG-AMB6 = After a Shot Draw 2 play goes on from the seat of the player who was hit, not from the seat of the one who played it.
BRG-AMB7 = A card played as a parry is laid on the discard pile like any coloured card and becomes the top card.
BRG-AMB8 = An attack that began with Draw 2 or Shot Draw 2 can be parried even after a defence card has moved it.
BRG-AMB9 = After Wild +1 the next card may be of any colour, whichever colour was named.
BRG-AMB10 = Only turns that a bound player really has count towards the two bound turns; lost turns do not.
BRG-AMB11 = A bound player cannot release public cards, because the bound turn leaves no other action than drawing.
BRG-AMB12 = A player who blocks an attack has used the turn that way and does not play a card as well.
BRG-AMB13 = The previous player, for Reflect and Haunted Shield, is the one who sent the attack: the player who made it, parried it or passed it on last.
BRG-AMB14 = Almighty cannot stand for All Draw 1, because that is a public card too. It can if the table has chosen so, since the card's own list of public cards leaves All Draw 1 out.
BRG-AMB15 = An Almighty handed over as Haunted Shield is an ordinary Almighty in the hand that receives it.
BRG-AMB16 = A player who passes an attack on adds 1 card for each of their Amplify once only, and owes no extra card as if they had been hit.
BRG-AMB17 = A player who goes out with Clear in front scores 30 points for it.
BRG-AMB18 = The Amplify cards of the owner of All Draw 1 are counted again each time someone draws for it.
BRG-AMB19 = Almighty used as a defence card or as Reset names no colour, since it does not become the top card. In a Chain it may stand for a coloured card if it takes the Chain's colour.
BRG-AMB20 = A bound player's turn begins, so All Draw 1 makes them draw; a skipped player's turn does not begin, so it does not.
BRG-AMB21 = Almighty standing for a coloured card can be played whatever the top card is, since it takes any colour its player names.
BRG-AMB22 = With several All Draw 1 to draw for, a player's own Amplify adds its extra card to each of them.
BRG-AMB23 = With two players Wild Direct Draw 5 cannot be played with a skip, since it would attack its own player. Direct with a skip simply gives its player another turn.
