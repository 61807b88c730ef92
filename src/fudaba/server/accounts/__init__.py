"""People with a name: passkeys, friends, sanctions, ratings, notifications."""
