//! Boards that are laid out, and boards that are refused, with the place (CAT-CMP, CAT-SET).

#![allow(clippy::expect_used, clippy::panic, reason = "a test may fail loudly")]

use catan::balance::Balance;
use catan::board::pips;
use catan::draft::{Draft, DraftHarbour, DraftTile};
use catan::{
    Answer, Board, Catan, Dice, EdgeId, HexId, Island, Move, Place, Question, Remark, Setup, Style, Terrain,
    TokenRule, layout,
};
use referee::{Game, Seat};

fn faults(seats: u8, change: impl FnOnce(&mut Board)) -> Vec<Remark> {
    let mut setup = Setup::suggest(seats);
    change(&mut setup.board);
    Catan::start(&setup).err().unwrap_or_default()
}

/// The board is refused, and one of the reasons is this rule and message at these places.
fn assert_fault(found: &[Remark], rule: &str, message: &str, at: &[Place]) {
    let fits = |remark: &&Remark| remark.rule == rule && remark.message == message;
    let fault = found.iter().find(fits).unwrap_or_else(|| panic!("{rule} {message} is not among {found:?}"));
    assert!(at.iter().all(|place| fault.at.contains(place)), "{fault:?} is not at {at:?}");
}

fn hex(id: u8) -> Place {
    Place::from(HexId(id))
}

#[test]
fn suggested_boards_are_accepted() {
    for seats in 3..=6 {
        assert!(Catan::start(&Catan::suggest(seats)).is_ok(), "{seats} seats");
    }
}

#[test]
fn a_wrong_number_of_hexes_is_refused() {
    assert_fault(
        &faults(4, |board| board.hexes.truncate(board.hexes.len() - 1)),
        "CAT-CMP-01",
        "cat-refused-hexes",
        &[],
    );
    assert_fault(
        &faults(5, |board| board.hexes.truncate(board.hexes.len() - 1)),
        "CAT-X56-01",
        "cat-refused-hexes",
        &[],
    );
}

#[test]
fn a_wrong_terrain_is_refused_where_it_lies() {
    let found = faults(4, |board| board.hexes[1].terrain = Terrain::Forest);
    assert_fault(&found, "CAT-CMP-01", "cat-refused-terrain", &[hex(1), hex(2)]);
}

#[test]
fn a_missing_token_is_refused_with_its_hex() {
    let found = faults(4, |board| board.hexes[4].token = None);
    assert_fault(&found, "CAT-CMP-07", "cat-refused-token-missing", &[hex(4)]);
    assert_fault(&found, "CAT-CMP-07", "cat-refused-token-count", &[hex(17)]);
}

#[test]
fn a_token_on_the_desert_is_refused() {
    let found = faults(4, |board| board.hexes[9].token = Some(3));
    assert_fault(&found, "CAT-CMP-07", "cat-refused-token-desert", &[hex(9)]);
}

#[test]
fn a_seven_is_no_token() {
    let found = faults(4, |board| board.hexes[0].token = Some(7));
    assert_fault(&found, "CAT-CMP-07", "cat-refused-token-unknown", &[hex(0)]);
}

#[test]
fn red_neighbours_are_refused_with_both_hexes() {
    // 6 on hex 4 and 9 on hex 7 trade places: 7 touches the 8 on hex 12.
    let found = faults(4, |board| {
        board.hexes[4].token = Some(9);
        board.hexes[7].token = Some(6);
    });
    assert_fault(&found, "CAT-SET-04", "cat-refused-red", &[hex(7), hex(12)]);
}

#[test]
fn tokens_as_laid_need_no_order() {
    let mut setup = Setup::suggest(4);
    setup.board.hexes[4].token = Some(9);
    setup.board.hexes[7].token = Some(6);
    setup.edition.tokens = TokenRule::AsLaid;
    assert!(Catan::start(&setup).is_ok());
}

#[test]
fn lettered_tokens_must_lie_along_a_spiral() {
    let mut setup = Setup::suggest(4);
    setup.edition.tokens = TokenRule::Lettered;
    let found = Catan::start(&setup).expect_err("the beginner board is no spiral");
    assert_fault(&found, "CAT-SET-03", "cat-refused-spiral", &[]);
    for seats in [4, 6] {
        for seed in 0..40 {
            let mut setup = Setup::on(seats, layout::lettered(seats, seed));
            setup.edition.tokens = TokenRule::Lettered;
            assert!(Catan::start(&setup).is_ok(), "seed {seed}");
        }
    }
}

#[test]
fn no_robber_two_robbers_and_a_robber_off_the_desert_are_refused() {
    assert_fault(&faults(4, |board| board.robber.clear()), "CAT-SET-09", "cat-refused-robber-none", &[]);
    let two = faults(4, |board| board.robber = vec![HexId(9), HexId(2)]);
    assert_fault(&two, "CAT-CMP-09", "cat-refused-robber-many", &[hex(9), hex(2)]);
    let astray = faults(4, |board| board.robber = vec![HexId(3)]);
    assert_fault(&astray, "CAT-SET-09", "cat-refused-robber-desert", &[hex(3)]);
    let sea = faults(4, |board| board.robber = vec![HexId(19)]);
    assert_fault(&sea, "CAT-SET-09", "cat-refused-robber-sea", &[]);
}

#[test]
fn the_robber_may_start_on_either_desert() {
    let mut setup = Setup::suggest(6);
    let deserts: Vec<u8> = (0..30).filter(|id| setup.board.hexes[usize::from(*id)].token.is_none()).collect();
    assert_eq!(deserts.len(), 2);
    for desert in deserts {
        setup.board.robber = vec![HexId(desert)];
        assert!(Catan::start(&setup).is_ok());
    }
}

#[test]
fn harbours_lie_on_the_coast_apart_and_as_many_as_the_box_has() {
    let inland = faults(4, |board| board.harbours[0].edge = EdgeId(30));
    assert_fault(&inland, "CAT-CMP-08", "cat-refused-harbour-inland", &[EdgeId(30).into()]);
    let close = faults(4, |board| board.harbours[1].edge = EdgeId(1));
    assert_fault(&close, "CAT-CMP-08", "cat-refused-harbour-close", &[EdgeId(1).into(), EdgeId(0).into()]);
    let nowhere = faults(4, |board| board.harbours[1].edge = EdgeId(200));
    assert_fault(&nowhere, "CAT-CMP-08", "cat-refused-harbour-inland", &[]);
    let missing = faults(4, |board| board.harbours.truncate(8));
    assert_fault(&missing, "CAT-CMP-08", "cat-refused-harbour-count", &[]);
}

#[test]
fn seats_and_house_options_have_bounds() {
    let refused = |change: fn(&mut Setup)| {
        let mut setup = Setup::suggest(4);
        change(&mut setup);
        Catan::start(&setup).expect_err("refused")
    };
    assert_fault(&refused(|setup| setup.seats = 2), "CAT-SET-01", "cat-refused-seats", &[]);
    assert_fault(&refused(|setup| setup.seats = 7), "CAT-SET-01", "cat-refused-seats", &[]);
    assert_fault(&refused(|setup| setup.first = Seat(4)), "CAT-SET-10", "cat-refused-first", &[]);
    assert_fault(&refused(|setup| setup.house.points_to_win = 2), "CAT-WIN-03", "cat-refused-target", &[]);
    assert_fault(&refused(|setup| setup.house.hand_limit = 0), "CAT-ROB-02", "cat-refused-hand-limit", &[]);
}

#[test]
fn no_spiral_lays_red_numbers_side_by_side() {
    // CAT-SET-03, CAT-X56-02: every cape, both ways round, every place of the deserts.
    for (seats, deserts, layouts) in [(4, 1, 228), (6, 2, 5_220)] {
        let island = Island::for_seats(seats);
        let letters: Vec<u8> = {
            let board = layout::lettered(seats, 0);
            assert_eq!(board.hexes.iter().filter(|tile| tile.token.is_none()).count(), deserts);
            if seats == 4 {
                vec![5, 2, 6, 3, 8, 10, 9, 12, 11, 4, 8, 10, 9, 4, 5, 6, 3, 11]
            } else {
                vec![
                    2, 5, 4, 6, 3, 9, 8, 11, 11, 10, 6, 3, 8, 4, 8, 10, 11, 12, 10, 5, 4, 9, 5, 9, 12, 3, 2,
                    6,
                ]
            }
        };
        let mut count = 0;
        let land = island.hexes.len();
        let places: Vec<Vec<usize>> = if deserts == 1 {
            (0..land).map(|one| vec![one]).collect()
        } else {
            (0..land).flat_map(|one| (one + 1..land).map(move |other| vec![one, other])).collect()
        };
        for cape in &island.capes {
            for way in [catan::Direction::CounterClockwise, catan::Direction::Clockwise] {
                let walk = island.spiral(*cape, way);
                for dry in &places {
                    let mut board = layout::lettered(seats, 0);
                    for (id, tile) in board.hexes.iter_mut().enumerate() {
                        tile.terrain = if dry.contains(&id) { Terrain::Desert } else { Terrain::Forest };
                        tile.token = None;
                    }
                    let wet = walk.iter().filter(|hex| !dry.contains(&hex.index()));
                    for (hex, letter) in wet.zip(&letters) {
                        board.hexes[hex.index()].token = Some(*letter);
                    }
                    assert_eq!(board.red_neighbours(island), Vec::<[HexId; 2]>::new());
                    count += 1;
                }
            }
        }
        assert_eq!(count, layouts);
    }
}

#[test]
fn seeded_boards_are_good_boards_and_the_same_every_time() {
    for seats in [3, 4, 5, 6] {
        let island = Island::for_seats(seats);
        for seed in 0..60 {
            for style in [Style::Lettered { seed }, Style::RedApart { seed }] {
                let board = style.lay(seats).expect("a board");
                assert_eq!(Some(&board), style.lay(seats).as_ref());
                assert!(board.red_neighbours(island).is_empty());
                assert!(Catan::start(&Setup::on(seats, board)).is_ok(), "{style:?}");
            }
        }
        assert_ne!(layout::lettered(seats, 1), layout::lettered(seats, 2));
    }
    assert_eq!(Style::Beginner.lay(5), None);
}

#[test]
fn a_fair_board_is_more_even_than_most() {
    let unevenness = |board: &Board| Balance::of(board, Island::base()).unevenness;
    let fair = layout::fair(4, 7);
    assert!(Catan::start(&Setup::on(4, fair.clone())).is_ok());
    let better = (0..100).filter(|seed| unevenness(&layout::red_apart(4, *seed)) < unevenness(&fair)).count();
    assert!(better <= 5, "{better} of 100 random boards are more even");
}

#[test]
fn balance_counts_pips() {
    let balance = Balance::of(&layout::beginner(), Island::base());
    // 18 tokens of the base game: 58 chances out of 36.
    assert_eq!(balance.resources.iter().map(|share| share.pips).sum::<u32>(), 58);
    // Hills of the beginner board: 6, 10, 5.
    assert_eq!(balance.resources[0].pips, 5 + 3 + 4);
    assert_eq!(balance.numbers.len(), 10);
    assert_eq!(balance.harbours.len(), 9);
    assert_eq!([2, 6, 7, 8, 12, 13].map(pips), [1, 5, 6, 5, 1, 0]);
}

fn ask(seats: u8, question: &Question) -> Result<Answer, Remark> {
    Catan::answer(&Catan::start(&Catan::suggest(seats)).expect("a table"), question)
}

/// A board of which nothing is told.
fn nothing(seats: u8) -> Draft {
    let island = Island::for_seats(seats);
    Draft {
        hexes: vec![DraftTile::default(); island.hexes.len()],
        harbours: island.harbours.iter().map(|edge| DraftHarbour { edge: *edge, kind: None }).collect(),
        robber: None,
    }
}

#[test]
fn the_rest_of_a_board_keeps_what_is_told_and_is_one_the_box_can_make() {
    for seats in [4, 6] {
        for seed in 0..40 {
            let mut draft = nothing(seats);
            draft.hexes[0] = DraftTile { terrain: Some(Terrain::Desert), token: None };
            draft.hexes[3] = DraftTile { terrain: Some(Terrain::Forest), token: Some(6) };
            // Only the token is told, so this hex is land.
            draft.hexes[5] = DraftTile { terrain: None, token: Some(8) };
            draft.harbours[1].kind = Some(catan::HarbourKind::Wool);
            let Ok(Answer::Layout { board, .. }) = ask(seats, &Question::Fill { draft: draft.clone(), seed })
            else {
                panic!("a board")
            };
            let mut setup = Setup::on(seats, board.clone());
            setup.seats = seats;
            assert_eq!(Catan::start(&setup).err(), None, "{seats} seats, seed {seed}");
            assert_eq!(board.hexes[0].terrain, Terrain::Desert);
            assert_eq!((board.hexes[3].terrain, board.hexes[3].token), (Terrain::Forest, Some(6)));
            assert_eq!(board.hexes[5].token, Some(8));
            assert_eq!(board.harbours[1].kind, catan::HarbourKind::Wool);
            let again = ask(seats, &Question::Fill { draft, seed });
            assert!(
                matches!(again, Ok(Answer::Layout { board: same, .. }) if same == board),
                "the same seed"
            );
        }
    }
}

#[test]
fn a_board_being_entered_is_held_against_the_box() {
    let mut draft = nothing(4);
    for hex in [0, 1] {
        draft.hexes[hex] = DraftTile { terrain: Some(Terrain::Hills), token: Some(6) };
    }
    let Ok(Answer::Draft { rest, faults, board, .. }) = ask(4, &Question::Draft { draft: draft.clone() })
    else {
        panic!("an answer")
    };
    assert_eq!((rest.terrain[0], rest.tokens[4], board), (1, 0, None));
    assert_fault(&faults, "CAT-SET-04", "cat-refused-red", &[hex(0), hex(1)]);
    for at in 2..4 {
        draft.hexes[at] = DraftTile { terrain: Some(Terrain::Hills), token: None };
    }
    let Ok(Answer::Draft { rest, faults, .. }) = ask(4, &Question::Draft { draft: draft.clone() }) else {
        panic!("an answer")
    };
    assert_eq!(rest.terrain[0], -1);
    assert_fault(&faults, "CAT-CMP-01", "cat-refused-terrain", &[hex(0), hex(3)]);
    let fault = ask(4, &Question::Fill { draft, seed: 1 }).expect_err("too many hills");
    assert_eq!(fault.rule, "CAT-CMP-01");
}

#[test]
fn a_roll_is_foreseen_as_it_will_be_paid() {
    let mut state = Catan::start(&Catan::suggest(3)).expect("a table");
    while Catan::view(&state).phase != catan::view::PhaseView::BeforeRoll {
        let mv = Catan::legal(&state).into_iter().next().expect("a place");
        Catan::play(&mut state, &mv).expect("legal");
    }
    for sum in 2..=12 {
        let Ok(Answer::Production { gains, hexes, .. }) =
            Catan::answer(&state, &Question::Roll { dice: Dice::Sum(sum) })
        else {
            panic!("an answer")
        };
        let mut after = state.clone();
        let seat = Catan::view(&state).active;
        Catan::play(&mut after, &Move::Roll { seat, dice: Dice::Sum(sum), gain: None }).expect("legal");
        let (before, after) = (Catan::view(&state), Catan::view(&after));
        for (old, new) in before.seats.iter().zip(&after.seats) {
            let told = gains.iter().find(|gain| gain.seat == old.seat).map_or(0, |gain| gain.cards.total());
            assert_eq!(new.cards - old.cards, told, "{sum} for {:?}", old.seat);
        }
        assert_eq!(hexes.is_empty(), sum == 7, "every other number lies somewhere: {sum}");
    }
}
