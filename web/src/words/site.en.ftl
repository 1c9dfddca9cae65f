### What the site itself says, in English. What a game says lies with the game.

## Everywhere

language = Language
theme-auto = Light or dark: as the system
theme-light = Light
theme-dark = Dark
theme = Light or dark
look-auto = As the system
look-light = Light
look-dark = Dark
close = Close
choose-otherwise = Choose otherwise
back = Back
copy = Copy
copied = Copied
loading = One moment …
to-lobby = To the tables
footer = Free software, made by players. Not affiliated with any publisher.
about = About Fondaco
site-offline = Fondaco can’t be reached right now. Trying again …
your-turn = Your turn
push-nudge = Somebody is waiting for you: it’s your turn
sounds = Sounds
sounds-on = On
sounds-off = Off
notices = When it is your turn
notices-more = The title and icon of the page show it. If you look elsewhere, a sound and a notification of your browser can tell you.
notices-allow = Notify me when it’s my turn
notices-on = Your browser notifies you when it’s your turn and you look elsewhere.
notices-forbid = No more notifications
notices-denied = Your browser forbids notifications of this site; its settings can allow them.
line-lost = The connection is lost. Trying again … nothing is lost.
rule = Rule { $clause }
fewer = Fewer: { $what }
counted = { $n } × { $what }
more-of = More: { $what }

## The lobby

welcome = Four classic trading games, against bots or with friends: free, no sign-up
play-bots = Play against bots
learn = Learn
learn-game = Learn { $game } in a guided game
more-options = Options
more-options-of = More options for { $game }: friends, bot levels, variants
minutes = { $minutes } min
weight = Weight
weight-of = { $weight } of { $most }
name-optional = Your name (optional)
new-table = Open a table
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
bot-level = Bot level
bot-chaos = Random
    .hint = answers anything that the rules allow.
bot-easy = Apprentice (easy)
    .hint = knows the rules and makes the mistakes of a beginner.
bot-normal = Merchant (normal)
    .hint = takes what is best at once and does not look ahead.
bot-hard = Patrician (hard)
    .hint = looks ahead, and wins most games against merchants.
bot-master = Magnifico (master)
    .hint = weighs most before it answers, and is ahead even of patricians.
devices = Playing
devices-each = Each on their own device
    .hint = One seat is yours. Others come by the link, or bots play.
devices-one = Several at this screen
    .hint = You pass the device on; what is secret stays covered while it changes hands.
pace = Bot speed
pace-calm = Calm
pace-quick = Quick
pace-instant = Instant
time-limit = Time to think
time-limit-none = As you like
    .hint = Nobody is hurried.
time-limit-brisk = 30 s
    .hint = For each answer, and 5 minutes in reserve for the game. When both are gone a bot answers until you are back.
time-limit-calm = 2 min
    .hint = For each answer, and 15 minutes in reserve for the game. When both are gone a bot answers until you are back.
time-limit-days = 1 day
    .hint = For each answer, and 2 days in reserve for the game. When both are gone a bot answers until you are back.
listed = List it in the lobby
listed-hint = Otherwise only people with the link can find it.
hints = Allow hints
hints-hint = Who is asked may ask what a good player would answer, and why.
keep-talk = Keep the talk in the record
keep-talk-hint = What players say then stands in the record that can be downloaded after the game. Everybody at the table is told. What spectators say is never kept.
set-table = Open the table
set-and-start = Open the table and start
tables-mine = Your tables
tables-open = Open tables
tables-running = Games in progress
tables-finished = Finished
tables-more =
    { $count ->
        [one] 1 more table
       *[other] { $count } more tables
    }
row-bot = (bot)
row-answer = Your turn
row-open = Open
row-sit = Join
row-play = Continue
row-watch = Watch
row-result = Result
status-open = open
status-running = in progress
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
room-time = Time to think: { $answer } for each answer, and { $reserve } in reserve. Then a bot answers until you are back.
room-wait = The game begins when the person who opened the table starts it.
sit-here = Sit here
stand-up = Leave this seat
fill-with-bots = Fill empty seats with bots
start = Start the game
share = Link to this table
share-hint = Anyone who has it can join or watch.

## At the table

table-menu = Table
table-closed = This table was closed.
table-rules = This game was started under an earlier version of the rules. It is kept, but cannot be continued.
table-fault = Something went wrong in the rules. The table was restored from its record, and you can play on.
watching = You are watching.
skip = Skip
speed = Speed of the board
speed-calm = Calm
speed-brisk = Brisk
speed-at-once = At once
panel-players = Players
panel-log = Log
you = you
online = online
offline = offline
seat-away = a bot ({ $bot }) is playing
seat-late = out of time, a bot plays
is-asked = to move
has-chosen = ready
choosing = choosing
wish-bot = Let a bot play
bot-plays-for-you = A bot is playing for you until you are back.
bot-plays-late = Your time ran out: a bot is playing for you until you are back.
take-back = I’m back
nudge = Nudge { $who }
nudge-done = { $who } has been nudged.
time-days = { $days } d { $hours } h
time-hours = { $hours } h { $minutes } min
time-reserve = reserve
leave = Leave the table
leave-sure = A bot plays for you until you are back. If you only close the page, the others wait at least a minute before they may let a bot play.
leave-waits = The game waits for you: you find it again under “Your tables”.
question = Question
question-down = Fold the question
question-up = Show the question
more-moves = More
moves = Moves
rest-cards = Pass on all such questions of this round
    .hint = At once, and whatever you hold.
rest-waking = Ask me only about the buildings I choose
    .hint = Everything else is passed at once.
hint-ask = Hint
hint-thinking = Looking for a hint …
hint-answer = Answer this
hint-show = Show on the board
hint-all = Back to the hint
hint-no-fault = There is nothing to say here.
hint-no-hints = This table allows no hints.
hint-no-rate = One moment: hints come every few seconds.
hint-no-stale = The question is gone.
rest-on = Passing automatically
rest-end = Ask me again
undo-last = Take back the last move
undo = Take back
what-with-it = What would you like to do?
still-missing = Still to choose: { $fields }
still-on-board = Still to choose on the board: { $fields }
chosen-so-far = { $field }: { $value }
count-exactly = exactly { $count }
count-at-most = at most { $count }
count-between = { $low } to { $high }
in-steps = in steps of { $step }
choose-on-board = choose on the board
accept-offer = Accept
accept-sum = Accept { $sum }
answer-offer = Counter-offer
no-offers =
    { $count ->
        [one] Nobody offers anything.
       *[other] Nobody offers anything, after { $count } askings.
    }
cannot-pay = You don’t have what it asks for.
legend = Signs and what they do
legend-key = Signs and what they do (key L)
legend-offer = What do the signs mean?
legend-none = This game has no signs that need explaining.
tip-more = More: { $clause }
is-allowed = That is allowed.
not-allowed = That is not allowed.
you-give = You give
you-ask = You ask for
left-after = Left after the deal:
you-promise = Share of what I get
promises-you = { $who } shares from the action
nothing-offer = Nothing offered yet: at least { $step } ducats or one good.
nothing-put = Nothing asked yet: at least { $step } ducats or one good.
offer-stands = Your offer
offer-outbid = outbid
offer-more = goods, cards and wishes
offer-add = Add, then another field
send-offers =
    { $count ->
        [one] Send 1 offer
       *[other] Send { $count } offers
    }
withdraw-offer = Withdraw
offers-best =
    { $count ->
        [one] 1 offer: { $best } ducats
       *[other] { $count } offers, best { $best } ducats
    }
pay-sum = { $what } and pay { $sum }
counter-offer = Make another offer
waking = My choice
waking-streets = Streets and plaza
waking-streets-hint = Where only streets and the plaza are to be had, you are asked only if you choose them here.
nothing-more-here = There is nothing else you can do here.
nothing-entered = Enter what you give and what you ask for.
cost-so-far = So far: { $sum } gulden
of-purse = of { $sum }
put-back = Put one back: { $thing }
tie-won = A tie: { $who } comes first in player order.
for-sum = { $what } for { $sum }
costs-sum = { $what }: { $sum } gulden
costs-either = { $what }: { $one } or { $two } gulden
proposals-left =
    { $count ->
        [0] This is your last proposal: the master can only agree or refuse.
        [one] After it you have 1 proposal left.
       *[other] After it you have { $count } proposals left.
    }
card-not-held = You do not have this card.
card-held = You have this card.
upkeep-a-round = Upkeep per round
asked-again = asked again ({ $times })
sure = Sure?
sure-more = It stays secret until everyone has chosen, and it can’t be changed.
sure-yes = Yes, that’s it
sure-no = Not yet
waiting-for = Waiting for { $who } …
all-choose = Everyone chooses in secret.
going-on = The game goes on …
game-over = The game is over.
chance-answers = Drawing …
hand-over = Hand the device to { $who }
i-am = I am { $who }
log-earlier =
    { $count ->
        [one] 1 earlier line
       *[other] { $count } earlier lines
    }
log-newest = To the newest
being-reckoned = The reckoning
recap = Since your last turn
recap-none = Nothing has happened since your turn.
recap-earlier = { $count ->
    [one] One earlier deed is in the whole log.
   *[other] { $count } earlier deeds are in the whole log.
}
zoom = Size of the board
zoom-in = Larger
zoom-out = Smaller
zoom-fit = As it fits
whole-log = Whole log
play-again = Show again
told-times = { $what } ({ $times } times)
log-setup = Set-up ({ $count } lines)
log-fold = Fold the log
log-unfold = Show the log
plain = The game as tables
to-plain = Show as tables
to-board = Show the board
move-seat = Continue on another device
move-seat-make = Create a private link
move-seat-of = Private link for { $who }
move-seat-hint = Open it on the other device; this one then gives up the seat.
move-seat-once = Works once. Keep it to yourself.
close-table = Close the table
close-table-sure = Nobody can continue the game afterwards. Its record is kept.
close-table-together = The game is closed when everybody who is here agrees. Its record is kept.
close-wanted = { $who } would like to close this game. It takes everybody who is here; the record is kept.
close-asked = You would like to close this game. The others are being asked.
close-agree = Agree
close-refuse = No, play on
close-withdraw = Play on after all

## Table talk. A phrase is shown to each reader in their own language

talk = Talk
talk-unread =
    { $count ->
        [one] Talk, 1 new message
       *[other] Talk, { $count } new messages
    }
talk-kept = What players say here goes into the record of the game.
talk-none = Nobody has said anything yet.
talk-say = Say something
talk-send = Send
talk-phrases = Phrases
talk-room-players = Players
talk-room-guests = Spectators
talk-guest = Spectator { $number }
talk-mute = Mute { $who }
talk-muted = Muted: { $who }
talk-unmute = Hear { $who } again
talk-mute-guests = Mute spectators
talk-unmute-guests = Hear spectators
talk-number = How much
talk-what = What
talk-nudged = { $who } nudges you: it is your turn.
unsaid-seat = That is not your seat.
unsaid-closed = This table is closed.
unsaid-empty = There was nothing to say in that.
unsaid-long = That is too long: 200 characters at most.
unsaid-phrase = There is no such phrase here.
unsaid-rate = One moment: that was a lot at once.
unsaid-unsaved = That could not be saved, so nobody has heard it.
unsaid-offline = The connection is lost. Say it again when it is back.
notice-late = The time of { $who } is up: a bot plays until { $who } is back.
notice-left = { $who } has left: a bot plays until { $who } is back.
notice-stand-in = A bot plays for { $who }, who is away.
notice-back = { $who } is back.
notice-nudge = { $who } nudges { $whom }.
notice-close-wanted = { $who } would like to close the game.
notice-close-refused = { $who } would rather play on.

## The end

standing-more = or more
standing-hidden = What is hidden is not counted.
standings = Final standing
# What is counted, as the line of the end names it.
course = { $what } as each round began, and at the end
course-end = end
review = Looking back
review-what = Who had which chance when, what turned the game, what answers cost, luck and skill. It takes a while.
review-begin = Look back at this game
review-thinking = Thinking it over …
review-faulty = This game cannot be looked back at.
review-curve = Chance to win, in percent
review-swings = What turned the game
review-see = See it
review-see-better = See it on the board
slip-on-board = On the board
slip-better = Better
slip-played = What { $who } did
review-deals = { $count ->
        [one] One deal and what it was worth
       *[other] { $count } deals and what they were worth
    }
course-of = { $who }: { $numbers }.
tie = Tie: { $what }
decided-by = Decided by: { $what }, { $best } to { $other }.
game-length =
    { $answers ->
        [one] 1 answer in all
       *[other] { $answers } answers in all
    }
place = Place
rematch = Play again
replay = Replay
record = Download

## Looking back

step-first = To the beginning
step-back = One step back
step-next = One step forward
step-last = To the end
step-play = Play
step-pause = Pause
replay-speed = Speed
step-of = Step { $step } of { $last }
mark-back = Back to the start of the round or turn
mark-next = On to the next round or turn
mark-list = Rounds and turns
mark-round = Round { $round }
mark-set-up = Set-up
mark-end = End
scrubber = Position in the game
eyes = Point of view
eyes-all = Everything face up
eyes-none = As a spectator
hand-of = Shown is the hand of { $who }; tap a player for another.
eyes-of = As { $who }

## The rules

rules = Rules
rules-key = Rules (key ?)
rules-of = The rules of { $game }
rules-own-words = In our own words, clause by clause. What the printed rules leave open, and what is particular to this site, stands apart in small type.
rules-print = The page to print, and the whole rules
print = Print this page
rules-search = Search the rules
rules-contents = Contents
rules-none = Nothing found.

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

## Yours

mine = Your games
mine-lead = What you have played here, with whom, and how it went.
mine-none = You have not finished a game here yet. When you have, it will be listed here.
mine-statistics = Game by game
mine-played =
    { $count ->
        [one] 1 game played,
       *[other] { $count } games played,
    }
mine-won =
    { $count ->
        [0] none won yet.
        [one] 1 won.
       *[other] { $count } won.
    }
mine-places = How often in which place
mine-place = Place { $place }: { $count }
mine-average-place = Place on average
mine-average-score = Result on average
mine-best-score = Best result
mine-opponents = The people you met
mine-met =
    { $count ->
        [one] 1 game,
       *[other] { $count } games,
    } { $ahead ->
        [0] you were never ahead
        [one] you were ahead once
       *[other] you were ahead { $ahead } times
    }
mine-games = Finished games
devices-other = Your other devices
devices-other-more = This browser knows you by a cookie. With a link you are the same person on your phone or in another browser: your seats, your games, your statistics.
devices-other-make = Link for another device
devices-other-link = Link for another device
devices-other-qr = QR code of the link: point the camera of the other device at it
devices-other-once = Open it on the other device, or point its camera at the code. It works once, until { $time }. Give it to nobody: whoever opens it plays as you.
come = Is that you?
come-more = Go on only if you made this link yourself. This browser is then the same person as the one that made it: with its seats, its games, its statistics.
come-brings =
    { $count ->
        [one] Bring along the one table of this browser
       *[other] Bring along the { $count } tables of this browser
    }
come-brings-hint = Otherwise whatever this browser has stays behind, and cannot be reached from here any more.
come-yes = Yes, that’s me
passkeys = Passkey
passkeys-more = A passkey keeps you for good, even if this browser forgets its cookies. Your phone or computer keeps it, and you open it with a finger, a face or a code. No password, no mail.
passkeys-not-here = Passkeys need an address with a name that begins with https, and a recent browser. The link above works everywhere.
passkey-make = Create a passkey
passkey-made = Your passkey is there. On your other devices, sign in with it on this page.
passkey-enter = Sign in with a passkey
passkey-number = Passkey { $number }
passkey-used = last used { $when }
passkey-remove = Remove
passkey-none = No passkey was used. You can try again whenever you like.
passkey-known = This device already has your passkey.
passkey-brings-hint = When you sign in as somebody else. Otherwise whatever this browser has stays behind.
erase = Delete everything of mine
erase-more = Your name, your seats, your links, your passkeys, your notifications and whatever else is kept of you here, on all your devices. Games that only you played are deleted. In games with others a bot plays on for you, and finished ones stay for the others without your name.
erase-all = Delete everything …
erase-sure = It can’t be undone. Delete everything of yours now?
erase-yes = Yes, delete it all
erase-no = No, keep it

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
about-privacy-more = A name you choose, the games played at this site, what was said at a table until a week after its game, and one cookie that says which seats are yours. Nothing is loaded from elsewhere, and nobody is counted. What is kept of you, you can see and delete:
about-licence = Licence
about-licence-more = Free software under the MIT licence. The typefaces are EB Garamond and Source Sans 3, under the SIL Open Font License.
about-bundled = Licences of what is bundled

## Refusals at the table: what is wrong. A clause that says why may follow

refused-over = The game is over.
refused-turn = Not your turn.
refused-verb = That isn’t possible right now.
refused-args = Something is missing from this answer, or there is too much of it.
refused-field = That does not fit: { $field }.
refused-thing = { $thing }: not available here.
refused-most =
    { $count ->
        [0] Nothing can be chosen here.
        [one] No more than 1 can be chosen here.
       *[other] No more than { $count } can be chosen here.
    }
refused-above = { $field }: at most { $high }, this would take { $value }.
refused-below = { $field }: at least { $low }, this would be { $value }.
refused-rule = The rules don’t allow that.
refused-stale = That question has already been answered. Here is where the game stands now.
refused-seat = That is not your seat.
refused-form = The table couldn’t read that.
refused-rate = That was too fast. Take a breath and try again.
refused-closed = No game is running here.
refused-away = A bot is playing for you. Take your seat back first.
refused-undo = That can’t be taken back any more: the game has moved on.
refused-fault = Something went wrong with that answer. It doesn’t count, and the table is as it was.
refused-unsaved = The answer could not be saved and doesn’t count. Please try again.
refused-lesson = The rules allow that. But for now, please do as the voice says; after the lesson you are free.

## A page of an older version

page-outdated = Fondaco has been updated, and this page is still the old one. Reload it to go on; what you have filled in here will be lost.
page-reload = Reload

## Requests that were refused

announcement-dismiss = Put this announcement away
error-unknown = That did not work. Please try again.
error-offline = The site isn’t answering. Are you connected?
error-form = The site couldn’t read that.
error-name = Please enter your name: at most 24 characters, all of them visible.
error-name-taken = Someone at this table already has that name.
error-seats = This game can’t be played by that many.
error-options = The game has no such option.
error-bot = The game has no such bot.
error-origin = That came from another site.
error-node = This request claims to come from a server of this site, and that is not proven.
error-host = This site doesn’t answer to that address.
error-banned = The operator of this site has closed it to you.
error-draining = The site is about to restart and opens no new tables. Running games go on; please try again later.
error-creator = Only the person who opened the table can do that.
error-seat = That is not your seat.
error-game = There is no such game.
error-table = There is no such table.
error-page = There is nothing at this address.
error-review = Games of this kind cannot be looked back at yet.
error-passkey = This passkey isn’t known here. Perhaps it was removed.
error-passkey-late = That took too long. Please try again.
error-passkeys = You have as many passkeys as the site keeps. Remove one first.
error-push = This site can’t send notifications to your browser.
error-token = This link has been used or has expired.
error-status = That isn’t possible right now.
error-taken = Someone else has just taken that seat.
error-seated = You are already sitting at this table.
error-empty = Some seats are still empty.
error-present = The owner of that seat is here.
error-early = Give them a minute: they have only just left.
error-alone = Nobody else would play on. The game waits for you, so just close the page.
error-nudged = They were nudged less than a minute ago.
error-time = Nobody can play with that time limit.
error-fault = Something went wrong in the rules; nothing has changed.
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
error-full = The site is full right now.
error-unsaved = That could not be saved; nothing has changed.
error-moving = The table is just moving to another server. Please try again in a moment.
error-lesson = This game has no guided first game yet.

## The guided first game

lesson = Guided first game
lesson-progress = Step { $number } of { $count }
lesson-skip = Skip the lesson
lesson-back = Back
lesson-next = Go on
lesson-end = Play on
lesson-do = Your turn
lesson-choose = Your choice
# What somebody is called who has not said a name.
guest = Newcomer
