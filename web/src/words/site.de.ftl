### Was die Seite selbst sagt, auf Deutsch. Was ein Spiel sagt, liegt beim Spiel.

## Überall

language = Sprache
theme-auto = Hell oder dunkel: wie das System
theme-light = Hell
theme-dark = Dunkel
theme = Hell oder dunkel
look-auto = Wie das System
look-light = Hell
look-dark = Dunkel
close = Schließen
choose-otherwise = Anders wählen
back = Zurück
copy = Kopieren
copied = Kopiert
loading = Einen Augenblick …
to-lobby = Zu den Tischen
footer = Freie Software, von Spielern gemacht. Mit keinem Verlag verbunden.
about = Über Fondaco
site-offline = Fondaco ist gerade nicht zu erreichen. Neuer Versuch …
your-turn = Du bist am Zug
push-nudge = Jemand wartet auf dich: Du bist am Zug
sounds = Töne
sounds-on = An
sounds-off = Aus
notices = Wenn du am Zug bist
notices-more = Titel und Bild der Seite zeigen es. Schaust du gerade woanders hin, können ein Ton und eine Mitteilung deines Browsers es dir sagen.
notices-allow = Sag mir, wenn ich am Zug bin
notices-on = Dein Browser sagt dir, wenn du am Zug bist und woanders hinschaust.
notices-forbid = Keine Mitteilungen mehr
notices-denied = Dein Browser verbietet Mitteilungen dieser Seite; seine Einstellungen können sie erlauben.
line-lost = Die Verbindung ist unterbrochen. Neuer Versuch … nichts geht verloren.
rule = Regel { $clause }
fewer = Weniger: { $what }
counted = { $n } × { $what }
more-of = Mehr: { $what }

## Die Tische

welcome = Vier klassische Handelsspiele, gegen Bots oder mit Freunden: kostenlos, ohne Anmeldung
play-bots = Gegen Bots spielen
learn = Lernen
learn-game = { $game } lernen, Schritt für Schritt
more-options = Optionen
more-options-of = Mehr Optionen für { $game }: Freunde, Stärke der Bots, Varianten
minutes = { $minutes } Min.
weight = Anspruch
weight-of = { $weight } von { $most }
name-optional = Dein Name (freiwillig)
new-table = Tisch eröffnen
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
bot-level = Spielstärke
bot-chaos = Zufällig
    .hint = antwortet irgendetwas, was die Regeln erlauben.
bot-easy = Lehrling (leicht)
    .hint = kennt die Regeln und macht die Fehler von Anfängern.
bot-normal = Kaufmann (normal)
    .hint = nimmt, was im Augenblick das Beste ist, und schaut nicht voraus.
bot-hard = Patrizier (stark)
    .hint = schaut voraus und gewinnt die meisten Partien gegen Kaufleute.
bot-master = Magnifico (Meister)
    .hint = wägt am meisten ab, bevor er antwortet, und ist selbst Patriziern überlegen.
devices = Gespielt wird
devices-each = Jeder am eigenen Gerät
    .hint = Ein Platz ist deiner. Die anderen kommen über den Link, oder Bots spielen.
devices-one = Mehrere an diesem Bildschirm
    .hint = Ihr gebt das Gerät weiter; was geheim ist, bleibt beim Weitergeben verdeckt.
pace = Tempo der Bots
pace-calm = Ruhig
pace-quick = Zügig
pace-instant = Ohne Pause
time-limit = Bedenkzeit
time-limit-none = Beliebig
    .hint = Niemand wird gedrängt.
time-limit-brisk = 30 s
    .hint = Für jede Antwort, dazu 5 Minuten Reserve im Spiel. Ist beides um, antwortet ein Bot, bis du wieder da bist.
time-limit-calm = 2 min
    .hint = Für jede Antwort, dazu 15 Minuten Reserve im Spiel. Ist beides um, antwortet ein Bot, bis du wieder da bist.
time-limit-days = 1 Tag
    .hint = Für jede Antwort, dazu 2 Tage Reserve im Spiel. Ist beides um, antwortet ein Bot, bis du wieder da bist.
listed = In der Liste zeigen
listed-hint = Sonst finden den Tisch nur Leute mit dem Link.
hints = Tipps erlauben
hints-hint = Wer gefragt ist, darf fragen, was ein guter Spieler antworten würde und warum.
keep-talk = Gespräch in der Aufzeichnung behalten
keep-talk-hint = Was Spieler sagen, steht dann in der Aufzeichnung, die man nach der Partie herunterladen kann. Alle am Tisch erfahren das. Was Zuschauer sagen, steht nie darin.
set-table = Tisch eröffnen
set-and-start = Tisch eröffnen und anfangen
tables-mine = Deine Tische
tables-open = Offene Tische
tables-running = Laufende Partien
tables-finished = Beendete Partien
tables-more =
    { $count ->
        [one] 1 weiterer Tisch
       *[other] { $count } weitere Tische
    }
row-bot = (Bot)
row-answer = Du bist am Zug
row-open = Ansehen
row-sit = Mitspielen
row-play = Weiterspielen
row-watch = Zuschauen
row-result = Ergebnis
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
room-time = Bedenkzeit: { $answer } für jede Antwort, dazu { $reserve } Reserve. Dann antwortet ein Bot, bis du wieder da bist.
room-wait = Das Spiel beginnt, sobald es jemand startet: Das kann, wer den Tisch eröffnet hat.
sit-here = Hier hinsetzen
stand-up = Platz verlassen
fill-with-bots = Freie Plätze mit Bots füllen
start = Spiel starten
share = Link zu diesem Tisch
share-hint = Wer ihn hat, kann mitspielen oder zuschauen.

## Am Tisch

table-menu = Tisch
table-closed = Dieser Tisch wurde geschlossen.
table-rules = Diese Partie wurde nach einer früheren Fassung der Regeln begonnen. Sie bleibt erhalten, lässt sich aber nicht fortsetzen.
table-fault = In den Regeln ist etwas schiefgegangen. Der Tisch wurde aus seiner Aufzeichnung wiederhergestellt, du kannst weiterspielen.
watching = Du schaust zu.
skip = Überspringen
speed = Tempo des Bretts
speed-calm = Ruhig
speed-brisk = Zügig
speed-at-once = Sofort
panel-players = Spieler
panel-log = Verlauf
you = du
online = online
offline = offline
seat-away = ein Bot ({ $bot }) spielt
seat-late = Zeit um, ein Bot spielt
is-asked = am Zug
has-chosen = fertig
choosing = überlegt
wish-bot = Einen Bot spielen lassen
bot-plays-for-you = Ein Bot spielt für dich, bis du wieder da bist.
bot-plays-late = Deine Zeit ist um: Ein Bot spielt für dich, bis du wieder da bist.
take-back = Ich bin wieder da
nudge = { $who } anstupsen
nudge-done = { $who } ist angestupst.
time-days = { $days } T { $hours } h
time-hours = { $hours } h { $minutes } min
time-reserve = Reserve
leave = Tisch verlassen
leave-sure = Ein Bot spielt für dich, bis du wieder da bist. Wenn du nur die Seite schließt, warten die anderen mindestens eine Minute, ehe sie einen Bot spielen lassen können.
leave-waits = Das Spiel wartet auf dich: Du findest es unter „Deine Tische“ wieder.
question = Frage
question-down = Frage einklappen
question-up = Frage zeigen
more-moves = Mehr
moves = Züge
rest-cards = In dieser Runde bei allen solchen Fragen passen
    .hint = Sofort, und was du auch auf der Hand hast.
rest-waking = Nur bei den Gebäuden fragen, die ich wähle
    .hint = Alles andere wird sofort übergangen.
hint-ask = Tipp
hint-thinking = Tipp wird gesucht …
hint-answer = So antworten
hint-show = Auf dem Brett zeigen
hint-all = Zurück zum Tipp
hint-no-fault = Hier lässt sich nichts sagen.
hint-no-hints = An diesem Tisch gibt es keine Tipps.
hint-no-rate = Einen Moment: Tipps gibt es alle paar Sekunden.
hint-no-stale = Die Frage ist vorbei.
rest-on = Wird übergangen
rest-end = Wieder fragen
undo-last = Letzten Zug zurücknehmen
undo = Zurücknehmen
what-with-it = Was möchtest du tun?
still-missing = Wähle noch: { $fields }
still-on-board = Wähle noch auf dem Plan: { $fields }
chosen-so-far = { $field }: { $value }
count-exactly = genau { $count }
count-at-most = höchstens { $count }
count-between = { $low } bis { $high }
in-steps = in Schritten von { $step }
choose-on-board = auf dem Plan wählen
accept-offer = Annehmen
accept-sum = { $sum } annehmen
answer-offer = Gegenangebot
no-offers =
    { $count ->
        [one] Niemand bietet etwas.
       *[other] Niemand bietet etwas, auch beim { $count }. Mal nicht.
    }
cannot-pay = Du hast nicht, was verlangt wird.
legend = Zeichen und was sie bewirken
legend-key = Zeichen und was sie bewirken (Taste L)
legend-offer = Was bedeuten die Zeichen?
legend-none = In diesem Spiel gibt es keine Zeichen, die man erklären müsste.
tip-more = Mehr: { $clause }
is-allowed = Das ist erlaubt.
not-allowed = Das geht nicht.
you-give = Du gibst
you-ask = Du verlangst
left-after = Danach übrig:
you-promise = Anteil an dem, was ich bekomme
promises-you = { $who } gibt von der Aktion ab
nothing-offer = Noch nichts geboten: mindestens { $step } Dukaten oder ein Gut.
nothing-put = Noch nichts verlangt: mindestens { $step } Dukaten oder ein Gut.
offer-stands = Dein Angebot
offer-outbid = überboten
offer-more = Güter, Karten und Wünsche
offer-add = Vormerken und weiter bieten
send-offers =
    { $count ->
        [one] 1 Angebot abgeben
       *[other] { $count } Angebote abgeben
    }
withdraw-offer = Zurückziehen
offers-best =
    { $count ->
        [one] 1 Angebot: { $best } Dukaten
       *[other] { $count } Angebote, das beste { $best } Dukaten
    }
pay-sum = { $what } und { $sum } zahlen
counter-offer = Etwas anderes bieten
waking = Meine Auswahl
waking-streets = Gassen und Marktplatz
waking-streets-hint = Geht es nur um Gassen und den Marktplatz, wirst du nur gefragt, wenn du sie hier wählst.
nothing-more-here = Hier kannst du nichts weiter tun.
nothing-entered = Trag ein, was du gibst und was du verlangst.
cost-so-far = Bisher: { $sum } Gulden
of-purse = von { $sum }
put-back = Eins zurücklegen: { $thing }
tie-won = Gleichstand: { $who } kommt in der Reihenfolge zuerst.
for-sum = { $what } für { $sum }
costs-sum = { $what }: { $sum } Gulden
costs-either = { $what }: { $one } oder { $two } Gulden
proposals-left =
    { $count ->
        [0] Das ist dein letzter Vorschlag: Der Lademeister kann nur noch zustimmen oder ablehnen.
        [one] Danach hast du noch 1 Vorschlag.
       *[other] Danach hast du noch { $count } Vorschläge.
    }
card-not-held = Du hast diese Karte nicht.
card-held = Du hast diese Karte.
upkeep-a-round = Unterhalt pro Runde
asked-again = erneut gefragt ({ $times })
sure = Sicher?
sure-more = Es bleibt geheim, bis alle gewählt haben, und lässt sich nicht mehr ändern.
sure-yes = Ja, so machen
sure-no = Noch nicht
waiting-for = Warten auf { $who } …
all-choose = Alle wählen geheim.
going-on = Das Spiel geht weiter …
game-over = Das Spiel ist zu Ende.
chance-answers = Es wird gezogen …
hand-over = Gib das Gerät an { $who }
i-am = Ich bin { $who }
log-earlier =
    { $count ->
        [one] 1 frühere Zeile
       *[other] { $count } frühere Zeilen
    }
log-newest = Zum Neuesten
being-reckoned = Die Abrechnung
recap = Seit deinem letzten Zug
recap-none = Seit deinem Zug ist nichts geschehen.
recap-earlier = { $count ->
    [one] Ein früherer Zug steht im ganzen Verlauf.
   *[other] { $count } frühere Züge stehen im ganzen Verlauf.
}
zoom = Größe des Bretts
zoom-in = Größer
zoom-out = Kleiner
zoom-fit = Passend
whole-log = Ganzer Verlauf
play-again = Noch einmal zeigen
told-times = { $what } ({ $times }-mal)
log-setup = Aufbau ({ $count } Zeilen)
log-fold = Verlauf einklappen
log-unfold = Verlauf zeigen
plain = Das Spiel in Tabellen
to-plain = Als Tabellen zeigen
to-board = Den Plan zeigen
move-seat = Auf einem anderen Gerät weiterspielen
move-seat-make = Privaten Link erstellen
move-seat-of = Privater Link für { $who }
move-seat-hint = Öffne ihn auf dem anderen Gerät; dieses gibt den Platz dann ab.
move-seat-once = Gilt einmal. Behalte ihn für dich.
close-table = Tisch schließen
close-table-sure = Danach kann niemand mehr weiterspielen. Die Aufzeichnung bleibt erhalten.
close-table-together = Das Spiel wird geschlossen, wenn alle zustimmen, die da sind. Die Aufzeichnung bleibt erhalten.
close-wanted = { $who } möchte dieses Spiel schließen. Dazu müssen alle zustimmen, die da sind; die Aufzeichnung bleibt erhalten.
close-asked = Du möchtest dieses Spiel schließen. Die anderen werden gefragt.
close-agree = Einverstanden
close-refuse = Nein, weiterspielen
close-withdraw = Doch weiterspielen

## Tischgespräch. Eine fertige Wendung liest jeder in seiner Sprache

talk = Gespräch
talk-unread =
    { $count ->
        [one] Gespräch, 1 neue Nachricht
       *[other] Gespräch, { $count } neue Nachrichten
    }
talk-kept = Was Spieler hier sagen, kommt in die Aufzeichnung der Partie.
talk-none = Noch hat niemand etwas gesagt.
talk-say = Sag etwas
talk-send = Senden
talk-phrases = Wendungen
talk-room-players = Spieler
talk-room-guests = Zuschauer
talk-guest = Zuschauer { $number }
talk-mute = { $who } stummschalten
talk-muted = Stumm: { $who }
talk-unmute = { $who } wieder hören
talk-mute-guests = Zuschauer stummschalten
talk-unmute-guests = Zuschauer hören
talk-number = Wie viel
talk-what = Was
talk-nudged = { $who } stupst dich an: Du bist dran.
unsaid-seat = Das ist nicht dein Platz.
unsaid-closed = Dieser Tisch ist geschlossen.
unsaid-empty = Darin war nichts zu sagen.
unsaid-long = Das ist zu lang: höchstens 200 Zeichen.
unsaid-phrase = Diese Wendung gibt es hier nicht.
unsaid-rate = Moment: Das war viel auf einmal.
unsaid-unsaved = Das ließ sich nicht speichern, also hat es niemand gehört.
unsaid-offline = Die Verbindung ist weg. Sag es noch einmal, wenn sie wieder da ist.
notice-late = Die Zeit von { $who } ist um: Ein Bot spielt, bis { $who } wieder da ist.
notice-left = { $who } ist gegangen: Ein Bot spielt, bis { $who } wieder da ist.
notice-stand-in = Ein Bot spielt für { $who }, solange niemand da ist.
notice-back = { $who } ist wieder da.
notice-nudge = { $who } stupst { $whom } an.
notice-close-wanted = { $who } möchte das Spiel schließen.
notice-close-refused = { $who } möchte weiterspielen.

## Das Ende

standing-more = oder mehr
standing-hidden = Verdecktes ist nicht mitgezählt.
standings = Endstand
# What is counted, as the line of the end names it.
course = { $what } zu Beginn jeder Runde und am Ende
course-end = Ende
review = Rückblick
review-what = Wer wann welche Chance hatte, was das Spiel gewendet hat, was Antworten gekostet haben, Glück und Können. Das dauert etwas.
review-begin = Auf diese Partie zurückblicken
review-thinking = Die Partie wird noch einmal durchgegangen …
review-faulty = Auf diese Partie kann nicht zurückgeblickt werden.
review-curve = Gewinnchance in Prozent
review-swings = Was das Spiel gewendet hat
review-see = Ansehen
review-see-better = Auf dem Brett ansehen
slip-on-board = Auf dem Brett
slip-better = Besser
slip-played = So hat { $who } geantwortet
review-deals = { $count ->
        [one] Ein Handel und was er wert war
       *[other] { $count } Geschäfte und was sie wert waren
    }
course-of = { $who }: { $numbers }.
tie = Bei Gleichstand: { $what }
decided-by = Den Ausschlag gibt: { $what }, { $best } zu { $other }.
game-length =
    { $answers ->
        [one] 1 Antwort insgesamt
       *[other] { $answers } Antworten insgesamt
    }
place = Platz
rematch = Noch einmal spielen
replay = Nachspielen
record = Herunterladen

## Nachspielen

step-first = An den Anfang
step-back = Einen Schritt zurück
step-next = Einen Schritt weiter
step-last = Ans Ende
step-play = Abspielen
step-pause = Anhalten
replay-speed = Tempo
step-of = Schritt { $step } von { $last }
mark-back = Zurück zum Beginn der Runde oder des Zugs
mark-next = Weiter zur nächsten Runde oder zum nächsten Zug
mark-list = Runden und Züge
mark-round = Runde { $round }
mark-set-up = Aufbau
mark-end = Ende
scrubber = Stelle in der Partie
eyes = Blickwinkel
eyes-all = Alles aufgedeckt
eyes-none = Als Zuschauer
hand-of = Zu sehen ist die Hand von { $who }; ein Tipp auf einen Namen zeigt eine andere.
eyes-of = Als { $who }

## Die Regeln

rules = Regeln
rules-key = Regeln (Taste ?)
rules-of = Die Regeln von { $game }
rules-own-words = In eigenen Worten, Absatz für Absatz. Was die gedruckten Regeln offenlassen, und was nur hier gilt, steht klein darunter.
rules-print = Die Seite zum Drucken und die ganzen Regeln
print = Seite drucken
rules-search = In den Regeln suchen
rules-contents = Inhalt
rules-none = Nichts gefunden.

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

## Deine Sachen

mine = Deine Partien
mine-lead = Was du hier gespielt hast, mit wem, und wie es ausging.
mine-none = Du hast hier noch keine Partie zu Ende gespielt. Sobald du eine hast, steht sie hier.
mine-statistics = Spiel für Spiel
mine-played =
    { $count ->
        [one] 1 Partie gespielt,
       *[other] { $count } Partien gespielt,
    }
mine-won =
    { $count ->
        [0] noch keine gewonnen.
        [one] 1 gewonnen.
       *[other] { $count } gewonnen.
    }
mine-places = Wie oft auf welchem Platz
mine-place = Platz { $place }: { $count }
mine-average-place = Platz im Schnitt
mine-average-score = Ergebnis im Schnitt
mine-best-score = Bestes Ergebnis
mine-opponents = Wen du getroffen hast
mine-met =
    { $count ->
        [one] 1 Partie,
       *[other] { $count } Partien,
    } { $ahead ->
        [0] du lagst nie vorn
        [one] einmal lagst du vorn
       *[other] { $ahead }-mal lagst du vorn
    }
mine-games = Fertige Partien
devices-other = Deine anderen Geräte
devices-other-more = Dieser Browser kennt dich durch ein Cookie. Mit einem Link bist du auf deinem Handy oder in einem anderen Browser dieselbe Person: mit deinen Plätzen, deinen Partien, deiner Statistik.
devices-other-make = Link für ein anderes Gerät
devices-other-link = Link für ein anderes Gerät
devices-other-qr = QR-Code des Links: Richte die Kamera des anderen Geräts darauf
devices-other-once = Öffne ihn auf dem anderen Gerät, oder richte dessen Kamera auf den Code. Er gilt einmal, bis { $time } Uhr. Gib ihn niemandem: Wer ihn öffnet, spielt als du.
come = Bist du das?
come-more = Mach nur weiter, wenn du diesen Link selbst erstellt hast. Dieser Browser ist dann dieselbe Person wie der, der ihn erstellt hat: mit seinen Plätzen, seinen Partien, seiner Statistik.
come-brings =
    { $count ->
        [one] Den einen Tisch dieses Browsers mitnehmen
       *[other] Die { $count } Tische dieses Browsers mitnehmen
    }
come-brings-hint = Sonst bleibt alles von diesem Browser zurück und ist von hier nicht mehr zu erreichen.
come-yes = Ja, das bin ich
passkeys = Passkey
passkeys-more = Ein Passkey bewahrt dich auf Dauer, auch wenn dieser Browser seine Cookies vergisst. Dein Handy oder Rechner verwahrt ihn, und du öffnest ihn mit Finger, Gesicht oder Code. Kein Passwort, keine Mail.
passkeys-not-here = Passkeys brauchen eine Adresse mit einem Namen, die mit https beginnt, und einen neueren Browser. Der Link oben geht überall.
passkey-make = Passkey erstellen
passkey-made = Dein Passkey ist da. Auf deinen anderen Geräten meldest du dich damit auf dieser Seite an.
passkey-enter = Mit einem Passkey anmelden
passkey-number = Passkey { $number }
passkey-used = zuletzt benutzt { $when }
passkey-remove = Entfernen
passkey-none = Es wurde kein Passkey benutzt. Du kannst es jederzeit noch einmal versuchen.
passkey-known = Dieses Gerät hat deinen Passkey schon.
passkey-brings-hint = Wenn du dich als jemand anderes anmeldest. Sonst bleibt alles von diesem Browser zurück.
erase = Alles von mir löschen
erase-more = Dein Name, deine Plätze, deine Links, deine Passkeys, deine Mitteilungen und was sonst hier von dir aufbewahrt wird, auf all deinen Geräten. Partien, die nur du gespielt hast, werden gelöscht. In Partien mit anderen spielt ein Bot für dich weiter, und fertige bleiben den anderen ohne deinen Namen.
erase-all = Alles löschen …
erase-sure = Das lässt sich nicht rückgängig machen. Jetzt alles von dir löschen?
erase-yes = Ja, alles löschen
erase-no = Nein, behalten

## Nirgendwo

nowhere = Jenseits der Karte
nowhere-page = Diese Seite gibt es nicht.
nowhere-table = Diesen Tisch gibt es nicht. Vielleicht ist dem Link unterwegs ein Buchstabe abhandengekommen.
nowhere-game = Dieses Spiel gibt es hier nicht.
nowhere-edition = Diese Ausgabe gibt es nicht.
nowhere-replay = Diese Partie gibt es nicht.

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
about-privacy-more = Ein Name, den du wählst, die hier gespielten Spiele, das Gesagte an einem Tisch bis eine Woche nach dem Spiel, und ein Cookie, das sagt, welche Plätze deine sind. Nichts wird von anderswo geladen, und niemand wird gezählt. Was von dir aufbewahrt wird, kannst du sehen und löschen:
about-licence = Lizenz
about-licence-more = Freie Software unter der MIT-Lizenz. Die Schriften sind EB Garamond und Source Sans 3, unter der SIL Open Font License.
about-bundled = Lizenzen des Mitgelieferten

## Ablehnungen am Tisch: was nicht stimmt. Eine Ziffer der Regeln, die sagt, warum, kann folgen

refused-over = Das Spiel ist zu Ende.
refused-turn = Du bist nicht am Zug.
refused-verb = Das geht jetzt nicht.
refused-args = Bei dieser Antwort fehlt etwas, oder es ist zu viel.
refused-field = Das passt nicht: { $field }.
refused-thing = { $thing }: hier nicht möglich.
refused-most =
    { $count ->
        [0] Hier gibt es nichts zu wählen.
        [one] Mehr als 1 lässt sich hier nicht wählen.
       *[other] Mehr als { $count } lassen sich hier nicht wählen.
    }
refused-above = { $field }: höchstens { $high }, hierfür wären es { $value }.
refused-below = { $field }: mindestens { $low }, das wären { $value }.
refused-rule = Das erlauben die Regeln nicht.
refused-stale = Diese Frage ist schon beantwortet. So steht die Partie jetzt.
refused-seat = Das ist nicht dein Platz.
refused-form = Das konnte der Tisch nicht lesen.
refused-rate = Das war zu schnell. Hol Luft und versuch es noch einmal.
refused-closed = Hier läuft kein Spiel.
refused-away = Ein Bot spielt für dich. Nimm erst deinen Platz zurück.
refused-undo = Das lässt sich nicht mehr zurücknehmen: Das Spiel ist schon weiter.
refused-fault = Bei dieser Antwort ist etwas schiefgegangen. Sie zählt nicht, und der Tisch steht wie zuvor.
refused-unsaved = Die Antwort ließ sich nicht speichern und zählt nicht. Versuch es bitte noch einmal.
refused-lesson = Die Regeln erlauben das. Aber mach es jetzt bitte so, wie die Anleitung sagt; danach bist du frei.

## Eine Seite einer älteren Fassung

page-outdated = Fondaco wurde erneuert, und diese Seite ist noch die alte. Lade sie neu, um weiterzuspielen; was du hier gerade ausfüllst, geht dabei verloren.
page-reload = Neu laden

## Abgelehnte Anfragen

announcement-dismiss = Diese Mitteilung schließen
error-unknown = Das hat nicht geklappt. Versuch es bitte noch einmal.
error-offline = Die Seite antwortet nicht. Bist du verbunden?
error-form = Das konnte die Seite nicht lesen.
error-name = Bitte gib deinen Namen ein: höchstens 24 Zeichen, alle sichtbar.
error-name-taken = So heißt an diesem Tisch schon jemand.
error-seats = Für so viele Spieler ist das Spiel nicht gedacht.
error-options = Diese Einstellung hat das Spiel nicht.
error-bot = Diesen Bot hat das Spiel nicht.
error-origin = Das kam von einer anderen Seite.
error-node = Diese Anfrage gibt vor, von einem Server dieser Seite zu kommen; das ist nicht bewiesen.
error-host = Unter dieser Adresse antwortet die Seite nicht.
error-banned = Wer diese Seite betreibt, hat sie für dich gesperrt.
error-draining = Die Seite startet bald neu und nimmt keine neuen Tische an. Laufende Partien gehen weiter; bitte versuche es später noch einmal.
error-creator = Das kann nur, wer den Tisch eröffnet hat.
error-seat = Das ist nicht dein Platz.
error-game = Dieses Spiel gibt es nicht.
error-table = Diesen Tisch gibt es nicht.
error-page = Unter dieser Adresse gibt es nichts.
error-review = Auf Spiele dieser Art kann man noch nicht zurückblicken.
error-passkey = Dieser Passkey ist hier nicht bekannt. Vielleicht wurde er entfernt.
error-passkey-late = Das hat zu lange gedauert. Bitte versuch es noch einmal.
error-passkeys = Mehr Passkeys bewahrt die Seite für dich nicht auf. Entferne erst einen.
error-push = Diese Seite kann deinem Browser keine Mitteilungen senden.
error-token = Dieser Link ist verbraucht oder abgelaufen.
error-status = Das geht jetzt nicht.
error-taken = Diesen Platz hat gerade jemand anders genommen.
error-seated = Du sitzt schon an diesem Tisch.
error-empty = Es sind noch Plätze leer.
error-present = Wem der Platz gehört, ist da.
error-early = Lass noch eine Minute Zeit: Der Platz ist eben erst verlassen worden.
error-alone = Sonst spielt niemand weiter. Das Spiel wartet auf dich, schließ einfach die Seite.
error-nudged = Das letzte Anstupsen ist keine Minute her.
error-time = Mit dieser Bedenkzeit kann niemand spielen.
error-fault = In den Regeln ist etwas schiefgegangen; nichts hat sich geändert.
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
error-full = Gerade ist alles belegt.
error-unsaved = Das ließ sich nicht speichern; nichts hat sich geändert.
error-moving = Der Tisch zieht gerade auf einen anderen Server um. Versuch es bitte gleich noch einmal.
error-lesson = Zu diesem Spiel gibt es noch kein geführtes erstes Spiel.

## Das geführte erste Spiel

lesson = Geführtes erstes Spiel
lesson-progress = Schritt { $number } von { $count }
lesson-skip = Ohne Anleitung weiter
lesson-back = Zurück
lesson-next = Weiter
lesson-end = Weiterspielen
lesson-do = Du bist dran
lesson-choose = Du hast die Wahl
# What somebody is called who has not said a name.
guest = Neuling
