//! The dice of one turn being spent, step by step (DICE-BUILD-06).

use referee::Remark;

use crate::named::Word;
use crate::{Dice, Face, Island, Kind, Knight, Named, Rule, Step, Symbol, Token};

/// Reasons of a refusal.
pub(crate) type Reasons = Vec<Remark<Symbol>>;

/// The dice in hand, and the sheet they are spent on. A value: a step makes a new one.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct Hand {
    /// The sheet.
    pub(crate) island: Island,
    /// The dice not yet spent.
    pub(crate) dice: Dice,
    /// The knights whose jokers may not be used: those built this turn, where the table plays so
    /// (DICE-JOKER-09). A set of [`Knight::bit`].
    pub(crate) barred: u8,
    /// Whether a knight built now is barred for the rest of the turn.
    pub(crate) bars_fresh: bool,
}

impl Hand {
    /// The jokers that may be used now, as a set of [`Knight::bit`].
    pub(crate) fn usable(&self) -> u8 {
        self.island.ready() & !self.barred
    }

    /// The hand after this step.
    ///
    /// # Errors
    /// Every reason why the step is against the rules.
    pub(crate) fn step(&self, step: &Step) -> Result<Self, Reasons> {
        match step {
            Step::Joker { knight, turn, to } => self.joker(*knight, turn, to),
            Step::Gold { to } => self.gold(to),
            Step::Build { what } => self.build(what),
        }
    }

    fn joker(&self, knight: Knight, turn: &Named<Face>, to: &Named<Face>) -> Result<Self, Reasons> {
        let mut reasons = self.joker_objections(knight);
        let number = i64::from(knight.0);
        match (face(turn), face(to)) {
            (Ok(turn), Ok(to)) => {
                if let Some(own) = knight.face().filter(|own| *own != to) {
                    let remark = Remark::new(Rule::Joker04, "dice-refused-joker-face").with("knight", number);
                    reasons.push(at_knight(remark.with("own", own.word()).with("face", to.word()), knight));
                }
                if turn == to {
                    let remark = Remark::new(Rule::Joker02, "dice-refused-joker-same");
                    reasons.push(remark.with("face", to.word()));
                }
                if self.dice.count(turn) == 0 {
                    let remark = Remark::new(Rule::Joker07, "dice-refused-joker-die");
                    reasons.push(remark.with("face", turn.word()));
                }
                let dice = self.dice.without(turn).with(to);
                or_reasons(reasons, || Self { dice, island: self.island.spending(knight), ..*self })
            }
            (turn, to) => {
                reasons.extend([turn, to].into_iter().filter_map(Result::err));
                Err(reasons)
            }
        }
    }

    /// Why this joker may not be used now, whatever it is turned to.
    pub(crate) fn joker_objections(&self, knight: Knight) -> Reasons {
        let (rule, message) = match self.island.token(knight) {
            Token::None if !knight.exists() => (Rule::Joker05, "dice-refused-joker-nobody"),
            Token::None => (Rule::Joker01, "dice-refused-joker-unbuilt"),
            Token::Used => (Rule::Joker01, "dice-refused-joker-used"),
            Token::Ready if self.barred & knight.bit() != 0 => (Rule::Joker09, "dice-refused-joker-fresh"),
            Token::Ready => return Vec::new(),
        };
        vec![at_knight(Remark::new(rule, message).with("knight", i64::from(knight.0)), knight)]
    }

    fn gold(&self, to: &Named<Face>) -> Result<Self, Reasons> {
        let to = face(to).map_err(|reason| vec![reason])?;
        let mut reasons = Vec::new();
        if to == Face::Gold {
            reasons.push(Remark::new(Rule::Gold01, "dice-refused-gold-gold"));
        }
        let have = self.dice.count(Face::Gold);
        if have < 2 {
            let rule = if have == 1 { Rule::Gold04 } else { Rule::Gold01 };
            reasons.push(Remark::new(rule, "dice-refused-gold-short").with("have", i64::from(have)));
        }
        let dice = self.dice.without(Face::Gold).without(Face::Gold).with(to);
        or_reasons(reasons, || Self { dice, ..*self })
    }

    fn build(&self, what: &Named<Symbol>) -> Result<Self, Reasons> {
        let symbol = symbol(what).map_err(|reason| vec![reason])?;
        let mut reasons = self.island.objections(symbol);
        if !self.island.has(symbol) {
            reasons.extend(self.debts(symbol));
        }
        or_reasons(reasons, || self.marking(symbol))
    }

    /// The hand with this symbol paid for and marked, as far as the dice go.
    pub(crate) fn marking(&self, symbol: Symbol) -> Self {
        let fresh = symbol.knight().filter(|_| self.bars_fresh).map_or(0, Knight::bit);
        Self {
            island: self.island.with(symbol),
            dice: self.dice.minus(symbol.kind().cost()),
            barred: self.barred | fresh,
            ..*self
        }
    }

    /// One reason for each face of which the dice hold too few.
    fn debts(&self, symbol: Symbol) -> impl Iterator<Item = Remark<Symbol>> {
        let kind = symbol.kind();
        let rule = match kind {
            Kind::Road => Rule::Road01,
            Kind::Knight => Rule::Kngt01,
            Kind::Settlement => Rule::Setl01,
            Kind::City => Rule::City01,
        };
        let dice = self.dice;
        kind.cost().minus(dice).faces().collect::<Vec<_>>().into_iter().map(move |face| {
            Remark::new(rule, &format!("dice-refused-pay-{}", kind.name()))
                .with("have", i64::from(dice.count(face)))
                .with("need", i64::from(kind.cost().count(face)))
                .with("face", face.word())
                .at(symbol)
        })
    }
}

fn or_reasons<T>(reasons: Reasons, value: impl FnOnce() -> T) -> Result<T, Reasons> {
    if reasons.is_empty() { Ok(value()) } else { Err(reasons) }
}

fn at_knight(remark: Remark<Symbol>, knight: Knight) -> Remark<Symbol> {
    match knight.symbol() {
        Some(symbol) => remark.at(symbol),
        None => remark,
    }
}

/// The face that is meant.
///
/// # Errors
/// No die has such a face (DICE-DIE-01).
pub(crate) fn face(named: &Named<Face>) -> Result<Face, Remark<Symbol>> {
    match named {
        Named::Known(face) => Ok(*face),
        Named::Unknown(_) => Err(Remark::new(Rule::Die01, "dice-refused-face").with("face", named.word())),
    }
}

/// The symbol that is meant.
///
/// # Errors
/// The sheet has no such symbol (DICE-SHEET), or it is the first road (DICE-SETUP-04).
pub(crate) fn symbol(named: &Named<Symbol>) -> Result<Symbol, Remark<Symbol>> {
    match named {
        Named::Known(symbol) => Ok(*symbol),
        Named::Unknown(name) if name == "start" => Err(Remark::new(Rule::Setup04, "dice-refused-first-road")),
        Named::Unknown(_) => {
            Err(Remark::new(Rule::Sheet, "dice-refused-symbol").with("symbol", named.word()))
        }
    }
}
