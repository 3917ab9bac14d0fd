//! BG Stats: its export, its file of one play, the address that pushes a play.
//!
//! Ids are only good inside one file; plays and people are known by their uuid. Booleans and 0/1 are mixed.
//! Points are a text, often empty, sometimes a sum. Who won is said play by play and believed.

mod read;
mod write;

pub use read::read;
pub use write::{export, link, one_play};

#[cfg(test)]
mod tests;
