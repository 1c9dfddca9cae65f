### Was jedes geführte erste Spiel sagt, auf Deutsch.

left = Jetzt bist du von meinem Weg abgekommen, und das ist gut so: Es ist dein Spiel. Spiel weiter, wie du magst; die Lampe gibt dir jederzeit einen Tipp.
