//! Statistics over evenings of all four games, against plain recounts of the same moves.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test fails by panicking")]

use std::collections::BTreeMap;

use acceptance::evenings::{PEOPLE, archive, different};
use chrono::Utc;
use contract::{
    ArchiveLine, Commands, GameStatistics, GameStatisticsOf, ImportMany, LineBody, Nothing, Selection,
    SessionFile, State, StatisticsOf,
};
use session::App;
use tempfile::TempDir;
use uuid::Uuid;

fn house(text: &str) -> (TempDir, App) {
    let folder = tempfile::tempdir().unwrap();
    let app = App::open(folder.path(), Utc::now).unwrap();
    let taken = app
        .import_many(ImportMany {
            batch: Uuid::now_v7(),
            text: text.to_owned(),
            dry_run: false,
            people: BTreeMap::new(),
            games: BTreeMap::new(),
        })
        .unwrap();
    assert!(taken.fresh > 0 && taken.known == 0);
    (folder, app)
}

fn files(text: &str) -> Vec<SessionFile> {
    let lines = text.lines().map(|line| serde_json::from_str::<ArchiveLine>(line).unwrap());
    lines
        .filter_map(|line| match line {
            ArchiveLine::Session { file, .. } => Some(*file),
            _ => None,
        })
        .collect()
}

fn of(app: &App, game: &str) -> GameStatistics {
    app.game_statistics(GameStatisticsOf { game: game.to_owned(), select: Selection::default() }).unwrap()
}

/// Every move of finished games, with its type.
fn moves<'a>(files: &'a [SessionFile], game: &'a str) -> impl Iterator<Item = &'a serde_json::Value> {
    files.iter().filter(move |file| file.game == game && file.state == State::Finished).flat_map(|file| {
        file.lines.iter().map(|line| match &line.body {
            LineBody::Move { mv } => mv,
            other => panic!("{other:?}"),
        })
    })
}

fn measured(statistics: &GameStatistics, key: &str) -> f64 {
    let measure = statistics.measures.iter().find(|one| one.key == key).unwrap_or_else(|| panic!("{key}"));
    measure.all.mean * f64::from(measure.all.n)
}

#[test]
fn what_every_game_measures_is_what_a_plain_recount_gives() {
    let count = different(11).unwrap().len();
    let text = archive(11, count, 0).unwrap();
    let files = files(&text);
    let (folder, app) = house(&text);
    let finished =
        |game: &str| files.iter().filter(|file| file.game == game && file.state == State::Finished).count();
    let close = |one: f64, other: usize| (one - f64::from(u32::try_from(other).unwrap())).abs() < 1e-6;

    let carcassonne = of(&app, "carcassonne");
    assert!(finished("carcassonne") > 30);
    assert_eq!(carcassonne.plays.sessions as usize, finished("carcassonne"));
    let laid: Vec<_> = moves(&files, "carcassonne").filter(|mv| mv["type"] == "place").collect();
    assert!(close(measured(&carcassonne, "car-fact-tiles"), laid.len()));
    for (role, key) in [
        ("thief", "car-fact-thieves"),
        ("knight", "car-fact-knights"),
        ("monk", "car-fact-monks"),
        ("farmer", "car-fact-farmers"),
    ] {
        let set = laid.iter().filter(|mv| mv["follower"]["role"] == role).count();
        assert!(close(measured(&carcassonne, key), set), "{key}");
    }

    let dice = of(&app, "catan-dice");
    assert!(finished("catan-dice") > 5, "{}", finished("catan-dice"));
    let rolled: usize = moves(&files, "catan-dice")
        .filter(|mv| mv["type"] == "roll")
        .map(|mv| mv["rolled"].as_array().unwrap().len())
        .sum();
    let faces = dice.distributions.iter().find(|one| one.key == "dice-fact-faces");
    assert_eq!(faces.map_or(0, |faces| faces.total as usize), rolled);

    let cards = of(&app, "catan-cards");
    if finished("catan-cards") > 0 {
        let thrown = moves(&files, "catan-cards").filter(|mv| mv["type"] == "roll").count();
        let production = cards.distributions.iter().find(|one| one.key == "card-fact-die").unwrap();
        assert_eq!(production.total as usize, thrown);
        let tried = moves(&files, "catan-cards").filter(|mv| mv["type"] == "attack").count();
        assert!(close(measured(&cards, "card-fact-attacks"), tried));
        assert!(measured(&cards, "card-fact-attacks-won") <= measured(&cards, "card-fact-attacks"));
    }

    let catan = of(&app, "catan");
    if finished("catan") > 0 {
        let thrown = moves(&files, "catan").filter(|mv| mv["type"] == "roll").count();
        let sums = catan.distributions.iter().find(|one| one.key == "cat-fact-dice").unwrap();
        assert_eq!((sums.total as usize, sums.bins.len()), (thrown, 11));
        let robbed =
            moves(&files, "catan").filter(|mv| mv["type"] == "moveRobber" && mv["from"].is_u64()).count();
        assert!(close(measured(&catan, "cat-fact-robbed"), robbed));
        assert!(close(measured(&catan, "cat-fact-was-robbed"), robbed));
        // What the tokens brought is what the seats received, and what they owed is what the seats were owed.
        let tokens = catan.distributions.iter().find(|one| one.key == "cat-fact-tokens").unwrap();
        assert!(close(measured(&catan, "cat-fact-received"), tokens.total as usize));
        let owed: f64 = tokens.bins.iter().filter_map(|bin| bin.expected).sum();
        let seats = f64::from(catan.points.n);
        assert!((measured(&catan, "cat-fact-expected") / 100.0 - owed).abs() <= 0.01 * seats, "{owed}");
        assert!(!catan.distributions.iter().any(|one| one.key == "cat-fact-tokens-owed"));
    }

    for statistics in [&carcassonne, &dice, &cards, &catan] {
        // Points by column are all the points there are.
        let Some(everybody) = statistics.sources.first() else { continue };
        let sum: f64 = everybody.sources.iter().map(|one| one.during + one.after).sum();
        assert!((sum - statistics.points.mean).abs() < 1e-6, "{}: {sum}", statistics.game);
    }
    assert!(session::check_folder(folder.path()).unwrap().faults.is_empty());
}

#[test]
fn wins_meetings_and_months_add_up() {
    let text = archive(5, 300, 0).unwrap();
    let files = files(&text);
    let (_folder, app) = house(&text);
    let finished = files.iter().filter(|file| file.state == State::Finished).count();
    let found = app.statistics(StatisticsOf::default()).unwrap();
    assert_eq!(found.plays.sessions as usize, finished);
    assert_eq!(found.months.iter().map(|month| month.sessions as usize).sum::<usize>(), finished);
    assert_eq!(found.weekdays.iter().map(|count| *count as usize).sum::<usize>(), finished);
    assert_eq!(found.games.iter().map(|game| game.plays.sessions as usize).sum::<usize>(), finished);
    assert_eq!(found.by_seats.iter().map(|one| one.sessions as usize).sum::<usize>(), finished);
    // Every session has a winner; shared wins are those beyond one.
    let wins: u32 = found.people.iter().map(|one| one.wins.count).sum();
    assert!(wins as usize >= finished);
    for person in &found.people {
        let sat = files.iter().filter(|file| {
            file.state == State::Finished && file.seats.iter().any(|seat| seat.name == person.name)
        });
        assert_eq!(person.plays.sessions as usize, sat.count(), "{}", person.name);
        assert!(person.wins.low <= person.wins.share && person.wins.share <= person.wins.high);
    }
    for pair in &found.pairs {
        let name = |id| &found.people.iter().find(|one| one.person == id).unwrap().name;
        let met = files.iter().filter(|file| {
            let sat = |id| file.seats.iter().any(|seat| seat.name == *name(id));
            file.state == State::Finished && sat(pair.one) && sat(pair.other)
        });
        assert_eq!((pair.one_ahead + pair.level + pair.other_ahead) as usize, met.count());
    }
    let people = app.people(Nothing {}).unwrap().people;
    assert_eq!(people.len(), PEOPLE.len());
    // One person's statistics alone are what the whole says of that person's sessions.
    let anna = found.people.iter().find(|one| one.name == "Anna").unwrap();
    let select = Selection { people: vec![anna.person], ..Selection::default() };
    let alone = app.statistics(StatisticsOf { select }).unwrap();
    assert_eq!(alone.plays.sessions, anna.plays.sessions);
    let again = alone.people.iter().find(|one| one.name == "Anna").unwrap();
    assert_eq!((again.wins, again.best_streak), (anna.wins, anna.best_streak));
}
