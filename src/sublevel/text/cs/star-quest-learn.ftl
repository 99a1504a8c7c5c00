# The lessons of Star Quest. Each step says what to look at or what to do.

star-quest-lesson-goal = Cíl mise
star-quest-lesson-goal-1 = Každá mise má cíl za 30 bodů. Tady je třeba něco vypnout na a6, v malé místnosti na západě.
star-quest-lesson-goal-2 = Tvůj bojovník R1 stojí na c6. Vyber R1.
star-quest-lesson-goal-3 = Dveře jsou otevřené. Jdi na západ, na b6.
star-quest-lesson-goal-4 = A dál na a6.
star-quest-lesson-goal-5 = Vedle R1 nestojí žádný robot, takže může v klidu pracovat. Použij pole.
star-quest-lesson-goal-done = Známka hlavního cíle je tvoje. Zbývá cesta domů: kdo na konci zůstane na palubě, je ztracen.

star-quest-lesson-door = Pohyb a dveře
star-quest-lesson-door-1 = Bojovník s laserem jde až o šest polí, s těžkou zbraní až o čtyři. Vyber R2.
star-quest-lesson-door-2 = Dveře na západě jsou široké dvě pole. Jdi na c6, před ně.
star-quest-lesson-door-3 = Otevření dveří nic nestojí a pohyb nekončí. Otevři je.
star-quest-lesson-door-4 = Teď je do místnosti vidět. R2 udělal dost: ukonči jeho akci.
star-quest-lesson-door-done = Dveře zůstanou navždy otevřené. Otvírej je, když je nablízku někdo, kdo může střílet.

star-quest-lesson-fire = Střelba
star-quest-lesson-fire-1 = Na h5 stojí ork a na i6 gridling. K výstřelu stačí volná spojnice středů dvou polí.
star-quest-lesson-fire-2 = Vyber figurku R1.
star-quest-lesson-fire-3 = Laser hází dvěma bílými kostkami. Víc než pancíř orka 1 ho vyřadí. Střílej na O1.
star-quest-lesson-fire-4 = Po výstřelu by se R1 mohl ještě pohnout. Ukonči akci R1.
star-quest-lesson-fire-5 = Teď gridling: vyber R2.
star-quest-lesson-fire-6 = Nemá žádný pancíř, takže stačí jediný bod. Střílej na G1.
star-quest-lesson-fire-7 = Ukonči akci R2.
star-quest-lesson-fire-done = Kdo vyřadí robota, vezme ze stolu žeton jeho druhu, pokud tam leží: to jsou body.

star-quest-lesson-heavy = Těžké zbraně
star-quest-lesson-heavy-1 = R4 má blaster černých děr. Jeho paprsek projde každým v cestě, přítelem i nepřítelem. Vyber R4.
star-quest-lesson-heavy-2 = V řadě stojí tři roboti. Vystřel z blasteru na východ.
star-quest-lesson-heavy-3 = Dvě červené kostky zasáhnou všechny stejným součtem. Ukonči akci R4.
star-quest-lesson-heavy-done = Holomet zasáhne pole a jeho okolí, dělo nulového času rozdělí body mezi víc cílů.

star-quest-lesson-close = Boj zblízka
star-quest-lesson-close-1 = Vedle tvého velitele stojí gridling. Velitel má šest životů a kilovoltovou sekeru. Vyber R0.
star-quest-lesson-close-2 = V boji zblízka hází oba a nižší součet ztrácí rozdíl. Zaútoč na G1.
star-quest-lesson-close-3 = Remíza nic nemění. Ukonči akci R0.
star-quest-lesson-close-done = Nejblíž nebezpečí má stát velitel; bojovníci mají jediný život.

star-quest-lesson-scan = Body na radaru
star-quest-lesson-scan-1 = Deska na východě ještě není prozkoumaná: nikdo neví, co tam čeká. Vyber R1.
star-quest-lesson-scan-2 = Jdi na východ průchodem, na m3.
star-quest-lesson-scan-3 = Až R1 skončí, Chaos položí na tuto desku své radarové body mimo tvůj dohled. Ukonči akci R1.
star-quest-lesson-scan-4 = Na x12 se objevil radarový bod. Co to je, zjistíš, až ho někdo uvidí.
star-quest-lesson-scan-done = Na novou desku vstupuj poslední figurkou, aby ostatní mohli odpovědět.

star-quest-lesson-home = Cesta domů
star-quest-lesson-home-1 = Tvoje přístaviště je na západě. Vyber R1.
star-quest-lesson-home-2 = Jdi na a4, před přechodovou komoru.
star-quest-lesson-home-3 = Ještě krok na západ a R1 je v bezpečí.
star-quest-lesson-home-done = Kdo se vrátil, nemůže být ztracen, ale ani znovu nepřijde. Až dojdou karty událostí, má každý oddíl poslední tah.
