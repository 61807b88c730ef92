### The rules of Innovation, one message a rule: the answer to "why?".
### Sources are in text/sources/innovation.toml, rulings in docs/rulings.md.

## The turn and its actions

INN-001 = One turn is two actions, and each of them is drawing, melding, activating a dogma or achieving.
INN-002 = The same action may be taken twice in a turn. Only endorsing and inspiring are limited to once.
INN-003 = The draw action takes a card into the hand from the deck whose age is that of the player's highest top card.
INN-004 = In the first round the start player takes only one action.
INN-005 = With four players, the second player too takes only one action in the first round.
INN-006 = With two or three players, the second player already takes two actions in the first round.
INN-007 = From the second round on every turn has two actions.
INN-008 = If the deck to draw from is empty, the card comes from the next higher age that still has a deck.
INN-009 = An empty deck sends a draw on to later ages only, never back to earlier ones.
INN-010 = Only a draw moves on to the next age. If an effect melds, scores, transfers or returns a card of a stated age and there is none, nothing happens.
INN-011 = For instance, a player who is told to draw a card of age 2 while that deck is empty draws one of age 3.
INN-012 = Melding puts a card from the hand on top of the pile of its colour. Of that colour only this top card is active.
INN-013 = There are five colours, so a board has at most five piles.
INN-014 = When an effect melds three cards from the hand and there are only two, both are melded: one does as much as one can.
INN-015 = Revealing, tucking, returning and the like handle as many cards as there are, if there are fewer than stated.
INN-016 = If an effect asks for exactly a number of cards and there are fewer, none of them moves.
INN-017 = If an effect says up to a number, the player chooses how many cards, and may choose none.
INN-018 = A plain number of cards, with neither "exactly" nor "up to", must be met as far as the cards allow. Stopping earlier is not allowed.
INN-019 = A dogma action activates one of the player's own top cards. Covered cards cannot be activated.
INN-020 = The icon in front of an effect's text decides whom else it affects: only icons of that kind are compared.
INN-021 = To achieve an age, a player needs a score of at least five times that age.
INN-022 = To achieve an age, a player also needs a top card of that age or higher.
INN-023 = Age 1, for instance, takes 5 points and a top card of age 1 or higher.
INN-024 = Points are not spent by achieving, so the same 10 points are enough for age 1 and then for age 2.
INN-025 = Only a standard achievement that is still available can be claimed. Once someone has it, no other player can take it.
INN-026 = Without expansions, and up to the third edition, there is one standard achievement for each age from 1 to 9.
INN-027 = Up to the third edition, a special achievement takes no action: a player who meets its condition has it at once, even in the middle of an effect.
INN-028 = A special achievement is handed over without asking whether the player wants it.
INN-029 = A special achievement can be gained in another player's turn too, since it takes no action.

## Icons, splaying and sharing

INN-030 = A player has as many icons of a kind as are visible on the cards of their board.
INN-031 = A card carries up to four icons. A base card has four places, for three icons and the hexagon.
INN-032 = In a pile that is not splayed, only the icons of the top card count.
INN-033 = In a splayed pile the icons that show on the covered cards count as well.
INN-034 = A splay shows a part of each covered card. Left usually shows the fewest icons, right more, and up the most.
INN-035 = A card melded onto a splayed pile leaves the splay as it is, and the card it covers now shows a part in that direction.
INN-036 = Unsplaying makes a plain pile again, in which only the icons of the top card count.
INN-037 = A covered card is visible as far as the splay lets it show, and that includes cards tucked at the bottom.
INN-038 = A demand does not affect anyone who has at least as many of its icons as the player who activated it.
INN-039 = A demand affects every opponent who has fewer of its icons than the player who activated it.
INN-040 = If a castle demand is activated with three castles, an opponent with four is safe and one with two is hit.
INN-041 = A demand never affects the player who activated it.
INN-042 = A player who has at least as many of the card's icons as the activating player shares its non-demand effects.
INN-043 = The activating player always executes the non-demand effects too, even with none of the card's icons in sight.
INN-044 = If at least one opponent gained from sharing the dogma, the activating player takes a free draw action after it. This is the sharing bonus.
INN-045 = The sharing bonus is one draw, however many opponents shared.
INN-046 = The sharing bonus must be drawn; it cannot be refused.
INN-047 = The sharing bonus comes after the whole dogma, and its age is that of the activating player's highest top card by then.
INN-048 = A teammate who gains from sharing brings no sharing bonus; it takes an opponent.
INN-049 = An opponent for whom the shared effects changed nothing brings no sharing bonus.
INN-050 = The sharing bonus is a draw like any other: if it goes beyond the last age, the game ends.

## Setting up

INN-051 = Everyone starts with two cards of age 1.
INN-052 = Each player melds one of the two starting cards and keeps the other in hand.
INN-053 = The player whose first meld comes first in the alphabet by its English title starts the game. Agriculture, for instance, goes before Tools.
INN-054 = Each title of age 1 has a number for this, base and Echoes cards together from 1 to 30, and the lowest number starts. The base cards alone leave gaps.
INN-055 = The first melds decide who starts. After that the turns go clockwise round the table.
INN-056 = The meld that sets up the game is not a meld action, so it brings no dig, no city and no promotion.
INN-057 = Up to the third edition there are 105 base cards: 15 of age 1 and 10 of each age from 2 to 10.

## The end of the game

INN-058 = The game ends as soon as a player has the number of achievements needed, even in the middle of a dogma.
INN-059 = With two players and no expansions, six achievements win the game.
INN-060 = With three players and no expansions, five achievements win the game.
INN-061 = With four players and no expansions, four achievements win the game.
INN-062 = In the team game of four without expansions, six achievements win, those of both partners counted together.
INN-063 = Up to the third edition, the game ends as soon as someone tries to draw a card of age 11 or higher, even in the middle of a dogma.
INN-064 = When drawing beyond the last age ends the game, the highest score wins, whatever the achievements.
INN-065 = When drawing beyond the last age ends the game with equal highest scores, the one of them with more achievements wins.
INN-066 = When drawing beyond the last age ends the game, players with equal scores and as many achievements share their place.
INN-067 = Up to the third edition, being told to draw a card of value 11 or more counts as drawing beyond the last age, even while decks remain.
INN-068 = The score that decides after drawing beyond the last age includes the points of visible bonus icons.
INN-069 = Some dogmas state a condition for winning. A player who meets it wins.
INN-070 = If several players who are not a team meet a dogma's condition for winning, no one wins and the game goes on.
INN-071 = If the players who meet a dogma's condition for winning are partners in one team, their team wins.

## What the words mean

INN-072 = Tucking puts a card at the bottom of the pile of its colour.
INN-073 = A card tucked where its colour has no pile becomes the top card, but no one has taken a meld action by that.
INN-074 = A returned card goes to the bottom of the deck of its age.
INN-074b = A player who returns several cards at once chooses the order in which they go.
INN-075 = A removed card leaves the game and goes to no deck.
INN-076 = A card that is drawn and revealed is kept apart from the hand while the effect deals with it. Unless the effect sends it elsewhere, it then joins the hand.
INN-077 = While a drawn card lies revealed it is not part of the hand, and what happens to the hand does not touch it.
INN-078 = Unless an effect names all players or another player, it means the cards of the player who executes it.
INN-079 = An exchange takes place even with nothing on one side: an empty hand exchanged for a score pile takes in all its cards.
INN-080 = An effect that achieves an age takes the standard achievement of that age. If it is no longer available, nothing happens.
INN-081 = Whether an effect that achieves an age still asks for the usual score and top card depends on the card: some do, others waive them.
INN-082 = An effect that achieves a certain card moves that card, from wherever it is, to the player's achievements. The standard achievements stay as they are.

## Editions

INN-083 = Unless the table chooses another edition, the third one (Innovation Deluxe) is played. Nine cards work differently in the first.

## After a meld action

INN-084 = After a meld action things happen in this order: the city's icons, drawing a city, digging an artifact, promoting from the forecast, and the melded figure's "when" karma.
INN-085 = The icons of a melded city work first, so the card for its plus icon is drawn before any city for the new colour.
INN-086 = Whether a new colour brings a city is settled after the city icons have worked. If an arrow's splay has already brought one into the hand, it does not.
INN-087 = A dig is finished, with the artifact on display, before the player decides about a promotion.
INN-088 = After a meld action the figure's "when" karma comes last, after the dig and the promotion.
INN-089 = A card melded by an effect brings no city icons, no city, no dig and no promotion, unless that effect says so.

## Artifacts of History

INN-090 = Each expansion in play raises the number of achievements needed to win by one.
INN-091 = A meld action that covers a card with one of the same or a lower age brings a dig.
INN-092 = A meld action also brings a dig if the new card and the card it covers have their hexagons in the same place.
INN-093 = If both reasons for a dig are given at once, there is still one dig only.
INN-094 = A dig takes an artifact of the covered card's age and puts it face up on display in front of the player.
INN-095 = If the base deck of the covered card's age is empty, the dig moves on to the next age that still has a base deck.
INN-096 = If no artifact of the age to dig is left in its deck, there is no dig.
INN-097 = A player who already has an artifact on display does not dig.
INN-098 = A card melded as the first of its colour covers nothing, so there is no dig.
INN-099 = A compel affects those who could share: the other players with at least as many of the card's icons as the activating player.
INN-100 = Apart from whom it affects, a compel works like a demand, and what is said of demands holds for compels too.
INN-101 = The players affected by a compel carry it out one after another, clockwise from the player who activated it.
INN-102 = Compelling others brings no sharing bonus; only sharing a non-demand effect does.
INN-103 = In a team game a compel affects a teammate of the activating player as well.
INN-104 = At the start of the turn a player may activate the artifact on display with all its effects. This free dogma costs none of the two actions.
INN-105 = For the free dogma of the artifact on display its icons are added to its owner's.
INN-106 = Except in its free dogma, the icons of an artifact on display do not count.
INN-107 = Once the free dogma is passed up, the icons of the artifact no longer count. Up to the third edition it stays on display.
INN-108 = Up to the third edition, the artifact on display is returned to its deck after its free dogma.
INN-109 = Up to the third edition, a player may instead return the artifact on display at the start of the turn, without activating it.
INN-110 = Up to the third edition, a meld action may take the artifact on display as if it were in the hand.
INN-111 = An artifact on display belongs to neither hand nor board, so no other effect touches it.
INN-112 = With Echoes in play, the free dogma of an artifact on display also runs the echo effects that are visible in its colour.
INN-113 = Up to the third edition, five relics may be added to Artifacts, one for each age from 3 to 7. Artifacts has no special achievements.
INN-114 = After a dig, the relic that has the age of the artifact just dug can be seized.
INN-115 = A relic of a set that is not in play can be seized only as an achievement, from the supply or from another player.
INN-116 = A relic of a set in play can be seized as an achievement or into the hand, and from one's own achievements into the hand.
INN-117 = A relic among a player's achievements lies face up.
INN-118 = Battleship Yamato lies in the deck of age 8, but on a board it counts as a card of age 11.

## Echoes of the Past

INN-119 = Echoes adds five special achievements of its own.
INN-120 = With Echoes everyone starts with one base card and one Echoes card of age 1, and chooses which of them to meld.
INN-121 = Up to the third edition, a player who would draw a base card, and has cards in hand but no Echoes card among them, must draw an Echoes card instead.
INN-122 = Up to the third edition, a player with an empty hand draws a base card, not an Echoes card.
INN-123 = Up to the third edition, a player who already has an Echoes card in hand draws a base card.
INN-124 = The Echoes card has the age that the base card would have had, after empty base decks are passed over.
INN-125 = If the expansion has no card of that age left in its deck, a base card is due after all, and whether an Echoes card or an Unseen card takes its place is settled as for any base card.
INN-125b = When several cards are drawn, it is settled again before each of them whether it is an Echoes card.
INN-126 = Of the visible bonus icons the highest adds its number to the score, and each of the others adds 1: 10, 10, 5 and 4 make 13.
INN-127 = A single visible bonus icon adds its number to the score. Without any, nothing is added.
INN-128 = A bonus icon counts only while it is visible. Covered in a pile that is not splayed, it adds nothing.
INN-129 = A player's score is that of the score pile together with the points of the visible bonus icons.
INN-130 = Before the dogma effects of a card, all echo effects visible in its colour are executed, from the bottom of the pile up to the top card.
INN-131 = Which echo effects are visible is settled at the beginning. A splay that changes along the way makes no difference.
INN-132 = Echo effects are shared like non-demand effects, by the players who have enough of the card's icons.
INN-133 = Echo effects also run when a card's dogma is executed without a dogma action, for instance from the display.
INN-134 = A foreshadowed card lies face down in its owner's forecast. The owner may look at it at any time, opponents may not.
INN-135 = At the end of a meld action one card of the forecast can be promoted, which means melded, if its age is not above that of the card just melded.
INN-136 = A meld by an effect brings no promotion.
INN-137 = Once a card has been promoted, its dogma can be activated without using an action.
INN-138 = Up to the third edition a player need not promote a card, and need not activate the card that was promoted.
INN-139 = A promotion is not a meld action, so it brings no dig, no city and no further promotion.
INN-140 = Effects of Echoes may add standard achievements, take them away, or make other cards achievements. Mostly a player gains one only if eligible for it.
INN-141 = Standard achievements of one age become dearer: a second one takes twice the usual score, a third one three times.
INN-142 = Only achievements of the same age raise the score needed. A player who has ages 1 and 3 still needs 10 points for age 2, but 30 for another age 3.
INN-143 = For a second achievement of an age only the score needed grows. A top card of that age or higher is still enough.

## Cities of Destiny

INN-144 = Cities adds five special achievements of its own.
INN-145 = A player whose meld action adds a new colour to their board draws a city.
INN-146 = A player who splays a pile in a new direction, be it their own or another player's, draws a city right away.
INN-147 = A player who has a city in hand draws no further one, neither for a new colour nor for a splay.
INN-148 = A city is drawn at the age of the player's highest top card.
INN-149 = A new colour that is melded by an effect brings no city.
INN-150 = The meld that sets up the game brings no city.
INN-151 = If no city of that age is left in its deck, a base card is due instead, and the draw rules apply to it.
INN-152 = Endorsing is one of the actions of a turn, but cannot be done twice in a turn.
INN-153 = To endorse a top card, a player chooses one of its icons and needs a top city that has this icon too.
INN-154 = Up to the third edition, endorsing costs tucking a card from the hand whose age is not above the chosen city's. It may be of any colour and goes under its own.
INN-155 = A player with no card in hand of the city's age or lower cannot pay for endorsing, and so cannot endorse.
INN-156 = When a card is endorsed, its player executes each of its non-demand effects twice.
INN-157 = An endorsed demand goes clockwise round all affected opponents once, and then round all of them again.
INN-158 = Other players who share an endorsed card execute each shared effect only once.
INN-159 = An endorsed dogma that was shared brings one sharing bonus, as usual.
INN-160 = Who shares, who is affected by a demand and which echo effects are visible is settled as usual, once, before an endorsed card is executed.
INN-161 = The plus icon of a city draws a card one age above the city's.
INN-162 = The arrow icon of a city splays the city's colour in the direction of the arrow.
INN-163 = Plus, arrow and search work only if the city came to the board by a meld action. When it is tucked, or melded by an effect, they do nothing.
INN-164 = The search icon reveals as many base cards of the city's age as that age's number. Those that have the icon go to the hand, and the rest is returned.
INN-165 = An icon with the search sign also counts normally, as one of its kind.
INN-166 = During a search no expansion replaces the base cards, and no draw moves on to the next age: it reveals what the deck has.
INN-167 = A visible flag counts as one achievement as long as no opponent has more visible cards of its colour. A tie is enough.
INN-168 = A fountain counts as one achievement as long as it is visible.
INN-169 = Flags and fountains count towards winning from the moment they are visible, so a splay that shows one can end the game.
INN-170 = If a city has two special icons, both of them work.

## Figures in the Sand

INN-171 = Figures adds five decrees, one of each colour, which are special achievements.
INN-172 = With Figures in play, the sharing bonus is a figure instead of a base card.
INN-173 = A player who takes a standard achievement with the achieve action lets each opponent draw a figure, clockwise from the next seat on.
INN-174 = Special achievements, and those gained by an effect, let no one draw a figure.
INN-175 = A figure is drawn at the age of the drawing player's highest top card.
INN-176 = A figure's karma works only while the figure is a top card. Being visible in a splay is not enough.
INN-177 = Every karma is of one of four kinds: "when", "each", "issue" or "would".
INN-178 = One karma never sets off another.
INN-179 = If several "would" karmas apply at once, the player whose turn it is chooses one of them, and the others are ignored.
INN-180 = Of a karma one does what can be done, and the rest is ignored.
INN-181 = A "when" karma happens because its figure is melded, and it happens too when an effect melds the figure.
INN-182 = An "each" karma changes how something counts, such as icons, the cards in some place, or the score.
INN-183 = An "issue" karma lets its owner issue the decree it names with two figures instead of three, and of any colours.
INN-184 = A "would" karma that says "instead" cancels what would have happened and takes its place.
INN-185 = After a "would" karma that says "first", what was about to happen still happens.
INN-186 = The decree action needs three figures of three different ages in hand.
INN-187 = The decree action removes the player's whole hand from the game, figures and all other cards.
INN-188 = The decree is chosen among those that have the colour of a figure just removed.
INN-189 = If another player has the chosen decree, it goes back among the available achievements and its effect does not happen.
INN-190 = If the chosen decree is available, it becomes the player's achievement and its effect happens.
INN-191 = If the player already has the chosen decree, only its effect happens.
INN-192 = A decree is not a safe achievement: a player who loses it has one achievement fewer.
INN-193 = At the end of any player's action, everyone with two or more top figures must fade the surplus: one at a time they go to the score pile, until one top figure is left.
INN-194 = Which figure fades is chosen by the owner of the board, not by the player whose turn it is.
INN-195 = If there is another figure under the one that fades, there are as many top figures as before, and fading goes on.
INN-196 = A figure that only shows in a splay is not a top figure and does not fade.
INN-197 = Up to the third edition, inspiring is one of the actions of a turn, but cannot be done twice in a turn.
INN-198 = To inspire, a player chooses a colour that shows an inspire effect, and executes all inspire effects visible in it from bottom to top.
INN-199 = After inspiring, the player draws a card of the age of that colour's top card, whatever their other top cards are.
INN-200 = Inspire effects are not shared.

## The Unseen

INN-201 = Unseen adds five special achievements of its own.
INN-202 = The first card that a player draws into the hand in any turn, their own or another player's, is an Unseen card if it would be a base card.
INN-203 = Where both an Echoes card and an Unseen card could replace a base card, it is the Echoes card.
INN-203b = A card that is drawn without entering the hand, to be melded or scored at once, is not replaced by an Unseen card.
INN-204a = With Unseen everyone starts with one base card and one Unseen card of age 1. The table may choose two base cards instead.
INN-204b = A safeguarded card goes face down into the safe and is a secret. No one may look at it, not even the player whose safe it is.
INN-204c = With the achieve action a player may take a secret of their own as a standard achievement if they are eligible for its age. Secrets have no other use.
INN-204d = A safe holds five secrets. The best splay on the player's board lowers this: to four with left, three with right, two with up and one with aslant.
INN-204e = If the limit of a safe falls below the number of secrets in it, they stay there.
INN-204f = While a safe is full, a card that should go there stays where it was. A card just drawn to be safeguarded stays in the hand.

## The fourth edition

INN-205 = In the fourth edition there are cards of age 11, and the game ends only when someone tries to draw beyond that.
INN-206 = In the fourth edition there is a standard achievement of age 10 as well. It takes 50 points and a top card of age 10 or higher.
INN-207 = In the fourth edition ages 10 and 11 have a new icon, which is counted like the others.
INN-208 = In the fourth edition a pile can also be splayed aslant, and that is the strongest splay.
INN-209 = In the fourth edition the cards of ages 1 to 10 keep their titles, but some of them have other effects than before.
INN-210 = In the fourth edition most special achievements are gained at the end of an action. A condition that was met only along the way does not count.
INN-211 = In the fourth edition cards, achievements and whole decks can be junked. Unlike removed cards they can come back into the game.
INN-212 = In the fourth edition a junked deck is empty, so a draw of its age moves on to the next age.
INN-213 = In the fourth edition, self-executing a card means executing its non-demand effects without sharing them. Its demand is left out.
INN-214 = In the fourth edition the parley rule holds with four or more players, but not in a team game.
INN-215 = For the parley rule of the fourth edition, the neighbours of a player are only those directly before and after them.
INN-216 = By the parley rule of the fourth edition, a player with enough icons shares the dogma of someone who is not a neighbour only by returning a card from the hand. That card does not spare them a demand.
INN-217 = By the parley rule of the fourth edition, a player can avoid the demand of someone who is not a neighbour by returning a card from the hand. That card does not pay for sharing.
INN-218 = By the parley rule of the fourth edition, a player may as an action return a card from the hand and activate a top card of someone who is not a neighbour. Their own icons are compared.
INN-219 = In the fourth edition, if a card that an effect is self-executing or fully executing tells the player to do the same with another card, they first draw and achieve a card of age 11.
INN-220 = In the fourth edition, if the deck of age 11 is empty when such a chain should draw from it, that is an attempt to draw beyond age 11, and the game ends.
INN-221 = In the fourth edition Artifacts has no relics.
INN-222 = In the fourth edition Artifacts has five museums. All are available at the start, and so is one again whose artifact has left it.
INN-223 = In the fourth edition, after the artifact on display could be activated at the start of the turn, its owner takes an available museum and puts it there, activated or not. If the artifact has left the display, no museum is taken.
INN-224 = In the fourth edition an artifact is not returned after its free dogma, because it goes into a museum.
INN-225 = In the fourth edition a player may meld an artifact from their own museums, but not from the display.
INN-226 = In the fourth edition a player may steal an artifact from an opponent's museum instead of digging. It must have the age of the covered card, and empty ages are not passed over for this.
INN-227 = In the fourth edition, when no museum is left to take, the one player who has the most of them achieves one, and the rest is given back.
INN-228 = In the fourth edition, once all museums have been achieved, an artifact on display goes to its owner's hand.
INN-229 = In the fourth edition with Echoes, everyone starts with one base card and one Echoes card. The table may choose two base cards instead.
INN-230 = In the fourth edition an Echoes card replaces a base card if only one of the player's top cards has their highest age. The hand makes no difference.
INN-231 = In the fourth edition a card must be promoted if possible, and must then be activated. Only which card it is can be chosen.
INN-232 = In the fourth edition a forecast holds five cards. The best splay on the player's board lowers this: to four with left, three with right, two with up and one with aslant.
INN-233 = In the fourth edition the cards of a forecast stay there when its limit falls. While it is full, a card that should go there stays where it was, a card just drawn in the hand.
INN-234 = In the fourth edition the junk icon of a city junks an available standard achievement of the city's age.
INN-235 = In the fourth edition the uplift icon of a city junks the base deck one age above the city's, and then draws a card two ages above it.
INN-236 = In the fourth edition the unsplay icon of a city makes every opponent unsplay the city's colour.
INN-237 = In the fourth edition junk, uplift and unsplay work only if the city came to the board by a meld action.
INN-238 = In the fourth edition endorsing costs junking, not tucking, a card from the hand whose age is not above the city's.
INN-239 = In the fourth edition the special achievements Glory and Victory depend on junking cards from the hand, and no longer on tucking.
INN-240 = In the fourth edition figures have no echo effects and no inspire effects, so there is no inspire action.
INN-241 = In the fourth edition a player who activates a card may have avatar icons compared instead, if one of their top figures has the card's icon.

## More that follows

INN-242 = When several players draw or are affected, they go one after another, clockwise from the player whose action it is.
INN-243 = A free dogma, of an artifact on display or of a promoted card, can be shared like any dogma, and then brings the sharing bonus.
INN-244 = The rule for drawing Echoes cards holds for every draw of a base card, be it an action, an effect or the sharing bonus.
INN-245 = Cards in the forecast or the safe are not in the hand, so they do not matter where the hand is checked for Echoes cards or cities.
INN-246 = Only a city in the hand keeps a player from drawing another. Cities on the board do not.
INN-247 = Endorsing and inspiring are limited each by itself, so both can be done in the same turn.
INN-248 = The achieve action may be taken twice in a turn. Special achievements gained in between change nothing about that.
INN-249 = Relics and decrees that a player has as achievements count towards winning.
INN-250 = In a team game the achievements of both partners are added up, and the number a team needs also grows by one with each expansion.

## What the document does not say

INN-G1 = What a card does, and which icons it has in which places, is what the card itself says in the edition being played.
INN-G2 = Every set has 15 cards of age 1 and 10 of each later age, up to age 10 through the third edition and up to age 11 in the fourth.
INN-G3 = The condition of a special achievement is the one written on it in the edition being played.
INN-G4 = The decrees are War in red, Rivalry in purple, Trade in green, Advancement in blue and Expansion in yellow.
INN-G5 = The museums of the fourth edition have no effects of their own, so it makes no difference which of those available is taken.
INN-G6 = How many cards are left in each deck is known to everyone. Which cards they are, and in which order, is not.
INN-G7 = Taking back a move and playing against the clock are agreements of the table, not rules of Innovation. They never change what a card does.
INN-G8 = Where a card's print is told in different ways, its icons are those listed in the rulings of this table.
INN-G9 = Junked cards lie face down in the junk, removed cards face down in the box. Everyone sees their backs.
INN-G10 = The icon at the top of a city works before the one at the bottom. What a search does not keep is returned in an order of choice. Cities have no effects: up to the third edition one can be activated for the echo effects visible in its colour, in the fourth not at all. Their bonuses always count.
INN-G11 = The figures of a hand are shown when it pays for a decree. In the fourth edition the hand goes to the junk, up to the third out of the game. Decrees say the same in both editions. One that has been junked or removed cannot be issued.
INN-G12 = A figure that fades is scored like any card, and one without an echo effect in its colour cannot be activated. Forecasts are promoted from also where only Figures is in play. No one claims a special achievement that comes by itself. Nothing follows a meld action whose meld does not take place. A card that a karma effect is concerned by for what its back does not show is revealed before the effect.
INN-G13 = A player who activates a card chooses the avatar, or does not, before anything else; then the dogma goes by the avatars that are visible.
INN-G14 = While the artifact on display is activated its icons count as if it lay on the board, for effects that count icons too. Where nothing can be dug, nothing can be stolen. When the museums are given back, all their artifacts are returned. A relic is returned to where it can be seized. Who super-executes a card compels every other player.
INN-G15 = A card that is executed by another one has the echo effects of its colour, in the fourth edition only as a top card. Foreseen is the promoted card alone, while it is activated for that, for everyone who executes its effects. A revealed card is not in the hand when the next one is drawn. Where something is compared with a colour without a top card or a board without a bonus, that counts as 0.
INN-G16 = Where cards execute each other, or a card itself, without end, it ends after fifty executions inside each other. An effect that repeats more often than the game has cards is not repeated again.
INN-G17 = A card that has moved since an effect looked for it stays where it is. A karma effect that itself does with a card what was about to be done counts as that; any other replacement does not.
INN-G18 = “During this action” lasts from the choice of the action to its end, through every execution of the card.
INN-G19 = Ways joined by “either … or”, directions, values, decks and players are offered as printed, also where they do nothing. Cards, and piles to be splayed, are offered only where it can be done with them.
INN-G20 = Standard icons are the six kinds of every edition: crown, leaf, lightbulb, castle, factory and clock. Avatars and prehistory of the fourth edition are none.
INN-G21 = To a karma effect an exchange is one event and no transfer; transferring a card to the available achievements is a transfer; claiming a secret, or a decree by issuing it, is a claim; an endorsed card is activated as that action of the turn.
INN-G22 = An effect that goes by the value of a card it has moved goes by the value that the card had, or has, face up on a table. Special achievements and museums have no value.
INN-G23 = “You win” is carried out for each player in turn, and who comes first wins. The order in which all of some cards go is asked for where two or more come to the same deck or are tucked into the same colour, where they are melded, and where a karma effect may make a difference.
INN-G24 = A karma effect that raises values raises every number of an age that stands in the effect, not one that is worked out, such as one age higher than a card. Values raised beyond the last age are beyond it.
INN-G25 = A game within the game is played to its end before anything else happens. Whatever the players have is laid aside; decks, available achievements and the junk are not. A player who melded the first title in the alphabet begins, as at the start of any game, and there are as many actions. Its winners transfer their cards to the places of the same kind where these lay, artifacts from the display and from museums to the hand; all other cards of that game, and what finds no room, are junked. Museums are given back. The turn around it goes on with all its counts as they were.
INN-G26 = Teleprompter executes whole effects. A card is revealed where it lies, on top of a deck; the first effect of its own that is no demand is executed, if it has one, and a crown on it makes the effect repeat with a deck that has not been chosen yet.

## Where the document can be read in two ways

INN-AMB1 = Special achievements are checked for every player after each single change, beginning with the player whose turn it is and going clockwise. In the fourth edition most of them are checked at the end of an action, beginning on the left of the player whose action it was, who comes last. Where several players fulfil conditions at once, the first of them to have enough achievements wins alone.
INN-AMB2 = A left splay shows the place at the bottom right of each covered card, a right splay the two on its left side, an up splay the three along the bottom, and the fourth edition's aslant splay all four.
INN-AMB3 = An opponent has gained from sharing if anything at all changed while they executed an effect, even if it was changed back. Up to the third edition revealing a card is such a change, in the fourth it is not. Choosing a card, or showing cards as proof, changes nothing.
INN-AMB4 = The titles of the first melds settle the start player, not the whole order of play. From there it goes clockwise by the seats.
INN-AMB5 = The arrow of a city that is the only card of its colour splays nothing, so no city is drawn for it.
INN-AMB6 = After a meld action a "when" karma waits for the end of the order of events. When an effect melds the figure, the karma happens at once.
INN-AMB7 = The echo effects to execute are listed at the beginning of the dogma, and the list stays as it is whatever happens on the board.
INN-AMB8 = A promotion melds a card, but it is not a meld action, so what follows a meld action does not follow it.
INN-AMB9 = Ages whose base deck is empty are passed over before a city is drawn. If there is no city of the age thus found, a base card is drawn.
INN-AMB10 = When a card is endorsed, the icons are counted after the cost has been paid.
INN-AMB11 = Opponents who draw a figure go by their own highest top card, not by that of the player who achieved.
INN-AMB12 = A card that is drawn without entering the hand does not use up the Unseen card of the turn: the first draw into the hand is still replaced. By an option of the table the first base draw of the turn is replaced wherever the card goes.
INN-AMB13 = In the fourth edition a chain that finds the deck of age 11 empty draws beyond the last age, so the game ends.
INN-AMB14 = In the fourth edition, if several players tie for the most museums, no one achieves one and all of them are given back.
INN-AMB15 = In the fourth edition, once all museums have been achieved, the artifact goes from the display to the hand at the moment when it would otherwise have gone into a museum.
INN-AMB16 = With both Echoes and Unseen, everyone starts with one Echoes card and one Unseen card. The table may choose two base cards instead.
INN-AMB17 = When drawing beyond the last age ends a team game, the scores of partners are added up. Equal sums are decided by the achievements of both together.
INN-AMB18 = A shared effect is executed clockwise, beginning with the next player after the one who activated it. The activating player comes last.
INN-AMB19 = A player whose highest top card is Battleship Yamato draws at age 11. That ends the game up to the third edition, while in the fourth it draws a card of age 11.
INN-AMB20 = No one has to seize a relic. Its age must be that of the artifact dug, after empty ages have been passed over.
INN-AMB21 = Five players need three achievements in the fourth edition, and one more for each expansion. Up to the third edition they need four; of the expansions the first adds none, each further one adds one.
INN-AMB22 = Of cards in score piles and in the hands of others, only the backs are known: their age and their set.
INN-AMB23 = In a team game a demand affects opponents only. A teammate is safe from it, though not from a compel.
INN-AMB24 = By the parley rule of the fourth edition a player decides at most twice in a dogma. Against demands and compels they return a card when they would first have to execute one, for sharing when they would first share, and each decision holds for the rest of the action. A player who returns none for sharing shares nothing.
INN-AMB25 = A teammate is not an opponent, so a flag still counts if only a teammate has more visible cards of its colour.
INN-AMB26 = By the parley rule sharing and avoiding are paid for with a card each. No one is asked whom no effect would reach, and cards that a dogma executes in its course ask no one again.
INN-AMB27 = An Echoes card drawn by the rule of Echoes, or a card of a set that was named, does not use up the Unseen card of the turn. Only a draw that would bring a base card does.
INN-AMB28 = A value that is not there is 0, and one age higher is then 1. A 0 to be drawn is drawn as a 1, or as a 0 where that deck is in the game. “If you do” still asks whether it was done.
INN-AMB29 = A player who must give or use a card of a certain icon or colour from the hand (or the score pile) and has none shows it, so that everyone can see that. The first edition asks this for a value too. Showing cards as proof is no share, and no one has to where the card says “may”.
INN-AMB30 = In a team game the “other players” of a card of the first edition are the opponents, and Self Service counts the achievements of partners together. From the third edition on a partner is one of the other players, but not one of the opponents that a card names.
INN-AMB31 = In every edition the last achievement needed ends the game at once. By an option of the table the fourth edition looks only at the end of each action, after special achievements: the most achievements win, and of equals the first from the left of the player whose action it was, who comes last. A draw beyond the last age before that ends the game by score.
