### Was bei Die Händler gedruckt ist, wie die Seite über die Ausgabe es nennt, auf Deutsch.

edition-market = Märkte
edition-others = Die übrigen Städte
edition-goods = Waren
edition-stars = Sterne der Investitionen
edition-maps = Landkarten
edition-single = A (ein Ausgang)
edition-multi = B (mehrere Ausgänge)
edition-nodes = Felder
edition-edges = Nebeneinander liegen
edition-id = Feld
edition-kind = Art
edition-city = Stadt
edition-junction = Abzweigung
edition-road = Straße
edition-x = von links
edition-y = von oben
