# Ami minden játszmából megmarad: emberek, statisztika, csere, biztonsági mentés.

failure-unfitName = { $reason ->
    [empty] Hiányzik egy név.
    [tooLong] A név legfeljebb 40 karakter lehet.
    [control] A névben nem megjeleníthető karakter van.
    [twin] Ez a név már foglalt.
   *[other] Ez a név nem adható meg.
}
failure-unknownPerson = Ez a játékos (már) nem ismert.
failure-unknownPlace = Ez a hely (már) nem ismert.
failure-unknownGroup = Ez a társaság (már) nem létezik.
failure-unknownBatch = Ezt a fájlt senki sem vette át.
failure-unknownBackup = Nincs (már) ilyen nevű biztonsági mentés.
failure-cannotMerge = Ez a kettő nem vonható össze egy személlyé.
failure-notRefereed = Ennek a játszmának csak az eredménye ismert, a lépései nem.
failure-refereed = Ennek a játszmának az eredménye a lépéseiből adódik.
failure-badResult = Ez nem lehet eredmény: { $detail }
failure-badImport = A fájl nem vehető át. Itt: { $at }: { $detail }

import-score-text = Pontszám helyett szöveg állt ott, szövegként marad meg: { $detail }
import-name-changed = Egy név megváltozott, hogy kiírható legyen: { $detail }
import-no-players = Kimaradt, mert nincs megnevezve játékos: { $detail }
import-no-game = Kimaradt, mert ez nem játék: { $detail }
import-deleted = Kimaradt, mert ott törölték: { $detail }

chance-ordinary = Szabályos kockák így szoktak esni.
chance-unusual = Szabályos kockák húszból egyszer sem térnek el ennyire.
chance-astonishing = Szabályos kockák ezerből egyszer sem térnek el ennyire.

car-fact-tiles = Lerakott lapkák
car-fact-thieves = Útonállónak letett alattvalók
car-fact-knights = Lovagnak letett alattvalók
car-fact-monks = Szerzetesnek letett alattvalók
car-fact-farmers = Parasztnak letett alattvalók
car-fact-largest-city = Legnagyobb értékelt város, lapkában
car-fact-longest-road = Leghosszabb értékelt út, lapkában
car-fact-best-farm = Legjobb mező
car-fact-shields = Értékelt címerek
car-fact-shared = Értékelt területek, ahol más is állt
car-fact-lost-open = Befejezetlen területeken maradt pontok

cat-fact-dice = A kockák összege
cat-fact-tokens = Nyersanyag számkorongok szerint
cat-fact-trades = Cserék
cat-fact-trade-players = játékosok között
cat-fact-received = Termelésből kapott nyersanyag
cat-fact-expected = Amennyi a dobások alapján járt
cat-fact-luck = Ennyivel több, mint ami járt
cat-fact-robbed = Rablóval húzott lapok
cat-fact-was-robbed = Rabló miatt elvesztett lapok
cat-fact-discards = Eldobás hetesnél
cat-fact-knights = Kijátszott lovagok
cat-fact-bought = Vett fejlesztések
cat-fact-took-road = Leghosszabb út megszerezve
cat-fact-took-army = Legnagyobb lovagi hatalom megszerezve
cat-fact-road-length = Leghosszabb útvonal a végén
cat-fact-first-settlement = Első épített település, saját kör
cat-fact-first-city = Első épített város, saját kör

card-fact-event = Eseménykocka
card-fact-die = Termeléskocka
card-fact-attacks = Megkísérelt támadások
card-fact-attacks-won = Sikeres támadások
card-fact-lost-storage = Nyersanyag, aminek nem volt helye
card-fact-lost-brigands = Rablóknak vesztett nyersanyag
card-fact-took-knight = Lovagfigura megszerezve
card-fact-took-mill = Malomfigura megszerezve

dice-fact-faces = Dobott oldalak
dice-fact-rolls = Dobások
dice-fact-jokers = Felhasznált jokerek
dice-fact-crosses = Áthúzások
dice-fact-best-turn = Legjobb kör
dice-fact-mean-turn = Pont körönként
dice-fact-roads = Épített utak
dice-fact-knights = Épített lovagok
dice-fact-settlements = Épített települések
dice-fact-cities = Épített városok

cli-imported = { $fresh ->
    [0] nincs új játszma
   *[other] { $fresh } új játszma
}, { $known } már megvolt
cli-dry-run = Semmi sem maradt meg: ez csak megmutatja, mi történne.
cli-plays = { $sessions } játszma, { $minutes } perc
cli-person = { $wins } győzelem { $of } játszmából, ebből { $shared } közös
cli-points = átlag { $mean }, medián { $median }, { $least } és { $most } között
cli-contents = { $sessions } játszma, { $lines } sor
cli-backup-has = A fájl tartalma:
cli-present-has = Az adatmappa tartalma most:
cli-restored = Visszaállítva. Az addigi archívum itt maradt meg: { $file }.
cli-mended = helyreállítva
