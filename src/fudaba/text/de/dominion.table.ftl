### The table of Dominion in sentences. Types whose German word has not been checked against a print are left out.

dominion-table-title = Dominion{ $turn ->
    [0] { "" }
   *[other] , Zug { $turn }
}
dominion-table-title-named = Dominion, „{ $kingdom }“{ $turn ->
    [0] { "" }
   *[other] , Zug { $turn }
}
dominion-points-note = Die meisten Siegpunkte gewinnen; bei Gleichstand gewinnt, wer weniger Züge hatte.

## The turn, and what is left to spend

dominion-table-turn = { $turn ->
    [0] { $seat } beginnt
   *[other] Zug { $turn }: { $seat }
}
dominion-table-turn-extra = { $controlled ->
    [true] Extrazug: { $seat }, gespielt von { $by } ({ $card })
   *[false] Extrazug: { $seat } ({ $card })
}
dominion-table-figures-left = { $what ->
    [coins] ${ $number }
    [actions] { $number ->
        [one] { $number } Aktion
       *[other] { $number } Aktionen
    }
    [potions] { $number ->
        [one] { $number } Trank
       *[other] { $number } Tränke
    }
   *[buys] { $number ->
        [one] { $number } Kauf
       *[other] { $number } Käufe
    }
}
dominion-table-now = { $turn }, { $phase }. { $left }
dominion-table-and = { " · " }

## Players

dominion-table-places = Hand { $hand } · Nachziehstapel { $deck } · Ablagestapel { $discards }
dominion-table-places-top = Hand { $hand } · Nachziehstapel { $deck } · Ablagestapel { $discards } (oben { $top })
dominion-table-token-on = { $token } auf { $card }
dominion-table-token-vp = { $number } SP
dominion-table-token-debt = Schulden { $number }
dominion-table-owns = hat { $cards }
dominion-table-mat = { $known ->
    [true] { $place }: { $cards }
   *[false] { $place }: { $count }
}

## What is still to come, and when

dominion-table-pending = { $number ->
    [one] { $card }: { $when }
   *[other] { $card } ×{ $number }: { $when }
}
dominion-table-pending-turn = { $number ->
    [one] { $card }: { $when }, in diesem Zug
   *[other] { $card } ×{ $number }: { $when }, in diesem Zug
}
dominion-when-TurnBegins = im nächsten Zug
dominion-when-TurnEnds = am Ende des Zuges
dominion-when-BetweenTurns = ein Extrazug
dominion-when-BuyPhaseBegins = zu Beginn einer Kaufphase
dominion-when-BuyPhaseEnds = am Ende einer Kaufphase
dominion-when-CleanUpBegins = in der Aufräumphase
dominion-when-DrawsHand = beim Nachziehen der Hand
dominion-when-Plays = beim Ausspielen einer Karte
dominion-when-Played = nach dem Ausspielen einer Karte
dominion-when-Buys = beim Kaufen
dominion-when-Gains = beim Nehmen
dominion-when-Trashes = beim Entsorgen
dominion-when-Discards = beim Ablegen
dominion-when-DiscardsAtOnce = beim Ablegen
dominion-when-Shuffles = beim Mischen
dominion-when-Reveals = beim Aufdecken
dominion-when-other = noch offen

## Cards

dominion-table-types = { " · " }
dominion-table-worth = { $points } SP
dominion-table-fact-pile = kostet { $cost }, noch { $left }
dominion-table-fact-cost = kostet { $cost }
dominion-table-fact-brings = in diesem Spiel wegen { $cards }
dominion-table-play-all = { $count ->
    [one] die Geldkarte ausspielen
   *[other] alle { $count } Geldkarten ausspielen
}
dominion-type-action = Aktion
dominion-type-treasure = Geld
dominion-type-victory = Punkte
dominion-type-curse = Fluch
dominion-type-attack = Angriff
dominion-type-reaction = Reaktion
dominion-type-duration = Dauer
dominion-type-night = Nacht
dominion-type-reserve = Reserve
dominion-type-ruins = Ruine
dominion-type-knight = Ritter
dominion-type-castle = Schloss
dominion-type-spirit = Geist
dominion-type-zombie = Zombie
dominion-type-event = Ereignis
dominion-type-project = Projekt
dominion-type-way = Weg
dominion-type-artifact = Artefakt

## The score

dominion-table-row-cards = Karten
dominion-table-row-turns = Züge
dominion-table-row-vp = SP-Marker
dominion-table-own-deck = Alle eigenen Karten: { $cards }. Bisher { $points } SP wert.
dominion-table-in-deck = Noch im Nachziehstapel: { $cards }.
dominion-table-none-left = keine Karte

## In sentences

dominion-table-piles = { $cost }: { $piles }
dominion-table-extra = Nicht im Vorrat: { $piles }
dominion-table-lying = { $card } ({ $tokens })
dominion-table-landscapes = Karten im Querformat: { $cards }
dominion-table-set-out = Für alle beiseitegelegt: { $cards }
dominion-table-trash = Müllstapel: { $cards }
dominion-table-seat = { $seat }: { $text }
dominion-table-play = { $seat } hat im Spiel: { $cards }
dominion-table-more = { $seat }: { $text }
dominion-table-hand = Eigene Hand: { $cards }.
dominion-table-hand-of = Hand von { $seat }: { $cards }.
dominion-table-left = { $seat }. { $left }.
