"""People who keep a name, as browsers speak of them: `/api/people/…`.

* `parts`: what is sent and told
* `passkeys`: what they are asked, and whether they have proved it (WebAuthn)
* `pages`: the addresses
* `profile`: what is told of somebody: his games, and how they ended

What is kept of them is in `accounts`, how games ended in `results`, and as what a passkey knows the server in
`site`.
"""
