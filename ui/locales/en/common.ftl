# Words that the screens and the command line share.

game-carcassonne = Carcassonne
game-catan = Catan
game-catan-cards = Catan Card Game
game-catan-dice = Catan Dice Game

rule-page = page { $page }

line-undone = undone
line-replaced = corrected
line-deleted = deleted
line-undo = Taken back to line { $to }
line-undo-start = Taken back to the start
line-redo = One step made again
line-amend = Correction:
line-amend-delete = Correction: line { $seq } deleted
line-ruling = Ruling ({ $reason }):
line-ruling-points = Ruling ({ $reason }): { $points } points
line-note = Note: { $text }

ruling-points = Ruling of the table
source-ruling = Rulings

failure-notUnderstood = Not understood: { $detail }
failure-badName = This name cannot be taken.
failure-badName-empty = A name is missing.
failure-badName-tooLong = A name has at most 40 characters.
failure-badName-control = The name has characters that cannot be shown.
failure-badName-twin = Two people at the table have this name.
failure-twinColours = Two seats have the same colour.
failure-seatCount = { $named } seats are named, the set-up has { $setup }.
failure-unknownGame = No game is called “{ $game }”.
failure-unknownSession = This session does not exist (any more).
failure-unknownLine = Line { $seq } has no place in the play.
failure-stale = The table has gone on to line { $have }.
failure-conflict = This id stands for something else already.
failure-nothingToUndo = There is nothing to take back.
failure-nothingToRedo = There is nothing to make again.
failure-emptyRuling = A ruling needs a reason and an effect.
failure-tooLong = At most { $limit } characters.
failure-damagedFile = This session file is damaged: { $detail }
failure-newer = This was written by a newer Parlour (form { $version }). Nothing was changed.
failure-locked = Parlour is already open on this data folder (process { $pid }).
failure-full = There is no room left on the disk. Nothing was recorded; free some space and try again.
failure-readOnly = The data folder cannot be written. You can look, but not record.
failure-damaged = The stored data are damaged: { $detail }
failure-internal = Something went wrong in Parlour: { $detail }
