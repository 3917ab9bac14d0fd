# Catan Card Game: what only the screen says.

## The strip, the board

card-screen-seat = { $name }, { $score } points
card-screen-seat-turn = { $name }, { $score } points, whose turn it is
card-screen-part = { $source } { $points }
card-screen-of-limit = { $hand } of { $limit }
card-screen-of-seven = { $count } of 7
card-screen-over-seven = { $count } over 7
card-screen-strength = strength
card-screen-commerce = commerce
card-screen-hand = cards in hand
card-screen-brigand-count = resources the brigands count
card-screen-realm = Principality of { $name }
card-screen-middle = Stacks and supplies
card-screen-region = { $region } of { $name }, stores { $holds }
card-screen-side-upper = above
card-screen-side-lower = below
card-screen-site-free = Free site { $side }, settlement { $at } of { $name }
card-screen-site-card = { $card } { $side }, settlement { $at } of { $name }
card-screen-city-here = City over settlement { $at }
card-screen-end-left = At the left end
card-screen-end-right = At the right end
card-screen-stack = Stack { $stack }, { $count } cards
card-screen-of = of { $all }
card-screen-events = events
card-screen-out = out
card-screen-together = { $points } of 7
card-screen-both-points = both points
card-screen-unlocked = actions open
card-screen-holds-knight = { $name } holds the knight
card-screen-holds-mill = { $name } holds the mill

## The course of a turn

card-screen-bar-dice = Dice
card-screen-bar-event = Event
card-screen-bar-income = Income
card-screen-bar-main = Main
card-screen-bar-hand = Hand
card-screen-replace = Move { $turn } was …
card-screen-insert = Before move { $turn } …
card-screen-attack = { $name } attacks: { $card }.
card-screen-alchemist-asks = Which number does the alchemist set?
card-screen-alchemist-first = Alchemist first
card-screen-no-alchemist = No alchemist
card-screen-hand-asks = The hand of { $name }
card-screen-spilt = { $region } is full: { $count } lost.
card-screen-possible = Whether it was so only the hand can tell: your word is taken.
card-screen-allow = Let it stand …

## Dice

card-screen-event-die = Event die
card-screen-number-die = Production die
card-screen-face-knight = Knight
card-screen-face-mill = Mill
card-screen-face-club = Club
card-screen-face-sun = Sun
card-screen-face-question = Card
card-screen-face-key-knight = K
card-screen-face-key-mill = M
card-screen-face-key-club = C
card-screen-face-key-sun = S
card-screen-face-key-question = Q
card-screen-quiet = Brigands do not come in the first two rounds.
card-screen-brigands = Brigands: over 7 loses ore and wool
card-screen-hit = Hit.
card-screen-safe = Safe.
card-screen-loses = { $total } in store: loses all ore and wool
card-screen-stored = { $total } in store
card-screen-behind = { $total } in store, { $behind } of them behind a warehouse
card-screen-income = Income for { $number }, as far as there is room:
card-screen-yields = { $region } +{ $count }

## Choosing

card-screen-stacks = Stack
card-screen-second-stack = Stack of the second card
card-screen-look = Looks through stack
card-screen-under = Card under stack
card-screen-take-from = Takes from
card-screen-give-from = Gives from
card-screen-into = Onto which region
card-screen-above = first tap: above
card-screen-below = second tap: below
card-screen-scout = With the scout
card-screen-scout-hint = Chosen from the whole region stack
card-screen-no-defence = No defence card
card-screen-decline = Take nothing more

## The main phase

card-screen-tab-build = Build
card-screen-tab-trade = Trade
card-screen-tab-action = Action
card-screen-tab-dismantle = Dismantle
card-screen-family-building = Buildings
card-screen-family-fleet = Fleets
card-screen-family-knight = Knights
card-screen-family-red = City
card-screen-card-of-hand = A card of the hand
card-screen-payable = payable
card-screen-short-short = cannot pay
card-screen-short-no-road = needs a road
card-screen-short-road-twice = road lies here
card-screen-short-supply = none left
card-screen-short-seven = at 7 points
card-screen-short-futile = no effect now
card-screen-short-hand-empty = no card
card-screen-short-not-now = not now
card-screen-pays = { $name } pays
card-screen-or-tap = or tap { $region }
card-screen-cannot-pay = It cannot be paid now.
card-screen-says-otherwise = My card says something else
card-screen-says-otherwise-unsure = Unconfirmed price: my card says something else
card-screen-what-it-says = What does your card cost?
card-screen-done = Done
card-screen-choose-site = Tap a lit site on the board.
card-screen-choose-place = Tap a lit place on the board.
card-screen-bank-give = The bank takes
card-screen-bank-get = for one of
card-screen-rate = { $count } × { $resource } for one other
card-screen-trade-with = Trade with { $name }
card-screen-trade-hint = Tap regions of both on the board; each tap is one resource.
card-screen-gives = { $name } gives
card-screen-transfer = { $count } × { $resource } ({ $region })
card-screen-less = One less: { $what }
card-screen-more-of = One more: { $what }
card-screen-caravan-hint = Tap one or two resources on the board; as many others are chosen after it.
card-screen-spy-takes = The spy takes
card-screen-other-actions = The alchemist comes before the dice, the scout with a new settlement, bishop and herb woman in the other turn.
card-screen-nothing-to-dismantle = Nothing stands here that could be thrown away.
card-screen-other-card = Another card of the hand
card-screen-something-else = Something else
card-screen-back-to-main = Back to the main phase

## The hand check

card-screen-hand-of = in hand, { $limit } are allowed
card-screen-exchange = Exchange one card
card-screen-way = How the card is drawn
card-screen-top-card = Top card
card-screen-free = free
card-screen-search = Search
card-screen-search-price = { $price ->
        [one] for one resource
       *[other] for { $price } resources
    }
card-screen-draw-from = From stack
card-screen-exchange-with = With stack

## What Enter records

card-screen-do-lots = Record
card-screen-do-startingHand = Take three cards
card-screen-do-alchemist = Set the number
card-screen-do-roll = Record the roll
card-screen-do-eventCard = Record the event
card-screen-do-gain = Gain it
card-screen-do-take = Take it
card-screen-do-give = Give it back
card-screen-do-decline = Take nothing
card-screen-do-builder = Record
card-screen-do-civilWar = Send it back
card-screen-do-conflict = Put them away
card-screen-do-road = Build the road
card-screen-do-settlement = Build settlement
card-screen-do-regions = Lay the regions
card-screen-do-city = Build the city
card-screen-do-build = Build the card
card-screen-do-dismantle = Throw it away
card-screen-do-bank = Trade with bank
card-screen-do-trade = Record the trade
card-screen-do-caravan = Send the caravan
card-screen-do-merchant = Play the merchant
card-screen-do-spy = Play the spy
card-screen-do-attack = Attack
card-screen-do-defend = Record the answer
card-screen-do-attackRoll = Record the roll
card-screen-do-takeBack = Send it back
card-screen-do-draw = Draw the card
card-screen-do-exchange = Exchange
card-screen-do-shed = Put it away
card-screen-do-throwAway = Throw it away
card-screen-do-endTurn = End the turn
card-screen-to-hand = To the hand check
card-screen-see = See what changes

## Looking back, the end

card-screen-resume = Play on
card-screen-standing = Points by what they come from
card-screen-total = Total
card-screen-wins = { $name } wins with { $points } points

## Setting up

card-screen-target = Points that win
card-screen-target-hint = Twelve; fewer for practice
card-screen-sets = Starting sets
card-screen-sets-hint = First and second seat
card-screen-sets-are = { $first } and { $second }
card-screen-open-book = Open book
card-screen-open-book-hint = Both agree: unseen copies, events and stacks are shown
card-screen-which-copy = Which copy of the game
card-screen-copy = Copy { $number }
card-screen-another-copy = We have another copy of the game
card-screen-more = Layout and open questions
card-screen-layout = Starting regions
card-screen-layout-hint = Left, middle and right, above and below the axis.
card-screen-set = Starting set { $set }
card-screen-space = Set { $set }, { $side }, place { $place }
card-screen-stack-sizes = Cards in the five stacks
card-screen-stack-sum = { $sum } of 62
card-screen-stack-size = Stack { $stack }
card-screen-house-atOnce = At once
card-screen-house-ownTurn = Own turn
card-screen-house-latched = Stays
card-screen-house-current = Drops
card-screen-house-sameStack = One
card-screen-house-twoStacks = Two
card-screen-house-duty = Duty
card-screen-house-right = Right
card-screen-house-underStacks = Under stacks
card-screen-house-discarded = Discarded
card-screen-house-optional = May
card-screen-house-forced = Must
card-screen-house-forbidden = No
card-screen-house-allowed = Yes
card-screen-house-storable = Storable
card-screen-house-any = Any
card-screen-house-afterBoth = After both
card-screen-house-firstAbove = First above
card-screen-house-confirmed = Ask
card-screen-house-rollerFirst = Roller
card-screen-house-anyOrder = Either
card-screen-house-both = Both
card-screen-house-passive = The other
card-screen-house-drawnFrom = The same

## The deck

card-screen-deck = Check your deck
card-screen-deck-why = Some prices and numbers rest on one source
card-screen-deck-hint = Hold the real card beside its picture. { $done } of { $all } compared.
card-screen-read = compared
card-screen-deck-keep = My card says this
card-screen-deck-same = It is so on my card
card-screen-events-drawn = Events drawn since the last shuffle
card-screen-events-coming = Events still to come
card-screen-unseen = Copies nobody has seen
card-screen-handled = What was done with the stacks
card-screen-handled-line = { $what } (stack { $stack })

## What cards do, in two lines

card-screen-effect-fleet = 2 { $resource } for 1 other, as often as wanted
card-screen-effect-boost = Neighbouring regions produce 2 { $resource }
card-screen-effect-knight = Black: strength. Red: tournament.
card-screen-effect-abbey = One more card in hand
card-screen-effect-garrison = Its two regions do not count for brigands
card-screen-effect-smithy = Every own knight is 1 stronger
card-screen-effect-aqueduct = No plague in any own region
card-screen-effect-bath_house = No plague in the regions of its city
card-screen-effect-church = Protects units of its city in a civil war
card-screen-effect-colossus_of_catan = Two points, nothing else
card-screen-effect-library = One more card in hand
card-screen-effect-town_hall = A search costs 1 resource
card-screen-effect-counting_house = Commerce only
card-screen-effect-harbor = Every own fleet: 1 more commerce
card-screen-effect-marketplace = Commerce only
card-screen-effect-merchant_guild = Commerce only
card-screen-effect-mint = 1 gold for 1 other, as often as wanted

## Keys

card-screen-key-number = Production die, stack
card-screen-key-enter = Record
card-screen-key-back = One step back
card-screen-key-tab = Walk through cards, stacks and keys; choose

# A dispute about what lies on the table.
card-screen-recount = Count again
card-screen-recount-hint = Enter what the table counts. Where the referee counts otherwise, it names the rule that made it so.
card-screen-recount-stands = The table is right
card-screen-count-points = victory points
card-screen-count-commerce = commerce
card-screen-count-strength = strength
card-screen-count-tournament = tournament sum
card-screen-count-hand = cards in hand
