# Catan Dice Game: what only the screen says.

## What is asked

dice-screen-asks-marks = What did { $name } build?
dice-screen-asks-rest = { $count ->
        [one] What does it show?
       *[other] What do the { $count } show?
    }
dice-screen-replace = Move { $turn } was …
dice-screen-insert = Before move { $turn } …
dice-screen-keep-hint = Tap a die to roll it again or to keep it.
dice-screen-marks-hint = Tap it on the island, in order.
dice-screen-unpaid = Payment is not checked in this turn, and the sheet says so.
dice-screen-nothing = These dice pay for nothing.

## Ways to enter a turn

dice-screen-ways = How the turn is entered
dice-screen-way-rolls = Each roll
dice-screen-way-finalDice = Final dice
dice-screen-way-unpaid = Only builds

## Dice; the letters are keys, all different

dice-screen-key-ore = O
dice-screen-key-grain = G
dice-screen-key-wool = W
dice-screen-key-lumber = L
dice-screen-key-brick = B
dice-screen-key-gold = A
dice-screen-roll = Roll { $roll }
dice-screen-roll-said = Roll { $roll }: { $dice }
dice-screen-kept = { $face }, kept
dice-screen-unname = { $face }: take it back
dice-screen-die-kept = { $face }, kept; press to roll it again
dice-screen-die-rolled = { $face }, to be rolled; press to keep it
dice-screen-left = Dice left: { $dice }

## What Enter does

dice-screen-do-more = { $count ->
        [one] One die more
       *[other] { $count } dice more
    }
dice-screen-do-roll = Record roll { $roll }
dice-screen-do-final = Record the dice
dice-screen-do-reroll = Keep { $count }, roll { $roll }
dice-screen-do-reroll-all = Roll all again
dice-screen-do-stop = All kept: build
dice-screen-do-write = { $points ->
        [one] Write 1 point
       *[other] Write { $points } points
    }
dice-screen-do-cross = Write a cross
dice-screen-do-nothing = Build nothing
dice-screen-do-end = { $points ->
        [one] End turn, 1 point
       *[other] End turn, { $points } points
    }

## What can be built

dice-screen-payable = Payable now, one tap
dice-screen-with = With { $what }
dice-screen-all = Show all
dice-screen-bundle = { $points ->
        [one] Build { $what }: 1 point
       *[other] Build { $what }: { $points } points
    }
dice-screen-more-bundles = { $count ->
        [one] One more
       *[other] { $count } more
    }
dice-screen-elsewhere = or elsewhere
dice-screen-other-way = { $what }: pay with other jokers
dice-screen-goal-road = { $count ->
        [one] Road
        [2] Two roads
       *[other] Three roads
    }
dice-screen-goal-knight = { $count ->
        [one] Knight
       *[other] Two knights
    }
dice-screen-goal-settlement = Settlement
dice-screen-goal-city = City
dice-screen-goal-knight-road = Knight and road
dice-screen-goal-road-settlement = Settlement and road

## One step at a time

dice-screen-steps = Step by step
dice-screen-steps-leave = All in one tap
dice-screen-steps-hint = Tap a symbol on the island to build it.
dice-screen-gold-to = Two gold become
dice-screen-jokers = Ready jokers
dice-screen-joker-die = Which die becomes { $face }?
dice-screen-joker-die-any = Which die does the joker turn?
dice-screen-joker-to = It becomes
dice-screen-spent = Joker of knight { $knight } crossed off

## The sheet

dice-screen-island = { $name }’s island
dice-screen-turn-of = { $left ->
        [one] turn { $turn } of { $turns }, the last
       *[other] turn { $turn } of { $turns }, { $left } left
    }
dice-screen-unpaid-note = dashed: payment not checked
dice-screen-full = every box is filled
dice-screen-costs = What things cost
dice-screen-mark-built = { $what }, built
dice-screen-mark-open = { $what }, can be built
dice-screen-mark-closed = { $what }
dice-screen-joker-none = Joker of knight { $knight }
dice-screen-joker-ready = Joker of knight { $knight }, ready
dice-screen-joker-used = Joker of knight { $knight }, used
dice-screen-boxes-said = Boxes of { $name }: { $boxes }; total { $total }
dice-screen-look = Sheet of { $name }
dice-screen-seat = { $jokers ->
        [0] { $name }: { $score } points, no joker ready
        [one] { $name }: { $score } points, one joker ready
       *[other] { $name }: { $score } points, { $jokers } jokers ready
    }
dice-screen-seat-turn = { $jokers ->
        [0] It is the turn of { $name }: { $score } points, no joker ready
        [one] It is the turn of { $name }: { $score } points, one joker ready
       *[other] It is the turn of { $name }: { $score } points, { $jokers } jokers ready
    }
dice-screen-no-joker = no joker yet
dice-screen-about = about { $points } at the end
dice-screen-about-short = → { $points }
dice-screen-expected = about { $points } at the end
dice-screen-gained = { $name }: { $points }
dice-screen-allow = Allow anyway

## Advice

dice-screen-before = Before the first roll
dice-screen-by-rolling = By rolling on
dice-screen-goal-keep = { $goal }, { $chance }: keep { $dice }
dice-screen-best-turn = Best this turn
dice-screen-best-game = Best final score
dice-screen-best-build = build { $built }
dice-screen-best-cross = nothing to build
dice-screen-best-all = roll all six
dice-screen-stop = stop, { $what }
dice-screen-keep = Keep { $dice }
dice-screen-roll-count = { $count ->
        [one] roll one
       *[other] roll { $count }
    }
dice-screen-stopping = Stopping leaves { $points }.
dice-screen-working = Working out every sheet there is …

## After the game

dice-screen-result = Result
dice-screen-wins = { $points ->
        [one] { $names } wins with 1 point
       *[other] { $names } wins with { $points } points
    }
dice-screen-win-shared = { $points ->
        [one] { $names } share the win with 1 point
       *[other] { $names } share the win with { $points } points
    }
dice-screen-solo = { $points ->
        [one] 1 point
       *[other] { $points } points
    }
dice-screen-total = Total
dice-screen-luck-title = Luck and play
dice-screen-luck = Dice
dice-screen-lost = Decisions
dice-screen-untold = Both
dice-screen-turn = Turn

## Another moment, another sheet

dice-screen-banner-other = Looking at { $name }’s sheet
dice-screen-to-turn = Back to the turn
dice-screen-given-up-hint = Given up: it is kept, and left out of the statistics.
dice-screen-resume = Go on
dice-screen-menu-advice = Show advice
dice-screen-menu-no-advice = Hide advice

## Keys

dice-screen-key-faces = name a die, as its letter does
dice-screen-key-keep = keep a die, or roll it again
dice-screen-key-bundle = build what stands beside the letter
dice-screen-key-enter = the main button
dice-screen-key-back = one step back

## Set-up

dice-screen-turns = Turns
dice-screen-turns-hint = 15 in the printed game
dice-screen-fewer = One turn fewer
dice-screen-more-turns = One turn more
dice-screen-layout = Sheet
dice-screen-layout-hint = The same island, drawn as in the box
dice-screen-layout-classic = Classic
dice-screen-layout-islandOne = Island One
dice-screen-more = What the rules leave open
dice-screen-more-text = The rulebook is silent here; agree before you begin.
dice-screen-same-turn = Fresh jokers
dice-screen-same-turn-hint = Usable in the turn in which the knight is built
dice-screen-decline = A player may build nothing
dice-screen-decline-hint = Although the dice would pay; it is a cross
dice-screen-ties = A tie
dice-screen-ties-shared = Shared
dice-screen-ties-fewerCrosses = Fewer crosses
dice-screen-boxes = Boxes 7 to 11
dice-screen-boxes-winding = Right to left
dice-screen-boxes-rows = Left to right
