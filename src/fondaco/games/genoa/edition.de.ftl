### Was bei Die Händler von Genua gedruckt ist, wie die Seite über die Ausgabe es nennt, auf Deutsch.

edition-layouts = Stadtpläne
edition-p = Erster Plan
edition-q = Zweiter Plan
edition-r = Dritter Plan
edition-street = Gasse
edition-large_orders = Große Aufträge
edition-small_orders = Kleine Aufträge
edition-messages = Botschaften
edition-villa = Für
edition-building = Für
edition-ware = Ware
edition-wares = Waren
