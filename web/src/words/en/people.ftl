### Somebody who keeps a name: their page, and how they come in.

mast-me = Profile
me-own = Your profile
me-guest = Guest: your games are stored in this browser only.
me-since = member since { $day } (no email)
me-take = Create an account to find the games of this browser on all your devices.
me-keep-title = Create an account
me-keep-how = No password and no email: your device creates a passkey, which you unlock with your fingerprint, face or PIN.
me-keep = Create account
me-in-title = Have an account already?
me-in = Sign in with a passkey
me-lost = Lost all your devices?
me-code = Recovery code
me-code-in = Sign in with a recovery code
me-no-passkeys = Passkeys don’t work here. They need HTTPS and a recent browser.
me-passkey-none = The passkey was not used, so nothing has changed.
me-passkey-there = This device already has a passkey for your account.
me-no-answer = The server doesn’t answer. Please try again in a moment.
me-devices = Your devices
me-device-computer = Computer
me-device-phone = Phone
me-device-nameless = Device
me-device-here = passkey, this device
me-device-used = passkey, last used on { $day }
me-device-unused = passkey, never used
me-device-name = Device name
me-device-call = rename
me-device-call-that = Rename { $device }
me-device-remove = remove
me-device-remove-that = Remove { $device }
me-device-add = Add a device
me-codes-new = New recovery codes
me-codes-left = { $codes ->
    [0] No recovery codes left. If you lose all your devices, you lose this account.
    [one] One recovery code left. It lets you sign in once if you lose all your devices.
   *[other] { $codes } recovery codes left. Each lets you sign in once if you lose all your devices.
}
me-codes-title = Save your recovery codes
me-codes-how = Write them down or print them. Each code lets you sign in once if you lose all your devices. They are shown only now. Earlier codes no longer work.
me-codes-done = I have saved them
me-more = Account settings
me-name = Your name
me-name-change = Change the name
me-out = Sign out
me-out-everywhere = Sign out everywhere
me-leave = Delete my account
me-leave-sure = This deletes your name, your passkeys and your recovery codes, and your games are no longer linked to you. In games with other people, the name you had then stays. This can’t be undone.
me-leave-yes = Delete account
me-leave-no = Cancel
me-won = of { $played } won
me-row = { $row ->
    [0] no wins yet
    [one] longest winning streak: 1 game
   *[other] longest winning streak: { $row } games
}
me-none-yet = no finished games yet
me-games = Games
me-data = Download all my games ({ $games })
me-no-games = Finished games will appear here.
me-only-daily = daily games only
me-no-games-theirs = { $days ->
    [0] No games that everyone can see.
   *[other] Only daily games so far.
}
me-guest-uncounted = counted only with an account
me-column-game = Game
me-column-against = Result and opponents
me-column-what = Cards and options
me-column-result = Score
me-column-more = Links
me-game-won = won
me-game-lost = lost
me-bots = { $bots ->
    [one] a bot
   *[other] { $bots } bots
}
me-replay = replay
me-record = game file
me-review = review
me-older = Older games
me-rated = rated
me-casual = casual
me-days = Daily games
me-day-today = today
me-day-rank = { $results ->
    [one] the only result that day
   *[other] place { $rank } of { $results }
}
me-by-card = Results by card in the kingdom
me-by-kingdom = Results by kingdom
me-record-what = played with
me-record-played = games
me-record-won = won
me-record-share = { $won } ({ $percent } %)
me-record-all = show all { $rows }
me-fastest = turns in your fastest win of { $game }
me-highest = highest score in one game of { $game }
me-streak = longest winning streak in { $game }

## Rated games

lobby-rated = rated, looking for an opponent near { $level }
new-rated = Rated
new-rated-yes = yes
new-rated-no = no (casual)
room-sit-rated = Join (rated game)
rated-needs-name = This is a rated game. You need an account to play it.
me-played = { $played ->
    [one] one game, { $won } won
   *[other] { $played } games, { $won } won
}
me-column-change = Rating

## Friends, and others

me-friends = Friends
me-friend-part = remove
me-friend-part-that = Remove { $name } from your friends
me-friend-link = Invite a friend
me-friend-link-how = The first person to open this link within a week becomes your friend. It works once.
me-blocked = { $name } (blocked)
me-block = Block
me-block-how = A blocked player can’t sit at your tables, you can’t sit at theirs, and you don’t see their messages.
me-block-guest = You need an account to block or report a player. As a guest you can still hide a player’s messages at the table.
me-unblock = Unblock
me-unblock-that = Unblock { $name }
me-report = Report to the operator
me-report-what = What happened?
me-report-send = Send
me-report-sent = Your report has been sent.
friend-title = Become friends?
friend-guest = Someone would like to be your friend here. You need an account for that.
friend-again = I have an account now
friend-how = Someone sent you this link. If you accept, you will be on each other’s list of friends.
friend-yes = Become friends
friend-title-who = Become friends with { $name }?
friend-guest-who = { $name } would like to be your friend here. You need an account for that.
friend-how-who = { $name } sent you this link. If you accept, you will be on each other’s list of friends.
link-barred = You are not allowed on this server. Its operator has blocked your access.

## Being told of one's turn while no page is open

set-pushes = Notification when it’s your turn and this page is closed
set-pushes-no = off
set-pushes-yes = on
set-pushes-about = For games with other people. The notification says that it’s your turn, in which game and with whom. It is sent encrypted through the push service of your browser’s maker.
push-no-browser = This browser can’t notify you while the page is closed. On some phones it works after you add the page to the home screen.
push-denied = Notifications are blocked for this page in your browser’s settings.
push-no-service = The browser’s push service doesn’t answer or isn’t available.

## Leaderboard

leaders = Leaderboard
leaders-of = Leaderboard: { $game }
leaders-none = No one has played ten rated games of this yet.
leaders-rank = Rank
leaders-name = Name
leaders-rating = Rating
leaders-games = Rated games
leaders-bot = { $name } (bot)
leaders-you = you
leaders-more = The first { $shown } of { $count } are shown.
leaders-provisional = Provisional ratings
leaders-provisional-about = From fewer than ten rated games: they can still change a lot, so they have no rank.

## Moderation

moderation = Moderation
moderation-prove-how = Only moderators can see this page. Please confirm that it’s you. You stay confirmed for 15 minutes.
moderation-prove = Confirm with your passkey
moderation-when = A decision takes effect within 15 seconds. The person sees the reason. The log shows who decided.
moderation-reports = Reports
moderation-no-reports = There are no reports.
moderation-report = { $by } reported { $against }
moderation-gone = a deleted account
moderation-table = table { $table }
moderation-find = Find people
moderation-find-name = Part of a name
moderation-found-none = No account has this in its name.
moderation-under = Muted and banned people
moderation-under-none = No one is muted or banned.
moderation-since = account since { $day }
moderation-is-moderator = moderator (only the operator can mute or ban)
moderation-mute = Mute
moderation-ban = Ban
moderation-close = Close the table
moderation-lift-mute = Lift the mute
moderation-lift-ban = Lift the ban
moderation-decide = Mute or ban
moderation-decide-that = Mute or ban { $name }
moderation-reason = Reason
moderation-days = Days (empty: permanently)
moderation-close-title = Close a table
moderation-close-which = Address of the table
moderation-held-mute = Muted
moderation-held-ban = Banned
moderation-until = until { $day }
moderation-log = Log of decisions
moderation-log-none = Nothing has been decided yet.
moderation-log-when = When
moderation-log-decider = Decided by
moderation-log-deed = Decision
moderation-log-whom = About
moderation-log-reason = Reason
moderation-operator = the operator
moderation-deed-mute = mute
moderation-deed-ban = ban
moderation-deed-close = table closed
moderation-deed-lift-mute = mute lifted
moderation-deed-lift-ban = ban lifted
moderation-deed-role-moderator = made a moderator
moderation-deed-role-none = no longer a moderator
moderation-elsewhere = an address or a deleted account
