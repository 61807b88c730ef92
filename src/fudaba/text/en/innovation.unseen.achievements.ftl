### The special achievements of The Unseen: names, and when they are claimed.

innovation-card-confidence = Confidence
    .text = Claimed at the end of an action if you have a top card of age 5 or higher and at least four secrets.
innovation-card-zen = Zen
    .text = Claimed at the end of an action if you have a top card of age 6 or higher and none of an odd age.
innovation-card-anonymity = Anonymity
    .text = Claimed at the end of an action if you have a top card of age 7 or higher and no standard achievement.
innovation-card-folklore = Folklore
    .text = Claimed at the end of an action if you have a top card of age 8 or higher and no factory on your board.
innovation-card-mystery = Mystery
    .text = Claimed at the end of an action if you have a top card of age 9 or higher and fewer than five colours on your board.
