"""People who keep a name, as browsers speak of them: `/api/people/…`.

* `parts`: what is sent and told
* `answers`: how it is told
* `passkeys`: what they are asked, and whether they have proved it (WebAuthn)
* `pages`: the addresses
* `company`: the addresses of friends, blocks and reports
* `push`: the addresses of browsers that want to be told of turns
* `command`: what the server's operator decides about them
* `profile`: what is told of somebody: their games, and how they ended

What is kept of them is in `accounts`, how games ended in `results`, and as what a passkey knows the server in
`site`.
"""
