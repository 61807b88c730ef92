### Somebody who keeps a name: their page, and how they come in.

mast-me = You
me-own = Your own page
me-guest = A guest: this browser alone knows your games.
me-since = here since { $day }; a name, no e-mail
me-take = Take a name, and the games of this browser are yours on every device.
me-keep-title = Keep a name
me-keep-how = No password, no e-mail: your device makes a passkey, and opens it by your finger, your face or its PIN.
me-keep = Keep this name
me-in-title = You have one?
me-in = Come in with your passkey
me-lost = Every device lost?
me-code = A code from your paper
me-code-in = Come in with the code
me-no-passkeys = This browser knows no passkeys here. They need HTTPS, and a browser of the last few years.
me-passkey-none = No passkey was used, so nothing has changed.
me-passkey-there = This device has a passkey for your name already.
me-no-answer = The server does not answer. Try again in a moment.
me-devices = Your devices
me-device-computer = Computer
me-device-phone = Phone
me-device-nameless = A device
me-device-here = passkey, this one
me-device-used = passkey, used on { $day }
me-device-unused = passkey, never used
me-device-name = What it is called
me-device-call = rename
me-device-call-that = Rename { $device }
me-device-remove = take away
me-device-remove-that = Take away { $device }
me-device-add = Add a device
me-codes-new = New codes for the paper
me-codes-left = { $codes ->
    [0] No code is left on paper: if every device is lost, so is the name.
    [one] One code is left on paper. It opens this name once, if every device is lost.
   *[other] { $codes } codes are left on paper. Each opens this name once, if every device is lost.
}
me-codes-title = Write these down
me-codes-how = Each of them opens your name once, where every device is lost. They are shown this once, and nobody can show them again. Older ones open nothing any more.
me-codes-done = They are on paper
me-more = Name, other devices, leaving
me-name = Your name
me-name-change = Change the name
me-out = Go out on this device
me-out-everywhere = Go out on all devices
me-leave = Leave for good
me-leave-sure = Your name, passkeys and codes are forgotten, and no game is yours any more. In games that others played too, the name that you had there stays. This cannot be taken back.
me-leave-yes = Leave for good
me-leave-no = Stay
me-won = of { $played } won
me-row = { $row ->
    [0] none won in a row
    [one] longest row: one game
   *[other] longest row: { $row } games
}
me-none-yet = no game yet
me-games = Games
me-data = all { $games }, to save as a file
me-no-games = No game has ended yet. From the next one on they stand here.
me-column-game = Game
me-column-against = Result and opponents
me-column-what = What was played
me-column-result = Figures
me-column-more = Look back
me-game-won = won
me-game-lost = lost
me-bots = { $bots ->
    [one] a bot
   *[other] { $bots } bots
}
me-replay = replay
me-record = record
me-review = review
me-older = Older games
me-rated = rated
me-casual = casual
me-days = Games of the day
me-day-today = today
me-day-rank = { $results ->
    [one] the only result of that day
   *[other] place { $rank } of { $results }
}
me-fastest = own turns: the fastest win of { $game }
me-highest = the most in one game of { $game }
me-streak = the longest row of games won, { $game }

## Rated games

lobby-rated = rated, waits: { $level }
new-rated = Counts
new-rated-yes = for ratings
new-rated-no = for nothing
room-sit-rated = Sit down, for ratings
rated-needs-name = This game counts for ratings, so it needs a name that is kept.
me-played = { $played ->
    [one] one game, { $won } won
   *[other] { $played } games, { $won } won
}
me-column-change = Change of the rating

## Friends, and others

me-friends = Friends
me-friend-part = no friend any more
me-friend-part-that = No friend any more: { $name }
me-friend-link = A link for a friend
me-friend-link-how = Whoever opens it within a week is your friend. It can be used once.
me-blocked = { $name }, blocked
me-block = Block
me-block-how = Who is blocked cannot sit down at a table where you sit, nor you at theirs, and you do not read what they say.
me-block-guest = To block somebody, or to report them, you need a name that is kept: who is blocked must stay so at every table, and a guest is somebody new at each. What somebody says at a table you can hide there, as a guest too.
me-unblock = Unblock
me-unblock-that = Unblock { $name }
me-report = Report to the operator of this server
me-report-what = What they should know
me-report-send = Send
me-report-sent = It has been written down.
friend-title = Be friends?
friend-guest = Somebody wants to be your friend here. For that you need a name that is kept.
friend-again = I have one now
friend-how = Somebody has sent you this link. You are then on each other’s list.
friend-yes = Be friends
link-barred = The operator of this server does not let you in.

## Being told of one's turn while no page is open

set-pushes = Your turn, while no page of this server is open
set-pushes-no = nothing
set-pushes-yes = tell me
set-pushes-about = Your browser then asks its maker's push service to carry messages, encrypted: that it is your turn, at which game, with whom. For games with other people, while you are away.
push-no-browser = This browser cannot be told anything while no page is open; on some phones it can once the page is on the home screen.
push-denied = The browser does not let this page show messages. Its own settings say so.
push-no-service = The browser's push service does not answer, or the browser does not use it.
