# The table and the replay: everything around the board, and why the table refuses something.

## The table: places and tools

table-board = Herní plán
table-bar = Co teď dělat
table-seats = Místa
table-panels = Záznam, chat a další
table-log = Záznam
table-notebook = Zápisník
table-chat = Chat
table-log-chat = Záznam a chat
table-things = Karty
table-text = Slovy
table-type = Napiš akci v zápisu
table-type-do = Zahrát
table-view = Zobrazení
table-menu = Nabídka
table-overlays = Ukázat na plánu
table-rules = Pravidla
table-rule = Pravidlo
table-flip = Otočit plán
table-sound = Zvuk
table-theme = Světlé nebo tmavé
table-settings = Nastavení
table-language = Jazyk
table-leave = Odejít od stolu
table-leave-note = Partie pokračuje bez tebe. Vrátit se můžeš stejným odkazem; nebo za tebe hraje bot, dokud si místo nevezmeš zpět.
table-leave-for-now = Zatím odejít
table-home = Úvodní stránka
table-close = Zavřít
table-cancel = Zrušit
table-yes = Ano
table-no = Ne
table-wait-mine = { $name } (ty)
table-loading = Načítá se …
table-copied = Zkopírováno.
table-not-copied = Prohlížeč nedovoluje kopírovat.
table-copy-link = Zkopírovat odkaz na stůl
table-copy-position = Zkopírovat pozici
table-export = Uložit soubor partie
table-head = Stůl { $id }
table-head-watching = Díváš se
table-watching = { $count ->
        [one] { $count } divák
        [few] { $count } diváci
        [many] { $count } diváka
       *[other] { $count } diváků
    }
table-title-turn = Jsi na tahu – { $game }

## Connection

table-connecting = Cesta ke stolu …
table-lost = Spojení ztraceno, zkouším znovu.
table-lost-waiting = { $count ->
        [one] Spojení ztraceno. Tvá akce se odešle, jakmile se obnoví.
        [few] Spojení ztraceno. Tvé { $count } akce se odešlou, jakmile se obnoví.
        [many] Spojení ztraceno. Tvých { $count } akcí se odešle, jakmile se obnoví.
       *[other] Spojení ztraceno. Tvých { $count } akcí se odešle, jakmile se obnoví.
    }
table-sending = Akce se odesílá …
table-unsaved = Server teď nemůže ukládat. Hodiny stojí; jakmile to půjde, hra sama pokračuje.
table-unsaved-waiting = Server teď nemůže ukládat. Tvá akce zůstává zapamatovaná a zahraje se, jakmile to půjde; hodiny stojí.
table-broken-note = Desku nejde nakreslit. Načti stránku znovu; tvá partie je na serveru v bezpečí a vedle desky ji jde hrát i slovy.

## Seats

table-seat-label = { $name }, { $side }
table-turn-yours = jsi na tahu
table-turn-theirs = na tahu
table-seat-stand-in = Zaskakuje bot: { $level }
table-seat-stand-in-short = Zaskakuje bot
table-seat-away = Pryč
table-seat-overdue = Čas vypršel
table-clock = Zbývá: { $time }

## Log and looking back

table-log-empty = Zatím se nic nehrálo.
table-log-start = Příprava
table-log-deal = Začátek partie
table-log-secret = Něco, co nevidíš
table-steps = Ohlédnutí po akcích
table-step-of = { $at } z { $newest }
table-step-back = O akci zpět
table-step-on = O akci vpřed
table-step-first = Na začátek
table-step-last = Na konec
table-back = Ohlížíš se: po akci { $at } z { $newest }.
table-back-due = Jsi na tahu.
table-back-now = Zpět do teď
table-look-failed = Tuto pozici teď nelze ukázat.

## Chat

table-chat-empty = Zatím nikdo nic neřekl.
table-chat-rooms = Kdo mluví
table-chat-players = Hráči
table-chat-watchers = Diváci
table-chat-say = Něco říct
table-chat-send = Odeslat
table-proposals = Návrhy
table-propose = Navrhnout
table-propose-help = Nejsi na tahu: ukaž ostatním svůj nápad.
table-proposal-theirs = { $name } navrhuje:
table-proposal-mine = Navrhuješ:
table-proposal-agreed = Líbí se: { $names }
table-proposal-agree = Dobrý nápad
table-proposal-show = Převzít
table-chat-phrases = Rychlé věty
table-chat-unread = nové v chatu
table-chat-join = Kdo mluví, potřebuje jméno.
table-chat-guest = Vstoupit jako host
table-chat-players-note = Tady spolu mluví hráči.
table-chat-out-note = Jsi ze hry venku: tady mluví hráči a ty posloucháš. Diváci tě slyší.
table-chat-watchers-note = Tady spolu mluví diváci.
table-phrase-hello = Ahoj!
table-phrase-good-luck = Hodně štěstí!
table-phrase-one-moment = Moment, prosím.
table-phrase-nice-move = Pěkný tah!
table-phrase-oops = Jejda!
table-phrase-well-played = Dobře zahráno!
table-phrase-thanks = Díky!
table-phrase-again = Ještě jednu?

## Deeds

table-deed-undo = Vzít zpět
table-deed-undo-turn = Celý tah
table-undo-off-revealed = Odkrytí nejde vzít zpět.
table-undo-off-timer = Mezitím se otočily hodiny: to nejde vzít zpět.
table-deed-ask-undo = Požádat o vrácení
table-deed-ask-pause = Požádat o přestávku
table-deed-resume = Hrát dál
table-deed-ask-draw = Nabídnout remízu
table-deed-rematch = Odveta
table-deed-resign = Vzdát se
table-deed-resign-confirm = Partii prohraješ. Nelze to vzít zpět.
table-deed-ask-concede = Vzdát se společně
table-deed-ask-concede-confirm = Když všichni souhlasí, partii prohrajete všichni. Nelze to vzít zpět.
table-deed-leave = Nechat hrát bota
table-deed-leave-confirm = Odteď za tebe hraje bot. Co zahraje, platí; místo si můžeš kdykoli vzít zpět.
table-deed-return = Vzít si místo zpět
table-deed-replace = Nechat hrát bota
table-deed-claim = Prohlásit výhru
table-deed-start = Začít s boty na volných místech
table-stand-in-mine = Hraje za tebe bot.
table-missing-away = { $name } tu není.
table-missing-overdue = { $name }: čas vypršel. Rozhodni, nebo počkej.
table-status-open = Čeká se na hráče
table-status-paused = Partie má přestávku.
table-status-finished = Partie skončila.

## Offers

table-offer-undo = { $count ->
        [one] { $name } chce vzít zpět poslední akci.
        [few] { $name } chce vzít zpět { $count } akce.
        [many] { $name } chce vzít zpět { $count } akce.
       *[other] { $name } chce vzít zpět { $count } akcí.
    }
table-offer-pause = { $name } žádá o přestávku.
table-offer-draw = { $name } nabízí remízu.
table-offer-concede = { $name } se chce společně vzdát.
table-offer-rematch = { $name } chce odvetu.
table-offer-wait-undo = Žádáš o vrácení. Rozhodují ostatní.
table-offer-wait-pause = Je tu žádost o přestávku. Rozhodují ostatní.
table-offer-wait-draw = Je nabídnuta remíza. Rozhodují ostatní.
table-offer-wait-concede = Chceš se vzdát. Rozhodují ostatní.
table-offer-wait-rematch = Chceš odvetu. Rozhodují ostatní.
table-offer-withdraw = Stáhnout
table-offer-redraws = Co se losovalo nebo házelo, se vylosuje znovu.
table-declined-undo = { $name } nesouhlasí: nic se nevrací.
table-declined-pause = { $name } nechce přestávku.
table-declined-draw = { $name } odmítá remízu.
table-declined-concede = { $name } chce hrát dál.
table-declined-rematch = { $name } nechce odvetu.

## One screen for several

table-banner = { $side }: { $name }
table-curtain = Předej obrazovku: { $name }
table-curtain-note = Co teď přijde, smí vidět jen jeden.
table-curtain-ready = Tady { $name }

## A table that waits for people

table-wait-join = Přisednout ke stolu
table-wait-open = { $count ->
        [one] Volné je jedno místo.
        [few] Volná jsou { $count } místa.
        [many] Volných je { $count } místa.
       *[other] Volných je { $count } míst.
    }
table-wait-name = Tvé jméno
table-wait-name-any = nebo ti nějaké najdeme
table-wait-sit = Sednout si
table-wait-link = Pošli tento odkaz
table-wait-copy = Kopírovat
table-wait-share = Sdílet

## The end

table-end-won = Vyhráváš!
table-end-lost = Prohráváš
table-end-draw = Remíza
table-end-winner = { $count ->
        [one] Vítěz: { $name }
        [few] Vítězové: { $name }
        [many] Vítězové: { $name }
       *[other] Vítězové: { $name }
    }
table-end-resigned = { $name } se vzdává.
table-end-time = { $name }: čas vypršel.
table-end-agreed = Všichni souhlasili.
table-end-conceded = Vzdali jste se společně.
table-end-together-won = Společná výhra!
table-end-together-lost = Společná prohra
table-end-result = Výsledek
table-end-board = Prohlédnout plán
table-end-replay = Přehrát
table-end-following = K odvetě
table-own-data = Vlastní komponenty:
table-seal = Bylo rozložení poctivé?
table-seal-running = Před partií stůl rozložení zapečetil tímto otiskem. Na konci ukáže, z čeho vznikl.
table-seal-how = Před partií stůl ukázal tento otisk. Je to SHA-256 ze semínka a soli spojených dvojtečkou; můžeš si ho spočítat.
table-seal-commitment = Otisk
table-seal-seed = Semínko
table-seal-salt = Sůl
table-seal-check = Ověřit
table-seal-kept = Souhlasí: rozložení bylo dané před partií.
table-seal-broken = Nesouhlasí.
table-seal-impossible = Tento prohlížeč to tady neumí spočítat.

## Playing on from a position

table-fork = Hrát odtud dál
table-fork-note = { $plies ->
        [one] Nový stůl začne po { $plies } akci. Tato partie zůstane, jak je.
        [few] Nový stůl začne po { $plies } akcích. Tato partie zůstane, jak je.
        [many] Nový stůl začne po { $plies } akce. Tato partie zůstane, jak je.
       *[other] Nový stůl začne po { $plies } akcích. Tato partie zůstane, jak je.
    }
table-fork-screen = Všichni u této obrazovky
table-fork-bot = Proti botovi
table-fork-side = Moje strana
table-fork-level = Síla
table-fork-go = Otevřít stůl

## Replay

table-replay = Záznam partie
table-replay-title = Záznam partie – { $game }
table-replay-controls = Ovládání záznamu
table-replay-play = Přehrát
table-replay-pause = Zastavit
table-replay-speed = Rychlost
table-replay-eyes = Čí oči
table-replay-spectator = Divák
table-replay-seat = Oči: { $side }
table-replay-all = Vidět vše
table-replay-share = Zkopírovat odkaz na tuto pozici
table-file-title = Otevřít soubor partie
table-file-drop = Pusť sem soubor partie, nebo ho vyber.
table-file-large = Soubor je příliš velký: soubor partie má nejvýš { $size } kB.
table-file-empty = Soubor je prázdný.
table-file-unreadable = Soubor nelze přečíst.

## Why something was not done

table-refused-too-many = Příliš mnoho požadavků: zkus to znovu za { $seconds } s.
table-refused-origin = Stránky jiných webů to tu nemohou.
table-refused-too-large = Požadavek může mít nejvýš { $size } KiB.
table-refused-fault = Na serveru se něco pokazilo; není to tvoje chyba.
table-refused-no-token = K tomu je třeba jméno: přihlas se, nebo vstup jako host.
table-refused-bad-token = Už tě tu neznáme: vstup znovu.
table-refused-bad-request = Požadavek není v pořádku: { $detail }
table-refused-not-json = Požadavek není zapsán, jak má být (JSON).
table-refused-too-slow = Požadavek nedorazil včas.
table-refused-gone = Požadavek se přerušil.
table-refused-not-there = Na této adrese nic není.
table-refused-method = { $method } na této adrese nejde.
table-refused-unknown-game = Taková hra tu není.
table-refused-bad-option = Některá volba hry není v pořádku: { $detail }
table-refused-bad-position = Tuto pozici nelze hrát: { $detail }
table-refused-bad-file = Tento soubor není uložená partie, nebo v něm bylo něco změněno.
table-refused-malformed = Tohle není zápis akce této hry: { $detail }
table-refused-finished = Partie skončila.
table-refused-not-your-turn = Na tahu je někdo jiný.
table-refused-already-seated = U tohoto stolu už místo máš.
table-refused-asked-already = O to se už žádá.
table-refused-bad-message = Stůl této zprávě nerozumí: { $detail }
table-refused-bot-plays = Hraje za tebe bot; nejdřív si vezmi místo zpět.
table-refused-cannot-ask = O to teď žádat nelze.
table-refused-clock-too-short = Hodiny dávají nejméně { $seconds } sekund.
table-refused-forced-deal = Partii s předem danou náhodou nelze hrát dál.
table-refused-give-up-together = V této hře se všichni vzdávají společně: zeptej se ostatních.
table-refused-join-first = Stránka a stůl se ztratily; načti stránku znovu.
table-refused-nameless = Než promluvíš, zvol si jméno.
table-refused-no-open-seat = Všechna místa jsou obsazená.
table-refused-no-origin = Není řečeno, kde nová partie začíná.
table-refused-no-scenario = Scénář se zadává buď hodnotami, nebo souborem.
table-refused-no-proposals = Návrhy jsou jen ve hrách, ve kterých všichni vyhrají nebo prohrají společně.
table-refused-no-such-bot = Takový bot tu není.
table-refused-no-such-phrase = Taková věta tu není.
table-refused-enough-claims = Pro tuto chvíli stačí: mezi dvěma akcemi lze tvrdit jen několik věcí ({ $count }).
table-refused-no-such-ply = Tolik akcí se nehrálo: zatím jich bylo { $plies }.
table-refused-no-such-seat = Takové místo tu není.
table-refused-no-such-table = Takový stůl tu není.
table-refused-not-away = Nikdo není pryč ani bez času.
table-refused-not-paused = Partie nemá přestávku.
table-refused-not-seated = U tohoto stolu nemáš místo.
table-refused-not-started = Partie nezačala: některá místa jsou ještě volná.
table-refused-not-stored = Server teď nemůže ukládat, proto se nic nezměnilo. Zkus to za chvíli znovu.
table-refused-metrics-closed = Metriky serveru lze číst jen na jeho vlastním počítači, nebo s tokenem provozovatele.
table-refused-not-your-seat = Na tomto místě sedí někdo jiný.
table-refused-nothing-proposed = Tento návrh už není, nebo je tvůj vlastní.
table-refused-nothing-to-answer = Na to se tě teď nikdo neptá.
table-refused-nothing-to-claim = Nikomu, nad kým by šlo vyhrát, čas nevypršel.
table-refused-nothing-to-resign = Není co vzdát.
table-refused-nothing-to-return-to = Žádný bot za tebe nehraje.
table-refused-nothing-to-undo = Není nic, co lze vzít zpět bez ptaní.
table-refused-other-game = Ta partie patří k jiné hře.
table-refused-other-data = Tahle partie se hrála s jinými komponentami, než má tento server, a nelze ji tu zobrazit.
table-refused-other-rules = Ta partie se hrála podle jiných pravidel.
table-refused-our-fault = U nás se něco pokazilo.
table-refused-over-already = V té pozici už partie skončila.
table-refused-overtaken = Někdo byl rychlejší.
table-refused-paused = Partie má přestávku.
table-refused-say-one-thing = Řekni buď vlastní slova, nebo jednu z vět.
table-refused-seat-count = Počet míst v této hře: { $seats }.
table-refused-seat-taken = To místo je obsazené.
table-refused-stale = Plán se mezitím změnil.
table-refused-started-already = Partie už začala.
table-refused-still-running = To bude k dispozici, až partie skončí.
table-refused-stopping = Server se restartuje; vrať se za chvíli.
table-refused-too-fast = To bylo moc rychle; chvilku počkej.
table-refused-too-long = Ta partie je příliš dlouhá.
table-refused-undo-too-far = Dál zpět by museli souhlasit ostatní.
table-refused-names-on-one-screen = Vlastní jména patří ke stolu na jedné obrazovce; ostatní vidí jméno, pod kterým tě znají.
table-refused-name-taken = Jméno { $name } patří k účtu: zvol jiné.
table-refused-has-account = Účet už máš: chceš-li založit jiný, odhlas se.
table-refused-wrong-login = Žádný účet nemá toto jméno a toto heslo.
table-refused-busy = Právě se přihlašuje příliš mnoho lidí: zkus to za chvíli.
table-refused-name-length = Jméno má 1 až { $most } znaků.
table-refused-name-character = Jméno tam nemůže mít znak { $code }.
table-refused-name-invisible = Jméno potřebuje aspoň jeden viditelný znak.
table-refused-settings-size = Nastavení může mít nejvýš { $size } KiB.
table-refused-no-hints = Kde hraje ještě někdo jiný, nápověda není.
table-refused-analyst-busy = Analytik má právě moc práce: zkus to znovu za { $seconds } s.
table-refused-too-many-questions = { $most ->
        [one] Na jednu odpověď
        [few] Na { $most } odpovědi
        [many] Na { $most } odpovědi
       *[other] Na { $most } odpovědí
    } už čekáš: zkus to znovu za { $seconds } s.
table-refused-analyst-gone = Analytik to přerušil: zeptej se znovu.
table-refused-analyst-failed = Rozbor tu selhal kvůli chybě serveru. Chyba je zapsaná v protokolu; nový dotaz nepomůže.
