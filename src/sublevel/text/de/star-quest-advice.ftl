# Why an action may be good or bad, as hints say it.

star-quest-advice-chance = { $figure } wird mit { $percent } % ausgeschaltet.
star-quest-advice-own-risk = { $figure } kann verloren gehen, mit { $percent } %.
star-quest-advice-friend = Die eigene Seite ist in Gefahr: { $figure }, { $percent } %.
star-quest-advice-nearer = Der Weg zum Ziel wird kürzer.
star-quest-advice-farther = Der Weg zum Ziel wird länger.
star-quest-advice-enters-board = Betritt ein Brett, das noch nicht abgetastet ist: Dort erscheinen Radar-Blips.
star-quest-advice-shows-blip = Bringt einen Radar-Blip in Sicht.
star-quest-advice-beside = Neben { $figure }, der sofort angreifen kann.
star-quest-advice-comes-home = Sicher daheim: Diese Figur kann nicht mehr verloren gehen.
star-quest-advice-uses = Erledigt, was das Ziel verlangt.
star-quest-advice-takes = Nimmt auf, was heimgetragen werden muss.
star-quest-advice-seen = Der Radar-Blip würde dort gesehen und aufgedeckt.
star-quest-advice-hunts = Kommt den Trupps näher.
star-quest-advice-reinforces = Bringt eine Figur ins Spiel.
star-quest-advice-unused = { $count ->
        [one] Eine Figur hat
       *[other] { $count } Figuren haben
    } noch nicht gehandelt.
star-quest-advice-in-line = In einer Schusslinie: { $figures }.
star-quest-advice-wounds = { $figure } wird mit { $percent } % verwundet.
star-quest-advice-aims = Hat Ziele in der Schusslinie: { $figures }.
star-quest-advice-door = Öffnet eine Tür auf dem Weg.
star-quest-advice-covered = Hierher hat niemand eine Schusslinie.
