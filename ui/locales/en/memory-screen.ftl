# The screens of what is remembered: sessions, review, statistics, players, data.

save = Save
nav-statistics = Statistics
nav-players = Players

## Start

start-won = { $name } won.
start-won-together = { $names } won together.
start-over = The last session is over.
start-look-back = Look back
start-all-sessions = All sessions
start-result = Enter a result
start-last-evening = { $game }, { $day } from { $from } to { $to }

## Filters and sessions

filter-label = Filter
filter-text = Search names, places, notes
filter-game = Game
filter-all-games = All games
filter-people = People
filter-everybody = Everybody
filter-group = Group
filter-any-group = Any group
filter-place = Place
filter-any-place = Anywhere
filter-period = Time
filter-period-always = Always
filter-period-month = Last 30 days
filter-period-year = This year
filter-period-lastYear = Last year
filter-period-own = From … to …
filter-from = From
filter-to = To
filter-state = State
filter-any-state = Any state
filter-clear = Clear
sessions-count = { $count ->
        [one] One session
       *[other] { $count } sessions
    }
sessions-none-such = No session is like this.
sessions-data = Import, export, backups
sessions-result = Enter a result

## A result that nobody refereed

result-title = Result
result-new-title = Enter a result
result-why = For a game that Parlour did not referee, so that list and statistics are complete.
result-who = Who played
result-what = What and when
result-starts = began?
result-started = began
result-colour = Colour of { $name }: { $colour }. Next one
result-points = Points
result-points-of = Points of { $name }
result-rank = Place
result-rank-of = Place of { $name }
result-place = { $place }.
result-other-game = Another game
result-game-name = Name of the game
result-better = With the referee there would also be a review and statistics of every move.
result-begun = Began
result-minutes = Minutes
result-lowest = Fewest points win
result-together = All play together against the game
result-together-won = They won
result-counts = Counts in the statistics
result-counts-hint = Off: stays in the list only
result-counted = It counts in the statistics.
result-left-out = It is left out of the statistics.
result-history = Entered so far
result-record = Record the result
result-correct = Correct the result

## Review

review-title = Review
review-start = The start
review-move-of = Move { $turn } of { $turns }
review-hint = Arrow keys step, Home and End jump.
review-tab-moves = Moves
review-tab-sheet = Sheet
review-sheet = Points by source
review-total = Total
review-end = End
review-to-move = To move { $turn }
review-course = Course of the points
review-course-text = The points of every seat over the moves. Marks show { $from ->
        [one] every point
       *[other] { $from } points and more
    }.
review-marks = Marks show { $from ->
        [one] every point
       *[other] { $from } points and more
    }.
review-final = final scoring
review-slider = Moment of the session
review-play = Play
review-stop = Stop
review-when = { $day }, { $from } to { $to }.
review-seat = { $name }: { $score } points
review-time = Time at the move
review-not-drawn = This game has no board on the screen yet. Its log and its sheet are complete.
review-share = Share
review-share-menu = Share, print, save
review-correct = Correct move { $turn }
review-correct-short = Correct
review-what-if = What if, from here?
review-what-if-from = What if, from move { $turn }.
review-what-if-no-ruling = What is only supposed is never recorded, so there is nothing to rule on.
review-what-if-hint = { $count ->
        [0] Play on from here. Nothing is recorded.
        [one] One supposed move. Nothing is recorded.
       *[other] { $count } supposed moves. Nothing is recorded.
    }
review-back = Back to the review
review-about = Time, place, note
review-day = Day
review-from-to = From, to
review-played = At the table
review-pause = Pause
review-saved = Saved.
review-png = Picture of board and sheet (PNG)
review-svg = Picture of board and sheet (SVG)
review-print = Print board and sheet
review-copy = Copy the result as text
review-bgstats = Play file for BG Stats
review-phone = To BG Stats on a telephone
review-phone-hint = Scan this with the telephone’s camera: BG Stats opens and offers to add the play.
review-phone-long = This play is too long for a code. The address:
review-key-step = one step back, one on
review-key-ten = ten steps
review-key-ends = to the start, to the end
review-key-play = play, stop
review-key-correct = correct the move
review-key-what-if = what if, from here
mark-label = Mark
mark-star = Memorable
mark-good = Good move
mark-mistake = Mistake
mark-question = Doubtful

## Statistics

stats-none = No session has been played to the end yet.
stats-none-such = No session played to the end is like this.
stats-n = n = { $count }
stats-of = { $count } of { $of }
stats-of-game = { $game }: { $what }
stats-sessions = Sessions
stats-time = Time at the table
stats-mean-time = Mean time
stats-people = People
stats-games = Games
stats-person = Person
stats-wins = Wins
stats-wins-text = Bar: share of sessions won, ties counted for all tied. Line: where the true share lies in 95 of 100 cases. Grey: under 3 sessions.
stats-shared = of them tied
stats-interval = 95 in 100
stats-rating = Strength
stats-strength = Strength
stats-rating-text = 25 is somebody unknown. Line: where the strength lies in 95 of 100 cases.
stats-rating-few = 25 is somebody unknown. Under 20 sessions are too few to tell skill from luck: the lines are long.
stats-duels = Head to head
stats-duels-text = One cell is one session at which both sat; over the broken line is who came out ahead more often.
stats-duels-few = One cell is one session at which both sat. Under 20 sessions are too few to tell skill from luck.
stats-pair = Pair
stats-first-ahead = First ahead
stats-level = Level
stats-second-ahead = Second ahead
stats-seat = Who begins
stats-seat-text = Share of wins of whoever begins, by number of players; broken line: the share if it did not matter. The table has every place.
stats-begins = begins, of { $seats }
stats-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
    [21] 21st
    [22] 22nd
    [23] 23rd
   *[other] { $place }th
 } of { $seats }
stats-place-head = Place
stats-chance = By chance
stats-months = By month
stats-months-text = Sessions in each of the last { $months } months.
stats-month = Month
stats-weekdays = By weekday
stats-weekdays-text = Sessions on each day of the week.
stats-weekday = Day
stats-people-title = Everybody
stats-together = Together
stats-streak = Wins in a row
stats-best-streak = Longest row
stats-rival = Rival
stats-nemesis = Nemesis
stats-words = Rival: met most often, at least three times. Nemesis: ahead in more than half of at least three sessions. Together: games that all play against the game.
stats-games-title = Games
stats-by-seats = By number of players
stats-seats = Players
stats-average = Average
stats-median = Median
stats-median-mark = median { $value }
stats-best = Best
stats-worst = Worst
stats-least = Fewest
stats-most = Most
stats-margin = Mean margin
stats-own-margin = Margin
stats-closest = Closest
stats-clearest = Clearest
stats-winning = Winner’s average
stats-scores = final scores
stats-scores-note = the latest { $latest } of each, n = { $count }
stats-scores-text = Every mark is a session in the colour and shape of the seat.
stats-sources = sources
stats-sources-note = mean per session
stats-sources-text = Where the points come from, on average.
stats-everybody = Everybody
stats-during-after = { $during } + { $after }
stats-counted = { $total } in { $sessions ->
        [one] one session
       *[other] { $sessions } sessions
    }
stats-counted-text = How often each was counted.
stats-chance-text = Line: expected. Band: where 95 in 100 counts of fair dice fall.
stats-p = (p = { $p })
stats-p-tiny = (p < { $p })
stats-too-few = Too few for a test.
stats-count = Counted
stats-expected = Expected
stats-measures = What the game measures
stats-measure = Measure
chart-more = { $title }: table, picture
chart-table = Show as a table
chart-drawing = Show as a drawing
chart-png = Save as PNG
chart-svg = Save as SVG
chart-key = T shows the figures as a table.
chart-failed = The picture could not be made.

## Players

people-title = People
people-none = Whoever sits down at a table is known from then on.
people-no-session = no session yet
people-hidden = hidden
people-also = also { $names }
people-change = change
people-with-hidden = Show hidden ones
people-without-hidden = Leave hidden ones out
people-groups = Groups
people-group = Group
people-new-group = New group
people-no-groups = A group filters list and statistics with one tap.
people-group-hint = Thursday table
people-members = Who belongs to it
people-remove-group = Remove the group
people-places = Places
people-new-place = New place
people-no-places = A place is known once a session names it.
people-person = Person
people-colour = Usual colour
people-hide = Hide
people-hide-hint = Not offered any more; sessions and statistics keep the name
people-is-also = Also known as
people-separate = Somebody else after all
people-merge = Is the same person as
people-merge-nobody = nobody
people-merge-do = Merge
people-merge-hint = The sessions of { $name } then count for the other. It can be taken back at any time.
people-merged = { $name } is now { $into }.
people-unmerge = Take it back

## Data

data-title = Your data
data-import = Bring in
data-import-hint = Archives and sessions of Parlour, BG Stats (JSON), plays of BoardGameGeek (XML, CSV). First you see what would happen.
data-choose = Choose a file
data-would = { $fresh ->
        [0] nothing new
        [one] one new session
       *[other] { $fresh } new sessions
    }, { $known } known already.
data-taken = Taken in: { $fresh ->
        [one] one new session
       *[other] { $fresh } new sessions
    }, { $known } known already.
data-take = Take it in
data-nothing-new = Nothing new in it
data-who-is = Who is { $name }?
data-which-is = Which game is { $name }?
data-matched-chosen = chosen
data-matched-found = known
data-matched-added = new person
data-remarks = { $count ->
        [one] One remark
       *[other] { $count } remarks
    }
data-source-parlour = Parlour
data-source-bgStats = BG Stats
data-source-boardGameGeek = BoardGameGeek
data-batches = Brought in so far
data-undo-batch = Take out again
data-redo-batch = Bring back
data-export = Take out
data-form-archive = Whole archive
data-form-archive-hint = Everything with every move, for another machine
data-form-sessionsCsv = Sessions as a table
data-form-sessionsCsv-hint = CSV, one row a session
data-form-seatsCsv = Results as a table
data-form-seatsCsv-hint = CSV, one row a seat
data-form-movesNdjson = All moves for analysis
data-form-movesNdjson-hint = NDJSON for DuckDB, Spark, ClickHouse
data-form-bgStats = BG Stats
data-form-bgStats-hint = JSON with score sheets
data-filtered = Only what the filter means
data-filtered-hint = As in the list of sessions
data-export-do = Save a file
data-left = { $count ->
        [one] One session saved.
       *[other] { $count } sessions saved.
    }
data-backups = Backups
data-backups-hint = Made every day on which something changed, and before every change of the form.
data-no-backups = No backup yet.
data-back-up = Back up now
data-backed-up = Backed up.
data-restore = Put back
data-restore-title = Put this backup back?
data-restore-hint = The present archive is kept aside as a file in the data folder first.
data-restored = Put back.
data-restored-aside = Put back. The archive of before is kept as { $file }.
data-present = Now
data-lines = Lines of the logs
data-last = Last line
data-check = Check
data-check-hint = Reckons every stored number anew from the logs and says where it differs.
data-check-do = Check everything
data-mend = Put right
data-mended = put right
data-checked = { $sessions } sessions, { $lines } lines looked at.
data-no-faults = All is well.
data-faults = { $count ->
        [one] One fault.
       *[other] { $count } faults.
    }
data-fault-file = Database file
data-fault-session = Sessions
data-fault-line = Lines changed
data-fault-gap = Lines missing
data-fault-orphan = Lines of no session
data-fault-standing = State of a session
data-fault-number = Stored numbers
data-fault-unreadable = Not readable
