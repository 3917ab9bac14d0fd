//! Sentences in the reader's language, from the same Fluent files as the screens.
//!
//! A missing sentence falls back to English, then to its key: never blank.

use clap::ValueEnum;
use contract::{Failure, Remark, ScoreLine, SeatInfo};
use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use referee::{Arg, Args, Telling};
use rust_embed::RustEmbed;
use unic_langid::LanguageIdentifier;

/// The language files.
#[derive(RustEmbed)]
#[folder = "../../../ui/locales"]
struct Files;

/// A language there are files for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(crate) enum Language {
    /// English.
    En,
    /// Hungarian.
    Hu,
    /// Czech.
    Cs,
}

impl Language {
    /// The folder of its files, which is also its tag.
    const fn tag(self) -> &'static str {
        match self {
            Self::En => "en",
            Self::Hu => "hu",
            Self::Cs => "cs",
        }
    }

    /// For plural rules; our tags are all well formed.
    fn id(self) -> LanguageIdentifier {
        self.tag().parse().unwrap_or_default()
    }
}

/// Sentences in one language, English behind it.
pub(crate) struct Sentences {
    bundles: Vec<FluentBundle<FluentResource>>,
}

impl Sentences {
    /// Reads the files of a language.
    pub(crate) fn new(language: Language) -> Self {
        let languages = if language == Language::En { vec![language] } else { vec![language, Language::En] };
        Self { bundles: languages.into_iter().map(bundle).collect() }
    }

    /// A sentence with values.
    fn say(&self, key: &str, args: &FluentArgs<'_>) -> String {
        let (key, attribute) = key.split_once('.').map_or((key, None), |(key, name)| (key, Some(name)));
        for bundle in &self.bundles {
            let Some(message) = bundle.get_message(key) else { continue };
            let pattern = match attribute {
                None => message.value(),
                Some(name) => message.get_attribute(name).map(|attribute| attribute.value()),
            };
            if let Some(pattern) = pattern {
                return bundle.format_pattern(pattern, Some(args), &mut Vec::new()).into_owned();
            }
        }
        key.to_owned()
    }

    /// A word or sentence without values.
    pub(crate) fn word(&self, key: &str) -> String {
        self.say(key, &FluentArgs::new())
    }

    /// A sentence with numbers.
    pub(crate) fn count(&self, key: &str, numbers: &[(&str, i64)]) -> String {
        let mut args = FluentArgs::new();
        for (name, number) in numbers {
            args.set((*name).to_owned(), *number);
        }
        self.say(key, &args)
    }

    /// A sentence with one text filled in.
    pub(crate) fn with_text(&self, key: &str, name: &str, text: &str) -> String {
        let mut args = FluentArgs::new();
        args.set(name.to_owned(), text.to_owned());
        self.say(key, &args)
    }

    /// A sentence with texts filled in.
    pub(crate) fn with_texts(&self, key: &str, texts: &[(&str, String)]) -> String {
        let mut args = FluentArgs::new();
        for (name, text) in texts {
            args.set((*name).to_owned(), text.clone());
        }
        self.say(key, &args)
    }

    /// A ruling over points.
    pub(crate) fn ruled_points(&self, reason: &str, points: i32) -> String {
        let mut args = FluentArgs::new();
        args.set("reason", reason.to_owned());
        args.set("points", points);
        self.say("line-ruling-points", &args)
    }

    /// What the referee remarks, with the page of the rule.
    pub(crate) fn remark(&self, remark: &Remark, seats: &[SeatInfo]) -> String {
        let sentence = self.say(&remark.message, &self.args(&remark.args, seats));
        let page = self.word(&format!("{}.page", remark.rule));
        let rule = self.word(&remark.rule);
        if rule == remark.rule {
            sentence
        } else {
            format!("{sentence} ({rule} {})", self.with_text("rule-page", "page", &page))
        }
    }

    /// The reason of a line of the score sheet.
    pub(crate) fn score_line(&self, line: &ScoreLine, seats: &[SeatInfo]) -> String {
        self.say(&line.code, &self.args(&line.args, seats))
    }

    /// A move, as the log tells it.
    pub(crate) fn telling(&self, told: &Telling, seats: &[SeatInfo]) -> String {
        let sentence = self.say(&told.message, &self.args(&told.args, seats));
        match told.seat.and_then(|seat| seats.get(seat.index())) {
            Some(seat) => format!("{} {sentence}", seat.name),
            None => sentence,
        }
    }

    /// Why a command was not carried out.
    pub(crate) fn failure(&self, failure: &Failure, seats: &[SeatInfo]) -> String {
        match failure {
            Failure::Refused { reasons } => {
                let lines: Vec<String> = reasons
                    .iter()
                    .map(|reason| format!("{}  {}", reason.rule, self.remark(reason, seats)))
                    .collect();
                lines.join("\n")
            }
            other => {
                // The failure's own fields are what its sentence may fill in.
                let fields = serde_json::to_value(other).unwrap_or_default();
                let mut args = FluentArgs::new();
                for (name, value) in fields.as_object().into_iter().flatten() {
                    match (value.as_i64(), value.as_str()) {
                        (Some(number), _) => args.set(name.clone(), number),
                        (None, Some(text)) => args.set(name.clone(), text.to_owned()),
                        (None, None) => {}
                    }
                }
                let code = fields.get("code").and_then(|code| code.as_str()).unwrap_or("internal");
                let key = format!("failure-{code}");
                let sentence = self.say(&key, &args);
                if sentence == key { other.to_string() } else { sentence }
            }
        }
    }

    fn args(&self, args: &Args, seats: &[SeatInfo]) -> FluentArgs<'static> {
        let mut filled = FluentArgs::new();
        for (name, arg) in args {
            filled.set(name.clone(), self.arg(arg, seats));
        }
        filled
    }

    fn arg(&self, arg: &Arg, seats: &[SeatInfo]) -> FluentValue<'static> {
        match arg {
            Arg::Number(number) => (*number).into(),
            Arg::Seat(seat) => {
                seats.get(seat.index()).map_or_else(String::new, |seat| seat.name.clone()).into()
            }
            Arg::Word(key) => self.word(key).into(),
            Arg::Text(text) => text.clone().into(),
            Arg::PerSeat(numbers) => {
                let parts: Vec<String> = seats
                    .iter()
                    .zip(numbers)
                    .filter(|(_, number)| **number != 0)
                    .map(|(seat, number)| format!("{} {number}", seat.name))
                    .collect();
                parts.join(", ").into()
            }
            Arg::List(list) => {
                let parts: Vec<String> = list
                    .iter()
                    .map(|arg| match self.arg(arg, seats) {
                        FluentValue::String(text) => text.into_owned(),
                        FluentValue::Number(number) => number.value.to_string(),
                        FluentValue::Custom(_) | FluentValue::None | FluentValue::Error => String::new(),
                    })
                    .collect();
                parts.join(", ").into()
            }
        }
    }
}

fn bundle(language: Language) -> FluentBundle<FluentResource> {
    let mut bundle = FluentBundle::new(vec![language.id()]);
    // Isolation marks are for screens; a terminal shows them as rubbish.
    bundle.set_use_isolating(false);
    let article =
        bundle.add_function("Z", |values, _| if begins_with_vowel(values) { "z".into() } else { "".into() });
    debug_assert!(article.is_ok(), "nothing else is called Z");
    for path in Files::iter().filter(|path| path.split('/').next() == Some(language.tag())) {
        let Some(file) = Files::get(&path) else { continue };
        let text = String::from_utf8_lossy(&file.data);
        let text = if language == Language::Hu { with_articles(&text) } else { text.into_owned() };
        // A file with a fault still gives its sound sentences; the tests of the language files find the fault.
        let resource = FluentResource::try_new(text).unwrap_or_else(|(resource, _)| resource);
        bundle.add_resource_overriding(resource);
    }
    bundle
}

/// Hungarian: an "a(z)" before a value becomes the article the value asks for, as it is said ("az 5.", "az F lapka").
fn with_articles(source: &str) -> String {
    let parts = source.split("(z) { $").enumerate().map(|(index, part)| {
        let value = part.split(|sign: char| !sign.is_alphanumeric()).next().unwrap_or_default();
        if index == 0 { part.to_owned() } else { format!("{{ Z(${value}) }} {{ ${part}") }
    });
    parts.collect()
}

/// Öt and egy, ezer, egymillió; a letter by its name, a word by its first sound.
fn begins_with_vowel(values: &[FluentValue<'_>]) -> bool {
    let text = match values {
        [FluentValue::String(text)] => text.to_lowercase(),
        [FluentValue::Number(number)] => number.value.to_string(),
        _ => String::new(),
    };
    let word = text.split(|sign: char| !sign.is_alphanumeric()).next().unwrap_or_default();
    let length = word.chars().count();
    match word.chars().next() {
        Some('5') => true,
        Some(digit) if digit.is_ascii_digit() => digit == '1' && length % 3 == 1,
        Some('f' | 'l' | 'm' | 'n' | 'r' | 's' | 'x' | 'y') => length == 1,
        Some(sign) => "aeiouáéíóöőúüű".contains(sign),
        None => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hungarian_has_the_article_that_is_said() {
        let hungarian = Sentences::new(Language::Hu);
        let undone = |to: i64| hungarian.count("line-undo", &[("to", to)]);
        for with in [1, 5, 50, 59, 500, 1000, 1234, 5000] {
            assert_eq!(undone(with), format!("Visszavonás az {with}. sorig"));
        }
        for without in [0, 2, 4, 6, 10, 15, 19, 100, 150, 10_000] {
            assert_eq!(undone(without), format!("Visszavonás a {without}. sorig"));
        }
        let on = |tile: &str| hungarian.with_text("car-refused-no-monastery", "tile", tile);
        assert_eq!(on("F"), "Az F lapkán nincs kolostor.");
        assert_eq!(on("B"), "A B lapkán nincs kolostor.");
        assert_eq!(on("WA05"), "A WA05 lapkán nincs kolostor.");
        // What somebody typed is theirs.
        assert!(hungarian.with_text("line-note", "text", "a(z) 5. lap").contains("a(z) 5. lap"));
        assert_eq!(Sentences::new(Language::En).count("line-undo", &[("to", 5)]), "Taken back to line 5");
    }
}
