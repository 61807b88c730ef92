### `fudaba doctor`: what it finds on a machine that is to serve, and what to do.

doctor-ok = ok
doctor-warning = warning
doctor-problem = problem

## The machine

doctor-config = The settings in { $file } can be read.
doctor-config-open = { $file } has a password in it and can be read by others on this machine. Take that from them: chmod 600 { $file }.
doctor-python = Python { $version }.
doctor-python-old = Python { $version } is too old. Install { $oldest } or later, and Fudaba with it.
doctor-folder = The folder { $folder } can be written.
doctor-folder-new = The folder { $folder } is not there yet; the server will make it.
doctor-folder-closed = The folder { $folder } cannot be written: { $place } does not allow it. Give it to the user who runs the server, or name another with --data.
doctor-room = { $free } MiB are free for { $folder }.
doctor-room-little = Only { $free } MiB are free for { $folder }. Make room: answers that cannot be written do not count.
doctor-database-none = There is no database yet; the server will make { $file }.
doctor-database = The database { $file } is whole, of version { $version }.
doctor-database-earlier = The database { $file } is whole, of version { $version }. The server will bring it to { $present } when it starts: make a backup before.
doctor-database-later = The database { $file } is of version { $version }, and this Fudaba knows { $present }. Install the Fudaba that wrote it, or a later one.
doctor-database-log = Beside { $file } lies a log that has not been taken in, so it was not read. Start the server once, which takes it in, and check again.
doctor-database-unreadable = The database { $file } cannot be read: { $what }. Look at its owner and rights; if they are right, restore a backup.
doctor-database-damaged = The database { $file } is damaged: { $what }. Stop the server, keep a copy, save what can be read with ‘fudaba tables export’, restore a backup.
doctor-postgres = The database { $database } (PostgreSQL { $postgres }) can be written, and is of version { $version }.
doctor-postgres-none = There is nothing of Fudaba in { $database } (PostgreSQL { $postgres }) yet; the server will make it.
doctor-postgres-earlier = The database { $database } is of version { $version }. The server will bring it to { $present } when it starts: make a backup before.
doctor-postgres-later = The database { $database } is of version { $version }, and this Fudaba knows { $present }. Install the Fudaba that wrote it, or a later one.
doctor-postgres-address = That is no address of a PostgreSQL. It should be like postgresql://user@host/name.
doctor-postgres-away = The database { $database } cannot be reached: { $what } Look whether it runs, and at host, port, user and password.
doctor-postgres-old = { $database } is a PostgreSQL { $postgres }. Install { $oldest } or later.
doctor-postgres-encoding = { $database } writes its texts in { $encoding }. Make one in UTF8: CREATE DATABASE … ENCODING 'UTF8' TEMPLATE template0.
doctor-postgres-read-only = The database { $database } can only be read. Name the one that is written, not its copy.
doctor-postgres-closed = The user may make nothing in { $database }. Grant it: GRANT CREATE ON DATABASE … TO …, or ALTER DATABASE … OWNER TO ….
doctor-postgres-safe = What { $database } has taken stays written when its machine fails.
doctor-postgres-unsafe = In { $database } ‘{ $setting }’ is off: if its machine fails, acknowledged answers are lost. Turn it on in postgresql.conf.
doctor-postgres-clocks = The clocks here and at { $database } agree.
doctor-postgres-clock = The clocks here and at { $database } are { $apart } seconds apart. Set both by NTP.
doctor-clock = The clock goes; it is { $now } UTC.
doctor-clock-stands = The clock does not go as it should: { $passed } seconds passed in 0.02. Look after the machine's time source; games are timed by it.
doctor-clock-year = The clock says it is the year { $year }. Set it, best by NTP: certificates and records depend on it.
doctor-browser = The table for browsers is built: { $folder }.
doctor-browser-none = The table for browsers is not built: { $folder }. In a checkout run ‘make web’, else install Fudaba again.
doctor-browser-part = Of the table for browsers { $file } is missing. In a checkout run ‘make web’, else install Fudaba again.
doctor-push = Browsers can be told of turns while no page is open, where they reach this server by HTTPS; push services may ask { $contact }.
doctor-push-off = Browsers are not told of turns while no page is open: the settings say so.
doctor-push-none = Browsers cannot be told of turns while no page is open. If they should: pip install 'fudaba-core[push]'.

## The port

doctor-port-free = The port { $port } is free.
doctor-port-serves = At the port { $port } Fudaba { $version } answers, and is well.
doctor-port-ill = At the port { $port } Fudaba { $version } answers, but says ‘{ $status }’. Look at /health and at its log.
doctor-port-name = At the port { $port } something answers, but not to the name it was called by. If it is a Fudaba with --name, give its address with --url.
doctor-port-taken = The port { $port } is taken by another program. End that, or choose another with --port.
doctor-port-closed = The port { $port } cannot be used: { $what }. Choose another with --port, from 1024 to 65535.

## The proxy

doctor-url = { $url } is no address. Give it as browsers do, such as https://cards.example.
doctor-proxy-silent = { $url } is not answered by a Fudaba: { $what }. Look whether server and proxy run, where the proxy leads to, and at the certificate.
doctor-proxy-name = At { $url } the server says that it has another name. Let the proxy pass on Host, and start the server with --name { $host }.
doctor-proxy-host = The proxy passes on the name { $host }.
doctor-proxy-other-host = The server is called { $host } instead of { $wanted }, so it takes its own page for a stranger. Let the proxy pass on Host.
doctor-proxy-address = The server knows its clients' addresses; yours is { $address }.
doctor-proxy-no-address = The server is not told its clients' addresses: there is no X-Forwarded-For, so all count as one. Let the proxy pass it on.
doctor-proxy-not-believed = The proxy tells its clients' addresses, but the server does not believe it. Start it with --behind-proxy { $address }.
doctor-proxy-forged = Anybody can claim any address: what a client itself says in X-Forwarded-For is believed. Let the proxy add the true one, and name only the proxy with --behind-proxy.
doctor-proxy-websocket = WebSockets are let through.
doctor-proxy-no-websocket = WebSockets do not get through: { $what }. Let the proxy speak HTTP/1.1 to the server and pass on Upgrade and Connection.
doctor-people = Names can be kept by passkeys at { $host }.
doctor-people-plain = Nobody can keep a name at { $host }: passkeys need HTTPS. Let the proxy speak it, and give its address to --url.
doctor-people-name = Nobody can keep a name at { $host }: the server does not know that name for its own. Start it with --name { $host }.
