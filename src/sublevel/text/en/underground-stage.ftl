# Underground: words on the picture of the box.

underground-stage-picture = The box of Underground, seen from above at an angle
underground-stage-exit = exit
underground-stage-exit-level = exit, level { $level }
underground-stage-end = end
underground-stage-figure = figure
underground-stage-level = level { $level }
underground-stage-sees = { $line ->
    [row] sees row { $number }
   *[column] sees column { $number }
}
underground-stage-steps = { $count ->
    [one] { $count } step
   *[other] { $count } steps
}
