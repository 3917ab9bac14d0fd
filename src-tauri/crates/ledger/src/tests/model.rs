//! The ledger against a plain list.

use proptest::prelude::*;
use tempfile::TempDir;
use uuid::Uuid;

use super::{at, session};
use crate::{Kind, Ledger, LedgerError, NewLine, Standing, State};

/// What somebody at the table does.
#[derive(Debug, Clone)]
enum Deed {
    Append { session: u32, kind: usize, body: u32, standing: bool },
    Late { session: u32, behind: u32 },
    Retry { session: u32, which: prop::sample::Index },
    Twist { session: u32, which: prop::sample::Index },
    SetState { session: u32, state: usize },
    Reopen,
}

fn deeds() -> impl Strategy<Value = Vec<Deed>> {
    let deed = prop_oneof![
        6 => (1_u32..4, 0_usize..6, any::<u32>(), any::<bool>())
            .prop_map(|(session, kind, body, standing)| Deed::Append { session, kind, body, standing }),
        1 => (1_u32..4, 1_u32..5).prop_map(|(session, behind)| Deed::Late { session, behind }),
        2 => (1_u32..4, any::<prop::sample::Index>())
            .prop_map(|(session, which)| Deed::Retry { session, which }),
        1 => (1_u32..4, any::<prop::sample::Index>())
            .prop_map(|(session, which)| Deed::Twist { session, which }),
        1 => (1_u32..4, 0_usize..4).prop_map(|(session, state)| Deed::SetState { session, state }),
        1 => Just(Deed::Reopen),
    ];
    prop::collection::vec(deed, 1..40)
}

/// A session as a plain list.
#[derive(Default)]
struct Model {
    lines: Vec<NewLine>,
    state: Option<State>,
    summary: Option<String>,
}

impl Model {
    /// The number of the last line.
    fn have(&self) -> u32 {
        u32::try_from(self.lines.len()).unwrap()
    }
}

/// A folder in memory where there is one: what is tested here is not what a sync does.
fn quick_folder() -> TempDir {
    tempfile::tempdir_in("/dev/shm").or_else(|_| tempfile::tempdir()).unwrap()
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 300, ..ProptestConfig::default() })]

    #[test]
    fn the_ledger_is_a_list_that_survives(deeds in deeds()) {
        let folder = quick_folder();
        let mut ledger = Some(Ledger::open(folder.path()).unwrap());
        let mut models: Vec<Model> = (0..4).map(|_| Model::default()).collect();
        for number in 1..4 {
            ledger.as_ref().unwrap().begin(&session(number)).unwrap();
        }
        let mut made = 0_u128;
        for deed in deeds {
            let open = ledger.as_ref().unwrap();
            match deed {
                Deed::Append { session: number, kind, body, standing } => {
                    made += 1;
                    let model = &mut models[number as usize];
                    let new = NewLine {
                        id: Uuid::from_u128(made),
                        expected: model.have(),
                        at: at(body % 10_000),
                        kind: Kind::ALL[kind],
                        body: body.to_string(),
                        rules_version: 1,
                        standing: standing.then(|| Standing {
                            state: State::ALL[body as usize % 4],
                            summary: format!("[{body}]"),
                        }),
                    };
                    prop_assert_eq!(open.append(session(number).id, &new).unwrap().seq, new.expected + 1);
                    if let Some(standing) = &new.standing {
                        model.state = Some(standing.state);
                        model.summary = Some(standing.summary.clone());
                    }
                    model.lines.push(new);
                }
                Deed::Late { session: number, behind } => {
                    let have = models[number as usize].have();
                    let late = NewLine {
                        id: Uuid::from_u128(u128::MAX),
                        expected: have.wrapping_sub(behind),
                        at: at(0),
                        kind: Kind::Move,
                        body: "0".into(),
                        rules_version: 1,
                        standing: None,
                    };
                    let answer = open.append(session(number).id, &late);
                    let told = matches!(answer, Err(LedgerError::Stale { have: told }) if told == have);
                    prop_assert!(told);
                }
                Deed::Retry { session: number, which } => {
                    let lines = &models[number as usize].lines;
                    if !lines.is_empty() {
                        let again = which.get(lines);
                        let line = open.append(session(number).id, again).unwrap();
                        prop_assert_eq!((line.seq, &line.body), (again.expected + 1, &again.body));
                    }
                }
                Deed::Twist { session: number, which } => {
                    let lines = &models[number as usize].lines;
                    if !lines.is_empty() {
                        let twisted = NewLine { body: "\"other\"".into(), ..which.get(lines).clone() };
                        let answer = open.append(session(number).id, &twisted);
                        let told = matches!(answer, Err(LedgerError::Conflict { id }) if id == twisted.id);
                        prop_assert!(told);
                    }
                }
                Deed::SetState { session: number, state } => {
                    open.set_state(session(number).id, State::ALL[state]).unwrap();
                    models[number as usize].state = Some(State::ALL[state]);
                }
                Deed::Reopen => {
                    drop(ledger.take());
                    ledger = Some(Ledger::open(folder.path()).unwrap());
                }
            }
        }
        let open = ledger.unwrap();
        for number in 1..4 {
            let model = &models[number as usize];
            let lines = open.lines(session(number).id).unwrap();
            prop_assert_eq!(lines.len(), model.lines.len());
            for (line, new) in lines.iter().zip(&model.lines) {
                prop_assert_eq!(
                    (line.id, line.kind, &line.body, line.at, line.seq),
                    (new.id, new.kind, &new.body, new.at, new.expected + 1)
                );
            }
            let row = open.session(session(number).id).unwrap();
            prop_assert_eq!(row.state, model.state.unwrap_or(State::InPlay));
            prop_assert_eq!(&row.summary, &model.summary);
            prop_assert_eq!(row.lines as usize, model.lines.len());
        }
        prop_assert!(open.check().unwrap().is_clean());
        prop_assert!(open.recount().unwrap().is_empty());
    }
}
