//! The formats of case files, one module a format. Adding one is a module and a line in [`FORMATS`].

mod carcassonne;
mod catan;
mod catan_cards;
mod catan_dice;

use crate::Format;

/// Every known format; the first that recognises a file runs it.
pub static FORMATS: &[&dyn Format] =
    &[&carcassonne::Carcassonne, &catan_dice::CatanDice, &catan::Catan, &catan_cards::CatanCardsCases];
