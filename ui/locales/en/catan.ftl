# Catan: what the referee says. The texts of the rules at the end, by id.

## What the table has to tell

cat-asks-settlement = Where does { $seat } settle?
cat-asks-road = Which way does the road of { $seat } go?
cat-asks-roll = What does { $seat } roll?
cat-asks-discard = Who discards what? Still due: { $seats }
cat-asks-robber = Where does { $seat } put the robber?
cat-asks-free-road = Where does { $seat } lay the free road?
    .left = { $left ->
        [one] One road left
       *[other] { $left } roads left
    }
cat-asks-act = { $seat } trades and builds.
cat-asks-paired = { $seat } builds as second player of this turn.
cat-asks-special = Does anybody build before { $seat } rolls?
cat-asks-special-build = { $seat } builds between turns.
cat-asks-nothing = The game is over.

## The log; the name of the seat stands before it

cat-move-place-settlement = founded a settlement
cat-move-place-road = laid the road beside it
cat-move-roll = rolled { $sum }
cat-move-roll-dice = rolled { $one } and { $other }: { $sum }
cat-move-discard = discarded: { $cards }
cat-move-discard-unseen = discarded half the hand, unseen
cat-move-robber = moved the robber
cat-move-robber-from = moved the robber and drew a card from { $victim }
cat-move-build-road = built a road
cat-move-free-road = laid a free road
cat-move-build-settlement = built a settlement
cat-move-build-city = built a city
cat-move-buy = bought a development card
cat-move-knight = played a knight
cat-move-road-building = played road building
cat-move-plenty = played year of plenty: { $cards }
cat-move-monopoly = played monopoly: { $card }
cat-move-monopoly-told = played monopoly: { $card }, { $count ->
        [0] nobody had any
        [one] one card
       *[other] { $count } cards
    }
cat-move-bank = traded with the bank: { $give } for { $get }
cat-move-trade = traded with { $with }: { $give } for { $get }
cat-move-end = passed the dice
cat-move-special = builds between turns
cat-move-special-end = finished building
cat-move-win = says: I win
cat-move-win-shown = says: I win, and shows { $count ->
        [one] one victory point card
       *[other] { $count } victory point cards
    }
cat-move-hand-shown = showed the whole hand: { $cards }
cat-move-known-exactly = is known to hold exactly { $count } { $card }
cat-move-known-at-least = is known to hold at least { $count } { $card }
cat-move-known-at-most = is known to hold at most { $count } { $card }
cat-move-known-not = is known not to hold just { $count } { $card }
cat-move-cannot-pay = cannot pay for this: { $what }
cat-move-hand-counted = counted { $count ->
        [one] one card
       *[other] { $count } cards
    } in hand
cat-move-bank-counted = The bank was counted: { $count } { $card }
cat-move-card-shown = showed a development card: { $card }
cat-move-hands-open = Hands are open from now on
cat-move-hands-closed = Hands are closed from now on
cat-move-hands-sealed = Hands are kept under seal from now on
cat-move-hands-counts = Only hand sizes are kept from now on

## The columns of the score sheet

cat-source-settlements = Settlements
cat-source-cities = Cities
cat-source-road = Longest road
cat-source-army = Largest army
cat-source-cards = Point cards

## The lines of the score sheet

cat-line-settlement = Settlement
cat-line-city = City
cat-line-road = Longest road, { $count } pieces
cat-line-army = Largest army, { $count } knights
cat-line-cards = { $count ->
        [one] One victory point card
       *[other] { $count } victory point cards
    }

## Why a move is refused: the turn

cat-refused-over = The game is over; { $winner } has won.
cat-refused-no-seat = There is no seat { $seat } at this table.
cat-refused-turn = It is not the turn of { $seat } but of { $active }.
cat-refused-set-up-seat = Now { $seat } places.
cat-refused-set-up = First the set-up has to be finished; { $seat } places.
cat-refused-set-up-over = The set-up is over.
cat-refused-road-first = First { $seat } lays the road of the settlement just placed.
cat-refused-settlement-first = First { $seat } places a settlement.
cat-refused-roll-first = { $seat } has to roll first.
cat-refused-rolled = { $seat } has already rolled this turn.
cat-refused-discards-first = First everybody with too many cards discards.
cat-refused-robber-first = First { $seat } has to move the robber.
cat-refused-free-road-first = First { $seat } lays the free roads.
cat-refused-no-free-road = { $seat } has no free road to lay.
cat-refused-no-robber = There is no reason for { $seat } to move the robber now.
cat-refused-no-discard = { $seat } has nothing to discard now.
cat-refused-no-special = Nobody builds between turns now.
cat-refused-special-order = { $seat } cannot begin to build now: it goes clockwise, and whoever has just had the turn is left out.
cat-refused-special-trade = { $seat } may not trade between turns.
cat-refused-special-card = { $seat } may not play a card between turns.
cat-refused-special-win = { $seat } cannot win between turns.
cat-refused-special-only = Between turns { $seat } can only build and buy cards.
cat-refused-paired-trade = As second player of the turn { $seat } trades with the bank only.

## Why a move is refused: placing and building

cat-refused-no-corner = There is no such corner on the board.
cat-refused-no-edge = There is no such path on the board.
cat-refused-no-hex = There is no such hex on the board.
cat-refused-corner-taken = { $owner } already stands on this corner.
cat-refused-edge-taken = A road of { $owner } already lies here.
cat-refused-distance = Too close: { $owner } stands one path away.
cat-refused-set-up-road = The road has to touch the settlement that { $seat } has just placed.
cat-refused-road-loose = The road would touch no road and no building of { $seat }.
cat-refused-road-cut = The road of { $seat } ends here: { $owner } stands in between.
cat-refused-no-road = No road of { $seat } leads to this corner.
cat-refused-no-settlement = { $seat } has no settlement here to make a city of.
cat-refused-no-piece = { $seat } has no piece left: { $piece }.
cat-refused-price = { $seat } cannot pay for this: { $what }.
    .detail = It costs { $cards }. { $since ->
        [0] No possible hand has that.
       *[other] No possible hand has that since move { $since }.
    }

## Why a move is refused: dice and robber

cat-refused-dice = Two dice cannot show this.
cat-refused-seven = In the first { $rounds ->
        [one] round
       *[other] { $rounds } rounds
    } a seven is rolled again.
cat-refused-seven-gain = On a seven nobody gets anything.
cat-refused-gain = { $seat } gets { $right } { $card }, not { $told }.
cat-refused-gain-short = The bank is short of { $card }: { $seat } gets { $right }, not { $told }.
cat-refused-shortage = With what the bank holds it cannot have paid this.
    .detail = { $since ->
        [0] The stacks do not fit.
       *[other] The stacks do not fit since move { $since }.
    }
cat-refused-count-bank = What is paid depends on how much { $card } the bank holds: count the stack, or enter what everybody got.
cat-refused-discard-count = { $seat } has to discard { $count }, not { $told }.
cat-refused-discard-held = { $seat } does not hold these cards: { $cards }.
    .detail = { $since ->
        [0] No possible hand has them.
       *[other] No possible hand has them since move { $since }.
    }
cat-refused-discard-tell = Which { $count } cards does { $seat } discard? With open hands they are told.
cat-refused-robber-stays = The robber has to move to another hex.
cat-refused-robber-friendly = The house protects { $seat }, who has at most two points.
cat-refused-rob-self = Nobody robs himself.
cat-refused-rob-absent = { $victim } has no building at this hex.
cat-refused-rob-nobody = No card can be drawn where nobody is robbed.
cat-refused-rob-must = Somebody here has cards, { $victim } for instance: a card has to be drawn.
cat-refused-rob-empty = { $victim } has no cards, so no { $card }.
cat-refused-rob-tell = Which card was drawn from { $victim }? With open hands it is told.
cat-refused-rob-kind = { $victim } cannot have this card: { $card }.
    .detail = { $since ->
        [0] No possible hand has it.
       *[other] No possible hand has it since move { $since }.
    }

## Why a move is refused: trade

cat-refused-bank-mixed = The bank takes cards of one kind only.
cat-refused-bank-same = The bank does not change { $card } for { $card }.
cat-refused-bank-rate = The bank takes { $rate } { $card } for each card from { $seat }, not { $told } in all.
cat-refused-bank-held = { $seat } does not hold these cards: { $cards }.
    .detail = { $since ->
        [0] No possible hand has them.
       *[other] No possible hand has them since move { $since }.
    }
cat-refused-bank-empty = The bank does not hold these cards: { $cards }.
    .detail = { $since ->
        [0] The stacks are too small.
       *[other] The stacks are too small since move { $since }.
    }
cat-refused-trade-over = { $seat } has begun to build: this turn's trade is over.
cat-refused-trade-partner = { $seat } needs another player to trade with.
cat-refused-gift = Nothing is given away: at least one card goes each way.
cat-refused-like = { $card } may not be on both sides.
cat-refused-trade-held = { $seat } does not hold these cards: { $cards }.
    .detail = { $since ->
        [0] No possible hand has them.
       *[other] No possible hand has them since move { $since }.
    }

## Why a move is refused: development cards and winning

cat-refused-deck-empty = The deck is empty.
cat-refused-no-such-card = No card of this kind is left in the deck: { $card }.
cat-refused-buy-tell = Which card did { $seat } draw? With open hands it is told.
cat-refused-second-card = { $seat } has already played a card this turn.
cat-refused-new-card = { $seat } has bought this card only this turn: { $card }.
cat-refused-no-card = { $seat } cannot hold this card: { $card }.
cat-refused-no-road-piece = { $seat } has no road piece left.
cat-refused-no-path = There is no path on which { $seat } could lay a road.
cat-refused-plenty-count = It has to be { $want ->
        [0] no card: the bank is empty
        [one] one card: the bank has no more
       *[other] { $want } cards
    }.
cat-refused-plenty-bank = The bank does not hold these cards: { $cards }.
    .detail = { $since ->
        [0] The stacks are too small.
       *[other] The stacks are too small since move { $since }.
    }
cat-refused-monopoly-tell = How many { $card } did everybody hand over? It is not certain.
cat-refused-monopoly-seat = Every opponent of { $seat } can be named once.
cat-refused-monopoly-count = So many { $card } cannot have been handed over.
    .detail = { $since ->
        [0] No possible hands have just as many.
       *[other] No possible hands have just as many since move { $since }.
    }
cat-refused-win-turn = { $seat } can only win in a turn of their own.
cat-refused-points = { $seat } has { $points } points, not { $target }.
cat-refused-show-cards = { $seat } has to show point cards: without them there are { $points } points of { $target }.
cat-refused-shown = { $seat } cannot have { $cards } victory point cards.

## What the table knows of closed hands

cat-refused-hand = { $seat } cannot hold just these cards: { $cards }.
    .detail = { $since ->
        [0] Some earlier entry must be wrong.
       *[other] This fits with nothing since move { $since }; look there first.
    }
cat-refused-hand-size = { $seat } has { $right } cards by the record, not { $told }.
cat-refused-kind = { $seat } cannot hold so many { $card }.
    .detail = { $since ->
        [0] Some earlier entry must be wrong.
       *[other] This fits with nothing since move { $since }; look there first.
    }
cat-refused-can-pay = { $seat } can certainly pay for this: { $what }.
    .detail = { $since ->
        [0] Some earlier entry must be wrong.
       *[other] This fits with nothing since move { $since }; look there first.
    }
cat-refused-bank = The bank cannot hold so many { $card }.
    .detail = { $since ->
        [0] Some earlier entry must be wrong.
       *[other] This fits with nothing since move { $since }; look there first.
    }
cat-refused-same-mode = Hands are already kept this way.

## What a possible move reveals

cat-reveals-holds = Then { $seat } has held: { $cards }
cat-reveals-monopoly = Then it is known who held how many { $card } before { $seat } took them.
cat-reveals-hand = Then the hand of { $seat } is known: { $cards }
cat-reveals-kind = Then more is known about how many { $card } { $seat } holds.
cat-reveals-lacks = Then { $seat } does not hold all of: { $cards }
cat-reveals-bank = Then it is known how many { $card } the bank holds.
cat-reveals-stacks = Then more is known about the stacks of the bank.
cat-reveals-card = Then { $seat } has held this card: { $card }
cat-reveals-points = Then it is known that { $seat } holds { $cards ->
        [one] one victory point card
       *[other] { $cards } victory point cards
    }.

## What a legal move should make the table wary of

cat-warn-win = { $seat } has { $points } points on the table and has not said so.

## Why no table can be laid out

cat-refused-seats = { $have ->
        [one] One seat is
       *[other] { $have } seats are
    } not possible: three to six can play.
cat-refused-first = The starting seat is not at the table.
cat-refused-target = { $points } points to win are not possible: 3 to 30.
cat-refused-hand-limit = Nobody could keep a card: the hand limit is at least one.
cat-refused-hexes = The board has { $have } hexes, not { $want }.
cat-refused-terrain = { $terrain }: { $have } hexes, not { $want }.
cat-refused-token-missing = This hex has no number token.
cat-refused-token-desert = The desert carries no number token, so not { $token }.
cat-refused-token-unknown = There is no number token { $token }.
cat-refused-token-count = Number token { $token }: { $have }, not { $want }.
cat-refused-red = Two red numbers lie side by side.
cat-refused-spiral = The tokens do not lie in letter order: here it should be { $token }.
cat-refused-harbour-inland = This harbour does not lie on the coast.
cat-refused-harbour-close = Two harbours share a corner.
cat-refused-harbour-count = Harbour { $kind }: { $have }, not { $want }.
cat-refused-robber-none = The robber is missing.
cat-refused-robber-many = There is one robber, not { $have }.
cat-refused-robber-desert = The robber starts on a desert.
cat-refused-robber-sea = The robber is not on the board.
cat-refused-no-beginner = There is no beginner board for five or six.
cat-refused-corner-crowded = Only one can stand on a corner, not { $seats }.
cat-refused-edge-crowded = Only one road can lie on a path, not those of { $seats }.
cat-refused-too-many-pieces = { $seat } has too many pieces: { $piece }, { $have } of { $most }.
cat-refused-too-many-cards = There are too many cards: { $card }, { $have } of { $most }.

## Words

cat-brick = brick
cat-lumber = lumber
cat-wool = wool
cat-grain = grain
cat-ore = ore
cat-hills = hills
cat-forest = forest
cat-pasture = pasture
cat-fields = fields
cat-mountains = mountains
cat-desert = desert
cat-harbour-generic = any
cat-road = road
cat-settlement = settlement
cat-city = city
cat-development = development card
cat-knight = knight
cat-road-building = road building
cat-year-of-plenty = year of plenty
cat-monopoly = monopoly
cat-victory-point = victory point
cat-hands-open = open hands
cat-hands-closed = closed hands
cat-hands-sealed = sealed hands
cat-hands-counts = hand sizes only

## The rules

CAT-CMP-01 = The island has 19 land hexes: 4 each of forest, pasture and fields, 3 each of hills and mountains, one desert.
    .page = –
CAT-CMP-02 = Everybody has 15 roads. Whoever has none left lays none, paid or free; roads never come back.
    .page = –
CAT-CMP-03 = Everybody has 5 settlements. A settlement that becomes a city goes back to its owner.
    .page = –
CAT-CMP-04 = Everybody has 4 cities; cities never come back.
    .page = –
CAT-CMP-05 = There are 19 resource cards of each kind. What is in no hand lies face up in the bank.
    .page = –
CAT-CMP-06 = There are 25 development cards: 14 knights, 2 each of road building, year of plenty and monopoly, 5 victory points.
    .page = –
CAT-CMP-07 = There are 18 number tokens: one 2, one 12, two each of 3 to 6 and 8 to 11; no 7, and none on the desert.
    .page = –
CAT-CMP-08 = There are 9 harbours: four for any kind at 3:1, one for each resource at 2:1.
    .page = –
CAT-CMP-09 = There is one Longest Road and one Largest Army, worth 2 points each, one robber and two dice.
    .page = –
CAT-CMP-10 = Whoever has all five settlements on the board has to make a city of one before founding another.
    .page = –
CAT-SET-01 = Three or four play the base game; five or six play with the extension.
    .page = –
CAT-SET-02 = The hexes are shuffled for every game; for a first game there is one fixed board.
    .page = –
CAT-SET-03 = The tokens carry letters and are laid in their order in a spiral, from a corner of the island to its middle, leaving out the desert.
    .page = –
CAT-SET-04 = If the tokens are laid at random instead, no two red numbers, 6 or 8, may lie side by side.
    .page = –
CAT-SET-05 = First everybody places in turn, clockwise from the starting player; then once more in reverse, so that the last player places twice in a row.
    .page = –
CAT-SET-06 = A settlement of the set-up may stand on any free corner that keeps the distance rule, also on the coast.
    .page = –
CAT-SET-07 = Each road of the set-up has to touch the settlement just placed.
    .page = –
CAT-SET-08 = Only the second settlement draws cards at once: one for each producing hex it touches.
    .page = –
CAT-SET-09 = The robber starts on the desert.
    .page = –
CAT-SET-10 = The starting player takes the first turn; who starts, the table decides or rolls for.
    .page = –
CAT-SET-11 = Everybody starts with 2 points and has 13 roads, 3 settlements and 4 cities left.
    .page = –
CAT-SET-12 = The pieces of the set-up are free and cannot win a special card.
    .page = –
CAT-SET-13 = With three players on the beginner board the red pieces are left out.
    .page = –
CAT-TRN-01 = Only the player in turn acts; the others discard, answer offers or lose cards.
    .page = –
CAT-TRN-02 = First the dice, then what they bring, then trade and building, then the dice are passed. Only a development card may come before the roll, and nothing that is due may be left undone.
    .page = –
CAT-TRN-03 = Trade and building may alternate as often as one likes; older rules have all trade first and then all building.
    .page = –
CAT-TRN-04 = Rolling is compulsory; trading and building are not.
    .page = –
CAT-TRN-05 = As long as cards and pieces last, one may build and trade as often as one likes, also found a settlement and make it a city in one turn.
    .page = –
CAT-TRN-06 = The turn goes round clockwise.
    .page = –
CAT-PRD-01 = The sum of both dice tells which hexes produce: all that carry this number.
    .page = –
CAT-PRD-02 = A settlement draws one card of its hex, a city two, whoever rolled.
    .page = –
CAT-PRD-03 = The hex with the robber does not produce; the buildings beside it draw from their other hexes all the same.
    .page = –
CAT-PRD-04 = Several buildings at one hex draw each for itself.
    .page = –
CAT-PRD-05 = There are only as many cards as the bank holds.
    .page = –
CAT-PRD-06 = If the bank cannot pay all that is due of a kind, nobody gets any of it; if only one player is due, he takes what is left.
    .page = –
CAT-PRD-07 = When one kind runs short, the others are paid as usual.
    .page = –
CAT-PRD-08 = What was not paid is not made up for later.
    .page = –
CAT-PRD-09 = When a kind may run short, the stack of the bank may be counted.
    .page = –
CAT-PRD-10 = Year of plenty and trade with the bank, too, give only what the bank holds.
    .page = –
CAT-ROB-01 = On a seven nobody draws cards.
    .page = –
CAT-ROB-02 = On a seven everybody with more than seven resource cards discards, also whoever rolled; development cards do not count.
    .page = –
CAT-ROB-03 = Half the hand goes back to the bank, rounded down, of the owner's choice.
    .page = –
CAT-ROB-04 = All discards come before the robber moves.
    .page = –
CAT-ROB-05 = The robber has to move to another land hex; the desert is allowed.
    .page = –
CAT-ROB-06 = Whoever moved the robber chooses an opponent with a settlement or city at the new hex.
    .page = –
CAT-ROB-07 = One card is drawn unseen from the chosen hand; if there is one, it has to be drawn.
    .page = –
CAT-ROB-08 = An opponent without cards may be chosen; then nothing is drawn.
    .page = –
CAT-ROB-09 = Where no opponent stands nothing is drawn; own buildings are blocked like any others.
    .page = –
CAT-ROB-10 = How many cards one holds has to be told truthfully.
    .page = –
CAT-ROB-11 = With a knight the robber moves in the same way, but nobody discards.
    .page = –
CAT-ROB-12 = The robber blocks its hex until it moves again.
    .page = –
CAT-ROB-13 = After a seven the turn goes on with trade and building.
    .page = –
CAT-ROB-14 = Nobody is protected from the robber, not even in the first rounds, unless the house says otherwise.
    .page = –
CAT-TRD-01 = The player in turn is one side of every trade; the others may make offers but not trade with each other.
    .page = –
CAT-TRD-02 = Trade comes after the roll.
    .page = –
CAT-TRD-03 = Nobody has to accept an offer; any rate will do.
    .page = –
CAT-TRD-04 = Nothing is given away: each side gives at least one card.
    .page = –
CAT-TRD-05 = The same resource may not be on both sides.
    .page = –
CAT-TRD-06 = Only cards actually in hand may be traded.
    .page = –
CAT-TRD-07 = Development cards, points and pieces are not traded.
    .page = –
CAT-TRD-08 = Promises about later turns do not bind.
    .page = –
CAT-MAR-01 = The bank gives one card for four of one kind; at a harbour for three of any one kind, or for two of the harbour's own.
    .page = –
CAT-MAR-02 = A harbour serves whoever has a settlement or city at one of its two corners; a road is not enough.
    .page = –
CAT-MAR-03 = With several harbours the best rate for each kind counts.
    .page = –
CAT-MAR-04 = One trades with the bank in one's own turn after the roll, as often as one likes.
    .page = –
CAT-MAR-05 = The bank does not change a resource for itself.
    .page = –
CAT-MAR-06 = The bank has to hold the card that is wanted.
    .page = –
CAT-MAR-07 = A harbour serves as soon as it is built; with separate phases from the next turn on.
    .page = –
CAT-BLD-01 = A road costs brick and lumber; a settlement brick, lumber, wool and grain; a city three ore and two grain; a development card ore, wool and grain.
    .page = –
CAT-BLD-02 = A road continues an own road or starts at an own building. It does not run on through a corner where an opponent has built.
    .page = –
CAT-BLD-03 = Only one road lies on each path; paths on the coast are allowed.
    .page = –
CAT-BLD-04 = No settlement may be founded where a settlement or city stands one path away, not even an own one.
    .page = –
CAT-BLD-05 = Only one building stands on each corner.
    .page = –
CAT-BLD-06 = After the set-up an own road has to lead to the corner.
    .page = –
CAT-BLD-07 = A city takes the place of an own settlement.
    .page = –
CAT-BLD-08 = What is built stays where it is.
    .page = –
CAT-BLD-09 = Where an own road leads there and the distance is kept, one may also settle in the middle of an opponent's road.
    .page = –
CAT-DEV-01 = Development cards are drawn from the hidden deck and never go back into it.
    .page = –
CAT-DEV-02 = When the deck is empty no more can be bought; until then any number in one turn.
    .page = –
CAT-DEV-03 = Only a card one holds can be played; until then it stays hidden.
    .page = –
CAT-DEV-04 = One knight or progress card at most is played in a turn, before or after the roll.
    .page = –
CAT-DEV-05 = A card is not played in the turn in which it was bought.
    .page = –
CAT-DEV-06 = Victory point cards are shown only to win, any number at once, also one bought in the same turn.
    .page = –
CAT-DEV-07 = Cards are played in one's own turn only, never while building between turns.
    .page = –
CAT-DEV-08 = The knight moves the robber and draws a card; he stays in front of his owner.
    .page = –
CAT-DEV-09 = Road building lays up to two free roads at once, by the usual rules; nothing else comes in between.
    .page = –
CAT-DEV-10 = With one piece or one path left road building gives one road; with none it cannot be played.
    .page = –
CAT-DEV-11 = Year of plenty gives two cards of choice, equal or different.
    .page = –
CAT-DEV-12 = Year of plenty gives only what the bank holds.
    .page = –
CAT-DEV-13 = Monopoly names a resource; every opponent hands over all cards of it.
    .page = –
CAT-DEV-14 = Played knights stay in front of their owner; played progress cards leave the game.
    .page = –
CAT-DEV-15 = A road or knight from a card counts for the special cards at once, also before the roll.
    .page = –
CAT-DEV-16 = Playing a card does not replace the roll.
    .page = –
CAT-LR-01 = The first road of at least five pieces takes Longest Road.
    .page = –
CAT-LR-02 = A road is as long as the longest way along it that uses every piece once; branches do not add, a ring counts in full.
    .page = –
CAT-LR-03 = Own settlements and cities do not interrupt a road.
    .page = –
CAT-LR-04 = An opponent's settlement or city cuts a road at its corner.
    .page = –
CAT-LR-05 = A road may begin and end at an opponent's building; its end pieces count.
    .page = –
CAT-LR-06 = Opponents' roads never interrupt.
    .page = –
CAT-LR-07 = Only a longer road takes the card away; a tie does not.
    .page = –
CAT-LR-08 = After every road and every settlement all roads are measured again.
    .page = –
CAT-LR-09 = After a cut the holder keeps the card while nobody has a longer road; otherwise the one longest of at least five takes it; if several are tied, it is set aside.
    .page = –
CAT-LR-10 = The card changes hands at once, even in another's turn.
    .page = –
CAT-LR-11 = A corner with three roads of one player can never be cut.
    .page = –
CAT-LA-01 = The first with three played knights takes Largest Army.
    .page = –
CAT-LA-02 = Only more knights take it away; a tie does not.
    .page = –
CAT-LA-03 = It is lost in no other way.
    .page = –
CAT-LA-04 = It counts at once, before the robber moves.
    .page = –
CAT-WIN-01 = One wins in one's own turn only.
    .page = –
CAT-WIN-02 = With the win the game is over.
    .page = –
CAT-WIN-03 = Ten points win: a settlement is worth 1, a city 2, a victory point card 1, each special card 2.
    .page = –
CAT-WIN-04 = Whoever reaches ten in another's turn has not won until the own turn begins.
    .page = –
CAT-WIN-05 = Hidden point cards count; whoever has the points has to say so.
    .page = –
CAT-INF-01 = Resource cards are held hidden; their number is open to all.
    .page = –
CAT-INF-02 = Development cards are held hidden; their number is open to all.
    .page = –
CAT-INF-03 = The stacks of the bank are open, so it is known how much of each kind is in hands.
    .page = –
CAT-INF-04 = Which card was stolen, only thief and victim know.
    .page = –
CAT-X56-01 = With five or six the island has 30 land hexes: 6 each of forest, pasture and fields, 5 each of hills and mountains, two deserts.
    .page = –
CAT-X56-02 = Its 28 tokens: two each of 2 and 12, three each of the others, laid in letter order; both deserts are left out.
    .page = –
CAT-X56-03 = There are 24 resource cards of each kind.
    .page = –
CAT-X56-04 = There are 34 development cards: 20 knights, 3 each of road building, year of plenty and monopoly, 5 victory points.
    .page = –
CAT-X56-05 = Two more colours with the same pieces, and 11 harbours: five for any kind, two for wool, one each for the others.
    .page = –
CAT-X56-06 = After each turn everybody else may build and buy cards, but not trade and not play cards.
    .page = –
CAT-X56-07 = Building between turns goes clockwise and leaves out whoever has just had the turn.
    .page = –
CAT-X56-08 = Nobody wins between turns; a card bought there may be played in the next turn of one's own.
    .page = –
CAT-X56-09 = Starting cards as in the base game; there is no fixed board.
    .page = –
CAT-X56-10 = The robber starts on either desert.
    .page = –
CAT-X56-11 = Ten points still win, and more than seven cards still have to be halved.
    .page = –
CAT-X56-12 = The third player to the left has a part in every turn: he trades with the bank, builds and plays a card, but does not trade with players and plays nothing before the roll.
    .page = –
CAT-X56-13 = The table chooses between building between turns and paired players.
    .page = –
