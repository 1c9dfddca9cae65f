### What is printed in Die Händler von Genua, as the page about its edition names it, in English.

edition-layouts = City maps
edition-p = Plan P: large warehouses, four streets at only one building
edition-q = Plan Q: large taverns, every street at two buildings
edition-r = Plan R: large villas, every street at two buildings
edition-street = Street
edition-large_orders = Large orders
edition-small_orders = Small orders
edition-messages = Messages
edition-villa = For
edition-building = For
edition-ware = Ware
edition-wares = Wares
