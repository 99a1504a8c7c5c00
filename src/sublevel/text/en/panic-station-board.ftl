# Panic Station on the board: what the browser shows around the station.

panic-station-board-kind-of-game = Hidden infection, 4 to 6 players
panic-station-board-overlay-names = Names of rooms
panic-station-board-overlay-reach = Where the character can go
panic-station-board-overlay-alerts = Where an alert would land
panic-station-board-hive-far = The hive is { $count ->
        [one] { $count } room
       *[other] { $count } rooms
    } away.

## Who and where

panic-station-board-kind = { $kind ->
        [T] Trooper
       *[A] Android
    }
panic-station-board-my-character = { $kind ->
        [T] your trooper
       *[A] your android
    }
panic-station-board-character = { $player }’s { $kind ->
        [T] trooper
       *[A] android
    }
panic-station-board-character-hit = { $player }’s { $kind ->
        [T] trooper
       *[A] android
    }
panic-station-board-own = own
panic-station-board-infection = Infection
panic-station-board-infection-own = own infection
panic-station-board-infection-yours = your infection card
panic-station-board-infection-of = infection ({ $player })
panic-station-board-spent = spent
# Where long words on narrow cards may be broken.
panic-station-board-breaks = ammu|nition
panic-station-board-antechamber = antechamber of { $room }
panic-station-board-direction = { $direction ->
        [N] north
        [E] east
        [S] south
       *[W] west
    }
panic-station-board-symbol = { $symbol ->
        [terminal] terminal
        [infirmary] infirmary
        [storage] storage
        [run] run
        [team] team search
       *[danger] danger
    } ({ $side ->
        [red] red side
       *[black] black side
    })
panic-station-board-parasites = { $colour ->
        [g] { $count ->
        [one] one grey parasite
       *[other] { $count } grey parasites
    }
       *[b] { $count ->
        [one] one black parasite
       *[other] { $count } black parasites
    }
    }
panic-station-board-parasite-in = { $colour ->
        [g] grey parasite
       *[b] black parasite
    } in { $room }
panic-station-board-life = { $kind }: { $count ->
        [one] { $count } life point
       *[other] { $count } life points
    }
panic-station-board-cards-in-hand = { $count ->
        [one] { $count } card in hand
       *[other] { $count } cards in hand
    }
panic-station-board-locked = With { $count } cards no item can be used: so many must stay in the hand
panic-station-board-start-player = start player
panic-station-board-eliminated = You are out
panic-station-board-nobody-wins = Nobody wins
panic-station-board-eliminated-other = out of the game

## The station

panic-station-board-station = The station
panic-station-board-round = Round
panic-station-board-round-number = Round { $round }
panic-station-board-turn-of = turn { $turn } of { $turns }
panic-station-board-parasite-phase = parasite phase
panic-station-board-doors-red = Doors closed
panic-station-board-doors-green = Doors open
panic-station-board-duty = Search first
panic-station-board-fit = Show the whole station
panic-station-board-next-room = Next room
panic-station-board-next-room-left = { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } in the stack
panic-station-board-place-at = A place for the room card: { panic-station-board-direction } of { $beside }
panic-station-board-place-free = fits
panic-station-board-lay-here = Lay it here
panic-station-board-turn-card = Turn the card
panic-station-board-walk-here = Walk here: { $count ->
        [one] { $count } action point
       *[other] { $count } action points
    }
panic-station-board-walk = Walk there
panic-station-board-search-stack = search stack
panic-station-board-discard = discard
panic-station-board-discarded = Discarded: { $cards }
panic-station-board-rooms-hive = rooms, hive among them
panic-station-board-rooms-stack = rooms in the stack
panic-station-board-gas-unseen = Gas cans that you cannot locate: { $count }
panic-station-board-packet = { $count ->
        [one] One card is
       *[other] { $count } cards are
    } left of the packet with the host card.
panic-station-board-scan-title = Thermo-scan
panic-station-board-scan-result = { $red } infected, { $blue } clean

## Your cards

panic-station-board-tray = Your cards
panic-station-board-your-hand = Your hand
panic-station-board-only-you = only you see this
panic-station-board-state = { $state ->
        [clean] You are clean
        [infected] You are infected
       *[host] You are the host
    }
panic-station-board-hand-size = hand { $count }, { $spare } to spare
panic-station-board-standing = { $room }, { $life ->
        [one] { $life } life point
       *[other] { $life } life points
    }
panic-station-board-other-character = The other character
panic-station-board-card-play = { $how ->
        [tap] Tap again
       *[click] Click
    } { $use ->
        [lay] to lay it out.
       *[use] to use it.
    }
panic-station-board-card-text = { $card ->
        [GAS] Give it in an exchange and you can’t be infected. { $gas } of them burn the hive.
        [ARM] Saves one life point when you are hit. You are asked then.
        [AMMO] Lay it out: your android can shoot, four times.
        [AID] Heals two life points in your room: two for one character, or one each for two.
        [KEY] Lay it out: your characters can walk through closed security doors.
        [HEAVY] Lay it out: your android can fire two shots with one action.
        [NADE] Takes one life point from everybody and every parasite in a neighbouring room. Costs one action point.
        [BOOST] Gives you two more action points this turn.
        [SCOPE] Lay it out: your android can shoot into a neighbouring room.
        [KNIFE] Lay it out: for one action point you attack in your room. It hits on a 3 or 4.
        [SCAN] Shows you the whole hand of a player in your room. Costs one action point.
        [ANTI] Give it in an exchange: it wards off an infection and cures the other player. It works once.
        [NVG] Lay it out: you can search red rooms without a parasite alert.
        [SIGNAL] Moves all parasites of one room up to two rooms away.
        [SNIPER] Lay it out: your android can shoot up to two rooms away, in a straight line.
        [HOST] You are the first to be infected. This card stays in your hand.
        [own] Once you are infected, give it in an exchange: the other player is infected, unless a gas can or the antidote comes back.
       *[other] Another player’s infection card. It infects nobody.
    }

## What one can do

panic-station-board-actions = Actions
panic-station-board-choices = Choices
panic-station-board-act-move = Move
panic-station-board-act-find = Find a card
panic-station-board-act-lay = Lay room
panic-station-board-act-term = Terminal
panic-station-board-act-shoot = Shoot
panic-station-board-act-knife = Knife
panic-station-board-act-heal = Heal
panic-station-board-off-move = no way open
panic-station-board-off-find = nothing here
panic-station-board-off-lay = no place here
panic-station-board-off-term = not here
panic-station-board-off-shoot = no target
panic-station-board-off-knife = nobody here
panic-station-board-off-heal = not here
panic-station-board-off-points = no points left
panic-station-board-off-duty = search first
panic-station-board-off-ammo = no ammunition
panic-station-board-other-can = { $kind ->
        [T] trooper can
       *[A] android can
    }
panic-station-board-rooms = { $count ->
        [one] { $count } room
       *[other] { $count } rooms
    }
panic-station-board-places = { $count ->
        [one] { $count } place
       *[other] { $count } places
    }
panic-station-board-fits-nowhere = it fits nowhere
panic-station-board-targets = { $count ->
        [one] in { $count } room
       *[other] in { $count } rooms
    }
panic-station-board-alert-first = alert first
panic-station-board-no-alert = no alert
panic-station-board-cost = { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
panic-station-board-cancel = Cancel
panic-station-board-points-left = { $count ->
        [one] { $count } action point left
       *[other] { $count } action points left
    }
panic-station-board-price = Costs { $cost ->
        [one] { $cost } action point
       *[other] { $cost } action points
    }, { $left } left then.
panic-station-board-price-free = Costs no action point.

## Actions in words

panic-station-board-do-lay = Lay { $card } { panic-station-board-direction } of { $beside }{ $turned ->
        [u] , as printed
        [r] , turned to the right
        [d] , turned round
       *[l] , turned to the left
    }
panic-station-board-do-lay-none = The room card fits nowhere: take the next one
panic-station-board-do-move = { $who }: go to { $where }
panic-station-board-do-run = { $who }: run on to { $where }
panic-station-board-do-find = { $who }: find a card
panic-station-board-do-find-team = { $who }: search together with { $partner }
panic-station-board-with-night-vision = (with night vision)
panic-station-board-do-lay-out = Lay out: { $card }
panic-station-board-do-boost = Energy boost: 2 action points more
panic-station-board-do-aid = First aid: { $whom } ({ $count ->
        [one] 2 points
       *[other] 1 point each
    })
panic-station-board-do-grenade = { $who }: throw a grenade into { $where }
panic-station-board-do-knife = { $who }: attack { $target } with the knife
panic-station-board-do-body-scan = Look at the whole hand of { $player }
panic-station-board-do-signal = Lure the parasites: { $from } → { $to }
panic-station-board-do-shoot = Shoot { $count ->
        [one] once
       *[other] twice
    }: { $targets }
panic-station-board-do-heal = Heal: { $who }, 2 life points
panic-station-board-do-heal-both = Heal both: 1 life point each
panic-station-board-do-terminal-open = Terminal: open all doors
panic-station-board-do-terminal-scan = Terminal: thermo-scan
panic-station-board-do-terminal-lay = Terminal: lay { $card } { panic-station-board-direction } of { $beside }{ $turned ->
        [u] , as printed
        [r] , turned to the right
        [d] , turned round
       *[l] , turned to the left
    }
panic-station-board-do-terminal-lay-none = Terminal: the room fits nowhere, take the next one
panic-station-board-do-burn = Burn the hive
panic-station-board-do-swap = Exchange cards with { $player }
panic-station-board-do-team-yes = Draw a card too
panic-station-board-do-team-no = No, thank you
panic-station-board-do-give = Give: { $card }
panic-station-board-do-armour = { $use ->
        [none] No armour
       *[some] Use armour: { $count }
    }
panic-station-board-do-armour-split = Armour: { $trooper } for the trooper, { $android } for the android
panic-station-board-do-relocate = Take a { $colour ->
        [g] grey
       *[b] black
    } parasite from { $room }
panic-station-board-do-end = End turn
panic-station-board-do-concede = Give up

## The exchange

panic-station-board-exchange = Exchange
panic-station-board-your-envelope = Your envelope
panic-station-board-their-envelope = { panic-station-partner-of }’s envelope
panic-station-board-opens-with-yours = opens with yours
panic-station-board-sealed = sealed
panic-station-board-empty = still empty
panic-station-board-seal = Seal: { $card }
panic-station-board-gift-gas = If { $player } tries to infect you, you stay clean. The can is gone from your hand then.
panic-station-board-gift-anti = It wards off an infection and cures { panic-station-partner-of }, once.
panic-station-board-gift-infect = { $player } becomes infected, unless a gas can or the antidote comes back.
panic-station-board-gift-foreign = This card infects nobody: it is not yours. { $player } learns that you hold it.
panic-station-board-gift-item = It does not protect you: if { $player } tries to infect you, you are infected.
panic-station-board-gift-harmless = It infects nobody: { $player } gets an ordinary card.
panic-station-board-you-gave = You gave { panic-station-partner-to }: { $card }
panic-station-board-you-got = You received: { $card }
panic-station-board-outcome = { $outcome ->
        [infected] You are infected now.
        [cured] You are clean again.
        [warded] { $player } tried to infect you. Your card warded it off.
        [spread] { $player } is infected now.
        [failed] No infection: { $player } was protected.
       *[none] Nothing else happened.
    }
panic-station-board-infected-now = From now on you win with the parasites.
panic-station-board-seen = All right

## Armour

panic-station-board-armour = Armour
panic-station-board-hit-parasites = The parasites attack.
panic-station-board-hit-by = Attack by { $player }.
panic-station-board-armour-answered = Your answer is in. It stays hidden until all have answered.
panic-station-board-table-answers = The table answers for you.

## Prompts

panic-station-board-prompt-turn = { $count ->
        [one] { $count } action point: move, search, lay a room or act.
       *[other] { $count } action points: move, search, lay a room or act.
    }
panic-station-board-prompt-spent = No action points are left.
panic-station-board-hint-turn = The number in a room is the price of the way there. [T] [A] pick a character, arrow keys walk.
panic-station-board-hint-turn-tap = Tap a room to see the way, tap again to walk it. Or choose an action.
panic-station-board-hint-spent = Cards that cost nothing can still be used; then end your turn.
panic-station-board-prompt-duty = First turn: you must find a card with { $count ->
        [one] this action point
       *[other] these { $count } action points
    }.
panic-station-board-hint-duty = Lay a room, walk in and search it.
panic-station-board-prompt-run = { $who } may run on into a neighbouring room for nothing.
panic-station-board-hint-run = Any other action forgoes it.
panic-station-board-prompt-way = { $who } to { $room }: { $count ->
        [one] { $count } action point
       *[other] { $count } action points
    }
panic-station-board-prompt-move = { $who }: where to?
panic-station-board-hint-move = Choose a highlighted room. The number is the price of the way.
panic-station-board-way-exchange = An exchange is due there.
panic-station-board-way-alert = A parasite alert comes with it.
panic-station-board-prompt-lay = Where should the room go?
panic-station-board-prompt-place = You must lay this room.
panic-station-board-hint-place = Click a place, [R] turns the card, [Enter] lays it.
panic-station-board-hint-place-tap = Tap a place; tap again to turn the card.
panic-station-board-prompt-find = How do you search?
panic-station-board-prompt-term = What should the terminal do?
panic-station-board-prompt-shoot = At what do you shoot?
panic-station-board-prompt-heal = Whom do you heal?
panic-station-board-prompt-knife = Whom do you attack with the knife?
panic-station-board-prompt-aid = Whom does the first aid heal?
panic-station-board-prompt-nade = Where does the grenade go?
panic-station-board-prompt-bscan = Whose hand do you want to see?
panic-station-board-prompt-signal = From where to where do the parasites go?
panic-station-board-hint-target = Choose here or on the map.
panic-station-board-hint-choose = Choose one.
panic-station-board-prompt-encounter = { $room }: you are not alone. Exchange a card or attack.
panic-station-board-hint-encounter = There is no way round it.
panic-station-board-prompt-encounter-only = { $room }: you are not alone. Exchange a card.
panic-station-board-hint-encounter-only = You have nothing to attack with.
panic-station-board-prompt-give = Choose one card for { panic-station-partner-of }.
panic-station-board-prompt-no-choice = You have no choice here: the table answers for you.
panic-station-board-hint-give = Both envelopes open at the same moment. The others only see that you exchanged.
panic-station-board-decided = Already chosen in secret: { $players }.
panic-station-board-prompt-team = { $player } searches and lets you draw a card too.
panic-station-board-hint-team = It costs you nothing, but it may be an alert.
panic-station-board-prompt-relocate = No parasite is left in the supply: take one from a room.
panic-station-board-hint-relocate = It goes here: { $room }.
panic-station-board-prompt-armour = You are hit: { $count ->
        [one] { $count } life point
       *[other] { $count } life points
    } in all. Do you use armour?
panic-station-board-hint-armour = Everybody who is hit with cards to spare is asked. Nobody sees an answer before all are in.
panic-station-board-prompt-over = The match is over.
panic-station-board-waiting = { $phase ->
        [armour] Waiting for the armour of { $who }.
        [team_reply] Waiting for { $who }: search together or not?
        [relocate] { $who } moves a parasite.
        [encounter] { $who } meets somebody.
        [place] { $who } lays a room.
       *[turn] Waiting for { $who }.
    }
panic-station-board-waiting-give = { $a } and { $b } exchange a card each.
panic-station-board-waiting-sealed = In your envelope: { $card }.

## The notebook

panic-station-board-public = public
panic-station-board-scans = Thermo-scans
panic-station-board-no-scans = No scan yet.
panic-station-board-scan-rest = { $count ->
        [one] At least one of these was infected too: { $players }.
       *[other] At least { $count } of these were infected too: { $players }.
    }
panic-station-board-infected-count = { $count } infected
panic-station-board-you-know = What you know
panic-station-board-holds = { $player } holds: { $cards }
panic-station-board-sure = { $player } is { $state ->
        [infected] infected
       *[clean] clean
    }: that is certain.
panic-station-board-marks = My marks
panic-station-board-mark-of = Your mark for { $player }
panic-station-board-mark = { $mark ->
        [clean] clean
        [unsure] doubtful
       *[infected] infected
    }
panic-station-board-own-words = Notes of your own
panic-station-board-exchanges = My exchanges
panic-station-board-gave-got = gave · received
panic-station-board-no-exchanges = No exchange yet.
panic-station-board-glance = Round { $round }, whole hand: { $cards }
panic-station-board-draws = Drawn:
panic-station-board-who-met = Who exchanged
panic-station-board-claims = Claims
panic-station-board-no-claims = Nobody has claimed anything yet.
panic-station-board-quoted = “{ $words }”
panic-station-board-doubt-false = not true: you know what it was
panic-station-board-doubt-against = against what you know

## Claims

panic-station-board-claim-make = Say something
panic-station-board-claim-back = Back
panic-station-board-claim-kind = { $kind ->
        [accuse] I suspect …
        [know] I know …
        [trust] I trust …
        [got] I received …
        [gave] I gave …
        [have] I hold …
        [will] I am going to …
        [ask] Please …
       *[answer] Answer …
    }
panic-station-board-claim-clean = I am clean.
panic-station-board-claim-accuse = I suspect { panic-station-partner }.
panic-station-board-claim-know = I know that { panic-station-partner } is infected.
panic-station-board-claim-trust = I trust { panic-station-partner-to }.
panic-station-board-claim-gave = I gave { panic-station-partner }: { panic-station-card }.
panic-station-board-claim-got = { panic-station-partner } gave me: { panic-station-card }.
panic-station-board-claim-got-infection = { panic-station-partner } tried to infect me!
panic-station-board-claim-have = { $count ->
        [0] I have no { panic-station-card }.
       *[some] I hold { $count } × { panic-station-card }.
    }
panic-station-board-claim-will = { $plan ->
        [hive] I am going to the hive.
        [search] I am going to search.
        [terminal] I am going to a terminal.
        [doors] I am going to open the doors.
        [scan] I am going to scan.
        [heal] I am going to heal.
        [guard] I am going to keep watch.
       *[away] I am going away.
    }
panic-station-board-claim-ask = { panic-station-partner }, { $request ->
        [give_gas] give me gas.
        [come] come here.
        [leave] go away.
        [open_doors] open the doors.
        [scan] start a scan.
       *[follow] follow me.
    }
panic-station-board-claim-ask-shoot = { panic-station-partner }, shoot at { panic-station-victim }.
panic-station-board-claim-shoot = shoot at …
panic-station-board-claim-answer = { $answer ->
        [yes] Yes.
       *[no] No.
    }

## The end

panic-station-board-story = What really happened
panic-station-board-story-host = drew the host card.
panic-station-board-story-infected = was infected by { $player }.
panic-station-board-story-clean = was clean at the end.
panic-station-board-story-host-cured = drew the host card and was cured.
panic-station-board-story-last = infected last: does not win
panic-station-board-timeline = The whole story
panic-station-board-tale-host = { $player } draws the host card.
panic-station-board-tale-infected = { panic-station-partner } infects { panic-station-victim }.
panic-station-board-tale-cured = The antidote of { panic-station-partner-of } cures { panic-station-victim }.
panic-station-board-tale-exchange = { $a } gives: { $given }. { $b } gives: { $got }.
panic-station-board-tale-died = Dead: { $who }.
panic-station-board-tale-out = { $player } is out of the game.
panic-station-board-tale-burnt = { $player } burns the hive.
panic-station-board-tale-found = { $player } finds: { $card }.
panic-station-board-tale-gift = { $player } has chosen: { $card }.
panic-station-board-tale-armour = { $player } has chosen armour: { $count }.
panic-station-board-tale-seen = Hand of { $player }: { $count } × { $card }.
panic-station-board-hands = All hands

## The text twin

panic-station-board-twin = The station in words
panic-station-board-twin-state = Round { $round }. { $player } has { $points } action points.
panic-station-board-twin-top = Next room: { $room }; { $count } in the stack.
panic-station-board-twin-hand = Your hand: { $cards }
panic-station-board-exit = { panic-station-board-direction }{ $edge ->
        [d] , security door: { $room }
       *[o] : { $room }
    }
panic-station-board-exit-free = nothing yet
panic-station-board-far = { $count } { panic-station-board-direction }
panic-station-board-twin-nothing = There is nothing for you to choose now.
panic-station-board-players = Players
panic-station-board-group-move = Move
panic-station-board-group-find = Search
panic-station-board-group-lay = Lay a room
panic-station-board-group-term = Terminal
panic-station-board-group-attack = Attack
panic-station-board-group-give = Exchange
panic-station-board-group-armour = Armour
panic-station-board-group-other = Other actions
