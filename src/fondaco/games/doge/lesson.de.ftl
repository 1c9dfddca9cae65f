### Was die Stimme im geführten ersten Spiel von Doge sagt, auf Deutsch. `$seat1` und `$seat2` sind die anderen.

goal = Willkommen in Venedig! Du willst Palazzi, in möglichst vielen der sechs Stadtteile: Mit einem in jedem gewinnst du.
votes = Palazzi entstehen aus Häusern, und Häuser bringen die Stimmen: zwei für die meisten in einem Stadtteil, eines für die zweitmeisten.
sites = Die Bögen sind Bauplätze, fünf in jedem Stadtteil. Die Zahl im Bogen ist der Preis für einen Palazzo dort, in Häusern.
halves = Eine Runde hat zwei Hälften. Erst setzen alle viermal Stimmen; dann stimmen die sieben Felder ab, eines nach dem anderen.
order = Diese Karten sagen, in welcher Reihenfolge die Stadtteile abstimmen. Castello ist als erster dran, San Marco als vierter.
tokens = Das sind deine Stimmen: 0, 1, 1, 2, 2, 3 und 3. Nur du siehst ihre Zahlen.
place-castello = Alle setzen gleichzeitig und geheim: ein Feld und eine bis vier Marken. Tippe auf Castello, wähle eine 3 und setze sie.

placed = { $seat1 } will auch nach Castello: eine Marke, und niemand sieht welche. Eine allein kann deine 3 nicht schlagen.
place-san-marco = Jetzt San Marco, mit zwei Marken: einer 3 und einer 1. Auf jedes Feld setzt du nur einmal pro Runde.

quarantia = { $seat2 } kam auch nach San Marco. Dort helfen uns Berater, und im Dogenpalast, der Quarantia, gibt es drei davon.
place-quarantia = Setze eine 2 in die Quarantia.

bluff = Die letzte Setzrunde. Eine 0 ist nichts wert, aber die anderen sehen nur, wie viele Marken daliegen.
nothing = Vorsicht: Wer auf einem Feld nur eine 0 hat und keinen Berater, hat dort keine Stimme und bekommt nichts, nicht einmal für Platz zwei.
waste = Wir setzen jetzt zwei deiner drei Marken. Die 2 bleibt auf der Hand und ist diese Runde nichts wert: Plan sonst so, dass du alle sieben nutzt.
place-san-polo = Lass uns bluffen: eine 0 und eine 1 nach San Polo.

won-castello = Alle Marken in Castello werden aufgedeckt: Deine 3 schlägt die 2 von { $seat1 }. Du gewinnst zwei Häuser und den Berater.
take-castello = Ein Berater ist eine Stimme, wo immer er steht, nur nie daheim. Nimm den von Castello und stell ihn nach San Marco.

put-castello = Da steht er, mit deinem Ring, bis Castello wieder abstimmt. Jetzt setz beide Häuser nach Castello.

rival = { $seat1 } ist in Castello auf Platz zwei und hat auch ein Haus eingesetzt. Für den dritten Platz gibt es nichts.
next-order = Hat ein Feld abgestimmt, wird eine Karte der nächsten Runde aufgedeckt. San Marco ist dann zuerst dran: gut zu wissen, wenn dort ein Berater steht.
second = { $seat2 } hat San Polo mit einer 3 gewonnen. Aber deine 1 ist Zweite, und das bringt ein Haus: setz es ein.

council = In der Quarantia ist { $seat1 } vorn und entscheidet zweimal; du bist auf Platz zwei und entscheidest dazwischen einmal.
take-quarantia = Nimm Berater I und stell ihn nach Castello: in jeder Runde eine Stimme dort, solange er dir gehört.

won-san-marco = San Marco: 3 und 1 und dein Berater, das sind fünf Stimmen. { $seat2 } hat nur drei!
tie = Und wenn ihr beide fünf hättet? Dann setzt ihr beide zwei Häuser ein, niemand bekommt den Berater, und einen zweiten Platz gibt es nicht.
put-san-marco = Diesmal zuerst die Häuser: setz zwei ein.

price = Der erste Bauplatz in San Marco ist frei: Jetzt kostet ein Palazzo drei Häuser, und wer danach baut, zahlt vier. Du hast hier zwei.
waive = Holen wir das dritte: Wer gewonnen hat, darf auf den Berater verzichten und dafür ein eigenes Haus versetzen.

move = Dieser Berater bleibt also am Rand und hilft niemandem. Versetze dein Haus von San Polo nach San Marco.

build = Drei Häuser! Bauen darfst du nur, wenn du gerade ein Haus eingesetzt oder hinein versetzt hast. Also jetzt.

built = Da steht er, und niemand kann ihn dir je nehmen. Die drei Häuser liegen wieder in deinem Vorrat.
count = Hier werden deine Palazzi gezählt. Ein Stadtteil ist geschafft, fünf fehlen noch.
strong = Inzwischen hat { $seat1 } Santa Croce mit einer 0 und zwei Beratern gewonnen. Berater siegen dort, wo niemand gegen sie Marken setzt.
round = Das war eine Runde. Marken kommen heim, Berater bleiben. Die neue Reihenfolge steht fest: San Marco zuerst, und dein Berater ist noch dort.
your-turn = Jetzt wähl selbst. Eine Idee: Mit einem Berater genügt oft eine kleine Marke. Heb die 3en auf, wo es eng wird.

same = Genau das hätte ich auch getan.
other = Warum nicht! Beim Aufdecken sehen wir, was es bringt.
look = { $seat1 } will auch nach San Marco. Schau vor jedem Setzen, wer schon wo liegt und mit wie vielen Marken.
seconds = Nicht jedes Feld musst du gewinnen. Eine kleine Marke wird oft Zweite, und das ist ein Haus: billig, und bald ein Palazzo.
early = Der erste Palazzo eines Stadtteils kostet drei Häuser, der fünfte sieben. Sei also früh dort, wo noch keiner steht, etwa in Dorsoduro.
end = Das Spiel endet nach einer Runde, in der jemand Palazzi in allen sechs Stadtteilen hat, oder sieben in fünf, oder acht in vier.
rank = Schaffen es mehrere in derselben Runde, gewinnt, wer mehr Palazzi hat; dann entscheiden die Häuser auf dem Plan.
farewell = Der Rest ist dein Spiel. Wenn du nicht weiterweißt, gibt dir die Lampe einen Tipp. Viel Glück!
