### What every guided first game says, in English.

left = You are off my path now, and that is fine: it is your game. Play on as you like; the lamp gives you a hint whenever you want one.
