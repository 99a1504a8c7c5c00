# Panic Station. Pojmy sa držia slovníčka pravidiel.

panic-station-title = Panic Station
panic-station-tagline = Nájdite hniezdo a spáľte ho, kým ešte viete, kto je človek.

## Kto a čo; iné správy sa z nich skladajú

panic-station-colour = { $colour ->
        [R] Červený
        [B] Modrý
        [G] Zelený
        [Y] Žltý
        [W] Biely
       *[P] Fialový
    }
panic-station-card = { $card ->
        [GAS] kanister
        [ARM] brnenie
        [AMMO] munícia
        [AID] lekárnička
        [KEY] prístupová karta
        [HEAVY] ťažká zbraň
        [NADE] granát
        [BOOST] dávka energie
        [SCOPE] zameriavač
        [KNIFE] bojový nôž
        [SCAN] telesný skener
        [ANTI] protilátka
        [NVG] nočné videnie
        [SIGNAL] vábnička na parazity
        [SNIPER] odstreľovacia puška
        [HOST] karta hostiteľa
        [INF] karta nákazy
       *[ALERT] poplach
    }
panic-station-room = { $card ->
        [R00] Reaktor
        [R01] Otvorený terminál
        [R02] Hniezdo
        [R03] Uzavretý terminál
        [R04] Ošetrovňa
        [R05] Sklad A
        [R06] Sklad B
        [R07] Prázdna hala A
        [R08] Prázdna hala B
        [R09] Beh A
        [R10] Beh B
        [R11] Beh C
        [R12] Spoločné hľadanie A
        [R13] Spoločné hľadanie B
        [R14] Spoločné hľadanie C
        [R15] Spoločné hľadanie D
        [R16] Nebezpečenstvo A
        [R17] Nebezpečenstvo B
        [R18] Nebezpečenstvo C
       *[R19] Nebezpečenstvo D
    }

## Čo sa deje

panic-station-event-match-ended = { $end ->
        [burnt] Hniezdo horí: víťazia preživší bez nákazy.
        [all-red] Sken ukazuje len nakazených: víťazia parazity.
        [troopers-dead] Všetci vojaci sú mŕtvi: víťazia parazity.
        [hive-lost] Hniezdo sa už nedá nájsť: víťazia parazity.
        [conceded] Posledný hráč bez nákazy sa vzdáva: víťazia parazity.
        [adjudicated] Hniezdo už nikto nemôže spáliť: víťazia parazity.
       *[out-of-rounds] Čas vypršal: víťazia parazity.
    }
