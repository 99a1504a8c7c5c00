# Rady u stolu, rozbor odehrané partie, analýza pozic. Šance odhaduje program.

## Rady

analysis-hint = Co bys udělal ty?
analysis-hint-short = Rada
analysis-hint-close = Odložit radu
analysis-hint-play = Zahrát
analysis-thinking = Přemýšlí …
analysis-visits = Promyšlené varianty: { $visits }
analysis-best = Nejlepší: { $move }
analysis-chance = Šance na výhru
analysis-line = Pak se čeká:
analysis-show = Ukázat na plánu
analysis-play = Zahrát

## Program, který přemýšlí s tebou

analysis-engine = Varianty
analysis-chance-of = { $side }: { $percent }
analysis-unknown = Šance ještě nejsou známé.
analysis-over = V této pozici už partie skončila.
analysis-stopped = Zastaveno
analysis-stop = Přestat přemýšlet
analysis-go = Přemýšlet dál

## Stránka analýzy

analysis-title = Analýza – { $game }
analysis-head = Analýza
analysis-way = Analyzovat pozice
analysis-way-help = Postav si nějakou a podívej se, co si o ní myslí engine
analysis-moves = Zahráno
analysis-position = Pozice
analysis-set = Použít
analysis-link = Zkopírovat odkaz na tuto pozici
analysis-edit = Sestavit plán
analysis-edit-help = Engine počká, až pozici použiješ. Kameny, dlaždice i vše ostatní můžeš měnit, jak chceš; zda je pozice možná, stojí pod plánem.
analysis-fresh = Nové rozložení
analysis-use = Použít tuto pozici
analysis-possible = Tato pozice je možná.
analysis-checking = Zjišťuje se, zda je možná …
analysis-examine = Prozkoumat tuto pozici

## Rozbor partie

analysis-review = Rozbor
analysis-review-help = Engine projde každou akci: jaké byly šance a kde se partie zlomila.
analysis-review-start = Rozebrat partii
analysis-review-progress = Akce { $done } z { $plies }
analysis-review-done = Celá partie je prošlá, počet akcí: { $plies }.
analysis-review-again = Zkusit znovu
analysis-graph = Šance v průběhu partie
analysis-graph-start = Před první akcí
analysis-graph-at = Po akci { $at }: { $side } { $percent }
analysis-graph-unknown = Po akci { $at }: ještě neprošlo
analysis-turning = Zlomové okamžiky
analysis-turning-none = Žádná akce nestála mnoho.
analysis-turning-yet = Zatím žádné.
analysis-turning-yours = Akce { $number }, tvoje: „{ $played }“ ({ $left }); „{ $better }“ by udrželo { $kept }.
analysis-turning-theirs = Akce { $number }: { $side } zahráli „{ $played }“ ({ $left }); „{ $better }“ by udrželo { $kept }.
analysis-turning-try = Vyzkoušet
