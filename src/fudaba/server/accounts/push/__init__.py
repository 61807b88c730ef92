"""Web Push: notifications that a table waits, also while no page is open.

* `services`: where messages may be sent
* `subscriptions`: which browsers are to be told, of which seats, and the key that signs
* `delivery`: how a message is encrypted, signed and sent; its library is the extra `push`
* `turns`: when somebody is told, and what

Where browsers ask for it is `http.people.push`; what they show is `web/public/push.js`.
"""
