# Was Tipps in jedem Spiel sagen.

advice-wins-in = Gewinnt mit { $actions ->
        [one] einer eigenen Aktion
       *[other] { $actions } eigenen Aktionen
    }.
advice-leads = Du liegst vorn. Geh kein Risiko ein.
