# Carcassonne: what only the screen says.

## What is asked

car-screen-asks-tile = Which tile, { $name }?
car-screen-asks-fitting = What lies there, { $name }?
car-screen-asks-discard = Which tile fits nowhere?
car-screen-places = { $name } places { $tile }
car-screen-replace = Move { $turn } was …
car-screen-insert = Before move { $turn } …
car-screen-tile-hint = { $count ->
        [one] Tap it or type its letter. One is left.
       *[other] Tap it or type its letter. { $count } are left.
    }
car-screen-fitting-hint = { $count ->
        [0] Nothing that is left fits here.
        [one] One tile that is left fits here.
       *[other] { $count } tiles that are left fit here.
    }
car-screen-discard-hint = The one that was drawn leaves the game.
car-screen-legal-hint = { $count ->
        [one] One legal place, lit on the board.
       *[other] { $count } legal places, lit on the board.
    }
car-screen-place-hint = Tap the place where it lies.
car-screen-nowhere-hint = It fits nowhere: it leaves the game, and the same player draws again.
car-screen-completes = Finishes a { $what }: { $who }.
car-screen-completes-nobody = Finishes a { $what } that nobody holds.
car-screen-in-stack = Still in the stack
car-screen-of = { $left } of { $all }
car-screen-move-of = move { $move } of { $all }
car-screen-animals = Animal tiles
car-screen-animals-each = one of each
car-screen-kind = Tile { $tile }, { $count } left
car-screen-animal = Animal tile { $tile }, { $count } left
car-screen-skip = Skip: it fits nowhere
car-screen-skip-tile = { $tile } fits nowhere

## The follower

car-screen-follower = Follower
car-screen-no-follower = No follower
car-screen-role-knight = Knight
car-screen-role-thief = Thief
car-screen-role-monk = Monk
car-screen-role-farmer = Farmer
car-screen-role-where = { $role }, { $where }
car-screen-at-north = north
car-screen-at-north-east = north-east
car-screen-at-east = east
car-screen-at-south-east = south-east
car-screen-at-south = south
car-screen-at-south-west = south-west
car-screen-at-west = west
car-screen-at-north-west = north-west
car-screen-at-middle = middle
car-screen-done-city = +{ $points }, city done
car-screen-done-road = +{ $points }, road done
car-screen-done-monastery = +{ $points }, done at once
car-screen-done-field = +{ $points }
car-screen-taken-knight = { $names }’s city
car-screen-taken-thief = { $names }’s road
car-screen-taken-farmer = { $names }’s field
car-screen-taken-monk = { $names }’s monastery
car-screen-short-no-followers = none left in hand
car-screen-short-returns-later = comes back after this turn
car-screen-short-no-farmers = played without farmers
car-screen-choose = Choose: { $what }
car-screen-turn-left = Turn left
car-screen-turn-right = Turn right

## What Enter records

car-screen-do-choose-tile = Choose a tile
car-screen-do-choose-place = Choose a place
car-screen-do-place = Place it
car-screen-do-knight = Place with knight
car-screen-do-thief = Place with thief
car-screen-do-monk = Place with monk
car-screen-do-farmer = Place with farmer
car-screen-do-nowhere = It fits nowhere

## The board

car-screen-board = The board
car-screen-place-empty = Empty place { $x }, { $y }
car-screen-place-legal = { $tile } fits at { $x }, { $y }
car-screen-place-plain = Place { $tile } at { $x }, { $y }
car-screen-place-chosen = { $tile } at { $x }, { $y }, chosen; press to turn
car-screen-figure = { $name }: { $role } at { $x }, { $y }
car-screen-seat = { $name }: { $score } points, { $hand } followers in hand
car-screen-seat-turn = It is the turn of { $name }: { $score } points, { $hand } followers in hand
car-screen-in-hand = { $hand } in hand
car-screen-hand-of = { $hand } of { $all }
car-screen-lap = lap { $lap }, space { $space }
car-screen-gained = { $name } gets { $points }
car-screen-allow = Allow anyway
car-screen-more-reasons = { $count ->
        [one] And one more reason.
       *[other] And { $count } more reasons.
    }

## A road, city, monastery or field

car-screen-feature-city = A city
car-screen-feature-road = A road
car-screen-feature-monastery = A monastery
car-screen-feature-field = A field
car-screen-feature-city-of = { $names }’s city
car-screen-feature-road-of = { $names }’s road
car-screen-feature-monastery-of = { $names }’s monastery
car-screen-feature-field-of = { $names }’s field
car-screen-feature-open = { $feature }, open at { $count ->
        [one] one place
       *[other] { $count } places
    }
car-screen-feature-complete = { $feature }, finished
car-screen-figures-city = { $tiles ->
        [one] One tile
       *[other] { $tiles } tiles
    }{ $shields ->
        [0] { "" }
        [one] , one shield
       *[other] , { $shields } shields
    }, { $followers }.
car-screen-figures-road = { $tiles ->
        [one] One tile
       *[other] { $tiles } tiles
    }, { $followers }.
car-screen-figures-monastery = { $tiles } of 9 tiles, { $followers }.
car-screen-figures-field = { $complete ->
        [0] No finished city
        [one] One finished city
       *[other] { $complete } finished cities
    }{ $open ->
        [0] { "" }
        [one] , one open
       *[other] , { $open } open
    }, { $followers }.
car-screen-has-city = { $count ->
        [one] one knight
       *[other] { $count } knights
    } of { $name }
car-screen-has-road = { $count ->
        [one] one thief
       *[other] { $count } thieves
    } of { $name }
car-screen-has-monastery = a monk of { $name }
car-screen-has-field = { $count ->
        [one] one farmer
       *[other] { $count } farmers
    } of { $name }
car-screen-nobody = nobody on it
car-screen-now = if it ends open
car-screen-closed = when closed
car-screen-now-complete = already counted
car-screen-now-field = if the game ended now
car-screen-closers = { $count ->
        [0] No single tile that is left closes it.
        [one] One tile that is left closes it.
       *[other] { $count } tiles that are left close it.
    }

## Standing, fields, places

car-screen-standing = Points by source
car-screen-standing-title = If it ended now
car-screen-standing-hint = Unfinished things and farmers counted as they lie.
car-screen-total = Total
car-screen-back-to-play = Back to the move
car-screen-fields = The fields
car-screen-fields-hint = { $fields } fields, { $owned } with farmers; { $towns } finished cities, numbered on the board.
car-screen-nobody-there = nobody
car-screen-field-towns = { $count ->
        [one] city { $numbers }
       *[other] cities { $numbers }
    }
car-screen-field-no-towns = no finished city
car-screen-menu-fields = Map of the fields
car-screen-menu-places = How many tiles fit where

## Correcting and the past

car-screen-given-up = Given up
car-screen-given-up-hint = It can be taken up again where it stopped.
car-screen-again = Play again

## The end

car-screen-final = Final scoring
car-screen-step-road = Road { $number }/{ $of }
car-screen-step-city = City { $number }/{ $of }
car-screen-step-monastery = Monastery { $number }/{ $of }
car-screen-step-farm = Field { $number }/{ $of }
car-screen-majority = { $names } has the majority
car-screen-majority-shared = { $names } share it
car-screen-fewer-road = fewer thieves, no points
car-screen-fewer-city = fewer knights, no points
car-screen-fewer-monastery = no points
car-screen-fewer-farm = fewer farmers, no points
car-screen-sum-road = { $tiles ->
        [one] One tile
       *[other] { $tiles } tiles
    }, 1 point each
car-screen-sum-city = { $tiles ->
        [one] One tile
       *[other] { $tiles } tiles
    }{ $shields ->
        [0] { "" }
        [one] , one shield
       *[other] , { $shields } shields
    }, 1 point each
car-screen-sum-monastery = { $tiles ->
        [one] Only itself
       *[other] { $tiles } tiles with itself
    }, 1 point each
car-screen-sum-farm = { $towns ->
        [0] No finished city
        [one] One finished city
       *[other] { $towns } finished cities
    }, 3 points each
car-screen-town = { $tiles ->
        [one] City of one tile
       *[other] City of { $tiles } tiles
    }
car-screen-open-towns = { $count ->
        [one] One open city at the edge
       *[other] { $count } open cities at the edge
    }
car-screen-open-zero = open 0
car-screen-next-road = Next road
car-screen-next-city = Next city
car-screen-next-monastery = Next monastery
car-screen-next-farm = Next field
car-screen-step-back = One step back
car-screen-correct = Correct it
car-screen-result = See the result
car-screen-wins = { $names } wins with { $points }
car-screen-win-shared = { $names } share the win with { $points }
car-screen-walk-again = Count the end again

## Set-up

car-screen-animals-hint = 12 more tiles, 84 in all
car-screen-farmers = Farmers
car-screen-farmers-hint = Off for a first game
car-screen-two-tile = City of two tiles
car-screen-two-tile-hint = 4 points here, 2 in older rules
car-screen-more-options = Older rules, lost tiles
car-screen-edition = Farmers count
car-screen-thirdEdition = as in this edition
car-screen-thirdEdition-hint = Field by field, 3 points for each finished city
car-screen-secondEdition = by the second edition
car-screen-secondEdition-hint = The same, but each city pays a player once
car-screen-firstEdition = by the first edition
car-screen-firstEdition-hint = City by city, 4 points to who has most farmers around it
car-screen-bag = Tiles in the bag: { $total }
car-screen-bag-hint = If one was lost, take it out here.
car-screen-fewer = One { $tile } fewer
car-screen-further = One { $tile } more
car-screen-as-box = As in the box

## Keys

car-screen-key-tile = the tile that was drawn
car-screen-key-place = the place with this letter
car-screen-key-arrows = to the next place
car-screen-key-turn = turn the tile
car-screen-key-follower = the follower with this number
car-screen-key-none = record without a follower; before a place: it fits nowhere
car-screen-key-enter = record
car-screen-key-back = one step back
car-screen-key-view = zoom and move the board
