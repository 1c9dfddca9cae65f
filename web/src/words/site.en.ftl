### What the site itself says, in English. What a game says lies with the game.

## Everywhere

language = Language
theme-auto = Light or dark: as the system
theme-light = Light
theme-dark = Dark
close = Close
back = Back
copy = Copy
copied = Copied
loading = One moment …
to-lobby = To the tables
footer = Free software, made by players. Not affiliated with any publisher.
about = About Fondaco
line-lost = The connection is lost. Trying again … nothing is lost.
rule = Rule { $clause }
fewer = Fewer: { $what }
counted = { $n } × { $what }
more-of = More: { $what }

## The lobby

welcome = Merchant games, one table
welcome-more = Set a table, share the link, sit down with just a name. Bots take the seats that stay empty.
new-table = Set a table
game = Game
players-count = { $least }–{ $most } players
players-exactly = { $count } players
seats = Seats
seat-number = Seat { $number }
seat-me = Me
seat-here = Here
seat-open = Open
seat-bot = Bot
seat-free = free seat
seat-open-hint = for whoever has the link
your-name = Your name
name = Name
bot-level = How the bot plays
bot-chaos = Any move
bot-greedy = Solid
bot-search = Strong
devices = People play
devices-each = Each on their own device
    .hint = One seat is yours. Others come by the link, or bots play.
devices-one = Several at this screen
    .hint = You pass the device on; what is secret stays covered while it changes hands.
pace = Bots answer
pace-calm = Calmly
pace-quick = Quickly
pace-instant = At once
listed = Show it here
listed-hint = Otherwise only those with the link find the table.
set-table = Set the table
set-and-start = Set the table and start
tables-mine = Your tables
tables-open = Open tables
tables-running = Being played
tables-finished = Finished
tables-none = No table is set yet. Yours would be the first.
row-answer = Your answer
row-open = Open
row-sit = Sit down
row-play = Play on
row-watch = Watch
row-result = Result
row-answers =
    { $count ->
        [one] 1 answer
       *[other] { $count } answers
    }
status-open = open
status-running = running
status-finished = finished
status-closed = closed
winner = Winner

## Before the game

room = A table for { $game }
room-free =
    { $count ->
        [one] One seat is still free.
       *[other] { $count } seats are still free.
    }
room-full = All seats are taken.
room-wait = The game begins when whoever set the table starts it.
sit-here = Sit down here
stand-up = Stand up
fill-with-bots = Bots on the free seats
start = Start the game
share = Link to this table
share-hint = Whoever has it may sit down, or watch.

## At the table

table-menu = Table
table-closed = This table was closed.
table-rules = This game was begun under other rules than this site plays now. It is kept, but cannot be played on.
table-fault = The rules stumbled. The table was rebuilt from its record, and you can play on.
watching = You are watching.
panels = Panels
panel-players = Players
panel-log = What happened
you = you
player = Player
online = here
offline = not here
seat-away = { $bot } bot stands in
is-asked = to answer
has-chosen = has chosen
choosing = is choosing
wish-bot = Wish for a bot
bot-plays-for-you = A bot is playing for you.
take-back = Take the seat back
question = Question
question-down = Put the question aside
question-up = Show the question
moves = Moves
rest-cards = Pass on all card questions of this round
    .hint = At once, and whatever you hold: your own cards are not looked at.
rest-offers = Offer nothing for the rest of this round
    .hint = At once. You still hear the offers of others.
rest-end = Ask me again
undo = Take back
what-with-it = Now choose what to do:
still-missing = Still to choose: { $fields }
count-exactly = exactly { $count }
count-at-most = at most { $count }
count-between = { $low } to { $high }
in-steps = in steps of { $step }
choose-on-board = choose on the board
accept-offer = Accept
answer-offer = Answer
cannot-pay = You do not have what it asks.
why = Why?
is-allowed = That is allowed.
not-allowed = That is not allowed:
you-give = You give
you-ask = You ask for
left-after = Left after the deal:
you-promise = You give of the yield
promises-you = { $who } gives from the action
nothing-offer = Nothing offered yet: at least { $step } ducats or one good.
nothing-put = Nothing asked yet: at least { $step } ducats or one good.
offered-already = Offered already:
another-offer = Another offer?
nothing-more-here = There is nothing more you can do here.
nothing-entered = Enter what you give and what you ask for.
cost-so-far = So far: { $sum } gulden
of-purse = of { $sum }
put-back = Put one back: { $thing }
buys-twice = In the first round all buy twice.
second-purchase = In the first round all buy twice; this is your second purchase.
proposals-left =
    { $count ->
        [0] This is your last proposal: the master can only agree or refuse.
        [one] After it you have 1 proposal left.
       *[other] After it you have { $count } proposals left.
    }
card-not-held = You do not have this card.
card-held = You have this card.
upkeep-a-round = Cost a round
sure = Sure?
sure-more = This stays secret until all have chosen, and it is final.
sure-yes = Yes, seal it
sure-no = Not yet
waiting-for = Waiting for { $who } …
all-choose = All choose in secret.
going-on = The game goes on …
game-over = The game is over.
chance-answers = Chance decides.
hand-over = Hand the device to { $who }
i-am = I am { $who }
log-earlier =
    { $count ->
        [one] 1 earlier line
       *[other] { $count } earlier lines
    }
log-newest = To the newest
plain = The game as tables
to-plain = Show as tables
to-board = Show the board
move-seat = Move your seat to another device
move-seat-make = Make a private link
move-seat-of = Private link for { $who }
move-seat-hint = Open it on the other device; this one then gives the seat up.
move-seat-once = Works once. Keep it to yourself.
close-table = Close the table
close-table-sure = Nobody can play on here afterwards.

## The end

standings = Final standing
place = Place
reckoning = How it came about
rematch = Play again
replay = Look back
record = Keep the record

## Looking back

step-first = To the beginning
step-back = One step back
step-next = One step on
step-last = To the end
step-play = Play it
step-pause = Pause
speed = Speed
step-of = Step { $step } of { $last }
mark-back = Back to where the round or turn began
mark-next = On to the next round or turn
mark-list = Rounds and turns
mark-round = Round { $round }
mark-set-up = The set-up
mark-end = The end
scrubber = Place in the game
eyes = Through whose eyes
eyes-all = Everything open
eyes-none = As a spectator
eyes-of = As { $who }

## The rules

rules = Rules
rules-key = Rules (key ?)
rules-of = The rules of { $game }
rules-own-words = In our own words, clause by clause. What the printed rules leave open is settled in italics.
rules-search = Search the rules
rules-contents = Contents
rules-none = No clause says that.

## What is printed

edition-own = own edition
edition-bring = Own edition …
edition-hint = What is printed on the pieces of { $game } is partly reconstructed here. If you own the game, bring the true tiles and cards as a JSON file.
edition-brought = Own edition: { $file }
edition-choose = Choose a file …
edition-drop = Leave it out
edition-template = The built-in edition as a template
edition-keep = Keep this edition
edition-about = About this edition
edition-about-own = About the own edition of this table
edition-of = What is printed in { $game }
edition-lead = This is what tables play with that bring no edition of their own.
edition-lead-own = This is what a table plays with whose people brought it themselves.
edition-why = The rules of { $game } do not say everything that stands on its pieces and boards. Here it stands part by part, with where each part is known from.
edition-name = Its name: { $name }
from-rulebook = rulebook
from-public = public source
from-inferred = inferred
from-reconstructed = reconstructed

## Moving a seat

claim = A seat is waiting for you
claim-more = With this link the seat moves to this browser. The other device then only watches.
claim-yes = Take the seat

## Nowhere

nowhere = Off the map
nowhere-page = There is no such page.
nowhere-table = There is no such table. Perhaps the link lost a letter on its way.
nowhere-game = There is no such game here.
nowhere-edition = There is no such edition.
nowhere-replay = There is no such game to look back on.

## About

about-lead = In a fondaco, merchants from far away slept above their wares and made their bargains below. This one is for games about them.
about-games = The games
about-games-more = They were invented by others. What is written, drawn and programmed here is our own.
about-doge = Doge, by Leo Colovini
about-genoa = Die Händler von Genua, by Rüdiger Dorn
about-haendler = Die Händler, by Wolfgang Kramer and Richard Ulrich
about-liguria = Liguria, by Alessandro Zucchini
about-free = In no publisher’s name
about-unaffiliated = Fondaco is made by players in their free time. It is neither affiliated with the authors and publishers of these games nor endorsed by them. No text, picture or logo of the published games is used. If you like a game, buy it: a real table is better still.
about-privacy = What is kept
about-privacy-more = A name you choose, the games played at this site, and one cookie that says which seats are yours. Nothing is loaded from elsewhere, and nobody is counted.
about-licence = Licence
about-licence-more = Free software under the MIT licence. The typefaces are EB Garamond and Source Sans 3, under the SIL Open Font License.
about-bundled = Licences of what is bundled

## Refusals at the table: what is wrong. A clause that says why may follow

refused-over = The game is over.
refused-turn = Nobody waits for your answer just now.
refused-verb = That cannot be done now.
refused-args = Something is missing from this answer, or there is too much of it.
refused-field = That does not fit: { $field }.
refused-thing = { $thing } cannot be chosen here.
refused-most =
    { $count ->
        [0] Nothing can be chosen here.
        [one] No more than 1 can be chosen here.
       *[other] No more than { $count } can be chosen here.
    }
refused-above = { $field }: at most { $high }, this would take { $value }.
refused-below = { $field }: at least { $low }, this would be { $value }.
refused-rule = The rules do not allow that.
refused-stale = That question was already answered. Here is how the game stands now.
refused-seat = That is not your seat.
refused-form = The table did not understand that.
refused-rate = That was too fast. Take a breath and try again.
refused-closed = No game is running here.
refused-away = A bot is playing for you. Take your seat back first.
refused-undo = That can no longer be taken back: somebody or something has answered since.
refused-fault = The rules stumbled over that answer. It does not count, and the table stands as before.
refused-unsaved = The answer could not be stored and does not count. Please try again.

## Requests that were refused

error-unknown = That did not work. Please try again.
error-offline = The site does not answer. Are you connected?
error-form = The site did not understand that.
error-name = A name is needed: up to 24 letters.
error-name-taken = Somebody at this table already has that name.
error-seats = The game is not for that many players.
error-options = The game has no such option.
error-bot = The game has no such bot.
error-origin = That came from another site.
error-host = The site does not go by that address.
error-creator = Only whoever set the table may do that.
error-seat = That is not your seat.
error-game = There is no such game.
error-table = There is no such table.
error-token = This link has been used or has expired.
error-status = That is not possible now.
error-taken = Somebody else has just taken that seat.
error-seated = You are already sitting at this table.
error-empty = Some seats are still empty.
error-present = The owner of that seat is here.
error-fault = The rules stumbled; nothing has changed.
error-size = That was too long.
error-edition = There is no such edition.
error-edition-entry = This edition cannot be used. At “{ $where }”: { $what }.
flaw-missing = it is missing
flaw-unknown = there is no such entry
flaw-game = this is not an edition of { $game }
flaw-number = { $value } is not a whole number
flaw-text = { $value } is not a text
flaw-table = { $value } is not a table
flaw-list = { $value } is not a list
flaw-range = { $value } is not from { $low } to { $high }
flaw-name = “{ $value }” is none of { $names }
flaw-many = { $count } entries, { $most } are the most
flaw-count = { $count } entries, there must be { $wanted }
error-other-game = This file is an edition of another game.
error-no-edition = This game has no editions: its rules say all that is printed.
error-json = This file is not a JSON document.
error-rate = That was too fast. Take a breath and try again.
error-tables = You have too many unfinished tables. Finish or close one first.
error-sockets = Too many pages are open.
error-full = The site is full just now.
error-unsaved = That could not be stored; nothing has changed.
