# Prečo môže byť akcia dobrá alebo zlá, ako to hovoria rady.

underground-advice-wins = Dverami von: to je útek.
underground-advice-red = Červená karta: po tomto ťahu nepríde voda.
underground-advice-blue = Modrá karta: po tomto ťahu príde voda.
underground-advice-nearer-chip = Cesta k najbližšiemu kódovému žetónu sa skráti.
underground-advice-farther-chip = Cesta k najbližšiemu kódovému žetónu sa predĺži.
underground-advice-nearer-exit = Cesta k východu sa skráti.
underground-advice-farther-exit = Cesta k východu sa predĺži.
underground-advice-bridges = Stavia nad vodou na { $cell }.
underground-advice-drains = Voda na { $cell } odtečie.
underground-advice-reaches-chip = Na { $cell } leží kódový žetón: skonči tam pohyb a môžeš si ho vziať.
underground-advice-takes-chip = O kódový žetón viac pre kód.
underground-advice-takes-key = O kľúč viac pre zámok.
underground-advice-opens-lock = Otvorí zámok na { $cell } za jeden kľúč.
underground-advice-spends-chip = Spotrebuje tento zvláštny žetón: { underground-chip }.
underground-advice-spends-joker = Spotrebuje jeden zo žolíkových dielov.
underground-advice-leaves-line = Opustí líniu únoscu.
underground-advice-seen = Únosca by vás odhalil.
underground-advice-in-time = Presýpacie hodiny sa otočia, skôr než sa vyprázdnia: to šetrí karty.
underground-advice-early = V presýpacích hodinách je ešte piesok: kto ich otočí teraz, príde o čas.
underground-advice-saves-cards = Bez nového kódového žetónu sa preň neberie žiadna karta.
