# The campaign page of Star Quest (section 9.5 of the rules).

star-quest-camp-title = Campaign
star-quest-camp-open = Play a campaign
star-quest-camp-back = To the campaign
star-quest-camp-about = Seven missions in order with the same squads. Who wins the primary mark rises in rank and gives more orders, good scores bring honours and more equipment, and whenever Chaos has the highest score, one more Android waits in the dark. The campaign is kept in this browser.
star-quest-camp-squads = Squads
star-quest-camp-begin = Begin the campaign
star-quest-camp-leave = Give up the campaign
star-quest-camp-standing = How the squads stand
star-quest-camp-missions = Missions
star-quest-camp-rank = { $rank ->
        [1] Sergeant
        [2] Lieutenant
        [3] Captain
       *[4] Major
    }
star-quest-camp-honours = { $count ->
        [one] one honour
       *[other] { $count } honours
    }
star-quest-camp-cards = Order cards: { $orders }, equipment cards: { $equipment }
star-quest-camp-marks = { $count ->
        [0] No Chaos mark
        [one] One Chaos mark: one more Android
       *[other] { $count } Chaos marks: { $count } more Androids
    }
star-quest-camp-promote = Turn four honours into a rank
star-quest-camp-sheet = Score sheet
star-quest-camp-holder = { $holder ->
        [me] I
        [bot] a bot
       *[open] somebody online
    }
star-quest-camp-play = Play this mission
star-quest-camp-go-on = Back to the match
star-quest-camp-won = The campaign is won by: { $who }
