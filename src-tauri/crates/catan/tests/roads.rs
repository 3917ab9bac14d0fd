//! The longest road against a second method that shares nothing with the first (CAT-LR-02 to CAT-LR-06).
//!
//! A set of pieces can be walked as one trail exactly if it hangs together and at most two of its ends are
//! odd. A corner with an opponent's building counts as a separate end for every piece, because no trail runs
//! through it. So the longest trail is the largest such subset of the pieces.

#![allow(clippy::expect_used, clippy::panic, reason = "a test may fail loudly")]

use catan::{CornerId, EdgeId, Island, trail};

/// A corner, or one piece's own end at a blocked corner.
type Node = (u8, Option<EdgeId>);

fn brute_force(island: &Island, roads: &[EdgeId], blocked: &[CornerId]) -> usize {
    let ends: Vec<[Node; 2]> = roads
        .iter()
        .map(|edge| {
            island.edges[edge.index()]
                .corners
                .map(|corner| (corner.0, blocked.contains(&corner).then_some(*edge)))
        })
        .collect();
    let walkable = |chosen: u32| {
        let pieces: Vec<[Node; 2]> = ends
            .iter()
            .enumerate()
            .filter(|(piece, _)| chosen >> piece & 1 == 1)
            .map(|(_, ends)| *ends)
            .collect();
        let mut nodes: Vec<Node> = pieces.iter().flatten().copied().collect();
        nodes.sort_unstable();
        let odd = nodes.chunk_by(|one, other| one == other).filter(|same| same.len() % 2 == 1).count();
        if odd > 2 {
            return false;
        }
        let mut reached = vec![pieces[0][0]];
        let mut next = 0;
        while next < reached.len() {
            for [one, other] in &pieces {
                for (from, to) in [(one, other), (other, one)] {
                    if *from == reached[next] && !reached.contains(to) {
                        reached.push(*to);
                    }
                }
            }
            next += 1;
        }
        nodes.iter().all(|node| reached.contains(node))
    };
    let sizes = (1_u32..1 << roads.len()).map(|chosen| (chosen.count_ones() as usize, chosen));
    let mut best = 0;
    for (size, chosen) in sizes {
        if size > best && walkable(chosen) {
            best = size;
        }
    }
    best
}

/// Numbers that look random and are the same on every machine.
fn numbers(seed: u64) -> impl FnMut(usize) -> usize {
    let mut state = seed;
    move |below| {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(state >> 33).expect("31 bits") % below
    }
}

#[test]
fn trails_are_as_long_as_the_largest_walkable_subset() {
    for seed in 0..400_u64 {
        let mut below = numbers(seed);
        let island = if seed % 2 == 0 { Island::base() } else { Island::large() };
        // A network that grows from one path, now and then with a second one elsewhere.
        let mut roads = vec![EdgeId(u8::try_from(below(island.edges.len())).expect("an edge"))];
        let size = 2 + below(11);
        while roads.len() < size {
            let all: Vec<EdgeId> = if below(8) == 0 {
                island.edge_ids().collect()
            } else {
                let ends = roads.iter().flat_map(|edge| island.edges[edge.index()].corners);
                ends.flat_map(|corner| island.corners[corner.index()].edges.clone()).collect()
            };
            let next = all[below(all.len())];
            if !roads.contains(&next) {
                roads.push(next);
            }
        }
        let blocked: Vec<CornerId> = (0..below(4))
            .map(|_| island.edges[roads[below(roads.len())].index()].corners[below(2)])
            .collect();
        let found = trail::longest(island, &roads, |corner| blocked.contains(&corner));
        assert_eq!(found.len(), brute_force(island, &roads, &blocked), "{roads:?} cut at {blocked:?}");
        assert_walked(island, &found, &blocked);
    }
}

/// The trail uses each piece once and each piece begins where the last one ended, at no blocked corner.
fn assert_walked(island: &Island, trail: &[EdgeId], blocked: &[CornerId]) {
    let mut used = trail.to_vec();
    used.sort_unstable();
    used.dedup();
    assert_eq!(used.len(), trail.len());
    let starts = island.edges[trail[0].index()].corners;
    let walks = starts.into_iter().any(|start| {
        let mut corner = start;
        trail.iter().enumerate().all(|(step, edge)| {
            let ends = island.edges[edge.index()].corners;
            let goes = ends.contains(&corner) && (step == 0 || !blocked.contains(&corner));
            corner = island.across(*edge, corner);
            goes
        })
    });
    assert!(walks, "{trail:?} cannot be walked");
}

#[test]
fn no_road_is_no_trail() {
    assert!(trail::longest(Island::base(), &[], |_| false).is_empty());
}
