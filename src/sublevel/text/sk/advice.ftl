# Čo rady hovoria v každej hre.

advice-wins-in = Vyhráva { $actions ->
        [one] jednou vlastnou akciou
        [few] { $actions } vlastnými akciami
        [many] { $actions } vlastnej akcie
       *[other] { $actions } vlastnými akciami
    }.
advice-leads = Vedieš. Hlavne neriskuj.
