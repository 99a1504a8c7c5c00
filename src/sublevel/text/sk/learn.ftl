# Stránka s pravidlami a stránka s lekciami.

## Pravidlá

rules-page = { $game }: pravidlá
rules-label = Pravidlá
rules-intro = Krátke vety pre hráčov, každá s číslom svojho bodu. Pri spore platí presné znenie za ňou.
rules-minute = Hra za minútu
rules-search = Hľadať v pravidlách
rules-search-help = Slovo alebo bod, napríklad { $clause }
rules-search-clear = Vymazať hľadanie
rules-found = { $count ->
        [one] Našiel sa jeden bod
        [few] Našli sa { $count } body
        [many] Našlo sa { $count } bodu
       *[other] Našlo sa { $count } bodov
    }
rules-none = Nič sa nenašlo. Skús iné slovo.
rules-contents = Obsah
rules-exact = Presné znenie (anglicky)
rules-further = Pre stôl a pre programy
rules-further-note = Zvyšok špecifikácie: ako sa zapisujú pozície a akcie a ako sa rozhodli nejasné miesta.
rules-further-count = { $count ->
        [one] jeden bod
        [few] { $count } body
        [many] { $count } bodu
       *[other] { $count } bodov
    }
rules-link = Odkaz na { $clause }
rules-learn = Učiť sa krok za krokom
rules-play = Hrať
rules-failed = Pravidlá sa nepodarilo načítať.
rules-retry = Skúsiť znova

## Učenie

learn-page = { $game }: učenie
learn-label = Učenie
learn-intro = Krátke lekcie na skutočnom hernom pláne. Každá trvá minútu alebo dve.
learn-games = Hry
learn-lessons = Lekcie
learn-progress = Hotovo { $done } z { $all }
learn-step = Krok { $step } z { $all }
learn-done-mark = hotovo
learn-next = Ďalej
learn-restart = Začať lekciu znova
learn-hint = Pomôcka
learn-other = Aj to je možné. Tu však skús niečo iné; akcia je vzatá späť.
learn-well-done = Výborne!
learn-next-lesson = Ďalšia lekcia
learn-repeat = Ešte raz
learn-board = Herný plán lekcie
learn-rules = Prečítať pravidlá
learn-match = Skutočná partia
learn-match-text = Vieš všetko, čo potrebuješ. Zahraj si prvú partiu proti botovi: bez hodín a s možnosťou brať akcie späť.
learn-match-bot = Hrať proti botovi
learn-match-setup = Založiť vlastný stôl
learn-failed = Lekciu sa nepodarilo načítať.
learn-retry = Skúsiť znova
learn-none = K tejto hre zatiaľ žiadne lekcie nie sú.
learn-forget = Zabudnúť môj postup
