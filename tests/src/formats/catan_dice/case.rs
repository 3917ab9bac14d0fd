//! The case as written. Every kind has its own form, and a key nobody knows fails the case.

use std::collections::BTreeMap;

use catan_dice::{Face, Kind as Built};
use serde::Deserialize;

/// A case: what it is about, and where it comes from.
#[derive(Debug)]
pub(super) struct Case {
    pub(super) rules: Vec<String>,
    pub(super) kind: Kind,
}

/// The fields every case may have.
#[derive(Debug, Deserialize)]
struct Frame {
    #[serde(default)]
    rules: Vec<String>,
}

/// The names of those fields, and of remarks; what a remark says does not bear on the result.
const FRAME: [&str; 7] = ["id", "rules", "source", "checked_with_sheet_json", "comment", "note", "sixth_die"];

impl<'de> Deserialize<'de> for Case {
    fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let mut fields = serde_json::Map::deserialize(from)?;
        let frame = Frame::deserialize(&fields).map_err(serde::de::Error::custom)?;
        fields.retain(|name, _| !FRAME.contains(&name.as_str()));
        let kind = Kind::deserialize(serde_json::Value::Object(fields)).map_err(serde::de::Error::custom)?;
        Ok(Self { rules: frame.rules, kind })
    }
}

#[derive(Debug, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub(super) enum Kind {
    Path(Path),
    Placement(Placement),
    PayExact(Pay),
    PayWithExchange(Pay),
    Action(Action),
    Sequence(Sequence),
    Plan(Plan),
    Conversion(Conversion),
    JokerMark(JokerMark),
    RemovableFromFullSheet(Removable),
    IdExists(IdExists),
    BoardPoints(BoardPoints),
    TurnPoints(TurnPoints),
    Total(Total),
    Winner(Winner),
    GameFlow(GameFlow),
    JokerOrder(JokerOrder),
    SymbolValues(SymbolValues),
    JokerLimit(JokerLimit),
    BundlePossible(BundlePossible),
    Rolls(Rolls),
}

/// What already stands.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub(super) struct Board {
    pub(super) roads: Vec<String>,
    pub(super) settlements: Vec<u8>,
    pub(super) cities: Vec<u8>,
    pub(super) knights: Knights,
}

/// Knights by number.
pub(super) type Knights = BTreeMap<Number, Joker>;

/// A number that is a key, and so written as text.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Deserialize)]
#[serde(try_from = "String")]
pub(super) struct Number(pub(super) u8);

impl TryFrom<String> for Number {
    type Error = std::num::ParseIntError;

    fn try_from(text: String) -> Result<Self, Self::Error> {
        text.parse().map(Self)
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum Joker {
    Ready,
    Used,
}

/// Dice as counts.
pub(super) type Counts = BTreeMap<Face, u8>;

#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Deserialize)]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
pub(super) enum Act {
    Build { what: String },
    Gold { get: String },
    Joker { turn: String, to: String },
}

/// A number in a box, or a cross.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(untagged)]
pub(super) enum Written {
    Points(i32),
    Mark(String),
}

macro_rules! forms {
    ($($name:ident { $($(#[$serde:meta])? $field:ident : $type:ty,)* } expects $expect:ident { $($(#[$eserde:meta])? $efield:ident : $etype:ty,)* })*) => {
        $(
            #[derive(Debug, Deserialize)]
            #[serde(deny_unknown_fields)]
            #[allow(clippy::struct_field_names, reason = "fields are called as in the case files")]
            pub(super) struct $name {
                $($(#[$serde])? pub(super) $field: $type,)*
                pub(super) expect: $expect,
            }

            #[derive(Debug, Deserialize)]
            #[serde(deny_unknown_fields)]
            pub(super) struct $expect {
                $($(#[$eserde])? pub(super) $efield: $etype,)*
            }
        )*
    };
}

forms! {
    Path { #[serde(default)] board: Board, target: String, }
    expects PathExpect { roads_to_build_first: Vec<String>, }

    Placement { #[serde(default)] board: Board, target: String, }
    expects PlacementExpect { allowed: bool, }

    Pay { #[serde(default)] board: Board, dice: Counts, target: String, }
    expects PayExpect { payable: bool, }

    Action { #[serde(default)] board: Board, dice: Counts, action: Act, }
    expects ActionExpect { legal: bool, #[serde(rename = "box")] written: Option<Written>, dice_left: Option<Counts>, }

    Sequence { #[serde(default)] board: Board, dice: Counts, actions: Vec<Act>, }
    expects SequenceExpect { legal: bool, #[serde(rename = "box")] written: Option<Written>, dice_left: Option<Counts>, }

    Plan { #[serde(default)] board: Board, dice: Counts, target: String, }
    expects PlanExpect { solvable: bool, fewest_steps: Option<usize>, all_shortest: Option<Vec<Vec<Act>>>, }

    Conversion { #[serde(default)] board: Board, dice: Counts, want_more_of: String, how_many: u8, give_up: String, prefer: Preference, }
    expects ConversionExpect { possible: bool, dice_after: Option<Counts>, }

    JokerMark { knights_before: Knights, use_joker_of_knight: u8, }
    expects JokerMarkExpect { legal: bool, knights_after: Option<Knights>, }

    Removable { target: String, }
    expects RemovableExpect { removable: bool, }

    IdExists { target: String, }
    expects IdExistsExpect { exists: bool, }

    BoardPoints { board: Board, #[serde(default)] crosses: u8, }
    expects BoardPointsExpect { total: i32, }

    TurnPoints { #[serde(default)] board: Board, built_this_turn: Vec<String>, turn: Option<u8>, }
    expects TurnPointsExpect { #[serde(rename = "box")] written: Written, box_index: Option<usize>, }

    Total { boxes: Vec<Written>, }
    expects TotalExpect { total: Option<i32>, boxes_filled: Option<usize>, game_over: Option<bool>, }

    Winner { totals: BTreeMap<String, i32>, }
    expects WinnerExpect { winners: Vec<String>, }

    GameFlow { players: Option<u8>, turns_played_total: Option<usize>, #[serde(default)] board: Board, built_this_turn: Option<Vec<String>>, }
    expects GameFlowExpect { game_over: Option<bool>, #[serde(rename = "box")] written: Option<Written>, }

    JokerOrder {}
    expects JokerOrderExpect { jokers_by_knight: Vec<String>, }

    SymbolValues {}
    expects SymbolValuesExpect { settlements: Option<Vec<i32>>, cities: Option<Vec<i32>>, knights: Option<Vec<i32>>, roads: Option<usize>, road_value: Option<i32>, }

    JokerLimit { #[serde(default)] all_knights_built: bool, }
    expects JokerLimitExpect { max_jokers_per_game: usize, }

    BundlePossible { wanted: Vec<Built>, dice_count: u8, }
    expects BundlePossibleExpect { possible: bool, }
}

#[derive(Debug, Clone, Copy, Deserialize)]
pub(super) enum Preference {
    #[serde(rename = "gold first, then joker")]
    GoldFirst,
    #[serde(rename = "joker first, then gold")]
    JokerFirst,
}

/// Rolls: `roll1`, `roll2_of_rest`, `roll3_of_rest`, ... and `kept_after_1`, `kept_after_2`, ...; or how many
/// rolls were made before stopping, with dice that do not matter.
#[derive(Debug, Deserialize)]
pub(super) struct Rolls {
    pub(super) stop_after_roll: Option<u8>,
    pub(super) expect: RollsExpect,
    #[serde(flatten)]
    pub(super) named: BTreeMap<String, Vec<String>>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RollsExpect {
    pub(super) legal: bool,
}
