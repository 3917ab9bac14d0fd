//! The rules by id.
//!
//! Every rule of the catalogue is here, those a referee can only quote and those it can see broken, so that
//! a refusal, a translation and a test name the same thing.

macro_rules! rules {
    ($($name:ident = $id:literal,)*) => {
        /// A rule of the game. The texts are in the language files, under the id.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum Rule {
            $(#[doc = concat!("`", $id, "`")] $name,)*
        }

        impl referee::Rule for Rule {
            fn id(self) -> &'static str {
                match self {
                    $(Self::$name => $id,)*
                }
            }

            fn all() -> &'static [Self] {
                &[$(Self::$name,)*]
            }
        }
    };
}

rules! {
    // The box.
    Cmp01 = "CAT-CMP-01",
    Cmp02 = "CAT-CMP-02",
    Cmp03 = "CAT-CMP-03",
    Cmp04 = "CAT-CMP-04",
    Cmp05 = "CAT-CMP-05",
    Cmp06 = "CAT-CMP-06",
    Cmp07 = "CAT-CMP-07",
    Cmp08 = "CAT-CMP-08",
    Cmp09 = "CAT-CMP-09",
    Cmp10 = "CAT-CMP-10",
    // Set-up.
    Set01 = "CAT-SET-01",
    Set02 = "CAT-SET-02",
    Set03 = "CAT-SET-03",
    Set04 = "CAT-SET-04",
    Set05 = "CAT-SET-05",
    Set06 = "CAT-SET-06",
    Set07 = "CAT-SET-07",
    Set08 = "CAT-SET-08",
    Set09 = "CAT-SET-09",
    Set10 = "CAT-SET-10",
    Set11 = "CAT-SET-11",
    Set12 = "CAT-SET-12",
    Set13 = "CAT-SET-13",
    // The turn.
    Trn01 = "CAT-TRN-01",
    Trn02 = "CAT-TRN-02",
    Trn03 = "CAT-TRN-03",
    Trn04 = "CAT-TRN-04",
    Trn05 = "CAT-TRN-05",
    Trn06 = "CAT-TRN-06",
    // Production.
    Prd01 = "CAT-PRD-01",
    Prd02 = "CAT-PRD-02",
    Prd03 = "CAT-PRD-03",
    Prd04 = "CAT-PRD-04",
    Prd05 = "CAT-PRD-05",
    Prd06 = "CAT-PRD-06",
    Prd07 = "CAT-PRD-07",
    Prd08 = "CAT-PRD-08",
    Prd09 = "CAT-PRD-09",
    Prd10 = "CAT-PRD-10",
    // Seven and robber.
    Rob01 = "CAT-ROB-01",
    Rob02 = "CAT-ROB-02",
    Rob03 = "CAT-ROB-03",
    Rob04 = "CAT-ROB-04",
    Rob05 = "CAT-ROB-05",
    Rob06 = "CAT-ROB-06",
    Rob07 = "CAT-ROB-07",
    Rob08 = "CAT-ROB-08",
    Rob09 = "CAT-ROB-09",
    Rob10 = "CAT-ROB-10",
    Rob11 = "CAT-ROB-11",
    Rob12 = "CAT-ROB-12",
    Rob13 = "CAT-ROB-13",
    Rob14 = "CAT-ROB-14",
    // Trade between players.
    Trd01 = "CAT-TRD-01",
    Trd02 = "CAT-TRD-02",
    Trd03 = "CAT-TRD-03",
    Trd04 = "CAT-TRD-04",
    Trd05 = "CAT-TRD-05",
    Trd06 = "CAT-TRD-06",
    Trd07 = "CAT-TRD-07",
    Trd08 = "CAT-TRD-08",
    // Trade with the bank.
    Mar01 = "CAT-MAR-01",
    Mar02 = "CAT-MAR-02",
    Mar03 = "CAT-MAR-03",
    Mar04 = "CAT-MAR-04",
    Mar05 = "CAT-MAR-05",
    Mar06 = "CAT-MAR-06",
    Mar07 = "CAT-MAR-07",
    // Building.
    Bld01 = "CAT-BLD-01",
    Bld02 = "CAT-BLD-02",
    Bld03 = "CAT-BLD-03",
    Bld04 = "CAT-BLD-04",
    Bld05 = "CAT-BLD-05",
    Bld06 = "CAT-BLD-06",
    Bld07 = "CAT-BLD-07",
    Bld08 = "CAT-BLD-08",
    Bld09 = "CAT-BLD-09",
    // Development cards.
    Dev01 = "CAT-DEV-01",
    Dev02 = "CAT-DEV-02",
    Dev03 = "CAT-DEV-03",
    Dev04 = "CAT-DEV-04",
    Dev05 = "CAT-DEV-05",
    Dev06 = "CAT-DEV-06",
    Dev07 = "CAT-DEV-07",
    Dev08 = "CAT-DEV-08",
    Dev09 = "CAT-DEV-09",
    Dev10 = "CAT-DEV-10",
    Dev11 = "CAT-DEV-11",
    Dev12 = "CAT-DEV-12",
    Dev13 = "CAT-DEV-13",
    Dev14 = "CAT-DEV-14",
    Dev15 = "CAT-DEV-15",
    Dev16 = "CAT-DEV-16",
    // Longest road.
    Lr01 = "CAT-LR-01",
    Lr02 = "CAT-LR-02",
    Lr03 = "CAT-LR-03",
    Lr04 = "CAT-LR-04",
    Lr05 = "CAT-LR-05",
    Lr06 = "CAT-LR-06",
    Lr07 = "CAT-LR-07",
    Lr08 = "CAT-LR-08",
    Lr09 = "CAT-LR-09",
    Lr10 = "CAT-LR-10",
    Lr11 = "CAT-LR-11",
    // Largest army.
    La01 = "CAT-LA-01",
    La02 = "CAT-LA-02",
    La03 = "CAT-LA-03",
    La04 = "CAT-LA-04",
    // Winning.
    Win01 = "CAT-WIN-01",
    Win02 = "CAT-WIN-02",
    Win03 = "CAT-WIN-03",
    Win04 = "CAT-WIN-04",
    Win05 = "CAT-WIN-05",
    // What is public.
    Inf01 = "CAT-INF-01",
    Inf02 = "CAT-INF-02",
    Inf03 = "CAT-INF-03",
    Inf04 = "CAT-INF-04",
    // Five and six seats.
    X01 = "CAT-X56-01",
    X02 = "CAT-X56-02",
    X03 = "CAT-X56-03",
    X04 = "CAT-X56-04",
    X05 = "CAT-X56-05",
    X06 = "CAT-X56-06",
    X07 = "CAT-X56-07",
    X08 = "CAT-X56-08",
    X09 = "CAT-X56-09",
    X10 = "CAT-X56-10",
    X11 = "CAT-X56-11",
    X12 = "CAT-X56-12",
    X13 = "CAT-X56-13",
}

impl Rule {
    /// Whether a thing that breaks this rule cannot lie on a table at all: no second piece on a place, no
    /// piece or card that is not there. What is only forbidden the table may let stand.
    pub const fn is_physical(self) -> bool {
        matches!(
            self,
            Self::Cmp02
                | Self::Cmp03
                | Self::Cmp04
                | Self::Cmp05
                | Self::Cmp06
                | Self::Bld01
                | Self::Bld03
                | Self::Bld05
                | Self::Bld07
                | Self::Dev01
                | Self::Dev02
                | Self::Dev03
                | Self::Dev12
                | Self::Dev13
                | Self::Mar06
                | Self::Rob07
                | Self::Trd06
                | Self::Inf01
                | Self::Inf02
                | Self::Inf03
                | Self::Win02
        )
    }
}
