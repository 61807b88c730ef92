### The rules lab: what is wrong with a scenario file, why a step fails, and the trace.
### See docs/scenario_format.md.

lab-two-sentences = { $first } { $second }
lab-did-you-mean = Did you mean ‘{ $word }’?

## A file is wrong

lab-wrong-utf8 = This is not UTF-8.
lab-wrong-yaml = This is not YAML: { $what }.
lab-wrong-empty-file = There is no scenario in this file.
lab-wrong-too-large = This goes on without end, or to more than { $most } parts.
lab-wrong-tag = Tags such as { $tag } mean nothing here.
lab-wrong-long-number = This number is too long: { $number }…
lab-wrong-key-form = A key must be a word.
lab-wrong-key-twice = The key ‘{ $key }’ is given twice; the first is in line { $first }.
lab-wrong-key = There is no key ‘{ $key }’ here; choose from { $known }.
lab-wrong-key-of-seat = ‘{ $key }’ is said of a seat: write it within one, as in A: { "{" }{ $key }: …{ "}" }.
lab-wrong-key-of-setup = ‘{ $key }’ is not said of a seat: write it beside the seats.
lab-wrong-missing = The key ‘{ $key }’ is missing.
lab-wrong-two-names = ‘{ $key }’ and ‘{ $other }’ are two names of one thing; only one of them may be given.
lab-wrong-empty = Nothing is said here.
lab-wrong-type-word = A word is expected here, not ‘{ $found }’.
lab-wrong-type-number = A whole number from 0 is expected here, not ‘{ $found }’.
lab-wrong-type-integer = A whole number is expected here, not ‘{ $found }’.
lab-wrong-type-flag = true or false is expected here, not ‘{ $found }’.
lab-wrong-type-list = A list is expected here, not ‘{ $found }’.
lab-wrong-type-mapping = Keys with values are expected here, not ‘{ $found }’.
lab-wrong-type-answer = ‘{ $found }’ is no answer.
lab-wrong-times = ‘{ $text }’ does not say how often: write a number from 1 to 999 after the star.
lab-wrong-no-token = No token of ‘{ $card }’ lies there; choose from { $known }.
lab-wrong-tokens = ‘{ $card }’ is not in this game, so its tokens would mean nothing.
lab-wrong-two-traits = A pile has only one Trait, and ‘{ $pile }’ has { $trait } already.
lab-wrong-trait = A Trait lies on an Action or Treasure pile of the Kingdom, and ‘{ $pile }’ is none.
lab-wrong-suns = Sun tokens lie on a Prophecy, and there is none in this game: name one among the landscapes.
lab-wrong-many-suns = A Prophecy begins with { $number } Sun tokens in a game for this many, and they only become fewer.
lab-wrong-one-card = One card is expected at ‘{ $key }’.
lab-wrong-nobody-takes = ‘{ $key }’ is there because of { $by }, which is not in this game.
lab-wrong-not-taken = ‘{ $card }’ is no card that { $by } may take.
lab-wrong-druid = { $number } Boons are set aside for Druid.
lab-wrong-twice = ‘{ $card }’ stands there twice.
lab-wrong-alone = A game has only one of { $first } and { $second }.
lab-wrong-two-owners = There is only one { $card } to have, and { $seat } has it already.
lab-wrong-pile = There is no pile ‘{ $card }’ in this game.
lab-wrong-dealt-option = The option { $option } chooses the cards, and here the setup has them: it would mean nothing.
lab-wrong-value = ‘{ $value }’ is not possible here; possible is { $known }.
lab-wrong-game = There is no game ‘{ $game }’ in the lab; choose from { $known }.
lab-wrong-rule = There is no rule ‘{ $rule }’.
lab-wrong-option = There is no option ‘{ $option }’.
lab-wrong-option-value = The option { $option } cannot be ‘{ $value }’; possible is { $known }.
lab-wrong-seat = There is no seat ‘{ $seat }’.
lab-wrong-seat-twice = There are two seats ‘{ $seat }’.
lab-wrong-seat-label = A seat cannot be called ‘{ $seat }’: the word means something else.
lab-wrong-seats = { $game } is for { $least } to { $most } seats, not { $number }.
lab-wrong-setup = This situation cannot be: { $what }
lab-wrong-step-form = A step has one key, such as a seat or ‘see’; this is ‘{ $found }’.
lab-wrong-step = There is no step ‘{ $key }’; choose from { $known }.
lab-wrong-refused-form = One seat and its answer are expected here.
lab-wrong-after-branch = Nothing may follow a branch.
lab-wrong-no-phases = A turn of { $game } has no phases.
lab-wrong-label = ‘{ $label }’ is no label of this game.
lab-wrong-path = ‘{ $path }’ leads nowhere.
lab-wrong-card = There is no card ‘{ $card }’.
lab-wrong-place = ‘{ $card }’ cannot lie there.
lab-wrong-place-card = ‘{ $card }’ is a card: it cannot lie there.
lab-wrong-place-landscape = ‘{ $card }’ is no card: it cannot lie there, but stands under ‘{ $key }’.
lab-wrong-not-their-turn = Only the first seat has ‘{ $key }’: it is their turn.
lab-wrong-deck = ‘{ $card }’ is not in this deck.
lab-wrong-set = ‘{ $card }’ is of { $set }, and that set is not in this game (options: { $option }).
lab-wrong-edition = ‘{ $card }’ is not in this game: its edition has no such card.
lab-wrong-no-place = Nothing can lie in ‘{ $place }’: no set of this game has it (options: { $option }).
lab-wrong-fourth-only = ‘{ $word }’ is only in the fourth edition.
lab-wrong-other-deck = ‘{ $card }’ does not belong in this deck: its back is { $back }.
lab-wrong-too-many = There are not enough cards ‘{ $card }’: the deck has { $number }.
lab-wrong-front = ‘{ $card }’ cannot lie in front of a player: it is no public card.
lab-wrong-bound = ‘{ $card }’ is not possible: only Bind has bound turns to come, 1 or 2.
lab-wrong-top = ‘{ $card }’ cannot be the top card.
lab-wrong-top-as = ‘{ $card }’ is not possible: only Almighty stands for another card, and on top only for one that can lie there.
lab-wrong-top-colour = ‘{ $card }’ does not have that colour.
lab-wrong-top-open = The colour that ‘{ $card }’ shows is missing; write it in brackets, such as (red).
lab-wrong-top-as-open = What ‘{ $card }’ stands for is missing; write it as in ‘Almighty as Draw 2 (blue)’.
lab-wrong-round = There is no round { $number } in a match of { $rounds }.
lab-wrong-attack = ‘{ $card }’ does not attack.
lab-wrong-attack-self = Players can't attack themselves.
lab-wrong-attack-bind = A Bind attacks with no number of cards.

## A step fails

lab-lines = { $lines }
lab-broke = The engine stopped: { $what } ({ $where }). That is our mistake; please report it with the scenario.
lab-broke-written = What stopped the engine is in { $file }, with its situation. Please send us this file.
lab-failed-meanwhile = This is { $seat }’s turn{ $turn ->
    [0] { "" }
   *[other] { " " }{ $turn }
}{ $phase ->
    [none] { "" }
    [action] , action phase
    [buy] , buy phase
    [night] , night phase
    [cleanup] , clean-up
   *[other] , phase { $phase }
}: the game has gone on since the last answer.
lab-failed-differs = { $what }: expected { $expected }; it is { $found }.
lab-failed-over = An answer was expected to be asked for, but nothing is asked: the game is over.
lab-failed-other-seat = A question to { $seat } was expected, but { $asked } is asked: { $kind } { $options }.
lab-failed-answer = { $what } { $asked } is asked: { $kind } { $options }.
lab-failed-accepted = ‘{ $label }’ was expected to be refused, but it is legal.
lab-failed-not-over = The game was expected to be over, but { $asked } is asked: { $kind } { $options }.
lab-failed-broken = { $function } ({ $where }) stopped: { $what }
lab-failed-endless = { $function } ({ $where }) does not come to an end: it has computed for { $seconds } seconds.
lab-failed-unawaited = { $function } ({ $where }) is called without await, so it was never done.
lab-failed-no-text = { $message } has no text: write it into the files of texts beside the card.
lab-failed-not-written = { $function } ({ $where }) has not been written yet: { $what }.
lab-failed-until-over = The game ends before that comes.
lab-failed-until-endless = That does not come within { $number } questions.
lab-unfit-not-offered = ‘{ $label }’ is not offered.
lab-unfit-several = ‘{ $label }’ may mean { $options }.
lab-unfit-too-few = ‘{ $label }’ is offered only { $number ->
    [one] once
   *[other] { $number } times
}.
lab-unfit-count = { $number ->
    [one] { $number } choice
   *[other] { $number } choices
} made, but at least { $least } and at most { $most } must be.
lab-unfit-together = Several may be chosen only if each is a ‘{ $verb }’.
lab-unfit-no-label = No label means that answer alone; the question offers { $options }.

## A check holds

lab-asked = { $asked } is asked: { $kind } { $options }
lab-refused-over = The game is over.
lab-refused-other = { $asked } is asked, { $kind }.

## `fudaba lab ask`

lab-ask-after = After step { $step } (line { $line }): { $written }
lab-ask-fails = At step { $step } (line { $line }), which fails: { $written }
lab-ask-over = The game is over; nothing is asked.
lab-ask-who = { $asked } is asked: { $kind }{ $about ->
    [none] { "" }
   *[other] { " " }({ $about })
}
lab-ask-for = For { $owner }.
lab-ask-many = At least { $least }, at most { $most }{ $ordered ->
    [true] , in their order
   *[other] { "" }
}; { $none ->
    [true] none is allowed
   *[other] none is not allowed
}:
lab-ask-macros = Several answers at once: { $macros }
lab-ask-step = A step: { $step }
lab-ask-no-step = There is no step { $number }; the last one is { $steps }.
lab-ask-at = Steps are counted from 0, so there is none before { $number }.

## The trace

lab-until-gave = On the way: { $answers }
lab-until-gave-more = On the way: { $answers }; and { $number } more
lab-warned-title = ‘{ $card }’ is { $title } in the { $edition ->
    [first] first
    [third] third
   *[fourth] fourth
} edition.
lab-warned-deck = The setup does not lay out { $path }: what was drawn from it is as the seed ‘{ $seed }’ has it.
lab-warned-no-deck = The setup does not lay out { $path }: there was nothing to draw.
lab-opening = Before the first step
lab-branch = Branch: { $name }
lab-summary = { $scenarios ->
    [one] { $scenarios } scenario
   *[other] { $scenarios } scenarios
}, { $hold ->
    [one] { $hold } holds
   *[other] { $hold } hold
}, { $fail ->
    [one] { $fail } fails
   *[other] { $fail } fail
}
lab-summary-wrong = { $number ->
    [one] { $number } mistake
   *[other] { $number } mistakes
} in the files
lab-summary-read = { $scenarios ->
    [one] { $scenarios } scenario
   *[other] { $scenarios } scenarios
} can be run

## The rule catalogue

lab-rules-unknown = There is no game, card or rule ‘{ $what }’.
lab-rules-untested = { $rule }: no test names this rule
lab-rules-no-test = no test names this rule
lab-rules-none-on = No rule is about ‘{ $what }’ alone; its text says it all.
lab-rules-no-folder = There is no folder of tests here, so --complete needs --tests DIR.
lab-rules-not-searched = Tests are found in a checkout of the project, or with --tests DIR.
lab-rules-title-alone = { $game }: { $rules ->
    [one] { $rules } rule
   *[other] { $rules } rules
}
lab-rules-title = { $game }: { $rules ->
    [one] { $rules } rule
   *[other] { $rules } rules
}, { $tested } with tests
lab-rules-id = Rule
lab-rules-words = What it says
lab-rules-tests = Tests
lab-rules-source = { $title }: “{ $phrase }”
lab-rules-source-whole = { $title }
lab-cited = { $game }: { $percent } % of { $lines } lines cite one of { $rules } rules
lab-faq-title = Sentences of the rulebooks’ FAQs, by what covers them
lab-faq-set = Set
lab-faq-sentences = All
lab-faq-tests = tests
lab-faq-without = open
lab-faq-sum = total
lab-faq-reason-card = card
lab-faq-reason-table = table
lab-faq-reason-advice = advice
lab-faq-reason-with = with
lab-faq-reason-rule = rule
lab-faq-reason-outdated = outdated
lab-faq-none = The FAQs have no sentence on ‘{ $what }’. Use the ids of games, sets and cards.
lab-faq-open = { $id }: covered by no test and no line of the ledger

## The page of the lab

lab-page-too-long = This takes too long for a server. Run it on your own machine: fudaba lab run.
lab-page-too-large = Scenarios here can have up to { $most } kB.
lab-page-too-much = This is too large to send.
lab-page-word = Words here can have up to { $most } characters.
lab-page-number = { $number } is too large; the maximum here is { $most }.
lab-page-cards = Too many cards: the maximum here is { $most }.
lab-page-lines = The trace has more than { $most } lines, too many for a page. Run it on your own machine: fudaba lab run.
lab-page-not-read = This did not come from the lab’s page.
lab-page-busy = The lab is busy right now. Please try again in a moment.
lab-page-broke = This situation broke the engine; that is our mistake. Please report it with the scenario.
lab-page-failed-time = This takes too long for a server.
lab-page-failed-memory = This needs more memory than the server allows.
lab-page-failed-lost = The server tried this several times and could not finish it.
lab-page-failed-unsendable = This is nested too deeply.
lab-page-runs = This game is not over yet. You can open its moments in the lab when it is.
lab-page-no-moment = This moment can’t be written as a scenario.
lab-page-no-game = The lab doesn’t know this game.
