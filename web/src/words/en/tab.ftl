## A table in a tab: static files, no server.

tab-title = A table in this tab
tab-about = All of this page runs in your browser: the rules of the games, the bots, the rules lab and the reviews. There is no server, and nothing that you do here is sent anywhere.
tab-offline = Everything is stored in your browser now: this page also opens without a network.
tab-not-yet-offline = Once everything has been loaded, this page also opens without a network.
tab-foot = This table runs in your browser alone: no server, no account, and nothing is sent.
tab-games = Your games
tab-kept-kept = Each answer is stored in this browser before the game goes on. If you clear the data of this site, the games go with it: save them as a file now and then.
tab-kept-lost = This browser stores nothing here: the games last as long as this page. Save them as a file before you close it.
tab-kept-busy = Another program still holds the stored games: what is played now lasts as long as this page. Close the other windows of this page and load it again.
tab-save = Save all games as a file
tab-load = Load games from a file
tab-saved = The file has your games and your seats in them.
tab-loaded = { $tables ->
    [0] All games of the file were here already.
    [one] 1 game was added.
   *[other] { $tables } games were added.
}
tab-file-bad = This file cannot be read as saved games.
tab-lacks = What needs a server
tab-lacks-what =
    Tables with people elsewhere: there is no one between two browsers who could be trusted with the deck.
    Accounts, friends and ratings: they would be known to this browser only.
    Sealed shuffles: the owner of a browser can read all that is in it, so a seal would prove nothing.
    The ranking of the day’s kingdom: you can play it, but no one else's result is here.
    The study of a kingdom: it needs numeric libraries that browsers do not have yet.
tab-server = A server of your own has all of it, for as many people as you like:
tab-licences = Software by others in this page
tab-step-fetch = Loading the table: { $loaded } of { $total } MB
tab-step-python = Starting Python
tab-step-unpack = Unpacking the rules
tab-step-table = Setting the table
tab-failed = The table cannot be started in this browser.
tab-again = Try again
tab-keeping-lost = This browser stores no games here.
tab-keeping-busy = The stored games are in use elsewhere.
tab-more = What that means
tab-newer = A new version of this page is ready. Your games go on in it.
tab-take-over = Use it now
tab-pass = Pass the device to { $name }
tab-pass-about = The hand of { $name } is shown next.
tab-pass-ready = I am { $name }
tab-together = Play together
tab-together-title = How many play at this device?
tab-together-about = Every player takes a seat at the table, and the device goes from one to the next. No hand is seen meanwhile.
tab-here = another player at this device
tab-sit = Sit down here
tab-player = Player { $number }
tab-frame-file = The situation as a file
tab-day-rules = Everyone who plays today in a tab has the same cards and the same shuffles, against the same bot, once a day. There is no undo, and no bot can take over your seat. There is no ranking: no one else’s result is here.
