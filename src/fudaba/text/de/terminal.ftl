### The table in a terminal: full screen and line mode.

## Everywhere

terminal-names = Aya Ben Chika Dai Emi Fumi
terminal-other-language = F2 Englisch
terminal-sealed = Das Mischen ist versiegelt: { $seal }
terminal-over = Das Spiel ist vorbei.
terminal-verdict = { $verdict }.
terminal-remarked = { $name } ({ $note })
terminal-counted = { $number } = { $points }
terminal-winner = gewinnt
terminal-round = Runde { $round }
terminal-total = Punkte
terminal-round-over = Runde { $round } ist vorbei.
terminal-points-so-far = Bisherige Punkte
terminal-seed = Siegel geöffnet. Der Startwert war { $seed }
terminal-seed-seal = Das Siegel vom Anfang: { $seal }
terminal-verify = Gespeichert als { $file }. Zum Prüfen des Mischens: fudaba verify { $file }
terminal-verify-unsaved = Das Spiel wurde nicht gespeichert. Bei einem gespeicherten Spiel prüft fudaba verify das Mischen.
terminal-review-later = Fehler und bessere Antworten zeigt: { $command }
terminal-review-comes = Die Analyse läuft. Das kann einige Minuten dauern.
terminal-review-share = Analyse: { $share } % fertig.
terminal-review-ready = Die Analyse ist fertig: Taste v
terminal-review-stopped = Die Analyse ist nicht fertig. Später: { $command }
terminal-review-failed = Die Analyse ist mit einem Fehler abgebrochen.
terminal-saved = Gespeichert als { $file }. Zum Weiterspielen: { $command }
terminal-source = Quelle: { $source }
terminal-why = Warum?
terminal-no-rule = Zu dieser Zeile ist keine Regel vermerkt.
terminal-no-hint = Tipps gibt es nur für die Person, die entscheidet.
terminal-hint-agreed = An diesem Bildschirm spielen mehrere. Sind alle mit einem Tipp einverstanden, noch einmal fragen.
terminal-hint-taken = { $times ->
    [one] { $seat } hat einen Tipp genutzt.
   *[other] { $seat } hat { $times } Tipps genutzt.
}
terminal-hint-comes = Der Trainer denkt nach …
terminal-not-an-answer = Das ist keine gültige Antwort.
terminal-not-now = Jetzt nicht: { $text } ({ $rule })
terminal-not-now-plain = Jetzt nicht: { $text }

## The slip

terminal-crumb = { $seat }: { $cards }
terminal-crumb-then = { "  ›  " }
terminal-chosen = { $least ->
    [0] { $count } gewählt (bis zu { $most }). Enter bestätigt.
   *[other] { $count } von { $most } gewählt. Enter bestätigt.
}
terminal-shortcut = p  { $label }
terminal-filter = Suche: { $text }
terminal-none-found = Nichts gefunden. Esc: alles zeigen
terminal-number = /  eine Zahl von { $least } bis { $most } eintippen, dann Enter
terminal-waits = Enter: sofort weiter
terminal-undo = u  zurücknehmen: { $after ->
    [0] die letzte eigene Antwort
    [one] die letzte eigene Antwort und die danach
   *[other] die letzte eigene Antwort und die { $after } danach
}
terminal-undone = { $count ->
    [one] Die letzte eigene Antwort ist zurückgenommen.
   *[other] { $count } Antworten sind zurückgenommen.
}
terminal-undo-off = An diesem Tisch wird nichts zurückgenommen.
terminal-undo-over = Nach dem Spiel kann nichts zurückgenommen werden.
terminal-chose-nothing = Nichts gewählt.
terminal-undo-nothing = Noch nichts zum Zurücknehmen.
terminal-undo-revealed = Zurücknehmen geht nicht: seit der letzten Antwort wurde etwas aufgedeckt.
terminal-undo-others = Zurücknehmen geht nicht: seitdem haben andere geantwortet.

## Other parts of the screen

terminal-log = Verlauf
terminal-log-note = Folgen unter ihrer Ursache · w warum?
terminal-last-keys = w warum?  l Verlauf
terminal-foot-play-long = 1-9 Antwort · u zurück · w warum? · i Karte · c Karten · l Verlauf · t Punkte · Tab umsehen · F3 Farben · ? Hilfe · q Ende
terminal-foot-play-short = 1-9 Antwort · u zurück · w warum? · i Karte · c Karten · t Punkte · ? Hilfe · q Ende
terminal-foot-play-least = 1-9 · u · w · i · l · t · ? · q
terminal-foot-over-long = v Analyse · t Ergebnis · w warum? · i Karte · c Karten · l Verlauf · Tab umsehen · F3 Farben · ? Hilfe · q Ende
terminal-foot-over-short = v Analyse · t Ergebnis · w warum? · i Karte · c Karten · l Verlauf · ? Hilfe · q Ende
terminal-foot-over-least = v Analyse · t · w · i · l · ? · q
terminal-foot-replay-least = ← → · [ ] · g · p · ? · q
terminal-sheet-keys = Enter: zurück zum Tisch
terminal-cards-keys = Enter: zurück zum Tisch   /: suchen
terminal-end-keys = Enter: Tisch ansehen   v: Analyse   s: speichern   q: Ende
terminal-end-keys-kept = Enter: Tisch ansehen   v: Analyse   q: Ende
terminal-review = Analyse
terminal-review-keys = Enter: zurück zum Tisch; die Analyse läuft weiter
terminal-curtain = Weitergeben an { $seat }. { $seat }: weiter mit Enter.
terminal-curtain-undo = { $seat }: u nimmt die letzte Antwort zurück
terminal-cards = Alle Karten dieses Tisches
terminal-help = Tasten
terminal-keys-play =
    1-9, 0, a-z | die Antwort mit dieser Taste wählen, in der Frage und auf den Karten
    Enter, Leertaste | bestätigen; die markierte Antwort wählen; einen Bot sofort antworten lassen
    Tab | zwischen Frage, Hand, Verlauf und Tisch wechseln
    ← → ↑ ↓ | durch Antworten, Hand, Verlauf oder die Karten des Tisches gehen
    / | unter vielen Antworten und in der Kartenliste suchen
    Esc | Gewähltes verwerfen; zurück zur Frage
    u | die letzte eigene Antwort zurücknehmen, soweit der Tisch es erlaubt
    w | warum? Die Regel hinter der Frage, einer Zeile oder einer nicht wählbaren Karte
    i, Mausklick | die markierte Karte lesen, auch eine nicht wählbare
    c | alle Karten dieses Tisches
    h | Tipp des Trainers, mit der Gewinnchance
    p | die übliche Antwort, wenn es eine gibt
    v | nach dem Spiel: die Analyse
    l | der Verlauf
    t | die bisherigen Punkte
    L, F2 | Englisch, Japanisch
    F3 | helle, dunkle Farben
    q, Ctrl-C | Ende; das Spiel wird gespeichert und kann weitergehen

## Line mode

terminal-plain-seat-you = { $seat }: eigener Platz
terminal-plain-seat-bot = { $seat }: Bot „{ $bot }“
# Neben dem Namen, auf dem ganzen Bildschirm.
terminal-seat-bot = Bot · { $level }
terminal-plain-keys = Antwort: Taste, Zahl oder Wörter. Außerdem: ? Hilfe, s Lage, w warum, i Karte, c alle Karten, t Punkte, h Tipp, u zurück, L Englisch, q Ende; nach dem Spiel v Analyse.
terminal-plain-option = { $key }. { $label }
terminal-plain-option-hint = { $key }. { $label } ({ $hint })
terminal-plain-prompt = { $seat }>
terminal-plain-over-prompt = v: dieses Spiel analysieren. Enter: Ende.>
terminal-plain-review-stop = Ctrl-C bricht ab und beendet.
terminal-plain-unknown = „{ $text }“ steht nicht zur Wahl.
terminal-menu = Welches Spiel?
terminal-menu-bridge_over = Bridge Over: Karten loswerden nach Farbe, Zahl und Effekt
terminal-menu-dominion = Dominion: aus zehn Königreichkarten ein Deck bauen
terminal-menu-innovation = Innovation: von Zeitalter zu Zeitalter, mit Dogmen und Erfolgen
terminal-menu-level = Stärke des Bots? Enter: steady
terminal-menu-cards = Welche Karten? Enter: 1
terminal-menu-kingdom = { $kingdom }: zehn Karten des Basisspiels
terminal-menu-any = Zehn zufällige Karten aus allen Erweiterungen
terminal-menu-prompt = 1 bis { $most }, oder q für Ende:
terminal-menu-left = kein Spiel begonnen
terminal-plain-words-help = hilfe
terminal-plain-words-leave = ende
terminal-plain-words-why = warum
terminal-plain-words-undo = zurück
terminal-plain-words-hint = tipp
terminal-plain-words-points = punkte
terminal-plain-words-review = analyse
terminal-plain-words-situation = lage, tisch
terminal-plain-words-cards = karten
terminal-plain-words-card = karte
terminal-plain-no-rule = Seit der letzten Antwort war keine Regel oder Karte beteiligt.
terminal-plain-because-card = { $card }: { $text }
terminal-plain-unclear = Zu viele oder zu wenige gewählt.
terminal-plain-no-card = Es gibt keine Karte „{ $text }“.
terminal-plain-curtain = Weitergeben an { $seat }. { $seat }: weiter mit Enter.
terminal-plain-some = Mehrere mit Komma trennen ({ $least } bis { $most }); eine leere Zeile wählt keine.
terminal-plain-some-least = Mehrere mit Komma trennen ({ $least } bis { $most }).
terminal-plain-number = Eine Zahl von { $least } bis { $most } eintippen.
terminal-plain-help =
    1, 2, … oder die Wörter: eine Antwort wählen; mehrere mit Komma trennen
    s: die Lage auf dem Tisch
    w: warum? Die Regeln hinter den Zeilen seit der letzten eigenen Antwort
    i: die Karte auf dem Tisch lesen; i und ein Kartenname: diese Karte lesen
    c: alle Karten dieses Tisches
    h: Tipp des Trainers, mit der Gewinnchance
    Kupfer*3: drei gleiche
    t: die bisherigen Punkte
    u: die letzte eigene Antwort zurücknehmen, soweit der Tisch es erlaubt
    v: nach dem Spiel: die Analyse, mit den teuersten Fehlern und besseren Antworten
    L: zu Englisch und Japanisch wechseln
    q: Ende; das Spiel wird gespeichert und kann weitergehen
terminal-plain-because = { $rule }: { $text } ({ $source })

## Replay

terminal-foot-replay-long = ← → Antwort · [ ] Zug · Home End · g gehe zu · Leertaste abspielen · p Sicht · f weiterspielen · w warum? · i Karte · t Punkte · ? Hilfe · q Ende
terminal-foot-replay-short = ← → Antwort · [ ] Zug · Leertaste abspielen · p Sicht · f weiterspielen · ? Hilfe · q Ende
terminal-keys-replay =
    ← → | vorige Antwort, nächste Antwort
    { "[" } ], Ctrl ← → | voriger Zug, nächster Zug
    Home, End | der Anfang, das Ende
    g, Ziffern, Enter | zur Antwort mit dieser Nummer gehen
    Leertaste | abspielen, anhalten
    p | Sicht: jeder Platz, was alle wissen, alle Hände
    f | von hier gegen Bots weiterspielen, als neues Spiel
    w | warum? Die Regel hinter einer Zeile des Verlaufs
    Tab, ↑ ↓ ← → | durch den Verlauf oder die Karten des Tisches gehen
    i | eine Karte auf dem Tisch oder im Verlauf lesen
    c | alle Karten dieses Tisches
    l | der Verlauf
    t | die bisherigen Punkte
    L, F2 | Englisch, Japanisch
    F3 | helle, dunkle Farben
    q, Ctrl-C | Ende
terminal-replay-at = Antwort { $at } von { $answers }
terminal-replay-by = als Nächstes: { $seat }
terminal-replay-answer = als Nächstes: { $seat } antwortet „{ $label }“
terminal-replay-end = das Ende
terminal-replay-as-seat = Sicht von { $seat }
terminal-replay-as-public = was alle wissen
terminal-replay-as-all = alle Hände
terminal-replay-goto = Gehe zu Antwort: { $text }
terminal-replay-plays = läuft; Leertaste hält an
terminal-replay-all-refused = Alle Hände werden erst nach dem Spiel gezeigt.
