### `fudaba doctor`: what it finds on a machine that is to serve, and what to do.

doctor-ok = ok
doctor-warning = warning
doctor-problem = problem

## The machine

doctor-config = The settings in { $file } can be read.
doctor-config-open = { $file } contains a password, and other users of this machine can read it. Restrict it: chmod 600 { $file }.
doctor-python = Python { $version }.
doctor-python-old = Python { $version } is too old. Install { $oldest } or later, and Fudaba with it.
doctor-compiled = The rules run as machine code.
doctor-compiled-next = Machine code is ready for the next start.
doctor-compiled-off = The rules run as plain Python: { $variable } is 0.
doctor-compiled-not-yet = The rules run as plain Python. fudaba serve builds faster machine code in the background.
doctor-compiled-failed = The rules run as plain Python: the build of machine code failed (log: { $log }). The server will try again once the sources, Python or the compiler have changed. To try now: { $command }
doctor-compiled-impossible = The rules run as plain Python. For machine code, { $reason ->
    [compiler] install a C compiler
    [folder] let the user who runs the server write to { $folder }, or name another cache folder in { $variable }
   *[headers] install the C headers of Python (Debian, Ubuntu: python3-dev)
}.
doctor-folder = The folder { $folder } is writable.
doctor-folder-new = The folder { $folder } doesn't exist yet; the server will create it.
doctor-folder-closed = The folder { $folder } is not writable: { $place } doesn't allow it. Give it to the user who runs the server, or choose another folder with --data.
doctor-room = { $free } MiB free for { $folder }.
doctor-room-little = Only { $free } MiB free for { $folder }. Free some space: answers that can't be stored don't count.
doctor-database-none = There is no database yet; the server will create { $file }.
doctor-database = The database { $file } is intact (version { $version }).
doctor-database-earlier = The database { $file } is intact (version { $version }). The server will upgrade it to { $present } when it starts: make a backup first.
doctor-database-later = The database { $file } has version { $version }, but this Fudaba supports { $present }. Install the Fudaba that wrote it, or a later one.
doctor-database-log = { $file } has a write-ahead log that is not merged yet, so it was not checked. Start the server once to merge it, and check again.
doctor-database-unreadable = The database { $file } can't be read: { $what }. Check its owner and permissions; if they are right, restore a backup.
doctor-database-damaged = The database { $file } is damaged: { $what }. Stop the server, keep a copy, save what can be read with ‘fudaba tables export’, and restore a backup.
doctor-postgres = The database { $database } (PostgreSQL { $postgres }) is writable (version { $version }).
doctor-postgres-none = { $database } (PostgreSQL { $postgres }) has no Fudaba tables yet; the server will create them.
doctor-postgres-earlier = The database { $database } has version { $version }. The server will upgrade it to { $present } when it starts: make a backup first.
doctor-postgres-later = The database { $database } has version { $version }, but this Fudaba supports { $present }. Install the Fudaba that wrote it, or a later one.
doctor-postgres-address = This is not a PostgreSQL address. Use postgresql://user@host/name.
doctor-postgres-away = Can't connect to the database { $database }: { $what } Check that it is running, and check host, port, user and password.
doctor-postgres-old = { $database } runs PostgreSQL { $postgres }. Install { $oldest } or later.
doctor-postgres-encoding = { $database } uses the encoding { $encoding }. Create one in UTF8: CREATE DATABASE … ENCODING 'UTF8' TEMPLATE template0.
doctor-postgres-read-only = The database { $database } is read-only. Use the primary, not a replica.
doctor-postgres-closed = The user may not create anything in { $database }. Use GRANT CREATE ON DATABASE … TO …, or ALTER DATABASE … OWNER TO ….
doctor-postgres-safe = Data stored in { $database } survives a crash of its machine.
doctor-postgres-unsafe = ‘{ $setting }’ is off in { $database }: if its machine crashes, confirmed answers are lost. Turn it on in postgresql.conf.
doctor-postgres-clocks = This machine's clock and the clock of { $database } agree.
doctor-postgres-clock = This machine's clock and the clock of { $database } differ by { $apart } seconds. Set both by NTP.
doctor-clock = The clock works; it is { $now } UTC.
doctor-clock-stands = The clock is unreliable: { $passed } seconds passed in 0.02. Check the machine's time source; games are timed by it.
doctor-clock-year = The clock says the year is { $year }. Set it, preferably by NTP: certificates and saved games depend on it.
doctor-browser = The browser files are built: { $folder }.
doctor-browser-none = The browser files are missing: { $folder }. In a checkout run ‘make web’, otherwise reinstall Fudaba.
doctor-browser-part = The browser file { $file } is missing. In a checkout run ‘make web’, otherwise reinstall Fudaba.
doctor-push = Notifications work for browsers that use HTTPS; push services can reach { $contact }.
doctor-push-off = Notifications are turned off in the settings.
doctor-push-none = Notifications are not installed. To use them: pip install 'fudaba-core[push]'.

## The port

doctor-port-free = Port { $port } is free.
doctor-port-serves = Fudaba { $version } is running well on port { $port }.
doctor-port-ill = Fudaba { $version } is running on port { $port }, but reports ‘{ $status }’. See /health and the log.
doctor-port-name = Something answers on port { $port }, but not to this host name. If it is a Fudaba with --name, give its address with --url.
doctor-port-taken = Port { $port } is used by another program. Stop it, or choose another port with --port.
doctor-port-closed = Port { $port } can't be used: { $what }. Choose another with --port, from 1024 to 65535.

## The proxy

doctor-url = { $url } is not a web address. Use the form https://cards.example.
doctor-proxy-silent = No Fudaba answers at { $url }: { $what }. Check that the server and the proxy are running, where the proxy forwards to, and the certificate.
doctor-proxy-name = At { $url } the server answers to another name. Let the proxy forward Host, and start the server with --name { $host }.
doctor-proxy-host = The proxy forwards the host name { $host }.
doctor-proxy-other-host = The server receives the host name { $host } instead of { $wanted }, so it rejects its own page. Let the proxy forward Host.
doctor-proxy-address = The server sees its clients' addresses; yours is { $address }.
doctor-proxy-no-address = The server doesn't see its clients' addresses: X-Forwarded-For is missing, so all clients count as one. Let the proxy set it.
doctor-proxy-not-believed = The proxy reports its clients' addresses, but the server doesn't trust it. Start it with --behind-proxy { $address }.
doctor-proxy-forged = Clients can claim any address: the server trusts an X-Forwarded-For that they set themselves. Let the proxy add the true address, and give only the proxy with --behind-proxy.
doctor-proxy-websocket = WebSockets work through the proxy.
doctor-proxy-no-websocket = WebSockets don't get through: { $what }. Let the proxy use HTTP/1.1 to the server and forward Upgrade and Connection.
doctor-people = Accounts with passkeys work at { $host }.
doctor-people-plain = Accounts don't work at { $host }: passkeys need HTTPS. Let the proxy use it, and give its address with --url.
doctor-people-name = Accounts don't work at { $host }, because the server isn't set up for that name. Start it with --name { $host }.
