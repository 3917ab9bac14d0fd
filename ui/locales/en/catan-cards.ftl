# Catan Card Game: what the referee says. Texts of the rules at the end, by their ids.

## What the table has to tell

card-asks-starting-hand = From which stack does { $seat } take three cards?
card-asks-dice = What did { $seat } roll?
card-asks-dice-set = What does the event die show? The number is set.
card-asks-event-card = Which event card did { $seat } draw?
card-asks-gain-tournament = { $seat } won the tournament: which region gains?
card-asks-gain-sun = Good year: which region of { $seat } gains?
card-asks-gain-progress = Progress: which region of { $seat } gains?
    .left = { $left ->
        [one] One more resource
       *[other] { $left } more resources
    }
card-asks-gain-caravan = Caravan: which region of { $seat } gains?
    .left = { $left ->
        [one] One more resource
       *[other] { $left } more resources
    }
card-asks-mill = Trade: what does { $seat } take, if anything?
card-asks-builder = Builder: which stack does { $seat } look through, and under which goes a card?
card-asks-civil-war = Civil war: which knight or fleet does { $seat } send back?
card-asks-conflict = Conflict: under which stack does { $seat } put the two cards?
card-asks-shed = { $seat } has { $left ->
        [one] one card
       *[other] { $left } cards
    } too many: under which stack?
card-asks-regions = Which two regions does the new settlement bring, and which one lies above?
card-asks-regions-first = Which two regions does the new settlement bring? The first one lies above.
card-asks-defend = Does { $seat } lay a defence card?
card-asks-attack-roll = What did { $seat } roll for the attack?
card-asks-take-back = Which card does { $seat } send back to the other hand?
card-asks-raid = Raid: what does { $seat } take?
    .left = { $left ->
        [one] One more resource
       *[other] { $left } more resources
    }
card-asks-merchant-take = Merchant: what does { $seat } take, one or two?
    .left = { $left ->
        [one] One more may be taken
       *[other] Up to { $left } may be taken
    }
card-asks-merchant-give = Merchant: what does { $seat } give back?
card-asks-main = What does { $seat } do?
card-asks-draw = From which stack does { $seat } draw?
    .left = { $short ->
        [one] One card is missing
       *[other] { $short } cards are missing
    }
card-asks-surplus = Under which stack goes a card too many of { $seat }?
    .left = { $surplus ->
        [one] One card too many
       *[other] { $surplus } cards too many
    }
card-asks-exchange = Does { $seat } exchange a card?
card-asks-end = The turn of { $seat } ends.
card-asks-over = The game is over.

## The log; the name of the seat stands before it

card-move-lots-start = Lots for who starts: { $first } and { $second }
card-move-lots-sets = Lots for the starting sets: { $first } and { $second }
card-move-starting-hand = looked through stack { $stack } and took three cards
card-move-alchemist = played the alchemist and set { $number }
card-move-roll = rolled { $face }, { $number }
card-move-event = drew the event { $card }
card-move-gain = gained { $resource }
card-move-take = took { $resource } from the other player
card-move-give = gave { $resource } back
card-move-decline = took no more
card-move-builder = took a card from stack { $stack } and put one under stack { $under }
card-move-civil-war = sent a unit of the other player back
card-move-civil-war-axis = pointed at a settlement or road in the civil war
card-move-conflict = put cards of the other hand under stack { $stack }
card-move-conflict-two = put cards of the other hand under stacks { $stack } and { $second }
card-move-road = built a road
card-move-settlement = built a settlement
card-move-regions = new regions: { $upper } above, { $lower } below
card-move-regions-scout = chose regions with the scout: { $upper } above, { $lower } below
card-move-city = built a city
card-move-build = built { $card }
card-move-build-printed = built { $card }; the card says something else than the catalogue
card-move-dismantle = threw a card of the principality away
card-move-dismantle-axis = threw a settlement or road away
card-move-bank = gave the bank { $count } × { $give } for { $get }
card-move-trade = traded with the other player: gave { $give }, got { $get }
card-move-caravan = sent the caravan: { $pay }
card-move-merchant = played the merchant
card-move-spy = played the spy and took { $card }
card-move-spy-nothing = played the spy and took nothing
card-move-attack = attacked: { $card }
card-move-defend = laid a defence: { $card }
card-move-defend-not = laid no defence
card-move-attack-roll = rolled { $number } for the attack
card-move-take-back = sent a card back to the other hand
card-move-take-back-axis = pointed at a settlement or road
card-move-draw = drew the top card of stack { $stack }
card-move-search = paid and chose a card from stack { $stack }
card-move-search-nothing = paid, looked through stack { $stack } and took nothing
card-move-exchange = exchanged a card with stack { $stack }
card-move-exchange-search = paid and exchanged a card with stack { $stack }
card-move-shed = put a card under stack { $stack }
card-move-throw = threw { $card } away
card-move-end = ended the turn
card-move-recount = asked for a recount: { $count ->
        [one] one thing
       *[other] { $count } things
    }
card-move-printed = read on a card: { $card }

## What was done with a stack (open book)

card-handled-top = drew the top card
card-handled-searched = searched it
card-handled-under = put a card under it

## The columns of the score sheet

card-source-settlements = Settlements
card-source-cities = Cities
card-source-cards = Cards
card-source-figures = Figures

## The lines of the score sheet

card-line-start = Starting settlement
card-line-settlement = Settlement
card-line-city = City
card-line-card = { $card }
card-line-knight = Knight figure: strength { $mine } against { $theirs }
card-line-mill = Mill figure: commerce { $mine } against { $theirs }

## Why a move is refused: whose turn, which phase

card-refused-over = The game is over: { $seat } has { $points } points.
card-refused-no-seat = There is no seat { $number }: two people play.
card-refused-passive = It is the turn of { $active }, not of { $seat }.
card-refused-opening = First both players take their starting hands.
card-refused-before-dice = { $seat } has not rolled yet.
card-refused-dice-first = The turn of { $seat } begins with the dice.
card-refused-rolled = { $seat } has rolled already.
card-refused-after-check = The hand check has begun: nothing is built, traded or played any more.
card-refused-die = No die shows { $number }.
card-refused-pending-event-card = { $seat } draws the event card first.
card-refused-pending-gain = First { $seat } chooses the resource that the event brings.
card-refused-pending-caravan = First { $seat } chooses what the caravan brings back.
card-refused-pending-mill = First { $seat } says what the holder of the mill takes.
card-refused-pending-builder = First { $seat } says what the builder does.
card-refused-pending-civil-war = First { $seat } chooses a unit in the civil war.
card-refused-pending-conflict = First { $seat } puts the cards of the conflict under a stack.
card-refused-pending-shed = First { $seat } puts { $count ->
        [one] one card
       *[other] { $count } cards
    } away: the hand is over its limit.
card-refused-pending-regions = First { $seat } places the two regions of the new settlement.
card-refused-pending-defend = First { $seat } says whether there is a defence against { $card }.
card-refused-pending-roll = First { $seat } rolls for the attack: { $card }.
card-refused-pending-take-back = First { $seat } chooses the card that goes back.
card-refused-pending-take = First { $seat } takes what the raid brings.
card-refused-pending-merchant = First { $seat } finishes the exchange of the merchant.
card-refused-no-gain = Nothing is due to { $seat }.
card-refused-no-take = There is nothing for { $seat } to take.
card-refused-no-give = There is nothing for { $seat } to give back.
card-refused-no-decline = There is nothing that { $seat } could leave.
card-refused-no-event = The event die does not show the question mark.
card-refused-event-drawn = The event card is not drawn now by { $seat }.
card-refused-no-builder = No builder event waits for { $seat }.
card-refused-no-civil-war = No civil war waits for { $seat }.
card-refused-no-conflict = No conflict waits for { $seat }.
card-refused-no-attack-roll = There is no attack for { $seat } to roll for.
card-refused-no-take-back = There is no card for { $seat } to send back.

## Setting up

card-refused-opening-over = The starting hands are taken already.
card-refused-hand-taken = { $seat } has taken the starting hand already.
card-refused-hand-order = { $first } takes first, then { $seat }.
card-refused-stack-short = Stack { $stack } has only { $cards ->
        [one] one card
       *[other] { $cards } cards
    }: three are taken.
card-refused-no-stack = There is no stack { $stack }: they are numbered 1 to 5.
card-refused-lots-late = Lots are cast before the first turn.

## Building

card-refused-short = { $asked } × { $resource } is needed, { $has } is there.
card-refused-price = The price has { $asked } × { $resource }, the payment { $paid }.
card-refused-not-own = { $terrain } { $number } does not lie in this principality.
card-refused-not-theirs = { $terrain } { $number } does not belong to { $seat }.
card-refused-region-short = { $terrain } { $number } shows { $has }, it cannot pay { $pays }.
card-refused-supply = No card of this kind is left: { $what } ({ $count } in all).
card-refused-road-twice = A road ends here already: a second one cannot follow it.
card-refused-no-road = A settlement needs a road that leads to it.
card-refused-no-settlement = There is no new settlement that waits for its regions.
card-refused-scout = The scout is played right after building a settlement.
card-refused-region-twice = Two different regions are needed, not { $terrain } { $number } twice.
card-refused-region-placed = { $terrain } { $number } is not in the region stack.
card-refused-region-absent = { $terrain } { $number } does not lie on the table.
card-refused-no-town = There is no settlement of { $seat } here.
card-refused-city-twice = This is a city already.
card-refused-no-site = There is no site for { $card } here: sites lie above and below settlements and cities.
card-refused-no-slot = There { $slots ->
        [one] is one site
       *[other] are { $slots } sites
    } on this side.
card-refused-site-taken = { $theirs } stands here already.
card-refused-city-full = All four sites of this city are taken.
card-refused-city-only = { $card } is built at a city only.
card-refused-no-free-site = There is no free site for { $card }.
card-refused-yellow = { $card } is an action card: it is played, not built.
card-refused-hand-empty = { $seat } has no card in hand.
card-refused-hand-known = { $seat } cannot have { $card }: both know the whole hand ({ $known }).
card-refused-copies = { $card }: there { $count ->
        [one] is one copy
       *[other] are { $count } copies
    }, and { $elsewhere } of them lie elsewhere.
card-refused-stays = Settlements, cities and roads stay until the end of the game.
card-refused-nothing-own = { $seat } has no card here to throw away.
card-refused-no-card = No card is called “{ $id }”.

## Trade

card-refused-rate = { $count } × { $resource } is no rate of the bank; at best it takes { $rate }.
card-refused-same-kind = The bank gives another kind, not { $resource }.
card-refused-mixed = { $terrain } { $number } does not store { $give }.
card-refused-trade-empty = A trade moves at least one resource.
card-refused-gift = { $seat } gives something for nothing: this table does not play it so.
card-refused-other-kind = { $from } cannot be stored on { $terrain } { $number }.
card-refused-nothing-there = { $terrain } { $number } of { $seat } is empty.
card-refused-full = { $terrain } { $number } of { $seat } is full.
card-refused-must-take = { $seat } has to take something.

## Action cards and events

card-refused-seven = { $card } needs seven points together; there are { $together }.
card-refused-futile = { $card } could do nothing now.
card-refused-alchemist-late = The alchemist is laid before the dice.
card-refused-alchemist-again = The number is set already: { $number }.
card-refused-alchemist-number = The alchemist has set { $set }, not { $number }.
card-refused-event-copies = { $card } cannot come: { $count ->
        [one] its one copy lies
       *[other] all { $count } copies lie
    } at the bottom since the last New Year.
card-refused-builder-same = { $other } has looked through stack { $stack }: another one is needed.
card-refused-unit-only = Only a knight or a fleet can be chosen.
card-refused-own-unit = { $seat } chooses a unit of the other player.
card-refused-church = A church protects { $card } in this city.
card-refused-conflict-one = { $seat } has only one card.
card-refused-conflict-stacks = Both cards go under the same stack.
card-refused-caravan = The caravan carries one or two resources, not { $count }.
card-refused-spy = A spy takes a knight, a fleet or an action card, not { $card }.
card-refused-no-attack = { $card } is no attack.
card-refused-defence = { $card } does not defend against { $attack }.
card-refused-second = A second { $card } would change nothing.
card-refused-no-defence = { $card } is laid after the attack card and before the roll.
card-refused-not-defence = { $card } is no defence.
card-refused-not-attacked = { $seat } is not attacked.
card-refused-knight-only = The black knight strikes knights only.
card-refused-building-only = The arsonist strikes buildings only: no knights, fleets, roads, settlements or cities.
card-refused-own-target = { $seat } chooses among the cards of the other player.

## The hand

card-refused-hand-full = The hand has { $hand ->
        [one] one card
       *[other] { $hand } cards
    } of { $limit }: nothing is drawn.
card-refused-hand-short = The hand has { $hand } of { $limit } cards: it is filled first.
card-refused-hand-over = The hand has { $hand } cards, { $limit } are allowed: the surplus goes under a stack first.
card-refused-shed-first = First the surplus goes under a stack ({ $hand } of { $limit }).
card-refused-exchange = Who had too few cards draws and does not exchange.
card-refused-exchange-stack = At this table the exchange is made with the stack of the surplus: { $stack }.
card-refused-shed-stack = At this table the whole surplus goes under one stack.
card-refused-no-surplus = { $seat } has no card too many ({ $hand } of { $limit }).
card-refused-throw = At this table { $seat } throws the surplus onto the discard pile.
card-refused-under-stack = Surplus of { $seat } goes under a stack.
card-refused-stack-empty = There is no card in stack { $stack }.
card-refused-stacks-empty = All stacks are empty.
card-refused-top-free = The top card costs nothing; only a search is paid.
card-refused-search-poor = A search costs { $price ->
        [one] one resource
       *[other] { $price } resources
    }; { $has } are there.
card-refused-search-price = A search costs { $price ->
        [one] one resource
       *[other] { $price } resources
    }, not { $paid }.

## Recounts

card-refused-claims = A recount needs something to count.
card-refused-moved = { $terrain } { $number }: { $count ->
        [one] a resource is
       *[other] { $count } resources are
    } not moved to another region.
card-refused-claim-region = { $terrain } { $number } shows { $is }, not { $said }.
card-refused-claim-points = { $seat } has { $is } points, not { $said }:
card-refused-claim-commerce = Commerce of { $seat }: { $is }, not { $said }.
card-refused-claim-strength = Strength of { $seat }: { $is }, not { $said }.
card-refused-claim-tournament = Tournament sum of { $seat }: { $is }, not { $said }.
card-refused-claim-limit = { $seat } may have { $is } cards, not { $said }.
card-refused-claim-hand = Cards in the hand of { $seat }: { $is }, not { $said }.
card-refused-claim-search = A search costs { $seat } { $is }, not { $said }.
card-refused-claim-brigands = The brigands count { $is } for { $seat }, not { $said }.
card-refused-claim-knight = The knight figure: { $is }, not { $said } (strength { $first } : { $second }).
card-refused-claim-mill = The mill figure: { $is }, not { $said } (commerce { $first } : { $second }; a city is needed).
card-refused-claim-site = On this site: { $is }, not { $said }.
card-refused-claim-stack = Stack { $stack } has { $is ->
        [one] one card
       *[other] { $is } cards
    }, not { $said }.
card-refused-claim-supply = Left of { $what }: { $is }, not { $said }.
card-refused-claim-regions = Regions left to draw: { $is }, not { $said }.
card-refused-claim-discard = Cards in the discard pile: { $is }, not { $said }.
card-refused-cannot-lie = This cannot lie on a table ({ $detail }).

## What a legal move should make the table wary of

card-warn-lots-equal = Both rolled { $number }: roll again.
card-warn-lots-first = { $seat } rolled higher, but { $first } starts at this table.
card-warn-same-stack = { $other } has taken from stack { $stack }: { $seat } should take one of the other four.
card-warn-stacks = The stacks differ by { $spread } cards; they should be of roughly equal size.
card-warn-double-face = This table has { $face } twice on the event die; most dice have the question mark twice.
card-warn-full = { $terrain } { $number } is full: { $count } is lost.
card-warn-boost = { $card } has no effect here: no { $terrain } beside it.
card-warn-dismantle-points = { $card } takes { $points ->
        [one] one point
       *[other] { $points } points
    } along.
card-warn-dismantle-limit = Without { $card } the hand may have one card less.
card-warn-gift = { $seat } gives something for nothing. Is that meant?
card-warn-futile = { $card } will do nothing.
card-warn-less = { $seat } could take more.
card-warn-nothing-taken = { $seat } has paid and looked: a card has to be taken.
card-warn-spy-nothing = { $seat } has { $card } in hand, which the spy could take.
card-reveals-kept = { $seat } must have kept { $card } in hand: it was not put away.
card-reveals-spy-nothing = { $seat } then has buildings only in hand.

## Why no table can be laid out like this

card-setup-first = There is no seat { $first } that could start.
card-setup-target = The game goes to { $least } to { $most } points, not to { $target }.
card-setup-realms = There are two principalities, not { $realms }.
card-setup-set = { $seat } has starting set { $set }; there are sets 1 and 2.
card-setup-same-set = Both have starting set { $set }: each exists once.
card-setup-layout = { $seat }: { $terrain } lies { $times ->
        [0] nowhere
        [one] once
       *[other] { $times } times
    } on the six spaces, it should lie there once.
card-setup-stacks = The stacks hold { $sum } cards; it should be { $right }.
card-setup-too-many = { $cards } cards lie outside the stacks: there are 62 in all.
card-setup-unknown = { $field }: no card is called “{ $id }”.
card-setup-twice = { $field }: “{ $id }” is listed twice.
card-setup-missing = { $field }: “{ $id }” is missing.
card-setup-value = { $field }: { $value } is not between 0 and { $most }.
card-setup-gold = { $field }: no card of this game costs gold.
card-setup-no-price = { $field }: this card is never bought.
card-setup-price = { $field }: the price is missing.
card-setup-points = { $field }: only red cards bring victory points.
card-setup-red-empty = { $field }: a red card brings victory points or commerce points.
card-setup-strength = { $field }: only knights have strength.
card-setup-town-points = { $field }: { $points ->
        [0] it brings no points
        [one] it brings one point
       *[other] it brings { $points } points
    }.
card-setup-number = { $field }: { $value } is no number of the die.
card-setup-no-number = { $field }: only regions have a number.
card-setup-count = { $field }: { $value } copies do not add up to the box: { $sum } instead of { $right }.
card-setup-set-numbers = { $field }: starting set { $set } has { $number } twice.
card-setup-settlement = { $seat }: no road leads to the settlement in column { $at }.
card-setup-road = { $seat }: the road in column { $at } does not lie at the end of the axis.
card-setup-city = { $seat }: there is no settlement in column { $at } to make a city of.
card-setup-holds = { $terrain } { $number } cannot show { $holds }.
card-setup-region-absent = { $terrain } { $number } does not lie with { $seat }.
card-setup-region-twice = { $terrain } { $number } lies on the table twice.
card-setup-action = { $card } is an action card and stands on no site.
card-setup-no-site = { $card }: there is no such site ({ $seat }).
card-setup-site-taken = { $card }: another card stands on this site ({ $seat }).
card-setup-copies = { $card }: { $seen } are seen, the box has { $count }.
card-setup-events = { $card }: { $seen } drawn since the last New Year cannot be.
card-setup-supply = { $what }: { $used } lie on the table, there are { $count }.
card-setup-known = { $seat }: more cards are known than are in hand.
card-setup-hand = { $seat } has { $hand } cards in the other turn, { $limit } are allowed.

## Words

card-resource-lumber = lumber
card-resource-brick = brick
card-resource-wool = wool
card-resource-grain = grain
card-resource-ore = ore
card-resource-gold = gold
card-terrain-forest = Forest
card-terrain-hills = Hills
card-terrain-pasture = Pasture
card-terrain-fields = Fields
card-terrain-mountains = Mountains
card-terrain-gold = Gold field
card-face-knight = knight head (tournament)
card-face-mill = mill (trade)
card-face-club = club (brigands)
card-face-sun = sun (good year)
card-face-question = question mark (event)
card-word-nobody = nobody
card-word-nothing = nothing
card-family-action = action card
card-family-building = building
card-family-fleet = fleet
card-family-knight = knight
card-family-red = city building
card-certainty-sure = certain
card-certainty-likely = one source only
card-certainty-guess = a guess
card-value-count = copies
card-value-cost = cost
card-value-points = victory points
card-value-commerce = commerce points
card-value-strength = strength (black)
card-value-tournament = tournament number (red)
card-value-number = die number

## Names of the cards. Where no printed name is known (eight Hungarian knights, all Czech names) it is our own

card-name-start_road = Starting road
card-name-start_settlement = Starting settlement
card-name-road = Road
card-name-settlement = Settlement
card-name-city = City
card-name-event_builder = Master Builder
    .face = Master Builder
card-name-event_civil_war = Civil War
    .face = Civil War
card-name-event_good_year = Productive Year
card-name-event_progress = Progress
card-name-event_new_year = Year End
card-name-event_conflict = Conflict
card-name-event_plague = Plague
card-name-alchemist = Alchemist
card-name-caravan = Caravan
card-name-merchant = Merchant
card-name-scout = Scout
card-name-spy = Spy
card-name-black_knight = Black Knight
card-name-arsonist = Arsonist
card-name-brigands = Brigands (raid)
    .face = Brigands (raid)
card-name-bishop = Bishop
card-name-herb_woman = Herb Woman
    .face = Herb Woman
card-name-abbey = Abbey
card-name-garrison = Garrison
card-name-smithy = Smithy
    .face = Smithy
card-name-brick_factory = Brick Factory
card-name-foundry = Foundry
card-name-grain_mill = Grain Mill
card-name-sawmill = Sawmill
    .face = Sawmill
card-name-woolen_mill = Woolen Mill
    .face = Woolen Mill
card-name-lumber_fleet = Lumber Fleet
card-name-brick_fleet = Brick Fleet
card-name-wool_fleet = Wool Fleet
card-name-grain_fleet = Grain Fleet
card-name-ore_fleet = Ore Fleet
card-name-gold_fleet = Gold Fleet
card-name-conrad_the_swift = Conrad the Swift
card-name-falk_the_fair = Falk the Fair
card-name-gotz_ironfist = Gotz Ironfist
card-name-hagen_the_sinister = Hagen the Sinister
card-name-karl_the_strong = Karl the Strong
card-name-otto_the_berserker = Otto the Berserker
card-name-pippin_the_short = Pippin the Short
card-name-siegfried_lackland = Siegfried Lackland
card-name-walter_the_recreant = Walter the Recreant
card-name-aqueduct = Aqueduct
card-name-bath_house = Bath House
card-name-church = Church
card-name-colossus_of_catan = Colossus of Catan
card-name-library = Library
card-name-town_hall = Town Hall
card-name-counting_house = Counting House
card-name-harbor = Harbour
card-name-marketplace = Marketplace
    .face = Market­place
card-name-merchant_guild = Merchant Guild
card-name-mint = Mint

## The rules

CARD-COMP-01 = The box has 120 cards in eight groups by their backs: twice 9 starting cards, 11 regions, 7 roads, 5 settlements, 7 cities, 10 events and 62 without a mark.
    .page = 2
CARD-COMP-02 = There are three families: development and action cards, events, and the cards of the settlements with their regions.
    .page = 2
CARD-COMP-03 = Settlements, cities, roads and regions stay on the table until the end of the game once they are placed.
    .page = 2
CARD-COMP-04 = The unmarked cards have three colours: yellow are actions, green developments for any site, red developments for cities.
    .page = 8
CARD-COMP-05 = Of the 62 unmarked cards 20 are yellow, 26 green and 16 red.
    .page = –
CARD-COMP-06 = Two dice: one with the numbers 1 to 6, one with five event symbols of which one is on two faces.
    .page = 5
CARD-COMP-07 = The knight and the mill are wooden figures; each is worth one victory point to its holder.
    .page = 5, 9
CARD-COMP-08 = The price of a development is at the top left of its face; those of roads, settlements and cities are on their backs.
    .page = 7
CARD-SETUP-01 = Between the players lie, face down, the events, cities, settlements, roads, regions, and the 62 unmarked cards shuffled into five stacks of about the same size.
    .page = 2
CARD-SETUP-02 = The players agree, or roll, who gets which starting set.
    .page = 2
CARD-SETUP-03 = The starting road lies in the middle with a settlement on each side; the sites above and below the settlements stay empty.
    .page = 2
CARD-SETUP-04 = The six starting regions lie above and below the road and outside the settlements; their owner chooses freely which goes where.
    .page = 2
CARD-SETUP-05 = Every starting region shows one resource, so each player begins with one of each kind.
    .page = 2, 7
CARD-SETUP-06 = The six starting regions of a player have six terrains and the six numbers of the die.
    .page = 5
CARD-SETUP-07 = Whoever rolls higher with the number die starts.
    .page = 3
CARD-SETUP-08 = The start player looks through a stack and takes three cards; the other does the same with one of the remaining four. The order of the rest stays.
    .page = 3
CARD-SETUP-09 = Advice: green cards are the best to start with.
    .page = 3
CARD-SETUP-10 = Each player starts with two points for two settlements; the game goes to twelve, for practice to fewer.
    .page = 4, 11
CARD-RES-01 = Resources are counts on the regions: 0 to 3, shown by the side turned to the owner. There are lumber, wool, brick, ore, grain and gold.
    .page = 4
CARD-RES-02 = What is gained turns a region up, what is spent or lost turns it down.
    .page = 4
CARD-RES-03 = A region never holds more than three; what goes beyond is lost.
    .page = 7
CARD-RES-04 = Resources are never moved from one region to another, not even to make room.
    .page = 7
CARD-RES-05 = What is produced goes only to the region whose number was rolled.
    .page = 4, 7
CARD-RES-06 = For every other gain and for every payment the owner chooses which own regions of that kind are turned, also split over several.
    .page = 6, 10, 14
CARD-RES-07 = A new region comes into play with nothing on it.
    .page = 8
CARD-RES-08 = Gold is a sixth resource with regions of its own; no card costs gold, it is for trade and for searching.
    .page = 7
CARD-TURN-01 = The players take turns; a round is two turns.
    .page = 5
CARD-TURN-02 = A turn: perhaps the alchemist, both dice, the event, production, the main phase, the hand check.
    .page = 5, 6, 7, 12
CARD-TURN-03 = The event is resolved completely before anything else, production included.
    .page = 5
CARD-TURN-04 = In the main phase building, trading and action cards come in any order and as often as wanted.
    .page = 5
CARD-TURN-05 = With the hand check the turn is over: cards gained in it are not played in this turn.
    .page = 11
CARD-EVDIE-01 = The event die: knight head – tournament, mill – trade, club – brigands, sun – good year, question mark – event card. All concern both players.
    .page = 5–7
CARD-EVDIE-02 = Tournament: whose knights have the strictly higher sum of red numbers gets one resource of choice. On a tie, or without knights, nobody.
    .page = 6
CARD-EVDIE-03 = Trade: the holder of the mill may take one resource that the other player has; each chooses the region turned.
    .page = 6
CARD-EVDIE-04 = If the holder of the mill cannot store the resource, the other player loses nothing.
    .page = –
CARD-EVDIE-05 = Brigands: who has more than seven resources loses all ore and all wool. It can strike both.
    .page = 6
CARD-EVDIE-06 = Regions beside an own protected warehouse are left out of the count, but not out of the loss.
    .page = 6, 14
CARD-EVDIE-07 = In the first two rounds, until both have had two turns, brigands do not come; production still happens.
    .page = 6
CARD-EVDIE-08 = Sun: each player gets one resource of choice beside the production.
    .page = 7
CARD-EVDIE-09 = Question mark: who rolled draws the top event and reads it out; it is carried out at once and goes face down under the stack.
    .page = 6, 7
CARD-EVDIE-10 = A resource of choice for which no region has room gains nothing.
    .page = 7
CARD-PROD-01 = Every region of both players with the number rolled gains one.
    .page = 4, 7
CARD-PROD-02 = Beside the matching production building a region gains two.
    .page = 7, 14
CARD-PROD-03 = Every roll gives both players at least one resource, if it can be stored.
    .page = 5
CARD-BUILD-01 = First the price is paid to the bank: exactly the printed kinds and numbers.
    .page = 5
CARD-BUILD-02 = A road costs two brick and a lumber and lies at the end of the axis beside a settlement or city; never two roads in a row.
    .page = 7
CARD-BUILD-03 = There are seven roads for both players together.
    .page = 7
CARD-BUILD-04 = A settlement costs a wool, a grain, a brick and a lumber, lies at a road, gives one point and two sites.
    .page = 7
CARD-BUILD-05 = There are five settlements to build for both players together.
    .page = 7
CARD-BUILD-06 = A new settlement at once brings the two top regions, one to its outer upper and one to its outer lower corner, as the owner decides.
    .page = 4, 8
CARD-BUILD-07 = A city costs three ore and two grain and covers an own settlement; it is worth two points instead of one. There are seven for both.
    .page = 8
CARD-BUILD-08 = A city has four sites, two above and two below; those of one side are equal and act on both regions of that side.
    .page = 8
CARD-BUILD-09 = Developments are built from the hand only, on a free site, for the printed price.
    .page = 4, 5, 8
CARD-BUILD-10 = Green cards go to any settlement or city, red ones to cities only.
    .page = 8, 9
CARD-BUILD-11 = The four sites of a city may hold any mixture of green and red cards.
    .page = –
CARD-BUILD-12 = A site lies between the two regions of its side; these two are its neighbours.
    .page = 4, 8
CARD-BUILD-13 = A green building that needs a terrain may stand elsewhere, but does nothing there.
    .page = 9
CARD-BUILD-14 = Of every name there are only the printed copies; two copies of a building may stand in one principality.
    .page = 14–16
CARD-BUILD-15 = Only red cards bring victory points; each brings victory or commerce points.
    .page = 8, 9
CARD-BLD-01 = Abbey: one more card may be held, from the turn of building on; losing it lowers the limit at once.
    .page = 8, 14
CARD-BLD-02 = Protected warehouse: its two regions do not count for the brigands, and gain in a good year.
    .page = 14
CARD-BLD-03 = Sawmill, brick factory, woolen mill, grain mill and foundry double what their neighbouring forests, hills, pastures, fields or mountains produce, up to three.
    .page = 14
CARD-BLD-04 = A fleet gives one other resource for two of its kind, as often as wanted in the main phase and wherever it lies. It is worth one commerce point.
    .page = 14, 15
CARD-BLD-05 = Smithy: every own knight is one stronger. The red numbers do not change.
    .page = 14, 15
CARD-BLD-06 = Bath house: one point; the four regions of its city lose nothing to the plague, not even where they border another city.
    .page = 9, 14
CARD-BLD-07 = Library: one point, and one more card may be held.
    .page = 15
CARD-BLD-08 = Colossus: two points, nothing else.
    .page = 15
CARD-BLD-09 = Harbour: every own fleet is worth one commerce point more.
    .page = 15
CARD-BLD-10 = Church: one point; the knights and fleets of its city cannot be chosen in a civil war.
    .page = 15
CARD-BLD-11 = Marketplace, counting house and merchant guild bring commerce points only, in rising order.
    .page = 16
CARD-BLD-12 = Mint: one gold for one other resource, as often as wanted.
    .page = 16
CARD-BLD-13 = Town hall: one point; a search costs one resource, with two town halls, too.
    .page = 16
CARD-BLD-14 = Aqueduct: one point; no own region loses anything to the plague.
    .page = 16
CARD-BLD-15 = Knights: the black number is their strength, the red one counts in tournaments. Only knights have strength.
    .page = 6, 10
CARD-TOKEN-01 = The knight figure goes at once to whoever is strictly stronger; on a tie it leaves play. There is no minimum.
    .page = 5, 10
CARD-TOKEN-02 = The mill figure asks for an own city and for strictly more commerce points than the other, whose points count even without a city.
    .page = 5, 9
CARD-TOKEN-03 = On equal commerce points the mill leaves play until somebody meets both conditions.
    .page = 9
CARD-TOKEN-04 = Each figure is one point and may change hands any number of times.
    .page = 5, 9
CARD-TRADE-01 = The player in turn may trade at any moment of the main phase.
    .page = 10
CARD-TRADE-02 = With the other player any numbers and kinds may be agreed on, but only resources change hands.
    .page = 5, 10
CARD-TRADE-03 = Both turn their regions; what cannot be stored cannot be received.
    .page = 10
CARD-TRADE-04 = The bank gives one resource for three of one other kind, any number of times.
    .page = 5, 10
CARD-TRADE-05 = With its fleet two of a kind are enough, with the mint one gold.
    .page = 10, 14, 16
CARD-TRADE-06 = What is given may come from several regions of that kind.
    .page = 10
CARD-ACTION-01 = Yellow cards cost nothing, are played openly from the hand, and go face up onto the discard pile: out of the game.
    .page = 5, 11
CARD-ACTION-02 = Neutral and attack cards may be played once both players together have reached seven points, figures included.
    .page = 3, 5, 11
CARD-ACTION-03 = The scout is exempt: it can always be played with a new settlement.
    .page = 11
CARD-ACTION-04 = Any number per turn, in the main phase; the alchemist before the dice, bishop and herb woman in the other player's turn.
    .page = 11, 12
CARD-ACTION-05 = A card is played only if it can have an effect.
    .page = 11
CARD-ACTION-06 = Bishop and herb woman do nothing by themselves: they answer the matching attack card before its roll.
    .page = 11, 12
CARD-ACTION-07 = Cards too many of the player in turn go under stacks at the end of the turn.
    .page = 11
CARD-ACTION-08 = The other player puts cards too many away at once, before play goes on.
    .page = 11
CARD-ACT-01 = Alchemist: before rolling, set the number die; then roll the event die and resolve the event; the number counts for both.
    .page = 12
CARD-ACT-02 = Caravan: one or two own resources to the bank for as many others of choice.
    .page = 13
CARD-ACT-03 = Merchant: take one or two resources of choice and give exactly one back, perhaps one just taken; only what is there and what can be stored.
    .page = 12
CARD-ACT-04 = Scout: right after building a settlement choose its two regions from the stack and shuffle the rest.
    .page = 12
CARD-ACT-05 = Spy: the other player shows the hand; take a knight, a fleet or an action card, which may be used at once. If there is none, the spy is spent.
    .page = 12, 13
CARD-ACT-06 = Black knight: on 1 to 5 the other player takes back a knight of your choice, on 6 you take back one of theirs. Own knights are not needed.
    .page = 12
CARD-ACT-07 = Arsonist: the same with buildings. Knights, fleets, roads, settlements and cities are none.
    .page = 12
CARD-ACT-08 = Raid: on 1 to 5 take two resources of choice, on 6 the other player takes two of yours; one if there is only one, and only what fits.
    .page = 13
CARD-ACT-09 = Bishop, laid before the roll against arsonist or raid: the attacker succeeds on 1 and 2 only and is hurt on 3 to 6.
    .page = 13
CARD-ACT-10 = Herb woman, laid before the roll against the black knight: the attacker succeeds on 1 and 2 only and is hurt on 3 to 6.
    .page = 12
CARD-ACT-11 = Every attack is rolled once with the number die; that has nothing to do with production.
    .page = 12, 13
CARD-ACT-12 = The alchemist is laid before the event die is known. An attack card strikes cards of the other player, not one's own.
    .page = –
CARD-EVENT-01 = Builder: each player may look through a stack, take one card and put one card of the hand under any stack. Who rolled goes first; the other uses another stack.
    .page = 12, 13
CARD-EVENT-02 = Civil war: each player chooses a knight or fleet that the other takes back; who rolled goes first. Churches protect. Cards too many go under a stack at once.
    .page = 7, 13
CARD-EVENT-03 = Productive year: every region beside a protected warehouse gains one, between two of them two.
    .page = 13
CARD-EVENT-04 = Progress: each player gets one resource of choice for every own abbey and library.
    .page = 14
CARD-EVENT-05 = New year: all ten events are shuffled, this one, too.
    .page = 14
CARD-EVENT-06 = Conflict: the holder of the knight figure picks two cards of the other hand and puts them under a stack; they are replaced only at the end of the owner's turn.
    .page = 14
CARD-EVENT-07 = Plague: every region at a city loses one, only one even between two cities; bath house and aqueduct protect.
    .page = 14
CARD-HAND-01 = The hand has three cards, one more for each own abbey and library.
    .page = 5, 11
CARD-HAND-02 = At the end of the own turn the hand is brought to exactly this number.
    .page = 5, 11
CARD-HAND-03 = Cards are drawn one by one: the top card of any stack for nothing, or any card of a stack for two resources of any kinds.
    .page = 11
CARD-HAND-04 = A searched stack keeps its order.
    .page = 3, 11
CARD-HAND-05 = Who has paid and looked must take a card of that stack.
    .page = –
CARD-HAND-06 = With a town hall a search costs one resource.
    .page = 16
CARD-HAND-07 = With enough cards or more: first the surplus goes under stacks, then one card may be exchanged with one stack.
    .page = 11
CARD-HAND-08 = Who had too few cards draws and does not exchange.
    .page = 11
CARD-HAND-09 = The limit rises and falls at once when an abbey or library is built or lost.
    .page = 14, 15
CARD-HAND-10 = The player who is not in turn keeps to the limit at all times; play waits for it.
    .page = 11
CARD-HAND-11 = A stack without cards is still a stack: cards may be put under it, but none is drawn from it.
    .page = –
CARD-HAND-12 = When all stacks are empty nothing is drawn.
    .page = –
CARD-DISC-01 = In the own main phase own developments may be thrown away, for nothing and without a refund.
    .page = 11
CARD-DISC-02 = They go onto the discard pile, not under a stack and not into the hand.
    .page = 11
CARD-DISC-03 = The free site may be used at once or later.
    .page = 11
CARD-DISC-04 = Cards taken back go to their owner's hand and may be built again for the full price.
    .page = 12, 13
CARD-DISC-05 = Nothing brings cards back from the discard pile.
    .page = 11
CARD-END-01 = The game ends when a player has twelve points.
    .page = 11
CARD-AMB-01 = Which symbol is on two faces of the event die? Proposed: the question mark.
    .page = 5
CARD-AMB-02 = Do twelve points win at once, or only in the own turn? Proposed: at once.
    .page = 11
CARD-AMB-03 = Does “seven points reached” stay true if the sum drops? Proposed: yes.
    .page = 11
CARD-AMB-04 = Does the conflict put both cards under one stack or under two? Proposed: one.
    .page = 14
CARD-AMB-05 = Is filling the hand a duty or a right? Proposed: a duty.
    .page = 5, 11
CARD-AMB-06 = Where do cards too many of the player not in turn go? Proposed: under stacks of choice.
    .page = 7, 11, 14
CARD-AMB-07 = Must the holder of the mill take? Proposed: no.
    .page = 6
CARD-AMB-08 = May an attack without a target be played? Proposed: no.
    .page = 11
CARD-AMB-09 = Have harbour, warehouse and mint a commerce point of their own? Proposed: one each.
    .page = –
CARD-AMB-10 = Must what the merchant gives back be storable? Proposed: yes.
    .page = 12
CARD-AMB-11 = Are the sides of two new regions chosen after both are seen? Proposed: yes.
    .page = 4, 8
CARD-AMB-12 = May one player give the other something for nothing? Proposed: yes, after a question.
    .page = 10
CARD-AMB-13 = Who chooses first where both choose? Proposed: who rolled.
    .page = –
CARD-AMB-14 = Whose hand is checked after a civil war? Proposed: both.
    .page = 7
CARD-AMB-15 = May a second defence be laid against one attack? Proposed: no.
    .page = 11
CARD-AMB-16 = A heading that calls the smithy a knight is a slip of the booklet.
    .page = 14, 15
CARD-AMB-17 = How many abbeys, bath houses, libraries, churches, town halls and aqueducts are there? Proposed: two of each.
    .page = –
CARD-AMB-18 = Are attacks rolled with the production die? Yes.
    .page = 12, 13
CARD-AMB-19 = Must surplus and exchange use the same stack? Proposed: surplus under any stacks, the exchange with one.
    .page = 11
