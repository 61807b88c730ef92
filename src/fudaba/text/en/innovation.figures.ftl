### Figures in the Sand at the table: its options, questions and log.

innovation-option-decree = decree { $card }
innovation-option-inspire = inspire { $colour }
innovation-option-claim = claim { $card }
innovation-option-fade = fade { $card }
innovation-option-name = name { $card }
innovation-option-offer_it = make it available
innovation-option-execute_it = execute it

innovation-choice-decree = Issue the decree { $card } for your whole hand
innovation-choice-inspire = Be inspired by { $colour }
innovation-choice-claim = Claim { $card } as an achievement

innovation-ask-fade = You have more than one top figure: which of them fades?
innovation-ask-name = { $card }: which card do you name?
innovation-ask-order-karma = Several karma effects concern what is about to happen: which one takes place?
innovation-ask-icon-avatar = Which icon does the dogma of { $card } go by?

innovation-log-karma = The karma of { $cards } takes place.
innovation-log-raises = Values in what is executed now are { $number } higher than printed.
innovation-log-issues = { $seat } issues the decree { $cards }.
innovation-log-enacts = { $seat } carries out { $cards }.
innovation-log-takes_away = { $seat } takes { $cards } from { $whom } and puts it back among the available achievements.
innovation-log-inspires = { $seat } is inspired by { $colour }.
innovation-log-is_inspired = { $seat } executes the inspire effect of { $cards }.
innovation-log-names = { $seat } names { $cards }.
