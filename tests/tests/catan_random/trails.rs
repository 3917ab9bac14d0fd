//! The longest road once more, by another method: all pairs of a set of pieces and the corner where a trail
//! over exactly these pieces can end, grown piece by piece. Nothing is shared with the referee but the view.

use std::collections::BTreeSet;

use catan::View;
use referee::Seat;

/// The length of the longest trail of a seat.
pub(crate) fn longest(view: &View, seat: Seat) -> u32 {
    let pieces: Vec<[u8; 2]> = view
        .edges
        .iter()
        .filter(|edge| edge.seat == Some(seat))
        .map(|edge| edge.corners.map(|corner| corner.0))
        .collect();
    let through = |corner: u8| view.corners[usize::from(corner)].seat.is_none_or(|owner| owner == seat);
    let mut grown: BTreeSet<(u32, u8)> = BTreeSet::new();
    for (piece, ends) in pieces.iter().enumerate() {
        grown.extend(ends.map(|end| (1 << piece, end)));
    }
    let mut length = 0;
    while !grown.is_empty() {
        length += 1;
        let mut longer = BTreeSet::new();
        for (used, end) in grown {
            if !through(end) {
                continue;
            }
            for (piece, [one, other]) in pieces.iter().enumerate() {
                if used >> piece & 1 == 0 && (*one == end || *other == end) {
                    longer.insert((used | 1 << piece, if *one == end { *other } else { *one }));
                }
            }
        }
        grown = longer;
    }
    length
}

/// Whoever holds the card has at least five pieces and nobody more; without a holder nobody stands alone with
/// five or more (CAT-LR-01, CAT-LR-07, CAT-LR-09).
pub(crate) fn holder_is_right(view: &View) -> Result<(), String> {
    let lengths: Vec<u32> = view.seats.iter().map(|seat| longest(view, seat.seat)).collect();
    let best = lengths.iter().copied().max().unwrap_or(0);
    let right = match &view.longest_road {
        Some(road) => lengths[road.seat.index()] == best && best >= 5,
        None => best < 5 || lengths.iter().filter(|length| **length == best).count() > 1,
    };
    if right { Ok(()) } else { Err(format!("{lengths:?}, held by {:?}", view.longest_road)) }
}
