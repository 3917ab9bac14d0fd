//! Every rule of the catalogue by its id.
//!
//! The text of a rule is in the language files under the same id, with the page of the rulebook as attribute
//! `page`. Rules that nobody can break are here too: a reader may open any of them.

/// Builds [`Rule`] from one list of names, ids and one-line meanings.
macro_rules! rules {
    ($($rule:ident = $id:literal, $what:literal;)+) => {
        /// A rule of Carcassonne, Winter Edition.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum Rule {
            $(
                #[doc = concat!("`", $id, "`: ", $what)]
                $rule,
            )+
        }

        impl referee::Rule for Rule {
            fn id(self) -> &'static str {
                match self {
                    $(Self::$rule => $id,)+
                }
            }

            fn all() -> &'static [Self] {
                &[$(Self::$rule),+]
            }
        }
    };
}

rules! {
    Gen01 = "CAR-GEN-01", "The Winter Edition plays like the base game.";
    Gen02 = "CAR-GEN-02", "2 to 5 players.";
    Gen03 = "CAR-GEN-03", "The points are those of the third edition.";
    Gen04 = "CAR-GEN-04", "No expansion piece is used.";
    Set01 = "CAR-SET-01", "84 tiles: 72 base tiles and 12 with animals.";
    Set02 = "CAR-SET-02", "Animals mean nothing.";
    Set03 = "CAR-SET-03", "A `D` is the start tile.";
    Set04 = "CAR-SET-04", "All other tiles are drawn.";
    Set05 = "CAR-SET-05", "The scoring board lies at the edge.";
    Set06 = "CAR-SET-06", "8 followers a seat, 7 of them the supply.";
    Set07 = "CAR-SET-07", "The youngest chooses who starts.";
    Set08 = "CAR-SET-08", "The first game without farmers.";
    Turn01 = "CAR-TURN-01", "Clockwise.";
    Turn02 = "CAR-TURN-02", "Tile, follower, scoring.";
    Turn03 = "CAR-TURN-03", "Points are marked, then the next seat moves.";
    Turn04 = "CAR-TURN-04", "The drawn tile is shown.";
    Turn05 = "CAR-TURN-05", "One tile may complete several features.";
    Turn06 = "CAR-TURN-06", "Their order changes nothing.";
    Place01 = "CAR-PLACE-01", "A tile touches a side of another.";
    Place02 = "CAR-PLACE-02", "A corner is not enough.";
    Place03 = "CAR-PLACE-03", "The landscape goes on.";
    Place04 = "CAR-PLACE-04", "On every touching side.";
    Place05 = "CAR-PLACE-05", "Tiles may be turned.";
    Place06 = "CAR-PLACE-06", "A tile that fits nowhere leaves the game.";
    Place07 = "CAR-PLACE-07", "Until one fits; an empty pile ends the game.";
    Place08 = "CAR-PLACE-08", "A tile that fits must be laid.";
    Place09 = "CAR-PLACE-09", "Holes are allowed.";
    Place10 = "CAR-PLACE-10", "City parts apart on a tile are apart there.";
    Place11 = "CAR-PLACE-11", "Monasteries may be neighbours.";
    Place12 = "CAR-PLACE-12", "Taking back is not covered.";
    Fol01 = "CAR-FOL-01", "One follower a turn.";
    Fol02 = "CAR-FOL-02", "From the own supply.";
    Fol03 = "CAR-FOL-03", "On the tile just laid.";
    Fol04 = "CAR-FOL-04", "On one area of it.";
    Fol05 = "CAR-FOL-05", "Farmers lie.";
    Fol06 = "CAR-FOL-06", "The whole feature holds no follower.";
    Fol07 = "CAR-FOL-07", "Example: the road is taken.";
    Fol08 = "CAR-FOL-08", "Example: the city is taken.";
    Fol09 = "CAR-FOL-09", "Without followers the tile is laid all the same.";
    Fol10 = "CAR-FOL-10", "What the tile completes may be claimed.";
    Fol11 = "CAR-FOL-11", "A follower that comes back is for later turns.";
    Fol12 = "CAR-FOL-12", "A monastery is claimed with its tile or never.";
    Fol13 = "CAR-FOL-13", "A field is never complete.";
    Fol14 = "CAR-FOL-14", "A scored feature cannot be reached.";
    Fol15 = "CAR-FOL-15", "Followers are not moved.";
    Fol16 = "CAR-FOL-16", "The one on the scoring board stays there.";
    Merge01 = "CAR-MERGE-01", "Joined features are shared.";
    Merge02 = "CAR-MERGE-02", "Example: two fields joined.";
    Merge03 = "CAR-MERGE-03", "Whoever joins may not add a follower.";
    Merge04 = "CAR-MERGE-04", "Corners never connect.";
    Maj01 = "CAR-MAJ-01", "Most followers take all.";
    Maj02 = "CAR-MAJ-02", "On a tie each gets all.";
    Maj03 = "CAR-MAJ-03", "More followers do not multiply points.";
    Maj04 = "CAR-MAJ-04", "Nobody there, no points.";
    Road01 = "CAR-ROAD-01", "When a road is complete.";
    Road02 = "CAR-ROAD-02", "A village ends a road.";
    Road03 = "CAR-ROAD-03", "1 point a tile.";
    Road04 = "CAR-ROAD-04", "A tile counts once.";
    Road05 = "CAR-ROAD-05", "Roads at a crossing are different roads.";
    City01 = "CAR-CITY-01", "When a city is complete.";
    City02 = "CAR-CITY-02", "2 points a tile and a shield.";
    City03 = "CAR-CITY-03", "Two parts on one tile count once.";
    City04 = "CAR-CITY-04", "Two tiles give 4.";
    City05 = "CAR-CITY-05", "A hole keeps a city open.";
    Mon01 = "CAR-MON-01", "Eight neighbours, 9 points.";
    Mon02 = "CAR-MON-02", "Any tile may complete it.";
    Mon03 = "CAR-MON-03", "It may be complete at once.";
    Ret01 = "CAR-RET-01", "Followers come back.";
    Ret02 = "CAR-RET-02", "Set, scored and taken back in one turn.";
    Ret03 = "CAR-RET-03", "Farmers stay.";
    Track01 = "CAR-TRACK-01", "Points are marked at once.";
    Track02 = "CAR-TRACK-02", "50 spaces, several laps.";
    Track03 = "CAR-TRACK-03", "Lying marks the second lap.";
    Track04 = "CAR-TRACK-04", "Later laps are not described.";
    Field01 = "CAR-FIELD-01", "Joined field parts are one field.";
    Field02 = "CAR-FIELD-02", "What bounds a field.";
    Field03 = "CAR-FIELD-03", "A city inside a field does not divide it.";
    Field04 = "CAR-FIELD-04", "Corners do not connect.";
    Field05 = "CAR-FIELD-05", "Round the end of a road.";
    Field06 = "CAR-FIELD-06", "When a field touches a city.";
    End01 = "CAR-END-01", "The last tile ends the game.";
    End02 = "CAR-END-02", "That turn is played in full.";
    End03 = "CAR-END-03", "Unfinished features first, then farmers.";
    End04 = "CAR-END-04", "Unfinished road.";
    End05 = "CAR-END-05", "Unfinished city.";
    End06 = "CAR-END-06", "Unfinished monastery.";
    End07 = "CAR-END-07", "Majority as in the game.";
    End08 = "CAR-END-08", "Followers come off.";
    Farm01 = "CAR-FARM-01", "Who owns a field.";
    Farm02 = "CAR-FARM-02", "3 points a complete city.";
    Farm03 = "CAR-FARM-03", "A city pays at every field.";
    Farm04 = "CAR-FARM-04", "Field by field.";
    Farm05 = "CAR-FARM-05", "Once per field and city.";
    Farm06 = "CAR-FARM-06", "Unfinished cities give nothing.";
    Farm07 = "CAR-FARM-07", "Size does not matter.";
    Farm08 = "CAR-FARM-08", "No farmers, no points.";
    Farm09 = "CAR-FARM-09", "Example: a tie.";
    Farm10 = "CAR-FARM-10", "Example: three fields.";
    Farm11 = "CAR-FARM-11", "Who finished the city does not matter.";
    Farm12 = "CAR-FARM-12", "Inside and at the border.";
    Win01 = "CAR-WIN-01", "Most points wins.";
    Win02 = "CAR-WIN-02", "A tie is shared.";
    Var01 = "CAR-VAR-01", "Without farmers.";
}
