//! The rules of Carcassonne, one module a group of rules: tests carry the id of the rule they hold to.
#![allow(clippy::expect_used, clippy::panic, reason = "a test may fail anywhere")]

mod farmers;
mod followers;
mod language;
mod laws;
mod let_stand;
mod mistakes;
mod placing;
mod questions;
mod scoring;
mod setup;
mod table;
mod tiles;
