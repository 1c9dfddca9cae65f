### What is printed in Die Händler, as the page about its edition names it, in English.

edition-market = Markets
edition-others = The other cities
edition-goods = Goods
edition-stars = Stars of the investments
edition-maps = Maps
edition-single = A (single exit)
edition-multi = B (several exits)
edition-nodes = Fields
edition-edges = Next to each other
edition-id = Field
edition-kind = Kind
edition-city = city
edition-junction = junction
edition-road = road
edition-x = from the left
edition-y = from the top
