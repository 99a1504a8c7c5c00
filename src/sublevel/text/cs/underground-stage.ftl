# Underground: slova na obrázku krabice.

underground-stage-picture = Krabice hry Underground při pohledu šikmo shora
underground-stage-exit = východ
underground-stage-exit-level = východ, úroveň { $level }
underground-stage-end = konec
underground-stage-figure = figurka
underground-stage-level = úroveň { $level }
underground-stage-sees = { $line ->
    [row] vidí řadu { $number }
   *[column] vidí sloupec { $number }
}
underground-stage-steps = { $count ->
    [one] { $count } krok
    [few] { $count } kroky
    [many] { $count } kroku
   *[other] { $count } kroků
}
