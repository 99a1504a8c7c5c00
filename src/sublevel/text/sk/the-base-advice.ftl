# Čo hovorí za akciu a proti nej, ako to hovoria rady.

the-base-advice-wins = { the-base-piece } je v cieli ako tretí: to vyhráva.
the-base-advice-saves = { the-base-piece } je v cieli.
the-base-advice-captures = { the-base-piece } je vyhodený.
the-base-advice-escapes = { the-base-piece } unikne z dosahu súpera.
the-base-advice-risks = { the-base-piece } sa dostane do dosahu súpera.
the-base-advice-threatens = { the-base-piece } je ohrozený.
the-base-advice-reveals = Ukáže, čo leží na { $cell }.
the-base-advice-shortens = Tvoje cesty sa skrátia o { $actions ->
        [one] jednu akciu
        [few] { $actions } akcie
        [many] { $actions } akcie
       *[other] { $actions } akcií
    }.
the-base-advice-blocks = Súperove cesty sa predĺžia o { $actions ->
        [one] jednu akciu
        [few] { $actions } akcie
        [many] { $actions } akcie
       *[other] { $actions } akcií
    }.
