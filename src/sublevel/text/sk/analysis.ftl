# Rady pri stole, rozbor odohranej partie, analýza pozícií. Šance odhaduje program.

## Rady

analysis-hint = Čo by si urobil ty?
analysis-hint-short = Rada
analysis-hint-close = Odložiť radu
analysis-hint-play = Zahrať
analysis-thinking = Premýšľa …
analysis-visits = Premyslené varianty: { $visits }
analysis-best = Najlepšie: { $move }
analysis-chance = Šanca na výhru
analysis-line = Potom sa čaká:
analysis-show = Ukázať na pláne
analysis-play = Zahrať

## Program, ktorý premýšľa s tebou

analysis-engine = Varianty
analysis-chance-of = { $side }: { $percent }
analysis-unknown = Šance ešte nie sú známe.
analysis-over = V tejto pozícii sa partia už skončila.
analysis-stopped = Zastavené
analysis-stop = Prestať premýšľať
analysis-go = Premýšľať ďalej

## Stránka analýzy

analysis-title = Analýza – { $game }
analysis-head = Analýza
analysis-way = Analyzovať pozície
analysis-way-help = Postav si nejakú a pozri sa, čo si o nej myslí engine
analysis-moves = Zahrané
analysis-position = Pozícia
analysis-set = Použiť
analysis-link = Skopírovať odkaz na túto pozíciu
analysis-edit = Zostaviť plán
analysis-edit-help = Engine počká, kým pozíciu použiješ. Kamene, dlaždice aj všetko ostatné môžeš meniť, ako chceš; či je pozícia možná, stojí pod plánom.
analysis-fresh = Nové rozloženie
analysis-use = Použiť túto pozíciu
analysis-possible = Táto pozícia je možná.
analysis-checking = Zisťuje sa, či je možná …
analysis-examine = Preskúmať túto pozíciu

## Rozbor partie

analysis-review = Rozbor
analysis-review-help = Engine prejde každú akciu: aké boli šance a kde sa partia zlomila.
analysis-review-start = Rozobrať partiu
analysis-review-progress = Akcia { $done } z { $plies }
analysis-review-done = Celá partia je prejdená, počet akcií: { $plies }.
analysis-review-again = Skúsiť znova
analysis-graph = Šance v priebehu partie
analysis-graph-start = Pred prvou akciou
analysis-graph-at = Po akcii { $at }: { $side } { $percent }
analysis-graph-unknown = Po akcii { $at }: ešte neprešlo
analysis-turning = Zlomové okamihy
analysis-turning-none = Žiadna akcia nestála veľa.
analysis-turning-yet = Zatiaľ žiadne.
analysis-turning-yours = Akcia { $number }, tvoja: „{ $played }“ ({ $left }); „{ $better }“ by udržalo { $kept }.
analysis-turning-theirs = Akcia { $number }: { $side } zahrali „{ $played }“ ({ $left }); „{ $better }“ by udržalo { $kept }.
analysis-turning-try = Vyskúšať
