//! The game in play, and what it answers in the words of the cases.

use carcassonne::{Answer, Area, Carcassonne, Move, Place, PlaceTurns, Question, Setup, State, View};
use referee::{Arg, Game, Line, Sheet, fold};

use super::case::{Event, Kind, Points};
use super::{Parted, parted};

/// The game in play.
pub(super) struct Table {
    setup: Setup,
    seats: u8,
    pub(super) state: State,
    /// Every move so far.
    moves: Vec<Move>,
    /// How many lines of the sheet earlier steps gave.
    told: usize,
    /// The last move and the state before it, for a question about the tile just laid.
    pub(super) before: Option<(State, Move)>,
}

impl Table {
    pub(super) fn new(setup: &Setup) -> Result<Self, Parted> {
        let state = Carcassonne::start(setup)
            .map_err(|reasons| parted("a table that can be laid out", rules(&reasons).join(", ")))?;
        let seats = Carcassonne::seats(setup);
        Ok(Self { setup: setup.clone(), seats, state, moves: Vec::new(), told: 0, before: None })
    }

    /// Makes a move.
    pub(super) fn play(&mut self, mv: &Move) -> Result<(), Parted> {
        let before = self.state.clone();
        self.told = self.given().lines.len();
        match Carcassonne::play(&mut self.state, mv) {
            Ok(_) => {
                self.before = Some((before, mv.clone()));
                self.moves.push(mv.clone());
                Ok(())
            }
            Err(reasons) => Err(parted("a legal move", format!("refused by {}", rules(&reasons).join(", ")))),
        }
    }

    /// Lines given by moves, without final scoring.
    fn given(&self) -> Sheet<Place> {
        let mut sheet = Carcassonne::sheet(&self.state);
        sheet.lines.retain(|line| line.after.is_some());
        sheet
    }

    /// Points given by moves.
    pub(super) fn scores(&self) -> Vec<i32> {
        self.given().totals(self.seats)
    }

    /// Points if the game ended now; once it is over, the points.
    pub(super) fn standing(&self) -> Vec<i32> {
        self.closing().totals(self.seats)
    }

    /// The sheet with final scoring.
    fn closing(&self) -> Sheet<Place> {
        if Carcassonne::outcome(&self.state).finished {
            Carcassonne::sheet(&self.state)
        } else {
            Carcassonne::forecast(&self.state)
        }
    }

    /// What the last move gave.
    pub(super) fn last_lines(&self) -> Vec<Line<Place>> {
        self.given().lines.split_off(self.told)
    }

    /// What final scoring gives.
    pub(super) fn final_lines(&self) -> Vec<Line<Place>> {
        self.closing().lines.into_iter().filter(|line| line.after.is_none()).collect()
    }

    pub(super) fn finished(&self) -> bool {
        Carcassonne::outcome(&self.state).finished
    }

    /// Who wins if this is the end.
    pub(super) fn winners(&self) -> Vec<u8> {
        let outcome = Carcassonne::outcome(&self.state);
        let winners =
            if outcome.finished { outcome.winners } else { crate::laws::most_points(&self.standing()) };
        winners.into_iter().map(|seat| seat.0).collect()
    }

    /// Followers in the supplies after the last move. With the last tile the followers of final scoring come
    /// back at once (CAR-END-08); the cases count them before it, as if one more tile were left to draw.
    pub(super) fn supplies(&self) -> Result<Vec<i64>, Parted> {
        let hands = match self.moves.last() {
            Some(last) if self.finished() => {
                let mut setup = self.setup.clone();
                setup.counts.insert(last.tile(), setup.count(last.tile()).saturating_add(1));
                let stuck = |_| parted("the same moves with one more tile in the bag", "refused");
                let start = Carcassonne::start(&setup).map_err(|_| parted("the same set-up", "refused"))?;
                Carcassonne::view(&fold::<Carcassonne>(&start, &self.moves).map_err(stuck)?).hands
            }
            Some(_) | None => self.view().hands,
        };
        Ok(hands.into_iter().map(i64::from).collect())
    }

    pub(super) fn view(&self) -> View {
        Carcassonne::view(&self.state)
    }

    /// Who is on turn; the first who may move where any may.
    pub(super) fn on_turn(&self) -> u8 {
        Carcassonne::asks(&self.state).seats.first().map_or(0, |seat| seat.0)
    }

    /// Where a tile fits.
    pub(super) fn places(&self, question: &Question) -> Result<Vec<PlaceTurns>, Parted> {
        match Carcassonne::answer(&self.state, question) {
            Ok(Answer::Places { places }) => Ok(places),
            Ok(other) => Err(parted("places", format!("{other:?}"))),
            Err(reason) => Err(parted("places of the tile", format!("refused by {}", reason.rule))),
        }
    }
}

/// The areas of a tile that may take a follower.
pub(super) fn areas(state: &State, question: &Question) -> Result<Vec<Area>, Parted> {
    match Carcassonne::answer(state, question) {
        Ok(Answer::Followers { areas, .. }) => {
            Ok(areas.into_iter().filter(|area| area.refused.is_empty()).collect())
        }
        Ok(other) => Err(parted("areas", format!("{other:?}"))),
        Err(reason) => Err(parted("areas of the tile", format!("refused by {}", reason.rule))),
    }
}

/// The ids of the rules, each once, in order.
pub(super) fn rules(reasons: &[referee::Remark<Place>]) -> Vec<String> {
    let mut ids: Vec<String> = reasons.iter().map(|reason| reason.rule.clone()).collect();
    ids.sort();
    ids.dedup();
    ids
}

/// What a line is for.
fn kind(line: &Line<Place>) -> Result<Kind, Parted> {
    match line.source.as_str() {
        "road" => Ok(Kind::Road),
        "city" => Ok(Kind::City),
        "monastery" => Ok(Kind::Monastery),
        "field" | "farm" => Ok(Kind::Field),
        other => Err(parted("a line for a road, city, monastery or field", other)),
    }
}

/// Lines as events: one for everybody who has followers in what is scored, 0 points for a minority.
pub(super) fn events(lines: &[Line<Place>]) -> Result<Vec<Event>, Parted> {
    let mut events = Vec::new();
    for (index, line) in lines.iter().enumerate() {
        let feature = Some(kind(line)?);
        events.push(Event { player: line.seat.0, points: line.points, feature });
        let of_the_same = |other: &Line<Place>| {
            other.source == line.source
                && other.at.first() == line.at.first()
                && other.args.get("followers") == line.args.get("followers")
        };
        if lines[..index].iter().any(of_the_same) {
            continue;
        }
        let Some(Arg::PerSeat(followers)) = line.args.get("followers") else {
            return Err(parted("followers of every player with a score", format!("{:?}", line.args)));
        };
        let paid = |seat: u8| lines.iter().any(|other| of_the_same(other) && other.seat.0 == seat);
        let minority = (0_u8..).zip(followers).filter(|(seat, count)| **count > 0 && !paid(*seat));
        events.extend(minority.map(|(player, _)| Event { player, points: 0, feature }));
    }
    Ok(events)
}

/// A line with the figures that make its reason.
pub(super) fn points(line: &Line<Place>) -> Result<Points, Parted> {
    let figure = |name: &str| match line.args.get(name) {
        Some(Arg::Number(figure)) => Ok(*figure),
        Some(other) => Err(parted(format!("a number of {name}"), format!("{other:?}"))),
        None => Ok(0),
    };
    let kind = kind(line)?;
    let size = match kind {
        Kind::Road | Kind::City | Kind::Monastery => figure("tiles")?,
        Kind::Field => figure("towns")?,
    };
    let shields = match kind {
        Kind::City => figure("shields")?,
        Kind::Road | Kind::Monastery | Kind::Field => 0,
    };
    Ok(Points(line.seat.0, kind, line.points, size, shields))
}
