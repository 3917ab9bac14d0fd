# The interface around the games.

app-name = Parlour
close = Close
cancel = Cancel
done = Done
copy = Copy the table
copied = Copied
print = Print
undo = Take back
redo = Make it again
menu = Menu
try-again = Try again
read-only = Read only. Follows the table.
trouble-unreached = Parlour does not answer. What is shown as recorded is safe.
trouble-internal = Something went wrong. Nothing was recorded.

nav-label = Pages
nav-sessions = Sessions
nav-settings = Settings

rule-on-page = { $rule }, page { $page }
rule-source = Rulebook, page { $page }

## Start

start-since = { $game }, { $day } since { $time }, move { $move }
start-turn = It is { $name }’s turn.
start-open = The table is open.
start-back = Back to the table
start-same = Same players, new game
start-games = Games
start-new = New game of { $game }
start-new-short = New game
start-sessions = { $count ->
        [one] one session
       *[other] { $count } sessions
    }
start-last = last { $day }
start-last-today = last one today
start-seats = { $fewest } to { $most } players
start-seats-only = { $count ->
    [one] one player
   *[other] { $count } players
}
start-recent = Recent sessions
start-first-title = Welcome to the table.
start-first-text = You play on the table; Parlour watches the rules, keeps the score and counts the end. Begin a game, enter each move, and it says at once whether it is legal and why.
won = won
state-inPlay = in play
state-paused = paused
state-finished = finished
state-abandoned = given up

## Sessions

sessions-import = Open a session file
sessions-none = No session yet.
sessions-more = Earlier sessions

## New game

new-title = New game of { $game }
new-who = Who plays, clockwise
new-name = Name
new-name-of = Name of seat { $seat }
new-seat = seat { $seat }
new-starts = starts
new-let-start = let start
new-starts-person = { $name } starts
new-let-start-person = { $name }: let start
new-colour-of = Colour of { $name }
new-move = Move { $name }: arrow keys up and down
new-remove = { $name } does not play
new-also = Also here
new-person = New player
new-youngest = The youngest player chooses who starts.
new-options = Options
new-hints = Show legal places
new-hints-off = Off for a purist evening
new-advice = Advice
new-advice-hint = Chances and what would be best; afterwards what was luck
new-at-table = At the table
new-draw = Draw the first player
new-same = Same players as { $day }
new-go = Start, { $name } begins
new-go-nameless = Start
colour-red = red
colour-blue = blue
colour-yellow = yellow
colour-green = green
colour-black = black
colour-orange = orange
colour-white = white
colour-brown = brown

## Settings

settings-language = Language
settings-theme = Light
settings-hand = Hand
theme-system = As the system
theme-day = Day
theme-evening = Evening
theme-winter = Winter
hand-right = Right-handed
hand-left = Left-handed
about-title = About
about-text = Parlour works offline, without an account. Everything stays on this machine.
about-not-affiliated = Not affiliated with the makers of the games. All drawings are our own.

## The table

zoom-in = Nearer
zoom-out = Farther
zoom-fit = Show the whole board
log-all = { $moves ->
        [0] No moves yet
        [one] The one move
       *[other] All { $moves } moves
    }
log-empty = Nothing has happened yet.
log-more = Line { $line }: correct, note, show
log-ruling = Ruling:
log-ruling-points = Ruling: { $name } { $points ->
        [one] gets one point
       *[other] { $points } points
    }
line-title = Line { $line }
line-show = Show the table as it was then
line-correct = It was another move
line-insert = A move is missing before it
line-delete = It never happened
line-undo-to = Take back everything after it
line-note-write = Write a note on it
menu-points = Give or take points
menu-note = Write a note
menu-keys = Keys
menu-export = Save the session as a file
menu-pause = Pause
menu-give-up = Give up this session
menu-start = To the start screen
give-up-text = The session stays in the list and can be taken up again. It is left out of the statistics.
pause-text = Nobody’s time counts meanwhile. Everything is recorded.
resume = Go on playing
ruling-title = Allow it anyway
ruling-text = The move will lie on the table and count. The log marks it as a ruling, with your reason.
ruling-reason = Reason
ruling-reason-hint = Why does the table decide so?
ruling-who = Who
ruling-how-many = Points, below 0 to take some
ruling-record = Record the ruling
note-title = Note
note-text = What should be remembered?
note-record = Record the note
preview-title = What the correction does
preview-wait = Judging the moves after it …
preview-all-legal = All later moves stay legal.
preview-illegal = { $count ->
        [one] One later move becomes illegal.
       *[other] { $count } later moves become illegal.
    }
preview-stands = It stays on the table, marked.
preview-left-out = It cannot lie there any more and is left out.
preview-totals = Points after it
preview-record = Correct it
table-key-undo = take back, make again
table-key-past = step through what was
table-banner-past = The table after move { $turn } of { $turns }
table-banner-replace = Correcting move { $turn }
table-banner-insert = The move missing before { $turn }
table-past = Move { $turn } of { $turns }
table-past-hint = Arrow keys step, Home and End jump.
table-to-present = Back to now
step-first = To the start
step-back = One step back
step-on = One step on
step-last = To the present
