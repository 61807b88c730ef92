### The coach: where a game was lost, and what would have been better.

coach-curve = The chance to win as each turn began, as the player could know it:
coach-none =
    { $weighed ->
        [one] One answer was weighed, and nothing else is sure to have been better.
       *[other] { $weighed } answers were weighed, and nothing else is sure to have been better.
    }
coach-mistakes =
    { $count ->
        [one] One of { $weighed } answers that were weighed cost a chance to win:
       *[other] { $count } of { $weighed } answers that were weighed cost a chance to win, the dearest first:
    }
coach-mistake = After { $turn } turns, { $seat }: { $given }. Better: { $better }.
coach-cost = It cost { $cost } % ± { $half }: the chance to win was { $chance } % instead of { $better } % (answer { $number }).
coach-nothing = nothing
coach-problem-care = The care must be a number above 0.
coach-problem-nobody = Nobody in this game is called ‘{ $name }’.
