### Bots: how strong they are, and what that means.

bot-gentle = Gentle
bot-gentle-about = Knows how to play and now and then does something else: for a first game.
bot-steady = Steady
bot-steady-about = Plays to a plan and answers at once.
bot-strong = Strong
bot-strong-about = Tries its answers in games as they might go on, for a second or so, and plays what wins most.
