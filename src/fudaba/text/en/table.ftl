### Words that every game and every front needs.

# A list in a sentence, put together from the left: "A, B and C".
table-list-more = { $some }, { $more }
table-list-last = { $some } and { $last }
