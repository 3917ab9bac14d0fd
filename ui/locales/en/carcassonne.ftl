# Carcassonne: what the referee says. Texts of the rules at the end, by their ids.

## What the table has to tell

car-asks-tile = Which tile did { $seat } draw?
    .left = { $left ->
        [one] One tile left
       *[other] { $left } tiles left
    }
car-asks-tile-any = Which tile?
    .left = { $left ->
        [one] One tile left
       *[other] { $left } tiles left
    }
car-asks-over = The game is over.

## The log; the name of the seat stands before it

car-move-place = placed { $tile } without a follower
car-move-place-knight = placed { $tile } with a knight
car-move-place-thief = placed { $tile } with a thief
car-move-place-monk = placed { $tile } with a monk
car-move-place-farmer = placed { $tile } with a farmer
car-move-discard = drew { $tile }, which fits nowhere

## The columns of the score sheet

car-source-road = Roads
car-source-city = Cities
car-source-monastery = Monasteries
car-source-farm = Farmers

## The lines of the score sheet

car-line-road = Road, { $tiles ->
        [one] one tile
       *[other] { $tiles } tiles
    }
    .who = Thieves: { $followers }
car-line-road-open = Unfinished road, { $tiles ->
        [one] one tile
       *[other] { $tiles } tiles
    }
    .who = Thieves: { $followers }
car-line-city = City, { $tiles } tiles{ $shields ->
        [0] { "" }
        [one] , one shield
       *[other] , { $shields } shields
    }
    .who = Knights: { $followers }
car-line-city-small = City of two tiles by the older rule{ $shields ->
        [0] { "" }
        [one] , one shield
       *[other] , { $shields } shields
    }
    .who = Knights: { $followers }
car-line-city-open = Unfinished city, { $tiles ->
        [one] one tile
       *[other] { $tiles } tiles
    }{ $shields ->
        [0] { "" }
        [one] , one shield
       *[other] , { $shields } shields
    }
    .who = Knights: { $followers }
car-line-monastery = Monastery with all its eight neighbours
    .who = Monks: { $followers }
car-line-monastery-open = Unfinished monastery, { $tiles ->
        [one] only itself
       *[other] { $tiles } tiles with itself
    }
    .who = Monks: { $followers }
car-line-farm = Field, { $towns ->
        [0] no finished city
        [one] one finished city
       *[other] { $towns } finished cities
    }
    .who = Farmers: { $followers }
car-line-farm-once = Field, { $towns ->
        [0] no further finished city
        [one] one further finished city
       *[other] { $towns } further finished cities
    } ({ $paid } already paid through another field)
    .who = Farmers: { $followers }
car-line-farm-town = Most farmers around a finished city
    .who = Farmers: { $followers }

## Why a move is refused

car-refused-over = The game is over; the farmers have been paid.
car-refused-no-seat = There is no seat { $number } at this table of { $seats }.
car-refused-seat = It is the turn of { $turn }, not of { $seat }.
car-refused-not-in-game = This game is played without tile { $tile }.
car-refused-used-up = No { $tile } is left: { $count ->
        [one] the only one has
       *[other] all { $count } have
    } been drawn.
car-refused-fits = { $tile } does fit, for instance here.
    .detail = Only a tile that fits nowhere leaves the game.
car-refused-off-table = This is beyond the table: tiles may lie at most { $reach } places from the middle.
car-refused-occupied = A tile already lies here: { $theirs }.
car-refused-corner = Only a corner touches here.
    .detail = At least one side has to touch another tile.
car-refused-apart = The tile touches no other tile.
car-refused-edge = The { $mine } would run into a { $theirs }.
    .detail = On its { $edge } side this tile has { $mine }; its neighbour has { $theirs } there.
car-refused-no-area = There is no { $feature } on the { $edge } side of { $tile }.
car-refused-no-monastery = There is no monastery on { $tile }.
car-refused-nothing-there = There is nothing here to look at.
car-refused-no-followers = { $seat } has no follower left.
car-refused-returns-later = { $seat } has no follower left.
    .detail = The one that comes back in this turn may be used from the next turn on.
car-refused-no-farmers = This game is played without farmers.
car-refused-taken-city = This city is taken: { $followers }.
    .detail = { $count ->
        [one] A knight stands
       *[other] { $count } knights stand
    } in the city that this tile belongs to.
car-refused-taken-road = This road is taken: { $followers }.
    .detail = { $count ->
        [one] A thief stands
       *[other] { $count } thieves stand
    } on the road that this tile belongs to.
car-refused-taken-field = This field is taken: { $followers }.
    .detail = { $count ->
        [one] A farmer lies
       *[other] { $count } farmers lie
    } on the field that this tile belongs to.
car-refused-table-full = No more tiles can be kept than { $most }.

## Why no table can be laid out

car-setup-seats = { $seats ->
        [one] One seat is
       *[other] { $seats } seats are
    } not possible: { $least } to { $most } can play.
car-setup-first = Seat { $first } cannot start; there are { $seats } seats.
car-setup-followers = { $followers } followers each are too many: the box has { $most }.
car-setup-start-far = The start tile lies beyond the table (at most { $reach } places from the middle).
car-setup-too-many = { $tiles } tiles are too many: at most { $most }.
car-setup-no-start = The start tile { $tile } is not among the tiles of this game.
car-setup-empty-bag = There is no tile to draw beside the start tile.

## Words

car-edge-north = north
car-edge-east = east
car-edge-south = south
car-edge-west = west
car-at-N = north
car-at-E = east
car-at-S = south
car-at-W = west
car-at-centre = middle
car-at-N-w = north-west, upper side
car-at-N-e = north-east, upper side
car-at-E-n = north-east, right side
car-at-E-s = south-east, right side
car-at-S-e = south-east, lower side
car-at-S-w = south-west, lower side
car-at-W-s = south-west, left side
car-at-W-n = north-west, left side
car-landscape-field = field
car-landscape-road = road
car-landscape-city = city
car-feature-city = city
car-feature-road = road
car-feature-monastery = monastery
car-feature-field = field
car-role-knight = knight
car-role-thief = thief
car-role-monk = monk
car-role-farmer = farmer

## The rules

CAR-GEN-01 = The Winter Edition is played exactly like the base game.
    .page = 2
CAR-GEN-02 = Two to five can play, from the age of eight.
    .page = 1–2
CAR-GEN-03 = Points are counted as in the third edition: a city of two tiles gives 4 points, and farmers get 3 points for every finished city, field by field.
    .page = 4, 6, 8
CAR-GEN-04 = No piece of any expansion belongs to this game.
    .page = –
CAR-SET-01 = There are 84 tiles: 72 of the base game, A to X, and 12 with animals, one of each.
    .page = 2, 8
CAR-SET-02 = Animal tiles are used like any others; the animals have no meaning.
    .page = 2
CAR-SET-03 = The tile with the darker back, a D, is the start tile. It lies face up in the middle.
    .page = 2, 8
CAR-SET-04 = All other tiles are shuffled face down into several piles, and every tile is drawn once.
    .page = 2
CAR-SET-05 = The scoring board lies at the edge of the table.
    .page = 2
CAR-SET-06 = Everybody takes the eight followers of one colour: one stands on space 0 of the scoring board, seven are the supply.
    .page = 2
CAR-SET-07 = The youngest player chooses who starts.
    .page = 2
CAR-SET-08 = For a first game, leaving out the farmers is recommended.
    .page = 3, 5, 6
CAR-TURN-01 = Play goes clockwise.
    .page = 3
CAR-TURN-02 = A turn has three steps: draw and place a tile; set one follower on it, if wanted; score whatever the tile has finished.
    .page = 3
CAR-TURN-03 = Points are marked, then the next player moves.
    .page = 3
CAR-TURN-04 = The drawn tile is shown to the others, who may give advice.
    .page = 3
CAR-TURN-05 = If a tile finishes several roads, cities or monasteries, each of them is scored.
    .page = 3
CAR-TURN-06 = In which order the things finished in one turn are scored makes no difference.
    .page = –
CAR-PLACE-01 = At least one side of the tile must touch a side of a tile on the table.
    .page = 3
CAR-PLACE-02 = Touching only at a corner is not enough.
    .page = 3
CAR-PLACE-03 = The landscape must go on where tiles touch: field beside field, city beside city, road beside road.
    .page = 3
CAR-PLACE-04 = The landscape must go on at every side that touches, not at one of them only.
    .page = 3
CAR-PLACE-05 = A tile may be turned any way.
    .page = –
CAR-PLACE-06 = A tile that fits nowhere leaves the game, and the same player draws another.
    .page = 3
CAR-PLACE-07 = This goes on until a tile fits. A tile that has left never comes back; if none is left to draw, the game is over.
    .page = –
CAR-PLACE-08 = A tile that fits somewhere must be placed. Nobody may pass or throw it away.
    .page = 3
CAR-PLACE-09 = Holes between the tiles are allowed, even where no tile fits any more.
    .page = –
CAR-PLACE-10 = Two parts of cities that are apart on a tile are apart there, even if they belong to one city elsewhere.
    .page = 4
CAR-PLACE-11 = Monasteries may lie side by side.
    .page = –
CAR-PLACE-12 = The rulebook does not say whether a placed tile may be taken back.
    .page = –
CAR-FOL-01 = At most one follower is set in a turn.
    .page = 3
CAR-FOL-02 = A follower is set from one’s own supply.
    .page = 3
CAR-FOL-03 = A follower is set only on the tile that has just been placed.
    .page = 3
CAR-FOL-04 = The follower goes on one area of the tile: a thief on a road, a knight in a city, a monk in a monastery, a farmer on a field.
    .page = 3
CAR-FOL-05 = Farmers are laid down, on one particular field of the tile.
    .page = 3, 5
CAR-FOL-06 = The whole road, city or field, with everything the tile joins to it, must be free of followers, one’s own included, however far away they are.
    .page = 3
CAR-FOL-07 = Example: on a taken road no thief may be set; a monk or a farmer on the same tile may.
    .page = 3
CAR-FOL-08 = Example: in a taken city no knight may be set; a thief or a farmer on the same tile may.
    .page = 3
CAR-FOL-09 = Who has no follower left goes on placing tiles and waits for followers to come back.
    .page = 3
CAR-FOL-10 = What this very tile finishes may still be claimed, if nobody is on it.
    .page = 5
CAR-FOL-11 = A follower that comes back when points are scored may be used from the next turn on.
    .page = 5
CAR-FOL-12 = A monastery can be claimed only in the turn in which its tile is placed.
    .page = 3
CAR-FOL-13 = A field is never finished: a free one may be claimed even if nothing can be added to it.
    .page = 5
CAR-FOL-14 = Nothing that has been finished can be joined by a new tile, so it cannot be claimed again.
    .page = –
CAR-FOL-15 = Followers are never moved or taken back at will.
    .page = 5
CAR-FOL-16 = The follower on the scoring board does not belong to the supply.
    .page = 2
CAR-MERGE-01 = A tile may join roads, cities or fields that already hold followers; these then share it.
    .page = 4, 7
CAR-MERGE-02 = Example: two farmers lie on fields that meet only at a corner; a later tile makes them one field with both farmers.
    .page = 7
CAR-MERGE-03 = Who places the joining tile may not add a follower to what it joins.
    .page = 5
CAR-MERGE-04 = Corners never connect anything, neither fields nor cities nor roads.
    .page = 7
CAR-MAJ-01 = Whoever has most followers on it gets all the points; the others get none.
    .page = 4
CAR-MAJ-02 = If several have equally many, each of them gets all the points.
    .page = 4
CAR-MAJ-03 = Several followers of one player do not multiply the points.
    .page = 4
CAR-MAJ-04 = What is finished with nobody on it gives no points.
    .page = 4
CAR-ROAD-01 = A road is finished when both ends stop at a crossing, a city or a monastery, or when it closes in a loop.
    .page = 4
CAR-ROAD-02 = A village ends a road like a crossing, even if no other road leads there.
    .page = –
CAR-ROAD-03 = A road gives 1 point for each of its tiles.
    .page = 4, 8
CAR-ROAD-04 = A tile that a road uses twice counts once.
    .page = 4
CAR-ROAD-05 = Roads that meet at a crossing are different roads, scored one by one.
    .page = 4
CAR-CITY-01 = A city is finished when its wall closes all round and there is no gap inside.
    .page = 4
CAR-CITY-02 = A finished city gives 2 points for each tile and 2 for each shield.
    .page = 4, 8
CAR-CITY-03 = If two parts on one tile belong to the same city, they count as one tile.
    .page = 4
CAR-CITY-04 = A city of two tiles is worth 4 points like any other; by older rules it is worth 2.
    .page = 4, 8
CAR-CITY-05 = A hole that a city opens on keeps the city unfinished; other holes do not matter.
    .page = 4
CAR-MON-01 = A monastery is finished when tiles lie on all eight places around it: 9 points.
    .page = 4
CAR-MON-02 = Any tile may finish a monastery, whoever places it, and even two at once.
    .page = 4
CAR-MON-03 = A monastery placed among eight tiles is finished at once.
    .page = 5
CAR-RET-01 = When a road, city or monastery has been scored, all its followers go home, also those who got nothing.
    .page = 5
CAR-RET-02 = A follower may be set, scored and taken back in one turn.
    .page = 5
CAR-RET-03 = Farmers stay until the end of the game.
    .page = 5
CAR-TRACK-01 = Points are marked at once.
    .page = 4
CAR-TRACK-02 = The scoring board has 50 spaces, and one may go round several times.
    .page = 4
CAR-TRACK-03 = A marker that passes space 0 is laid down for its second lap.
    .page = 4
CAR-TRACK-04 = The rulebook does not say how a third lap is shown.
    .page = –
CAR-FIELD-01 = Joined parts of fields are one field. Fields are not scored during the game.
    .page = 5
CAR-FIELD-02 = Roads, cities and the edge of the laid tiles bound a field.
    .page = 5, 7
CAR-FIELD-03 = A city that lies wholly inside a field does not divide it.
    .page = 7
CAR-FIELD-04 = Fields do not connect across corners.
    .page = 7
CAR-FIELD-05 = A field goes on round a road that ends at a monastery or a lonely village, but not through a crossing, nor past a road that ends at a city wall.
    .page = –
CAR-FIELD-06 = A field touches a city where it meets its wall with nothing in between.
    .page = 6
CAR-END-01 = The game ends with the turn in which the last tile is placed.
    .page = 5
CAR-END-02 = The last turn is played in full: follower, scoring, and only then the final scoring.
    .page = 5
CAR-END-03 = Final scoring begins with unfinished roads, cities and monasteries; the farmers come last.
    .page = 5
CAR-END-04 = An unfinished road gives 1 point for each tile.
    .page = 5, 8
CAR-END-05 = An unfinished city gives 1 point for each tile and 1 for each shield.
    .page = 5, 8
CAR-END-06 = An unfinished monastery gives 1 point for itself and 1 for each tile around it.
    .page = 5, 8
CAR-END-07 = Majorities and ties count in the final scoring as they did in the game.
    .page = 5
CAR-END-08 = Followers come off what has been scored, until only farmers are left.
    .page = 5
CAR-FARM-01 = A field belongs to whoever has most farmers on it; on a tie to each of those tied.
    .page = 6
CAR-FARM-02 = The owner of a field gets 3 points for every finished city in it or at its border.
    .page = 6, 8
CAR-FARM-03 = A city at several fields pays the owners of each of them.
    .page = 6, 7
CAR-FARM-04 = Fields are counted one by one, so the same city may pay one player through two fields.
    .page = 6
CAR-FARM-05 = Within one field a city counts once, however often it touches it.
    .page = 6
CAR-FARM-06 = Unfinished cities give farmers nothing.
    .page = 6
CAR-FARM-07 = For farmers the size of a city and its shields do not matter.
    .page = 7
CAR-FARM-08 = A field without farmers gives nothing, and who has fewer farmers there than another gets nothing.
    .page = 6
CAR-FARM-09 = Example: with two farmers each on a field with two finished cities, both players get 6.
    .page = 6
CAR-FARM-10 = Example: three fields at the same cities are counted one after the other, each with its own owner.
    .page = 7
CAR-FARM-11 = It does not matter who finished the city or when the farmer came.
    .page = 6
CAR-FARM-12 = Cities inside the field and cities at its border both count.
    .page = 6, 8
CAR-WIN-01 = Whoever has most points wins.
    .page = 6
CAR-WIN-02 = The rulebook breaks no ties: those with equally many points share the win.
    .page = –
CAR-VAR-01 = In a game without farmers none may be laid, and fields are not scored.
    .page = 3, 5, 6
