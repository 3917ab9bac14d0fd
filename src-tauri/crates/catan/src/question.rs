//! Questions about a position that change nothing.

use referee::Seat;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::balance::Balance;
use crate::check;
use crate::draft::{Draft, Rest};
use crate::hands::{Fit, Odds, Step, of_kind};
use crate::layout::Style;
use crate::place::{Place, Remark};
use crate::state::{Phase, State};
use crate::{Board, Cards, CornerId, Dice, EdgeId, Gain, HexId, Island, Move, Purchase, Resource, Rule};

/// A question about a position.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "type", rename_all = "camelCase", rename_all_fields = "camelCase", deny_unknown_fields)]
pub enum Question {
    /// Where may this seat put something, whatever it costs?
    Places {
        /// Who.
        seat: Seat,
        /// What.
        purchase: Purchase,
    },
    /// Where may the robber go, and who can be robbed there?
    RobberGoals,
    /// The longest trail of a seat, and how far it is from holding the card.
    Trail {
        /// Whose.
        seat: Seat,
    },
    /// What is known of all hands. Counting cards: off by default at the table.
    Hands,
    /// How likely a seat can pay for something. Counting cards: off by default at the table.
    CanPay {
        /// Who.
        seat: Seat,
        /// What for.
        purchase: Purchase,
    },
    /// How likely the hidden cards allow a move. Counting cards: off by default at the table.
    Odds {
        /// Which.
        #[serde(rename = "move")]
        mv: Move,
    },
    /// A board laid out for this number of seats.
    Layout {
        /// How.
        style: Style,
    },
    /// How even a board is.
    Balance {
        /// Which.
        board: Board,
    },
    /// What is wrong with a board.
    Board {
        /// Which.
        board: Board,
    },
    /// A board that is being entered: what the box still holds, how even it is, what is wrong so far.
    Draft {
        /// As far as it is told.
        draft: Draft,
    },
    /// The rest of a board that is being entered, laid out.
    Fill {
        /// As far as it is told.
        draft: Draft,
        /// Chooses the rest.
        seed: u64,
    },
    /// What a roll would bring now.
    Roll {
        /// What the dice show.
        dice: Dice,
    },
}

/// The answer to a [`Question`].
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(tag = "type", rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum Answer {
    /// Places on the board.
    Places {
        /// Which.
        places: Vec<Place>,
    },
    /// Where the robber may go.
    RobberGoals {
        /// Each hex with the opponents there.
        goals: Vec<Goal>,
    },
    /// A trail.
    Trail {
        /// Piece by piece.
        trail: Vec<EdgeId>,
        /// Pieces more that would take the card; none for its holder.
        missing: Option<u32>,
    },
    /// What is known of all hands.
    Hands {
        /// Possible joint hands; none where only bounds are kept.
        worlds: Option<u32>,
        /// For every seat and kind the least and the most, kinds in the order brick, lumber, wool, grain,
        /// ore.
        ranges: Vec<Vec<[u8; 2]>>,
    },
    /// An exact share, such as `8/15`.
    Odds {
        /// `certain`, `possible` or `impossible`.
        verdict: Likelihood,
        /// The share; none where only bounds are kept.
        share: Option<String>,
    },
    /// A board.
    Layout {
        /// Which.
        board: Board,
        /// How even it is.
        balance: Balance,
    },
    /// How even a board is.
    Balance {
        /// The measure.
        balance: Balance,
    },
    /// What is wrong with a board.
    Faults {
        /// Each fault with its places; none for a good board.
        faults: Vec<Remark>,
    },
    /// A board that is being entered.
    Draft {
        /// What the box still holds.
        rest: Rest,
        /// How even it is so far.
        balance: Balance,
        /// What is wrong so far.
        faults: Vec<Remark>,
        /// The board, once everything is told.
        board: Option<Board>,
    },
    /// What a roll brings.
    Production {
        /// The hexes that produce.
        hexes: Vec<HexId>,
        /// What everybody gets; seats that get nothing are left out.
        gains: Vec<Gain>,
        /// Kinds of which the bank pays less than is due (CAT-PRD-06).
        short: Vec<Resource>,
        /// Kinds of which the bank may hold too little to pay; its stack has to be counted (CAT-PRD-09).
        open: Vec<Resource>,
    },
}

/// A hex the robber may go to.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct Goal {
    /// Which.
    pub hex: HexId,
    /// Opponents there with cards in hand.
    pub victims: Vec<Seat>,
    /// Opponents there with empty hands.
    pub empty: Vec<Seat>,
}

/// In all, some or none of the possible hands.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub enum Likelihood {
    /// In all.
    Certain,
    /// In some.
    Possible,
    /// In none.
    Impossible,
}

/// Answers a question.
pub(crate) fn answer(state: &State, question: &Question) -> Result<Answer, Remark> {
    let asked = match question {
        Question::Places { seat, .. } | Question::Trail { seat } | Question::CanPay { seat, .. } => {
            Some(*seat)
        }
        Question::Odds { mv } => mv.seat(),
        Question::RobberGoals
        | Question::Hands
        | Question::Layout { .. }
        | Question::Balance { .. }
        | Question::Board { .. }
        | Question::Draft { .. }
        | Question::Fill { .. }
        | Question::Roll { .. } => None,
    };
    if let Some(seat) = asked.filter(|seat| !state.has_seat(*seat)) {
        return Err(Remark::new(Rule::Set01, "cat-refused-no-seat").with("seat", i64::from(seat.0) + 1));
    }
    Ok(match question {
        Question::Places { seat, purchase } => Answer::Places { places: places(state, *seat, *purchase) },
        Question::RobberGoals => Answer::RobberGoals { goals: goals(state) },
        Question::Trail { seat } => trail(state, *seat),
        Question::Hands => hands(state),
        Question::CanPay { seat, purchase } => {
            let step = Step::Pay { seat: *seat, cards: Cards::price(*purchase) };
            match state.hands.judge(&[step]) {
                Fit::Always => odds(Some(Odds::ALL)),
                Fit::Sometimes(share) => odds(share),
                Fit::Never => odds(Some(Odds::NONE)),
            }
        }
        Question::Odds { mv } => odds(check::odds(state, mv)),
        Question::Layout { style } => {
            let seats = state.table.seats;
            let board = style.lay(seats).ok_or_else(|| Remark::new(Rule::X09, "cat-refused-no-beginner"))?;
            let balance = Balance::of(&board, Island::for_seats(seats));
            Answer::Layout { board, balance }
        }
        Question::Balance { board } => Answer::Balance { balance: Balance::of(board, state.island()) },
        Question::Board { board } => {
            Answer::Faults { faults: board.faults(state.table.seats, state.table.edition.tokens, false) }
        }
        Question::Draft { draft } => Answer::Draft {
            rest: draft.rest(state.stock()),
            balance: Balance::of(&draft.so_far(), state.island()),
            faults: draft.faults(state.table.seats, state.table.edition.tokens),
            board: draft.board(),
        },
        Question::Fill { draft, seed } => {
            let board = draft.fill(state.table.seats, state.table.edition.tokens, *seed)?;
            let balance = Balance::of(&board, state.island());
            Answer::Layout { board, balance }
        }
        Question::Roll { dice } => production(state, *dice),
    })
}

fn production(state: &State, dice: Dice) -> Answer {
    let number = dice.sum().unwrap_or_default();
    let due = state.due(number);
    let (paid, open) = state.paid(&due);
    let gains = state.seats().map(|seat| Gain { seat, cards: paid[seat.index()] });
    let short = |kind: &Resource| of_kind(&due, *kind) != of_kind(&paid, *kind) && !open.contains(kind);
    Answer::Production {
        hexes: state.table.board.with_token(number).filter(|hex| *hex != state.robber).collect(),
        gains: gains.filter(|gain| !gain.cards.is_empty()).collect(),
        short: Resource::ALL.into_iter().filter(short).collect(),
        open,
    }
}

fn odds(share: Option<Odds>) -> Answer {
    let verdict = match share {
        Some(Odds::ALL) => Likelihood::Certain,
        Some(Odds::NONE) => Likelihood::Impossible,
        Some(_) | None => Likelihood::Possible,
    };
    Answer::Odds { verdict, share: share.map(|share| share.to_string()) }
}

fn places(state: &State, seat: Seat, purchase: Purchase) -> Vec<Place> {
    let island = state.island();
    let fits = |mv: Move| check::content(state, &mv).reasons.is_empty();
    let corners = |mv: fn(Seat, CornerId) -> Move| {
        let fitting = island.corner_ids().filter(|corner| fits(mv(seat, *corner)));
        fitting.map(Place::from).collect()
    };
    let set_up = matches!(state.phase, Phase::SetUp { .. });
    match purchase {
        Purchase::Road if set_up => {
            let fitting = island.edge_ids().filter(|edge| fits(Move::PlaceRoad { seat, edge: *edge }));
            fitting.map(Place::from).collect()
        }
        Purchase::Road => {
            let fitting = island.edge_ids().filter(|edge| fits(Move::BuildRoad { seat, edge: *edge }));
            fitting.map(Place::from).collect()
        }
        Purchase::Settlement if set_up => corners(|seat, corner| Move::PlaceSettlement { seat, corner }),
        Purchase::Settlement => corners(|seat, corner| Move::BuildSettlement { seat, corner }),
        Purchase::City => corners(|seat, corner| Move::BuildCity { seat, corner }),
        Purchase::Development => Vec::new(),
    }
}

fn goals(state: &State) -> Vec<Goal> {
    let seat = state.active();
    let goals = state.robber_goals(seat).into_iter().map(|hex| {
        let (victims, empty) =
            state.neighbours(hex, seat).into_iter().partition(|victim| state.hands.size(*victim) > 0);
        Goal { hex, victims, empty }
    });
    goals.collect()
}

fn trail(state: &State, seat: Seat) -> Answer {
    let trail = state.trail(seat);
    let holder = state.longest_road.map(|holder| holder.seat);
    let others = state.seats().filter(|other| *other != seat).map(|other| state.trail(other).len());
    let beaten =
        if holder.is_some() { others.max().unwrap_or(0) + 1 } else { others.max().unwrap_or(0).max(4) + 1 };
    let missing = (holder != Some(seat)).then(|| beaten.max(5).saturating_sub(trail.len()));
    Answer::Trail { trail, missing: missing.and_then(|missing| u32::try_from(missing).ok()) }
}

fn hands(state: &State) -> Answer {
    let ranges = state.seats().map(|seat| {
        let range = state.hands.range(seat);
        range.least.into_iter().zip(range.most).map(|(least, most)| [least, most]).collect()
    });
    let worlds = state.hands.worlds().and_then(|worlds| u32::try_from(worlds).ok());
    Answer::Hands { worlds, ranges: ranges.collect() }
}
