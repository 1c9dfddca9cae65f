### Was bei Die Händler von Genua gedruckt ist, wie die Seite über die Ausgabe es nennt, auf Deutsch.

edition-layouts = Stadtpläne
edition-p = Plan P: große Lager, vier Gassen an nur einem Gebäude
edition-q = Plan Q: große Wirtshäuser, jede Gasse an zwei Gebäuden
edition-r = Plan R: große Villen, jede Gasse an zwei Gebäuden
edition-street = Gasse
edition-large_orders = Große Aufträge
edition-small_orders = Kleine Aufträge
edition-messages = Botschaften
edition-villa = Für
edition-building = Für
edition-ware = Ware
edition-wares = Waren
