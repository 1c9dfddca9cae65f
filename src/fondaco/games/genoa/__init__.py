"""Die Händler von Genua. Read in this order, which is the rulebook's:

data, edition, city, state    the pieces, what is printed on them, the plan, where everything is (1, 2)
turn                          rounds, turns, the tower (3, 4)
act, effect, special          an action (5): the buildings (8), orders (9), special cards around it (10)
bargain, bargaining           what two players would hand each other, in all its forms; what forbids it (6)
promises                      what can be promised out of the action itself
window, dealing               the two steps in which offers stand: for this building, for the way ahead
offers, terms                 guests offer, all at once and in secret; the host names terms to one guest
deal                          a bargain carried out
ownership                     markers at the end of a turn (11)
ending                        privileges and buildings are paid out (12)
knowledge, imagining          what each seat knows of the hand cards, and worlds that fit it
shape                         what crosses the border: views, questions, answers, events
view, names, catalogue        what a seat may know, what things are called, what is printed on them
audit, game                   no piece goes astray; the game as the house sees it
"""
