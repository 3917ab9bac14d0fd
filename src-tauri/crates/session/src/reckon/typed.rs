//! A finished session with the types of its game.

use referee::Game;
use serde::Deserialize;

use super::Told;

/// The moves of a session with the types of its game; none if they are not of its form, which a session that
/// was judged always is.
pub(crate) fn moves<G: Game>(told: &Told<'_>) -> Vec<G::Move> {
    told.moves.iter().filter_map(|(mv, _)| G::Move::deserialize(*mv).ok()).collect()
}

/// Walks through a session: `step` sees each move and the position before it. Gives the last position.
pub(crate) fn walk<G: Game>(told: &Told<'_>, mut step: impl FnMut(&G::State, &G::Move)) -> Option<G::State> {
    let setup = G::Setup::deserialize(told.setup).ok()?;
    let mut state = G::start(&setup).ok()?;
    for (mv, stands) in &told.moves {
        let mv = G::Move::deserialize(*mv).ok()?;
        step(&state, &mv);
        // Judged before: neither can fail now.
        if *stands { G::let_stand(&mut state, &mv).ok()? } else { G::play(&mut state, &mv).map(drop).ok()? }
    }
    Some(state)
}
