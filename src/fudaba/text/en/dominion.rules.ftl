### The rules of Dominion for Durations, Ways and Possession, one message a rule: the answer to "why?".
### Sources are in text/sources/dominion.toml, rulings in docs/rulings.md.

## Durations: what they are

DUR-01 = A Duration card is not done when it has been played: part of what it does still waits for later.
DUR-02 = A Duration with an effect still to come stays in play in Clean-up. Once it has done its last work, it goes in that turn's Clean-up.
DUR-03 = What waits has one of five forms: at the start of the next turn; an extra turn after this one; until the player's next turn, when others do something; at the start of every turn; or the next time something happens. One card may have several of them.
DUR-04 = A Duration that works at the start of every turn never leaves play in Clean-up; it is there until the game ends.
DUR-05 = A Duration that waits for the next time something happens stays in play until it happens, however many turns that takes.
DUR-06 = A Duration that has stayed in play counts wherever cards in play are counted, as for Horn of Plenty.
DUR-07 = A Duration that has stayed in play is neither in the deck nor in the discard pile, so Philosopher's Stone does not count it.
DUR-08 = Copies that have stayed in play are copies in play. Under Warlord, a player with two Caravans left from the turn before cannot play a third one from hand.
DUR-09 = While a Duration stays in play it cannot be drawn again. A single copy in the deck can be played every other turn at best.
DUR-10 = A Duration that does its last work in a turn is discarded in that Clean-up before the new hand is drawn. If drawing the hand needs a reshuffle, the card is shuffled in.
DUR-11 = A Duration that stays in play, and whatever it has set aside, is left out when the deck is reshuffled in that Clean-up.

## Durations: discarded on the turn they were played

DUR-12 = A Duration with nothing left to do is discarded in the Clean-up of the turn it was played, like any other card.
DUR-13 = A Duration that was to keep cards set aside, but set none aside, has nothing to wait for and is discarded the same turn.
DUR-13a = With no card in hand to set aside, Haven waits for nothing and is discarded the same turn.
DUR-13b = With Gear the player may set aside no card at all; then Gear is discarded the same turn.
DUR-13c = Archive waits only while cards of it are set aside. If the deck and the discard pile are empty it sets none aside and is discarded the same turn.
DUR-13d = With Crypt the player may set aside no Treasure at all; then Crypt is discarded the same turn.
DUR-13e = If Ghost finds no Action, all revealed cards are discarded and none is set aside, so Ghost is discarded the same turn.
DUR-13f = If the player gains no card this turn, or sets none of the gained cards aside, Cargo Ship is discarded the same turn.
DUR-13g = Research sets nothing aside if no card is trashed, if the trashed card costs $0, or if there is no card to take from the deck. Then it is discarded the same turn.
DUR-13h = Royal Galley waits only for a card that it has set aside. If no Action was played with it, or the Action could not be set aside any more, Royal Galley is discarded the same turn.
DUR-13i = Setting an Action aside with Contract is optional; if none is set aside, Contract is discarded the same turn.
DUR-13j = Blockade waits only for the card that it has set aside. If nothing was gained, or the card was moved elsewhere first, Blockade is discarded the same turn and brings no one a Curse.
DUR-13k = With Grotto the player may set aside no card at all; then Grotto is discarded the same turn.
DUR-13l = Setting an Action aside with Prince is optional; if none is set aside, Prince is discarded the same turn.
DUR-13m = Church, Cage and Quartermaster stay even with no card set aside. Church still lets the player trash a card, Cage still waits for a Victory card, and Quartermaster works every turn.
DUR-14 = An Outpost or Voyage that gives no extra turn, because it would be a third turn in a row, is discarded the same turn.
DUR-15a = A Tactician played with no other card in hand discards nothing. So nothing is to come next turn, and it is discarded the same turn.
DUR-15b = Unless the player discards three cards, Secret Cave gives nothing next turn and is discarded the same turn.
DUR-16 = A card that works either now or next turn has nothing left once the player has chosen now, so it is discarded the same turn.
DUR-16a = A Village Green that gives its card and Actions now is discarded the same turn; nothing is to come next turn.
DUR-16b = A Barge that gives its cards and its Buy now is discarded the same turn; nothing is to come next turn.
DUR-16c = A Stronghold that gives $3 now is discarded the same turn; it draws no cards next turn.
DUR-16d = A Gondola that gives its $2 now is discarded the same turn; nothing is to come next turn.
DUR-16e = An Amphora that gives its Buy and its $3 now is discarded the same turn; nothing is to come next turn.
DUR-17 = A Garrison on which no token was put this turn has nothing to give next turn and is discarded the same turn.
DUR-18 = If what a card waits for happens in the very turn it was played, nothing is left, and it is discarded that turn.
DUR-18a = Secluded Shrine has done its work when its player gains a Treasure, even in the same turn. Then it is discarded that turn.
DUR-18b = Flagship has done its work when it has replayed an Action. If that happens in the same turn, Flagship is discarded that turn, unless it replayed a Duration that stays.
DUR-18c = Abundance has done its work when its player gains an Action, even in the same turn. Then it is discarded that turn.
DUR-18d = The same holds for every card that waits for the next time: a Cutthroat that has brought its Loot in the same turn is discarded that turn.
DUR-19 = Taskmaster works again next turn only if its player gained a card costing exactly $5 this turn. In the first turn without such a card it is discarded.
DUR-20 = A Frigate that affects none of the other players has nothing to wait for and is discarded the same turn. If even one of them is affected, it stays.
DUR-21 = A Duration whose effect on play was replaced has set up nothing for later, so it is discarded the same turn. Enchantress, Highwayman, Enlightenment and Ways do that.
DUR-21a = Under Enchantress, the first Action gives +1 Card and +1 Action instead of its own effect. If it was a Duration, nothing of it remains, and it is discarded the same turn.
DUR-21b = A Treasure hit by Highwayman does nothing. If it is a Duration, nothing of it remains, and it is discarded the same turn.
DUR-21c = With Enlightenment, a Treasure played in the Action phase gives +1 Card and +1 Action instead of its own effect, so a Duration is discarded the same turn. Played in the Buy phase it works as usual.
DUR-21d = A Caravan played with Way of the Ox gives two Actions and nothing later, so it is discarded the same turn.
DUR-22 = A Duration played several times in a turn stays as long as any one of those plays has something left to do.

## Durations: not in play at the end of the turn

DUR-23 = If a Duration has left play, for whatever reason, all that still waits from it is lost at the end of that turn. Until then it goes on working.
DUR-24 = Cards set aside by an effect that was lost stay set aside for the rest of the game. They still belong to their player and count for the score.
DUR-25 = Any Duration that keeps cards set aside can strand them: if something takes it out of play, such as Way of the Butterfly, Way of the Horse or Way of the Turtle, they stay aside. This speaks of the cards as they are printed now, not of older texts.
DUR-26 = A Lighthouse that Way of the Horse has returned to its pile protects its player for the rest of that turn. At the end of the turn the protection and next turn's +$1 are lost.
DUR-27 = A Haven that Way of the Horse has returned to its pile is not in play at the end of the turn. The card that an earlier play of it set aside does not come to hand and stays set aside.
DUR-28 = When King's Court has played Haven three times and then leaves play itself, only the first play still counts, for Haven is in play. What the second and third plays set aside stays aside.
DUR-29 = A card that plays a Duration again, such as Throne Room or Tiara, stays in play as long as that Duration. When the Duration leaves play, the other card is discarded in that turn's Clean-up.
DUR-30 = If none of its plays leaves the Duration anything to do, the card that played it again does not stay either.
DUR-31 = If the card that played a Duration again is not in play at the end of the turn, what waits from the repeated plays is lost. The first play keeps its effect.
DUR-32 = Citadel is not a card in play that could leave it, so the play that it repeats loses nothing. Both cards set aside by Haven come to hand next turn.
DUR-33 = Once a Duration has left play, its coming back in the same turn does not save what waits from earlier plays.
DUR-34 = A card that plays another without moving it, such as Band of Misfits, Captain or Way of the Mouse, cannot play a Duration.
DUR-35 = Under the older rule, a card that played a Duration without moving it stays in play as long as the Duration itself would have stayed.
DUR-36 = A card that plays a Throne Room without moving it stands in for that Throne Room. If the Throne Room plays a Duration, the card stays in play with it.
DUR-37 = What waits from Durations that have left play is lost after Clean-up and before any extra turn. An Outpost that has left play gives no extra turn, though only three cards were drawn.
DUR-38 = A Haven set aside by Way of the Turtle is not in play, so its earlier play in that turn loses what it waits for. Next turn Haven is simply played again.

## Durations: kinds and history

DUR-39 = Duration is a card type that goes with others. There are Action, Night and Treasure Durations, and some of them are also Attacks, Reactions or Victory cards.
DUR-40 = An Attack that is a Duration goes on affecting the other players in the turns after it was played.
DUR-41 = Hireling and Champion work for the rest of the game and so never leave play in Clean-up.
DUR-42 = The Durations of Plunder brought a new condition: they wait for the next time something happens, whichever turn that is.
DUR-43 = Haven keeps a card for the next turn, Cage up to four until a Victory card is gained. Cage is then trashed, and its cards come to hand at the end of that turn; they are not lost, since Cage has already been set off.

## Durations: the list

DUR-L01 = The card set aside with Haven comes to hand at the start of its player's next turn. Haven is discarded in that turn's Clean-up.
DUR-L02 = Until the start of its player's next turn, Lighthouse keeps other players' Attacks from affecting them; then it gives $1. It is discarded in that turn's Clean-up.
DUR-L03 = At the start of its player's next turn, Fishing Village gives an Action and $1. It is discarded in that turn's Clean-up.
DUR-L04 = At the start of its player's next turn, Caravan draws a card. It is discarded in that turn's Clean-up.
DUR-L05 = Outpost waits for the extra turn that it gives after this one, which is played with a hand of three cards. It is discarded in the Clean-up of the extra turn.
DUR-L06 = At the start of its player's next turn, Tactician draws five cards and gives an Action and a Buy, if a hand was discarded for it. It is discarded in that turn's Clean-up.
DUR-L07 = At the start of its player's next turn, Merchant Ship gives $2 again. It is discarded in that turn's Clean-up.
DUR-L08 = At the start of its player's next turn, Wharf draws two cards and gives a Buy again. It is discarded in that turn's Clean-up.
DUR-L09 = At the start of its player's next turn, Dungeon draws two cards and discards two again, without giving another Action. It is discarded in that turn's Clean-up.
DUR-L10 = The cards set aside with Gear come to hand at the start of its player's next turn. Gear is discarded in that turn's Clean-up.
DUR-L11 = At the start of its player's next turn, Amulet offers its three options again, and the choice is made again. It is discarded in that turn's Clean-up.
DUR-L12 = At the start of its player's next turn, Caravan Guard gives $1. It is discarded in that turn's Clean-up, even if it was played during another player's turn.
DUR-L13 = Until its player's next turn, each other player who buys a card gains a Curse; at the start of that turn Swamp Hag gives $3. It is discarded in that turn's Clean-up.
DUR-L14 = Until its player's next turn, each other player who buys a card puts their hand onto their deck; at the start of that turn Haunted Woods draws three cards. It is discarded in that turn's Clean-up.
DUR-L15 = At the start of its player's next turn, Bridge Troll gives a Buy again, and as long as it is in play cards cost $1 less on its player's turns. It is discarded in the Clean-up of that next turn.
DUR-L16 = Hireling draws a card at the start of each of its player's turns for the rest of the game, so it is never discarded in Clean-up.
DUR-L17 = Until its player's next turn, the first Action that each other player plays on their turn gives only +1 Card and +1 Action; at the start of that turn Enchantress draws two cards. It is discarded in that turn's Clean-up.
DUR-L18 = One of the cards set aside with Archive comes to hand at the start of each of its player's next two turns. Archive is discarded in the Clean-up of the turn in which the last one is taken.
DUR-L19 = Until the start of its player's next turn, Guardian keeps other players' Attacks from affecting them; then it gives $1. It is discarded in that turn's Clean-up.
DUR-L20 = If three cards were discarded for it, Secret Cave gives $3 at the start of its player's next turn. It is discarded in that turn's Clean-up.
DUR-L21 = At the start of its player's next turn, Ghost Town draws a card and gives an Action. It is discarded in that turn's Clean-up.
DUR-L22 = At the start of each of its player's turns, one Treasure set aside with Crypt comes to hand. Crypt is discarded in the Clean-up of the turn in which the last one is taken.
DUR-L23 = At the start of its player's next turn, Den of Sin draws two cards. It is discarded in that turn's Clean-up.
DUR-L24 = At the start of its player's next turn, Cobbler gains a card costing up to $4 to hand. It is discarded in that turn's Clean-up.
DUR-L25 = At the start of its player's next turn, Raider gives $3; its Attack happens only when it is played. It is discarded in that next turn's Clean-up.
DUR-L26 = The gained card that was set aside with Cargo Ship comes to hand at the start of its player's next turn. Cargo Ship is discarded in that turn's Clean-up.
DUR-L27 = The cards set aside with Research come to hand at the start of its player's next turn. Research is discarded in that turn's Clean-up.
DUR-L28 = Village Green gives its card and its two Actions at the start of the next turn only if its player chose so. It is discarded in the Clean-up of the turn in which it gives them.
DUR-L29 = Barge gives its three cards and its Buy at the start of the next turn only if its player chose so. It is discarded in the Clean-up of the turn in which it gives them.
DUR-L30 = Until its player's next turn, each other player who gains an Action or Treasure exiles it, unless they have a copy in Exile; at the start of that turn Gatekeeper gives $3. It is discarded in that turn's Clean-up.
DUR-L31 = At the start of the next turn, Mastermind lets its player play an Action from hand three times. It is discarded in that turn's Clean-up, or stays with the Action if that is a Duration which stays.
DUR-L32 = At the start of its player's next turn, Importer gains a card costing up to $5. It is discarded in that turn's Clean-up.
DUR-L33 = The Action set aside with Royal Galley is played again at the start of its player's next turn. Royal Galley is discarded in that turn's Clean-up.
DUR-L34 = Until its player's next turn, every other player's first Treasure of each turn has no effect. At the start of that turn Highwayman is discarded from play at once and draws three cards.
DUR-L35 = The Action set aside with Contract is played at the start of its player's next turn. Contract is discarded in that turn's Clean-up.
DUR-L36 = Voyage waits for the extra turn that it gives after this one, in which only three cards can be played from hand. It is discarded in the Clean-up of the extra turn.
DUR-L37 = At the start of its player's next turn, the tokens on Garrison are removed, each for a card drawn. It is discarded in that turn's Clean-up.
DUR-L38 = Stronghold draws three cards at the start of the next turn only if its player chose so instead of $3. Then it is discarded in that turn's Clean-up.
DUR-L39 = Until its player's next turn, no other player can play an Action from hand that they have two or more copies of in play; at the start of that turn Warlord draws two cards. It is discarded in that turn's Clean-up.
DUR-L40 = At the start of its player's next turn, Conjurer goes from play back to the hand, so it is not discarded.
DUR-L41 = Until its player's next turn, they draw a card whenever the player to their right gains one; at the start of that turn they draw another. Monkey is discarded in that turn's Clean-up.
DUR-L42 = At the start of its player's next turn, Astrolabe gives $1 and a Buy again. It is discarded in that turn's Clean-up.
DUR-L43 = At the start of its player's next turn, Sailor gives $2 and lets them trash a card from hand. It is discarded in that turn's Clean-up.
DUR-L44 = At the start of its player's next turn, Tide Pools makes them discard two cards. It is discarded in that turn's Clean-up.
DUR-L45 = The card set aside with Blockade comes to hand at the start of its player's next turn; until then, each other player who gains a copy of it on their own turn gains a Curse. Blockade is discarded in that next turn's Clean-up.
DUR-L46 = Until its player's next turn, every other player trashes the first Silver or Gold of each of their turns when they play it; at the start of that turn Corsair draws a card. It is discarded in that turn's Clean-up.
DUR-L47 = At the start of its player's next turn, Sea Witch draws two cards and then discards two; the Curses are handed out only when it is played. It is discarded in that next turn's Clean-up.
DUR-L48 = At the start of its player's next turn, Pirate gains a Treasure costing up to $6 to hand. It is discarded in that turn's Clean-up, even if it was played during another player's turn.
DUR-L49 = At the start of its player's next turn, the cards set aside with Grotto are discarded and as many are drawn. Grotto is discarded in that turn's Clean-up.
DUR-L50 = Search waits for the next time a Supply pile becomes empty. Then it is trashed and its player gains a Loot, however many turns have passed.
DUR-L51 = Cage waits for the next time its player gains a Victory card. Then it is trashed, and its cards come to hand at the end of that turn.
DUR-L52 = Secluded Shrine waits for the next time its player gains a Treasure; then they may trash up to two cards from hand. It is discarded in the Clean-up of that turn.
DUR-L53 = After a turn in which its player gained a card costing exactly $5, Taskmaster works again at the start of the next one. It is discarded in the first turn without such a card.
DUR-L54 = At the start of its player's next turn, Siren draws until they have eight cards in hand. It is discarded in that turn's Clean-up.
DUR-L55 = At the start of its player's next turn, Stowaway draws two cards. It is discarded in that turn's Clean-up, even if it was played during another player's turn.
DUR-L56 = At the start of its player's next turn, Cabin Boy gives $2, or is trashed to gain a Duration. If it is not trashed it is discarded in that turn's Clean-up.
DUR-L57 = Landing Party waits for a turn in which the first card its player plays is a Treasure. It is then put onto the deck, so it is not discarded.
DUR-L58 = Flagship waits for the next Action other than a Command card that its player plays, which is then played again. Flagship is discarded in the Clean-up of that turn, or stays with a Duration that stays.
DUR-L59 = Abundance waits for the next time its player gains an Action, which gives a Buy and $3. It is discarded in the Clean-up of that turn.
DUR-L60 = Gondola gives $2 at the start of the next turn only if its player chose so. It is discarded in the Clean-up of the turn in which it gives them.
DUR-L61 = At the start of its player's next turn, Rope draws a card and lets them trash a card from hand. It is discarded in that turn's Clean-up.
DUR-L62 = At the start of its player's next turn, Crew is put from play onto the deck, so it is not discarded.
DUR-L63 = At the start of its player's next turn, Enlarge trashes a card from hand and gains one costing up to $2 more, once again. It is discarded in that turn's Clean-up.
DUR-L64 = At the start of its player's next turn, Longship draws two cards. It is discarded in that turn's Clean-up.
DUR-L65 = At the start of each of its player's turns, Quartermaster gains a card onto itself or gives one from there to the hand. It works for the rest of the game and is never discarded in Clean-up.
DUR-L66 = Cutthroat waits for the next time anyone gains a Treasure costing $5 or more; then its player gains a Loot. It is discarded in the Clean-up of that turn or, after another player's turn, of its player's next one.
DUR-L67 = Until the start of its player's next turn, each other player discards down to four cards after every Action they play. Frigate is discarded in that next turn's Clean-up, or on the turn it was played if it affects no one.
DUR-L68 = Buried Treasure, which is played when it is gained, gives a Buy and $3 at the start of its player's next turn. It is discarded in that turn's Clean-up.
DUR-L69 = At the start of its player's next turn, Riverboat plays the Action set aside for this game and leaves it there. Riverboat is discarded in that turn's Clean-up.
DUR-L70 = Samurai gives $1 at the start of each of its player's turns for the rest of the game and is never discarded in Clean-up. The other players discard for it only once, when it is played.
DUR-L71 = At the start of each of its player's turns, Prince plays the card set aside with it and leaves it there. It works for the rest of the game and is never discarded in Clean-up.
DUR-L72 = At the start of its player's next turn, Captain plays an Action from the Supply once more and leaves it there. It is discarded in that turn's Clean-up.
DUR-L73 = At the start of its player's next turn, the cards set aside with Church come to hand, and then a card may be trashed from hand. Church is discarded in that turn's Clean-up, even if no card was set aside.
DUR-L74 = For the rest of the game, Champion keeps Attacks from affecting its player and gives an Action whenever they play an Action. It is never discarded in Clean-up.
DUR-L75 = At the start of its player's next turn, the Action set aside with Ghost is played twice. Ghost is discarded in that turn's Clean-up, or stays with the Action if that is a Duration which stays.
DUR-L76 = Amphora gives its Buy and its $3 at the start of the next turn only if its player chose so. It is discarded in the Clean-up of the turn in which it gives them.
DUR-L77 = Endless Chalice gives $1 and a Buy at the start of each of its player's turns for the rest of the game, so it is never discarded in Clean-up.
DUR-L78 = At the start of its player's next turn, Figurehead draws two cards. It is discarded in that turn's Clean-up.
DUR-L79 = At the start of its player's next turn, Jewels is put from play under the deck, so it is not discarded.

## Ways: what a Way is

WAY-01 = A player who plays an Action may do what a Way says instead of what the card does when played.
WAY-02 = A Way is not a Kingdom card, so no one can buy or gain it.
WAY-03 = A Way lies apart from the Supply. It is not one of its piles, so it cannot be chosen as one, nor does it count as an empty one.
WAY-04 = A Way is used, not played; what is played is the Action card.
WAY-05 = There is no limit to how often a Way may be used, in a turn or in a game.
WAY-06 = Where a Way speaks of this card, it means the Action that is being played, not the Way.
WAY-07 = No rule limits how many Ways a game may have. The advice is at most two Events, Landmarks, Projects, Ways and Traits together; Allies do not count.
WAY-08 = Way of the Ox gives two Actions instead of what the card does.
WAY-09 = With Way of the Chameleon the card's own instructions are followed, but this turn their +Cards become +$ and their +$ become +Cards.

## Ways: only what happens on play is replaced

WAY-10 = A Way replaces only what a card does when it is played; everything else about the card remains.
WAY-11 = What stands below a card's dividing line is not replaced by a Way. Goons played with Way of the Ox still gives a VP token for each card bought.
WAY-12 = All that Bridge does is done when it is played. With Way of the Ox it makes no card cheaper.
WAY-13 = Urchin, Travellers and Walled Village keep what stands below their line when they are played with a Way. It is of no use with a Way that moves them out of play.
WAY-14 = A Duration whose effect was replaced by a Way has nothing to wait for and is discarded the same turn.
WAY-15 = A Reserve card played with a Way does not go to the Tavern mat. It is discarded this turn and cannot be called.
WAY-16 = A Crossroads played with a Way is still the first Crossroads played this turn. The second one gives no three Actions.
WAY-17 = An Action that would move itself out of play stays there if a Way replaces that effect.
WAY-18 = Every Action can be played for the Way alone, be it a late Chapel, a single Treasure Map, a Ruins or a Necropolis.
WAY-19 = A Way may be used even if the card itself could do nothing. On an Attack it replaces the attack, which then affects no one.
WAY-20 = A Way changes neither the name, nor the cost, nor the types of the card that is played.

## Ways: when a Way may be used

WAY-21 = A Way may be chosen whenever an Action is played, however it comes to be played.
WAY-22 = A Way may be chosen for an Action played from hand in the Action phase.
WAY-23 = A Way may be chosen for each play that Throne Room or a card like it brings about.
WAY-24 = A Reaction that plays itself is an Action being played. So a Way may be chosen for Black Cat, even in another player's turn.
WAY-25 = The same is true of every Reaction that plays itself, such as Sheepdog, Village Green, Caravan Guard, Guard Dog or Pirate.
WAY-26 = An Action that another card, an Event or a Project plays, such as one found by Golem, is being played. So a Way may be chosen for it.
WAY-27 = An Action that an effect plays at the start of a turn, such as that of Prince, Ghost or Way of the Turtle, is being played. So a Way may be chosen for it, and for each play of it.
WAY-28 = An Action that is played again, by Citadel, Flagship or Royal Carriage, is being played again. So a Way may be chosen for that play too.
WAY-29 = A Way may be chosen for a card that plays another without moving it and, if none is, for the card that it plays. A Way cannot move a card that is played from where it lies.
WAY-30 = A card that is both Action and Treasure is an Action in the Buy phase too. So a Way may be chosen for it there.
WAY-31 = An Action that is played because it was gained, such as Berserker, is being played, so a Way may be chosen for it.
WAY-32 = While Enlightenment makes Treasures Actions, a Way may be chosen for a Treasure that is played.
WAY-33 = An Estate that Inheritance makes an Action may be played with a Way like any other Action.
WAY-34 = Where no Action is being played, no Way can be chosen, even if an Action card is at work.
WAY-34a = A Reaction that is only revealed or discarded for its effect, such as Moat, is not played, so no Way can be chosen for it.
WAY-34b = When the waiting effect of a Duration comes about, the card is not played again, so no Way can be chosen.
WAY-34c = Calling a Reserve card from the Tavern mat is not playing it, so no Way can be chosen for it.
WAY-34d = What a card does when it is bought or gained is no play of it, so no Way can be chosen.
WAY-34e = The attack that Noble Brigand makes when it is bought is no play of Noble Brigand, so no Way can replace it.
WAY-34f = The Silvers that Embassy hands out when it is gained are no play of Embassy, so no Way can replace them.
WAY-34g = An attack that was set up earlier, such as that of Haunted Woods, is no new play when it strikes, so no Way can replace it.
WAY-35 = The player who plays the Action decides whether to use a Way. In a possessed turn that decision is the possessor's.
WAY-36 = With several Ways in the game all of them are offered, but only one can be used for each play.

## Ways: repeated plays

WAY-37 = When Throne Room plays a card twice, each of the two plays has its own choice: a Way for one and the card's own effect for the other is possible.
WAY-38 = The choice for the second play is made when the first is done, with whatever was drawn already in hand.
WAY-39 = A card that does the same thing twice, such as Remake, is played only once. So there is one choice, before the first time.
WAY-40 = Throne Room is an Action itself. Played with a Way it does what the Way says and plays no card.
WAY-41 = Whether a Way was used belongs to each single play and not to the card. So a card played twice may have been played in both ways.
WAY-42 = If Way of the Horse returns the card on its first play, Throne Room still plays it a second time. The card need not be in play for that.
WAY-43 = A Ruins is an Action too, so a player who is given one can play it with a Way.
WAY-44 = A player under Enchantress may choose a Way instead of the attack's +1 Card and +1 Action. Enchantress's own effect next turn is not touched by that.

## Ways: a Way is not a play; the order of things

WAY-45 = Using a Way is not playing an Action. After a Pawn played with a Way, Conspirator is only the second Action played.
WAY-46 = An Action played with a Way has been played: it counts for Conspirator, and it is the first Action for Citadel or Enchantress.
WAY-47 = Whatever happens first when a card is played comes before the choice of a Way. Only after that is it decided whether a Way is used.
WAY-48 = What happens before a Way is chosen: Urchin and Kiln, Reactions to an Attack being played, and players' tokens on the pile of the card.
WAY-48a = An Urchin in play may be trashed for a Mercenary as soon as another Attack is played, before a Way is chosen for that Attack.
WAY-48b = Kiln gains its copy before a Way is chosen for the card played, and the gain stands whichever is chosen.
WAY-48c = A Secret Chamber revealed against an Attack is dealt with before the Attack's player chooses a Way.
WAY-48d = Horse Traders may be set aside against an Attack before a Way is chosen for it. It comes back at the start of its player's next turn even if the Attack turned out to be a Way.
WAY-48e = Beggar may be discarded against an Attack before a Way is chosen for it, and the Silvers are gained either way.
WAY-48f = Caravan Guard may be played against an Attack before a Way is chosen for it. Its own player may choose a Way for Caravan Guard itself.
WAY-48g = A Diplomat revealed against an Attack draws and discards before the Attack's player chooses a Way.
WAY-48h = Guard Dog may be played against an Attack before a Way is chosen for that Attack.
WAY-48i = Moat is revealed before the Attack's player chooses a Way. If a Way replaces the attack, there is nothing left to be protected from.
WAY-48j = A player's +1 token on the pile of the card gives its bonus before the Way is chosen, so a card drawn for it is seen first. The bonus comes whichever is chosen.
WAY-49 = Players who react to an Attack must decide before they know whether a Way will be used for it.

## Ways: together with other effects

WAY-50 = Under Enchantress the player has either the Way's effect or +1 Card and +1 Action. The card's own effect is not to be had.
WAY-51 = Whichever is chosen, Enchantress has had her first Action this turn. The next Action works as usual.
WAY-52 = A card that is both Action and Treasure, when hit by Highwayman, does either what a Way says or nothing.
WAY-53 = Way of the Chameleon does not get round Enchantress. It only changes how the card's instructions are followed, and the attack has replaced them with +1 Card and +1 Action.
WAY-54 = Way of the Chameleon does not get round Highwayman: the card does nothing.
WAY-55 = A Treasure that Enlightenment makes an Action gives either +1 Card and +1 Action or what a Way says, as the player chooses.
WAY-56 = Following the instructions of a Reckless card twice is part of what a Way replaces, so the Way's effect happens once.
WAY-57 = A Reckless card played with a Way still returns to its pile when it is discarded from play.
WAY-58 = Way of the Chameleon is a Way like the others here: the instructions of a Reckless card are followed once by it, with cards and coins swapped.
WAY-59 = Effects that stand in place of a card's instructions exclude one another, and the player picks one. Effects that change how instructions are followed count only if the card's own instructions are followed.

## Ways: types

WAY-60 = An Action that Capitalism has made a Treasure remains a Treasure in play even if a Way without +$ was used for it.
WAY-61 = An Action that isn't a Treasure does not become one because a Way gave $ for it.
WAY-62 = A Smithy that gave $3 with Way of the Chameleon is still no Treasure, even under Capitalism. Mint trashes the Treasures in play and leaves it alone.

## Ways: single Ways

WAY-70 = A card that Way of the Turtle has set aside cannot be set aside again, so it is played only once next turn. The Throne Room that played it does not stay in play.
WAY-71 = A card that Way of the Turtle plays next turn is played without spending an Action. A Way may be chosen for it, even Way of the Turtle once more.
WAY-72 = Way of the Butterfly gains a card only if the Action was really returned to its pile. On a second play the card is no longer there to be returned, and nothing is gained.
WAY-73 = Way of the Horse gives its two cards and its Action each time, but a card that is back in its pile is not returned a second time.

## Possession: the possessed turn

POS-01 = The player to the left, the possessed player, takes an extra turn in which the possessor sees and decides everything. The possessor gains the cards and the debt, and the possessed player's trashed cards come back at the end of the turn.
POS-02 = The possessed turn is the possessed player's own. Where a card speaks of you, it means the possessed player, and the possessor is one of the other players.
POS-03 = The possessor sees all cards that the possessed player can see, even the new hand drawn in Clean-up.
POS-04 = The possessor may also look at cards that only the possessed player may look at, such as those on the Native Village mat or set aside with Archive.
POS-05 = The possessor makes every decision of the possessed player: what to play, what to choose, what to buy.
POS-06 = An Attack played in a possessed turn is the possessed player's Attack, so it affects the possessor like any other player.
POS-07 = The possessor reacts to such an Attack with cards from their own hand, not from the possessed player's.
POS-08 = Possession is not a Duration. It is discarded in the Clean-up of the turn it was played, and the possessed turn comes all the same.
POS-09 = Each play of Possession brings one possessed turn, so Throne Room with Possession brings two.
POS-10 = Possession is not an Attack, so Moat, Lighthouse and the like do not help against it.
POS-11 = The possessed turn comes right after the turn in which Possession was played, before the possessed player's normal turn.
POS-12 = In the possessed turn all Coffers and Villagers of the possessed player may be spent, but none of the possessor's.
POS-13 = If an Attack has made the possessed player discard, the possessed turn is played with the smaller hand.
POS-14 = A card that the possessed player drew through another player's Council Room is there for the possessor to use in the possessed turn.
POS-15 = If the possessed player's own Possession is in hand and the possessor does not play it, it is simply discarded in Clean-up.
POS-16 = A Prince set up with Remake in a possessed turn belongs to the possessed player. At the start of each of that player's turns Remake is played, and two cards must be trashed.
POS-17 = In the possessed turn it is the possessed player who buys. So the possessor's Haunted Woods puts the possessed player's hand onto the deck, and those cards are drawn again in Clean-up.
POS-18 = Cards trashed in the possessed turn come back only after the new hand has been drawn. They miss a reshuffle in that Clean-up.
POS-19 = Only in the possessed turn do gains go to the possessor. In the possessor's own turn, what Ambassador or Masquerade gives to the other player really goes there.

## Possession: the end of the game

POS-20 = If the game is over at the end of the turn in which Possession was played, there is no possessed turn.
POS-21 = If the game goes on because of Fleet, the possessed turn does take place.
POS-22 = A Possession played in the very last turn of the Fleet round brings no possessed turn, for the game ends there.
POS-23 = If the game is over at the end of a possessed turn, it ends there, and the possessed player has no normal turn after it.
POS-24 = Possession promises only the possessed turn. When Fleet keeps the game going after it, the possessed player has a turn only with a Fleet of their own.

## Possession: gaining

POS-25 = Every card that the possessed player would gain in the possessed turn, bought or not, is gained by the possessor instead.
POS-26 = The gain goes over to the possessor after everything that happens on buying and before anything that happens on gaining.
POS-27 = What happens when a card is bought happens to the possessed player; what happens when it is gained happens to the possessor.
POS-28 = Farmland works when it is gained, so the possessor trashes a card from their own hand. With its older text it works when bought: then a card of the possessed player's hand is trashed, and what it brings goes to the possessor.
POS-29 = Goons works for the possessed player, who does the buying, and the VP tokens stay with them. Only with Possession's Empires text do they go to the possessor.
POS-30 = A Border Village is gained by the possessor, who then also gains and chooses the cheaper card that it brings.
POS-31 = Only the possessor has gained the card. So only the possessor can react to the gain, with Watchtower for instance.
POS-32 = A card that the possessed player would have gained to hand or onto the deck goes to the possessor's discard pile.
POS-33 = Villa moves itself once it has been gained, so it goes to the possessor's hand.
POS-34 = With Trader's original text, a Trader in the possessed player's hand may be revealed before Possession acts, if the possessor wants. Then it is a Silver that the possessor gains.
POS-35 = Trader reacts to a card that was gained, and the possessed player gains none. So a Trader in their hand cannot be revealed.
POS-36 = The possessor, who gains the card, may reveal a Trader from their own hand to exchange the card for a Silver.
POS-37 = The possessed player has gained nothing, so Ironworks gives no bonus for the card that the possessor gained through it.
POS-38 = The same goes for every card that looks at what its player gained: with Blockade and Cargo Ship nothing is set aside, and Garrison gets no token.
POS-39 = Where the cards that a player has gained this turn are counted, these count for the possessor and not for the possessed player.
POS-40 = Only gains go to the possessor. A card that comes to the possessed player in any other way is theirs.
POS-40a = A card passed to the possessed player with Masquerade is not gained, so they keep it.
POS-40b = The card set aside with Inheritance is not gained; it is set aside for the possessed player.
POS-40c = A Traveller is exchanged, not gained, so the next card of the series goes to the possessed player.
POS-40d = Vampire and Bat are exchanged for each other, not gained, so the new card goes to the possessed player.
POS-40e = A card exiled from the Supply is not gained; it goes to the possessed player's Exile mat.
POS-40f = A card that Transport takes out of Exile is not gained; it goes onto the possessed player's deck.
POS-40g = A card gained from the trash, as with Graverobber, is gained like any other and goes to the possessor.
POS-41 = Exchanging a gained card for a Changeling is for the player who gained it, which is the possessor.
POS-42 = With Ambassador each other player, the possessor among them, gains a copy of their own. What the possessed player returns goes to the Supply and does not come back.
POS-43 = It is the possessed player who buys, with their own coins, Potions and Buys.

## Possession: trashing

POS-44 = A card that the possessed player trashes goes to the trash and from there is set aside. After Clean-up it is put in their discard pile.
POS-45 = The card has really been trashed. Setting it aside happens at the same time as everything else that happens when a card is trashed.
POS-46 = What a card does when it is trashed still happens: for a trashed Rats the possessed player draws a card.
POS-47 = A Market Square in the possessed player's hand may react to the trashing if the possessor wants. The Gold goes to the possessor.
POS-48 = A trashed Fortress can go to hand or be set aside, whichever comes first; the other then fails. The possessor decides the order.
POS-49 = Putting the trashed cards into the discard pile at the end of the turn is no gain, so the possessor does not get them.
POS-50 = The trashed cards are put into the discard pile, which is not discarding, so Tunnel and the like cannot react.
POS-51 = Only the possessed player's own cards come back. What Swindler makes the other players trash stays in the trash.
POS-52 = A card trashed from the Supply, as with Lurker or Gladiator, is not the possessed player's and stays in the trash.
POS-53 = Only trashed cards come back. Cards that are passed on, returned, exchanged, exiled or set aside with Island are gone as usual.
POS-54 = An Action played with Way of the Horse goes back to its pile, so the possessed player loses it. A card without a pile, such as one from the Black Market deck, stays in play.
POS-55 = With Way of the Butterfly the possessed player's card is returned, and the card that it brings goes to the possessor.
POS-56 = Remodel and Salvager cost the possessed player nothing: the trashed card comes back to them, and the possessor has the use of it.

## Possession: tokens

POS-57 = Debt goes to the possessor together with the card. The possessor must pay it off before buying anything in their own turn.
POS-58 = VP tokens, the -$1 token, Coffers and Villagers that the possessed player gets stay with the possessed player.
POS-59 = Tokens that are put in a certain place are put there for the possessed player: on their Pirate Ship mat, on a pile, on their deck.
POS-60 = Which tokens go to the possessor depends on the text in use: at first none, since Empires all, and in the second English edition only debt.
POS-61 = Tokens on Supply piles work for their owner only. In a possessed turn those of the possessed player count, not those of the possessor.
POS-62 = A possessed player with debt cannot buy in the possessed turn until it is paid off.
POS-63 = Cards trashed in a possessed turn are back in the discard pile at the end of that very turn, even if another possessed turn follows.
POS-64 = A bonus for gaining a card is given only if that card was really gained. With Trader's original text the Silver comes instead, so Ironworks gives no bonus for the card it had chosen.

## Possession: other extra turns

POS-65 = Extra turns come between turns, and the next normal turn waits until all of them are done. One that is added meanwhile is on a par with those already waiting.
POS-66 = A player with several extra turns waiting chooses which comes first. That choice is not the possessor's, and extra turns that Possession did not bring are not possessed.
POS-67 = Extra turns of different players are taken in turn order, beginning with the player whose turn has just ended, possessed or not.
POS-68 = A Possession played in an extra turn adds its possessed turn to those that are waiting.
POS-69 = A Possession played in a possessed turn brings a possessed turn for the player to the left of the possessed player. It comes before the possessed player's normal turn.
POS-70 = A possessed turn is the possessed player's own turn. In the normal turn that follows it, that player gets no extra turn from Outpost or Mission.
POS-71 = Possession's turn comes without any condition. Outpost and Mission have one: if they are played by the previous turn, it is looked at when they take effect, and the turn is then sure.
POS-72 = An Outpost played in a possessed turn gives the possessed player an extra turn, and that one is not possessed.
POS-73 = The possessed turn is the possessed player's next turn, so that player's Durations work at its start. A Duration played in it works at the start of that player's following turn.
POS-74 = An extra turn bought in a possessed turn, with Mission or Seize the Day, is the possessed player's own and is not possessed. If it can be had only once a game, it is used up for that player.
POS-75 = The Japanese card says something else than the newest English one, so the table settles beforehand which text it plays. Without a choice it is the newest English text.
POS-76 = The possessor sees another player's hidden cards. What was decided with that knowledge is not taken back.

## Where the documents disagree, or a card has two texts

DOM-AMB1 = Only cards and debt go to the possessor, so the VP tokens that Goons gives stay with the possessed player.
DOM-AMB2 = A play repeated by Citadel loses nothing on account of Citadel. If the Duration itself leaves play, what waits from both plays is lost.
DOM-AMB3 = Outpost, Voyage, Mission, Island Folk and Journey give an extra turn unless it would be that player's third in a row, which is judged when it would begin. The hand drawn for Outpost is three cards even if the turn does not come about.
DOM-AMB4 = Once an effect has been set off it no longer waits. What it still does at the end of the turn is not lost, though the card has left play.
DOM-AMB5 = Whether a Duration stays in play depends on what its plays still have to do, not on whether a list names the card.
DOM-AMB6 = Improve takes only a card that leaves play in this Clean-up anyway, never a Duration with an effect still to come.
DOM-AMB7 = Whether such a card works when it is bought or when it is gained follows from the text that the table has chosen for it. In a possessed turn the possessed player buys, but the possessor gains.
DOM-AMB8 = Trader reacts once a card has been gained and exchanges it for a Silver. Only with its original text does a Silver come instead of the gain.
DOM-AMB9 = Possession follows the second English edition unless the table has chosen another text.
DOM-AMB10 = A card that plays another without moving it cannot play a Duration, unless the table has chosen the rule from before 2025.
DOM-AMB11 = Prince is a Duration that stays in play and keeps the card set aside. With its original text it isn't a Duration and sets itself aside together with the card.
DOM-AMB12 = A Way is chosen after everything that happens first when the card is played, the other players' Reactions included, and before its instructions are followed.
DOM-AMB13 = A Way may be chosen for every play of an Action, by whatever route it comes about, for being played is the only condition.
DOM-AMB14 = Any card that is exchanged in a possessed turn returns to its pile and does not come back to the possessed player.
DOM-AMB15 = Way of the Chameleon changes how a card's instructions are followed. Enchantress has replaced them, so her card is not swapped for a coin. Those of a Reckless card are followed once by that Way, as with any other; a table may have them followed twice.
DOM-AMB16 = Where Possession meets a newer rule, the newer rule holds. A Duration that leaves play in a possessed turn loses its effects at the end of that turn like any other.
DOM-AMB17 = A Duration that leaves play goes on working until the end of that turn; only then is the rest lost.
DOM-AMB18 = A Duration that is not in play at the end of the turn loses what still waits. If the table has chosen the rule from before 2025, most of it comes about all the same.

## What the documents leave open

DOM-G1 = A card that leaves play and returns to it counts as a new card in play, so effects of its earlier plays are lost all the same.
DOM-G2 = A card that plays Throne Room without moving it counts as the card that plays the Duration again. Nothing is lost as long as it is in play itself.
DOM-G3 = The end of the turn comes after Clean-up and before any extra turn. Only then are effects of Durations that have left play lost, the promise of an extra turn among them.
DOM-G4 = In the Clean-up of a turn everyone discards from play what has nothing left to do: a card that was played in another player's turn, or a Duration that has done its last work in it, does not wait for its own player's Clean-up.
DOM-G5 = Frigate's effect ends at the start of its player's next turn, so it is discarded in that turn's Clean-up.
DOM-G6 = A player with fewer than three cards in hand may still discard them all for Secret Cave, but gets nothing for it next turn.
DOM-G7 = Archive sets aside what there is, and one of these cards comes to hand at once. So it stays one turn less for each card that was missing.
DOM-G8 = Flagship plays a card again like Throne Room does, so it stays in play with a Duration that it has replayed.
DOM-G9 = In Clean-up it is asked whether the extra turn could come next. If it would be a third turn in a row, Outpost or Voyage has nothing left and is discarded.
DOM-G10 = Where the name of a card is missing from the documents, the card is the one that the sentence fits, such as Moat, Kiln, Bridge, Island or Horse.
DOM-G11 = For each play of an Action at most one Way can be used, even if the game has several.
DOM-G12 = When both Enlightenment and a Way would replace what a Treasure does, its player chooses one of the two.
DOM-G13 = Ways other than Chameleon, Enchantress, Highwayman and Enlightenment stand in place of a card's instructions. Chameleon and Reckless change how they are followed.
DOM-G14 = Calling Royal Carriage is not playing it, but the Action that it replays is played. A Way may be chosen for that Action only.
DOM-G15 = A card can be played again even if it is not in play any more; only what would move it fails.
DOM-G16 = Villa's Action goes to the possessor, whose turn it is not, so it is of no use. The possessed player does not return to the Action phase.
DOM-G17 = A card whose player did not gain what it told them to gain does nothing with the gained card: no bonus, no setting aside, no other place for it.
DOM-G18 = Exchanging a gained card for a Changeling is the possessor's choice, and the Changeling is the possessor's.
DOM-G19 = If Possession is played in a possessed turn, the possessed player has played it. So in the turn that it brings, they decide and they gain.
DOM-G20 = Only turns that Possession brings are possessed. In an extra turn from an Outpost played in a possessed turn, the player decides and gains as usual.
DOM-G21 = A possessed turn is the possessed player's next turn, so what waits for the next turn happens at its start, with the possessor deciding.
DOM-G22 = Trashed cards come back at the end of each possessed turn, so they are in the discard pile when another one begins.
DOM-G23 = Whether the game is over is checked at the end of every turn, extra turns included.
DOM-G24 = Nothing limits how many possessed turns a player has in a row: every play of Possession brings one.
DOM-G25 = What is bought in a possessed turn is bought by the possessed player. So the extra turn of Mission or Seize the Day is theirs, and so is the mark of having used it.
DOM-G26 = If for a hundred rounds the Supply never has fewer cards than before, the game ends and is scored as it stands.
DOM-G27 = Of a discard pile everyone sees the top card and how many there are. Its other cards are seen only by a player who is told to look through it, and only then; so are those of a deck that becomes discards.
DOM-G28 = At most 10,000 plays are within each other: a card that would be played within them does nothing. What a number says to do more often than 1,000 times is done 1,000 times.
DOM-G29 = Equal cards are one option. Cards of one name that lie in play, in Exile or in the trash are told apart where something else follows from one than from the other: by the turn in which they were played, by whether they stay in play, by an investment, by lying face down.

## The steps that every game consists of

DOM-01 = The Supply is the basic cards and ten Kingdom piles, and one more wherever a card adds one. What is gained or bought comes from it unless told otherwise.
DOM-02 = Landscapes lie beside the Supply and belong to no one's deck. A Trait lies with one pile of Actions or Treasures and changes the cards of that pile.
DOM-03 = What a card or landscape needs is laid out with it: piles outside the Supply, Boons and Hexes, an Ally, a Prophecy, cards of its own to start with.
DOM-04 = Platinum and Colonies, and Shelters in place of Estates, are used if the table says so; if it leaves that open, at random: as likely as a Kingdom pile of the game is from their set.
DOM-05 = Players take turns clockwise. A turn has an Action phase, a Buy phase, a Night phase where there are Night cards, and Clean-up.
DOM-06 = Who skips a turn does not have the next turn that they would have had, an extra one included. For ties it counts as taken.
DOM-07 = To play a card is to put it into play and to do what it says from top to bottom, as much of it as can be done. An Action from hand uses one of the turn's Actions; Treasures are played in the Buy phase, Night cards in the Night phase; what an effect plays uses nothing.
DOM-08 = A card that is played again stays where it is. What it says is followed once more, and no Action is used.
DOM-09 = A card that is played where it lies does what it says without being moved. It is not in play, and cannot move itself.
DOM-10 = Where something is done instead of what a card says, only that is done. The card has been played and is in play all the same.
DOM-11 = What names a moment happens at that moment. Of several abilities at once each player puts their own in order, the player whose turn it is first, the others in the order of turns.
DOM-12 = A turn begins with one Action. +Actions are more of them, for this turn only.
DOM-13 = A turn begins with one Buy. +Buys are more of them, for this turn only.
DOM-14 = +$ and Potions may be spent this turn. What is left over at its end is lost.
DOM-15 = What an instruction lets a player pay is paid with the $ that they have this turn, as with a purchase.
DOM-16 = When cards cost less, all of them do, wherever they are, but never less than $0.
DOM-17 = Cards are drawn from the top of the deck into the hand. If there are too few, the discards become part of the deck first; if there are still too few, one draws what there is.
DOM-18 = When more cards are needed than the deck has, its player shuffles the discards and puts them under what is left of it.
DOM-19 = Who shuffles cards into the deck shuffles them and all of the deck together. Whatever has a say in a shuffle has it here too.
DOM-20 = A purchase uses a Buy and is paid in full: $, Potions, and debt that is taken. A player with debt cannot buy. A card is then gained; an Event is carried out, a Project is owned from then on. What says "when you buy" needs a purchase; a card gained otherwise does not set it off.
DOM-21 = A gained card comes from the Supply and goes to the discard pile, unless told otherwise. Only then comes what happens when it is gained.
DOM-22 = A card that is returned lies on its pile again and no longer belongs to anyone. One without a pile cannot be returned.
DOM-23 = An exchange returns one card to its pile and puts another from its pile into the discards. Both happen or neither, and it is no gain and no trashing.
DOM-24 = A pile is rotated by putting its top card under it, together with the copies that lie directly below that card.
DOM-25 = A trashed card goes to the trash and no longer belongs to anyone.
DOM-26 = A discarded card goes to its player's discard pile, from the hand if nothing else is said. Several are discarded at once, and then comes what that brings about.
DOM-27 = An exiled card lies on its player's Exile mat and counts at the end. Who gains a card may discard all copies of it from there.
DOM-28 = Everyone sees revealed cards. They stay where they were unless told otherwise.
DOM-29 = Only that player sees the cards that they look at. They stay where they were unless told otherwise.
DOM-30 = A card that is set aside is in no hand and no deck and not in play, until what has set it aside says so. It stays its player's and counts at the end.
DOM-31 = To put a card somewhere is only that: it is neither drawn nor gained, neither discarded nor trashed.
DOM-32 = A card that is passed goes from hand to hand. It is neither gained nor trashed.
DOM-33 = In Clean-up a player discards the hand and all in play that is done, then draws five cards. Actions, Buys, $ and Potions that are left over are lost.
DOM-34 = A VP token is worth 1 VP at the end. VP tokens that lie on a pile or landscape belong to no one until someone takes them.
DOM-35 = Coffers are kept from turn to turn. At any time in one's own turn each is worth +$1.
DOM-36 = Villagers are kept from turn to turn. In one's own Action phase each is worth +1 Action.
DOM-37 = Favors are kept from turn to turn and are spent for what the Ally of the game says, and for nothing else.
DOM-38 = Debt is kept until it is paid off: at any time in one's own turn, $1 a token. Who has debt cannot buy.
DOM-39 = The −1 Card token takes one card from the next draw of its player, the −$1 token $1 from the next +$. Each is then returned; no player has two of a kind.
DOM-40 = A player's token lies on one pile at a time. When that player plays a card of the pile, its +1 comes first; the −$2 token counts on its owner's turns, the Trashing token when its owner buys.
DOM-41 = A State or an Artifact lies in front of the player who has it and works for them alone. Of an Artifact there is one: the player who takes it takes it from the player who had it.
DOM-42 = A Boon or Hex is turned up, everyone concerned does what it says, and it is discarded; some are kept until Clean-up. When the deck is used up, the discards are shuffled.
DOM-43 = A Reserve card on the Tavern mat may be called at the moment that it names. It goes into play, which is not being played, and does what it says of that.
DOM-44 = Every player has one Journey token. It is turned over each time a card says so, whichever card that is, and begins face up.
DOM-45 = Who names a card says which before anything is looked at. It need not be one that can be found.
DOM-46 = Who is unaffected by an Attack is passed over in all that this play of it does to others.
DOM-47 = Who returns to the Action phase plays Actions again, and has a Buy phase again afterwards. What the Buy phase has given is kept.
DOM-48 = An Omen takes a Sun token off the Prophecy. Once the last one is gone, the Prophecy works for the rest of the game.
DOM-49 = What a card or landscape counts, is bid or has chosen lies open to everyone.
DOM-50 = Where a card says something else than the rules, the card holds.
DOM-51 = Where players have a turn after the end of the game, as with Fleet, these turns are played, and after them the game is over, whatever the piles look like then.
DOM-52 = An extra turn comes after the turn that has brought it and before the next normal one. It is a whole turn of that player's own, and ties do not count it.
DOM-53 = A card that is gained from the trash comes from there and from no pile. For all else it is a gain like any other.
DOM-54 = Where something lets Actions be used as Buys, each Action that is left may be one more Buy of this turn.
DOM-55 = At the start everyone shuffles their ten cards, and draws five of them as the first hand.

## How the game ends

DOM-END1 = The game ends after a turn by whose end the last Province, or the last Colony where there are any, has gone, or enough Supply piles of any kind are empty: three of them, with five or six players four.
DOM-END2 = The player with the most points wins. Counted are all cards that a player has, wherever they are, VP tokens, and what landscapes give.
DOM-END3 = Of players with equally many points the player who has taken fewer turns wins; extra turns do not count. Players who are even in that too win together.

## Whole situations, step by step

SC-01 = A gain in a possessed turn step by step: a player who buys, when you buy, would gain, gains, when you gain.
SC-02 = Fortress trashed in a possessed turn: whether its own move or that of Possession comes first is decided by the possessor, and the other fails.
SC-03 = Remodel in a possessed turn: the possessor gains the dearer card, and the trashed one comes back to its owner.
SC-04 = Trader in a possessed turn, by both texts and in either hand.
SC-05 = Outpost and Possession in one turn: the extra turn of the turn's player comes first, and a Possession played in it joins the one that waits.
SC-06 = A possessed player with several extra turns before them orders these alone, and only those of Possession are possessed.
SC-07 = Possession played in a possessed turn, with three players.
SC-08 = Outpost in the normal turn that follows a possessed turn.
SC-09 = A shuffle in the Clean-up of a possessed turn misses the cards trashed in that turn.
SC-10 = Masquerade in a possessed turn, with three players: all pass at once, the possessor decides for two of them.
SC-11 = Debt in a possessed turn.
SC-12 = Ironworks in a possessed turn brings no bonus, whatever kind of card is chosen.
SC-13 = What waits from Durations of the possessed player comes about in the possessed turn.
SC-14 = Exile, Transport and Inheritance in a possessed turn: cards move to the possessed player's own places.
SC-15 = What comes first when an Attack is played, one thing after another, and then the choice of a Way.
SC-16 = Enchantress against a Throne Room: the Throne Room's instructions are replaced, the next Action's are not.
SC-17 = A Lighthouse played twice, the second time by the Way of the Turtle.
SC-18 = Two cards that play others again, where one of them leaves play.
