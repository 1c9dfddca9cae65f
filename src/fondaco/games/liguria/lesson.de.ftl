### Was die Stimme im geführten ersten Spiel von Liguria sagt, auf Deutsch. `$seat1` und `$seat2` sind die anderen.

goal = Willkommen in Ligurien! Das meiste Prestige gewinnt. Der Bischof braucht Farben für die Decke seiner Kathedrale: Du segelst, lädst Farbsteine und bringst sie heim.
harbour = Das ist dein Hafen, Station 1. Aus dem eigenen lädst du nie: Nur die anderen können nehmen, was hier liegt.
offer = Vor der ersten Runde legen alle zwei Farbsteine verschiedener Farbe in den eigenen Hafen. Nimm einen roten und einen blauen.

islands = Inseln haben Steine ihrer Farbe. Die Zahl ist das Prestige für den, der die Insel am Ende hält: neun für diese!
white = Die weißen Inseln haben weder Steine noch Prestige. Sie sind nur Schritte auf dem Weg.
plan = Eine Runde hat vier Teile: Du wählst ein Marktfeld, nimmst Plättchen, nimmst eine Schiffkarte und segelst. Es gibt neun Runden.
knights = Das sind die Plättchen dieser Runde. Die Schwerter sind Ritter: Mit ihnen gewinnst du Inseln.
ships = Schiffe haben Steuerräder, jedes ist ein Schritt. Händler haben Säcke, jeder ist ein Stein, den du in einem fremden Hafen lädst.
order = Das ist ein Auftrag des Bischofs: zwei rote und zwei blaue Steine, heimgebracht, sind 11 Prestige wert.
buildings = Gebäude bringen am Ende Prestige. Und die Schriftrolle ist ein Diplomat, der in einem fremden Hafen Prestige verdient.
market = Zuerst wählst du ein Feld des Markts. Weiter links gibt es weniger Plättchen, aber du wählst und fährst früher. Manche geben Silber.
stand = { $seat2 } steht auf der Fünf. Nimm die Vier: immer noch viel, und du wählst vor { $seat2 }.

skip = { $seat1 } hat zuerst gewählt. Deine vier: ein Diplomat, ein Ritter, ein Auftrag für zwei rote und zwei blaue, und ein Schiff.
take = Plättchen nebeneinander kosten nichts; jedes, das du dazwischen auslässt, ein Silber. Hier sind das zwei. Nimm diese vier.

cards = Nun nehmen alle eine Schiffkarte. Ihre Steuerräder gelten für die Fahrt dieser Runde; ihre Steine kommen in deinen Hafen, wo die anderen sie laden können.
points = Die Zahl oben sind Punkte. Am Ende werden sie zusammengezählt: Jeder Punkt unter null kostet fünf Prestige, ein Überschuss bringt nichts.
card = Die −4 hat drei Steuerräder, aber uns genügt die +1: ein Steuerrad, und ein Pfeil zum Hochstufen. Nimm sie.

upgrade = Mit dem Pfeil darfst du ein Plättchen umdrehen: mehr Prestige, aber ein Schiff verliert seine Räder. Deins brauchst du, also lass es.

wheels = Deine Karte und deine Schiffe haben zusammen drei Steuerräder: bis zu drei Schritte, aus einem Hafen in jede Richtung.
sail = Ein Schritt genügt: Segle zur roten Insel mit den neun Punkten.

land = Hier ist niemand. Setz deinen Ritter an Land, und jeder Ritter bringt dir einen roten Stein.

lost = Du hast sie erobert, dann kam { $seat2 } mit sechs Schwertern gegen deine zwei. Mehr Schwerter siegen; bewach reiche Inseln gut.
answer = { $seat2 } ist nach dir gefahren und hat gesehen, was dort liegt. Ein schwacher Ritter auf der reichsten Insel lädt Besuch ein.
minus = Schau auf das Prestige von { $seat2 }: neun für die Insel, vier für das Gebäude, aber die Karte mit −4 Punkten kostet zwanzig. Also vorerst −7.
again = Halb so schlimm: Der rote Stein ist an Bord, und ein besiegter Ritter zählt einen Punkt. Runde zwei von neun.
stand-again = Stell dich wieder auf die Vier.

monk = Neu ist hier: Der Mönch zählt einen Punkt, der ein Minus auf einer Karte ausgleicht. Das Gebäude ist ein Prestige wert.
fit = Dieser Auftrag will zwei rote und zwei gelbe. Auch dein erster will rote: Nimm Aufträge, die zu dem passen, was du holen kannst.
take-again = Alle vier liegen nebeneinander, du lässt also nichts aus: ein Schiff, ein Gebäude, ein Mönch und der Auftrag. Nimm sie.

card-again = Die +4: gute Punkte auf Vorrat, falls später eine Karte ein Minus hat. Nimm sie.

guest = { $seat1 } war in deinem Hafen: drei Steine geladen, für drei Säcke, und einen Diplomaten bei deinen Schiffen gelassen.
direction = Du bist an einer Insel, also geht es in derselben Richtung weiter. Die Richtung wählst du in einem Hafen oder mit einem Wendepfeil auf der Karte.
visit = Nun besuch { $seat1 } auch: drei Schritte, zum Hafen an Station 5.

trade = In fremden Häfen lädst du so viele Steine, wie deine Händler Säcke haben. Du hast einen.
load = Welchen? Drei verschiedene Farben sind ein Satz, und einen roten hast du. Wähl selbst.

loaded = Rot und Gelb: mit einem blauen ist der Satz voll.
loaded-other = Gut, das ist einer mehr für deine Aufträge.
scrolls = Nun dein Diplomat. Der erste in einem Hafen braucht eine Schriftrolle, der zweite zwei und so weiter: Wer früh kommt, hat es leichter.
diplomat = Am Ende bringt er zwei Prestige für jedes Plättchen in seiner Zeile dieses Hafens. Such eine Zeile, die wachsen wird.

anchor = { $seat2 } hatte eine Karte mit Anker: ein Halt unterwegs. So hat eine einzige Fahrt diese Insel erobert und fünf rote Steine heimgebracht.
home = Steine zählen erst, wenn du sie heimgebracht hast: Beende eine Fahrt in deinem Hafen, und sie gehören dir.
score-cubes = Was zählt am Ende? Aufträge, wenn alle ihre Steine daheim sind; ein unerfüllter kostet nichts. Dann drei Prestige für jeden übrigen Satz.
score-board = Dann die Inseln, die du hältst, das Prestige auf den Plättchen deines Hafens und zwei für jedes Plättchen in den Zeilen deiner Diplomaten.
score-points = Und deine Punkte aus Karten, Mönchen und besiegten Rittern: Null genügt, aber darunter wird es teuer.
last = Nach Runde neun segeln alle noch einmal, nur um heimzukommen. Ein typischer Fehler: Steine, die dann noch an Bord sind, sind verloren.
farewell = Sieben Runden hast du noch, und sie gehören dir. Wenn du nicht weiterweißt, gibt dir die Lampe einen Tipp. Guten Wind!
