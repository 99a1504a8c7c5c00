# Proč může být akce dobrá nebo špatná, jak to říkají nápovědy.

panic-station-advice-burns = Hnízdo shoří: to je výhra.
panic-station-advice-meets = Povinná výměna, protějšek: { panic-station-partner }. Jeho stav neznáš.
panic-station-advice-meets-infected = { panic-station-partner } je jistě nakažený.
panic-station-advice-meets-clean = { panic-station-partner } je jistě zdravý.
panic-station-advice-alert = Přivolá to parazita.
panic-station-advice-bites = Jsou tam paraziti: příští fáze parazitů stojí { $points ->
        [one] jeden život
        [few] { $points } životy
        [many] { $points } životů
       *[other] { $points } životů
    }.
panic-station-advice-escapes = Unikne parazitům, kteří by stáli { $points ->
        [one] jeden život
        [few] { $points } životy
        [many] { $points } životů
       *[other] { $points } životů
    }.
panic-station-advice-nearer = Voják je blíž k hnízdu: zbývá { $rooms ->
        [one] jedna místnost
        [few] { $rooms } místnosti
        [many] { $rooms } místností
       *[other] { $rooms } místností
    }.
panic-station-advice-three = Sklad dá tři karty.
panic-station-advice-host = Karta hostitele může být ještě mezi { $count ->
        [one] příští kartou
        [few] příštími { $count } kartami
        [many] příštími { $count } kartami
       *[other] příštími { $count } kartami
    }.
panic-station-advice-heals = { panic-station-figure } má { $life } ze 4 životů.
panic-station-advice-opens = Všechny dveře zůstanou otevřené do příští fáze parazitů.
panic-station-advice-scans = Ukáže všem, kolik hráčů je nakažených.
panic-station-advice-no-gas = Nemáš kanystr, který by tě ochránil.
panic-station-advice-attempt = { panic-station-partner } se nakazí, pokud nedá kanystr nebo protilátku.
panic-station-advice-protects = Kanystr odvrátí nákazu.
panic-station-advice-gas-gone = Na hnízdo je třeba kanystrů: { $gas }. Tento by chyběl.
panic-station-advice-cures = Protilátka případně vyléčí { panic-station-partner-of } a je použitá.
panic-station-advice-unprotected = Před ničím tě neochrání: { panic-station-card }.
panic-station-advice-hits-parasite = Parazita to zničí nebo oslabí.
panic-station-advice-hits-infected = Cíl je jistě nakažený: { panic-station-target }.
panic-station-advice-hits-clean = Cíl je jistě zdravý: { panic-station-target }.
panic-station-advice-kills = Bez zbroje je to poslední život: { panic-station-target }.
panic-station-advice-finds-hive = Hnízdo je nalezeno a všichni projdou skenem.
panic-station-advice-lays = Místnost, kde se dá hledat: { panic-station-place }.
