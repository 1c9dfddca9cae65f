### Was die Seite selbst sagt, auf Deutsch. Was ein Spiel sagt, liegt beim Spiel.

## Überall

language = Sprache
theme-auto = Hell oder dunkel: wie das System
theme-light = Hell
theme-dark = Dunkel
close = Schließen
back = Zurück
copy = Kopieren
copied = Kopiert
loading = Einen Augenblick …
to-lobby = Zu den Tischen
footer = Freie Software, von Spielern gemacht. Mit keinem Verlag verbunden.
about = Über Fondaco
line-lost = Die Verbindung ist unterbrochen. Neuer Versuch … nichts geht verloren.
rule = Regel { $clause }
fewer = Weniger: { $what }
counted = { $n } × { $what }
more-of = Mehr: { $what }

## Die Tische

welcome = Kaufmannsspiele, ein Tisch
welcome-more = Decke einen Tisch, teile den Link, setz dich mit nichts als einem Namen. Leere Plätze übernehmen Bots.
new-table = Einen Tisch decken
game = Spiel
players-count = { $least }–{ $most } Spieler
players-exactly = { $count } Spieler
seats = Plätze
seat-number = Platz { $number }
seat-me = Ich
seat-here = Hier
seat-open = Offen
seat-bot = Bot
seat-free = freier Platz
seat-open-hint = für alle mit dem Link
your-name = Dein Name
name = Name
bot-level = Wie der Bot spielt
bot-chaos = Irgendwie
bot-greedy = Solide
bot-search = Stark
devices = Gespielt wird
devices-each = Jeder am eigenen Gerät
    .hint = Ein Platz ist deiner. Die anderen kommen über den Link, oder Bots spielen.
devices-one = Mehrere an diesem Bildschirm
    .hint = Ihr gebt das Gerät weiter; was geheim ist, bleibt beim Weitergeben verdeckt.
pace = Bots antworten
pace-calm = Ruhig
pace-quick = Zügig
pace-instant = Sofort
listed = Hier anzeigen
listed-hint = Sonst finden nur die den Tisch, die den Link haben.
set-table = Tisch decken
set-and-start = Tisch decken und anfangen
tables-mine = Deine Tische
tables-open = Offene Tische
tables-running = Hier wird gespielt
tables-finished = Zu Ende gespielt
tables-none = Noch ist kein Tisch gedeckt. Deiner wäre der erste.
row-answer = Du bist gefragt
row-open = Ansehen
row-sit = Hinsetzen
row-play = Weiterspielen
row-watch = Zuschauen
row-result = Ergebnis
row-answers =
    { $count ->
        [one] 1 Antwort
       *[other] { $count } Antworten
    }
status-open = offen
status-running = läuft
status-finished = beendet
status-closed = geschlossen
winner = Gewonnen

## Vor dem Spiel

room = Ein Tisch für { $game }
room-free =
    { $count ->
        [one] Ein Platz ist noch frei.
       *[other] { $count } Plätze sind noch frei.
    }
room-full = Alle Plätze sind besetzt.
room-wait = Das Spiel beginnt, sobald es startet, wer den Tisch gedeckt hat.
sit-here = Hier hinsetzen
stand-up = Aufstehen
fill-with-bots = Bots auf die freien Plätze
start = Spiel starten
share = Link zu diesem Tisch
share-hint = Wer ihn hat, kann sich setzen oder zuschauen.

## Am Tisch

table-menu = Tisch
table-closed = Dieser Tisch wurde geschlossen.
table-rules = Diese Partie wurde nach anderen Regeln begonnen, als hier jetzt gespielt wird. Sie bleibt erhalten, kann aber nicht weitergespielt werden.
table-fault = Die Regeln sind gestolpert. Der Tisch wurde aus seiner Aufzeichnung neu aufgebaut, du kannst weiterspielen.
watching = Du schaust zu.
panels = Tafeln
panel-players = Spieler
panel-log = Was geschah
you = du
player = Spieler
online = da
offline = nicht da
seat-away = Bot ({ $bot }) vertritt
is-asked = ist gefragt
has-chosen = hat gewählt
choosing = wählt noch
wish-bot = Bot wünschen
bot-plays-for-you = Ein Bot spielt für dich.
take-back = Platz zurücknehmen
question = Frage
question-down = Frage beiseitelegen
question-up = Frage zeigen
moves = Züge
rest-cards = In dieser Runde bei allen Kartenfragen passen
    .hint = Sofort, und was du auch auf der Hand hast: Deine Karten spielen dabei keine Rolle.
rest-offers = In dieser Runde nichts mehr anbieten
    .hint = Sofort. Angebote der anderen hörst du weiterhin.
rest-end = Wieder fragen
undo = Zurücknehmen
what-with-it = Jetzt noch, was du tun willst:
still-missing = Noch zu wählen: { $fields }
count-exactly = genau { $count }
count-at-most = höchstens { $count }
count-between = { $low } bis { $high }
in-steps = in Schritten von { $step }
choose-on-board = auf dem Plan wählen
accept-offer = Annehmen
answer-offer = Antworten
cannot-pay = Du hast nicht, was verlangt wird.
why = Warum?
is-allowed = Das ist erlaubt.
not-allowed = Das ist nicht erlaubt:
you-give = Du gibst
you-ask = Du verlangst
left-after = Danach übrig:
you-promise = Vom Ertrag gibst du ab
promises-you = { $who } gibt aus der Aktion
nothing-offer = Noch nichts geboten: mindestens { $step } Dukaten oder ein Gut.
nothing-put = Noch nichts verlangt: mindestens { $step } Dukaten oder ein Gut.
offered-already = Schon geboten:
another-offer = Noch ein Angebot?
nothing-more-here = Du kannst hier nichts weiter tun.
nothing-entered = Trag ein, was du gibst und was du verlangst.
cost-so-far = Bisher: { $sum } Gulden
of-purse = von { $sum }
put-back = Eins zurücklegen: { $thing }
buys-twice = In der ersten Runde kaufen alle zweimal.
second-purchase = In der ersten Runde kaufen alle zweimal; das ist dein zweiter Einkauf.
proposals-left =
    { $count ->
        [0] Das ist dein letzter Vorschlag: Der Lademeister kann nur noch zustimmen oder ablehnen.
        [one] Danach hast du noch 1 Vorschlag.
       *[other] Danach hast du noch { $count } Vorschläge.
    }
card-not-held = Du hast diese Karte nicht.
card-held = Du hast diese Karte.
upkeep-a-round = Kosten je Runde
sure = Sicher?
sure-more = Es bleibt geheim, bis alle gewählt haben, und gilt dann.
sure-yes = Ja, versiegeln
sure-no = Noch nicht
waiting-for = Warten auf { $who } …
all-choose = Alle wählen geheim.
going-on = Das Spiel geht weiter …
game-over = Das Spiel ist zu Ende.
chance-answers = Der Zufall entscheidet.
hand-over = Gib das Gerät an { $who }
i-am = Ich bin { $who }
log-earlier =
    { $count ->
        [one] 1 frühere Zeile
       *[other] { $count } frühere Zeilen
    }
log-newest = Zum Neuesten
plain = Das Spiel in Tabellen
to-plain = Als Tabellen zeigen
to-board = Den Plan zeigen
move-seat = Deinen Platz auf ein anderes Gerät holen
move-seat-make = Privaten Link machen
move-seat-of = Privater Link für { $who }
move-seat-hint = Öffne ihn auf dem anderen Gerät; dieses gibt den Platz dann ab.
move-seat-once = Gilt einmal. Behalte ihn für dich.
close-table = Tisch schließen
close-table-sure = Danach kann hier niemand mehr weiterspielen.

## Das Ende

standings = Endstand
place = Platz
reckoning = Wie es dazu kam
rematch = Noch einmal
replay = Nachspielen
record = Aufzeichnung behalten

## Nachspielen

step-first = An den Anfang
step-back = Einen Schritt zurück
step-next = Einen Schritt weiter
step-last = Ans Ende
step-play = Abspielen
step-pause = Anhalten
speed = Tempo
step-of = Schritt { $step } von { $last }
mark-back = Zurück zum Beginn der Runde oder des Zugs
mark-next = Weiter zur nächsten Runde oder zum nächsten Zug
mark-list = Runden und Züge
mark-round = Runde { $round }
mark-set-up = Der Aufbau
mark-end = Das Ende
scrubber = Stelle im Spiel
eyes = Mit wessen Augen
eyes-all = Alles offen
eyes-none = Als Zuschauer
eyes-of = Als { $who }

## Die Regeln

rules = Regeln
rules-key = Regeln (Taste ?)
rules-of = Die Regeln von { $game }
rules-own-words = In eigenen Worten, Absatz für Absatz. Was die gedruckten Regeln offenlassen, ist kursiv festgelegt.
rules-search = In den Regeln suchen
rules-contents = Inhalt
rules-none = Davon steht nirgends etwas.

## Was gedruckt ist

edition-own = eigene Ausgabe
edition-bring = Eigene Ausgabe …
edition-hint = Was bei { $game } auf dem Material gedruckt ist, ist hier zum Teil nachempfunden. Wer das Spiel besitzt, bringt die echten Plättchen und Karten als JSON-Datei mit.
edition-brought = Eigene Ausgabe: { $file }
edition-choose = Datei wählen …
edition-drop = Weglassen
edition-template = Die eingebaute Ausgabe als Vorlage
edition-keep = Diese Ausgabe aufheben
edition-about = Über diese Ausgabe
edition-about-own = Über die eigene Ausgabe dieses Tisches
edition-of = Was bei { $game } gedruckt ist
edition-lead = Damit spielen Tische, die keine eigene Ausgabe mitbringen.
edition-lead-own = Damit spielt ein Tisch, der diese Ausgabe selbst mitgebracht hat.
edition-why = Die Regeln von { $game } sagen nicht alles, was auf Material und Plan steht. Hier steht es Teil für Teil, und woher es bekannt ist.
edition-name = Ihr Name: { $name }
from-rulebook = Spielregel
from-public = öffentliche Quelle
from-inferred = erschlossen
from-reconstructed = nachempfunden

## Einen Platz umziehen

claim = Ein Platz wartet auf dich
claim-more = Mit diesem Link zieht der Platz in diesen Browser um. Das andere Gerät schaut dann nur noch zu.
claim-yes = Platz einnehmen

## Nirgendwo

nowhere = Jenseits der Karte
nowhere-page = Diese Seite gibt es nicht.
nowhere-table = Diesen Tisch gibt es nicht. Vielleicht ist dem Link unterwegs ein Buchstabe abhandengekommen.
nowhere-game = Dieses Spiel gibt es hier nicht.
nowhere-edition = Diese Ausgabe gibt es nicht.
nowhere-replay = Ein solches Spiel gibt es nicht nachzuspielen.

## Über

about-lead = In einem Fondaco schliefen Kaufleute von weit her über ihren Waren und handelten unten im Hof. Dieser hier ist für Spiele, die von ihnen erzählen.
about-games = Die Spiele
about-games-more = Erfunden haben sie andere. Was hier geschrieben, gezeichnet und programmiert ist, ist von uns.
about-doge = Doge, von Leo Colovini
about-genoa = Die Händler von Genua, von Rüdiger Dorn
about-haendler = Die Händler, von Wolfgang Kramer und Richard Ulrich
about-liguria = Liguria, von Alessandro Zucchini
about-free = In keines Verlages Namen
about-unaffiliated = Fondaco machen Spieler in ihrer Freizeit. Mit den Autoren und Verlagen dieser Spiele ist es weder verbunden noch von ihnen gebilligt. Kein Text, Bild oder Zeichen der veröffentlichten Spiele wird verwendet. Wenn dir ein Spiel gefällt, kauf es: Ein echter Tisch ist noch schöner.
about-privacy = Was aufbewahrt wird
about-privacy-more = Ein Name, den du wählst, die hier gespielten Spiele und ein Cookie, das sagt, welche Plätze deine sind. Nichts wird von anderswo geladen, und niemand wird gezählt.
about-licence = Lizenz
about-licence-more = Freie Software unter der MIT-Lizenz. Die Schriften sind EB Garamond und Source Sans 3, unter der SIL Open Font License.
about-bundled = Lizenzen des Mitgelieferten

## Ablehnungen am Tisch: was nicht stimmt. Eine Ziffer der Regeln, die sagt, warum, kann folgen

refused-over = Das Spiel ist zu Ende.
refused-turn = Auf deine Antwort wartet gerade niemand.
refused-verb = Das geht jetzt nicht.
refused-args = Bei dieser Antwort fehlt etwas, oder es ist zu viel.
refused-field = Das passt nicht: { $field }.
refused-thing = { $thing } steht hier nicht zur Wahl.
refused-most =
    { $count ->
        [0] Hier gibt es nichts zu wählen.
        [one] Mehr als 1 lässt sich hier nicht wählen.
       *[other] Mehr als { $count } lassen sich hier nicht wählen.
    }
refused-above = { $field }: höchstens { $high }, hierfür wären es { $value }.
refused-below = { $field }: mindestens { $low }, das wären { $value }.
refused-rule = Das erlauben die Regeln nicht.
refused-stale = Diese Frage ist schon beantwortet. So steht das Spiel jetzt.
refused-seat = Das ist nicht dein Platz.
refused-form = Das hat der Tisch nicht verstanden.
refused-rate = Das war zu schnell. Hol Luft und versuch es noch einmal.
refused-closed = Hier läuft kein Spiel.
refused-away = Ein Bot spielt für dich. Nimm erst deinen Platz zurück.
refused-undo = Das lässt sich nicht mehr zurücknehmen: Seither hat jemand oder etwas geantwortet.
refused-fault = Über diese Antwort sind die Regeln gestolpert. Sie zählt nicht, und der Tisch steht wie zuvor.
refused-unsaved = Die Antwort ließ sich nicht speichern und zählt nicht. Versuch es bitte noch einmal.

## Abgelehnte Anfragen

error-unknown = Das hat nicht geklappt. Versuch es bitte noch einmal.
error-offline = Die Seite antwortet nicht. Bist du verbunden?
error-form = Das hat die Seite nicht verstanden.
error-name = Es braucht einen Namen: bis zu 24 Buchstaben.
error-name-taken = So heißt an diesem Tisch schon jemand.
error-seats = Für so viele Spieler ist das Spiel nicht.
error-options = Diese Möglichkeit hat das Spiel nicht.
error-bot = Diesen Bot hat das Spiel nicht.
error-origin = Das kam von einer anderen Seite.
error-host = Unter dieser Adresse ist die Seite nicht zu Hause.
error-creator = Das darf nur, wer den Tisch gedeckt hat.
error-seat = Das ist nicht dein Platz.
error-game = Dieses Spiel gibt es nicht.
error-table = Diesen Tisch gibt es nicht.
error-token = Dieser Link ist verbraucht oder abgelaufen.
error-status = Das geht jetzt nicht.
error-taken = Diesen Platz hat gerade jemand anders genommen.
error-seated = Du sitzt schon an diesem Tisch.
error-empty = Es sind noch Plätze leer.
error-present = Wem der Platz gehört, ist da.
error-fault = Die Regeln sind gestolpert; nichts hat sich geändert.
error-size = Das war zu lang.
error-edition = Diese Ausgabe gibt es nicht.
error-edition-entry = Diese Ausgabe ist nicht brauchbar. Bei „{ $where }“: { $what }.
flaw-missing = das fehlt
flaw-unknown = diesen Eintrag gibt es nicht
flaw-game = das ist keine Ausgabe von { $game }
flaw-number = { $value } ist keine ganze Zahl
flaw-text = { $value } ist kein Text
flaw-table = { $value } ist keine Tabelle
flaw-list = { $value } ist keine Liste
flaw-range = { $value } liegt nicht zwischen { $low } und { $high }
flaw-name = „{ $value }“ ist nichts von { $names }
flaw-many = { $count } Einträge, höchstens { $most } sind möglich
flaw-count = { $count } Einträge, es müssen { $wanted } sein
error-other-game = Diese Datei ist eine Ausgabe eines anderen Spiels.
error-no-edition = Dieses Spiel hat keine Ausgaben: Alles Gedruckte steht in den Regeln.
error-json = Diese Datei ist kein JSON-Dokument.
error-rate = Das war zu schnell. Hol Luft und versuch es noch einmal.
error-tables = Du hast zu viele unfertige Tische. Beende oder schließe erst einen.
error-sockets = Es sind zu viele Seiten offen.
error-full = Gerade ist alles voll.
error-unsaved = Das ließ sich nicht speichern; nichts hat sich geändert.
