### Artifacts of History at the table of Innovation: options, questions and the log.

innovation-option-pass = pass
innovation-option-dig = dig
innovation-option-steal = steal { $card }

innovation-choice-return = Return { $card }
innovation-choice-pass = Leave it
innovation-choice-dig = Dig a new artifact
innovation-choice-steal = Steal { $card }

innovation-ask-display = { $word ->
    [museum] { $card } is on display: do you activate it before it goes into a museum?
   *[other] { $card } is on display: do you activate it, return it, or leave it there?
}
innovation-ask-relic = Do you seize { $card }?
innovation-ask-steal = Do you steal an artifact from a museum instead of digging?

innovation-log-digs = { $seat } digs up { $cards } and puts it on display.
innovation-log-seizes = { $seat } seizes { $cards } as an achievement.
innovation-log-seizes_to_hand = { $seat } seizes { $cards } into the hand.
innovation-log-exhibits = { $seat } puts { $cards } into museum { $number }.
innovation-log-closes_museums = All museums are taken.
innovation-log-steals = { $seat } steals { $cards } from { $whom }, with museum { $number }.
innovation-log-frees = { $cards } is available again.

innovation-option-type = { $word ->
    [base] base
    [artifacts] artifacts
    [cities] cities
    [echoes] echoes
    [figures] figures
   *[unseen] unseen
}
innovation-option-choose = { $card }
innovation-ask-choose = { $card }: which cards do you choose?
innovation-ask-type = { $card }: a card of which set?
innovation-log-junks_artifacts = { $seat } junks the whole artifact deck of age { $number }.
