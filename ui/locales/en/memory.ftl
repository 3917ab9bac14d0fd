# What is remembered of all sessions: people, statistics, exchange, backup.

failure-unfitName = { $reason ->
    [empty] A name is missing.
    [tooLong] A name has at most 40 characters.
    [control] The name has characters that cannot be shown.
    [twin] This name is taken already.
   *[other] This name cannot be taken.
}
failure-unknownPerson = This person is not known (any more).
failure-unknownPlace = This place is not known (any more).
failure-unknownGroup = This group does not exist (any more).
failure-unknownBatch = This file was never taken in.
failure-unknownBackup = There is no backup of this name (any more).
failure-cannotMerge = These two cannot be made one person.
failure-notRefereed = This session was not refereed; only its result is known.
failure-refereed = This session was refereed; its result comes from its moves.
failure-badResult = This cannot be a result: { $detail }
failure-badImport = The file cannot be taken in. At { $at }: { $detail }

import-score-text = Words instead of points are kept as words: { $detail }
import-name-changed = A name was changed so that it can stand on a seat: { $detail }
import-no-players = Left out, nobody is named as playing: { $detail }
import-no-game = Left out, this is not a game: { $detail }
import-deleted = Left out, it was deleted there: { $detail }

chance-ordinary = Fair dice look like this.
chance-unusual = Fair dice stray this far less than once in twenty times.
chance-astonishing = Fair dice stray this far less than once in a thousand times.

car-fact-tiles = Tiles laid
car-fact-thieves = Followers set as thieves
car-fact-knights = Followers set as knights
car-fact-monks = Followers set as monks
car-fact-farmers = Followers set as farmers
car-fact-largest-city = Largest city scored, in tiles
car-fact-longest-road = Longest road scored, in tiles
car-fact-best-farm = Best farm
car-fact-shields = Shields scored
car-fact-shared = Scored features with others’ followers
car-fact-lost-open = Points left in unfinished features

cat-fact-dice = Sums of the dice
cat-fact-tokens = Resources by number token
cat-fact-trades = Trades
cat-fact-trade-players = between players
cat-fact-received = Resources from production
cat-fact-expected = Resources the rolls owed
cat-fact-luck = Resources above what was owed
cat-fact-robbed = Cards drawn with the robber
cat-fact-was-robbed = Cards lost to the robber
cat-fact-discards = Discards on a seven
cat-fact-knights = Knights played
cat-fact-bought = Development cards bought
cat-fact-took-road = Longest Road taken
cat-fact-took-army = Largest Army taken
cat-fact-road-length = Longest trail at the end
cat-fact-first-settlement = First settlement built, own turn
cat-fact-first-city = First city built, own turn

card-fact-event = Event die
card-fact-die = Production die
card-fact-attacks = Attacks tried
card-fact-attacks-won = Attacks won
card-fact-lost-storage = Resources there was no room for
card-fact-lost-brigands = Resources lost to brigands
card-fact-took-knight = Knight figure taken
card-fact-took-mill = Mill figure taken

dice-fact-faces = Faces rolled
dice-fact-rolls = Rolls
dice-fact-jokers = Jokers used
dice-fact-crosses = Crosses
dice-fact-best-turn = Best turn
dice-fact-mean-turn = Points a turn
dice-fact-roads = Roads built
dice-fact-knights = Knights built
dice-fact-settlements = Settlements built
dice-fact-cities = Cities built

cli-imported = { $fresh ->
    [0] nothing new
    [one] one new session
   *[other] { $fresh } new sessions
}, { $known } known already
cli-dry-run = Nothing was kept: this only tells what would be.
cli-plays = { $sessions ->
    [one] one session
   *[other] { $sessions } sessions
}, { $minutes } minutes
cli-person = { $wins } of { $of } won, { $shared } of them shared
cli-points = mean { $mean }, median { $median }, { $least } to { $most }
cli-contents = { $sessions } sessions, { $lines } lines
cli-backup-has = The file has:
cli-present-has = The data folder has now:
cli-restored = Restored. The archive of before is kept as { $file }.
cli-mended = put right
