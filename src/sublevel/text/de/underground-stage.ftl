# Underground: Wörter auf dem Bild der Schachtel.

underground-stage-picture = Die Schachtel von Underground, schräg von oben gesehen
underground-stage-exit = Ausgang
underground-stage-exit-level = Ausgang, Ebene { $level }
underground-stage-end = Ende
underground-stage-figure = Figur
underground-stage-level = Ebene { $level }
underground-stage-sees = { $line ->
    [row] sieht Reihe { $number }
   *[column] sieht Spalte { $number }
}
underground-stage-steps = { $count ->
    [one] { $count } Schritt
   *[other] { $count } Schritte
}
