# Catan Dice Game: what the referee says. The wording of the rules is at the end, by id.

## What the table has to tell

dice-asks-dice = What did { $seat } roll?
    .left = Turn { $turn } of { $turns }
dice-asks-again = Roll again, or build?
    .left = { $rollsLeft ->
        [one] One roll is left
       *[other] { $rollsLeft } rolls are left
    }
dice-asks-build = What does { $seat } build?
    .left = Turn { $turn } of { $turns }
dice-asks-over = The game is over.

## The log; the name of the player stands before the sentence

dice-move-roll = rolled { $rolled }
dice-move-roll-again = kept { $kept } and rolled { $rolled }
dice-move-keep = kept all six dice
dice-move-final = ended up with { $dice }
dice-move-joker = used a joker: { $turn } becomes { $to }
dice-move-gold = changed two gold into { $to }
dice-move-build = built { $built }
dice-move-marked = marked { $built }, payment not checked
dice-move-cross = marked nothing: a cross
dice-move-end = ended the turn

## Columns of the score sheet

dice-source-road = Roads
dice-source-knight = Knights
dice-source-settlement = Settlements
dice-source-city = Cities
dice-source-cross = Crosses

## Lines of the score sheet

dice-line-road = Road
dice-line-knight = Knight { $value }
dice-line-settlement = Settlement { $value }
dice-line-city = City { $value }
dice-line-road-unpaid = Road, payment not checked
dice-line-knight-unpaid = Knight { $value }, payment not checked
dice-line-settlement-unpaid = Settlement { $value }, payment not checked
dice-line-city-unpaid = City { $value }, payment not checked
dice-line-cross = Cross in turn { $turn }: nothing was built

## Words

dice-face-ore = ore
dice-face-grain = grain
dice-face-wool = wool
dice-face-lumber = lumber
dice-face-brick = brick
dice-face-gold = gold

dice-kind-road = Road
dice-kind-knight = Knight
dice-kind-settlement = Settlement
dice-kind-city = City

dice-symbol-road = a road
dice-symbol-S3 = settlement 3
dice-symbol-S4 = settlement 4
dice-symbol-S5 = settlement 5
dice-symbol-S7 = settlement 7
dice-symbol-S9 = settlement 9
dice-symbol-S11 = settlement 11
dice-symbol-C7 = city 7
dice-symbol-C12 = city 12
dice-symbol-C20 = city 20
dice-symbol-C30 = city 30
dice-symbol-K1 = knight 1
dice-symbol-K2 = knight 2
dice-symbol-K3 = knight 3
dice-symbol-K4 = knight 4
dice-symbol-K5 = knight 5
dice-symbol-K6 = knight 6

## Why no such table can be laid out

dice-refused-seats = { $seats ->
        [0] Somebody has to play.
       *[other] { $seats } players are too many: there can be { $most }.
    }
dice-refused-first = The starting player is not at this table of { $seats }.
dice-refused-turns = A game has 1 to { $most } turns, not { $turns }.

## Why a move is refused

dice-refused-over = The game is over: every box is filled.
dice-refused-seat = It is { $seat }’s turn.
dice-refused-no-dice = The dice of this turn are not entered yet.
dice-refused-dice-known = The dice of this turn are entered: build with them.
dice-refused-count = There are { $dice } dice, not { $count }.
dice-refused-face = No die has a face called “{ $face }”.
dice-refused-first-roll = The first roll is made with all six dice.
dice-refused-kept = You keep { $kept } × { $face }, but the dice show { $have ->
        [0] none
       *[other] { $have }
    }.
dice-refused-fourth-roll = The dice have been rolled three times.
dice-refused-rolling-over = Rolling is over for this turn.
    .detail = The first joker, exchange or build ends it.
dice-refused-empty-bundle = A bundle builds something; to build nothing, end the turn.
dice-refused-symbol = The sheet has no symbol “{ $symbol }”.
dice-refused-first-road = The first road is built from the start.
dice-refused-built-road = This road is built already.
dice-refused-built-knight = Knight { $value } is built already.
dice-refused-built-settlement = Settlement { $value } is built already.
dice-refused-built-city = City { $value } is built already.
dice-refused-way-road = This road touches no built road.
dice-refused-way-settlement = No road leads to settlement { $value }.
dice-refused-way-city = No road leads to city { $value }.
dice-refused-order-knight = Knight { $value } needs knight { $before } first.
dice-refused-order-settlement = Settlement { $value } needs settlement { $before } first.
dice-refused-order-city = City { $value } needs city { $before } first.
dice-refused-pay-road = These dice hold no { $face }, a road takes one.
dice-refused-pay-knight = These dice hold no { $face }, a knight takes one.
dice-refused-pay-settlement = These dice hold no { $face }, a settlement takes one.
dice-refused-pay-city = These dice hold { $have ->
        [0] no { $face }
        [1] one { $face }
        [2] two { $face }
       *[other] { $have } { $face }
    }, a city takes { $need ->
        [2] two
       *[other] three
    }.
dice-refused-fit = That takes { $needed } dice; there are { $dice }.
dice-refused-joker-nobody = There is no knight { $knight }.
dice-refused-joker-unbuilt = Knight { $knight } is not built, so its joker cannot be used.
dice-refused-joker-used = The joker of knight { $knight } has been used.
dice-refused-joker-fresh = Knight { $knight } was built in this turn: its joker can be used from the next turn on.
dice-refused-joker-face = The joker of knight { $knight } gives { $own }, not { $face }.
dice-refused-joker-same = The die shows { $face } already.
dice-refused-joker-die = No die shows { $face } that could be turned.
dice-refused-gold-short = { $have ->
        [0] There is no gold to exchange
       *[one] One gold is not enough
    }: two are exchanged for one resource.
dice-refused-gold-gold = Gold is exchanged for another resource.
dice-refused-decline = Something can be built: { $built }, { $points ->
        [one] 1 point
       *[other] { $points } points
    }. This table does not let you decline.

## What the table is told all the same

dice-warns-cross = A cross, although something can be built: { $built }, { $points ->
        [one] 1 point
       *[other] { $points } points
    }.

## The rules

DICE-SETUP-01 = Six dice that are all alike, and a pad of sheets; each player needs a pencil.
    .page = 2
DICE-SETUP-02 = Every player gets a sheet with the island. The players never get in each other’s way.
    .page = 2
DICE-SETUP-03 = The players settle who starts.
    .page = 2
DICE-SETUP-04 = The first road, with the arrow, is built from the start. It costs nothing and gives nothing.
    .page = 4
DICE-SETUP-05 = The box says one to four players. More can play, for everybody plays on a sheet of their own.
    .page = –
DICE-GOAL-01 = Build as many roads, settlements, cities and knights as you can. To build is to mark the symbol.
    .page = 2
DICE-GOAL-02 = Whoever has most points at the end wins.
    .page = 3
DICE-DIE-01 = Each die shows ore, grain, wool, lumber, brick and gold once each.
    .page = 3
DICE-SHEET = Only what is printed on the sheet can be built: 16 roads, 6 settlements, 4 cities and 6 knights.
    .page = 2
DICE-TURN-01 = The players take turns clockwise. A turn is: roll, build, write down the points.
    .page = 3
DICE-TURN-02 = Dice that are not used are lost; nothing is kept for the next turn.
    .page = –
DICE-ROLL-01 = There are up to three rolls, the first with all six dice.
    .page = 3
DICE-ROLL-02 = After the first roll, set aside any dice you like and roll the others.
    .page = 3
DICE-ROLL-03 = After the second roll, set aside more dice, or take up again dice set aside before, and roll a last time.
    .page = 3
DICE-ROLL-04 = After the third roll the dice lie as they lie.
    .page = 3
DICE-ROLL-05 = You may stop after the first or the second roll.
    .page = 3
DICE-ROLL-06 = After rolling, only jokers and gold can change the dice. Using one, or building, ends the rolling.
    .page = 3
DICE-BUILD-01 = Road: brick, lumber. Knight: ore, wool, grain. Settlement: brick, lumber, wool, grain. City: three ore, two grain.
    .page = 3
DICE-BUILD-02 = The dice that pay are put aside, so each pays once. What takes more than six dice cannot be built in one turn.
    .page = 3
DICE-BUILD-03 = Several things may be built in one turn, if the dice pay for all of them.
    .page = 3
DICE-BUILD-04 = What is built is marked on the sheet.
    .page = 3
DICE-BUILD-05 = A symbol gives the points printed on it.
    .page = 3
DICE-BUILD-06 = Things are built one after another. What was built a moment ago counts already.
    .page = –
DICE-BUILD-07 = No symbol is built twice, and nothing is taken away.
    .page = –
DICE-BUILD-08 = Building is optional, but building nothing is a cross.
    .page = –
DICE-ROAD-01 = A road costs brick and lumber and gives one point.
    .page = 4
DICE-ROAD-02 = The first road is there already and need not be paid.
    .page = 4
DICE-ROAD-03 = A new road continues a road that is built. At the forks you choose.
    .page = 4
DICE-ROAD-04 = A settlement or city at the end of a road does not block the road beyond, built or not.
    .page = 4
DICE-SETL-01 = A settlement costs lumber, brick, grain and wool.
    .page = 4
DICE-SETL-02 = A settlement needs a built road that leads to it.
    .page = 4
DICE-SETL-03 = No settlement beside a crossing with another settlement or city. On this sheet that never happens.
    .page = 5
DICE-SETL-04 = Settlements are built in the order of their points: 3, 4, 5, 7, 9, 11.
    .page = 5
DICE-CITY-01 = A city costs three ore and two grain.
    .page = 5
DICE-CITY-02 = A city needs a built road that leads to it.
    .page = 5
DICE-CITY-03 = Cities are built in the order of their points: 7, 12, 20, 30.
    .page = 5
DICE-CITY-04 = Cities have sites of their own. They replace no settlement and need none.
    .page = –
DICE-KNGT-01 = A knight costs grain, wool and ore.
    .page = 5
DICE-KNGT-02 = Knights are built in the order of their points, 1 to 6.
    .page = 5
DICE-KNGT-03 = Knights need no road.
    .page = –
DICE-KNGT-04 = A built knight brings one joker. Its points stay when the joker is used.
    .page = 5
DICE-JOKER-01 = The joker under a built knight can be used once in the game.
    .page = 5
DICE-JOKER-02 = After rolling, a joker turns one die to the face shown under the knight, instead of another face.
    .page = 5
DICE-JOKER-03 = A used joker is crossed off.
    .page = 5
DICE-JOKER-04 = The jokers in order: ore, grain, wool, lumber, brick; under knight 6 any face.
    .page = 5
DICE-JOKER-05 = There are six knights, so six jokers at most.
    .page = 5
DICE-JOKER-06 = Two or more jokers may be used in one turn.
    .page = 5
DICE-JOKER-07 = A joker turns a die that is not spent yet. It adds none.
    .page = 5
DICE-JOKER-08 = Jokers are used after the last roll, not between rolls.
    .page = 5
DICE-JOKER-09 = A joker can be used as soon as its knight is built, in the same turn too, unless the table agreed otherwise.
    .page = –
DICE-JOKER-10 = Where two jokers would do the same, the particular one is offered before the joker of any face.
    .page = –
DICE-JOKER-11 = The joker of any face may give gold too, though it never helps.
    .page = –
DICE-GOLD-01 = After rolling, two gold can be exchanged for any one other resource.
    .page = 5
DICE-GOLD-02 = One of the two dice is turned to the face wanted, the other is out for this turn.
    .page = 5
DICE-GOLD-03 = Nothing is built with gold itself.
    .page = 5
DICE-GOLD-04 = A single gold is of no use.
    .page = 5
DICE-GOLD-05 = Gold may be exchanged several times: four gold for two resources, six for three.
    .page = –
DICE-GOLD-06 = Only gold is exchanged, no other resource.
    .page = 5
DICE-SCORE-01 = The points go into the next free box; the first is at the upper left.
    .page = 4
DICE-SCORE-02 = One number a turn: the sum of all symbols built in it.
    .page = 4
DICE-SCORE-03 = Whoever builds nothing writes a cross, never a zero.
    .page = 4
DICE-SCORE-04 = The box of a finished turn is final.
    .page = –
DICE-SCORE-05 = Each cross takes off two points at the end.
    .page = 4
DICE-END-01 = The game ends when everybody has filled all boxes: 15 in the printed game.
    .page = 6
DICE-END-02 = The total is the sum of the boxes less two points for each cross.
    .page = 6
DICE-END-03 = The highest total wins. The rulebook does not speak of ties: the win is shared, unless the table agreed otherwise.
    .page = 6
DICE-SOLO-01 = Alone the rules are the same: score as many points as you can.
    .page = –
