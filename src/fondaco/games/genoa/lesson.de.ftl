### Was die Stimme im geführten ersten Spiel von Die Händler von Genua sagt, auf Deutsch. `$seat1` und `$seat2` sind die anderen.

goal = Willkommen in Genua! Wer die meisten Dukaten hat, gewinnt. Du verdienst sie mit Aufträgen und Botschaften, vor allem aber mit guten Geschäften.
large = Deine Karten. Der große Auftrag: Bring Silber, Leinen und Salz zur Villa Monetti, dann bekommst du 100 Dukaten und eine Sonderkarte.
small = Der kleine Auftrag: Hast du eine Seide, wenn du im Park die Aktion ausführst, darfst du sie für 40 Dukaten abgeben.
message = Die Botschaft: War der Turm in einem Zug in der Gildenhalle und im Park, bekommst du 30, egal wer ihn geführt hat.
privilege = Ein Privileg zahlt am Ende: 10 allein, aber 30 für zwei, die am Stadtrand Nachbarn sind, und 60 für drei.
turn = Alle führen einmal pro Runde den Turm, zehn Runden lang. Du bist dran, und die Würfel haben den Turm hierher gestellt.
tower = Du darfst ihn viermal ziehen, jedes Mal auf ein Nachbarfeld. Er lässt eine Scheibe zurück und kann in diesem Zug nicht wieder dorthin.
offers = Diese Fahnen sind Angebote: wie viele, und die Dukaten des besten. Die anderen zahlen, um dort die Aktion auszuführen: fünf Dukaten für die Taverna.
move-cathedral = Die Kathedrale behalten wir selbst. Zieh den Turm dorthin.

action = Jedes Gebäude hat eine Aktion, für eine Person pro Zug. Und jede Person hat eine Aktion pro Zug, auch du.
act = Hier sind es zwei Besitzmarker. Führ die Aktion selbst aus.

move-street = Deine Aktion ist verbraucht: Führ den Turm jetzt, wohin andere zahlen. Zieh weiter auf die Gasse neben der Taverna.

move-taverna = Beide wollen zur Taverna. Zieh dorthin.

sell = Zwei Angebote, je fünf Dukaten. Du bekommst das Geld, sie eine Sonderkarte.
haggle = Zu wenig? Du könntest noch einmal fragen oder selbst ein Geschäft vorschlagen. Geld, Waren, Karten und Marker, alles lässt sich handeln.
accept = Fünf ist ein guter Preis für eine Karte. Nimm das Angebot von { $seat1 } an.

goods = { $seat2 } bietet dir eine Seide für das Tuchlager: Auch Waren sind Bezahlung. Dein Auftrag will Seide, aber der Park ist weit weg.
accept-more = Und für das Metalllager bietet { $seat2 } 15 Dukaten. Ein Feld hast du noch: Nimm an, und der Turm geht von selbst dorthin.

markers = Zwanzig Dukaten für einen Spaziergang! Nun deine Marker: Sie kommen auf Gebäude neben einer Gasse, auf der der Turm war.
claim = Wähl diese Gasse.

mark-cathedral = Wer in deinem Gebäude die Aktion ausführt, bringt dir zehn Dukaten aus der Bank. Leg einen auf die Kathedrale.

mark-taverna = Und einen auf die Taverna.

guest = Jetzt hat { $seat1 } den Turm, und du bist zu Gast. Für jedes Feld, das er erreicht, darfst du etwas bieten.
plaza = Die Würfel haben den Turm auf den Marktplatz gestellt. Dann rückt der Rundenstein sofort weiter, und das Spiel wird kürzer.
every-turn = Auch in diesem Zug hast du eine Aktion. Ein typischer Fehler ist, nur im eigenen zu handeln: Was du nicht nutzt, verfällt.
watch = Schau diesmal nur zu: nichts Neues bieten.

first-right = { $seat2 } bot für die Kathedrale ein Kupfer und zehn Dukaten. Aber wer den Turm führt, darf die Aktion immer selbst ausführen.
paid = Das hat { $seat1 } getan, und dein Marker hat dir zehn Dukaten gebracht. Warte noch einmal.

want = Der Turm kommt zur Taverna. Ihre Tauschkarte könntest du brauchen.
offer = Biete fünf Dukaten dafür. So viel war sie auch den anderen wert.

repeat = Der Turm ist da. Ein Angebot für den Weg endet mit dem Weg; biete also dasselbe noch einmal, für die Aktion.

bought = { $seat1 } nahm deine fünf Dukaten, und du hast einen 1:1-Tausch: Tausch damit ein Gut gegen ein anderes, wenn du es brauchst.
finish = Nicht jetzt. Beende deine Aktion.

enough = Deine Aktion hattest du in diesem Zug, weitere Angebote lohnen nicht. Schau, wohin der Turm geht.

wares = Waren gibt es in diesen vier Lagern, je eine von beiden Sorten. Biete für sie und für die Orte, an die deine Aufträge müssen.
plan = Ein Plan: Hol Leinen, Silber und Salz, wenn der Turm an ihren Lagern vorbeikommt, und kauf dann die Aktion in der Villa Monetti.
worth = Was darf das kosten? Der Auftrag bringt 100 für drei Waren; 15 oder 20 für eine, die du brauchst, sind also gut angelegt.
open = Geld und Handkarten sind geheim; Waren, Sonderkarten und Marker liegen offen. Schau, was die anderen brauchen, und lass sie dafür zahlen.
end = Mit Runde 10 endet das Spiel. Dann zahlen Privilegien, je mehr Nachbarn in einer Reihe, desto besser, und jedes Gebäude mit deinem Marker 10.
useless = Waren, Aufträge und Botschaften, die dann übrig sind, sind nichts wert. Sammle also in den letzten Runden nicht mehr: liefere.
farewell = Jetzt handle selbst: viel verlangen, wenig zahlen. Wenn du nicht weiterweißt, gibt dir die Lampe einen Tipp. Viel Glück!
