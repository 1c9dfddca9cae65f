### Was die Stimme im geführten ersten Spiel von Die Händler sagt, auf Deutsch. `$seat1` und `$seat2` sind die anderen.

goal = Willkommen! Du willst auf dieser Leiter am höchsten steigen und niemandem etwas schulden. Steigen kostet Geld, also lass uns handeln.
prices = Sechs Sorten Waren. Alle beginnen billig: für 100 gekauft, für 600 in einer anderen Stadt verkauft. Du beginnst mit 5000 Gulden.
buy = Drei Waren pro Einkauf. Nimm zwei Tuch in Brugge und eines in Hamburg: Tuch ist rot, und in diesen Städten stehen die ersten zwei Wagen.

buy-more = Sie liegen in deinen Lagern dort. In der ersten Runde kaufen alle zweimal: noch ein Tuch in Hamburg und zwei Seide in Genova.

wagons = Nun die Wagen. Wagen 1 steht in Brugge. Sein Lademeister lädt zuerst, umsonst, und nimmt den Gästen Geld ab.
worth = Was ist das wert? Für Gäste ist Platz, und sie zahlen vielleicht 500 pro Ware. Ein gutes Gebot kommt also großenteils wieder herein.
bid = Alle bieten geheim, und nur wer gewinnt, zahlt. Biete 2200.

outbid = { $seat1 } hat 2300 geboten und ist Lademeister. Macht nichts: Du kannst als Gast mitfahren.
guest = Zwei Plätze kosten 900, und zwei Tuch bringen 1200 oder mehr. Lade beide zum genannten Preis.

bid-again = Wagen 2, in Hamburg. Die anderen haben jetzt weniger Geld: 2000 könnten reichen.

master = Der Wagen ist deiner! Die Sorte, die du wählst, darf sonst niemand laden. Lade deine zwei Tuch.

quote = Gäste müssen dir zahlen. Verlang 500 für eine Ware und 1000 für zwei.

fees = Beide haben eine geladen: 1000 Gulden sind schon zurück. Ein Lademeister verdient, bevor der Wagen rollt.
bid-low = Um Wagen 3 müssen wir nicht kämpfen. Biete 1700, und warte ab.

guest-again = { $seat2 } hat ihn und verlangt 800 für zwei. Lade deine zwei Seide.

tiles = Nun die Straßen. Du hast vier Plättchen, 1 bis 4, und spielst eines pro Runde, für irgendeinen Wagen.
drive = Deine Seide ist auf Wagen 3: Nimm die 4 und fahr ihn über Mailand nach Basel.

courier = { $seat1 } ist weitergefahren, hat den Kurier getroffen und dafür eine Einflusskarte bekommen. Merk dir das.
point = Nun die Preise, geheim. Du hast zwei Zeiger, jeder hebt einen Preis um eine Stufe. Tuch ist deins: beide darauf.

pointed = Tuch bringt jetzt 800. Aber Vorsicht: Wer einen Preis über 1000 schiebt, lässt ihn ganz nach unten fallen.
open = Nun werden Karten versteigert, die jede Runde helfen. Du beginnst: Eröffne mit 100.

pass = Die beiden wollen sie unbedingt. Lass sie zahlen und pass.

raise = { $seat1 } hat eine Karte, und nur zwei werden verkauft: Die zweite ist billig. Erhöhe auf 200.

invest = Sie gehört dir. Nimm das Kontor: Jede Runde rückt es einen Preis um eine Stufe.

rise = Am Ende einer Runde darfst du steigen. Eine Stufe kostet jetzt 700, und mit jedem Wagen, der ankommt, mehr. Also steig eine auf.

upkeep = Jede Stufe kostet auch Unterhalt, Runde für Runde, und wer ihn nicht zahlen kann, fällt. Behalt etwas Geld für Waren: Bleib vorerst hier.

seven = Das war eine Runde: einkaufen, laden, fahren, Preise setzen, Angekommenes verkaufen, Karten versteigern, steigen. Sie läuft jedes Mal gleich.
buy-salt = Wir kaufen also wieder ein. Nimm Salz, solange es billig ist: eines in Köln und zwei in Brugge.

arrived = Wagen 3 ist in Köln angekommen, mit deiner Seide! Verkauft wird, wenn die Preise feststehen.
drive-on = Fahr Wagen 1 mit der 1: Dort bei Bonn wartet der Kurier.

pick = Du hast den Kurier getroffen und darfst den Stapel ansehen. Wähl eine Karte; Sozialer Aufstieg ist eine gute.

point-silk = Deine Seide wird diese Runde verkauft, also beide Zeiger auf Seide.

crash = Schau auf die Nahrung: Drei Zeiger schoben sie über 1000, und so fiel sie auf 600. Da wollten zwei zu viel.
shift = Und jetzt dein Kontor: Heb die Seide noch einmal.

special = Gefragt werden alle, die einen Sonderverkauf haben könnten, damit niemand sich verrät. Du hast keinen: pass.

sold = 2200 Gulden für zwei Seide! Je 900 durch deine Zeiger und deine Karte.
bonus = Und für jede noch 200: der Bonus auf der Scheibe einer Stadt, für Waren, die ihr Markt nicht hat. Köln steht wieder auf 0, Paris zahlt jetzt 300.
under-way = Deine vier Tuch sind noch unterwegs, auf Wagen 1 und 2. Fahr die Wagen mit deinen Waren, und heb deren Preise zur rechten Zeit.
end = Mit der siebten Ankunft endet das Spiel. Wer schuldenfrei am höchsten steht, gewinnt; Geld entscheidet nur bei Gleichstand. Mach Stufen daraus.
farewell = Ab hier ist es dein Spiel. Die Lampe gibt dir einen Tipp, wann immer du willst. Gute Geschäfte!
