# Stavba misie hry Star Quest.

star-quest-editor = Dielňa misií
star-quest-editor-make = Postaviť vlastnú misiu
star-quest-editor-go-on = Pokračovať vo vlastnej misii
star-quest-editor-begin = Začať od
star-quest-editor-empty = Holá loď
star-quest-editor-import = Otvoriť súbor
star-quest-editor-export = Uložiť ako súbor
star-quest-editor-play = Hrať
star-quest-editor-undo = Späť
star-quest-editor-unreadable = Tento súbor je na misiu priveľký, alebo sa nedá prečítať.
star-quest-editor-tools = Nástroje
star-quest-editor-plan = Plán lode
star-quest-editor-hint = Vyber vec a stlač pole, alebo ju presuň ťahaním. Klávesmi: šípky chodia, Enter berie a kladie, Delete odoberá, R otáča dosku.
star-quest-editor-move = Presunúť
star-quest-editor-erase = Odobrať
star-quest-editor-thing-primary = Hlavný cieľ
star-quest-editor-thing-secondary = Vedľajší cieľ
star-quest-editor-thing-reserve = Záložné pole
star-quest-editor-boards = Dosky
star-quest-editor-board = Doska { $board }
star-quest-editor-quarter = Doska na { $quarter ->
        [NW] severozápade
        [NE] severovýchode
        [SW] juhozápade
       *[SE] juhovýchode
    }
star-quest-editor-turn = Otočiť dosku { $board } (teraz { $degrees }°)
star-quest-editor-docks = Prístaviská
star-quest-editor-ports = Prístupy
star-quest-editor-choose-port = Stlač niektorý zo žltých prístupov na trupe.
star-quest-editor-part = Časť lode
star-quest-editor-part-all = Celá loď
star-quest-editor-room = miestnosť { $room }
star-quest-editor-corridor = chodba
star-quest-editor-wrong-here = tu niečo nesedí
star-quest-editor-checking = Prezerá sa …
star-quest-editor-right = Dá sa hrať.
star-quest-editor-faults = { $count ->
        [one] Jedna vec nesedí:
        [few] { $count } veci nesedia:
        [many] { $count } veci nesedí:
       *[other] { $count } vecí nesedí:
    }
star-quest-editor-name = Názov
star-quest-editor-briefing = Rozkaz, ktorý čítajú všetci
star-quest-editor-secondary-text = Vedľajší cieľ slovami, len pre Chaos, kým sa neprečíta
star-quest-editor-difficulty = Obťažnosť
star-quest-editor-form = Čo treba urobiť
star-quest-editor-form-choice = { $form ->
        [USE] Niečo vypnúť
        [REMOVE] Vyradiť robotov z boja
        [CARRY] Doniesť niečo domov
        [HOLD] Udržať miestnosť
        [CLEAR] Vyčistiť loď
        [TOKEN] Zbierať žetóny jedného druhu
       *[SCORE] Zbierať body
    }
star-quest-editor-kind = Druh
star-quest-editor-count = Koľko
star-quest-editor-count-squares = Koľko z týchto polí
star-quest-editor-figures = Figúrky, ktoré tam stoja
star-quest-editor-points = Body
star-quest-editor-requires = Predtým vyradiť
star-quest-editor-requires-nothing = Nikoho
star-quest-editor-press-plan = Stlač jeho miesto na pláne.
star-quest-editor-tokens = Žetóny Chaosu
star-quest-editor-tokens-help = Blipy sú pre tri oddiely; menej oddielov ich stretne menej. Čipy platia tak, ako tu stoja.
star-quest-editor-blips = Blipy
star-quest-editor-chips = { $squads ->
        [one] Čipy, jeden oddiel
        [few] Čipy, { $squads } oddiely
        [many] Čipy, { $squads } oddielu
       *[other] Čipy, { $squads } oddielov
    }
star-quest-editor-twin = Slovami
star-quest-editor-twin-reserve = Záložné polia: { $squares }
star-quest-editor-twin-docks = Prístaviská: červení { $red }, žltí { $yellow }, modrí { $blue }
