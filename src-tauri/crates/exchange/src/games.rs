//! Which number and name our games have at `BoardGameGeek`, and so in BG Stats.

/// A game elsewhere.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Elsewhere {
    /// Our id.
    pub id: &'static str,
    /// Its number at `BoardGameGeek`.
    pub number: u32,
    /// Its English name there.
    pub name: &'static str,
    /// Which of its editions is refereed here, as BG Stats' "board" says it.
    pub board: &'static str,
    /// Other names it goes by, in lower case.
    pub also: &'static [&'static str],
}

/// Our games. The winter edition of Carcassonne is told as Carcassonne with a board of its own.
pub const GAMES: [Elsewhere; 4] = [
    Elsewhere {
        id: "carcassonne",
        number: 822,
        name: "Carcassonne",
        board: "Winter",
        also: &["carcassonne: winter edition", "carcassonne winter edition"],
    },
    Elsewhere {
        id: "catan",
        number: 13,
        name: "CATAN",
        board: "",
        also: &["the settlers of catan", "settlers of catan", "catan telepesei", "osadníci z katanu"],
    },
    Elsewhere {
        id: "catan-cards",
        number: 278,
        name: "Catan Card Game",
        board: "",
        also: &["the catan card game", "the settlers of catan card game", "rivals for catan (classic)"],
    },
    Elsewhere {
        id: "catan-dice",
        number: 27710,
        name: "Catan Dice Game",
        board: "",
        also: &["catan: dice game", "the catan dice game", "catan: a kockajáték"],
    },
];

/// The game of ours that this is elsewhere, by number, else by name.
pub fn ours(number: Option<u32>, name: &str) -> Option<&'static str> {
    let name = name.trim().to_lowercase();
    GAMES
        .iter()
        .find(|game| number == Some(game.number))
        .or_else(|| {
            let known = |game: &&Elsewhere| {
                game.name.to_lowercase() == name || game.id == name || game.also.contains(&name.as_str())
            };
            // A number that is another game's is believed.
            GAMES.iter().find(known).filter(|_| number.is_none_or(|number| number == 0))
        })
        .or_else(|| GAMES.iter().find(|game| game.also.first() == Some(&name.as_str())))
        .map(|game| game.id)
}

/// What a game of ours is elsewhere.
pub fn elsewhere(id: &str) -> Option<&'static Elsewhere> {
    GAMES.iter().find(|game| game.id == id)
}
