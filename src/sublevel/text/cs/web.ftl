# Stránky kolem stolu: úvod, stoly, nový stůl, nastavení. Pojmy podle slovníčku pravidel.

web-brand = Sublevel, na úvodní stránku
web-skip = Přejít k obsahu
web-close = Zavřít
web-load-failed = Tuto stránku se nepodařilo načíst.
web-outdated = Na serveru je možná novější verze. Načti stránku znovu: tvé partie jsou na serveru v bezpečí.
web-broken-title = Na této stránce se něco pokazilo
web-broken-note = Načti stránku znovu. Tvé partie jsou na serveru v bezpečí.
web-reload = Načíst znovu
web-unreachable = Server není dostupný. Zkontroluj připojení a zkus to znovu.
web-unreadable = Na serveru se něco pokazilo. Zkus to znovu.
web-broken-off = Odpověď se přerušila. Zkus to znovu.
web-live-lost = Spojení se přerušilo dřív, než stůl odpověděl. Podívej se, zda se to provedlo.
web-live-closed = Spojení se stolem je uzavřené.
web-missing-title = Na této úrovni nic není
web-missing-text = Na této adrese žádná stránka není.
web-missing-home = Na úvodní stránku
web-footer-unofficial = Neoficiální zpracování od hráčů, bez spojení s autory a vydavateli her.
web-footer-fonts = Svobodný software pod licencí MIT. Písmo: výběr z IBM Plex, SIL Open Font License.

## Záhlaví stránky

web-nav = Stránky
web-nav-play = Hrát
web-nav-learn = Učit se
web-nav-replays = Záznamy
web-nav-rules = Pravidla
web-theme-to-light = Světlý vzhled
web-theme-to-dark = Tmavý vzhled
web-sound-on = Zvuk je zapnutý
web-sound-off = Zvuk je vypnutý
web-language-en = English
web-language-de = Deutsch
web-language-cs = Čeština
web-language-sk = Slovenčina

## Kdo jsem

web-person-menu = nabídka
web-person-nobody = Host
web-person-guest = host
web-person-tables = Moje stoly
# Vznikne z toho jméno s číslem: „Jezevec 27“. Oddělená čárkami.
web-guest-names = Jezevec, Krtek, Netopýr, Vydra, Liška, Kuna, Mlok, Havran, Rys, Cvrček, Světluška, Ježek
web-account-name = Jméno
web-account-password = Heslo
web-account-password-help = Aspoň 8 znaků.
web-account-hello = Ahoj, { $name }!
web-account-rename = Změnit jméno
web-account-rename-help = Tak ti budou ostatní u stolu říkat.
web-account-rename-do = Uložit
web-account-log-in = Přihlásit se
web-account-log-in-help = S účtem máš své stoly a nastavení na každém zařízení.
web-account-log-in-do = Přihlásit se
web-account-open = Založit účet
web-account-open-help = Stačí jméno a heslo. Tvoje stoly ti zůstanou.
web-account-open-do = Založit účet
web-account-log-out = Odhlásit se
web-account-is-guest = Hraješ jako host: zná tě jen tento prohlížeč.
web-account-is-yours = Hraješ pod svým účtem; nastavení se ukládá do něj.

## Úvod

web-home-heading = Sublevel: deskové hry o úniku a přežití
web-level = Úroveň { $level }
web-door-tables = { $tables ->
        [one] { $tables } stůl
        [few] { $tables } stoly
        [many] { $tables } stolu
       *[other] { $tables } stolů
    }
web-play-now = Hrát hned
web-coming-soon = Už brzy
web-coming-soon-help = { $game } se ještě staví.
web-ways = Další způsoby hry: { $game }
web-way-bot = Proti botovi: { $bot }
web-way-screen = { $count ->
        [one] Jeden hráč na této obrazovce
        [few] { $count } hráči na jedné obrazovce
        [many] { $count } hráčů na jedné obrazovce
       *[other] { $count } hráčů na jedné obrazovce
    }
web-way-solo = Sólo, s jednou rukou karet
web-way-with-bot = S botem: { $bot }
web-way-hands = Dvě ruce na jedné obrazovce
web-way-online = Online s někým známým
web-way-online-help = Dostaneš odkaz, který pošleš
web-way-setup = Připravit stůl
web-way-setup-help = Možnosti, hodiny, místa
web-way-learn = Učit se krok za krokem
web-way-rules = Přečíst pravidla
web-players = Hráči: { $players }
web-duration = Délka: { $duration }
web-kind = Druh: { $kind }
web-kind-race = závod
web-kind-together = společně
web-kind-one-vs-many = jeden proti všem
web-kind-traitor = zrádce
web-underground-title = Underground
web-underground-tagline = Stavte cestu vzhůru. Voda stoupá, někdo jde za vámi.
web-star-quest-title = Star Quest
web-star-quest-tagline = Oddíly vstupují do vraku. Ve tmě čeká chaos.
web-panic-station-title = Panic Station
web-panic-station-tagline = Spalte hnízdo. Zjistěte, kdo je ještě člověk.

## Seznamy stolů

web-continue = Pokračovat
web-continue-none = Nemáš žádný rozehraný stůl. Jedno kliknutí na „Hrát hned“ ho otevře.
web-running = Rozehrané stoly
web-running-none = Právě se nehraje u žádného veřejného stolu.
web-open = Volné stoly
web-open-none = Právě nikdo nečeká na spoluhráče. Otevři veřejný stůl a ostatní ho tu uvidí.
web-all = všech { $tables }
web-watch = Sledovat
web-sit-down = Přisednout
web-online-now = { $people ->
        [one] { $people } člověk online
        [few] { $people } lidé online
        [many] { $people } člověka online
       *[other] { $people } lidí online
    }
web-row-your-turn = Jsi na tahu, soupeř: { $names }
web-row-waiting = Na tahu: { $names }
web-row-open-mine = Čeká se na spoluhráče
web-row-one-screen = Na jedné obrazovce: { $names }
web-row-free = { $free ->
        [one] { $free } volné místo: { $names }
        [few] { $free } volná místa: { $names }
        [many] { $free } volného místa: { $names }
       *[other] { $free } volných míst: { $names }
    }
web-row-paused = Přestávka: { $names }
web-row-won = Výhra, soupeř: { $names }
web-row-lost = Prohra, soupeř: { $names }
web-row-draw = Remíza, soupeř: { $names }
web-row-your-turn-together = Jsi na tahu, spoluhráči: { $names }
web-row-together-won = Společná výhra: { $names }
web-row-together-lost = Společná prohra: { $names }
web-row-alone = Sólo: { $names }
web-row-winner = Vítěz { $winner }: { $names }
web-row-nobody = Bez vítěze: { $names }
web-row-actions = { $actions ->
        [one] { $actions } akce
        [few] { $actions } akce
        [many] { $actions } akce
       *[other] { $actions } akcí
    }
web-row-watching = diváci: { $watching }
web-row-left = zbývá ti { $time }
web-row-forked = z dané pozice
web-seat-open = volné místo
web-seat-nameless = někdo

## Boti a hodiny

bot-random = Náhoda
bot-random-help = Hraje cokoli dovoleného. Dobrý pro první pohled.
bot-planner = Plánovač
bot-planner-help = Plánuje celý svůj tah a hraje na cíl.
bot-beginner = Začátečník
bot-beginner-help = Vidí jednu akci dopředu, a ne každou. Dobrý pro první partii.
bot-casual = Příležitostný hráč
bot-casual-help = Plánuje svůj vlastní tah a tvůj nechává na tobě.
bot-skilled = Zkušený
bot-skilled-help = Myslí i na tvou odpověď.
bot-strong = Silný
bot-strong-help = Dívá se několik tahů dopředu.
bot-master = Mistr
bot-master-help = Prohlédne vše, co může, a málo přehlédne.
web-bot = bot { $bot }
web-program = { $name } (program)
web-clock = Hodiny
web-clock-none = Bez hodin
web-clock-none-help = Každý má tolik času, kolik potřebuje.
web-clock-move = Na tah
web-clock-move-help = Na každý tah stejně času.
web-clock-game = Na partii
web-clock-game-help = Jedna zásoba času na celou partii, po každém tahu kousek přibude.
web-clock-days = Dny
web-clock-days-help = Pro partii vedle všedního dne: tolik dní na tah.
web-clock-short-none = bez hodin
web-clock-short-move = { $time } na tah
web-clock-short-game = { $time } + { $increment }
web-clock-short-days = { $time } na tah
web-clock-time = Čas
web-clock-increment = Přírůstek po každém tahu

## Stoly

web-lobby = Stoly
web-lobby-mine = Moje stoly
web-lobby-mine-none = Nemáš žádný rozehraný stůl.
web-replays = Dohrané partie
web-replays-none = Žádná tvoje partie ještě neskončila.
web-replays-file = Otevřít soubor s partií
web-replays-file-help = Partii uloženou dříve, tady nebo z příkazové řádky, ukážeme tah po tahu.
web-replay = Přehrát
web-new-table = Nový stůl

## Nový stůl

web-new = Nový stůl: { $game }
web-new-who = Kdo hraje
web-new-seat = { $side }: kdo hraje
web-new-me = Já
web-new-open = Někdo online
web-new-bot = Bot { $bot }
web-new-open-help = Na volné místo si sedne, kdo dostane odkaz, nebo kdokoli, je-li stůl veřejný.
web-new-screen-help = Máš víc míst: po každém tahu předej obrazovku.
web-new-hands-help = Hraješ za víc míst: stůl sleduje to, které je na tahu.
web-new-nobody-help = Tuto partii sleduješ: hrají ji boti.
web-new-name = Jméno hráče
web-player = Hráč { $number }
web-new-public = Kdo ho uvidí
web-new-public-false = S odkazem
web-new-public-false-help = Stůl najde jen ten, kdo má odkaz.
web-new-public-true = Veřejný
web-new-public-true-help = Stůl je v seznamu; kdokoli ho může sledovat nebo si sednout na volné místo.
web-new-options = Pravidla tohoto stolu
web-new-options-default = Podle pravidel hry
web-new-options-changed = { $changed ->
        [one] { $changed } změněná možnost
        [few] { $changed } změněné možnosti
        [many] { $changed } změněné možnosti
       *[other] { $changed } změněných možností
    }
web-new-options-reset = Zpět k pravidlům hry
web-new-rule = Pravidlo { $clause }
web-new-custom = Vlastní
web-new-custom-sum = Dohromady: { $sum }
web-new-do = Otevřít stůl
web-new-do-bot = Začít partii
web-new-unknown = Hra „{ $game }“ tu není.
web-scenarios = Scénáře hry { $game }
web-campaign = Tažení hry { $game }

## Nastavení

web-settings = Nastavení
web-settings-language = Jazyk
web-settings-theme = Vzhled
web-settings-theme-dark = Tmavý
web-settings-theme-light = Světlý
web-settings-theme-system = Podle systému
web-settings-sound = Zvuk
web-settings-sound-help = Kroky, kámen, poklopy: krátké zvuky k tomu, co se děje na desce.
web-settings-volume = Hlasitost
web-settings-animation = Pohyb
web-settings-animation-help = Jak rychle se tahy ukazují. Kdo chce méně pohybu v celém systému, nevidí tak jako tak žádný.
web-settings-animation-normal = Běžně
web-settings-animation-fast = Rychle
web-settings-animation-off = Vypnuto
web-settings-table = U stolu
web-settings-flip = Otočit desku
web-settings-flip-help = Tvoje strana leží na druhém konci.
web-settings-confirm = Potvrzovat každou akci
web-settings-confirm-help = Nejdřív vyber, potom potvrď druhým kliknutím.
web-settings-confirm-reveals = Potvrzovat, co nejde vzít zpět
web-settings-confirm-reveals-help = Odkrytá dlaždice zůstane odkrytá; předem se zeptat.
web-settings-auto-pass = Pasovat automaticky
web-settings-auto-pass-help = Když nic jiného nejde.
web-settings-look = Vzhled a zvuk
web-settings-person = Ty
web-settings-saved = Každá změna se hned uloží.
