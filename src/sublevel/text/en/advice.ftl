# What hints say in every game.

advice-wins-in = Wins in { $actions ->
        [one] one more action
       *[other] { $actions } actions
    } of your own.
advice-leads = You are ahead. Stay safe.
