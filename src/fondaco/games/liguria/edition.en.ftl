### What stands on the pieces of Liguria, as the page about its edition names it, in English.

edition-market = Market street
edition-start = Tiles to start with
edition-tiles = Tiles
edition-cards = Ship cards
edition-gold = A gold coin, in silver
edition-silver = Silver
edition-count = Number
edition-wheels = Wheels
edition-sacks = Sacks
edition-prestige = Prestige
edition-upgraded = Upgraded
edition-scrolls = Scrolls
edition-swords = Swords
edition-cubes = Red · yellow · blue
edition-points = Points
edition-anchors = Anchors
edition-turns = Turn arrow
edition-upgrades = Upgrades
edition-type = Kind
edition-ship = Ships
edition-merchant = Merchants
edition-building = Buildings
edition-monk = Monks
edition-diplomat = Diplomats
edition-knight = Knights
edition-order = Orders of the bishop
