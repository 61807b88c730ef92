### Bots: how strong they are, and what that means.

bot-gentle = Gentle
bot-gentle-about = Knows the rules and makes mistakes now and then. Good for a first game.
bot-steady = Steady
bot-steady-about = Plays to a plan and answers at once.
bot-strong = Strong
bot-strong-about = Thinks ahead for about a second and plays what wins most often.
