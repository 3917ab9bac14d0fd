//! Answers to questions about a position.

use std::collections::BTreeSet;

use referee::{Remark, Seat};

use crate::board::Board;
use crate::check::{area_refused, comes_back, empty_hand, misplaced, no_seat};
use crate::features::{Node, Root};
use crate::joint::Joint;
use crate::score::tally;
use crate::shape::{self, AreaId};
use crate::state::State;
use crate::tally::Tally;
use crate::{
    Answer, Area, Cell, Completion, Farmers, Feature, FeatureReport, FieldReport, Kind, Place, PlaceTurns,
    Question, Rule, Segment, Spot, TileTurns, Town, Turn, board, farm, looks_like,
};

type Answered = Result<Answer, Remark<Place>>;

/// Answers a question.
pub(crate) fn answer(state: &State, question: &Question) -> Answered {
    match *question {
        Question::Places { tile } => Ok(Answer::Places { places: places(state, tile) }),
        Question::Tiles { x, y } => tiles(state, Cell::new(x, y)),
        Question::Followers { tile, x, y, turn, seat } => followers(state, tile, Cell::new(x, y), turn, seat),
        Question::Feature { x, y, at } => feature(state, Cell::new(x, y), at),
        Question::Fields {} => Ok(fields(state)),
    }
}

/// Where a tile fits, whether or not one is left.
fn places(state: &State, tile: Kind) -> Vec<PlaceTurns> {
    let fits = |(cell, asked): (Cell, _)| {
        let turns: Vec<Turn> = Board::turns(tile, asked).collect();
        let distinct = distinct(tile, &turns);
        (!turns.is_empty()).then_some(PlaceTurns { x: cell.x, y: cell.y, turns, distinct })
    };
    state.board.gaps().filter_map(fits).collect()
}

/// The turns that look different.
fn distinct(tile: Kind, turns: &[Turn]) -> Vec<Turn> {
    let seen: BTreeSet<Turn> = turns.iter().map(|turn| looks_like(tile, *turn)).collect();
    seen.into_iter().collect()
}

/// Which tiles left fit in an empty place.
fn tiles(state: &State, cell: Cell) -> Answered {
    let Some(asked) = state.board.gap(cell) else {
        // No tile could be laid here; any kind tells why.
        let why = misplaced(&state.board, Kind::A, cell, Turn::NONE).into_iter().next();
        return Err(
            why.unwrap_or_else(|| Remark::new(Rule::Place01, "car-refused-apart").at(Place::cell(cell)))
        );
    };
    let fits = |tile: Kind| {
        let turns: Vec<Turn> = Board::turns(tile, asked).collect();
        let distinct = distinct(tile, &turns);
        (!turns.is_empty()).then_some(TileTurns { tile, left: state.left(tile), turns, distinct })
    };
    Ok(Answer::Tiles { tiles: state.kinds_left().filter_map(fits).collect() })
}

/// Which areas of a tile may take a follower, and what the tile completes.
fn followers(state: &State, tile: Kind, cell: Cell, turn: Turn, seat: Seat) -> Answered {
    if let Some(refusal) = no_seat(state, seat) {
        return Err(refusal);
    }
    if let Some(refusal) = misplaced(&state.board, tile, cell, turn).into_iter().next() {
        return Err(refusal);
    }
    let joint = Joint::new(&state.board, tile, cell, turn);
    let hand = empty_hand(state, seat, || comes_back(state, &joint, seat, tile, cell));
    let mut after = state.clone();
    let id = after.board.lay(board::Laid { kind: tile, cell, turn, seat: Some(seat), after: None });
    let closed = after.board.completed_by(id);
    let area = |(number, facts): (AreaId, &shape::AreaFacts)| {
        let root = after.board.features.root(after.board.node(id, number));
        let completes = closed.contains(&root);
        let mut refused: Vec<_> = hand.iter().cloned().collect();
        refused.extend(area_refused(state, &joint, tile, number));
        let points =
            if completes && refused.is_empty() { tally(&after, root).points(&after.setup) } else { 0 };
        let spots = shape::spots(tile, turn, number);
        let at = shape::first_spot(tile, turn, number);
        Area { role: facts.feature.role(), at, spots, refused, completes, points }
    };
    let completion = |root: &Root| {
        let tally = tally(&after, *root);
        let (points, at) = (tally.award(&after.setup), after.board.places(*root));
        Completion { feature: tally.feature, tiles: tally.tiles, shields: tally.shields, points, at }
    };
    Ok(Answer::Followers {
        areas: shape::numbered(tile).map(area).collect(),
        completes: closed.iter().map(completion).collect(),
        in_hand: state.hand(seat),
    })
}

/// Everything about the feature at a spot.
fn feature(state: &State, cell: Cell, at: Spot) -> Answered {
    let node = state.board.at(cell).and_then(|id| state.board.node_at(id, at));
    let Some(node) = node else {
        let place = Place { at: Some(at), ..Place::cell(cell) };
        return Err(Remark::new(Rule::Fol04, "car-refused-nothing-there").at(place));
    };
    Ok(Answer::Feature { about: report(state, state.board.features.root(node)) })
}

fn segments(board: &Board, root: Root) -> Vec<Segment> {
    let segment = |node: Node| {
        let Cell { x, y } = board.cell_of(node);
        Segment { x, y, spots: board.spots(node) }
    };
    board.features.members(root).into_iter().map(segment).collect()
}

fn report(state: &State, root: Root) -> FeatureReport {
    let board = &state.board;
    let counts = board.features.counts(root);
    let now = tally(state, root);
    let towns = match now.feature {
        Feature::Field => board.features.towns(root),
        Feature::City | Feature::Road | Feature::Monastery => Vec::new(),
    };
    let (complete, open): (Vec<Root>, Vec<Root>) =
        towns.into_iter().partition(|town| board.is_complete(*town));
    let places =
        |towns: &[Root]| towns.iter().map(|town| board.place(board.features.counts(*town).first)).collect();
    let closed = match now.feature {
        Feature::City | Feature::Road => Tally { complete: true, ..now.clone() },
        Feature::Monastery => Tally { complete: true, tiles: 9, ..now.clone() },
        Feature::Field => {
            let towns = complete.len() + open.len();
            Tally { towns: towns.try_into().unwrap_or(u16::MAX), ..now.clone() }
        }
    };
    let open_places = open_places(board, root);
    FeatureReport {
        feature: now.feature,
        segments: segments(board, root),
        tiles: now.tiles,
        shields: now.shields,
        complete: now.complete,
        open_sides: match now.feature {
            Feature::City | Feature::Road | Feature::Field => counts.open,
            Feature::Monastery => 9 - now.tiles,
        },
        closers: closers(state, root, &open_places),
        open_places,
        standing: state.standing_on(root).map(|one| state.shown(one)).collect(),
        majority: now.majority(),
        points_now: now.points(&state.setup),
        points_closed: closed.points(&state.setup),
        complete_towns: places(&complete),
        open_towns: places(&open),
        followers: now.followers,
    }
}

/// The empty places that must be filled to complete a feature.
fn open_places(board: &Board, root: Root) -> Vec<Cell> {
    let counts = board.features.counts(root);
    let cells: BTreeSet<Cell> = match counts.feature {
        Feature::Monastery => board.around(board.cell_of(counts.first), false).collect(),
        Feature::Field => BTreeSet::new(),
        Feature::City | Feature::Road => board
            .features
            .members(root)
            .into_iter()
            .flat_map(|node| board.edges(node).into_iter().map(move |edge| (node, edge)))
            .map(|(node, edge)| board.cell_of(node).beyond(edge))
            .filter(|cell| board.at(*cell).is_none())
            .collect(),
    };
    cells.into_iter().collect()
}

/// How many of the tiles left would complete the feature, laid alone.
fn closers(state: &State, root: Root, open_places: &[Cell]) -> u16 {
    let board = &state.board;
    let [cell] = *open_places else { return 0 };
    let Some(asked) = board.gap(cell) else { return 0 };
    let closes = |kind: Kind, turn: Turn| {
        let joint = Joint::new(board, kind, cell, turn);
        board.features.counts(root).feature == Feature::Monastery
            || shape::numbered(kind).any(|(area, _)| {
                joint.roots(area).any(|met| met == root) && joint.open_after(board, kind, area) == 0
            })
    };
    state
        .kinds_left()
        .filter(|kind| Board::turns(*kind, asked).any(|turn| closes(*kind, turn)))
        .map(|kind| u16::from(state.left(kind)))
        .sum()
}

/// The map of the fields.
fn fields(state: &State) -> Answer {
    let board = &state.board;
    let cities = farm::of(board, Feature::City);
    let number = |town: &Root| {
        let at = cities.iter().position(|city| city == town).unwrap_or_default();
        u16::try_from(at + 1).unwrap_or(u16::MAX)
    };
    let town = |city: &Root| {
        let counts = board.features.counts(*city);
        let (place, tiles) = (board.place(counts.first), counts.tiles.len());
        let complete = board.is_complete(*city);
        Town { number: number(city), place, tiles, shields: counts.shields, complete }
    };
    let field = |(at, root): (u16, Root)| {
        let tally = tally(state, root);
        let (complete, open): (Vec<Root>, Vec<Root>) =
            board.features.towns(root).into_iter().partition(|town| board.is_complete(*town));
        let points = match state.setup.farmers {
            Farmers::None | Farmers::FirstEdition => 0,
            Farmers::SecondEdition | Farmers::ThirdEdition => tally.points(&state.setup),
        };
        FieldReport {
            number: at,
            segments: segments(board, root),
            owners: tally.majority(),
            farmers: tally.followers,
            complete_towns: complete.iter().map(number).collect(),
            open_towns: open.iter().map(number).collect(),
            points,
        }
    };
    Answer::Fields {
        towns: cities.iter().map(town).collect(),
        fields: (1_u16..).zip(farm::fields(board)).map(field).collect(),
    }
}
