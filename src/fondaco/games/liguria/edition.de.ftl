### Was auf dem Material von Liguria steht, wie die Seite über die Ausgabe es nennt, auf Deutsch.

edition-market = Marktstraße
edition-start = Plättchen zu Beginn
edition-tiles = Plättchen
edition-cards = Schiffkarten
edition-gold = Eine Goldmünze, in Silber
edition-silver = Silber
edition-count = Anzahl
edition-wheels = Steuerräder
edition-sacks = Säcke
edition-prestige = Prestige
edition-upgraded = hochgestuft
edition-scrolls = Rollen
edition-swords = Schwerter
edition-cubes = Rot · gelb · blau
edition-points = Punkte
edition-anchors = Anker
edition-turns = Wendepfeil
edition-upgrades = Hochstufungen
edition-type = Art
edition-ship = Schiffe
edition-merchant = Händler
edition-building = Gebäude
edition-monk = Mönche
edition-diplomat = Diplomaten
edition-knight = Ritter
edition-order = Bischofsaufträge
