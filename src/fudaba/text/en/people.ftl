### People who keep a name: what the server says of it.

people-site-number = You can’t create an account at a numeric address. Open this server by its name (on its own machine: localhost).
people-site-name = You can’t create an account at this address, because the server isn’t set up for it. The operator needs to add it with --name and use an HTTPS proxy.
people-late = That took too long. Please start again.
people-not-proven = The passkey could not be verified.
people-unknown-passkey = This passkey isn’t registered here. Perhaps its account was deleted.
people-no-code = This is not a valid recovery code.
people-taken = This name, or one that looks like it, is already taken.
people-guest = You are a guest. Please sign in with your passkey first.
people-prove = Please confirm that it’s you: this changes who can sign in.
people-many-devices = You have reached the maximum number of devices. Remove one first.
people-no-device = There is no such device.
people-last-device = You can’t remove your last device while you have no recovery codes: you could never sign in again.
people-not-written = This could not be saved, so nothing has changed. Please try again.
people-nobody = There is no account with that name.
people-no-game = There is no game with that name.

## Rated games

rated-guest = Rated games need an account. Create one, or sign in with your passkey.
rated-agree = This is a rated game. Join again to confirm.
rated-not = This is not a rated game.
rated-twice = You already have a seat at this table. You can’t play a rated game against yourself.
rated-undo = Rated games don’t allow undo by consent. Choose another setting.
rated-open = In a rated game spectators can’t see all hands.
rated-after = A rated game can’t continue another game.
rated-bots = Bots can join a rated table only before it opens.

## Company, and order

company-no-link = This link no longer works: it has been used, is older than a week, or is your own.
company-many = You have reached the limit of this list.
company-apart = You can’t join this table.
order-banned = You are not allowed on this server. Its operator has blocked your access.
order-muted = The operator has muted you: you can’t send messages at tables.
order-closed = The operator has closed this table: { $reason }
moderation-nothing = There is nothing at this address.
moderation-moderator = Only the operator can do this: that person is a moderator.
moderation-over = The game at this table is already over.
moderation-none = There is no such sanction.
moderation-reason = Please give a reason that can be read.
moderation-no-more = You are no longer a moderator.

## Browsers that are told of turns

push-title = Your turn
push-body = { $game }, with { $others }
push-none = This server can’t send notifications: its operator has not installed what they need.
push-off = The operator of this server has turned notifications off.
push-elsewhere = This server can’t use your browser’s push service. The operator can allow it.
