# Szavak, amelyeket a képernyők és a parancssor közösen használnak.

game-carcassonne = Carcassonne
game-catan = Catan
game-catan-cards = Catan kártyajáték
game-catan-dice = Catan kockajáték

rule-page = { $page }. oldal

line-undone = visszavonva
line-replaced = javítva
line-deleted = törölve
line-undo = Visszavonás a(z) { $to }. sorig
line-undo-start = Visszavonás a kezdetig
line-redo = Egy lépés újra megtéve
line-amend = Javítás:
line-amend-delete = Javítás: a(z) { $seq }. sor törölve
line-ruling = Döntés ({ $reason }):
line-ruling-points = Döntés ({ $reason }): { $points } pont
line-note = Megjegyzés: { $text }

ruling-points = Az asztal döntése
source-ruling = Döntések

failure-notUnderstood = Nem értelmezhető: { $detail }
failure-badName = Ez a név nem adható meg.
failure-badName-empty = Hiányzik egy név.
failure-badName-tooLong = A név legfeljebb 40 karakter lehet.
failure-badName-control = A névben nem megjeleníthető karakter van.
failure-badName-twin = Két játékosnak ugyanaz a neve.
failure-twinColours = Két játékosnak ugyanaz a színe.
failure-seatCount = { $named } játékos van megnevezve, a beállítás { $setup } főre szól.
failure-unknownGame = Nincs „{ $game }” nevű játék.
failure-unknownSession = Ez a játszma nem létezik (már).
failure-unknownLine = A(z) { $seq }. sornak nincs helye a játszmában.
failure-stale = A játszma közben a(z) { $have }. sorig jutott.
failure-conflict = Ez az azonosító már mást jelöl.
failure-nothingToUndo = Nincs mit visszavonni.
failure-nothingToRedo = Nincs mit újra megtenni.
failure-emptyRuling = A döntéshez indok és hatás kell.
failure-tooLong = Legfeljebb { $limit } karakter.
failure-damagedFile = Ez a játszmafájl sérült: { $detail }
failure-newer = Ezt a Parlour újabb változata írta ({ $version }. forma). Semmi sem változott.
failure-locked = A Parlour már meg van nyitva ezzel az adatmappával ({ $pid }. folyamat).
failure-full = Nincs több hely a lemezen. Semmi sem lett rögzítve; szabadíts fel helyet, és próbáld újra.
failure-readOnly = Az adatmappa nem írható. Nézni lehet, rögzíteni nem.
failure-damaged = A tárolt adatok sérültek: { $detail }
failure-internal = Valami hiba történt a Parlourban: { $detail }
