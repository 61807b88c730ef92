### Dominion at the table: questions, answers and the log.

## How it ended

dominion-end-won = { $by ->
    [turns] { $count ->
        [one] { $names } gewinnt: Gleichstand mit { $figure } { $figure ->
            [one] Punkt
           *[other] Punkten
        }, aber weniger Züge
       *[other] { $names } gewinnen gemeinsam: je { $figure } { $figure ->
            [one] Punkt
           *[other] Punkte
        } und gleich viele Züge
    }
   *[points] { $names } gewinnt mit { $figure } { $figure ->
        [one] Punkt
       *[other] Punkten
    }
}
dominion-end-why-piles = { $known ->
    [true] Nach Zug { $number } von { $seat } waren diese Stapel leer: { $cards }.
   *[false] Diese Stapel waren leer, und die Extrazüge durch Fleet sind gespielt: { $cards }.
}
dominion-end-why-still = Seit hundert Runden hat keine Karte den Vorrat verlassen.
dominion-end-row-card = { $card }
dominion-end-row-tokens = SP-Marker
dominion-end-by-points = Punkte
dominion-end-by-turns = Züge

## Where cards are, phases, and what a player has

dominion-place-deck = Nachziehstapel
dominion-place-hand = Hand
dominion-place-discard = Ablagestapel
dominion-place-play = im Spiel
dominion-place-aside = beiseitegelegte Karten
dominion-place-face_down = verdeckt beiseitegelegte Karten

dominion-phase-start = Beginn des Zuges
dominion-phase-action = Aktionsphase
dominion-phase-buy = Kaufphase
dominion-phase-night = Nachtphase
dominion-phase-cleanup = Aufräumphase
dominion-phase-between = Zwischen den Zügen
dominion-phase-setup = Vor dem Spiel
dominion-phase-over = Das Spiel ist vorbei

dominion-counter-actions = Aktionen
dominion-counter-buys = Käufe
dominion-counter-coins = Münzen
dominion-counter-potions = Tränke
dominion-counter-vp = SP
dominion-counter-debt = Schulden

dominion-several = { $card } ×{ $number }

## Options, in the words of the scenario format

dominion-option-card = { $card }
dominion-option-play = { $card } ausspielen
dominion-option-holding = { $card } ({ $held })
dominion-apart = { $card } ({ $how })
dominion-apart-last_turn = im letzten Zug ausgespielt
dominion-apart-stays = bleibt im Spiel
dominion-apart-face_down = verdeckt
dominion-option-buy = { $card } kaufen
dominion-option-pay_debt = { $number ->
    [1] 1 Schuld tilgen
   *[other] Schulden tilgen
}
dominion-option-end_phase = Phase beenden
dominion-option-end_turn = Zug beenden
dominion-macro-treasures = alle Geldkarten ausspielen
dominion-option-absent = eine Karte, die nicht in diesem Spiel ist
dominion-option-none = keine
dominion-option-may = { $word ->
    [yes] ja
   *[no] nein
}
dominion-option-number = { $number }
dominion-option-player = { $player }
dominion-plus-cards = { $number ->
    [one] +{ $number } Karte
   *[other] +{ $number } Karten
}
dominion-plus-actions = { $number ->
    [one] +{ $number } Aktion
   *[other] +{ $number } Aktionen
}
dominion-plus-buys = { $number ->
    [one] +{ $number } Kauf
   *[other] +{ $number } Käufe
}
dominion-plus-coins = +${ $number }
dominion-plus-potions = { $number ->
    [one] +{ $number } Trank
   *[other] +{ $number } Tränke
}
dominion-plus-vp = +{ $number } SP
dominion-plus-several = { $figures }
dominion-gain-one = { $kind } nehmen
dominion-word-trash = entsorgen
dominion-word-discard = ablegen
dominion-word-put_back = zurücklegen
dominion-word-topdeck = auf den Nachziehstapel legen
dominion-word-set_aside = beiseitelegen
dominion-word-put_in_hand = auf die Hand nehmen
dominion-word-play = ausspielen
dominion-word-gain = nehmen
dominion-word-trash_this = diese Karte entsorgen
dominion-word-gain_from_trash = vom Müllstapel nehmen
dominion-word-now = jetzt
dominion-word-next_turn = im nächsten Zug
dominion-word-nothing = nichts

## Options at length, as a person reads them

dominion-choice-play = { $card } ausspielen
dominion-choice-buy = { $card } kaufen
dominion-choice-use-action = Eine Aktion verwenden: +1 Kauf
dominion-choice-pay_debt = { $number ->
    [1] 1 Schuld tilgen
   *[other] So viele Schulden tilgen wie möglich
}
dominion-choice-end_phase = Aktionsphase beenden
dominion-choice-end_turn = Zug beenden
dominion-choice-none = Keine
dominion-choice-may = { $word ->
    [yes] Ja
   *[no] Nein
}

## Questions

dominion-ask-other = { $decider } entscheidet.
dominion-ask-other-for = { $decider } entscheidet für { $owner }.
dominion-ask-for = Entscheidung für { $owner }. { $question }
dominion-ask-befalls = Betrifft { $whom }. { $question }
dominion-so-many = { $many ->
    [one] eine Karte
    [maybe] bis zu eine Karte
    [any] beliebig viele Karten
    [up_to] bis zu { $most } Karten
    [exactly] { $least } Karten
   *[between] { $least } bis { $most } Karten
}
dominion-ask-action = { $number ->
    [one] Aktionsphase: eine Karte ausspielen (noch { $number } Aktion).
   *[other] Aktionsphase: eine Karte ausspielen (noch { $number } Aktionen).
}
dominion-ask-buy = { $number ->
    [0] Kaufphase: Geldkarten ausspielen oder eine Karte kaufen.
   *[other] Kaufphase: ${ $number } zum Ausgeben.
}
dominion-ask-night = Nachtphase: eine Karte ausspielen.
dominion-ask-action-seen = { $number ->
    [one] { $decider }: Aktionsphase, noch { $number } Aktion
   *[other] { $decider }: Aktionsphase, noch { $number } Aktionen
}
dominion-ask-buy-seen = { $number ->
    [0] { $decider }: Kaufphase
   *[other] { $decider }: Kaufphase, ${ $number } zum Ausgeben
}
dominion-ask-night-seen = { $decider }: Nachtphase
dominion-ask-order = Mehreres geschieht gleichzeitig: Was kommt als Nächstes?
dominion-ask-react = Eine Fähigkeit nutzen?
dominion-ask-react-about = { $card }: eine Fähigkeit nutzen?
dominion-ask-option = { $many ->
    [one] { $card }: Was wird gewählt?
    [maybe] { $card }: Was wird gewählt, wenn überhaupt?
    [between] { $card }: { $least } bis { $most } wählen.
   *[other] { $card }: { $most } wählen.
}
dominion-ask-name = { $card }: Welche Karte wird genannt?
dominion-ask-number = { $card }: Welche Zahl wird gewählt?
dominion-ask-player = { $card }: Wer wird gewählt?
dominion-ask-play = { $card }: { dominion-so-many } ausspielen.
dominion-ask-trash = { $card }: { dominion-so-many } entsorgen.
dominion-ask-discard = { $card }: { dominion-so-many } ablegen.
dominion-ask-discard-actions_1 = { $card }: { dominion-so-many } ablegen für +1 Aktion.
dominion-ask-discard-buys_1 = { $card }: { dominion-so-many } ablegen für +1 Kauf.
dominion-ask-discard-cards_1 = { $card }: { dominion-so-many } ablegen, je +1 Karte.
dominion-ask-discard-coins_1 = { $card }: { dominion-so-many } ablegen, je +$1.
dominion-ask-gain = { $card }: { dominion-so-many } nehmen.
dominion-ask-topdeck = { $many ->
    [one] { $card }: eine Karte auf den Nachziehstapel legen.
    [maybe] { $card }: bis zu eine Karte auf den Nachziehstapel legen.
   *[other] { $card }: { dominion-so-many } auf den Nachziehstapel legen; die letzte liegt oben.
}
dominion-ask-set_aside = { $card }: { dominion-so-many } beiseitelegen.
dominion-ask-reveal = { $card }: { dominion-so-many } aufdecken.
dominion-ask-put_in_hand = { $card }: { dominion-so-many } auf die Hand nehmen.
dominion-ask-pass = { $card }: { dominion-so-many } weitergeben.
dominion-ask-return = { $card }: { dominion-so-many } auf den Stapel zurücklegen.
dominion-ask-put_at_bottom = { $card }: { dominion-so-many } unter den Nachziehstapel legen.
dominion-ask-choose = { $card }: { dominion-so-many } wählen.
dominion-may-set_aside = { $card } beiseitelegen?
dominion-may-trash_this = { $card } entsorgen?
dominion-may-discard = { $card } ablegen?
dominion-may-topdeck = { $card } auf den Nachziehstapel legen?
dominion-may-play = { $card } ausspielen?

## The log

dominion-log-kingdom = Das Königreich: { $cards }.
dominion-log-kingdom-named = Das Königreich „{ $name }“: { $cards }.
dominion-log-landscapes = Karten im Querformat: { $cards }.
dominion-log-uses_colonies = { $word ->
    [lot] Platin und Kolonien sind dabei (zufällig bestimmt).
   *[asked] Platin und Kolonien sind dabei.
}
dominion-log-brings = { $cards } bringt { $kind } ins Spiel.
dominion-log-sets_out = Auch in diesem Spiel: { $cards }.
dominion-log-turn = Zug { $number }: { $seat }
dominion-log-turn-extra = Extrazug: { $seat } ({ $kind })
dominion-log-turn-controlled = Extrazug: { $seat } ({ $kind }), gespielt von { $whom }
dominion-log-skips_turn = { $seat } setzt einen Zug aus.
dominion-log-will_skip = { $seat } setzt den nächsten Zug aus.
dominion-log-plays = { $seat } spielt { $cards } aus.
dominion-log-row = { $gives ->
    [true] { $seat } spielt { $cards } aus: { $figures }.
   *[false] { $seat } spielt { $cards } aus.
}
dominion-row-cleans_up = { $how ->
    [both] { $seat } räumt auf, mischt und { $draws }.
    [shuffles] { $seat } räumt auf und mischt.
   *[draws] { $seat } räumt auf und { $draws }.
}
dominion-row-several = { $number } { $card }
dominion-row-draws = { $known ->
    [true] zieht { $cards }
   *[false] { $number ->
        [one] zieht { $number } Karte
       *[other] zieht { $number } Karten
    }
}
dominion-log-plays_again = { $seat } spielt { $cards } noch einmal aus.
dominion-log-plays_there = { $seat } spielt { $cards } aus und lässt die Karte liegen.
dominion-log-ability = { $kind } von { $seat }:
dominion-log-names-absent = { $seat } nennt eine Karte, die nicht in diesem Spiel ist.
dominion-log-names = { $seat } nennt { $kind }.
dominion-log-is_unaffected = { $seat } ist nicht betroffen.
dominion-log-gets_actions = { $number ->
    [one] { $seat } erhält { $number } Aktion.
   *[other] { $seat } erhält { $number } Aktionen.
}
dominion-log-gets_buys = { $number ->
    [one] { $seat } erhält { $number } Kauf.
   *[other] { $seat } erhält { $number } Käufe.
}
dominion-log-gets_coins = { $seat } erhält ${ $number }.
dominion-log-gets_potions = { $number ->
    [one] { $seat } erhält { $number } Trank.
   *[other] { $seat } erhält { $number } Tränke.
}
dominion-log-takes_vp = { $seat } nimmt { $number } SP.
dominion-log-turns_up = Aufgedeckt: { $cards }.
dominion-log-receives = { $seat } bekommt { $cards }.
dominion-log-takes_debt = { $seat } nimmt { $number } Schulden.
dominion-log-pays_debt = { $seat } tilgt { $number } Schulden.
dominion-log-pays = { $seat } zahlt ${ $number }.
dominion-log-makes_cheaper = Karten kosten in diesem Zug ${ $number } weniger.
dominion-log-draws = { $known ->
    [true] { $seat } zieht { $cards }.
   *[false] { $number ->
        [one] { $seat } zieht { $number } Karte.
       *[other] { $seat } zieht { $number } Karten.
    }
}
dominion-log-shuffles = { $number ->
    [one] { $seat } mischt ({ $number } Karte im Nachziehstapel).
   *[other] { $seat } mischt ({ $number } Karten im Nachziehstapel).
}
dominion-log-buys = { $seat } kauft { $cards }.
dominion-log-gains = { $seat } nimmt { $cards }.
dominion-log-gains_to = { $seat } nimmt { $cards } ({ $place }).
dominion-log-trashes = { $seat } entsorgt { $cards }.
dominion-log-discards = { $seat } legt { $cards } ab.
dominion-log-reveals = { $seat } deckt { $cards } auf.
dominion-log-looks_at = { $known ->
    [true] { $seat } sieht { $cards } an.
   *[false] { $number ->
        [one] { $seat } sieht { $number } Karte an.
       *[other] { $seat } sieht { $number } Karten an.
    }
}
dominion-log-sets_aside = { $known ->
    [true] { $seat } legt { $cards } beiseite.
   *[false] { $seat } legt eine Karte beiseite.
}
dominion-log-puts_in_hand = { $known ->
    [true] { $seat } nimmt { $cards } auf die Hand.
   *[false] { $number ->
        [0] { $seat } nimmt eine Karte auf die Hand.
        [one] { $seat } nimmt { $number } Karte auf die Hand.
       *[other] { $seat } nimmt { $number } Karten auf die Hand.
    }
}
dominion-log-puts = { $known ->
    [true] { $seat } bewegt { $cards } ({ $place }).
   *[false] { $seat } bewegt eine Karte ({ $place }).
}
dominion-log-topdecks = { $known ->
    [true] { $seat } legt { $cards } auf den Nachziehstapel.
   *[false] { $seat } legt eine Karte auf den Nachziehstapel.
}
dominion-log-puts_at_bottom = { $known ->
    [true] { $seat } legt { $cards } unter den Nachziehstapel.
   *[false] { $seat } legt eine Karte unter den Nachziehstapel.
}
dominion-log-shuffles_into_deck = { $known ->
    [true] { $seat } mischt { $cards } in den Nachziehstapel.
   *[false] { $number ->
        [one] { $seat } mischt { $number } Karte in den Nachziehstapel.
       *[other] { $seat } mischt { $number } Karten in den Nachziehstapel.
    }
}
dominion-log-passes = { $known ->
    [true] { $seat } gibt { $cards } an { $whom } weiter.
   *[false] { $seat } gibt eine Karte an { $whom } weiter.
}
dominion-log-puts_deck_into_discards = { $number ->
    [one] { $seat } legt den Nachziehstapel ({ $number } Karte) auf den Ablagestapel.
   *[other] { $seat } legt den Nachziehstapel ({ $number } Karten) auf den Ablagestapel.
}
dominion-log-returns = { $seat } legt { $cards } auf den Stapel zurück.
dominion-log-exchanges = { $seat } tauscht { $given } gegen { $taken }.
dominion-log-cleans_up = { $seat } räumt auf.
dominion-log-stays = { $cards } von { $seat } bleibt im Spiel.
dominion-log-ends = { $word ->
    [gone] Das Spiel ist vorbei: ein Stapel, der es beendet, ist leer.
    [piles] Das Spiel ist vorbei: genügend Stapel sind leer.
    [still] Das Spiel ist vorbei: seit hundert Runden hat keine Karte den Vorrat verlassen.
   *[after] Das Spiel ist vorbei: der letzte Extrazug durch Fleet ist gespielt.
}

## Where a rule is written

dominion-source = { $title }, „{ $section }“
dominion-source-whole = { $title }

## Tokens

dominion-token-vp = { $count } SP
dominion-token-trait = { $card }
dominion-token-minus_card = −1 Karte
    .name = −1-Karte-Marker
dominion-token-minus_coin = −$1
    .name = −$1-Marker

## Why a card cannot be chosen, and what follows from an option

dominion-cost = { $debt ->
    [0] { $potions ->
        [0] ${ $coins }
       *[other] ${ $coins }P
    }
   *[other] { $coins ->
        [0] { $debt }D
       *[other] ${ $coins } { $debt }D
    }
}
dominion-hint-cost = { $cost }
dominion-hint-pile = { $cost }, noch { $left }
dominion-hint-hand = { $cards ->
    [one] { $cards } Karte auf der Hand
   *[other] { $cards } Karten auf der Hand
}
dominion-not-no-action = Das ist keine Aktionskarte.
dominion-not-no-treasure = Das ist keine Geldkarte.
dominion-not-no-night = Das ist keine Nachtkarte.
dominion-not-no-actions = Keine Aktion mehr übrig.
dominion-not-bought = Nach einem Kauf können keine Geldkarten mehr ausgespielt werden.
dominion-not-buys = Kein Kauf mehr übrig.
dominion-not-owned = Das ist schon vorhanden.
dominion-not-once = Das kann nur einmal gekauft werden.
dominion-not-cost = Kosten: { $cost }; vorhanden: { $has }.
dominion-not-other = Das kann jetzt nicht gewählt werden.
dominion-not-for-sale = Das kann jetzt nicht gekauft werden.
dominion-not-forbidden = Ein Effekt verhindert das Ausspielen.
dominion-not-empty = Der Stapel ist leer.
dominion-not-debt = Zuerst müssen die Schulden getilgt werden.
dominion-not-beside = Das liegt nicht im Vorrat.
