### What is printed in Die Händler von Genua, as the page about its edition names it, in English.

edition-layouts = City maps
edition-p = First map
edition-q = Second map
edition-r = Third map
edition-street = Street
edition-large_orders = Large orders
edition-small_orders = Small orders
edition-messages = Messages
edition-villa = For
edition-building = For
edition-ware = Ware
edition-wares = Wares
