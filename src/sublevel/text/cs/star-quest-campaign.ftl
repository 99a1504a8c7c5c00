# Stránka tažení hry Star Quest (oddíl 9.5 pravidel).

star-quest-camp-title = Tažení
star-quest-camp-open = Hrát tažení
star-quest-camp-back = K tažení
star-quest-camp-about = Sedm misí po sobě se stejnými oddíly. Kdo splní hlavní cíl, postoupí v hodnosti a dává více rozkazů, dobré výsledky přinášejí vyznamenání a více výstroje, a kdykoli má nejvíc bodů Chaos, čeká ve tmě o jednoho androida víc. Tažení zůstává v tomto prohlížeči.
star-quest-camp-squads = Oddíly
star-quest-camp-begin = Začít tažení
star-quest-camp-leave = Vzdát tažení
star-quest-camp-standing = Jak si oddíly stojí
star-quest-camp-missions = Mise
star-quest-camp-rank = { $rank ->
        [1] Seržant
        [2] Poručík
        [3] Kapitán
       *[4] Major, nejvyšší hodnost
    }
star-quest-camp-honours = { $count ->
        [one] jedno vyznamenání
        [few] { $count } vyznamenání
        [many] { $count } vyznamenání
       *[other] { $count } vyznamenání
    }
star-quest-camp-cards = Karty rozkazů: { $orders }, karty výstroje: { $equipment }
star-quest-camp-marks = { $count ->
        [0] Žádná značka Chaosu
        [one] Jedna značka Chaosu: o jednoho androida víc
        [few] { $count } značky Chaosu: o { $count } androidy víc
        [many] { $count } značky Chaosu: o { $count } androida víc
       *[other] { $count } značek Chaosu: o { $count } androidů víc
    }
star-quest-camp-promote = Vyměnit čtyři vyznamenání za hodnost
star-quest-camp-sheet = Bodování
star-quest-camp-holder = { $holder ->
        [me] já
        [bot] robot
       *[open] někdo po síti
    }
star-quest-camp-play = Hrát tuto misi
star-quest-camp-go-on = Zpět k partii
star-quest-camp-won = Tažení vyhrává: { $who }
