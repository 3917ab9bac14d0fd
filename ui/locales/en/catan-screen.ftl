# The table of Catan on the screen, and its set-up.

## The board

cat-screen-board = Board
cat-screen-sea = sea
cat-screen-untold = not told yet
cat-screen-corner = Corner of { $at }
cat-screen-edge = Path at { $at }
cat-screen-bank = Bank
cat-screen-stack = { $card } in the bank: { $count }. Tell what was counted
cat-screen-deck = Development cards in the deck: { $count }
cat-screen-nobody = nobody
cat-screen-next = { $people ->
        [one] { $names } has { $count }
       *[other] { $names } have { $count }
    }
cat-screen-next-level = { $people ->
        [one] { $names } has { $count } as well
       *[other] { $names } have { $count } as well
    }

## Seats

cat-screen-seat = { $name }. Points: { $score }, cards: { $cards }, development cards: { $developments }
cat-screen-seat-turn = { $name } has the turn. Points: { $score }, cards: { $cards }, development cards: { $developments }
cat-screen-round = Round { $round }
cat-screen-left-roads = Roads left
cat-screen-left-settlements = Settlements left
cat-screen-left-cities = Cities left
cat-screen-hand-size = Cards in hand
cat-screen-developments = Development cards
cat-screen-knights = Knights played
cat-screen-road-length = Longest stretch of road
cat-screen-road-missing = Missing for Longest Road
cat-screen-points = Points
cat-screen-total = Total
cat-screen-total-short = all

## What is asked

cat-screen-asks-build = What does { $name } build?
cat-screen-asks-trade = What is traded?
cat-screen-asks-card = Which card does { $name } play?
cat-screen-asks-plenty = Year of plenty
cat-screen-asks-monopoly = Monopoly
cat-screen-asks-win = Has { $name } won?
cat-screen-win-hint = Show enough point cards: it takes { $points } points.
cat-screen-roll-hint = Tap it or type it. Two dice count as well.
cat-screen-build-hint = Tap a piece, then its place. Or trade.
cat-screen-place-hint = Tap the place on the board.
cat-screen-robber-hint = Tap the hex, then whose hand is drawn from.

## Dice

cat-screen-two-dice = Enter two dice
cat-screen-as-sum = Enter the sum instead
cat-screen-first-die = First die
cat-screen-second-die = Second die
cat-screen-die = Die shows { $die }
cat-screen-rolls = { $count ->
        [one] { $count } roll so far
       *[other] { $count } rolls so far
    }
cat-screen-expected = expected
cat-screen-rolled = Rolled { $sum }
cat-screen-change = Change
cat-screen-luck-title = Dice and luck
cat-screen-luck-hint = What the rolls brought, and what they could be expected to bring.
cat-screen-luck = Cards from production

## Building and trading

cat-screen-road = Road
cat-screen-settlement = Settlement
cat-screen-city = City
cat-screen-development = Development
cat-screen-build = { $what }, { $left } left
cat-screen-trade = Trade
cat-screen-gives = { $name } gives
cat-screen-gets = { $name } gets
cat-screen-with = with
cat-screen-rates = The bank takes { $rates }
cat-screen-clear = Clear
cat-screen-cards-of = { $card }: { $count }
cat-screen-hand = { $name }’s hand: { $count }
cat-screen-give-card = { $card }: { $count }
cat-screen-hands-open = open
cat-screen-hands-closed = closed
cat-screen-hands-sealed = sealed
cat-screen-hands-counts = sizes only
cat-screen-cards = { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }

## Robber and discards

cat-screen-rob-whom = Whose hand is drawn from?
cat-screen-rob-nobody = Nobody stands here: nothing is drawn.
cat-screen-stolen = Which card was it?
cat-screen-stolen-sealed = Which card was it? Only its new owner looks here; it is kept under seal.
cat-screen-stolen-unseen = The card stays unknown; it need not be told.
cat-screen-discard-who = Still to discard
cat-screen-discards = { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
cat-screen-discard-count = { $have } of { $want } chosen
cat-screen-discard-unseen = Nobody saw the cards

## Development cards

cat-screen-play-card = Play a card
cat-screen-holds = { $count ->
        [one] holds one
       *[other] holds { $count }
    }
cat-screen-plenty = Two cards from the bank
cat-screen-monopoly = Which kind?
cat-screen-monopoly-taken = How many did everybody hand over?
cat-screen-bought = Which card was drawn?
cat-screen-bought-sealed = Which card was drawn? Only its owner looks here; it is kept under seal.
cat-screen-i-win = I win
cat-screen-win-shown = Point cards shown

## Between turns

cat-screen-special = Who builds first?
cat-screen-special-of = { $name } builds

## What is recorded

cat-screen-go = Record
cat-screen-go-correct = Check the change
cat-screen-go-place = Place it
cat-screen-go-roll = Record { $sum }
cat-screen-go-buildRoad = Build the road
cat-screen-go-buildSettlement = Build the settlement
cat-screen-go-buildCity = Build the city
cat-screen-go-buyCard = Buy the card
cat-screen-go-trade = Record the trade
cat-screen-go-discard = Discard
cat-screen-go-win = Claim the win
cat-screen-go-end = End turn
cat-screen-go-end-special = Done building
cat-screen-possible = Possible
cat-screen-possible-share = Possible, { $part } in { $whole }
cat-screen-allow = Allow anyway

## What the table knows

cat-screen-tell = Tell what was counted
cat-screen-tell-what = What is known?
cat-screen-tell-whom = Of whom?
cat-screen-tell-size = Number of cards in hand
cat-screen-tell-hand = The whole hand was shown
cat-screen-tell-kind = One kind in the hand
cat-screen-tell-cannotPay = Cannot pay for something
cat-screen-tell-card = A development card was shown
cat-screen-tell-stack = A stack of the bank was counted
cat-screen-relation = How the number is meant
cat-screen-relation-exactly = exactly
cat-screen-relation-atLeast = at least
cat-screen-relation-atMost = at most
cat-screen-relation-not = not just
cat-screen-how-many = How many?
cat-screen-counting-on = Count cards: show what hands may hold
cat-screen-counting-off = Stop counting cards
cat-screen-keep-open = Open the hands from now on
cat-screen-keep-closed = Close the hands from now on
cat-screen-keep-sealed = Keep secrets under seal from now on
cat-screen-keep-counts = Keep only hand sizes from now on

## Looking back, correcting

cat-screen-replace = Move { $turn } anew
cat-screen-insert = Before move { $turn }
cat-screen-given-up-hint = It can be taken up again where it stopped.
cat-screen-resume = Take it up again
cat-screen-back-to-play = Back to play
cat-screen-wins = { $name } wins with { $points } points
cat-screen-audit-agrees = The seal is open: all secrets agree with the game.
cat-screen-audit-incomplete = The seal is open: somebody left a secret out.
cat-screen-audit-contradicted = The seal is open: a secret before move { $move } does not fit the game.

## Keys

cat-screen-key-roll = roll this number
cat-screen-key-build = road, settlement, city, development card
cat-screen-key-trade = trade
cat-screen-key-card = play a development card
cat-screen-key-win = I win
cat-screen-key-kinds = brick, lumber, wool, grain, ore: give or choose
cat-screen-key-gets = the same five: get
cat-screen-key-arrows = walk over the places
cat-screen-key-enter = record; with nothing chosen, end the turn
cat-screen-key-back = one step back

## A new game

cat-screen-board-beginner = Beginner
cat-screen-board-lettered = Spiral
cat-screen-board-redApart = Random
cat-screen-board-fair = Fair
cat-screen-board-own = As it lies
cat-screen-seed = Board no.
cat-screen-another = Another
cat-screen-edit-board = Enter, change or print
cat-screen-hands = Hands
cat-screen-hands-open-short = Open
cat-screen-hands-closed-short = Closed
cat-screen-hands-sealed-short = Sealed
cat-screen-hands-counts-short = Sizes
cat-screen-hands-open-hint = Stolen and bought cards are told; every verdict is certain.
cat-screen-hands-closed-hint = Stolen and bought cards stay unknown; some moves are only possible.
cat-screen-hands-sealed-hint = Owners enter their secrets; they are opened at the end.
cat-screen-hands-counts-hint = Only the number of cards is kept.
cat-screen-more-options = Editions and house rules
cat-screen-edition = Where editions differ
cat-screen-house = House rules
cat-screen-betweenTurns = Five and six players
cat-screen-betweenTurns-pairedPlayers = Paired players
cat-screen-betweenTurns-specialBuilding = Building between turns
cat-screen-tokens = Number tokens
cat-screen-tokens-redApart = No two red numbers side by side
cat-screen-tokens-lettered = In letter order along the spiral
cat-screen-tokens-asLaid = As they lie
cat-screen-phases = Trading and building
cat-screen-phases-combined = In any order
cat-screen-phases-separate = First trade, then build
cat-screen-shortage = The bank runs short for one player alone
cat-screen-shortage-loneSeatTakesRest = That player takes what is left
cat-screen-shortage-nobodyPaid = Nobody gets any
cat-screen-tiedAfterCut = The longest road is cut to a tie
cat-screen-tiedAfterCut-holderKeeps = Its holder keeps the card
cat-screen-tiedAfterCut-setAside = The card is set aside
cat-screen-points-to-win = Points to win
cat-screen-hand-limit = Cards safe from a seven
cat-screen-rounds-without-seven = Rounds without a seven
cat-screen-friendly-robber = Friendly robber
cat-screen-friendly-robber-hint = Not beside anybody with at most two points.

## Entering the board

cat-screen-what-lies = What lies here?
cat-screen-what-lies-hint = Terrain, then number; the next hex follows by itself.
cat-screen-what-harbour = Which harbour?
cat-screen-what-harbour-hint = Tap a harbour and what it trades; tap a free coast to move it.
cat-screen-number = Number
cat-screen-token = Token { $number }, { $left } left
cat-screen-hex-number = Hex { $number }: { $what }
cat-screen-harbour-number = Harbour { $number }: { $what }
cat-screen-move-harbour = Move the harbour here
cat-screen-to-harbours = To the harbours
cat-screen-to-hexes = To the hexes
cat-screen-next-harbours = Next: harbours
cat-screen-take-board = Use this board
cat-screen-fill = Fill the rest
cat-screen-empty-board = Empty
cat-screen-print-board = Print the board
cat-screen-told = { $hexes } of { $allHexes } hexes, { $tokens } of { $allTokens } numbers, { $harbours } of { $allHarbours } harbours
cat-screen-balance = Balance
cat-screen-balance-hint = Pips per resource. The mark is an even share.
cat-screen-pips-of = { $card }, pips: { $pips }
cat-screen-unevenness = Unevenness { $count } (0 is even); best corner: { $best }.
cat-screen-board-good = The board is complete and allowed.
cat-screen-hexes-left = { $count ->
        [one] { $count } hex not told yet
       *[other] { $count } hexes not told yet
    }
cat-screen-tokens-left = { $count ->
        [one] { $count } number not told yet
       *[other] { $count } numbers not told yet
    }
cat-screen-harbours-left = { $count ->
        [one] { $count } harbour not told yet
       *[other] { $count } harbours not told yet
    }
