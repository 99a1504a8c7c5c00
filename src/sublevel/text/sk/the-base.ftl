# Základňa. Výrazy sa držia slovníčka pravidiel.

the-base-title = Základňa
the-base-tagline = Traja proti trom bludiskom z otočných dlaždíc, kým beží odpočet.

## Kto a čo; z toho sa skladajú ďalšie správy

the-base-side = { $side ->
        [explorers] Prieskumníci
       *[mutants] Mutanti
    }
the-base-chooser = { $chooser ->
        [explorers] Prieskumníci
       *[mutants] Mutanti
    }
the-base-winner = { $winner ->
        [explorers] Prieskumníci
       *[mutants] Mutanti
    }
the-base-piece = { $side ->
        [explorers] Prieskumník { $piece }
       *[mutants] Mutant { $piece }
    }
# Priechody dlaždice. Písmená sú zo zápisu ťahov: N sever, E východ, S juh, W západ.
the-base-open = { $open ->
        [N] priechod na sever
        [E] priechod na východ
        [S] priechod na juh
        [W] priechod na západ
        [NE] priechody na sever a východ
        [NS] priechody na sever a juh
        [NW] priechody na sever a západ
        [ES] priechody na východ a juh
        [EW] priechody na východ a západ
        [SW] priechody na juh a západ
        [NES] priechody na sever, východ a juh
        [NEW] priechody na sever, východ a západ
        [NSW] priechody na sever, juh a západ
        [ESW] priechody na východ, juh a západ
       *[NESW] priechody na všetky štyri strany
    }

the-base-shape-D = Slepá ulička
the-base-shape-I = Rovná chodba
the-base-shape-L = Zákruta
the-base-shape-T = Rázcestie
the-base-shape-X = Križovatka

the-base-phase-orient = Príprava
the-base-phase-play = Hra
the-base-phase-return = Návrat vyhodeného kameňa
the-base-phase-over = Koniec partie
the-base-phase-challenge-offer = Ponuka Súboja s časom
the-base-phase-challenge = Súboj s časom
the-base-phase-challenge-over = Koniec Súboja s časom

## Voľby

the-base-option-mix = Sada dlaždíc
the-base-option-mix-help = Koľko dlaždíc akého tvaru leží okolo prostrednej dlaždice: pomenovaná sada alebo päť vlastných čísel so súčtom 24. Predvolené: { the-base-mix-standard }.
the-base-mix-standard = Štandardná
the-base-mix-balanced = Vyvážená
the-base-mix-corners = Zákruty
the-base-mix-maze = Bludisko
the-base-mix-crossroads = Križovatky
the-base-mix-custom = Vlastná

the-base-option-dead-end-rule = Slepé uličky
the-base-option-dead-end-rule-help = Či smú byť v sade dlaždíc slepé uličky a kde môžu ležať. Predvolené: { the-base-option-dead-end-rule-reject }.
the-base-option-dead-end-rule-reject = Zakázané
the-base-option-dead-end-rule-inner = Len vo vnútorných stĺpcoch
the-base-option-dead-end-rule-anywhere = Kdekoľvek

the-base-option-setup-order = Poradie pri príprave
the-base-option-setup-order-help = Ktorá strana ako prvá natočí dlaždice pri svojich štartovacích poliach; druhá sa tomu môže prispôsobiť. Predvolené: { the-base-option-setup-order-mutants-first }.
the-base-option-setup-order-mutants-first = Najprv mutanti
the-base-option-setup-order-explorers-first = Najprv prieskumníci

the-base-option-countdown-start = Začiatok odpočtu
the-base-option-countdown-start-help = Čo ukazuje odpočet v prvom kole, od 5 do 20; čím menšie číslo, tým kratšia partia. Predvolené: 20.

the-base-option-crossing-cost = Cena prechodu
the-base-option-crossing-cost-help = Koľko akcií stojí prejsť cez vlastné kamene. Predvolené: { the-base-option-crossing-cost-per-tile }.
the-base-option-crossing-cost-per-tile = Jedna akcia za každé pole
the-base-option-crossing-cost-one = Jedna akcia spolu

the-base-option-capture-on-start-slots = Vyhadzovanie na štartovacích poliach
the-base-option-capture-on-start-slots-help = Či sa dá vyhodiť kameň, ktorý stojí na vlastnom štartovacom poli; kto ho tam vyhodí, je hneď v cieli. Predvolené: { the-base-option-capture-on-start-slots-false }.
the-base-option-capture-on-start-slots-false = Zakázané
the-base-option-capture-on-start-slots-true = Povolené

the-base-option-return-chooser = Voľba poľa na návrat
the-base-option-return-chooser-help = Kto vyberá štartovacie pole, keď sa vyhodený kameň môže vrátiť na dve. Predvolené: { the-base-option-return-chooser-owner }.
the-base-option-return-chooser-owner = Majiteľ kameňa
the-base-option-return-chooser-capturer = Kto ho vyhodil

the-base-option-null-rotation = Otočenie bez zmeny
the-base-option-null-rotation-help = Či sa dlaždica smie otočiť tak, že leží rovnako ako predtým; tým sa dá vyčkávať. Predvolené: { the-base-option-null-rotation-allow }.
the-base-option-null-rotation-allow = Povolené
the-base-option-null-rotation-forbid = Zakázané

the-base-option-tiebreak = Rozhodnutie pri zhode
the-base-option-tiebreak-help = Ktoré kamene sa porovnávajú, keď sa odpočet skončí a obe strany ich majú v cieli rovnaký počet; vyhráva strana, ktorá je k cieľu bližšie. Predvolené: { the-base-option-tiebreak-full }.
the-base-option-tiebreak-full = Všetky, od posledného
the-base-option-tiebreak-rear-only = Len posledné

the-base-option-time-challenge = Súboj s časom
the-base-option-time-challenge-help = Či smie porazený pokračovať sám proti odpočtu, keď súper zachránil všetky tri kamene; výsledok sa tým nemení. Predvolené: { the-base-option-time-challenge-offer }.
the-base-option-time-challenge-offer = Ponúknuť
the-base-option-time-challenge-off = Vypnuté

the-base-option-challenge-tokens = Bonusové žetóny v Súboji s časom
the-base-option-challenge-tokens-help = Čo sa v Súboji s časom stane s bonusovými žetónmi porazeného. Predvolené: { the-base-option-challenge-tokens-keep }.
the-base-option-challenge-tokens-keep = Zostanú
the-base-option-challenge-tokens-discard = Prepadnú

## Prečo sa niečo nedá

the-base-reason-not-your-turn = Nie si na ťahu.
the-base-reason-return-first = Najprv súper zvolí, kam sa zajatý kameň vráti.
the-base-reason-finished = Partia sa skončila.
the-base-reason-no-such-action = Taká akcia neexistuje.
the-base-reason-not-now = V tejto chvíli sa to nedá.
the-base-reason-saved-piece = Kameň { $piece } je v cieli; zachránené kamene sa už nepohybujú.
the-base-reason-same-place = Kameň { $piece } už na { $to } stojí.
the-base-reason-own-piece = Na { $to } stojí tvoj vlastný kameň.
the-base-reason-slot-taken = Štartovacie pole { $to } je obsadené.
the-base-reason-slot-guarded = Na štartovacom poli { $to } stojí súperov kameň; kým tam je, vstúpiť nemôžeš.
the-base-reason-too-dear = { $actions ->
        [one] Prechod na { $to } stojí { $steps } akcie; máš jednu.
        [few] Prechod na { $to } stojí { $steps } akcie; máš { $actions }.
        [many] Prechod na { $to } stojí { $steps } akcie; máš { $actions }.
       *[other] Prechod na { $to } stojí { $steps } akcie; máš { $actions }.
    }
the-base-reason-slot-to-slot = Z jedného štartovacieho poľa na druhé cesta nevedie.
the-base-reason-own-wall = Dlaždica, na ktorej stojí kameň { $piece }, má smerom k { $to } múr.
the-base-reason-tile-hidden = Dlaždica { $to } je ešte zakrytá; najprv ju odkry.
the-base-reason-far-wall = Dlaždica { $to } je k tebe otočená múrom.
the-base-reason-over-enemy = Súperov kameň môžeš vyhodiť, ale prejsť cezeň nesmieš.
the-base-reason-no-way = Od kameňa { $piece } nevedie na { $to } žiadna priechodná cesta.
the-base-reason-too-far = { $actions ->
        [one] Vzdialenosť na { $to } v krokoch: { $steps }; máš jednu akciu.
        [few] Vzdialenosť na { $to } v krokoch: { $steps }; máš { $actions } akcie.
        [many] Vzdialenosť na { $to } v krokoch: { $steps }; máš { $actions } akcie.
       *[other] Vzdialenosť na { $to } v krokoch: { $steps }; máš { $actions } akcií.
    }
the-base-reason-step-by-step = Vzdialenosť na { $to } v krokoch: { $steps }. Jeden pohyb je jeden krok, choď tam teda krok za krokom.
the-base-reason-tile-occupied = Na { $cell } stojí kameň; s obsadenou dlaždicou sa manipulovať nedá.
the-base-reason-only-saved-near = Vedľa { $cell } máš len zachránený kameň a ten už s dlaždicami nemanipuluje.
the-base-reason-behind-wall = Dlaždica { $cell } je za múrom; žiadny tvoj kameň k nej nemá priechod.
the-base-reason-out-of-reach = Vedľa { $cell } nestojí žiadny tvoj kameň.
the-base-reason-hidden-cannot-turn = Dlaždica { $cell } je zakrytá; natočiť možno len odkrytú dlaždicu.
the-base-reason-no-such-turn = { $shape ->
        [D] Dlaždica { $cell } je slepá ulička: má jeden otvor.
        [I] Dlaždica { $cell } je rovná chodba: je otvorená na dve protiľahlé strany.
        [L] Dlaždica { $cell } je zákruta: je otvorená na dve susedné strany.
        [T] Dlaždica { $cell } je rázcestie: má tri otvory.
       *[X] Dlaždica { $cell } je križovatka: je otvorená na všetky štyri strany.
    }
the-base-reason-no-idle-turn = { $shape ->
        [D] Dlaždica { $cell } už takto leží; slepá ulička musí po otočení ležať inak.
        [I] Dlaždica { $cell } už takto leží a otočenia bez zmeny v tejto partii povolené nie sú.
        [L] Dlaždica { $cell } už takto leží; zákruta musí po otočení ležať inak.
        [T] Dlaždica { $cell } už takto leží; rázcestie musí po otočení ležať inak.
       *[X] Križovatka ako { $cell } leží vždy rovnako a otočenia bez zmeny v tejto partii povolené nie sú.
    }
the-base-reason-already-revealed = Dlaždica { $cell } už je odkrytá.
the-base-reason-centre-is-open = Prostredná dlaždica je odkrytá od začiatku.
the-base-reason-other-tile-due = Teraz je na rade iná dlaždica, nie { $cell }.
the-base-reason-not-towards-slot = Dlaždica { $cell } musí mať priechod k tvojmu štartovaciemu poľu.
the-base-reason-not-a-return-slot = Na toto štartovacie pole sa vyhodený kameň vrátiť nemôže.
the-base-reason-window-closed = Bonusové žetóny sa používajú pred prvou akciou ťahu.
the-base-reason-no-token = Nemáš žiadny bonusový žetón.
the-base-reason-countdown-full = Odpočet ukazuje 20 a vyššie už nemôže.
the-base-reason-nothing-to-buy = Teraz nemôžeš urobiť nič, ďalšia akcia by ti nepomohla.
the-base-reason-must-act = Ešte môžeš niečo urobiť; stáť smieš, len keď sa nič iné nedá.
the-base-reason-actions-full = Viac ako päť akcií v jednom ťahu nikto nemá.

## Čo sa stalo

the-base-event-tile-oriented = Dlaždica { $cell } je pripravená: { the-base-open }.
the-base-event-piece-moved = { the-base-piece } ide z { $from } na { $to }.
the-base-event-piece-captured = { the-base-piece } je na { $at } vyhodený.
the-base-event-return-asked = { the-base-piece } sa musí vrátiť. { the-base-chooser } vyberajú štartovacie pole.
the-base-event-piece-returned = { the-base-piece } sa vracia na { $to }.
the-base-event-piece-saved = { the-base-piece } je na { $at } v cieli: { $count } z 3.
the-base-event-token-gained = { the-base-side } získavajú bonusový žetón.
the-base-event-tile-revealed = Dlaždica { $cell } je odkrytá: { the-base-open }.
the-base-event-tile-rotated = Dlaždica { $cell } je natočená: { the-base-open }.
the-base-event-action-bought = { $actions ->
        [one] { the-base-side } používajú bonusový žetón na ďalšiu akciu: zostáva jedna akcia.
        [few] { the-base-side } používajú bonusový žetón na ďalšiu akciu: zostávajú { $actions } akcie.
        [many] { the-base-side } používajú bonusový žetón na ďalšiu akciu: zostáva { $actions } akcie.
       *[other] { the-base-side } používajú bonusový žetón na ďalšiu akciu: zostáva { $actions } akcií.
    }
the-base-event-time-bought = { the-base-side } používajú bonusový žetón na ďalšie kolo: odpočet ukazuje { $countdown }.
the-base-event-turn-passed = { the-base-side } stoja, nehrajú nič.
the-base-event-turn-began = { the-base-side } sú na ťahu.
the-base-event-countdown-fell = Odpočet ukazuje { $countdown }.
the-base-event-match-ended = { $end ->
        [saved] { the-base-winner } víťazia: všetky tri kamene sú v cieli.
        [countdown] { the-base-winner } víťazia: na konci odpočtu majú v cieli viac kameňov.
       *[countdown-tiebreak] { $winner ->
            [draw] Odpočet sa končí remízou: rovnaký počet kameňov v cieli a rovnako ďaleko k nemu.
           *[other] { the-base-winner } víťazia pri zhode: rovnaký počet kameňov v cieli, ale bližšie k nemu.
        }
    }
the-base-event-challenge-offered = { the-base-side } môžu pokračovať sami v Súboji s časom.
the-base-event-challenge-accepted = { the-base-side } prijímajú Súboj s časom.
the-base-event-challenge-declined = { the-base-side } odmietajú Súboj s časom.
the-base-event-challenge-ended = { $outcome ->
        [escaped] { the-base-side } všetci včas unikli.
       *[failed] { the-base-side } nestihli včas uniknúť.
    }
