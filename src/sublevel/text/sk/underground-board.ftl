# Čo hovorí stránka pri stole hry Underground: výzvy, tlačidlá, popisky. Pojmy podľa slovníčka pravidiel.

underground-board-kind = spolu proti vode a piesku
underground-board-seat = Hráč { $letter }
underground-board-heading = Ťah { $turn }

## Pohľady a čo je na nich

underground-board-plan = Plán škatule: výšky ako čísla
underground-board-view = Pohľad na škatuľu
underground-board-view-table = Stôl
underground-board-view-plan = Plán
underground-board-view-no-webgl = Tento prehliadač nevie stôl nakresliť priestorovo.
underground-board-turn-table = Otočiť stôl
underground-board-overlay-heights = Výšky
underground-board-overlay-can = Miesta a cesty
underground-board-exit = východ
underground-board-end = koniec
underground-board-ghost = { $piece } na { $cell }: úroveň { $level }
underground-board-plateau = Plošina { $plateau }
underground-board-discovery = Ak sa pohyb skončí na { $cell }, únosca vás odhalí: stratíte { $cards } karty, každá prinesie vodu a únosca bude o úsek bližšie.

underground-board-cell-tower = veža, úroveň 10, dvere na { $side }
underground-board-cell-board = holý plán
underground-board-cell-top = { $surface ->
        [wood] úroveň { $level }, drevo
       *[other] úroveň { $level }, kameň
    }
underground-board-cell-water = voda
underground-board-cell-code = skrytý kódový žetón
underground-board-cell-key = { $used ->
        [yes] kľúč, použitý
       *[no] kľúč
    }
underground-board-cell-valve = { $used ->
        [yes] ventil, použitý
       *[no] ventil
    }
underground-board-cell-lock = { $used ->
        [yes] zámka, otvorená
       *[no] zámka
    }
underground-board-cell-walls = steny: { $sides }
underground-board-cell-figure = figúrka
underground-board-cell-rat = potkan

## Kôpky, karty, kód, zásoba, hodiny

underground-board-stacks = Kôpky dielov v kruhu a žolíky
underground-board-stack = { $stone ->
        [yes] { $count ->
            [one] Kôpka { $shape }, jeden diel, stojí tu signálny kameň
            [few] Kôpka { $shape }, { $count } diely, stojí tu signálny kameň
            [many] Kôpka { $shape }, { $count } dielu, stojí tu signálny kameň
           *[other] Kôpka { $shape }, { $count } dielov, stojí tu signálny kameň
        }
       *[no] { $count ->
            [one] Kôpka { $shape }, jeden diel
            [few] Kôpka { $shape }, { $count } diely
            [many] Kôpka { $shape }, { $count } dielu
           *[other] Kôpka { $shape }, { $count } dielov
        }
    }
underground-board-jokers = { $count ->
        [one] Jeden žolík
        [few] { $count } žolíky
        [many] { $count } žolíka
       *[other] { $count } žolíkov
    }
underground-board-jokers-short = Žolíky
underground-board-joker-named = Žolík { $shape }
underground-board-steps = { $count ->
        [one] 1 krok
        [few] { $count } kroky
        [many] { $count } kroku
       *[other] { $count } krokov
    }
underground-board-card = { $colour ->
        [blue] { $card }: { $symbol }, { underground-board-steps-of }, modrá
       *[red] { $card }: { $symbol }, { underground-board-steps-of }, červená
    }
underground-board-steps-of = { $steps ->
        [one] 1 krok
        [few] { $steps } kroky
        [many] { $steps } kroku
       *[other] { $steps } krokov
    }
underground-board-symbol-signal = { $count ->
        [one] signálny kameň, ďalšia kôpka
        [few] signálny kameň, jedna z ďalších { $count } kôpok
        [many] signálny kameň, jedna z ďalších { $count } kôpok
       *[other] signálny kameň, jedna z ďalších { $count } kôpok
    }
underground-board-symbol-joker = žolík
underground-board-symbol-piece = diel { $shape }
underground-board-offer-place = Položiť { $piece } sem
underground-board-offer-walk = { $key ->
        [no] Ísť na { $cell }, { underground-board-steps-of }
       *[yes] Ísť na { $cell }, { underground-board-steps-of }, stojí kľúč
    }
underground-board-offer-plateau = Položiť plošinu { $plateau } sem

underground-board-code = Kód
underground-board-of-five = { $count } z 5
underground-board-code-words = Číslice, ktoré na seba nadväzujú: { $digits } ({ $count } z 5).
underground-board-code-spare = Vedľa:
underground-board-code-complete = Kód je úplný: k východu!
underground-board-code-none = Kódové žetóny ležia lícom nadol na pláne. Päť, ktoré na seba nadväzujú, otvorí dvere.
underground-board-code-missing = { $count ->
        [one] Ešte jeden: vľavo { $starts }, alebo vpravo { $ends }.
        [few] Ešte { $count }: niektorý, ktorý má vľavo { $starts }, alebo vpravo { $ends }.
        [many] Ešte { $count }: niektorý, ktorý má vľavo { $starts }, alebo vpravo { $ends }.
       *[other] Ešte { $count }: niektorý, ktorý má vľavo { $starts }, alebo vpravo { $ends }.
    }
underground-board-cable = { $colour ->
        [R] červenú
        [G] zelenú
        [B] modrú
       *[W] bielu
    }
underground-board-store = Zásoba
underground-board-keys = { $count ->
        [one] kľúč
        [few] kľúče
        [many] kľúča
       *[other] kľúčov
    }
underground-board-timer = Presýpacie hodiny
underground-board-kidnapper = Únosca sleduje { $now }, potom { $next }.
underground-board-sections-left = { $count ->
        [one] Do konca zostáva jeden úsek.
        [few] Do konca zostávajú { $count } úseky.
        [many] Do konca zostáva { $count } úseku.
       *[other] Do konca zostáva { $count } úsekov.
    }
underground-board-turning = { $brings ->
        [caught] Únosca dôjde na koniec: prehráte.
        [discovered] Únosca potom bude sledovať { underground-line } a odhalí vás: stratíte { $cards } karty, každá prinesie vodu a únosca postúpi ešte raz.
       *[free] Únosca potom bude sledovať { underground-line }.
    }
underground-board-turning-sand = Piesok po otočení: { $sand }
underground-board-sand-turns = { $count ->
        [0] Piesok dobehne na konci tohto ťahu
        [one] Piesok ešte na jeden ťah
        [few] Piesok ešte na { $count } ťahy
        [many] Piesok ešte na { $count } ťahu
       *[other] Piesok ešte na { $count } ťahov
    }
underground-board-sand-time = { $seconds ->
        [one] Piesok ešte na jednu sekundu
        [few] Piesok ešte na { $seconds } sekundy
        [many] Piesok ešte na { $seconds } sekundy
       *[other] Piesok ešte na { $seconds } sekúnd
    }
underground-board-key-space = Medzerník
underground-board-pile = Ťahací balíček
underground-board-cards = { $count ->
        [one] 1 karta
        [few] { $count } karty
        [many] { $count } karty
       *[other] { $count } kariet
    }
underground-board-unseen = Súradnice, ktoré ešte nikto nevidel: { $list }

## Akcie

underground-board-do-card = Zahrať { $what }
underground-board-do-place = Položiť { $piece }, strana { $face }, na { $cell }: úroveň { $level }
underground-board-do-place-swap = Položiť { $piece }, strana { $face }, na { $cell } s Výmenou: úroveň { $level }
underground-board-do-step = Krok na { $cell }
underground-board-do-displace = Uhnúť na { $cell }
underground-board-a-key = kľúč
underground-board-do-close = Vysušiť { $cell }
underground-board-do-plateau = { $turned ->
        [no] Položiť plošinu { $plateau } na { $cell }
       *[yes] Položiť plošinu { $plateau } na { $cell }, štvrťotáčok: { $quarters }
    }
underground-board-do-door = Dvere k { $cell }
underground-board-do-begin = Začína { $letter }
underground-board-do-end-move = Ukončiť pohyb
underground-board-do-end-turn = Ukončiť ťah
underground-board-do-take-chip = Vziať žetón
underground-board-do-take-key = Vziať kľúč
underground-board-do-decline = Nechať tak
underground-board-do-teleport = Presun
underground-board-do-teleport-use = Použiť Presun
underground-board-do-teleport-keep = Nechať si ho
underground-board-do-teleport-go = Presunúť
underground-board-do-teleport-stay = Zostať
underground-board-do-replace = Položiť nový žetón
underground-board-do-no-replace = Bez nového žetónu
underground-board-do-turn-timer = Otočiť hodiny
underground-board-do-turn-now = Otočiť teraz
underground-board-do-keep-timer = Nechať tak
underground-board-do-sand-out = Piesok dobehol
underground-board-do-quit = Hlasovať za vzdanie
underground-board-do-keep-all = Nechať všetko tak
underground-board-do-lay = Položiť
underground-board-do-lay-so = Položiť takto
underground-board-do-put = Položiť
underground-board-do-put-swap = Položiť za Výmenu
underground-board-do-swap = Výmena
underground-board-do-swap-not = Nechať si Výmenu
underground-board-do-walk = Ísť na { $cell }
underground-board-do-suggest = Navrhnúť
underground-board-do-rotate = Otočiť
underground-board-do-flip = Prevrátiť
underground-board-do-move = Ísť
underground-board-do-place-instead = Najprv položiť

## Čo teraz

underground-board-prompt-plateau = Polož plošinu { $plateau }.
underground-board-hint-plateau-turn = Otoč ju klávesom [R], alebo nechaj všetky plošiny tak, ako sú.
underground-board-hint-plateau-turn-tap = Otoč ju okrúhlou šípkou, alebo nechaj všetky plošiny tak, ako sú.
underground-board-hint-plateau = Musí zakryť vyznačené pole { $cell } alebo ležať čo najbližšie. [R] ju otáča.
underground-board-hint-plateau-tap = Musí zakryť vyznačené pole { $cell } alebo ležať čo najbližšie. Ťukni na rozsvietené miesto.
underground-board-prompt-door = Kam majú viesť dvere?
underground-board-hint-door = Z tej strany vojdete do východu, na úrovni 10.
underground-board-prompt-first = Kto začne?
underground-board-hint-first = Všetky karty ležia odkryté: dohodnite sa.
underground-board-prompt-play = Si na ťahu: zahraj kartu.
underground-board-hint-play = [1] alebo [2], alebo kliknutie. Ukáž na kartu a uvidíš, kam vedie; modré prinášajú vodu.
underground-board-hint-play-tap = Dá ti diel na položenie a kroky; modré prinášajú vodu.
underground-board-prompt-place = Polož { $shape }.
underground-board-prompt-place-choice = Polož { $shape }, alebo vyber iný rozsvietený diel.
underground-board-prompt-swap = Výmena: polož { $shape }, alebo vyber iný rozsvietený diel.
underground-board-hint-swap = Keď diel položíš, Výmena bude preč.
underground-board-prompt-place-at = { $door ->
        [level] Položiť { $shape }: úroveň { $level }, rovnako vysoko ako dvere.
        [below] Položiť { $shape }: úroveň { $level }, o jednu pod dverami.
       *[far] Položiť { $shape }: úroveň { $level }.
    }
underground-board-hint-place = { $count ->
        [0] Takto sa nikam nezmestí: [R] otáča, [T] prevracia.
        [one] Takto sa zmestí na jedno miesto. [R] otáča, [T] prevracia, [M] ide najprv.
        [few] Takto sa zmestí na { $count } miesta. [R] otáča, [T] prevracia, [M] ide najprv.
        [many] Takto sa zmestí na { $count } miesta. [R] otáča, [T] prevracia, [M] ide najprv.
       *[other] Takto sa zmestí na { $count } miest. [R] otáča, [T] prevracia, [M] ide najprv.
    }
underground-board-hint-place-tap = { $count ->
        [one] Ťukni na vyznačené miesto a potom polož.
        [few] Ťukni na jedno z { $count } vyznačených miest a potom polož.
        [many] Ťukni na jedno z { $count } vyznačených miest a potom polož.
       *[other] Ťukni na jedno z { $count } vyznačených miest a potom polož.
    }
underground-board-hint-place-none = Takto sa nikam nezmestí. Otoč ho, prevráť, alebo choď.
underground-board-hint-place-fits = { $steps ->
        [0] Sem sa zmestí.
        [one] Sem sa zmestí. Potom najviac 1 krok.
        [few] Sem sa zmestí. Potom najviac { $steps } kroky.
        [many] Sem sa zmestí. Potom najviac { $steps } kroku.
       *[other] Sem sa zmestí. Potom najviac { $steps } krokov.
    }
underground-board-hint-place-swap = Sem sa zmestí. Výmena potom bude preč.
underground-board-prompt-move = { $count ->
        [one] Zostáva jeden krok.
        [few] Zostávajú { $count } kroky.
        [many] Zostáva { $count } kroku.
       *[other] Zostáva { $count } krokov.
    }
underground-board-prompt-then-move = { $count ->
        [one] Teraz choď: najviac 1 krok. Alebo ukonči ťah.
        [few] Teraz choď: najviac { $count } kroky. Alebo ukonči ťah.
        [many] Teraz choď: najviac { $count } kroku. Alebo ukonči ťah.
       *[other] Teraz choď: najviac { $count } krokov. Alebo ukonči ťah.
    }
underground-board-prompt-move-first = { $count ->
        [one] Najprv choď: najviac 1 krok.
        [few] Najprv choď: najviac { $count } kroky.
        [many] Najprv choď: najviac { $count } kroku.
       *[other] Najprv choď: najviac { $count } krokov.
    }
underground-board-hint-move = Klikni na rozsvietené pole a choď tam. [↵] ukončí pohyb.
underground-board-hint-walk-keys = Klikni na rozsvietené pole a choď tam. [N] ukončí ťah.
underground-board-hint-move-tap = Ťukni na rozsvietené pole a potom tam choď.
underground-board-hint-way = { $chips ->
        [none] { $key ->
            [no] Na { $cell }: { underground-board-steps-of }.
           *[yes] Na { $cell }: { underground-board-steps-of } a kľúč.
        }
        [breaker] Na { $cell }: { underground-board-steps-of }, Búrač potom bude preč.
        [ladder] Na { $cell }: { underground-board-steps-of }, Rebrík potom bude preč.
       *[both] Na { $cell }: { underground-board-steps-of }, Búrač aj Rebrík potom budú preč.
    }
underground-board-hint-again = Ďalším kliknutím sa ide.
underground-board-hint-again-tap = Ďalším ťuknutím sa ide.
underground-board-hint-way-seen = Únosca vás tam vidí.
underground-board-prompt-end = { $blue ->
        [yes] Hotovo? Ukonči ťah: vezmeš kartu a na jej pole príde voda.
       *[no] Hotovo? Ukonči ťah: vezmeš kartu.
    }
underground-board-hint-nothing = Teraz sa nedá nič položiť ani nikam ísť.
underground-board-prompt-resolve = { $what ->
        [chip] Na { $cell } leží kódový žetón.
        [key] Na { $cell } leží kľúč.
       *[valve] Na { $cell } je ventil.
    }
underground-board-hint-valve = Vyber vodu, ktorá má odtiecť.
underground-board-prompt-teleport = Presun vedie na { $cell }.
underground-board-prompt-teleport-use = Použiť Presun?
underground-board-hint-teleport-use = Potom bude preč: odkryje sa karta a smieš ísť na jej pole.
underground-board-hint-teleport = Žetón je tak či tak preč.
underground-board-prompt-displace = Na { $cell } prichádza voda: preč odtiaľ!
underground-board-hint-displace = Vyber rozsvietené pole.
underground-board-prompt-replace = Kód je úplný. Má prísť nový žetón?
underground-board-hint-replace = Každý nový žetón stojí kartu.
underground-board-prompt-over = Partia sa skončila.
underground-board-waiting = { $phase ->
        [play] { $who } vyberá kartu.
        [act] { $who } stavia a ide.
        [move] { $who } ide.
       *[other] { $who } sa rozhoduje.
    }
underground-board-waiting-timer = Hodiny smieš otočiť kedykoľvek: [Medzerník].
underground-board-waiting-timer-tap = Hodiny smieš otočiť kedykoľvek.
underground-board-waiting-suggest = Vyber na pláne, čo by si urobil(a), a navrhni to.

## Text a koniec

underground-board-twin = Underground ako text
underground-board-twin-state = { $cards ->
        [one] Ťah { $turn }, hráč { $letter }. V balíčku je jedna karta.
        [few] Ťah { $turn }, hráč { $letter }. V balíčku sú { $cards } karty.
        [many] Ťah { $turn }, hráč { $letter }. V balíčku je { $cards } karty.
       *[other] Ťah { $turn }, hráč { $letter }. V balíčku je { $cards } kariet.
    }
underground-board-twin-store = { $keys ->
        [one] Jeden kľúč. Žetóny: { $tools }.
        [few] { $keys } kľúče. Žetóny: { $tools }.
        [many] { $keys } kľúča. Žetóny: { $tools }.
       *[other] { $keys } kľúčov. Žetóny: { $tools }.
    }
underground-board-twin-hand = Hráč { $letter }: { $cards }
underground-board-twin-piece = { $count ->
        [one] { $piece }: jedno miesto
        [few] { $piece }: { $count } miesta
        [many] { $piece }: { $count } miesta
       *[other] { $piece }: { $count } miest
    }
underground-board-twin-nothing = Teraz pre teba nie je čo robiť.
underground-board-twin-caption = Plán, rad po rade
underground-board-group-setup = Príprava
underground-board-group-card = Karty
underground-board-group-move = Pohyb
underground-board-group-here = Kde figúrka stojí
underground-board-group-place = Položiť diel
underground-board-group-other = Ďalšie
underground-board-ending-turns = { $count ->
        [one] Po jednom ťahu
        [few] Po { $count } ťahoch
        [many] Po { $count } ťahu
       *[other] Po { $count } ťahoch
    }
underground-board-ending-level = Figúrka stála na úrovni { $level }
underground-board-ending-cards = { $count ->
        [one] Zostala jedna karta
        [few] Zostali { $count } karty
        [many] Zostalo { $count } karty
       *[other] Zostalo { $count } kariet
    }
underground-board-ending-discoveries = { $count ->
        [0] Ani raz odhalení
        [one] Raz odhalení
        [few] { $count }-krát odhalení
        [many] { $count }-krát odhalení
       *[other] { $count }-krát odhalení
    }
underground-board-ending-score = Body: { $score }
