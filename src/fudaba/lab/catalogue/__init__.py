"""The rules, the cards that they concern, and the tests that show them."""
