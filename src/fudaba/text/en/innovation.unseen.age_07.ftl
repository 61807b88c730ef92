### Innovation, The Unseen, age 7: names, and what the cards do.

innovation-card-black_market = Black Market
    .text = You may safeguard a hand card. If you do, reveal two available standard achievements. You may meld one of them that has neither clock nor person; return the rest.
innovation-card-camouflage = Camouflage
    .text = Junk exactly two top cards of the same age and safeguard them, or score exactly two secrets of the same age. Then draw a 7 for each of your special achievements.
innovation-card-counterintelligence = Counterintelligence
    .text = I demand that you tuck a top card with a lightbulb. If you do, move your top card of its colour to my board, and draw a 7. Then draw an 8.
innovation-card-fortune_cookie = Fortune Cookie
    .text = If you have exactly seven of any icon, draw and score a 7. If you have exactly eight of one, splay green or purple right and draw an 8. If you have exactly nine of one, draw a 9.
innovation-card-mafia = Mafia
    .text = I demand that you move your lowest secret to my safe. Then tuck a card from any player's score pile. Then you may splay red or yellow right.
innovation-card-plot_voucher = Plot Voucher
    .text = Meld a card from your score pile. Safeguard the lowest available standard achievement. If you do, super-execute the melded card if it is your turn, and self-execute it if not.
innovation-card-private_eye = Private Eye
    .text = I demand that you reveal your hand, move a card of it that I choose to my board, and draw a 7. Then score one of your secrets. Then you may splay blue right.
innovation-card-safe_deposit_box = Safe Deposit Box
    .text = You may either draw and junk two 7s, or exchange all cards in your score pile for all cards in the junk that have an age.
innovation-card-slot_machine = Slot Machine
    .text = Draw and reveal a 1, a 2, a 3, a 4 and a 5. If at least one is green, splay green or purple right. If at least two are, score all five; if not, return them. If three are, you win.
innovation-card-subway = Subway
    .text = Draw and tuck a 7. If at least seven cards of its colour are visible on your board, draw a 9. If not, junk all your cards of that colour and draw an 8.
