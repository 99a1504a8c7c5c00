# Stránka ťaženia hry Star Quest (oddiel 9.5 pravidiel).

star-quest-camp-title = Ťaženie
star-quest-camp-open = Hrať ťaženie
star-quest-camp-back = K ťaženiu
star-quest-camp-about = Sedem misií po sebe s rovnakými oddielmi. Kto splní hlavný cieľ, postúpi v hodnosti a dáva viac rozkazov, dobré výsledky prinášajú vyznamenania a viac výstroja, a kedykoľvek má najviac bodov Chaos, čaká v tme o jedného androida viac. Ťaženie zostáva v tomto prehliadači.
star-quest-camp-squads = Oddiely
star-quest-camp-begin = Začať ťaženie
star-quest-camp-leave = Vzdať ťaženie
star-quest-camp-standing = Ako sú na tom oddiely
star-quest-camp-missions = Misie
star-quest-camp-rank = { $rank ->
        [1] Seržant
        [2] Poručík
        [3] Kapitán
       *[4] Major, najvyššia hodnosť
    }
star-quest-camp-honours = { $count ->
        [one] jedno vyznamenanie
        [few] { $count } vyznamenania
        [many] { $count } vyznamenania
       *[other] { $count } vyznamenaní
    }
star-quest-camp-cards = Karty rozkazov: { $orders }, karty výstroja: { $equipment }
star-quest-camp-marks = { $count ->
        [0] Žiadna značka Chaosu
        [one] Jedna značka Chaosu: o jedného androida viac
        [few] { $count } značky Chaosu: o { $count } androidy viac
        [many] { $count } značky Chaosu: o { $count } androida viac
       *[other] { $count } značiek Chaosu: o { $count } androidov viac
    }
star-quest-camp-promote = Vymeniť štyri vyznamenania za hodnosť
star-quest-camp-sheet = Bodovanie
star-quest-camp-holder = { $holder ->
        [me] ja
        [bot] robot
       *[open] niekto po sieti
    }
star-quest-camp-play = Hrať túto misiu
star-quest-camp-go-on = Späť k partii
star-quest-camp-won = Ťaženie vyhráva: { $who }
