### People who keep a name: what the server says of it.

people-site-number = A name cannot be kept at an address that is a number. Open this server by its name; on its own machine that is localhost.
people-site-name = A name cannot be kept at this address: the server does not know it for its own. Its operator names it with --name, and puts a proxy that speaks HTTPS before it.
people-late = That took too long. Please begin again.
people-not-proven = The passkey has not proved who you are.
people-unknown-passkey = This server does not know that passkey. Perhaps its name was left for good.
people-no-code = That is none of the codes that are left.
people-taken = Somebody has this name already, or one that looks like it.
people-guest = You are a guest here: first come in with your passkey.
people-prove = Show once more that it is you: this changes who may come in.
people-many-devices = There are as many devices as can be kept. Take one away first.
people-no-device = There is no such device.
people-last-device = The last device cannot be taken away while there is no code on paper: nobody could come in any more.
people-not-written = That could not be written down, so nothing has changed. Try again.
people-nobody = Nobody here has that name.

## Rated games

rated-guest = A rated game is for people who keep a name: take one first, or come in with your passkey.
rated-agree = This game counts for ratings: sit down again if that is what you want.
rated-not = This game does not count for ratings.
rated-twice = You have a seat at this table already; in a rated game nobody plays against themselves.
rated-undo = In a rated game nothing is taken back by consent: choose another rule.
rated-open = In a rated game nobody sees all hands.
rated-after = A rated game begins at its beginning.
rated-bots = At a rated table bots sit from the beginning, or not at all.

## Company, and order

company-no-link = That link makes nobody your friend: it has been followed already, is older than a week, or is your own.
company-many = There are as many people there as can be kept.
company-apart = You cannot sit down at this table.
order-banned = The operator of this server does not let you in.
order-muted = The operator of this server does not let you speak at tables.
order-closed = The operator of this server has closed this table: { $reason }

## Browsers that are told of turns

push-title = Your turn
push-body = { $game }, with { $others }
push-none = This server cannot send messages to browsers: its operator has not installed what that takes.
push-off = The operator of this server has turned messages to browsers off.
push-elsewhere = This browser takes messages by a service that this server does not speak with. Its operator can allow that.
