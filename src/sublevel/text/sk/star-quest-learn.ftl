# The lessons of Star Quest. Each step says what to look at or what to do.

star-quest-lesson-goal = Cieľ misie
star-quest-lesson-goal-1 = Každá misia má cieľ za 30 bodov. Tu treba niečo vypnúť na a6, v malej miestnosti na západe.
star-quest-lesson-goal-2 = Tvoj bojovník R1 stojí na c6. Vyber R1.
star-quest-lesson-goal-3 = Dvere sú otvorené. Choď na západ, na b6.
star-quest-lesson-goal-4 = A ďalej na a6.
star-quest-lesson-goal-5 = Vedľa R1 nestojí žiadny robot, takže môže pokojne pracovať. Použi pole.
star-quest-lesson-goal-done = Známka hlavného cieľa je tvoja. Zostáva cesta domov: kto na konci zostane na palube, je stratený.

star-quest-lesson-door = Pohyb a dvere
star-quest-lesson-door-1 = Bojovník s laserom ide až o šesť polí, s ťažkou zbraňou až o štyri. Vyber R2.
star-quest-lesson-door-2 = Dvere na západe sú široké dve polia. Choď na c6, pred ne.
star-quest-lesson-door-3 = Otvorenie dverí nič nestojí a pohyb nekončí. Otvor ich.
star-quest-lesson-door-4 = Teraz do miestnosti vidno. R2 urobil dosť: ukonči jeho akciu.
star-quest-lesson-door-done = Dvere zostanú navždy otvorené. Otváraj ich, keď je nablízku niekto, kto môže strieľať.

star-quest-lesson-fire = Streľba
star-quest-lesson-fire-1 = Na h5 stojí ork a na i6 gridling. Na výstrel stačí voľná spojnica stredov dvoch polí.
star-quest-lesson-fire-2 = Vyber figúrku R1.
star-quest-lesson-fire-3 = Laser hádže dvoma bielymi kockami. Viac než pancier orka 1 ho vyradí. Strieľaj na O1.
star-quest-lesson-fire-4 = Po výstrele by sa R1 mohol ešte pohnúť. Ukonči akciu R1.
star-quest-lesson-fire-5 = Teraz gridling: vyber R2.
star-quest-lesson-fire-6 = Nemá žiadny pancier, takže stačí jediný bod. Strieľaj na G1.
star-quest-lesson-fire-7 = Ukonči akciu R2.
star-quest-lesson-fire-done = Kto vyradí robota, vezme zo stola žetón jeho druhu, ak tam leží: to sú body.

star-quest-lesson-heavy = Ťažké zbrane
star-quest-lesson-heavy-1 = R4 má blaster čiernych dier. Jeho lúč prejde každým v ceste, priateľom aj nepriateľom. Vyber R4.
star-quest-lesson-heavy-2 = V rade stoja traja roboti. Vystreľ z blastera na východ.
star-quest-lesson-heavy-3 = Dve červené kocky zasiahnu všetkých rovnakým súčtom. Ukonči akciu R4.
star-quest-lesson-heavy-done = Holomet zasiahne pole a jeho okolie, delo nulového času rozdelí body medzi viac cieľov.

star-quest-lesson-close = Boj nablízko
star-quest-lesson-close-1 = Vedľa tvojho veliteľa stojí gridling. Veliteľ má šesť životov a kilovoltovú sekeru. Vyber R0.
star-quest-lesson-close-2 = V boji zblízka hádžu obaja a nižší súčet stráca rozdiel. Zaútoč na G1.
star-quest-lesson-close-3 = Remíza nič nemení. Ukonči akciu R0.
star-quest-lesson-close-done = Najbližšie k nebezpečenstvu má stáť veliteľ; bojovníci majú jediný život.

star-quest-lesson-scan = Body na radare
star-quest-lesson-scan-1 = Doska na východe ešte nie je preskúmaná: nikto nevie, čo tam čaká. Vyber R1.
star-quest-lesson-scan-2 = Choď na východ priechodom, na m3.
star-quest-lesson-scan-3 = Keď R1 skončí, Chaos položí na túto dosku svoje radarové body mimo tvojho dohľadu. Ukonči akciu R1.
star-quest-lesson-scan-4 = Na x12 sa objavil radarový bod. Čo to je, zistíš, keď ho niekto uvidí.
star-quest-lesson-scan-done = Na novú dosku vstupuj poslednou figúrkou, aby ostatní mohli odpovedať.

star-quest-lesson-home = Cesta domov
star-quest-lesson-home-1 = Tvoje prístavisko je na západe. Vyber R1.
star-quest-lesson-home-2 = Choď na a4, pred prechodovú komoru.
star-quest-lesson-home-3 = Ešte krok na západ a R1 je v bezpečí.
star-quest-lesson-home-done = Kto sa vrátil, nemôže byť stratený, ale ani znova nepríde. Keď sa minú karty udalostí, má každý oddiel posledný ťah.
