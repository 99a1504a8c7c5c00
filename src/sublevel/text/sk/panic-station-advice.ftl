# Prečo môže byť akcia dobrá alebo zlá, ako to hovoria nápovedy.

panic-station-advice-burns = Hniezdo zhorí: to je výhra.
panic-station-advice-meets = Povinná výmena, partner: { panic-station-partner }. Jeho stav nepoznáš.
panic-station-advice-meets-infected = { panic-station-partner } je isto nakazený.
panic-station-advice-meets-clean = { panic-station-partner } je isto zdravý.
panic-station-advice-alert = Privolá to parazita.
panic-station-advice-bites = Sú tam parazity: nasledujúca fáza parazitov stojí { $points ->
        [one] jeden život
        [few] { $points } životy
        [many] { $points } životov
       *[other] { $points } životov
    }.
panic-station-advice-escapes = Unikne parazitom, ktoré by stáli { $points ->
        [one] jeden život
        [few] { $points } životy
        [many] { $points } životov
       *[other] { $points } životov
    }.
panic-station-advice-nearer = Vojak je bližšie k hniezdu: zostáva { $rooms ->
        [one] jedna miestnosť
        [few] { $rooms } miestnosti
        [many] { $rooms } miestností
       *[other] { $rooms } miestností
    }.
panic-station-advice-three = Sklad dá tri karty.
panic-station-advice-host = Karta hostiteľa môže byť ešte medzi { $count ->
        [one] nasledujúcou kartou
        [few] nasledujúcimi { $count } kartami
        [many] nasledujúcimi { $count } kartami
       *[other] nasledujúcimi { $count } kartami
    }.
panic-station-advice-heals = { panic-station-figure } má { $life } zo 4 životov.
panic-station-advice-opens = Všetky dvere zostanú otvorené do ďalšej fázy parazitov.
panic-station-advice-scans = Ukáže všetkým, koľko hráčov je nakazených.
panic-station-advice-no-gas = Nemáš kanister, ktorý by ťa ochránil.
panic-station-advice-attempt = { panic-station-partner } sa nakazí, ak nedá kanister alebo protilátku.
panic-station-advice-protects = Kanister odvráti nákazu.
panic-station-advice-gas-gone = Na hniezdo treba kanistrov: { $gas }. Tento by chýbal.
panic-station-advice-cures = Protilátka prípadne vylieči { panic-station-partner-of } a je použitá.
panic-station-advice-unprotected = Pred ničím ťa neochráni: { panic-station-card }.
panic-station-advice-hits-parasite = Parazita to zničí alebo oslabí.
panic-station-advice-hits-infected = Cieľ je isto nakazený: { panic-station-target }.
panic-station-advice-hits-clean = Cieľ je isto zdravý: { panic-station-target }.
panic-station-advice-kills = Bez brnenia je to posledný život: { panic-station-target }.
panic-station-advice-finds-hive = Hniezdo je nájdené a všetci prejdú skenom.
panic-station-advice-lays = Miestnosť, kde sa dá hľadať: { panic-station-place }.
