# Co říká stránka u stolu hry Underground: výzvy, tlačítka, popisky. Pojmy podle slovníčku pravidel.

underground-board-kind = společně proti vodě a písku
underground-board-seat = Hráč { $letter }
underground-board-heading = Tah { $turn }

## Pohledy a co je na nich

underground-board-plan = Plán krabice: výšky jako čísla
underground-board-view = Pohled na krabici
underground-board-view-table = Stůl
underground-board-view-plan = Plán
underground-board-view-no-webgl = Tento prohlížeč neumí stůl nakreslit prostorově.
underground-board-turn-table = Otočit stůl
underground-board-overlay-heights = Výšky
underground-board-overlay-can = Místa a cesty
underground-board-exit = východ
underground-board-end = konec
underground-board-ghost = { $piece } na { $cell }: úroveň { $level }
underground-board-plateau = Plošina { $plateau }
underground-board-discovery = Když pohyb skončí na { $cell }, únosce vás odhalí: ztratíte { $cards } karty, každá přinese vodu a únosce bude o úsek blíž.

underground-board-cell-tower = věž, úroveň 10, dveře na { $side }
underground-board-cell-board = holý plán
underground-board-cell-top = { $surface ->
        [wood] úroveň { $level }, dřevo
       *[other] úroveň { $level }, kámen
    }
underground-board-cell-water = voda
underground-board-cell-code = skrytý kódový žeton
underground-board-cell-key = { $used ->
        [yes] klíč, použitý
       *[no] klíč
    }
underground-board-cell-valve = { $used ->
        [yes] ventil, použitý
       *[no] ventil
    }
underground-board-cell-lock = { $used ->
        [yes] zámek, otevřený
       *[no] zámek
    }
underground-board-cell-walls = zdi: { $sides }
underground-board-cell-figure = figurka
underground-board-cell-rat = krysa

## Sloupky, karty, kód, zásoba, hodiny

underground-board-stacks = Sloupky dílů v kruhu a žolíky
underground-board-stack = { $stone ->
        [yes] { $count ->
            [one] Sloupek { $shape }, jeden díl, stojí tu signální kámen
            [few] Sloupek { $shape }, { $count } díly, stojí tu signální kámen
            [many] Sloupek { $shape }, { $count } dílu, stojí tu signální kámen
           *[other] Sloupek { $shape }, { $count } dílů, stojí tu signální kámen
        }
       *[no] { $count ->
            [one] Sloupek { $shape }, jeden díl
            [few] Sloupek { $shape }, { $count } díly
            [many] Sloupek { $shape }, { $count } dílu
           *[other] Sloupek { $shape }, { $count } dílů
        }
    }
underground-board-jokers = { $count ->
        [one] Jeden žolík
        [few] { $count } žolíky
        [many] { $count } žolíku
       *[other] { $count } žolíků
    }
underground-board-jokers-short = Žolíky
underground-board-joker-named = Žolík { $shape }
underground-board-steps = { $count ->
        [one] 1 krok
        [few] { $count } kroky
        [many] { $count } kroku
       *[other] { $count } kroků
    }
underground-board-card = { $colour ->
        [blue] { $card }: { $symbol }, { underground-board-steps-of }, modrá
       *[red] { $card }: { $symbol }, { underground-board-steps-of }, červená
    }
underground-board-steps-of = { $steps ->
        [one] 1 krok
        [few] { $steps } kroky
        [many] { $steps } kroku
       *[other] { $steps } kroků
    }
underground-board-symbol-signal = { $count ->
        [one] signální kámen, příští sloupek
        [few] signální kámen, jeden z příštích { $count } sloupků
        [many] signální kámen, jeden z příštích { $count } sloupků
       *[other] signální kámen, jeden z příštích { $count } sloupků
    }
underground-board-symbol-joker = žolík
underground-board-symbol-piece = díl { $shape }
underground-board-offer-place = Položit { $piece } sem
underground-board-offer-walk = { $key ->
        [no] Jít na { $cell }, { underground-board-steps-of }
       *[yes] Jít na { $cell }, { underground-board-steps-of }, stojí klíč
    }
underground-board-offer-plateau = Položit plošinu { $plateau } sem

underground-board-code = Kód
underground-board-of-five = { $count } z 5
underground-board-code-words = Číslice, které na sebe navazují: { $digits } ({ $count } z 5).
underground-board-code-spare = Vedle:
underground-board-code-complete = Kód je úplný: k východu!
underground-board-code-none = Kódové žetony leží lícem dolů na plánu. Pět, které na sebe navazují, otevře dveře.
underground-board-code-missing = { $count ->
        [one] Ještě jeden: vlevo { $starts }, nebo vpravo { $ends }.
        [few] Ještě { $count }: některý, který má vlevo { $starts }, nebo vpravo { $ends }.
        [many] Ještě { $count }: některý, který má vlevo { $starts }, nebo vpravo { $ends }.
       *[other] Ještě { $count }: některý, který má vlevo { $starts }, nebo vpravo { $ends }.
    }
underground-board-cable = { $colour ->
        [R] červenou
        [G] zelenou
        [B] modrou
       *[W] bílou
    }
underground-board-store = Zásoba
underground-board-keys = { $count ->
        [one] klíč
        [few] klíče
        [many] klíče
       *[other] klíčů
    }
underground-board-timer = Přesýpací hodiny
underground-board-kidnapper = Únosce sleduje { $now }, potom { $next }.
underground-board-sections-left = { $count ->
        [one] Do konce zbývá jeden úsek.
        [few] Do konce zbývají { $count } úseky.
        [many] Do konce zbývá { $count } úseku.
       *[other] Do konce zbývá { $count } úseků.
    }
underground-board-turning = { $brings ->
        [caught] Únosce dojde na konec: prohrajete.
        [discovered] Únosce pak bude sledovat { underground-line } a odhalí vás: ztratíte { $cards } karty, každá přinese vodu a únosce postoupí ještě jednou.
       *[free] Únosce pak bude sledovat { underground-line }.
    }
underground-board-turning-sand = Písek po otočení: { $sand }
underground-board-sand-turns = { $count ->
        [0] Písek doběhne na konci tohoto tahu
        [one] Písek ještě na jeden tah
        [few] Písek ještě na { $count } tahy
        [many] Písek ještě na { $count } tahu
       *[other] Písek ještě na { $count } tahů
    }
underground-board-sand-time = { $seconds ->
        [one] Písek ještě na jednu sekundu
        [few] Písek ještě na { $seconds } sekundy
        [many] Písek ještě na { $seconds } sekundy
       *[other] Písek ještě na { $seconds } sekund
    }
underground-board-key-space = Mezerník
underground-board-pile = Dobírací balíček
underground-board-cards = { $count ->
        [one] 1 karta
        [few] { $count } karty
        [many] { $count } karty
       *[other] { $count } karet
    }
underground-board-unseen = Souřadnice, které ještě nikdo neviděl: { $list }

## Akce

underground-board-do-card = Zahrát { $what }
underground-board-do-place = Položit { $piece }, strana { $face }, na { $cell }: úroveň { $level }
underground-board-do-place-swap = Položit { $piece }, strana { $face }, na { $cell } s Výměnou: úroveň { $level }
underground-board-do-step = Krok na { $cell }
underground-board-do-displace = Uhnout na { $cell }
underground-board-a-key = klíč
underground-board-do-close = Vysušit { $cell }
underground-board-do-plateau = { $turned ->
        [no] Položit plošinu { $plateau } na { $cell }
       *[yes] Položit plošinu { $plateau } na { $cell }, čtvrtotáček: { $quarters }
    }
underground-board-do-door = Dveře k { $cell }
underground-board-do-begin = Začíná { $letter }
underground-board-do-end-move = Ukončit pohyb
underground-board-do-end-turn = Ukončit tah
underground-board-do-take-chip = Vzít žeton
underground-board-do-take-key = Vzít klíč
underground-board-do-decline = Nechat být
underground-board-do-teleport = Přesun
underground-board-do-teleport-use = Použít Přesun
underground-board-do-teleport-keep = Nechat si ho
underground-board-do-teleport-go = Přesunout
underground-board-do-teleport-stay = Zůstat
underground-board-do-replace = Položit nový žeton
underground-board-do-no-replace = Bez nového žetonu
underground-board-do-turn-timer = Otočit hodiny
underground-board-do-turn-now = Otočit teď
underground-board-do-keep-timer = Nechat být
underground-board-do-sand-out = Písek doběhl
underground-board-do-quit = Hlasovat pro vzdání
underground-board-do-keep-all = Nechat vše, jak je
underground-board-do-lay = Položit
underground-board-do-lay-so = Položit takto
underground-board-do-put = Položit
underground-board-do-put-swap = Položit za Výměnu
underground-board-do-swap = Výměna
underground-board-do-swap-not = Nechat si Výměnu
underground-board-do-walk = Jít na { $cell }
underground-board-do-suggest = Navrhnout
underground-board-do-rotate = Otočit
underground-board-do-flip = Převrátit
underground-board-do-move = Jít
underground-board-do-place-instead = Nejdřív položit

## Co teď

underground-board-prompt-plateau = Polož plošinu { $plateau }.
underground-board-hint-plateau-turn = Otoč ji klávesou [R], nebo nech všechny plošiny tak, jak jsou.
underground-board-hint-plateau-turn-tap = Otoč ji kulatou šipkou, nebo nech všechny plošiny tak, jak jsou.
underground-board-hint-plateau = Musí zakrýt vyznačené pole { $cell } nebo ležet co nejblíž. [R] ji otáčí.
underground-board-hint-plateau-tap = Musí zakrýt vyznačené pole { $cell } nebo ležet co nejblíž. Klepni na rozsvícené místo.
underground-board-prompt-door = Kam mají vést dveře?
underground-board-hint-door = Z té strany vejdete do východu, na úrovni 10.
underground-board-prompt-first = Kdo začne?
underground-board-hint-first = Všechny karty leží odkryté: domluvte se.
underground-board-prompt-play = Jsi na tahu: zahraj kartu.
underground-board-hint-play = [1] nebo [2], nebo kliknutí. Ukaž na kartu a uvidíš, kam vede; modré přinášejí vodu.
underground-board-hint-play-tap = Dá ti díl k položení a kroky; modré přinášejí vodu.
underground-board-prompt-place = Polož { $shape }.
underground-board-prompt-place-choice = Polož { $shape }, nebo vyber jiný rozsvícený díl.
underground-board-prompt-swap = Výměna: polož { $shape }, nebo vyber jiný rozsvícený díl.
underground-board-hint-swap = Jakmile díl položíš, Výměna bude pryč.
underground-board-prompt-place-at = { $door ->
        [level] Položit { $shape }: úroveň { $level }, stejně vysoko jako dveře.
        [below] Položit { $shape }: úroveň { $level }, o jednu pod dveřmi.
       *[far] Položit { $shape }: úroveň { $level }.
    }
underground-board-hint-place = { $count ->
        [0] Takto se nikam nevejde: [R] otáčí, [T] převrací.
        [one] Takto se vejde na jedno místo. [R] otáčí, [T] převrací, [M] jde nejdřív.
        [few] Takto se vejde na { $count } místa. [R] otáčí, [T] převrací, [M] jde nejdřív.
        [many] Takto se vejde na { $count } místa. [R] otáčí, [T] převrací, [M] jde nejdřív.
       *[other] Takto se vejde na { $count } míst. [R] otáčí, [T] převrací, [M] jde nejdřív.
    }
underground-board-hint-place-tap = { $count ->
        [one] Klepni na vyznačené místo a pak polož.
        [few] Klepni na jedno ze { $count } vyznačených míst a pak polož.
        [many] Klepni na jedno z { $count } vyznačených míst a pak polož.
       *[other] Klepni na jedno z { $count } vyznačených míst a pak polož.
    }
underground-board-hint-place-none = Takto se nikam nevejde. Otoč ho, převrať, nebo jdi.
underground-board-hint-place-fits = { $steps ->
        [0] Sem se vejde.
        [one] Sem se vejde. Pak nejvýš 1 krok.
        [few] Sem se vejde. Pak nejvýš { $steps } kroky.
        [many] Sem se vejde. Pak nejvýš { $steps } kroku.
       *[other] Sem se vejde. Pak nejvýš { $steps } kroků.
    }
underground-board-hint-place-swap = Sem se vejde. Výměna pak bude pryč.
underground-board-prompt-move = { $count ->
        [one] Zbývá jeden krok.
        [few] Zbývají { $count } kroky.
        [many] Zbývá { $count } kroku.
       *[other] Zbývá { $count } kroků.
    }
underground-board-prompt-then-move = { $count ->
        [one] Teď jdi: nejvýš 1 krok. Nebo ukonči tah.
        [few] Teď jdi: nejvýš { $count } kroky. Nebo ukonči tah.
        [many] Teď jdi: nejvýš { $count } kroku. Nebo ukonči tah.
       *[other] Teď jdi: nejvýš { $count } kroků. Nebo ukonči tah.
    }
underground-board-prompt-move-first = { $count ->
        [one] Nejdřív jdi: nejvýš 1 krok.
        [few] Nejdřív jdi: nejvýš { $count } kroky.
        [many] Nejdřív jdi: nejvýš { $count } kroku.
       *[other] Nejdřív jdi: nejvýš { $count } kroků.
    }
underground-board-hint-move = Klikni na rozsvícené pole a jdi tam. [↵] ukončí pohyb.
underground-board-hint-walk-keys = Klikni na rozsvícené pole a jdi tam. [N] ukončí tah.
underground-board-hint-move-tap = Klepni na rozsvícené pole a pak tam jdi.
underground-board-hint-way = { $chips ->
        [none] { $key ->
            [no] Na { $cell }: { underground-board-steps-of }.
           *[yes] Na { $cell }: { underground-board-steps-of } a klíč.
        }
        [breaker] Na { $cell }: { underground-board-steps-of }, Bourák pak bude pryč.
        [ladder] Na { $cell }: { underground-board-steps-of }, Žebřík pak bude pryč.
       *[both] Na { $cell }: { underground-board-steps-of }, Bourák i Žebřík pak budou pryč.
    }
underground-board-hint-again = Dalším kliknutím se jde.
underground-board-hint-again-tap = Dalším klepnutím se jde.
underground-board-hint-way-seen = Únosce vás tam vidí.
underground-board-prompt-end = { $blue ->
        [yes] Hotovo? Ukonči tah: vezmeš kartu a na její pole přijde voda.
       *[no] Hotovo? Ukonči tah: vezmeš kartu.
    }
underground-board-hint-nothing = Teď nejde nic položit ani nikam jít.
underground-board-prompt-resolve = { $what ->
        [chip] Na { $cell } leží kódový žeton.
        [key] Na { $cell } leží klíč.
       *[valve] Na { $cell } je ventil.
    }
underground-board-hint-valve = Vyber vodu, která má odtéct.
underground-board-prompt-teleport = Přesun vede na { $cell }.
underground-board-prompt-teleport-use = Použít Přesun?
underground-board-hint-teleport-use = Pak bude pryč: odkryje se karta a smíš jít na její pole.
underground-board-hint-teleport = Žeton je tak jako tak pryč.
underground-board-prompt-displace = Na { $cell } přichází voda: pryč odtud!
underground-board-hint-displace = Vyber rozsvícené pole.
underground-board-prompt-replace = Kód je úplný. Má přijít nový žeton?
underground-board-hint-replace = Každý nový žeton stojí kartu.
underground-board-prompt-over = Partie skončila.
underground-board-waiting = { $phase ->
        [play] { $who } vybírá kartu.
        [act] { $who } staví a jde.
        [move] { $who } jde.
       *[other] { $who } se rozhoduje.
    }
underground-board-waiting-timer = Hodiny smíš otočit kdykoli: [Mezerník].
underground-board-waiting-timer-tap = Hodiny smíš otočit kdykoli.
underground-board-waiting-suggest = Vyber na plánu, co bys udělal(a), a navrhni to.

## Text a konec

underground-board-twin = Underground jako text
underground-board-twin-state = { $cards ->
        [one] Tah { $turn }, hráč { $letter }. V balíčku je jedna karta.
        [few] Tah { $turn }, hráč { $letter }. V balíčku jsou { $cards } karty.
        [many] Tah { $turn }, hráč { $letter }. V balíčku je { $cards } karty.
       *[other] Tah { $turn }, hráč { $letter }. V balíčku je { $cards } karet.
    }
underground-board-twin-store = { $keys ->
        [one] Jeden klíč. Žetony: { $tools }.
        [few] { $keys } klíče. Žetony: { $tools }.
        [many] { $keys } klíče. Žetony: { $tools }.
       *[other] { $keys } klíčů. Žetony: { $tools }.
    }
underground-board-twin-hand = Hráč { $letter }: { $cards }
underground-board-twin-piece = { $count ->
        [one] { $piece }: jedno místo
        [few] { $piece }: { $count } místa
        [many] { $piece }: { $count } místa
       *[other] { $piece }: { $count } míst
    }
underground-board-twin-nothing = Teď pro tebe není co dělat.
underground-board-twin-caption = Plán, řada po řadě
underground-board-group-setup = Příprava
underground-board-group-card = Karty
underground-board-group-move = Pohyb
underground-board-group-here = Kde figurka stojí
underground-board-group-place = Položit díl
underground-board-group-other = Další
underground-board-ending-turns = { $count ->
        [one] Po jednom tahu
        [few] Po { $count } tazích
        [many] Po { $count } tahu
       *[other] Po { $count } tazích
    }
underground-board-ending-level = Figurka stála na úrovni { $level }
underground-board-ending-cards = { $count ->
        [one] Zbyla jedna karta
        [few] Zbyly { $count } karty
        [many] Zbylo { $count } karty
       *[other] Zbylo { $count } karet
    }
underground-board-ending-discoveries = { $count ->
        [0] Ani jednou odhaleni
        [one] Jednou odhaleni
        [few] { $count }krát odhaleni
        [many] { $count }krát odhaleni
       *[other] { $count }krát odhaleni
    }
underground-board-ending-score = Body: { $score }
