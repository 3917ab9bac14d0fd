//! The one interface every game speaks.

use std::fmt::Debug;
use std::ops::RangeInclusive;

use schemars::JsonSchema;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use crate::{Args, Remark, Rule, Seat, Sheet, Verdict};

/// Who may or must act now, and what the table has to tell.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct Asks {
    /// The seats that may act; empty when the game is over. Usually one.
    pub seats: Vec<Seat>,
    /// What is asked: key of the question in the language files (`car-asks-tile`).
    pub question: String,
    /// What the question needs filled in.
    pub args: Args,
}

/// Whether the game is over, and who won.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct Outcome {
    /// The last move has been made and final scoring stands on the sheet.
    pub finished: bool,
    /// Who won; several where the rules give no tie-break; empty while the game goes on.
    pub winners: Vec<Seat>,
    /// The rule by which a tie on points was broken, by id.
    pub tie_break: Option<String>,
}

/// How the log tells a move.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct Telling {
    /// Who did it; none where it happened to the table.
    pub seat: Option<Seat>,
    /// Key of the sentence in the language files (`car-move-place`); the name of the seat stands before it.
    pub message: String,
    /// What the sentence needs filled in.
    pub args: Args,
}

impl Outcome {
    /// The game goes on.
    pub const fn open() -> Self {
        Self { finished: false, winners: Vec::new(), tie_break: None }
    }

    /// Over: the seats with most points share the win.
    pub fn most_points(totals: &[i32]) -> Self {
        let best = totals.iter().max();
        let winners =
            (0_u8..).zip(totals).filter(|(_, points)| Some(*points) == best).map(|(seat, _)| Seat(seat));
        Self { finished: true, winners: winners.collect(), tie_break: None }
    }
}

/// A game: its rules as pure functions of values.
///
/// Laws, checked for every game by the conformance suite in `tests/`:
/// - `check` and `legal` agree: what `legal` lists is exactly what `check` allows (for games whose moves
///   are endless `legal` lists the symbolic part and says so).
/// - A refusal leaves the state as it was; `apply` is only called on what `check` allowed.
/// - `invariants` holds after every move.
/// - A finished game has no legal move; a game that goes on has at least one.
/// - A state is equal to the fold of its moves.
pub trait Game: Sized + Send + Sync + 'static {
    /// How the table begins: options, counts, who starts. Unknown fields are refused.
    type Setup: Serialize + DeserializeOwned + JsonSchema + Clone + Eq + Debug + Send + Sync;
    /// What happened at the table. Tagged by `type`; unknown fields are refused.
    type Move: Serialize + DeserializeOwned + JsonSchema + Clone + Eq + Debug + Send + Sync;
    /// Everything the rules need to know. A value: never stored, always the fold of the moves.
    type State: Clone + Eq + Debug + Send + Sync;
    /// The rules that can be broken.
    type Rule: Rule;
    /// A place on this game's board, for marking refusals and points.
    type Place: Serialize + DeserializeOwned + JsonSchema + Clone + Eq + Debug + Send + Sync;
    /// What a screen draws: everything visible, nothing derived twice.
    type View: Serialize + JsonSchema;
    /// A question about a position that changes nothing (where does this tile fit? whose field is this?).
    type Question: DeserializeOwned + JsonSchema;
    /// The answer to it.
    type Answer: Serialize + JsonSchema;

    /// The game's name in files and addresses (`carcassonne`).
    const ID: &'static str;
    /// Raised whenever the same moves would be judged or scored otherwise than before.
    const RULES_VERSION: u32;
    /// How many may sit at the table.
    const SEATS: RangeInclusive<u8>;

    /// How many seats this set-up has.
    fn seats(setup: &Self::Setup) -> u8;

    /// The set-up the game suggests for this many seats.
    fn suggest(seats: u8) -> Self::Setup;

    /// Checks the set-up and lays out the table.
    ///
    /// # Errors
    /// Every reason why no table can be laid out like this.
    fn start(setup: &Self::Setup) -> Result<Self::State, Vec<Remark<Self::Place>>>;

    /// Who may or must act now, and what the table has to tell.
    fn asks(state: &Self::State) -> Asks;

    /// Every move that may be entered now, in a fixed order.
    fn legal(state: &Self::State) -> Vec<Self::Move>;

    /// What the referee says to this move. Changes nothing; gives every reason of a refusal.
    fn check(state: &Self::State, mv: &Self::Move) -> Verdict<Self::Place>;

    /// Makes a move that [`check`](Game::check) allows. Callers use [`play`](Game::play).
    fn apply(state: &mut Self::State, mv: &Self::Move);

    /// Makes a move that the rules refuse but the table lets stand, as far as it can lie on a table at all.
    ///
    /// # Errors
    /// Why even the table cannot let it stand (a tile on top of another). By default whatever `check` says.
    fn let_stand(state: &mut Self::State, mv: &Self::Move) -> Result<(), Vec<Remark<Self::Place>>> {
        match Self::check(state, mv) {
            Verdict::Refused { reasons } => Err(reasons),
            Verdict::Legal { .. } | Verdict::Possible { .. } => {
                Self::apply(state, mv);
                Ok(())
            }
        }
    }

    /// How the log tells a move.
    fn tell(mv: &Self::Move) -> Telling;

    /// The score sheet: the points given so far, final scoring included once the game is over.
    fn sheet(state: &Self::State) -> Sheet<Self::Place>;

    /// The sheet if the game ended now.
    fn forecast(state: &Self::State) -> Sheet<Self::Place>;

    /// Whether the game is over, and who won.
    fn outcome(state: &Self::State) -> Outcome;

    /// What a screen draws.
    fn view(state: &Self::State) -> Self::View;

    /// Answers a question about the position.
    ///
    /// # Errors
    /// Why the question makes no sense here (a kind of tile that does not exist).
    fn answer(state: &Self::State, question: &Self::Question) -> Result<Self::Answer, Remark<Self::Place>>;

    /// What always holds. Run after every move in tests and debug builds.
    ///
    /// # Errors
    /// Which invariant broke, for the developer.
    fn invariants(state: &Self::State) -> Result<(), String>;

    /// The only door: checks, and makes the move if it is allowed.
    ///
    /// # Errors
    /// The reasons of the refusal; the state is as it was.
    fn play(
        state: &mut Self::State,
        mv: &Self::Move,
    ) -> Result<Verdict<Self::Place>, Vec<Remark<Self::Place>>> {
        match Self::check(state, mv) {
            Verdict::Refused { reasons } => Err(reasons),
            verdict @ (Verdict::Legal { .. } | Verdict::Possible { .. }) => {
                Self::apply(state, mv);
                debug_assert_eq!(Self::invariants(state), Ok(()), "invariant broken by {mv:?}");
                Ok(verdict)
            }
        }
    }
}

/// A fold that stopped: which move, and why.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Stuck<P> {
    /// The move that was refused, counted from 0.
    pub index: usize,
    /// The reasons.
    pub reasons: Vec<Remark<P>>,
}

/// The state after these moves from this start.
///
/// # Errors
/// The first move that is refused.
pub fn fold<'a, G: Game>(
    start: &G::State,
    moves: impl IntoIterator<Item = &'a G::Move>,
) -> Result<G::State, Stuck<G::Place>>
where
    G::Move: 'a,
{
    let mut state = start.clone();
    for (index, mv) in moves.into_iter().enumerate() {
        G::play(&mut state, mv).map_err(|reasons| Stuck { index, reasons })?;
    }
    Ok(state)
}
