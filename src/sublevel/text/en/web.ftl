# The pages around the table: home, lobby, a new table, settings. Terms follow the glossary of the rules.

web-brand = Sublevel, to the first page
web-skip = Skip to the content
web-close = Close
web-load-failed = This page could not be loaded.
web-outdated = The server may have a newer version of it. Reload the page: your matches are safe on the server.
web-broken-title = Something on this page broke
web-broken-note = Reload the page. Your matches are safe on the server.
web-reload = Reload
web-unreachable = The server cannot be reached. Check your connection and try again.
web-unreadable = Something went wrong on the server. Try again.
web-broken-off = The answer broke off. Try again.
web-live-lost = The connection was lost before the table answered. See whether it was done.
web-live-closed = The connection to the table is closed.
web-missing-title = Nothing on this level
web-missing-text = There is no page at this address.
web-missing-home = To the first page
web-footer-unofficial = An unofficial implementation, made by players; not connected with the authors or publishers of the games.
web-footer-fonts = Free software under the MIT licence. Typefaces: subsets of IBM Plex, SIL Open Font License.

## Head of the page

web-nav = Pages
web-nav-play = Play
web-nav-learn = Learn
web-nav-replays = Replays
web-nav-rules = Rules
web-theme-to-light = Light theme
web-theme-to-dark = Dark theme
web-sound-on = Sound is on
web-sound-off = Sound is off
web-language-en = English
web-language-de = Deutsch
web-language-cs = Čeština
web-language-sk = Slovenčina

## Who one is

web-person-menu = menu
web-person-nobody = Guest
web-person-guest = guest
web-person-tables = My tables
# Made into a name with a number: "Badger 27". Separated by commas.
web-guest-names = Badger, Mole, Bat, Otter, Fox, Marten, Newt, Raven, Lynx, Cricket, Firefly, Hedgehog
web-account-name = Name
web-account-password = Password
web-account-password-help = At least 8 characters.
web-account-hello = Hello, { $name }!
web-account-rename = Change name
web-account-rename-help = What the others at the table call you.
web-account-rename-do = Save
web-account-log-in = Log in
web-account-log-in-help = With an account your tables and settings follow you to every device.
web-account-log-in-do = Log in
web-account-open = Open an account
web-account-open-help = Only a name and a password. Your tables stay yours.
web-account-open-do = Open the account
web-account-log-out = Log out
web-account-is-guest = You play as a guest: this browser alone knows you.
web-account-is-yours = You are logged in; your settings are kept in your account.

## Home

web-home-heading = Sublevel: board games of escape and survival
web-level = Level { $level }
web-door-tables = { $tables ->
        [one] one table
       *[other] { $tables } tables
    }
web-play-now = Play now
web-coming-soon = Coming soon
web-coming-soon-help = { $game } is still being built.
web-ways = More ways to play { $game }
web-way-bot = Against a bot: { $bot }
web-way-screen = { $count ->
        [one] One player on this screen
       *[other] { $count } players on one screen
    }
web-way-solo = Alone, with one hand
web-way-with-bot = With a bot: { $bot }
web-way-hands = Two hands on one screen
web-way-online = Online with a friend
web-way-online-help = You get a link to send
web-way-setup = Set up a table
web-way-setup-help = Options, clock, seats
web-way-learn = Learn step by step
web-way-rules = Read the rules
web-players = Players: { $players }
web-duration = Time: { $duration }
web-kind = Kind: { $kind }
web-kind-race = race
web-kind-together = together
web-kind-one-vs-many = one vs many
web-kind-traitor = traitor
web-underground-title = Underground
web-underground-tagline = Build the way up. The water rises, someone follows.
web-star-quest-title = Star Quest
web-star-quest-tagline = Squads board the hulk. Chaos waits in the dark.
web-panic-station-title = Panic Station
web-panic-station-tagline = Burn the hive. Find out who is still human.

## Lists of tables

web-continue = Continue
web-continue-none = No running table of yours. One click on “Play now” opens one.
web-running = Running tables
web-running-none = No public table is running right now.
web-open = Open tables
web-open-none = Nobody is waiting for a player right now. Open a public table, and others see it here.
web-all = all { $tables }
web-watch = Watch
web-sit-down = Sit down
web-online-now = { $people ->
        [one] one person online
       *[other] { $people } people online
    }
web-row-your-turn = Your turn against { $names }
web-row-waiting = Waiting for { $names }
web-row-open-mine = Waiting for somebody to sit down
web-row-one-screen = On one screen: { $names }
web-row-free = { $free ->
        [one] One seat free: { $names }
       *[other] { $free } seats free: { $names }
    }
web-row-paused = Paused: { $names }
web-row-won = Won against { $names }
web-row-lost = Lost against { $names }
web-row-draw = Drawn against { $names }
web-row-your-turn-together = Your turn together with { $names }
web-row-together-won = Won together: { $names }
web-row-together-lost = Lost together: { $names }
web-row-alone = Alone: { $names }
web-row-winner = { $winner } won: { $names }
web-row-nobody = No winner: { $names }
web-row-actions = { $actions ->
        [one] one action
       *[other] { $actions } actions
    }
web-row-watching = { $watching } watching
web-row-left = you have { $time }
web-row-forked = from a position
web-seat-open = open seat
web-seat-nameless = somebody

## Bots and clocks

bot-random = Random
bot-random-help = Plays whatever is allowed. Good for a first look.
bot-planner = Planner
bot-planner-help = Plans its whole turn and plays for the goal.
bot-beginner = Beginner
bot-beginner-help = Sees one action ahead, and not every one. Good for a first match.
bot-casual = Casual
bot-casual-help = Plans its own turn and leaves yours to you.
bot-skilled = Skilled
bot-skilled-help = Thinks of your answer as well.
bot-strong = Strong
bot-strong-help = Looks several turns ahead.
bot-master = Master
bot-master-help = Looks at everything it can, and overlooks little.
web-bot = { $bot } bot
web-program = { $name } (a program)
web-clock = Clock
web-clock-none = No clock
web-clock-none-help = Everybody takes the time he needs.
web-clock-move = Per turn
web-clock-move-help = The same time for every turn.
web-clock-game = Per match
web-clock-game-help = One supply of time for the whole match, with a little more after every turn.
web-clock-days = Days
web-clock-days-help = For a match beside everyday life: so many days for a turn.
web-clock-short-none = no clock
web-clock-short-move = { $time } a turn
web-clock-short-game = { $time } + { $increment }
web-clock-short-days = { $time } a turn
web-clock-time = Time
web-clock-increment = More after every turn

## Lobby

web-lobby = Tables
web-lobby-mine = My tables
web-lobby-mine-none = You have no running table.
web-replays = Matches played
web-replays-none = No match of yours is over yet.
web-replays-file = Open a match file
web-replays-file-help = A match saved earlier, here or with the command line, is shown move by move.
web-replay = Replay
web-new-table = New table

## A new table

web-new = New table: { $game }
web-new-who = Who plays
web-new-seat = { $side }: who plays
web-new-me = Me
web-new-open = Somebody online
web-new-bot = { $bot } bot
web-new-open-help = An open seat is taken by whoever gets the link, or by anybody if the table is public.
web-new-screen-help = You hold several seats: hand the screen over after every turn.
web-new-hands-help = You hold several hands: the table follows whoever is to act.
web-new-nobody-help = You watch this match: bots play it.
web-new-name = Name of this player
web-player = Player { $number }
web-new-public = Who may see it
web-new-public-false = By link
web-new-public-false-help = Only whoever has the link finds the table.
web-new-public-true = Public
web-new-public-true-help = The table stands in the lobby; anybody may watch or take an open seat.
web-new-options = Rules of this table
web-new-options-default = As in the rulebook
web-new-options-changed = { $changed ->
        [one] one option changed
       *[other] { $changed } options changed
    }
web-new-options-reset = Back to the rulebook
web-new-rule = Rule { $clause }
web-new-custom = Custom
web-new-custom-sum = Together: { $sum }
web-new-do = Open the table
web-new-do-bot = Start the match
web-new-unknown = There is no game called “{ $game }” on this table.
web-scenarios = Scenarios of { $game }
web-campaign = Campaign of { $game }

## Settings

web-settings = Settings
web-settings-language = Language
web-settings-theme = Theme
web-settings-theme-dark = Dark
web-settings-theme-light = Light
web-settings-theme-system = Like the system
web-settings-sound = Sound
web-settings-sound-help = Steps, stone, hatches: short sounds for what happens on the board.
web-settings-volume = Volume
web-settings-animation = Animation
web-settings-animation-help = How fast moves are shown. Whoever wants less motion in the whole system sees none anyway.
web-settings-animation-normal = Normal
web-settings-animation-fast = Fast
web-settings-animation-off = Off
web-settings-table = At the table
web-settings-flip = Turn the board round
web-settings-flip-help = Your own side lies on the other end.
web-settings-confirm = Confirm every action
web-settings-confirm-help = First pick, then confirm with a second click.
web-settings-confirm-reveals = Confirm what cannot be taken back
web-settings-confirm-reveals-help = A revealed tile stays revealed; ask before.
web-settings-auto-pass = Pass automatically
web-settings-auto-pass-help = If nothing but passing is possible.
web-settings-look = Look and sound
web-settings-person = You
web-settings-saved = Everything is saved as soon as you change it.
