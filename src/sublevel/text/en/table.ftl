# The table and the replay: everything around the board, and why the table refuses something.

## The table: places and tools

table-board = Board
table-bar = What to do now
table-seats = Seats
table-panels = Log, chat and more
table-log = Log
table-notebook = Notebook
table-chat = Chat
table-log-chat = Log and chat
table-things = Hands
table-text = In words
table-type = Type an action in notation
table-type-do = Play
table-view = View
table-menu = Menu
table-overlays = Show on the board
table-rules = Rules
table-rule = The rule
table-flip = Turn the board round
table-sound = Sound
table-theme = Light or dark
table-settings = Settings
table-language = Language
table-leave = Leave the table
table-leave-note = The match goes on without you. You can come back with the same link; or a bot plays for you until you take your seat back.
table-leave-for-now = Go for now
table-home = Home page
table-close = Close
table-cancel = Cancel
table-yes = Yes
table-no = No
table-wait-mine = { $name } (you)
table-loading = Loading …
table-copied = Copied.
table-not-copied = The browser does not allow copying.
table-copy-link = Copy the link to the table
table-copy-position = Copy the position
table-export = Save the match file
table-head = Table { $id }
table-head-watching = You are watching
table-watching = { $count ->
        [one] { $count } watching
       *[other] { $count } watching
    }
table-title-turn = Your turn – { $game }

## Connection

table-connecting = Going to the table …
table-lost = Connection lost, trying again.
table-lost-waiting = { $count ->
        [one] Connection lost. Your action will be sent as soon as it is back.
       *[other] Connection lost. Your { $count } actions will be sent as soon as it is back.
    }
table-sending = Sending your action …
table-unsaved = The server can't save right now. The clocks are stopped; play goes on by itself as soon as it can.
table-unsaved-waiting = The server can't save right now. Your action is kept and will be played as soon as it can; the clocks are stopped.
table-broken-note = The board cannot be drawn. Reload the page; your match is safe on the server, and you can also play it in words beside the board.

## Seats

table-seat-label = { $name }, { $side }
table-turn-yours = your turn
table-turn-theirs = to act
table-seat-stand-in = A bot stands in: { $level }
table-seat-stand-in-short = A bot stands in
table-seat-away = Away
table-seat-overdue = Out of time
table-clock = Time left: { $time }

## Log and looking back

table-log-empty = Nothing has been played yet.
table-log-start = Set-up
table-log-deal = Beginning of the match
table-log-secret = Something that you cannot see
table-steps = Look back, action by action
table-step-of = { $at } of { $newest }
table-step-back = One action back
table-step-on = One action on
table-step-first = To the beginning
table-step-last = To the end
table-back = You look back: after action { $at } of { $newest }.
table-back-due = It is your turn.
table-back-now = Back to now
table-look-failed = This position cannot be shown at the moment.

## Chat

table-chat-empty = Nobody has said anything yet.
table-chat-rooms = Who speaks
table-chat-players = Players
table-chat-watchers = Spectators
table-chat-say = Say something
table-chat-send = Send
table-proposals = Suggestions
table-propose = Suggest
table-propose-help = It is not your turn: show the others what you would do.
table-proposal-theirs = { $name } suggests:
table-proposal-mine = You suggest:
table-proposal-agreed = Liked by { $names }
table-proposal-agree = Good idea
table-proposal-show = Take it up
table-chat-phrases = Quick phrases
table-chat-unread = new in the chat
table-chat-join = Who speaks needs a name.
table-chat-guest = Come in as a guest
table-chat-players-note = The players speak here among themselves.
table-chat-out-note = You are out: the players speak here, and you listen. The spectators hear you.
table-chat-watchers-note = The spectators speak here among themselves.
table-phrase-hello = Hello!
table-phrase-good-luck = Good luck!
table-phrase-one-moment = One moment, please.
table-phrase-nice-move = Nice move!
table-phrase-oops = Oops!
table-phrase-well-played = Well played!
table-phrase-thanks = Thank you!
table-phrase-again = Another one?

## Deeds

table-deed-undo = Take back
table-deed-undo-turn = Whole turn
table-undo-off-revealed = You can't undo a reveal.
table-undo-off-timer = The timer was turned since then: that can't be undone.
table-deed-ask-undo = Ask to take back
table-deed-ask-pause = Ask for a pause
table-deed-resume = Play on
table-deed-ask-draw = Offer a draw
table-deed-rematch = Rematch
table-deed-resign = Resign
table-deed-resign-confirm = You lose the match. This cannot be taken back.
table-deed-ask-concede = Give up together
table-deed-ask-concede-confirm = If all agree, the match is lost for everybody. This cannot be taken back.
table-deed-leave = Let a bot play on
table-deed-leave-confirm = A bot plays for you from now on. What it plays stays played; you can take your seat back at any time.
table-deed-return = Take my seat back
table-deed-replace = Let a bot play
table-deed-claim = Claim the win
table-deed-start = Start with bots on the open seats
table-stand-in-mine = A bot plays for you.
table-missing-away = { $name } is away.
table-missing-overdue = { $name } is out of time. You decide, or wait.
table-status-open = Waiting for players
table-status-paused = The match is paused.
table-status-finished = The match is over.

## Offers

table-offer-undo = { $count ->
        [one] { $name } asks to take back the last action.
       *[other] { $name } asks to take back { $count } actions.
    }
table-offer-pause = { $name } asks for a pause.
table-offer-draw = { $name } offers a draw.
table-offer-concede = { $name } wants to give up together.
table-offer-rematch = { $name } wants a rematch.
table-offer-wait-undo = You asked to take back. The others decide.
table-offer-wait-pause = A pause is asked for. The others decide.
table-offer-wait-draw = A draw is offered. The others decide.
table-offer-wait-concede = You want to give up. The others decide.
table-offer-wait-rematch = You want a rematch. The others decide.
table-offer-withdraw = Withdraw
table-offer-redraws = What was drawn or rolled will be drawn again.
table-declined-undo = { $name } said no: nothing is taken back.
table-declined-pause = { $name } doesn't want a pause.
table-declined-draw = { $name } declined the draw.
table-declined-concede = { $name } wants to play on.
table-declined-rematch = { $name } doesn't want a rematch.

## One screen for several

table-banner = { $side }: { $name }
table-curtain = Hand over to { $name }
table-curtain-note = What comes next is for one pair of eyes only.
table-curtain-ready = I am { $name }

## A table that waits for people

table-wait-join = Join this table
table-wait-open = { $count ->
        [one] One seat is open.
       *[other] { $count } seats are open.
    }
table-wait-name = Your name
table-wait-name-any = or we find one for you
table-wait-sit = Sit down
table-wait-link = Send this link
table-wait-copy = Copy
table-wait-share = Share

## The end

table-end-won = You win!
table-end-lost = You lose
table-end-draw = A draw
table-end-winner = { $count ->
        [one] { $name } wins
       *[other] { $name } win
    }
table-end-resigned = { $name } resigned.
table-end-time = { $name } ran out of time.
table-end-agreed = Agreed by all.
table-end-conceded = You gave up together.
table-end-together-won = Won together!
table-end-together-lost = Lost together
table-end-result = Result
table-end-board = Look at the board
table-end-replay = Replay
table-end-following = To the rematch
table-own-data = Owner's components:
table-seal = Was the deal fair?
table-seal-running = Before the match the table sealed its deal with this digest. At the end it shows what it was made of.
table-seal-how = Before the match the table showed this digest. It is the SHA-256 of seed and salt, joined by a colon; you can compute it yourself.
table-seal-commitment = Digest
table-seal-seed = Seed
table-seal-salt = Salt
table-seal-check = Check
table-seal-kept = It matches: the deal was fixed before the match.
table-seal-broken = It does not match.
table-seal-impossible = This browser cannot compute it here.

## Playing on from a position

table-fork = Play on from here
table-fork-note = { $plies ->
        [one] A new table begins after { $plies } action. This match stays as it is.
       *[other] A new table begins after { $plies } actions. This match stays as it is.
    }
table-fork-screen = Everybody on this screen
table-fork-bot = Against a bot
table-fork-side = My side
table-fork-level = Level
table-fork-go = Open the table

## Replay

table-replay = Replay
table-replay-title = Replay – { $game }
table-replay-controls = Replay controls
table-replay-play = Play
table-replay-pause = Pause
table-replay-speed = Speed
table-replay-eyes = Whose eyes
table-replay-spectator = Spectator
table-replay-seat = Eyes: { $side }
table-replay-all = All-seeing
table-replay-share = Copy the link to this position
table-file-title = Open a match file
table-file-drop = Drop a match file here, or choose one.
table-file-large = This file is too large: a match file has { $size } kB at most.
table-file-empty = This file is empty.
table-file-unreadable = This file cannot be read.

## Why something was not done

table-refused-too-many = Too many requests: wait { $seconds } s and try again.
table-refused-origin = Pages of other sites cannot do that here.
table-refused-too-large = A request can have { $size } KiB at most.
table-refused-fault = Something went wrong on the server; it is not your fault.
table-refused-no-token = This needs a name: log in or come in as a guest.
table-refused-bad-token = You are not known here any more: come in again.
table-refused-bad-request = The request is not right: { $detail }
table-refused-not-json = The request is not written as it should be (JSON).
table-refused-too-slow = The request did not arrive in time.
table-refused-gone = The request broke off.
table-refused-not-there = There is nothing under this address.
table-refused-method = { $method } is not possible at this address.
table-refused-unknown-game = There is no such game.
table-refused-bad-option = An option of the game is not right: { $detail }
table-refused-bad-position = This position cannot be played: { $detail }
table-refused-bad-file = This file is no saved match, or something in it was changed.
table-refused-malformed = This is not written as an action of the game: { $detail }
table-refused-finished = The match is over.
table-refused-not-your-turn = It is somebody else's turn.
table-refused-already-seated = You hold a seat at this table already.
table-refused-asked-already = That is being asked already.
table-refused-bad-message = The table does not understand this message: { $detail }
table-refused-bot-plays = A bot plays for you; take your seat back first.
table-refused-cannot-ask = That cannot be asked for now.
table-refused-clock-too-short = A clock gives at least { $seconds } seconds.
table-refused-forced-deal = A match whose draws were forced cannot be played on.
table-refused-give-up-together = In this game all give up together: ask the others.
table-refused-join-first = The page and the table have lost each other; load the page again.
table-refused-nameless = Give yourself a name before you speak.
table-refused-no-open-seat = All seats are taken.
table-refused-no-origin = It is not said where the new match begins.
table-refused-no-scenario = A scenario is given by its values or by its file.
table-refused-no-proposals = Suggestions are for games in which all win or lose together.
table-refused-no-such-bot = There is no such bot.
table-refused-no-such-phrase = There is no such phrase.
table-refused-enough-claims = You have claimed enough for now: { $count } claims between two actions are possible.
table-refused-no-such-ply = So many actions have not been played: there were { $plies } so far.
table-refused-no-such-seat = There is no such seat.
table-refused-no-such-table = There is no such table.
table-refused-not-away = Nobody is away or out of time.
table-refused-not-paused = The match is not paused.
table-refused-not-seated = You hold no seat at this table.
table-refused-not-started = The match has not begun: seats are still open.
table-refused-not-stored = The server can't save right now, so nothing was changed. Try again in a moment.
table-refused-metrics-closed = The server's metrics can only be read on its own machine, or with the host's token.
table-refused-not-your-seat = Somebody else holds that seat.
table-refused-nothing-proposed = This suggestion is gone, or is your own.
table-refused-nothing-to-answer = Nobody asks you for that now.
table-refused-nothing-to-claim = Nobody is out of time whom you would win against.
table-refused-nothing-to-resign = There is nothing to give up.
table-refused-nothing-to-return-to = No bot plays for you.
table-refused-nothing-to-undo = There is nothing that you can take back without asking.
table-refused-other-game = That match belongs to another game.
table-refused-other-data = This match was played with other components than this server's, so it can't be shown here.
table-refused-other-rules = That match was played with other rules.
table-refused-our-fault = Something went wrong at our end.
table-refused-over-already = In that position the match is over already.
table-refused-overtaken = Somebody was faster.
table-refused-paused = The match is paused.
table-refused-say-one-thing = Say either words of your own or one of the phrases.
table-refused-seat-count = { $seats ->
    [one] This match has one seat.
   *[other] This match has { $seats } seats.
}
table-refused-seat-taken = That seat is taken.
table-refused-stale = The board has changed meanwhile.
table-refused-started-already = The match has begun already.
table-refused-still-running = That can be had when the match is over.
table-refused-stopping = The server restarts; come back in a moment.
table-refused-too-fast = That was too fast; wait a little.
table-refused-too-long = That match is too long.
table-refused-undo-too-far = Further back the others would have to agree.
table-refused-names-on-one-screen = Names of your own choice are for a table on one screen; others see the name you are known by.
table-refused-name-taken = The name { $name } belongs to an account: choose another.
table-refused-has-account = You have an account already: log out to open another one.
table-refused-wrong-login = No account has this name and this password.
table-refused-busy = Too many people log in just now: try again in a moment.
table-refused-name-length = A name has 1 to { $most } characters.
table-refused-name-character = A name cannot contain the character { $code } there.
table-refused-name-invisible = A name needs at least one character that can be seen.
table-refused-settings-size = Settings can have { $size } KiB at most.
table-refused-no-hints = There are no hints where another person plays.
table-refused-analyst-busy = The analyst has too much to do just now: try again in { $seconds } s.
table-refused-too-many-questions = You are waiting for { $most } answers already: try again in { $seconds } s.
table-refused-analyst-gone = The analyst broke off: ask again.
table-refused-analyst-failed = The analysis failed here because of a server error. It has been logged; asking again won't help.
