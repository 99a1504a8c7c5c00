# Proč může být akce dobrá nebo špatná, jak to říkají rady.

underground-advice-wins = Dveřmi ven: to je útěk.
underground-advice-red = Červená karta: po tomto tahu nepřijde voda.
underground-advice-blue = Modrá karta: po tomto tahu přijde voda.
underground-advice-nearer-chip = Cesta k nejbližšímu kódovému žetonu se zkrátí.
underground-advice-farther-chip = Cesta k nejbližšímu kódovému žetonu se prodlouží.
underground-advice-nearer-exit = Cesta k východu se zkrátí.
underground-advice-farther-exit = Cesta k východu se prodlouží.
underground-advice-bridges = Staví nad vodou na { $cell }.
underground-advice-drains = Voda na { $cell } odteče.
underground-advice-reaches-chip = Na { $cell } leží kódový žeton: skonči tam pohyb a můžeš si ho vzít.
underground-advice-takes-chip = O kódový žeton víc pro kód.
underground-advice-takes-key = O klíč víc pro zámek.
underground-advice-opens-lock = Otevře zámek na { $cell } za jeden klíč.
underground-advice-spends-chip = Spotřebuje tento zvláštní žeton: { underground-chip }.
underground-advice-spends-joker = Spotřebuje jeden z žolíkových dílů.
underground-advice-leaves-line = Opustí linii únosce.
underground-advice-seen = Únosce by vás odhalil.
underground-advice-in-time = Přesýpací hodiny se otočí, než se vyprázdní: to šetří karty.
underground-advice-early = V přesýpacích hodinách je ještě písek: kdo je otočí teď, přijde o čas.
underground-advice-saves-cards = Bez nového kódového žetonu se kvůli němu nebere žádná karta.
