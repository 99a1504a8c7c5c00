# The table and the replay: everything around the board, and why the table refuses something.

## The table: places and tools

table-board = Herný plán
table-bar = Čo teraz robiť
table-seats = Miesta
table-panels = Záznam, chat a ďalšie
table-log = Záznam
table-notebook = Zápisník
table-chat = Chat
table-log-chat = Záznam a chat
table-things = Karty
table-text = Slovami
table-type = Napíš akciu v zápise
table-type-do = Zahrať
table-view = Zobrazenie
table-menu = Ponuka
table-overlays = Ukázať na pláne
table-rules = Pravidlá
table-rule = Pravidlo
table-flip = Otočiť plán
table-sound = Zvuk
table-theme = Svetlé alebo tmavé
table-settings = Nastavenia
table-language = Jazyk
table-leave = Odísť od stola
table-leave-note = Partia pokračuje bez teba. Vrátiť sa môžeš tým istým odkazom; alebo za teba hrá bot, kým si miesto nevezmeš späť.
table-leave-for-now = Zatiaľ odísť
table-home = Úvodná stránka
table-close = Zavrieť
table-cancel = Zrušiť
table-yes = Áno
table-no = Nie
table-wait-mine = { $name } (ty)
table-loading = Načítava sa …
table-copied = Skopírované.
table-not-copied = Prehliadač nedovoľuje kopírovať.
table-copy-link = Skopírovať odkaz na stôl
table-copy-position = Skopírovať pozíciu
table-export = Uložiť súbor partie
table-head = Stôl { $id }
table-head-watching = Pozeráš sa
table-watching = { $count ->
        [one] { $count } divák
        [few] { $count } diváci
        [many] { $count } diváka
       *[other] { $count } divákov
    }
table-title-turn = Si na ťahu – { $game }

## Connection

table-connecting = Cesta k stolu …
table-lost = Spojenie stratené, skúšam znova.
table-lost-waiting = { $count ->
        [one] Spojenie stratené. Tvoja akcia sa odošle, len čo sa obnoví.
        [few] Spojenie stratené. Tvoje { $count } akcie sa odošlú, len čo sa obnoví.
        [many] Spojenie stratené. Tvojich { $count } akcií sa odošle, len čo sa obnoví.
       *[other] Spojenie stratené. Tvojich { $count } akcií sa odošle, len čo sa obnoví.
    }
table-sending = Akcia sa odosiela …
table-unsaved = Server teraz nemôže ukladať. Hodiny stoja; len čo to pôjde, hra sama pokračuje.
table-unsaved-waiting = Server teraz nemôže ukladať. Tvoja akcia zostáva zapamätaná a zahrá sa, len čo to pôjde; hodiny stoja.
table-broken-note = Dosku sa nedá nakresliť. Načítaj stránku znova; tvoja partia je na serveri v bezpečí a vedľa dosky sa dá hrať aj slovami.

## Seats

table-seat-label = { $name }, { $side }
table-turn-yours = si na ťahu
table-turn-theirs = na ťahu
table-seat-stand-in = Zaskakuje bot: { $level }
table-seat-stand-in-short = Zaskakuje bot
table-seat-away = Preč
table-seat-overdue = Čas vypršal
table-clock = Zostáva: { $time }

## Log and looking back

table-log-empty = Zatiaľ sa nič nehralo.
table-log-start = Príprava
table-log-deal = Začiatok partie
table-log-secret = Niečo, čo nevidíš
table-steps = Obzretie po akciách
table-step-of = { $at } z { $newest }
table-step-back = O akciu späť
table-step-on = O akciu vpred
table-step-first = Na začiatok
table-step-last = Na koniec
table-back = Obzeráš sa: po akcii { $at } z { $newest }.
table-back-due = Si na ťahu.
table-back-now = Späť do teraz
table-look-failed = Túto pozíciu teraz nemožno ukázať.

## Chat

table-chat-empty = Zatiaľ nikto nič nepovedal.
table-chat-rooms = Kto hovorí
table-chat-players = Hráči
table-chat-watchers = Diváci
table-chat-say = Niečo povedať
table-chat-send = Odoslať
table-proposals = Návrhy
table-propose = Navrhnúť
table-propose-help = Nie si na ťahu: ukáž ostatným svoj nápad.
table-proposal-theirs = { $name } navrhuje:
table-proposal-mine = Navrhuješ:
table-proposal-agreed = Páči sa: { $names }
table-proposal-agree = Dobrý nápad
table-proposal-show = Prevziať
table-chat-phrases = Rýchle vety
table-chat-unread = nové v chate
table-chat-join = Kto hovorí, potrebuje meno.
table-chat-guest = Vstúpiť ako hosť
table-chat-players-note = Tu sa rozprávajú hráči.
table-chat-out-note = Si z hry vonku: tu sa rozprávajú hráči a ty počúvaš. Diváci ťa počujú.
table-chat-watchers-note = Tu sa rozprávajú diváci.
table-phrase-hello = Ahoj!
table-phrase-good-luck = Veľa šťastia!
table-phrase-one-moment = Moment, prosím.
table-phrase-nice-move = Pekný ťah!
table-phrase-oops = Jejda!
table-phrase-well-played = Dobre zahrané!
table-phrase-thanks = Ďakujem!
table-phrase-again = Ešte jednu?

## Deeds

table-deed-undo = Vziať späť
table-deed-undo-turn = Celý ťah
table-undo-off-revealed = Odkrytie sa nedá vziať späť.
table-undo-off-timer = Medzitým sa otočili hodiny: to sa nedá vziať späť.
table-deed-ask-undo = Požiadať o vrátenie
table-deed-ask-pause = Požiadať o prestávku
table-deed-resume = Hrať ďalej
table-deed-ask-draw = Ponúknuť remízu
table-deed-rematch = Odveta
table-deed-resign = Vzdať sa
table-deed-resign-confirm = Partiu prehráš. Nemožno to vziať späť.
table-deed-ask-concede = Vzdať sa spoločne
table-deed-ask-concede-confirm = Keď všetci súhlasia, partiu prehráte všetci. Nemožno to vziať späť.
table-deed-leave = Nechať hrať bota
table-deed-leave-confirm = Odteraz za teba hrá bot. Čo zahrá, platí; miesto si môžeš kedykoľvek vziať späť.
table-deed-return = Vziať si miesto späť
table-deed-replace = Nechať hrať bota
table-deed-claim = Vyhlásiť výhru
table-deed-start = Začať s botmi na voľných miestach
table-stand-in-mine = Hrá za teba bot.
table-missing-away = { $name } tu nie je.
table-missing-overdue = { $name }: čas vypršal. Rozhodni, alebo počkaj.
table-status-open = Čaká sa na hráčov
table-status-paused = Partia má prestávku.
table-status-finished = Partia sa skončila.

## Offers

table-offer-undo = { $count ->
        [one] { $name } chce vziať späť poslednú akciu.
        [few] { $name } chce vziať späť { $count } akcie.
        [many] { $name } chce vziať späť { $count } akcie.
       *[other] { $name } chce vziať späť { $count } akcií.
    }
table-offer-pause = { $name } žiada o prestávku.
table-offer-draw = { $name } ponúka remízu.
table-offer-concede = { $name } sa chce spoločne vzdať.
table-offer-rematch = { $name } chce odvetu.
table-offer-wait-undo = Žiadaš o vrátenie. Rozhodujú ostatní.
table-offer-wait-pause = Je tu žiadosť o prestávku. Rozhodujú ostatní.
table-offer-wait-draw = Je ponúknutá remíza. Rozhodujú ostatní.
table-offer-wait-concede = Chceš sa vzdať. Rozhodujú ostatní.
table-offer-wait-rematch = Chceš odvetu. Rozhodujú ostatní.
table-offer-withdraw = Stiahnuť
table-offer-redraws = Čo sa žrebovalo alebo hádzalo, sa vyžrebuje znova.
table-declined-undo = { $name } nesúhlasí: nič sa nevracia.
table-declined-pause = { $name } nechce prestávku.
table-declined-draw = { $name } odmieta remízu.
table-declined-concede = { $name } chce hrať ďalej.
table-declined-rematch = { $name } nechce odvetu.

## One screen for several

table-banner = { $side }: { $name }
table-curtain = Odovzdaj obrazovku: { $name }
table-curtain-note = Čo teraz príde, smie vidieť len jeden.
table-curtain-ready = Tu { $name }

## A table that waits for people

table-wait-join = Prisadnúť k stolu
table-wait-open = { $count ->
        [one] Voľné je jedno miesto.
        [few] Voľné sú { $count } miesta.
        [many] Voľných je { $count } miesta.
       *[other] Voľných je { $count } miest.
    }
table-wait-name = Tvoje meno
table-wait-name-any = alebo ti nejaké nájdeme
table-wait-sit = Sadnúť si
table-wait-link = Pošli tento odkaz
table-wait-copy = Kopírovať
table-wait-share = Zdieľať

## The end

table-end-won = Vyhrávaš!
table-end-lost = Prehrávaš
table-end-draw = Remíza
table-end-winner = { $count ->
        [one] Víťaz: { $name }
        [few] Víťazi: { $name }
        [many] Víťazi: { $name }
       *[other] Víťazi: { $name }
    }
table-end-resigned = { $name } sa vzdáva.
table-end-time = { $name }: čas vypršal.
table-end-agreed = Všetci súhlasili.
table-end-conceded = Vzdali ste sa spoločne.
table-end-together-won = Spoločná výhra!
table-end-together-lost = Spoločná prehra
table-end-result = Výsledok
table-end-board = Prezrieť plán
table-end-replay = Prehrať
table-end-following = K odvete
table-own-data = Vlastné komponenty:
table-seal = Bolo rozloženie poctivé?
table-seal-running = Pred partiou stôl rozloženie zapečatil týmto odtlačkom. Na konci ukáže, z čoho vznikol.
table-seal-how = Pred partiou stôl ukázal tento odtlačok. Je to SHA-256 zo semienka a soli spojených dvojbodkou; môžeš si ho vypočítať.
table-seal-commitment = Odtlačok
table-seal-seed = Semienko
table-seal-salt = Soľ
table-seal-check = Overiť
table-seal-kept = Súhlasí: rozloženie bolo dané pred partiou.
table-seal-broken = Nesúhlasí.
table-seal-impossible = Tento prehliadač to tu nevie vypočítať.

## Playing on from a position

table-fork = Hrať odtiaľto ďalej
table-fork-note = { $plies ->
        [one] Nový stôl začne po { $plies } akcii. Táto partia zostane, ako je.
        [few] Nový stôl začne po { $plies } akciách. Táto partia zostane, ako je.
        [many] Nový stôl začne po { $plies } akcie. Táto partia zostane, ako je.
       *[other] Nový stôl začne po { $plies } akciách. Táto partia zostane, ako je.
    }
table-fork-screen = Všetci pri tejto obrazovke
table-fork-bot = Proti botovi
table-fork-side = Moja strana
table-fork-level = Sila
table-fork-go = Otvoriť stôl

## Replay

table-replay = Záznam partie
table-replay-title = Záznam partie – { $game }
table-replay-controls = Ovládanie záznamu
table-replay-play = Prehrať
table-replay-pause = Zastaviť
table-replay-speed = Rýchlosť
table-replay-eyes = Čie oči
table-replay-spectator = Divák
table-replay-seat = Oči: { $side }
table-replay-all = Vidieť všetko
table-replay-share = Skopírovať odkaz na túto pozíciu
table-file-title = Otvoriť súbor partie
table-file-drop = Pusti sem súbor partie alebo ho vyber.
table-file-large = Súbor je príliš veľký: súbor partie má najviac { $size } kB.
table-file-empty = Súbor je prázdny.
table-file-unreadable = Súbor sa nedá prečítať.

## Why something was not done

table-refused-too-many = Príliš veľa požiadaviek: skús to znova o { $seconds } s.
table-refused-origin = Stránky iných webov to tu nemôžu.
table-refused-too-large = Požiadavka môže mať najviac { $size } KiB.
table-refused-fault = Na serveri sa niečo pokazilo; nie je to tvoja chyba.
table-refused-no-token = Na to treba meno: prihlás sa, alebo vstúp ako hosť.
table-refused-bad-token = Už ťa tu nepoznáme: vstúp znova.
table-refused-bad-request = Požiadavka nie je v poriadku: { $detail }
table-refused-not-json = Požiadavka nie je zapísaná, ako má byť (JSON).
table-refused-too-slow = Požiadavka nedorazila včas.
table-refused-gone = Požiadavka sa prerušila.
table-refused-not-there = Na tejto adrese nič nie je.
table-refused-method = { $method } na tejto adrese nejde.
table-refused-unknown-game = Taká hra tu nie je.
table-refused-bad-option = Niektorá voľba hry nie je v poriadku: { $detail }
table-refused-bad-position = Túto pozíciu nemožno hrať: { $detail }
table-refused-bad-file = Tento súbor nie je uložená partia, alebo v ňom bolo niečo zmenené.
table-refused-malformed = Toto nie je zápis akcie tejto hry: { $detail }
table-refused-finished = Partia sa skončila.
table-refused-not-your-turn = Na ťahu je niekto iný.
table-refused-already-seated = Pri tomto stole už miesto máš.
table-refused-asked-already = O to sa už žiada.
table-refused-bad-message = Stôl tejto správe nerozumie: { $detail }
table-refused-bot-plays = Hrá za teba bot; najprv si vezmi miesto späť.
table-refused-cannot-ask = O to teraz žiadať nemožno.
table-refused-clock-too-short = Hodiny dávajú najmenej { $seconds } sekúnd.
table-refused-forced-deal = Partiu s vopred danou náhodou nemožno hrať ďalej.
table-refused-give-up-together = V tejto hre sa všetci vzdávajú spoločne: opýtaj sa ostatných.
table-refused-join-first = Stránka a stôl sa stratili; načítaj stránku znova.
table-refused-nameless = Skôr než prehovoríš, zvoľ si meno.
table-refused-no-open-seat = Všetky miesta sú obsadené.
table-refused-no-origin = Nie je povedané, kde sa nová partia začína.
table-refused-no-scenario = Scenár sa zadáva buď hodnotami, alebo súborom.
table-refused-no-proposals = Návrhy sú len v hrách, v ktorých všetci vyhrajú alebo prehrajú spoločne.
table-refused-no-such-bot = Taký bot tu nie je.
table-refused-no-such-phrase = Taká veta tu nie je.
table-refused-enough-claims = Na túto chvíľu stačí: medzi dvoma akciami sa dá tvrdiť len niekoľko vecí ({ $count }).
table-refused-no-such-ply = Toľko akcií sa nehralo: zatiaľ ich bolo { $plies }.
table-refused-no-such-seat = Také miesto tu nie je.
table-refused-no-such-table = Taký stôl tu nie je.
table-refused-not-away = Nikto nie je preč ani bez času.
table-refused-not-paused = Partia nemá prestávku.
table-refused-not-seated = Pri tomto stole nemáš miesto.
table-refused-not-started = Partia sa nezačala: niektoré miesta sú ešte voľné.
table-refused-not-stored = Server teraz nemôže ukladať, preto sa nič nezmenilo. Skús to o chvíľu znova.
table-refused-metrics-closed = Metriky servera možno čítať len na jeho vlastnom počítači, alebo s tokenom prevádzkovateľa.
table-refused-not-your-seat = Na tomto mieste sedí niekto iný.
table-refused-nothing-proposed = Tento návrh už nie je, alebo je tvoj vlastný.
table-refused-nothing-to-answer = Na to sa ťa teraz nikto nepýta.
table-refused-nothing-to-claim = Nikomu, nad kým by sa dalo vyhrať, čas nevypršal.
table-refused-nothing-to-resign = Niet čo vzdať.
table-refused-nothing-to-return-to = Žiadny bot za teba nehrá.
table-refused-nothing-to-undo = Nie je nič, čo možno vziať späť bez opýtania.
table-refused-other-game = Tá partia patrí k inej hre.
table-refused-other-data = Táto partia sa hrala s inými komponentmi, než má tento server, a nedá sa tu zobraziť.
table-refused-other-rules = Tá partia sa hrala podľa iných pravidiel.
table-refused-our-fault = U nás sa niečo pokazilo.
table-refused-over-already = V tej pozícii sa už partia skončila.
table-refused-overtaken = Niekto bol rýchlejší.
table-refused-paused = Partia má prestávku.
table-refused-say-one-thing = Povedz buď vlastné slová, alebo jednu z viet.
table-refused-seat-count = Počet miest v tejto hre: { $seats }.
table-refused-seat-taken = To miesto je obsadené.
table-refused-stale = Plán sa medzitým zmenil.
table-refused-started-already = Partia sa už začala.
table-refused-still-running = To bude k dispozícii, až sa partia skončí.
table-refused-stopping = Server sa reštartuje; vráť sa o chvíľu.
table-refused-too-fast = To bolo príliš rýchlo; chvíľu počkaj.
table-refused-too-long = Tá partia je príliš dlhá.
table-refused-undo-too-far = Ďalej späť by museli súhlasiť ostatní.
table-refused-names-on-one-screen = Vlastné mená patria k stolu na jednej obrazovke; ostatní vidia meno, pod ktorým ťa poznajú.
table-refused-name-taken = Meno { $name } patrí k účtu: zvoľ iné.
table-refused-has-account = Účet už máš: ak chceš založiť iný, odhlás sa.
table-refused-wrong-login = Žiadny účet nemá toto meno a toto heslo.
table-refused-busy = Práve sa prihlasuje príliš veľa ľudí: skús to o chvíľu.
table-refused-name-length = Meno má 1 až { $most } znakov.
table-refused-name-character = Meno tam nemôže mať znak { $code }.
table-refused-name-invisible = Meno potrebuje aspoň jeden viditeľný znak.
table-refused-settings-size = Nastavenia môžu mať najviac { $size } KiB.
table-refused-no-hints = Kde hrá ešte niekto iný, pomôcky nie sú.
table-refused-analyst-busy = Analytik má práve veľa práce: skús to znova o { $seconds } s.
table-refused-too-many-questions = { $most ->
        [one] Na jednu odpoveď
        [few] Na { $most } odpovede
        [many] Na { $most } odpovede
       *[other] Na { $most } odpovedí
    } už čakáš: skús to znova o { $seconds } s.
table-refused-analyst-gone = Analytik to prerušil: opýtaj sa znova.
table-refused-analyst-failed = Rozbor tu zlyhal pre chybu servera. Chyba je zapísaná v protokole; nová otázka nepomôže.
