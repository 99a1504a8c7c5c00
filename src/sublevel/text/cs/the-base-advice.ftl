# Co mluví pro akci a proti ní, jak to říkají rady.

the-base-advice-wins = { the-base-piece } je v cíli jako třetí: to vyhrává.
the-base-advice-saves = { the-base-piece } je v cíli.
the-base-advice-captures = { the-base-piece } je vyhozen.
the-base-advice-escapes = { the-base-piece } unikne z dosahu soupeře.
the-base-advice-risks = { the-base-piece } se dostane do dosahu soupeře.
the-base-advice-threatens = { the-base-piece } je ohrožen.
the-base-advice-reveals = Ukáže, co leží na { $cell }.
the-base-advice-shortens = Tvé cesty se zkrátí o { $actions ->
        [one] jednu akci
        [few] { $actions } akce
        [many] { $actions } akce
       *[other] { $actions } akcí
    }.
the-base-advice-blocks = Soupeřovy cesty se prodlouží o { $actions ->
        [one] jednu akci
        [few] { $actions } akce
        [many] { $actions } akce
       *[other] { $actions } akcí
    }.
