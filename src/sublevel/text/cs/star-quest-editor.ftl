# Stavba mise hry Star Quest.

star-quest-editor = Dílna misí
star-quest-editor-make = Postavit vlastní misi
star-quest-editor-go-on = Pokračovat ve vlastní misi
star-quest-editor-begin = Začít od
star-quest-editor-empty = Holá loď
star-quest-editor-import = Otevřít soubor
star-quest-editor-export = Uložit jako soubor
star-quest-editor-play = Hrát
star-quest-editor-undo = Zpět
star-quest-editor-unreadable = Tento soubor je na misi příliš velký, nebo se nedá přečíst.
star-quest-editor-tools = Nástroje
star-quest-editor-plan = Plán lodi
star-quest-editor-hint = Vyber věc a stiskni pole, nebo ji přetáhni. Klávesami: šipky chodí, Enter bere a klade, Delete odebírá, R otáčí desku.
star-quest-editor-move = Přesunout
star-quest-editor-erase = Odebrat
star-quest-editor-thing-primary = Hlavní cíl
star-quest-editor-thing-secondary = Vedlejší cíl
star-quest-editor-thing-reserve = Záložní pole
star-quest-editor-boards = Desky
star-quest-editor-board = Deska { $board }
star-quest-editor-quarter = Deska na { $quarter ->
        [NW] severozápadě
        [NE] severovýchodě
        [SW] jihozápadě
       *[SE] jihovýchodě
    }
star-quest-editor-turn = Otočit desku { $board } (teď { $degrees }°)
star-quest-editor-docks = Přístaviště
star-quest-editor-ports = Přístupy
star-quest-editor-choose-port = Stiskni některý ze žlutých přístupů na trupu.
star-quest-editor-part = Část lodi
star-quest-editor-part-all = Celá loď
star-quest-editor-room = místnost { $room }
star-quest-editor-corridor = chodba
star-quest-editor-wrong-here = tady něco nesedí
star-quest-editor-checking = Prohlíží se …
star-quest-editor-right = Dá se hrát.
star-quest-editor-faults = { $count ->
        [one] Jedna věc nesedí:
        [few] { $count } věci nesedí:
        [many] { $count } věci nesedí:
       *[other] { $count } věcí nesedí:
    }
star-quest-editor-name = Název
star-quest-editor-briefing = Rozkaz, který čtou všichni
star-quest-editor-secondary-text = Vedlejší cíl slovy, jen pro Chaos, dokud nebude přečten
star-quest-editor-difficulty = Obtížnost
star-quest-editor-form = Co se má udělat
star-quest-editor-form-choice = { $form ->
        [USE] Něco vypnout
        [REMOVE] Vyřadit roboty z boje
        [CARRY] Donést něco domů
        [HOLD] Udržet místnost
        [CLEAR] Vyčistit loď
        [TOKEN] Sbírat žetony jednoho druhu
       *[SCORE] Sbírat body
    }
star-quest-editor-kind = Druh
star-quest-editor-count = Kolik
star-quest-editor-count-squares = Kolik z těchto polí
star-quest-editor-figures = Figurky, které tam stojí
star-quest-editor-points = Body
star-quest-editor-requires = Předtím vyřadit
star-quest-editor-requires-nothing = Nikoho
star-quest-editor-press-plan = Stiskni jeho místo na plánu.
star-quest-editor-tokens = Žetony Chaosu
star-quest-editor-tokens-help = Blipy jsou pro tři oddíly; méně oddílů jich potká méně. Čipy platí tak, jak tu stojí.
star-quest-editor-blips = Blipy
star-quest-editor-chips = { $squads ->
        [one] Čipy, jeden oddíl
        [few] Čipy, { $squads } oddíly
        [many] Čipy, { $squads } oddílu
       *[other] Čipy, { $squads } oddílů
    }
star-quest-editor-twin = Slovy
star-quest-editor-twin-reserve = Záložní pole: { $squares }
star-quest-editor-twin-docks = Přístaviště: červení { $red }, žlutí { $yellow }, modří { $blue }
