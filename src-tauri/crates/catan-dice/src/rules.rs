//! The rules by id.

/// The rules of the game, one variant for each id of the rule catalogue.
///
/// Some can be broken, some are only quoted (by warnings, score lines, and the rule book on the screen).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Rule {
    /// Six dice, a pad, pencils.
    Setup01,
    /// A sheet each; players never meet on it.
    Setup02,
    /// Somebody starts.
    Setup03,
    /// The first road is built already.
    Setup04,
    /// How many may play.
    Setup05,
    /// Build as much as you can.
    Goal01,
    /// Most points win.
    Goal02,
    /// The faces of a die.
    Die01,
    /// The printed sheet.
    Sheet,
    /// Roll, build, write; then the next player.
    Turn01,
    /// Unused dice are lost.
    Turn02,
    /// Up to three rolls, the first with all six.
    Roll01,
    /// Set any dice aside and roll the rest.
    Roll02,
    /// Dice set aside may be picked up again.
    Roll03,
    /// The third roll stands.
    Roll04,
    /// Stopping early is allowed.
    Roll05,
    /// After rolling only jokers and gold change the dice.
    Roll06,
    /// What things cost.
    Build01,
    /// Each die pays once, so only some bundles fit.
    Build02,
    /// Several things in one turn.
    Build03,
    /// Mark what is built.
    Build04,
    /// A symbol gives the points on it.
    Build05,
    /// One after another; what was just built counts.
    Build06,
    /// Nothing twice, nothing removed.
    Build07,
    /// Building is optional.
    Build08,
    /// A road: brick and lumber, one point.
    Road01,
    /// The first road costs nothing.
    Road02,
    /// A road continues a built road.
    Road03,
    /// Sites never block roads.
    Road04,
    /// What a settlement costs.
    Setl01,
    /// A built road must lead there.
    Setl02,
    /// Not beside another site.
    Setl03,
    /// Settlements in point order.
    Setl04,
    /// What a city costs.
    City01,
    /// A built road must lead there.
    City02,
    /// Cities in point order.
    City03,
    /// Cities have sites of their own.
    City04,
    /// What a knight costs.
    Kngt01,
    /// Knights in point order.
    Kngt02,
    /// Knights need no road.
    Kngt03,
    /// A knight brings a joker and keeps its points.
    Kngt04,
    /// Each joker once a game, if its knight stands.
    Joker01,
    /// It turns one die to its face.
    Joker02,
    /// A used joker is crossed off.
    Joker03,
    /// Which joker is under which knight.
    Joker04,
    /// Six jokers at most.
    Joker05,
    /// Several in one turn.
    Joker06,
    /// It turns a die that is not spent; it adds none.
    Joker07,
    /// Only after rolling.
    Joker08,
    /// Usable in the turn in which its knight is built.
    Joker09,
    /// The particular joker is offered before the last one.
    Joker10,
    /// Any face may be gold.
    Joker11,
    /// Two gold for one other resource.
    Gold01,
    /// One is turned, one is out.
    Gold02,
    /// Nothing is built with gold.
    Gold03,
    /// A single gold is useless.
    Gold04,
    /// As often as there is gold.
    Gold05,
    /// Only gold is exchanged.
    Gold06,
    /// Points go into the next free box.
    Score01,
    /// One number a turn.
    Score02,
    /// Nothing built: a cross.
    Score03,
    /// A finished box is final.
    Score04,
    /// A cross is minus two points.
    Score05,
    /// Over when every box is filled.
    End01,
    /// Boxes less two a cross.
    End02,
    /// The highest total wins; a tie is shared.
    End03,
    /// Alone: as many points as you can.
    Solo01,
}

impl referee::Rule for Rule {
    fn id(self) -> &'static str {
        match self {
            Self::Setup01 => "DICE-SETUP-01",
            Self::Setup02 => "DICE-SETUP-02",
            Self::Setup03 => "DICE-SETUP-03",
            Self::Setup04 => "DICE-SETUP-04",
            Self::Setup05 => "DICE-SETUP-05",
            Self::Goal01 => "DICE-GOAL-01",
            Self::Goal02 => "DICE-GOAL-02",
            Self::Die01 => "DICE-DIE-01",
            Self::Sheet => "DICE-SHEET",
            Self::Turn01 => "DICE-TURN-01",
            Self::Turn02 => "DICE-TURN-02",
            Self::Roll01 => "DICE-ROLL-01",
            Self::Roll02 => "DICE-ROLL-02",
            Self::Roll03 => "DICE-ROLL-03",
            Self::Roll04 => "DICE-ROLL-04",
            Self::Roll05 => "DICE-ROLL-05",
            Self::Roll06 => "DICE-ROLL-06",
            Self::Build01 => "DICE-BUILD-01",
            Self::Build02 => "DICE-BUILD-02",
            Self::Build03 => "DICE-BUILD-03",
            Self::Build04 => "DICE-BUILD-04",
            Self::Build05 => "DICE-BUILD-05",
            Self::Build06 => "DICE-BUILD-06",
            Self::Build07 => "DICE-BUILD-07",
            Self::Build08 => "DICE-BUILD-08",
            Self::Road01 => "DICE-ROAD-01",
            Self::Road02 => "DICE-ROAD-02",
            Self::Road03 => "DICE-ROAD-03",
            Self::Road04 => "DICE-ROAD-04",
            Self::Setl01 => "DICE-SETL-01",
            Self::Setl02 => "DICE-SETL-02",
            Self::Setl03 => "DICE-SETL-03",
            Self::Setl04 => "DICE-SETL-04",
            Self::City01 => "DICE-CITY-01",
            Self::City02 => "DICE-CITY-02",
            Self::City03 => "DICE-CITY-03",
            Self::City04 => "DICE-CITY-04",
            Self::Kngt01 => "DICE-KNGT-01",
            Self::Kngt02 => "DICE-KNGT-02",
            Self::Kngt03 => "DICE-KNGT-03",
            Self::Kngt04 => "DICE-KNGT-04",
            Self::Joker01 => "DICE-JOKER-01",
            Self::Joker02 => "DICE-JOKER-02",
            Self::Joker03 => "DICE-JOKER-03",
            Self::Joker04 => "DICE-JOKER-04",
            Self::Joker05 => "DICE-JOKER-05",
            Self::Joker06 => "DICE-JOKER-06",
            Self::Joker07 => "DICE-JOKER-07",
            Self::Joker08 => "DICE-JOKER-08",
            Self::Joker09 => "DICE-JOKER-09",
            Self::Joker10 => "DICE-JOKER-10",
            Self::Joker11 => "DICE-JOKER-11",
            Self::Gold01 => "DICE-GOLD-01",
            Self::Gold02 => "DICE-GOLD-02",
            Self::Gold03 => "DICE-GOLD-03",
            Self::Gold04 => "DICE-GOLD-04",
            Self::Gold05 => "DICE-GOLD-05",
            Self::Gold06 => "DICE-GOLD-06",
            Self::Score01 => "DICE-SCORE-01",
            Self::Score02 => "DICE-SCORE-02",
            Self::Score03 => "DICE-SCORE-03",
            Self::Score04 => "DICE-SCORE-04",
            Self::Score05 => "DICE-SCORE-05",
            Self::End01 => "DICE-END-01",
            Self::End02 => "DICE-END-02",
            Self::End03 => "DICE-END-03",
            Self::Solo01 => "DICE-SOLO-01",
        }
    }

    fn all() -> &'static [Self] {
        &[
            Self::Setup01,
            Self::Setup02,
            Self::Setup03,
            Self::Setup04,
            Self::Setup05,
            Self::Goal01,
            Self::Goal02,
            Self::Die01,
            Self::Sheet,
            Self::Turn01,
            Self::Turn02,
            Self::Roll01,
            Self::Roll02,
            Self::Roll03,
            Self::Roll04,
            Self::Roll05,
            Self::Roll06,
            Self::Build01,
            Self::Build02,
            Self::Build03,
            Self::Build04,
            Self::Build05,
            Self::Build06,
            Self::Build07,
            Self::Build08,
            Self::Road01,
            Self::Road02,
            Self::Road03,
            Self::Road04,
            Self::Setl01,
            Self::Setl02,
            Self::Setl03,
            Self::Setl04,
            Self::City01,
            Self::City02,
            Self::City03,
            Self::City04,
            Self::Kngt01,
            Self::Kngt02,
            Self::Kngt03,
            Self::Kngt04,
            Self::Joker01,
            Self::Joker02,
            Self::Joker03,
            Self::Joker04,
            Self::Joker05,
            Self::Joker06,
            Self::Joker07,
            Self::Joker08,
            Self::Joker09,
            Self::Joker10,
            Self::Joker11,
            Self::Gold01,
            Self::Gold02,
            Self::Gold03,
            Self::Gold04,
            Self::Gold05,
            Self::Gold06,
            Self::Score01,
            Self::Score02,
            Self::Score03,
            Self::Score04,
            Self::Score05,
            Self::End01,
            Self::End02,
            Self::End03,
            Self::Solo01,
        ]
    }
}
