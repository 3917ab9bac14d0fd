//! Backups, and the check that finds nothing the second time.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "a test that cannot go on has failed"
)]

mod house;

use contract::{BackupOf, CheckupOf, Commands, Failure, FaultKind, Nothing, Restore, Tables};
use house::{House, result, scored};
use ledger::{Ledger, Standing, State};

#[test]
fn a_backup_is_looked_into_restored_and_the_present_is_kept_aside() {
    let house = House::new();
    house.evening(&["Anna", "Gergő"]);
    let backups = house.app.back_up(Nothing {}).unwrap().backups;
    house.enter("catan", result(1, vec![scored("Marek", 10), scored("Ilona", 8)])).unwrap();
    let name = backups[0].name.clone();
    let contents = house.app.backup(BackupOf { name: name.clone() }).unwrap();
    assert_eq!((contents.backup.sessions, contents.present.sessions), (1, 2));
    assert_eq!(contents.backup.games["carcassonne"], 1);
    let restored = house.app.restore(Restore { name: name.clone() }).unwrap();
    assert_eq!(restored.present.sessions, 1);
    let aside = house.folder.path().join(restored.aside.unwrap());
    assert!(aside.is_file());
    assert_eq!(house.app.tables(Tables::default()).unwrap().total, 1);
    assert!(!house.app.people(Nothing {}).unwrap().people.iter().any(|one| one.name == "Marek"));
    // Whoever restored the wrong one goes back to what was kept aside.
    house.app.restore_file(&aside).unwrap();
    assert_eq!(house.app.tables(Tables::default()).unwrap().total, 2);
    house.evening(&["Anna", "Gergő"]);
    assert!(session::check_folder(house.folder.path()).unwrap().faults.is_empty());
    for wrong in ["../parlour.sqlite", "nothing.sqlite", "", "/etc/hostname"] {
        let asked = house.app.restore(Restore { name: wrong.to_owned() });
        assert_eq!(asked, Err(Failure::UnknownBackup), "{wrong}");
    }
    let strange = house.folder.path().join("strange.sqlite");
    std::fs::write(&strange, "no database").unwrap();
    assert!(house.app.restore_file(&strange).is_err());
    assert_eq!(house.app.tables(Tables::default()).unwrap().total, 3, "the archive is as it was");
}

#[test]
fn a_number_that_does_not_follow_from_the_log_is_found_mended_and_not_found_again() {
    let house = House::new();
    let table = house.evening(&["Anna", "Gergő"]);
    let entered = house.enter("catan", result(1, vec![scored("Anna", 10), scored("Gergő", 8)])).unwrap();
    let House { app, folder } = house;
    drop(app);
    let ledger = Ledger::open(folder.path()).unwrap();
    for session in [table.session, entered.session] {
        let kept = ledger.session(session).unwrap().summary.unwrap();
        let summary = kept.replacen("\"totals\":[", "\"totals\":[9", 1);
        assert_ne!(kept, summary);
        ledger.set_standing(session, &Standing { state: State::Finished, summary }).unwrap();
    }
    drop(ledger);
    let found = session::check_folder(folder.path()).unwrap();
    assert_eq!(found.counts.get(&FaultKind::Number), Some(&2), "{found:?}");
    let house = House { app: session::App::open(folder.path(), house::clock).unwrap(), folder };
    let mended = house.app.checkup(CheckupOf { mend: true }).unwrap();
    assert!(mended.faults.len() == 2 && mended.faults.iter().all(|fault| fault.mended), "{mended:?}");
    assert!(house.app.checkup(CheckupOf { mend: true }).unwrap().faults.is_empty());
    assert!(session::check_folder(house.folder.path()).unwrap().faults.is_empty());
    let shown = house.app.tables(Tables::default()).unwrap().tables;
    let again = shown.iter().find(|one| one.session == table.session).unwrap();
    assert_eq!(again.totals, table.position.totals);
}

#[test]
fn the_day_has_one_backup_when_something_changed() {
    let house = House::new();
    house.evening(&["Anna", "Gergő"]);
    let house = house.reopened();
    let count = house.app.backups(Nothing {}).unwrap().backups.len();
    let house = house.reopened();
    assert_eq!(house.app.backups(Nothing {}).unwrap().backups.len(), count);
}
