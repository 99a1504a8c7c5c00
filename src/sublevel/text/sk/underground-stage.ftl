# Underground: slová na obrázku škatule.

underground-stage-picture = Škatuľa hry Underground pri pohľade šikmo zhora
underground-stage-exit = východ
underground-stage-exit-level = východ, úroveň { $level }
underground-stage-end = koniec
underground-stage-figure = figúrka
underground-stage-level = úroveň { $level }
underground-stage-sees = { $line ->
    [row] vidí rad { $number }
   *[column] vidí stĺpec { $number }
}
underground-stage-steps = { $count ->
    [one] { $count } krok
    [few] { $count } kroky
    [many] { $count } kroka
   *[other] { $count } krokov
}
