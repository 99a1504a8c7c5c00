# Stránka s pravidly a stránka s lekcemi.

## Pravidla

rules-page = { $game }: pravidla
rules-label = Pravidla
rules-intro = Krátké věty pro hráče, každá s číslem svého bodu. Při sporu platí přesné znění za ní.
rules-minute = Hra za minutu
rules-search = Hledat v pravidlech
rules-search-help = Slovo, nebo bod, třeba { $clause }
rules-search-clear = Vymazat hledání
rules-found = { $count ->
        [one] Nalezen jeden bod
        [few] Nalezeny { $count } body
        [many] Nalezeno { $count } bodu
       *[other] Nalezeno { $count } bodů
    }
rules-none = Nic se nenašlo. Zkus jiné slovo.
rules-contents = Obsah
rules-exact = Přesné znění (anglicky)
rules-further = Pro stůl a pro programy
rules-further-note = Zbytek specifikace: jak se zapisují pozice a akce a jak se rozhodla nejasná místa.
rules-further-count = { $count ->
        [one] jeden bod
        [few] { $count } body
        [many] { $count } bodu
       *[other] { $count } bodů
    }
rules-link = Odkaz na { $clause }
rules-learn = Učit se krok za krokem
rules-play = Hrát
rules-failed = Pravidla se nepodařilo načíst.
rules-retry = Zkusit znovu

## Učení

learn-page = { $game }: učení
learn-label = Učení
learn-intro = Krátké lekce na skutečném herním plánu. Každá trvá minutu nebo dvě.
learn-games = Hry
learn-lessons = Lekce
learn-progress = Hotovo { $done } z { $all }
learn-step = Krok { $step } z { $all }
learn-done-mark = hotovo
learn-next = Dál
learn-restart = Začít lekci znovu
learn-hint = Nápověda
learn-other = I to je možné. Tady ale zkus něco jiného; akce je vzata zpět.
learn-well-done = Výborně!
learn-next-lesson = Další lekce
learn-repeat = Ještě jednou
learn-board = Herní plán lekce
learn-rules = Přečíst pravidla
learn-match = Opravdová partie
learn-match-text = Víš všechno, co potřebuješ. Zahraj si první partii proti botovi: bez hodin a s možností vracet akce.
learn-match-bot = Hrát proti botovi
learn-match-setup = Založit vlastní stůl
learn-failed = Lekci se nepodařilo načíst.
learn-retry = Zkusit znovu
learn-none = K této hře zatím žádné lekce nejsou.
learn-forget = Zapomenout můj postup
