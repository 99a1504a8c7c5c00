# Panic Station. Terms follow the glossary of the rules.

panic-station-title = Panic Station
panic-station-tagline = Find the hive and burn it, if you still know who is human.

## Who and what; other messages are made with these

panic-station-colour = { $colour ->
        [R] Red
        [B] Blue
        [G] Green
        [Y] Yellow
        [W] White
       *[P] Purple
    }
panic-station-card = { $card ->
        [GAS] gas can
        [ARM] armour
        [AMMO] ammunition
        [AID] first-aid kit
        [KEY] key card
        [HEAVY] heavy weapon
        [NADE] grenade
        [BOOST] energy boost
        [SCOPE] scope
        [KNIFE] combat knife
        [SCAN] body scanner
        [ANTI] antidote
        [NVG] night vision
        [SIGNAL] parasite signal
        [SNIPER] sniper rifle
        [HOST] host card
        [INF] infection card
        [INF_R] infection card (red)
        [INF_B] infection card (blue)
        [INF_G] infection card (green)
        [INF_Y] infection card (yellow)
        [INF_W] infection card (white)
        [INF_P] infection card (purple)
       *[ALERT] parasite alert
    }
panic-station-room = { $card ->
        [R00] Reactor
        [R01] Open terminal
        [R02] Hive
        [R03] Closed terminal
        [R04] Infirmary
        [R05] Storage A
        [R06] Storage B
        [R07] Empty hall A
        [R08] Empty hall B
        [R09] Run A
        [R10] Run B
        [R11] Run C
        [R12] Team search A
        [R13] Team search B
        [R14] Team search C
        [R15] Team search D
        [R16] Danger A
        [R17] Danger B
        [R18] Danger C
       *[R19] Danger D
    }

## What happens

panic-station-victory = { $nobody ->
        [dead] nobody wins, since nobody is alive
        [last] nobody wins, since the only survivor was infected last
        [no-infected] nobody wins, since no infected player is alive
        [no-merit] nobody wins, since no survivor infected or killed anybody
       *[won] the parasites win
    }
panic-station-event-match-ended = { $end ->
        [burnt] The hive burns: the clean survivors win.
        [all-red] The scan shows only infected players: { panic-station-victory }.
        [troopers-dead] All troopers are dead: { panic-station-victory }.
        [hive-lost] The hive can no longer be found: { panic-station-victory }.
        [conceded] The last clean player gives up: { panic-station-victory }.
        [adjudicated] Nobody can burn the hive any more: { panic-station-victory }.
        [all-infected] Only infected players are left: { panic-station-victory }.
       *[out-of-rounds] Time is up: { panic-station-victory }.
    }
panic-station-row-nobody = { $end ->
        [troopers-dead] Nobody won, all troopers are dead: { $names }
        [hive-lost] Nobody won, the hive was never found: { $names }
        [out-of-rounds] Nobody won, time was up: { $names }
       *[other] Nobody won: { $names }
    }

## Players, figures and places in sentences

panic-station-player = { $player ->
        [R] Red
        [B] Blue
        [G] Green
        [Y] Yellow
        [W] White
        [P] Purple
       *[other] { $player }
    }
panic-station-partner = { $partner ->
        [R] Red
        [B] Blue
        [G] Green
        [Y] Yellow
        [W] White
        [P] Purple
       *[other] { $partner }
    }
panic-station-partner-of = { $partner ->
        [R] Red
        [B] Blue
        [G] Green
        [Y] Yellow
        [W] White
        [P] Purple
       *[other] { $partner }
    }
panic-station-partner-to = { $partner ->
        [R] Red
        [B] Blue
        [G] Green
        [Y] Yellow
        [W] White
        [P] Purple
       *[other] { $partner }
    }
panic-station-victim = { $victim ->
        [R] Red
        [B] Blue
        [G] Green
        [Y] Yellow
        [W] White
        [P] Purple
       *[other] { $victim }
    }
panic-station-source = { $source ->
        [host] the host card
        [none] nobody
        [R] Red
        [B] Blue
        [G] Green
        [Y] Yellow
        [W] White
        [P] Purple
       *[other] { $source }
    }
panic-station-figure = { $who ->
        [RT] Red's trooper
        [RA] Red's android
        [BT] Blue's trooper
        [BA] Blue's android
        [GT] Green's trooper
        [GA] Green's android
        [YT] Yellow's trooper
        [YA] Yellow's android
        [WT] White's trooper
        [WA] White's android
        [PT] Purple's trooper
        [PA] Purple's android
       *[other] { $who }
    }
panic-station-target = { $target ->
        [RT] Red's trooper
        [RA] Red's android
        [BT] Blue's trooper
        [BA] Blue's android
        [GT] Green's trooper
        [GA] Green's android
        [YT] Yellow's trooper
        [YA] Yellow's android
        [WT] White's trooper
        [WA] White's android
        [PT] Purple's trooper
        [PA] Purple's android
        [grey] a grey parasite
        [black] a black parasite
       *[other] { $target }
    }
panic-station-place = { $room ->
        [R00] Reactor
        [R01] Open terminal
        [R02] Hive
        [R03] Closed terminal
        [R03a] antechamber of Closed terminal
        [R03i] inner room of Closed terminal
        [R04] Infirmary
        [R04a] antechamber of Infirmary
        [R04i] inner room of Infirmary
        [R05] Storage A
        [R06] Storage B
        [R07] Empty hall A
        [R08] Empty hall B
        [R09] Run A
        [R10] Run B
        [R11] Run C
        [R12] Team search A
        [R13] Team search B
        [R14] Team search C
        [R15] Team search D
        [R16] Danger A
        [R17] Danger B
        [R18] Danger C
       *[R19] Danger D
    }
panic-station-place-to = { $to ->
        [R00] Reactor
        [R01] Open terminal
        [R02] Hive
        [R03] Closed terminal
        [R03a] antechamber of Closed terminal
        [R03i] inner room of Closed terminal
        [R04] Infirmary
        [R04a] antechamber of Infirmary
        [R04i] inner room of Infirmary
        [R05] Storage A
        [R06] Storage B
        [R07] Empty hall A
        [R08] Empty hall B
        [R09] Run A
        [R10] Run B
        [R11] Run C
        [R12] Team search A
        [R13] Team search B
        [R14] Team search C
        [R15] Team search D
        [R16] Danger A
        [R17] Danger B
        [R18] Danger C
       *[R19] Danger D
    }
panic-station-given = { $given ->
        [GAS] gas can
        [ARM] armour
        [AMMO] ammunition
        [AID] first-aid kit
        [KEY] key card
        [HEAVY] heavy weapon
        [NADE] grenade
        [BOOST] energy boost
        [SCOPE] scope
        [KNIFE] combat knife
        [SCAN] body scanner
        [ANTI] antidote
        [NVG] night vision
        [SIGNAL] parasite signal
        [SNIPER] sniper rifle
        [HOST] host card
        [INF] infection card
        [INF_R] infection card (red)
        [INF_B] infection card (blue)
        [INF_G] infection card (green)
        [INF_Y] infection card (yellow)
        [INF_W] infection card (white)
        [INF_P] infection card (purple)
       *[ALERT] parasite alert
    }
panic-station-received = { $received ->
        [GAS] gas can
        [ARM] armour
        [AMMO] ammunition
        [AID] first-aid kit
        [KEY] key card
        [HEAVY] heavy weapon
        [NADE] grenade
        [BOOST] energy boost
        [SCOPE] scope
        [KNIFE] combat knife
        [SCAN] body scanner
        [ANTI] antidote
        [NVG] night vision
        [SIGNAL] parasite signal
        [SNIPER] sniper rifle
        [HOST] host card
        [INF] infection card
        [INF_R] infection card (red)
        [INF_B] infection card (blue)
        [INF_G] infection card (green)
        [INF_Y] infection card (yellow)
        [INF_W] infection card (white)
        [INF_P] infection card (purple)
       *[ALERT] parasite alert
    }
panic-station-parasite = { $colour ->
        [grey] A grey parasite
       *[black] A black parasite
    }

## Phases

panic-station-phase-turn = Turn
panic-station-phase-place = Lay the next room
panic-station-phase-encounter = Encounter
panic-station-phase-give = Exchange
panic-station-phase-team-reply = Team search?
panic-station-phase-relocate = Relocate a parasite
panic-station-phase-armour = Armour?
panic-station-phase-over = End of the match

## Options

panic-station-option-players = Players
panic-station-option-players-help = How many play, from 4 to 6. Default: 4.
panic-station-option-bonus-cards = Bonus cards
panic-station-option-bonus-cards-help = Whether antidote, night vision, signal and sniper rifles are in the game. Default: { panic-station-option-bonus-cards-true }.
panic-station-option-bonus-cards-false = Without
panic-station-option-bonus-cards-true = All six
panic-station-option-host-packet = Where the host card lies
panic-station-option-host-packet-help = How many other cards it is mixed with on top of the stack. Default: { panic-station-option-host-packet-seed }.
panic-station-option-host-packet-seed = Twice as many as other players
panic-station-option-host-packet-english = One more
panic-station-option-hive-mix = Where the hive lies
panic-station-option-hive-mix-help = With how many cards at the bottom of the room stack the hive is mixed, 2 or 3. Default: 3.
panic-station-option-infection-cards = Infection cards
panic-station-option-infection-cards-help = How many each player has, 2 or 3. With 2 the humans have it easier. Default: 3.
panic-station-option-gas-needed = Gas for the hive
panic-station-option-gas-needed-help = How many gas cans it takes to burn the hive, 3 or 4. With 4 the humans have it harder. Default: 3.
panic-station-option-host-last-resort = The host card as a gift
panic-station-option-host-last-resort-help = Whether a host without own infection cards may give the host card. Default: { panic-station-option-host-last-resort-false }.
panic-station-option-host-last-resort-false = Never
panic-station-option-host-last-resort-true = As a last resort
panic-station-option-exchange-limit = Exchanges in one room
panic-station-option-exchange-limit-help = Whether a turn asks for one exchange in each room, or one for each of both characters. Default: { panic-station-option-exchange-limit-player }.
panic-station-option-exchange-limit-player = One for the player
panic-station-option-exchange-limit-character = One for each character
panic-station-option-parasite-roll = How parasites walk
panic-station-option-parasite-roll-help = Whether a die is rolled for each parasite, or one for all. Default: { panic-station-option-parasite-roll-each }.
panic-station-option-parasite-roll-each = Each by its own die
panic-station-option-parasite-roll-one = One die for all
panic-station-option-grenade-blocks-exchange = Grenade before entering
panic-station-option-grenade-blocks-exchange-help = Whether a room that a grenade hit in this turn asks for no exchange. Default: { panic-station-option-grenade-blocks-exchange-false }.
panic-station-option-grenade-blocks-exchange-false = An exchange is due
panic-station-option-grenade-blocks-exchange-true = No exchange
panic-station-option-master-servant = Master and servants
panic-station-option-master-servant-help = Whether only those infected win who infected or killed somebody clean, and the first host. Default: { panic-station-option-master-servant-false }.
panic-station-option-master-servant-false = All infected alike
panic-station-option-master-servant-true = Only those with merit
panic-station-option-max-rounds = Most rounds
panic-station-option-max-rounds-help = After so many rounds, from 1 to 200, the parasites win. Default: 30.
panic-station-option-claims = Claims
panic-station-option-claims-help = Whether claims are talk at the table, or actions of the game (for learning programs). Default: { panic-station-option-claims-false }.
panic-station-option-claims-false = Talk at the table
panic-station-option-claims-true = Actions of the game
panic-station-option-adjudicate = End without hope
panic-station-option-adjudicate-help = Whether the match ends as soon as the humans cannot win any more. That tells something. Default: { panic-station-option-adjudicate-false }.
panic-station-option-adjudicate-false = It goes on
panic-station-option-adjudicate-true = It ends at once
panic-station-option-notebook = Notebook
panic-station-option-notebook-help = Whether it shows what follows from what you have seen: cards in other hands, who is surely infected. Default: { panic-station-option-notebook-true }.
panic-station-option-notebook-false = Think for yourself
panic-station-option-notebook-true = With deductions

## Seats

panic-station-seat-red = Red
panic-station-seat-blue = Blue
panic-station-seat-green = Green
panic-station-seat-yellow = Yellow
panic-station-seat-white = White
panic-station-seat-purple = Purple

## What happens

panic-station-event-turn-began = Round { $round }: { panic-station-player } has { $points ->
        [one] { $points } action point
       *[other] { $points } action points
    }.
panic-station-event-figures-entered = { panic-station-player } enters the reactor with both characters.
panic-station-event-room-laid = New room: { panic-station-place }.
panic-station-event-room-put-under = Fits nowhere and goes under the stack: { panic-station-place }.
panic-station-event-room-shown = { $below ->
        [yes] Below the hive lies: { panic-station-place }.
       *[no] Next in the room stack: { panic-station-place }.
    }
panic-station-event-moved = { $run ->
        [yes] { panic-station-figure } runs on for free: { panic-station-place-to }.
       *[no] { panic-station-figure } moves: { panic-station-place-to }.
    }
panic-station-event-alerted = Parasite alert! The die shows { $die }: { panic-station-place-to }.
panic-station-event-parasite-came = { panic-station-parasite } appears: { panic-station-place }.
panic-station-event-parasite-relocated = The supply is empty. { panic-station-parasite } is moved by { panic-station-player }: { panic-station-place-to }.
panic-station-event-search-began = { $partner ->
        [none] { panic-station-figure } searches.
       *[other] { panic-station-figure } searches and asks { panic-station-partner } to join.
    }
panic-station-event-team-answered = { $answer ->
        [yes] { panic-station-player } joins the search.
       *[no] { panic-station-player } does not join the search.
    }
panic-station-event-card-drawn = { panic-station-player } draws a search card; { $left ->
        [one] { $left } card is left
       *[other] { $left } cards are left
    }.
panic-station-event-card-seen = You have found: { panic-station-card }.
panic-station-event-alert-drawn = { panic-station-player } has drawn a parasite alert.
panic-station-event-reshuffled = The discard is shuffled and becomes the new stack: { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }.
panic-station-event-room-turned = { panic-station-place }: the red side is up now.
panic-station-event-item-laid = { panic-station-player } lays out: { panic-station-card }.
panic-station-event-item-used = { panic-station-player } uses: { panic-station-card }.
panic-station-event-boosted = { panic-station-player } has { $points ->
        [one] { $points } action point
       *[other] { $points } action points
    } now.
panic-station-event-healed = { panic-station-figure } gains { $points ->
        [one] { $points } life point
       *[other] { $points } life points
    } and has { $life }.
panic-station-event-shot = { panic-station-figure } shoots { panic-station-target }: { panic-station-place }.
panic-station-event-stabbed = { $hit ->
        [yes] { panic-station-figure } stabs { panic-station-target } and hits ({ $die }).
       *[no] { panic-station-figure } stabs at { panic-station-target } and misses ({ $die }).
    }
panic-station-event-grenade-thrown = { panic-station-figure } throws a grenade: { panic-station-place }.
panic-station-event-parasite-hit = { $after ->
        [gone] { panic-station-parasite } is gone: { panic-station-place }.
       *[grey] { panic-station-parasite } is hit and grey now: { panic-station-place }.
    }
panic-station-event-life-lost = { panic-station-figure } loses { $points ->
        [one] { $points } life point
       *[other] { $points } life points
    } and has { $life }.
panic-station-event-died = { panic-station-figure } is dead.
panic-station-event-eliminated = { panic-station-player } is out of the game; the hand goes to the box unseen.
panic-station-event-answered = { panic-station-player } has chosen in secret.
panic-station-event-armour-used = { panic-station-player } uses { $count ->
        [one] one armour
       *[other] { $count } armours
    }: { panic-station-place }.
panic-station-event-doors-opened = { panic-station-player } opens all security doors.
panic-station-event-doors-closed = All security doors close.
panic-station-event-scanned = { $cause ->
        [hive] The hive is found. Thermo-scan: { $red } infected, { $blue } clean.
       *[terminal] Thermo-scan: { $red } infected, { $blue } clean.
    }
panic-station-event-body-scanned = { panic-station-player } looks at the whole hand of { panic-station-partner }.
panic-station-event-hand-seen = In the hand of { panic-station-partner }: { panic-station-card }, { $count }.
panic-station-event-signal-sent = { $count ->
        [one] One parasite follows the signal
       *[other] { $count } parasites follow the signal
    }: { panic-station-place-to }.
panic-station-event-encountered = { panic-station-figure } meets others: { panic-station-place }. Exchange or attack.
panic-station-event-exchange-began = { panic-station-player } and { panic-station-partner } choose a card each: { panic-station-place }.
panic-station-event-exchanged = { panic-station-player } and { panic-station-partner } have exchanged cards.
panic-station-event-cards-swapped = { panic-station-partner } got from you: { panic-station-given }. You got: { panic-station-received }.
panic-station-event-infected = { $source ->
        [host] You have drawn the host card: you are infected.
       *[other] You are infected now, by { panic-station-source }.
    }
panic-station-event-cured = The antidote of { panic-station-partner } has cured you.
panic-station-event-hive-burnt = { panic-station-player } burns the hive!
panic-station-event-gave-up = { panic-station-player } gives up.
panic-station-event-turn-ended = { panic-station-player } ends the turn.
panic-station-event-phase-began = Parasite phase. { panic-station-player } has the door card now.
panic-station-event-parasite-walked = { $stayed ->
        [yes] { panic-station-parasite } stays where it is ({ $die }).
       *[no] { panic-station-parasite } walks ({ $die }): { panic-station-place-to }.
    }
panic-station-event-round-ended = Round { $round } is over.
panic-station-event-state-revealed = { $state ->
        [infected] { panic-station-player } was infected, by { panic-station-source }.
       *[clean] { panic-station-player } was clean.
    }
panic-station-event-hand-revealed = { panic-station-player } held: { panic-station-card }, { $count }.
panic-station-event-gift-chosen = You give: { panic-station-card }. Nobody else knows yet.
panic-station-event-armour-chosen = Armour for your trooper: { $trooper }, for your android: { $android }.

## What players say

panic-station-claim-clean = { panic-station-player }: “I am clean.”
panic-station-claim-accuse = { panic-station-player }: “I suspect { panic-station-partner }.”
panic-station-claim-know = { panic-station-player }: “I know that { panic-station-partner } is infected.”
panic-station-claim-trust = { panic-station-player }: “I trust { panic-station-partner-to }.”
panic-station-claim-gave = { panic-station-player }: “{ panic-station-partner } got from me: { panic-station-card }.”
panic-station-claim-got = { panic-station-player }: “{ panic-station-partner } gave me: { panic-station-card }.”
panic-station-claim-have = { panic-station-player }: “I hold: { panic-station-card }, { $count }.”
panic-station-claim-will = { panic-station-player }: “I will { $plan ->
        [hive] go to the hive
        [search] search
        [terminal] go to a terminal
        [doors] open the doors
        [scan] start a scan
        [heal] heal
        [guard] stand guard
       *[away] keep away
    }.”
panic-station-claim-ask = { panic-station-player }: “{ panic-station-partner }, { $request ->
        [give_gas] give me gas
        [come] come to me
        [leave] go away from here
        [open_doors] open the doors
        [scan] start a scan
       *[follow] follow me
    }.”
panic-station-claim-ask-shoot = { panic-station-player }: “{ panic-station-partner }, shoot at { panic-station-victim }.”
panic-station-claim-answer = { panic-station-player }: “{ $answer ->
        [yes] Yes, I will.
       *[no] No, I will not.
    }”

## Why not

panic-station-reason-not-your-turn = It is not for you to decide now.
panic-station-reason-finished = The match is over.
panic-station-reason-no-such-action = There is no such action.
panic-station-reason-not-now = This is not possible at this moment.
panic-station-reason-too-few-points = This costs an action point; you have { $points }.
panic-station-reason-search-duty = Search first: in your first turn you must find a card, and this would use up the points for it.
panic-station-reason-search-first = Search first: you must find a card in your first turn before you end it.
panic-station-reason-not-yours = That character is not yours.
panic-station-reason-trooper-cannot-shoot = Troopers cannot shoot; only your android can.
panic-station-reason-only-trooper-hit = Only your trooper is about to lose life, not your android.
panic-station-reason-only-android-hit = Only your android is about to lose life, not your trooper.
panic-station-reason-dead-character = That character is not on the board.
panic-station-reason-no-room-there = There is no room in that direction.
panic-station-reason-wall-there = There is a wall.
panic-station-reason-door-closed = The security door is closed; a key card or a terminal opens it.
panic-station-reason-no-run = This character has no free move now.
panic-station-reason-no-card-there = No room card lies there.
panic-station-reason-no-room-cards = The room stack is empty.
panic-station-reason-not-beside-you = None of your characters stands at an opening to that place.
panic-station-reason-cell-taken = A card lies there already.
panic-station-reason-edges-clash = The edges do not fit: a wall wants a wall, a door wants a passage.
panic-station-reason-only-hive-lies = Cards stand upright; only the hive may lie on its side, if it fits nowhere else.
panic-station-reason-other-name = This place is named after another card beside it.
panic-station-reason-no-opening = No passage or door leads to that place.
panic-station-reason-fits-somewhere = The top card fits somewhere, so no other may be taken.
panic-station-reason-under-used = You have put a room card under the stack in this turn already.
panic-station-reason-last-room-card = It is the last card of the room stack.
panic-station-reason-no-symbol-here = There is nothing to be found in this room.
panic-station-reason-no-search-cards = No search cards are left.
panic-station-reason-no-team-room = Only a team search room lets another player join.
panic-station-reason-partner-absent = That player has no character in the room.
panic-station-reason-attacked-here = You attacked somebody in this room in this turn: nobody searches with you here.
panic-station-reason-no-night-vision = You have no night vision laid out.
panic-station-reason-not-red = Night vision helps on a red side only.
panic-station-reason-not-in-hand = You do not hold this card.
panic-station-reason-hand-too-small = It takes { $hand } hand cards to part with one.
panic-station-reason-never-laid-out = This card is never laid out.
panic-station-reason-android-dead = Only a living android can shoot.
panic-station-reason-no-ammunition = You need ammunition laid out, one charge for each shot.
panic-station-reason-no-heavy-weapon = Two shots need a heavy weapon laid out.
panic-station-reason-no-such-target = There is no such target.
panic-station-reason-own-target = You cannot attack your own characters.
panic-station-reason-out-of-reach = The target is out of reach.
panic-station-reason-other-order = These two shots are written the other way round.
panic-station-reason-no-knife = You have no combat knife laid out.
panic-station-reason-no-infirmary = Healing takes the inner room of the infirmary.
panic-station-reason-nothing-to-heal = Nobody would gain a life point by it.
panic-station-reason-not-together = They have to be in the same room.
panic-station-reason-no-terminal = This character is not at a terminal.
panic-station-reason-terminal-used = You have used a terminal in this turn already.
panic-station-reason-doors-open-already = The doors are open already.
panic-station-reason-not-in-hive = Your trooper has to be in the hive.
panic-station-reason-infected-never-burn = An infected player does not burn the hive.
panic-station-reason-too-little-gas = It takes { $gas } gas cans to burn the hive.
panic-station-reason-not-sole-clean = Only the one clean player of the latest scan may give up.
panic-station-reason-stack-not-run = The search stack was not run through yet.
panic-station-reason-enough-gas = You hold enough gas for the hive.
panic-station-reason-must-meet = Others are here: exchange a card or attack one of them first.
panic-station-reason-not-in-the-room = That player has no character in the room you entered.
panic-station-reason-no-attack-here = An attack instead of the exchange must hit somebody else in the entered room.
panic-station-reason-own-infection-card = As long as you are clean you never give your own infection cards.
panic-station-reason-host-stays = The host card stays in your hand.
panic-station-reason-antidote-spent = A spent antidote is given only if nothing else can be given.
panic-station-reason-other-cards-first = Infection cards of others are given only if nothing else can be given.
panic-station-reason-not-hit = None of your characters is about to lose life.
panic-station-reason-too-much-armour = That is more armour than you can use here.
panic-station-reason-no-parasite = There is no such parasite in that room.
panic-station-reason-not-fullest-room = It must come from a room with the most parasites.
panic-station-reason-too-far = That is farther than two rooms, or no open way leads there.
panic-station-reason-claims-off = In this match claims are talk at the table.
panic-station-reason-claim-made = You have made a claim before this decision already.
panic-station-reason-nothing-asked = Nobody has asked you anything.
panic-station-reason-about-yourself = Claims like this are about others.
panic-station-reason-no-such-player = That player does not take part.
