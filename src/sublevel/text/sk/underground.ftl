# Underground. Výrazy sa držia slovníka pravidiel.

underground-title = Underground
underground-tagline = Postavte si spoločne cestu nahor a von, kým vás nezastaví voda alebo únosca.

## Kto a čo; z toho sa skladajú ďalšie správy

underground-line = { $line ->
        [row] rad { $number }
       *[column] stĺpec { $number }
    }
underground-chip = { $chip ->
        [SB] Búrač
        [SL] Rebrík
        [SS] Výmena
        [ST] Presun
       *[other] číselný žetón { $chip }
    }
underground-side = { $side ->
        [N] sever
        [E] východ
        [S] juh
       *[W] západ
    }

underground-phase-setup-plateau = Príprava: plošiny
underground-phase-setup-door = Príprava: dvere
underground-phase-setup-first = Príprava: kto začína
underground-phase-play = Zahranie karty
underground-phase-act = Stavba a pohyb
underground-phase-move = Pohyb
underground-phase-resolve = Koniec pohybu
underground-phase-teleport = Presun
underground-phase-displace = Úhyb
underground-phase-replace = Nový kódový žetón
underground-phase-over = Koniec partie

## Rýchle vety

underground-phrase-turn-timer = Otoč presýpacie hodiny!
underground-phrase-wait = S hodinami ešte počkaj.
underground-phrase-reach-chip = Dosiahnem na kódový žetón.
underground-phrase-go-there = Poďme tam.
underground-phrase-build-here = Tu by sme mali stavať.
underground-phrase-save-card = Svoju kartu si chcem nechať.
underground-phrase-watch-line = Pozor na líniu únoscu.
underground-phrase-your-idea = Čo navrhuješ?

## Možnosti

underground-seat-player-1 = Miesto 1
underground-seat-player-2 = Miesto 2
underground-seat-player-3 = Miesto 3
underground-seat-player-4 = Miesto 4

underground-option-players = Hráči
underground-option-players-help = Koľko hráčov hrá spoločne, od 1 do 4. Predvolené: 2.

underground-option-setup = Príprava
underground-option-setup-help = Scenár, alebo plán vylosovaný z kariet. Predvolené: { underground-setup-stairwell }.
underground-setup-random = Náhodná
underground-setup-stairwell = Schodisko
underground-setup-two-stations = Dve stanice
underground-setup-knee-deep = Po kolená
underground-setup-rusty-valves = Hrdzavé ventily
underground-setup-canal = Kanál
underground-setup-at-your-heels = V pätách
underground-setup-rat = Potkan
underground-setup-custom = Vlastná

underground-option-kidnapper-level = Únosca
underground-option-kidnapper-level-help = Ako skoro vás únosca pri náhodnej príprave dostihne: stĺpec koncového žetónu. Predvolené: { underground-option-kidnapper-level-easy }.
underground-option-kidnapper-level-easy = Ľahká úroveň
underground-option-kidnapper-level-medium = Stredná úroveň
underground-option-kidnapper-level-hard = Ťažká úroveň

underground-option-water-level = Voda
underground-option-water-level-help = Koľko vody leží pri náhodnej príprave na pláne od začiatku. Predvolené: { underground-option-water-level-easy }.
underground-option-water-level-easy = Mokré nohy
underground-option-water-level-medium = Až po kolená
underground-option-water-level-hard = Premočení do nitky

underground-option-cards-removed = Odobraté karty
underground-option-cards-removed-help = Koľko kariet sa pri náhodnej príprave odoberie z doberacieho balíčka bez toho, aby ich niekto videl, od 0 do 30. Podľa pravidiel žiadna. Predvolené: 0.

underground-option-timer-mode = Presýpacie hodiny
underground-option-timer-mode-help = Ako beží piesok. „{ underground-option-timer-mode-auto }“ sa riadi pravidlami hry: v reálnom čase, a bez hodín v scenári { underground-setup-stairwell }; samotní boti počítajú ťahy. Predvolené: { underground-option-timer-mode-auto }.
underground-option-timer-mode-auto = Podľa prípravy
underground-option-timer-mode-real = V reálnom čase
underground-option-timer-mode-turns = Nerušene: podľa ťahov
underground-option-timer-mode-off = Žiadne

underground-option-timer-seconds = Sekundy presýpacích hodín
underground-option-timer-seconds-help = Ako dlho piesok beží podľa hodín, od 30 do 600 sekúnd. Predvolené: 120.

underground-option-timer-flip = Predčasné otočenie
underground-option-timer-flip-help = Koľko piesku je hore, keď sa hodiny otočia skôr, než sú prázdne. Predvolené: { underground-option-timer-flip-glass }.
underground-option-timer-flip-glass = Čo už prepadlo
underground-option-timer-flip-full = Vždy všetok

underground-option-timer-away = Keď je niekto preč
underground-option-timer-away-help = Či piesok podľa hodín stojí, kým nie je niektorý hráč pripojený. Keď nie je nikto, stojí vždy. Predvolené: { underground-option-timer-away-stands }.
underground-option-timer-away-stands = Stojí
underground-option-timer-away-runs = Beží ďalej

underground-option-timer-turns = Ťahy presýpacích hodín
underground-option-timer-turns-help = Na koľko ťahov piesok vystačí, keď beží podľa ťahov, od 1 do 9. Predvolené: 2.

underground-option-timer-hands = Kto otáča hodiny
underground-option-timer-hands-help = Či smie hodiny kedykoľvek otočiť každý, alebo len hráč na ťahu. Predvolené: { underground-option-timer-hands-everybody }.
underground-option-timer-hands-everybody = Každý
underground-option-timer-hands-active = Hráč na ťahu

underground-option-end-section = Úsek cieľového žetónu
underground-option-end-section-help = Kde vás únosca dostane, od 1 do 35; 0 to nechá na úrovni alebo scenári. Predvolené: 0.

underground-option-setup-choices = Voľby pri príprave
underground-option-setup-choices-help = Či plošiny, dvere a začínajúceho volíte sami. Predvolené: { underground-option-setup-choices-manual }.
underground-option-setup-choices-manual = Volíte sami
underground-option-setup-choices-auto = Automaticky

underground-option-balance = Rovnováha
underground-option-balance-help = Ako dobre musí byť diel podopretý, aby sa neprevážil. Predvolené: { underground-option-balance-edge }.
underground-option-balance-edge = Až po hranu
underground-option-balance-firm = Pevne
underground-option-balance-off = Stačí jedno pole

underground-option-stacks-open = Kôpky dielov
underground-option-stacks-open-help = Či vidno aj spodné diely kôpok. Predvolené: { underground-option-stacks-open-false }.
underground-option-stacks-open-false = Len horný diel
underground-option-stacks-open-true = Všetky diely

underground-option-resign = Vzdanie sa
underground-option-resign-help = Či sa môžete vzdať, keď všetci súhlasia. Predvolené: { underground-option-resign-false }.
underground-option-resign-false = Nie je možné
underground-option-resign-true = Keď všetci súhlasia

## Prečo niečo nejde

underground-reason-not-your-turn = Teraz nemôžeš nič robiť.
underground-reason-finished = Partia sa skončila.
underground-reason-no-such-action = Taká akcia neexistuje.
underground-reason-not-now = To v tejto chvíli partie nejde.
underground-reason-not-active = Na ťahu je iný hráč.
underground-reason-not-in-hand = Kartu { $cell } nemáš v ruke.
underground-reason-card-first = Najprv zahraj kartu.
underground-reason-card-played-already = V tomto ťahu si už kartu zahral.
underground-reason-already-placed = V tomto ťahu si už diel položil.
underground-reason-in-the-middle-of-a-move = Pohyb sa nedá prerušiť; najprv ho ukonči.
underground-reason-piece-not-left = Žiadny diel { $shape } už nezostáva.
underground-reason-piece-not-offered = { $kind ->
    [signal] Tvoja karta posúva signálny kameň až o tento počet stĺpčekov: { $reach }. Dôjde k { $offers }; { $shape } medzi nimi nie je.
    [joker] Tvoja karta ponúka žolíka, nie { $shape }.
    [nothing] Tvoja karta nič neponúka: žiadny jej diel už nezostáva.
   *[stack] Tvoja karta ponúka { $offers }, nie { $shape }.
}
underground-reason-same-as-another = Diel { $shape } vyzerá v inom otočení alebo na druhej strane rovnako; to platí aj za toto.
underground-reason-off-the-board = Diel { $shape } na { $cell } by presahoval plán.
underground-reason-on-code-chip = Diel { $shape } na { $cell } by zakryl kódový žetón.
underground-reason-on-figure = Diel { $shape } na { $cell } by zakryl figúrku.
underground-reason-on-tower = Diel { $shape } na { $cell } by zakryl vežu.
underground-reason-on-rat = Diel { $shape } na { $cell } by zakryl potkana.
underground-reason-stone-over-water = Kameň dielu { $shape } na { $cell } by ležal nad vodou; to smie len drevo.
underground-reason-stone-in-the-air = Kameň dielu { $shape } na { $cell } by visel vo vzduchu; vznášať sa smie len drevo.
underground-reason-nothing-carries = Diel { $shape } na { $cell } by nič nedržalo.
underground-reason-out-of-balance = Diel { $shape } na { $cell } by sa prevážil.
underground-reason-step-off-board = Tam sa plán končí.
underground-reason-step-to-bare-board = { $cell } je holý plán; figúrka chodí len po dieloch a plošinách.
underground-reason-step-into-water = Na { $cell } je voda.
underground-reason-step-onto-rat = Na { $cell } sedí potkan.
underground-reason-no-breaker = Nemáte Búrač.
underground-reason-no-ladder = Nemáte Rebrík.
underground-reason-wall-in-the-way = Medzi { $figure } a { $cell } je stena.
underground-reason-no-wall-to-break = Medzi { $figure } a { $cell } nie je stena, ktorú by Búrač prerazil.
underground-reason-not-at-the-door = Dvere veže nie sú na tejto strane.
underground-reason-code-incomplete = Dvere zostanú zatvorené, kým k sebe nepasuje päť číselných žetónov.
underground-reason-door-too-high = K východu sa vstupuje len z 10. úrovne, bez kroku nahor či nadol.
underground-reason-no-need-of-ladder = Na tento krok netreba Rebrík.
underground-reason-too-steep = { $cell } je na úrovni { $level }, { $figure } na úrovni { $stand }. Krok vedie najviac o jednu úroveň hore alebo dole.
underground-reason-locked = { $cell } je zamknuté a nemáte kľúč.
underground-reason-already-moved = Figúrka sa v tomto ťahu už pohla.
underground-reason-not-moving = Nie je žiadny pohyb, ktorý by sa dal ukončiť.
underground-reason-no-chip-here = Na { $figure } neleží žiadny kódový žetón.
underground-reason-no-key-here = Na { $figure } nie je žiadny kľúč.
underground-reason-no-valve-here = Na { $figure } nie je žiadny ventil na zatvorenie.
underground-reason-valve-needs-key = V tomto scenári stojí ventil kľúče: { $cost }. Máte ich { $keys }.
underground-reason-no-water-there = Na { $cell } nie je voda.
underground-reason-water-of-the-canal = Vodu kanála na { $cell } nemožno odstrániť.
underground-reason-no-key-chip-left = Už máte všetkých { $most } kľúčov.
underground-reason-no-teleport = Nemáte Presun.
underground-reason-no-card-for-teleport = Na Presun už nezostáva žiadna karta.
underground-reason-cannot-land = Tam sa figúrka postaviť nedá.
underground-reason-no-timer = V tejto partii nie sú presýpacie hodiny.
underground-reason-timer-must-wait = Hodiny sa v tejto chvíli nedajú otočiť.
underground-reason-only-the-clock = Len hodiny hovoria, kedy piesok dobehol.
underground-reason-not-your-timer = Hodiny otáča hráč na ťahu.
underground-reason-voted-already = V tomto ťahu si už hlasoval.
underground-reason-no-giving-up = V tejto partii sa nedá vzdať.
underground-reason-plateau-out-of-place = Plošina { $plateau } na { $cell } by nezakryla správne pole.
underground-reason-plateau-no-room = Plošina { $plateau } nemá na { $cell } miesto.
underground-reason-plateau-same-turn = Plošina { $plateau } vyzerá v inom otočení rovnako; to platí aj za toto.
underground-reason-door-to-nowhere = Dvere by viedli za okraj plánu.
underground-reason-no-such-player = Taký hráč pri stole nie je.
underground-reason-piece-not-on-top = Tento diel { $shape } neleží na vrchu svojej kôpky.
underground-reason-swap-not-needed = Tvoja karta diel { $shape } ponúka tak či tak; Výmena by vyšla nazmar.
underground-reason-swap-needed = { $kind ->
    [signal] Tvoja karta posúva signálny kameň až o tento počet stĺpčekov: { $reach }. Dôjde k { $offers }; { $shape } ti dá len Výmena.
    [joker] Tvoja karta ponúka žolíka; { $shape } ti dá len Výmena.
    [nothing] Žiadny diel tvojej karty už nezostáva; { $shape } ti dá len Výmena.
   *[stack] Tvoja karta ponúka { $offers }; { $shape } ti dá len Výmena.
}
underground-reason-not-a-neighbour = Krok vedie na susedné pole na severe, východe, juhu alebo západe.
underground-reason-figure-elsewhere = Figúrka stojí na { $figure }.
underground-reason-other-plateau-due = Teraz sa kladie plošina { $plateau }.
underground-reason-key-taken-already = Kľúč na { $figure } je už zobraný.
underground-reason-valve-closed-already = Ventil na { $figure } je už použitý.
underground-reason-only-after-a-move = To ide len hneď po pohybe, ktorý skončí na { $figure }.
underground-reason-too-far = Na { $cell } je to { $steps ->
    [one] { $steps } krok
    [few] { $steps } kroky
    [many] { $steps } kroka
   *[other] { $steps } krokov
}; máš ich { $left }.
underground-reason-no-way-there = Z { $figure } na { $cell } ešte nevedie žiadna cesta. Najprv ju postavte.

## Čo sa stalo

underground-event-plateau-laid = Plošina { $plateau } leží na { $cell }.
underground-event-door-set = Dvere veže vedú na { underground-side }.
underground-event-match-began = Hráč { $player } začína a piesok sa rozbieha.
underground-event-card-played = Hráč { $player } hrá kartu { $card }.
underground-event-piece-placed = Diel { $piece } leží na { $cell }, strana { $face }, úroveň { $level }.
underground-event-chip-spent = Použitý zvláštny žetón: { underground-chip }.
underground-event-figure-moved = Figúrka ide z { $from } na { $to }.
underground-event-lock-opened = { $keys ->
        [one] Zámka na { $cell } je odomknutá: zostáva jeden kľúč.
        [few] Zámka na { $cell } je odomknutá: zostávajú { $keys } kľúče.
        [many] Zámka na { $cell } je odomknutá: zostáva { $keys } kľúča.
       *[other] Zámka na { $cell } je odomknutá: zostáva { $keys } kľúčov.
    }
underground-event-chip-taken = Kódový žetón na { $cell } je odkrytý: { underground-chip }.
underground-event-code-complete = Kód je úplný. Teraz k východu.
underground-event-key-taken = { $keys ->
        [one] Na { $cell } leží kľúč: teraz máte jeden.
        [few] Na { $cell } leží kľúč: teraz máte { $keys }.
        [many] Na { $cell } leží kľúč: teraz máte { $keys }.
       *[other] Na { $cell } leží kľúč: teraz ich máte { $keys }.
    }
underground-event-valve-closed = Ventil na { $valve } je zatvorený a voda na { $cell } odteká.
underground-event-card-drawn = Hráč { $player } berie kartu { $card }.
underground-event-card-turned = Karta { $card } je ťahaná a odložená.
underground-event-water-rose = Na { $cell } prichádza voda.
underground-event-water-stayed-away = Na { $cell } voda nepríde.
underground-event-displacement-due = Voda prichádza na { $cell }, kde stojí figúrka. Musí uhnúť.
underground-event-figure-displaced = Figúrka uhýba vode z { $from } na { $to }.
underground-event-timer-turned = { $who ->
        [player] Hráč { $player } otáča hodiny: únosca sleduje { underground-line }.
       *[nobody] Hodiny sa otáčajú: únosca sleduje { underground-line }.
    }
underground-event-discovered = Únosca sleduje { underground-line } a odhalí vás na { $cell }.
underground-event-sand-ran-out = Piesok dobehol. Únosca sleduje { underground-line }.
underground-event-teleported = Figúrka sa presúva z { $from } na { $to }.
underground-event-teleport-stayed = Figúrka sa na { $cell } nepresunie; Presun je preč.
underground-event-single-laid = Na { $cell } leží jednopolíčkový diel.
underground-event-chip-laid = Na { $cell } leží lícom nadol kódový žetón.
underground-event-replacement-offered = Kód je úplný: bez nového kódového žetónu sa môžete zaobísť.
underground-event-replacement-declined = Nový kódový žetón nepríde.
underground-event-rat-ran = Potkan beží z { $from } na { $to }.
underground-event-rat-bit = { $stolen ->
        [yes] { $keys ->
            [one] Potkan hryzie a odvlečie kľúč: zostáva jeden.
            [few] Potkan hryzie a odvlečie kľúč: zostávajú { $keys }.
            [many] Potkan hryzie a odvlečie kľúč: zostáva { $keys }.
           *[other] Potkan hryzie a odvlečie kľúč: zostáva ich { $keys }.
        }
       *[no] Potkan hryzie, ale žiadny kľúč nenachádza.
    }
underground-event-rat-took-chip = Potkan odvlečie kódový žetón z { $cell }.
underground-event-turn-began = Ťah { $turn }: hrá hráč { $player }.
underground-event-voted = { $missing ->
        [one] Hráč { $player } sa chce vzdať: chýba jeden hlas.
        [few] Hráč { $player } sa chce vzdať: chýbajú { $missing } hlasy.
        [many] Hráč { $player } sa chce vzdať: chýba { $missing } hlasu.
       *[other] Hráč { $player } sa chce vzdať: chýba { $missing } hlasov.
    }
underground-event-match-ended = { $end ->
        [escaped] Unikli ste.
        [deck] Prehrali ste: nezostáva žiadna karta.
        [kidnapper] Prehrali ste: únosca vás dostal.
        [immobile] Prehrali ste: voda odrezala figúrku.
       *[resign] Vzdali ste sa.
    }
underground-event-move-ended = Figúrka zostáva na { $cell }.
underground-event-left-alone = Čo je na { $cell }, tam zostáva.
