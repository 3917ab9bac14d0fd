//! Random games: the set-up, and which of the true moves is made.

use catan_cards::{Answer, Card};
use catan_cards::{
    BothChoose, CatanCards, CivilWarCheck, Conflict, Face, Futile, Gift, Layout, MerchantReturn, MillFace,
    Move, PassiveSurplus, Question, Refill, Resource, Setup, Seven, State, SurplusStack, Win,
};
use rand::rngs::StdRng;
use rand::seq::{IndexedRandom, SliceRandom};
use rand::{RngExt, SeedableRng};
use referee::{Game, Seat, Verdict};

use crate::truth::Truth;

/// A game that was played.
pub(crate) struct Walk {
    pub(crate) setup: Setup,
    pub(crate) moves: Vec<Move>,
}

/// The random source of a game: the same number is the same game.
pub(crate) fn dice(number: u64) -> StdRng {
    StdRng::seed_from_u64(number)
}

fn either<T: Copy>(random: &mut StdRng, usual: T, other: T) -> T {
    if random.random_bool(0.7) { usual } else { other }
}

/// Any table: layouts, stacks, house rules.
fn setup(random: &mut StdRng) -> Setup {
    let mut setup = Setup::usual();
    setup.first = Seat(random.random_range(0..2));
    setup.target = either(random, 12, random_target());
    let sets = if random.random_bool(0.5) { [1, 2] } else { [2, 1] };
    setup.realms = sets
        .into_iter()
        .map(|set| {
            let mut kinds = Resource::ALL;
            kinds.shuffle(random);
            let three = |from: usize| std::array::from_fn(|at| kinds[from + at]);
            Layout { set, upper: three(0), lower: three(3) }
        })
        .collect();
    setup.stacks =
        *[[13, 13, 12, 12, 12], [12, 12, 12, 13, 13], [20, 15, 10, 12, 5]].choose(random).expect("three");
    setup.open_book = random.random_bool(0.3);
    let house = &mut setup.house;
    house.double_face = either(random, Face::Question, Face::Sun);
    house.win = either(random, Win::AtOnce, Win::OwnTurn);
    house.seven = either(random, Seven::Latched, Seven::Current);
    house.conflict = either(random, Conflict::SameStack, Conflict::TwoStacks);
    house.refill = either(random, Refill::Duty, Refill::Right);
    house.passive_surplus = either(random, PassiveSurplus::UnderStacks, PassiveSurplus::Discarded);
    house.mill_face = either(random, MillFace::Optional, MillFace::Forced);
    house.futile_attack = either(random, Futile::Forbidden, Futile::Allowed);
    house.merchant_return = either(random, MerchantReturn::Storable, MerchantReturn::Any);
    house.gift = *[Gift::Confirmed, Gift::Allowed, Gift::Forbidden].choose(random).expect("three");
    house.both_choose = either(random, BothChoose::RollerFirst, BothChoose::AnyOrder);
    house.civil_war_check = either(random, CivilWarCheck::Both, CivilWarCheck::Passive);
    house.second_defence = either(random, Futile::Forbidden, Futile::Allowed);
    house.surplus_stack = either(random, SurplusStack::Any, SurplusStack::DrawnFrom);
    setup
}

const fn random_target() -> i16 {
    8
}

/// How gladly a player makes a move: what brings the game on comes first, so that random games end.
fn weight(mv: &Move) -> u32 {
    match mv {
        Move::City { .. } | Move::Settlement { .. } => 400,
        Move::Build { .. } => 200,
        Move::Road { .. } => 60,
        Move::Bank { .. } | Move::StartingHand { .. } => 20,
        Move::Attack { .. } | Move::Spy { .. } | Move::Merchant { .. } | Move::Caravan { .. } => 40,
        Move::Alchemist { .. } | Move::EndTurn { .. } | Move::Exchange { .. } => 30,
        Move::Draw { nothing: true, .. } | Move::Lots { .. } | Move::Dismantle { .. } => 1,
        Move::Trade { .. } | Move::Decline { .. } => 2,
        _ => 10,
    }
}

/// What lies in a real hand, has a site and can be paid is never refused in the main phase of a quiet turn.
fn honest_builds(state: &State, truth: &Truth, number: u64) {
    let asks = CatanCards::asks(state);
    if asks.question != "card-asks-main" {
        return;
    }
    let seat = asks.seats[0];
    for card in Card::ALL.into_iter().filter(|card| truth.hands[seat.index()].contains(card)) {
        let Ok(Answer::Card { sites, pay: Some(_), .. }) =
            CatanCards::answer(state, &Question::Card { card })
        else {
            continue;
        };
        if card.family() == catan_cards::Family::Action {
            continue;
        }
        for one in sites.iter().filter(|one| one.reasons.is_empty()) {
            let mv = Move::Build { seat, card, site: one.site, pay: None, printed: None };
            let verdict = CatanCards::check(state, &mv);
            assert!(verdict.allows(), "game {number}: {mv:?} is true and refused: {:?}", verdict.reasons());
        }
    }
}

/// After so many moves nothing is dismantled any more.
const WASTEFUL: usize = 150;

/// A whole game, with a look at every state.
pub(crate) fn play(number: u64, mut look: impl FnMut(&State, &Setup)) -> Walk {
    let mut random = dice(number);
    let setup = setup(&mut random);
    let mut state = CatanCards::start(&setup).expect("a table");
    let mut truth = Truth::shuffled(setup.stacks, &mut random);
    let mut moves = Vec::new();
    look(&state, &setup);
    while !CatanCards::outcome(&state).finished {
        assert!(moves.len() < 20_000, "game {number} does not end");
        let listed = CatanCards::legal(&state);
        // Nobody throws points away for ever: a game in which all have gone cannot end.
        let wanted = |mv: &&Move| moves.len() < WASTEFUL || !matches!(mv, Move::Dismantle { .. });
        let open: Vec<&Move> = listed.iter().filter(|mv| truth.is_true(mv)).filter(wanted).collect();
        let Ok(mv) = open.choose_weighted(&mut random, |mv| weight(mv)) else {
            panic!("game {number}: nothing true may be done: {:?}", CatanCards::asks(&state))
        };
        let mv = (*mv).clone();
        if moves.len() % 4 == 0 {
            honest_builds(&state, &truth, number);
        }
        truth.follow(&state, &mv, &mut random);
        match CatanCards::play(&mut state, &mv) {
            Ok(Verdict::Legal { .. } | Verdict::Possible { .. }) => {}
            other => panic!("game {number}: {mv:?} {other:?}"),
        }
        // A picture of the table is dear, and a hand once miscounted stays miscounted.
        if moves.len() % 8 == 0 || CatanCards::outcome(&state).finished {
            truth.agrees(&state);
        }
        moves.push(mv);
        look(&state, &setup);
    }
    assert!(CatanCards::legal(&state).is_empty());
    Walk { setup, moves }
}
