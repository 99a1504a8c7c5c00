# The rules page and the learning page.

## Rules

rules-page = { $game }: rules
rules-label = Rules
rules-intro = Short sentences for players, each with the number of its clause. What counts in a dispute is the exact wording behind it.
rules-minute = The game in one minute
rules-search = Search the rules
rules-search-help = A word, or a clause such as { $clause }
rules-search-clear = Clear the search
rules-found = { $count ->
        [one] One clause found
       *[other] { $count } clauses found
    }
rules-none = Nothing was found. Try another word.
rules-contents = Contents
rules-exact = Exact wording
rules-further = For the table and for programs
rules-further-note = The rest of the specification: how positions and actions are written, and how unclear passages were decided.
rules-further-count = { $count ->
        [one] one clause
       *[other] { $count } clauses
    }
rules-link = Link to { $clause }
rules-learn = Learn step by step
rules-play = Play
rules-failed = The rules could not be loaded.
rules-retry = Try again

## Learning

learn-page = { $game }: learn
learn-label = Learn
learn-intro = Short lessons on the real board. Each takes a minute or two.
learn-games = Games
learn-lessons = Lessons
learn-progress = { $done } of { $all } done
learn-step = Step { $step } of { $all }
learn-done-mark = done
learn-next = Next
learn-restart = Start the lesson again
learn-hint = Hint
learn-other = That is possible, too. But here try something else, so it was taken back.
learn-well-done = Well done!
learn-next-lesson = Next lesson
learn-repeat = Once more
learn-board = Board of the lesson
learn-rules = Read the rules
learn-match = A real match
learn-match-text = You know everything you need. Play your first match against a bot: without a clock, and you can take back.
learn-match-bot = Play against a bot
learn-match-setup = Set up a table of your own
learn-failed = The lesson could not be loaded.
learn-retry = Try again
learn-none = There are no lessons for this game yet.
learn-forget = Forget my progress
