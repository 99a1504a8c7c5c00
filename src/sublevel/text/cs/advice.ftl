# Co rady říkají v každé hře.

advice-wins-in = Vyhrává { $actions ->
        [one] jednou vlastní akcí
        [few] { $actions } vlastními akcemi
        [many] { $actions } vlastní akce
       *[other] { $actions } vlastními akcemi
    }.
advice-leads = Vedeš. Hlavně neriskuj.
