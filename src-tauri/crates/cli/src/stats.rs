//! Statistics, as JSON or as lines.

use std::process::ExitCode;

use contract::{
    Commands, GameStatistics, GameStatisticsOf, Plays, Selection, Spread, Statistics, StatisticsOf,
};
use session::App;

use crate::data::game_name;
use crate::sentences::Sentences;
use crate::{print, say};

/// Statistics over all games, or of one.
pub(crate) fn stats(
    app: &App,
    game: Option<String>,
    select: Selection,
    sentences: &Sentences,
    json: bool,
) -> anyhow::Result<ExitCode> {
    match game {
        None => {
            let found = app.statistics(StatisticsOf { select })?;
            if json { print(&found) } else { overall(&found, sentences) }
        }
        Some(game) => {
            let found = app.game_statistics(GameStatisticsOf { game, select })?;
            if json { print(&found) } else { one_game(&found, sentences) }
        }
    }
    Ok(ExitCode::SUCCESS)
}

fn plays(plays: &Plays, sentences: &Sentences) -> String {
    let minutes = i64::try_from(plays.seconds / 60).unwrap_or(i64::MAX);
    sentences.count("cli-plays", &[("sessions", i64::from(plays.sessions)), ("minutes", minutes)])
}

fn points(spread: &Spread, sentences: &Sentences) -> String {
    let number = |number: f64| format!("{number:.1}");
    sentences.with_texts(
        "cli-points",
        &[
            ("mean", number(spread.mean)),
            ("median", number(spread.median)),
            ("least", format!("{:.0}", spread.least)),
            ("most", format!("{:.0}", spread.most)),
        ],
    )
}

fn won(wins: u32, of: u32, shared: u32, sentences: &Sentences) -> String {
    let numbers = [("wins", i64::from(wins)), ("of", i64::from(of)), ("shared", i64::from(shared))];
    sentences.count("cli-person", &numbers)
}

fn overall(found: &Statistics, sentences: &Sentences) {
    say(&plays(&found.plays, sentences));
    for game in &found.games {
        say(&format!("{}  {}", game_name(sentences, &game.game), plays(&game.plays, sentences)));
    }
    for person in &found.people {
        let rating = person
            .rating
            .map(|rating| format!("  {:.1} ± {:.1}", rating.strength, rating.uncertainty))
            .unwrap_or_default();
        let wins = won(person.wins.count, person.wins.of, person.shared, sentences);
        say(&format!("{}  {wins}{rating}", person.name));
    }
}

fn one_game(found: &GameStatistics, sentences: &Sentences) {
    say(&format!("{}  {}", game_name(sentences, &found.game), plays(&found.plays, sentences)));
    for person in &found.people {
        let wins = won(person.wins.count, person.wins.of, person.shared, sentences);
        say(&format!("{}  {wins}  {}", person.name, points(&person.points, sentences)));
    }
    for measure in &found.measures {
        say(&format!("{}  {}", sentences.word(&measure.key), points(&measure.all, sentences)));
    }
    for counted in &found.distributions {
        let bins: Vec<String> =
            counted.bins.iter().map(|bin| format!("{} {}", sentences.word(&bin.label), bin.count)).collect();
        let test = counted.test.map(|test| {
            let word = match test.verdict {
                contract::Chance::Ordinary => "chance-ordinary",
                contract::Chance::Unusual => "chance-unusual",
                contract::Chance::Astonishing => "chance-astonishing",
            };
            format!("  p = {:.3}  {}", test.p, sentences.word(word))
        });
        say(&format!("{}  {}{}", sentences.word(&counted.key), bins.join(", "), test.unwrap_or_default()));
    }
}
