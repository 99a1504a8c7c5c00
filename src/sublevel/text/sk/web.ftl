# Stránky okolo stola: úvod, stoly, nový stôl, nastavenia. Pojmy podľa slovníčka pravidiel.

web-brand = Sublevel, na úvodnú stránku
web-skip = Prejsť na obsah
web-close = Zavrieť
web-load-failed = Túto stránku sa nepodarilo načítať.
web-outdated = Na serveri je možno novšia verzia. Načítaj stránku znova: tvoje partie sú na serveri v bezpečí.
web-broken-title = Na tejto stránke sa niečo pokazilo
web-broken-note = Načítaj stránku znova. Tvoje partie sú na serveri v bezpečí.
web-reload = Načítať znova
web-unreachable = Server nie je dostupný. Skontroluj pripojenie a skús to znova.
web-unreadable = Na serveri sa niečo pokazilo. Skús to znova.
web-broken-off = Odpoveď sa prerušila. Skús to znova.
web-live-lost = Spojenie sa prerušilo skôr, než stôl odpovedal. Pozri sa, či sa to vykonalo.
web-live-closed = Spojenie so stolom je zatvorené.
web-missing-title = Na tejto úrovni nič nie je
web-missing-text = Na tejto adrese žiadna stránka nie je.
web-missing-home = Na úvodnú stránku
web-footer-unofficial = Neoficiálne spracovanie od hráčov, bez spojenia s autormi a vydavateľmi hier.
web-footer-fonts = Slobodný softvér pod licenciou MIT. Písmo: výber z IBM Plex, SIL Open Font License.

## Hlavička stránky

web-nav = Stránky
web-nav-play = Hrať
web-nav-learn = Učiť sa
web-nav-replays = Záznamy
web-nav-rules = Pravidlá
web-theme-to-light = Svetlý vzhľad
web-theme-to-dark = Tmavý vzhľad
web-sound-on = Zvuk je zapnutý
web-sound-off = Zvuk je vypnutý
web-language-en = English
web-language-de = Deutsch
web-language-cs = Čeština
web-language-sk = Slovenčina

## Kto som

web-person-menu = ponuka
web-person-nobody = Hosť
web-person-guest = hosť
web-person-tables = Moje stoly
# Vznikne z toho meno s číslom: „Jazvec 27“. Oddelené čiarkami.
web-guest-names = Jazvec, Krtko, Netopier, Vydra, Líška, Kuna, Mlok, Havran, Rys, Cvrček, Svetluška, Ježko
web-account-name = Meno
web-account-password = Heslo
web-account-password-help = Aspoň 8 znakov.
web-account-hello = Ahoj, { $name }!
web-account-rename = Zmeniť meno
web-account-rename-help = Tak ťa budú ostatní pri stole volať.
web-account-rename-do = Uložiť
web-account-log-in = Prihlásiť sa
web-account-log-in-help = S účtom máš svoje stoly a nastavenia na každom zariadení.
web-account-log-in-do = Prihlásiť sa
web-account-open = Založiť účet
web-account-open-help = Stačí meno a heslo. Tvoje stoly ti zostanú.
web-account-open-do = Založiť účet
web-account-log-out = Odhlásiť sa
web-account-is-guest = Hráš ako hosť: pozná ťa len tento prehliadač.
web-account-is-yours = Hráš pod svojím účtom; nastavenia sa ukladajú doň.

## Úvod

web-home-heading = Sublevel: stolové hry o úniku a prežití
web-level = Úroveň { $level }
web-door-tables = { $tables ->
        [one] { $tables } stôl
        [few] { $tables } stoly
        [many] { $tables } stola
       *[other] { $tables } stolov
    }
web-play-now = Hrať hneď
web-coming-soon = Už čoskoro
web-coming-soon-help = { $game } sa ešte stavia.
web-ways = Ďalšie spôsoby hry: { $game }
web-way-bot = Proti botovi: { $bot }
web-way-screen = { $count ->
        [one] Jeden hráč na tejto obrazovke
        [few] { $count } hráči na jednej obrazovke
        [many] { $count } hráčov na jednej obrazovke
       *[other] { $count } hráčov na jednej obrazovke
    }
web-way-solo = Sólo, s jednou rukou kariet
web-way-with-bot = S botom: { $bot }
web-way-hands = Dve ruky na jednej obrazovke
web-way-online = Online s niekým známym
web-way-online-help = Dostaneš odkaz, ktorý pošleš
web-way-setup = Pripraviť stôl
web-way-setup-help = Možnosti, hodiny, miesta
web-way-learn = Učiť sa krok za krokom
web-way-rules = Prečítať pravidlá
web-players = Hráči: { $players }
web-duration = Dĺžka: { $duration }
web-kind = Druh: { $kind }
web-kind-race = preteky
web-kind-together = spoločne
web-kind-one-vs-many = jeden proti všetkým
web-kind-traitor = zradca
web-underground-title = Underground
web-underground-tagline = Stavajte cestu nahor. Voda stúpa, niekto ide za vami.
web-star-quest-title = Star Quest
web-star-quest-tagline = Oddiely vstupujú do vraku. V tme čaká chaos.
web-panic-station-title = Panic Station
web-panic-station-tagline = Spáľte hniezdo. Zistite, kto je ešte človek.

## Zoznamy stolov

web-continue = Pokračovať
web-continue-none = Nemáš žiadny rozohraný stôl. Jedno kliknutie na „Hrať hneď“ ho otvorí.
web-running = Rozohrané stoly
web-running-none = Práve sa nehrá pri žiadnom verejnom stole.
web-open = Voľné stoly
web-open-none = Práve nikto nečaká na spoluhráča. Otvor verejný stôl a ostatní ho tu uvidia.
web-all = všetkých { $tables }
web-watch = Sledovať
web-sit-down = Prisadnúť
web-online-now = { $people ->
        [one] { $people } človek online
        [few] { $people } ľudia online
        [many] { $people } človeka online
       *[other] { $people } ľudí online
    }
web-row-your-turn = Si na ťahu, súper: { $names }
web-row-waiting = Na ťahu: { $names }
web-row-open-mine = Čaká sa na spoluhráča
web-row-one-screen = Na jednej obrazovke: { $names }
web-row-free = { $free ->
        [one] { $free } voľné miesto: { $names }
        [few] { $free } voľné miesta: { $names }
        [many] { $free } voľného miesta: { $names }
       *[other] { $free } voľných miest: { $names }
    }
web-row-paused = Prestávka: { $names }
web-row-won = Výhra, súper: { $names }
web-row-lost = Prehra, súper: { $names }
web-row-draw = Remíza, súper: { $names }
web-row-your-turn-together = Si na ťahu, spoluhráči: { $names }
web-row-together-won = Spoločná výhra: { $names }
web-row-together-lost = Spoločná prehra: { $names }
web-row-alone = Sólo: { $names }
web-row-winner = Víťaz { $winner }: { $names }
web-row-nobody = Bez víťaza: { $names }
web-row-actions = { $actions ->
        [one] { $actions } akcia
        [few] { $actions } akcie
        [many] { $actions } akcie
       *[other] { $actions } akcií
    }
web-row-watching = diváci: { $watching }
web-row-left = zostáva ti { $time }
web-row-forked = z danej pozície
web-seat-open = voľné miesto
web-seat-nameless = niekto

## Boti a hodiny

bot-random = Náhoda
bot-random-help = Hrá hocičo dovolené. Dobrý na prvý pohľad.
bot-planner = Plánovač
bot-planner-help = Plánuje celý svoj ťah a hrá na cieľ.
bot-beginner = Začiatočník
bot-beginner-help = Vidí jednu akciu dopredu, a nie každú. Dobrý na prvú partiu.
bot-casual = Príležitostný hráč
bot-casual-help = Plánuje svoj vlastný ťah a tvoj necháva na teba.
bot-skilled = Skúsený
bot-skilled-help = Myslí aj na tvoju odpoveď.
bot-strong = Silný
bot-strong-help = Pozerá sa niekoľko ťahov dopredu.
bot-master = Majster
bot-master-help = Prezrie všetko, čo môže, a málo prehliadne.
web-bot = bot { $bot }
web-program = { $name } (program)
web-clock = Hodiny
web-clock-none = Bez hodín
web-clock-none-help = Každý má toľko času, koľko potrebuje.
web-clock-move = Na ťah
web-clock-move-help = Na každý ťah rovnako času.
web-clock-game = Na partiu
web-clock-game-help = Jedna zásoba času na celú partiu, po každom ťahu trochu pribudne.
web-clock-days = Dni
web-clock-days-help = Na partiu popri všednom dni: toľko dní na ťah.
web-clock-short-none = bez hodín
web-clock-short-move = { $time } na ťah
web-clock-short-game = { $time } + { $increment }
web-clock-short-days = { $time } na ťah
web-clock-time = Čas
web-clock-increment = Prírastok po každom ťahu

## Stoly

web-lobby = Stoly
web-lobby-mine = Moje stoly
web-lobby-mine-none = Nemáš žiadny rozohraný stôl.
web-replays = Dohrané partie
web-replays-none = Žiadna tvoja partia sa ešte neskončila.
web-replays-file = Otvoriť súbor s partiou
web-replays-file-help = Partiu uloženú skôr, tu alebo z príkazového riadka, ukážeme ťah po ťahu.
web-replay = Prehrať
web-new-table = Nový stôl

## Nový stôl

web-new = Nový stôl: { $game }
web-new-who = Kto hrá
web-new-seat = { $side }: kto hrá
web-new-me = Ja
web-new-open = Niekto online
web-new-bot = Bot { $bot }
web-new-open-help = Na voľné miesto si sadne, kto dostane odkaz, alebo hocikto, ak je stôl verejný.
web-new-screen-help = Máš viac miest: po každom ťahu podaj obrazovku ďalej.
web-new-hands-help = Hráš za viac miest: stôl sleduje to, ktoré je na ťahu.
web-new-nobody-help = Túto partiu sleduješ: hrajú ju boti.
web-new-name = Meno hráča
web-player = Hráč { $number }
web-new-public = Kto ho uvidí
web-new-public-false = S odkazom
web-new-public-false-help = Stôl nájde len ten, kto má odkaz.
web-new-public-true = Verejný
web-new-public-true-help = Stôl je v zozname; hocikto ho môže sledovať alebo si sadnúť na voľné miesto.
web-new-options = Pravidlá tohto stola
web-new-options-default = Podľa pravidiel hry
web-new-options-changed = { $changed ->
        [one] { $changed } zmenená možnosť
        [few] { $changed } zmenené možnosti
        [many] { $changed } zmenenej možnosti
       *[other] { $changed } zmenených možností
    }
web-new-options-reset = Späť k pravidlám hry
web-new-rule = Pravidlo { $clause }
web-new-custom = Vlastné
web-new-custom-sum = Spolu: { $sum }
web-new-do = Otvoriť stôl
web-new-do-bot = Začať partiu
web-new-unknown = Hra „{ $game }“ tu nie je.
web-scenarios = Scenáre hry { $game }
web-campaign = Ťaženie hry { $game }

## Nastavenia

web-settings = Nastavenia
web-settings-language = Jazyk
web-settings-theme = Vzhľad
web-settings-theme-dark = Tmavý
web-settings-theme-light = Svetlý
web-settings-theme-system = Podľa systému
web-settings-sound = Zvuk
web-settings-sound-help = Kroky, kameň, poklopy: krátke zvuky k tomu, čo sa deje na doske.
web-settings-volume = Hlasitosť
web-settings-animation = Pohyb
web-settings-animation-help = Ako rýchlo sa ťahy ukazujú. Kto chce menej pohybu v celom systéme, nevidí tak či tak žiadny.
web-settings-animation-normal = Bežne
web-settings-animation-fast = Rýchlo
web-settings-animation-off = Vypnuté
web-settings-table = Pri stole
web-settings-flip = Otočiť dosku
web-settings-flip-help = Tvoja strana leží na druhom konci.
web-settings-confirm = Potvrdzovať každú akciu
web-settings-confirm-help = Najprv vyber, potom potvrď druhým kliknutím.
web-settings-confirm-reveals = Potvrdzovať, čo sa nedá vziať späť
web-settings-confirm-reveals-help = Odkrytá dlaždica zostane odkrytá; vopred sa opýtať.
web-settings-auto-pass = Stáť automaticky
web-settings-auto-pass-help = Keď sa nič iné nedá.
web-settings-look = Vzhľad a zvuk
web-settings-person = Ty
web-settings-saved = Každá zmena sa hneď uloží.
