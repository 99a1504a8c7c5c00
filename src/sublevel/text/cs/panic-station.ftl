# Panic Station. Pojmy se drží slovníčku pravidel.

panic-station-title = Panic Station
panic-station-tagline = Najděte hnízdo a spalte ho, dokud ještě víte, kdo je člověk.

## Kdo a co; jiné zprávy se z nich skládají

panic-station-colour = { $colour ->
        [R] Červený
        [B] Modrý
        [G] Zelený
        [Y] Žlutý
        [W] Bílý
       *[P] Fialový
    }
panic-station-card = { $card ->
        [GAS] kanystr
        [ARM] zbroj
        [AMMO] munice
        [AID] lékárnička
        [KEY] přístupová karta
        [HEAVY] těžká zbraň
        [NADE] granát
        [BOOST] dávka energie
        [SCOPE] zaměřovač
        [KNIFE] bojový nůž
        [SCAN] tělesný skener
        [ANTI] protilátka
        [NVG] noční vidění
        [SIGNAL] vábnička parazitů
        [SNIPER] odstřelovací puška
        [HOST] karta hostitele
        [INF] karta nákazy
       *[ALERT] poplach
    }
panic-station-room = { $card ->
        [R00] Reaktor
        [R01] Otevřený terminál
        [R02] Hnízdo
        [R03] Uzavřený terminál
        [R04] Ošetřovna
        [R05] Sklad A
        [R06] Sklad B
        [R07] Prázdná hala A
        [R08] Prázdná hala B
        [R09] Běh A
        [R10] Běh B
        [R11] Běh C
        [R12] Společné hledání A
        [R13] Společné hledání B
        [R14] Společné hledání C
        [R15] Společné hledání D
        [R16] Nebezpečí A
        [R17] Nebezpečí B
        [R18] Nebezpečí C
       *[R19] Nebezpečí D
    }

## Co se děje

panic-station-event-match-ended = { $end ->
        [burnt] Hnízdo hoří: vítězí přeživší bez nákazy.
        [all-red] Sken ukazuje jen nakažené: vítězí paraziti.
        [troopers-dead] Všichni vojáci jsou mrtví: vítězí paraziti.
        [hive-lost] Hnízdo už nelze najít: vítězí paraziti.
        [conceded] Poslední hráč bez nákazy se vzdává: vítězí paraziti.
        [adjudicated] Hnízdo už nikdo nemůže spálit: vítězí paraziti.
       *[out-of-rounds] Čas vypršel: vítězí paraziti.
    }
