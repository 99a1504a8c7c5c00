# Why an action may be good or bad, as hints say it.

the-base-advice-wins = { the-base-piece } is the third one saved: that wins.
the-base-advice-saves = { the-base-piece } is saved.
the-base-advice-captures = { the-base-piece } is captured.
the-base-advice-escapes = { the-base-piece } gets out of the enemy’s reach.
the-base-advice-risks = { the-base-piece } gets into the enemy’s reach.
the-base-advice-threatens = { the-base-piece } is threatened.
the-base-advice-reveals = Shows what lies on { $cell }.
the-base-advice-shortens = Your ways get shorter by { $actions ->
        [one] one action
       *[other] { $actions } actions
    }.
the-base-advice-blocks = The enemy’s ways get longer by { $actions ->
        [one] one action
       *[other] { $actions } actions
    }.
