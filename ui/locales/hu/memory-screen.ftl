# Az emlékezet képernyői: játszmák, visszanézés, statisztika, játékosok, adatok.

save = Mentés
nav-statistics = Statisztika
nav-players = Játékosok

## Kezdőlap

start-won = { $name } nyert.
start-won-together = { $names } együtt nyert.
start-over = A legutóbbi játszma véget ért.
start-look-back = Visszanézés
start-all-sessions = Minden játszma
start-result = Eredmény beírása
start-last-evening = { $game }, { $day }, { $from } – { $to }

## Szűrők és játszmák

filter-label = Szűrés
filter-text = Név, hely, megjegyzés keresése
filter-game = Játék
filter-all-games = Minden játék
filter-people = Játékosok
filter-everybody = Mindenki
filter-group = Társaság
filter-any-group = Bármely társaság
filter-place = Hely
filter-any-place = Bárhol
filter-period = Idő
filter-period-always = Bármikor
filter-period-month = Utolsó 30 nap
filter-period-year = Idén
filter-period-lastYear = Tavaly
filter-period-own = Ettől … eddig …
filter-from = Ettől
filter-to = Eddig
filter-state = Állapot
filter-any-state = Bármilyen állapot
filter-clear = Törlés
sessions-count = { $count } játszma
sessions-none-such = Nincs ilyen játszma.
sessions-data = Behozatal, kivitel, mentések
sessions-result = Eredmény beírása

## Bíró nélküli eredmény

result-title = Eredmény
result-new-title = Eredmény beírása
result-why = Olyan játékhoz, amelyet nem a Parlour vezetett, hogy a lista és a statisztika teljes legyen.
result-who = Kik játszottak
result-what = Mit és mikor
result-starts = kezdett?
result-started = kezdett
result-colour = { $name } színe: { $colour }. A következő
result-points = Pont
result-points-of = { $name } pontjai
result-rank = Helyezés
result-rank-of = { $name } helyezése
result-place = { $place }.
result-other-game = Másik játék
result-game-name = A játék neve
result-better = Játékvezetéssel minden lépés visszanézhető lenne, és a statisztika is részletesebb.
result-begun = Kezdete
result-minutes = Perc
result-lowest = A legkevesebb pont nyer
result-together = Mindenki együtt játszik a játék ellen
result-together-won = Nyertek
result-counts = Számít a statisztikában
result-counts-hint = Kikapcsolva csak a listában marad
result-counted = Számít a statisztikában.
result-left-out = Kimarad a statisztikából.
result-history = Eddigi bejegyzések
result-record = Eredmény rögzítése
result-correct = Eredmény javítása

## Visszanézés

review-title = Visszanézés
review-start = Kezdőállás
review-move-of = { $turn }. lépés, összesen { $turns }
review-hint = A nyilak léptetnek, a Home és az End ugrik.
review-tab-moves = Lépések
review-tab-sheet = Pontlap
review-sheet = Pontok források szerint
review-total = Összesen
review-end = Vége
review-to-move = A(z) { $turn }. lépéshez
review-course = A pontok alakulása
review-course-text = Minden játékos pontjai lépésenként. Jel: { $from ->
        [one] minden pont
       *[other] legalább { $from } pont
    }.
review-marks = Jel: { $from ->
        [one] minden pont
       *[other] legalább { $from } pont
    }.
review-final = végső pontozás
review-slider = A játszma pillanata
review-play = Lejátszás
review-stop = Megállítás
review-when = { $day }, { $from } – { $to }.
review-seat = { $name }: { $score } pont
review-time = Lépésre fordított idő
review-not-drawn = Ennek a játéknak még nincs táblája a képernyőn. A naplója és a pontlapja teljes.
review-share = Megosztás
review-share-menu = Megosztás, nyomtatás, mentés
review-correct = { $turn }. lépés javítása
review-correct-short = Javítás
review-what-if = Mi lett volna, ha innen…?
review-what-if-from = Mi lett volna, ha a(z) { $turn }. lépéstől…
review-what-if-no-ruling = Amit csak feltételezünk, az nem kerül a naplóba, ezért nincs miről dönteni.
review-what-if-hint = { $count ->
        [0] Játssz tovább innen. Semmi sem kerül a naplóba.
       *[other] { $count } feltételezett lépés. Semmi sem kerül a naplóba.
    }
review-back = Vissza a visszanézéshez
review-about = Idő, hely, megjegyzés
review-day = Nap
review-from-to = Mettől meddig
review-played = Az asztalnál
review-pause = Szünet
review-saved = Elmentve.
review-png = Kép a tábláról és a pontlapról (PNG)
review-svg = Kép a tábláról és a pontlapról (SVG)
review-print = Tábla és pontlap nyomtatása
review-copy = Eredmény másolása szövegként
review-bgstats = Játszmafájl a BG Statsnak
review-phone = A telefon BG Stats alkalmazásába
review-phone-hint = Olvasd be a telefon kamerájával: a BG Stats megnyílik, és felajánlja a játszma felvételét.
review-phone-long = Ez a játszma túl hosszú egy kódhoz. A cím:
review-key-step = egy lépés vissza, előre
review-key-ten = tíz lépés
review-key-ends = az elejére, a végére
review-key-play = lejátszás, megállítás
review-key-correct = a lépés javítása
review-key-what-if = mi lett volna, ha innen
mark-label = Jelölés
mark-star = Emlékezetes
mark-good = Jó lépés
mark-mistake = Hiba
mark-question = Kétséges

## Statisztika

stats-none = Még egy játszma sem ért véget.
stats-none-such = Nincs ilyen befejezett játszma.
stats-n = n = { $count }
stats-of = { $count } / { $of }
stats-of-game = { $game }: { $what }
stats-sessions = Játszmák
stats-time = Idő az asztalnál
stats-mean-time = Átlagos idő
stats-people = Játékosok
stats-games = Játékok
stats-person = Játékos
stats-wins = Győzelmek
stats-wins-text = Sáv: a megnyert játszmák aránya, a döntetlen minden érintettnek számít. Vonal: itt van a valódi arány 100-ból 95 esetben. Szürke: 3 játszmánál kevesebb.
stats-shared = ebből döntetlen
stats-interval = 100-ból 95
stats-rating = Játékerő
stats-strength = Játékerő
stats-rating-text = Az ismeretlen játékos ereje 25. Vonal: itt van az erő 100-ból 95 esetben.
stats-rating-few = Az ismeretlen játékos ereje 25. Húsznál kevesebb játszmából nem választható szét a tudás és a szerencse: hosszúak a vonalak.
stats-duels = Egymás ellen
stats-duels-text = Egy cella egy közös játszma; a szaggatott vonalon az nyúlik túl, aki többször végzett előrébb.
stats-duels-few = Egy cella egy közös játszma. Húsznál kevesebb játszmából nem választható szét a tudás és a szerencse.
stats-pair = Páros
stats-first-ahead = Az első előrébb
stats-level = Döntetlen
stats-second-ahead = A második előrébb
stats-seat = A kezdő előnye
stats-seat-text = A kezdő győzelmeinek aránya a játékosok száma szerint; szaggatott vonal: az arány, ha nem számítana. A táblázatban minden hely benne van.
stats-begins = kezdő, { $seats } főnél
stats-place = { $place }. a(z) { $seats } közül
stats-place-head = Hely
stats-chance = Véletlenül
stats-months = Havonta
stats-months-text = Játszmák az utolsó { $months } hónapban.
stats-month = Hónap
stats-weekdays = A hét napjain
stats-weekdays-text = Játszmák a hét egyes napjain.
stats-weekday = Nap
stats-people-title = Mindenki
stats-together = Együtt
stats-streak = Sorozatban
stats-best-streak = Leghosszabb sorozat
stats-rival = Vetélytárs
stats-nemesis = Mumus
stats-words = Vetélytárs: a leggyakoribb ellenfél, legalább három játszmával. Mumus: legalább három játszma több mint felében előrébb végzett. Együtt: mindenki a játék ellen.
stats-games-title = Játékok
stats-by-seats = A játékosok száma szerint
stats-seats = Játékos
stats-average = Átlag
stats-median = Medián
stats-median-mark = medián { $value }
stats-best = Legjobb
stats-worst = Leggyengébb
stats-least = Legkevesebb
stats-most = Legtöbb
stats-margin = Átlagos különbség
stats-own-margin = Különbség
stats-closest = Legszorosabb
stats-clearest = Legsimább
stats-winning = A győztes átlaga
stats-scores = végeredmények
stats-scores-note = mindenkitől az utolsó { $latest }, n = { $count }
stats-scores-text = Minden jel egy játszma, a hely színével és alakjával.
stats-sources = pontforrások
stats-sources-note = játszmánkénti átlag
stats-sources-text = Honnan jönnek a pontok, átlagosan.
stats-everybody = Mindenki
stats-during-after = { $during } + { $after }
stats-counted = { $total } { $sessions } játszmában
stats-counted-text = Melyik hányszor fordult elő.
stats-chance-text = Vonal: várható. Sáv: szabályos kockáknál 100-ból 95 szám ide esik.
stats-p = (p = { $p })
stats-p-tiny = (p < { $p })
stats-too-few = Kevés a próbához.
stats-count = Darab
stats-expected = Várható
stats-measures = Amit a játék mér
stats-measure = Mérőszám
chart-more = { $title }: táblázat, kép
chart-table = Táblázatként
chart-drawing = Rajzként
chart-png = Mentés PNG-ként
chart-svg = Mentés SVG-ként
chart-key = A T billentyű táblázatként mutatja a számokat.
chart-failed = A kép nem készült el.

## Játékosok

people-title = Emberek
people-none = Aki asztalhoz ül, onnantól ismert.
people-no-session = még nincs játszmája
people-hidden = elrejtve
people-also = más néven { $names }
people-change = módosítás
people-with-hidden = Elrejtettek is
people-without-hidden = Elrejtettek nélkül
people-groups = Társaságok
people-group = Társaság
people-new-group = Új társaság
people-no-groups = Egy társaság egy koppintással szűri a listát és a statisztikát.
people-group-hint = Csütörtöki asztal
people-members = Kik tartoznak bele
people-remove-group = Társaság törlése
people-places = Helyek
people-new-place = Új hely
people-no-places = Egy hely akkor lesz ismert, ha egy játszma megnevezi.
people-person = Játékos
people-colour = Szokásos szín
people-hide = Elrejtés
people-hide-hint = Többé nem ajánljuk fel; a játszmák és a statisztika megtartják a nevet
people-is-also = Más néven
people-separate = Mégis valaki más
people-merge = Ugyanaz, mint
people-merge-nobody = senki
people-merge-do = Összevonás
people-merge-hint = { $name } játszmái ezután a másiknak számítanak. Bármikor visszavonható.
people-merged = { $name } mostantól { $into }.
people-unmerge = Visszavonás

## Adatok

data-title = Az adataid
data-import = Behozatal
data-import-hint = A Parlour archívumai és játszmái, BG Stats (JSON), BoardGameGeek-játszmák (XML, CSV). Előbb látod, mi történne.
data-choose = Fájl kiválasztása
data-would = { $fresh ->
        [0] semmi új
       *[other] { $fresh } új játszma
    }, { $known } már ismert.
data-taken = Átvéve: { $fresh } új játszma, { $known } már ismert.
data-take = Átvétel
data-nothing-new = Nincs benne új
data-who-is = Kicsoda { $name }?
data-which-is = Melyik játék ez: { $name }?
data-matched-chosen = választott
data-matched-found = ismert
data-matched-added = új játékos
data-remarks = { $count } megjegyzés
data-source-parlour = Parlour
data-source-bgStats = BG Stats
data-source-boardGameGeek = BoardGameGeek
data-batches = Eddig behozva
data-undo-batch = Kivétel
data-redo-batch = Visszatétel
data-export = Kivitel
data-form-archive = Teljes archívum
data-form-archive-hint = Minden, minden lépéssel, egy másik gépre
data-form-sessionsCsv = Játszmák táblázatban
data-form-sessionsCsv-hint = CSV, soronként egy játszma
data-form-seatsCsv = Eredmények táblázatban
data-form-seatsCsv-hint = CSV, soronként egy játékos
data-form-movesNdjson = Minden lépés elemzéshez
data-form-movesNdjson-hint = NDJSON: DuckDB, Spark, ClickHouse
data-form-bgStats = BG Stats
data-form-bgStats-hint = JSON pontlapokkal
data-filtered = Csak a szűrőnek megfelelők
data-filtered-hint = Mint a játszmák listájában
data-export-do = Fájl mentése
data-left = { $count } játszma elmentve.
data-backups = Biztonsági mentések
data-backups-hint = Minden nap készül, amikor változott valami, és a forma minden változása előtt.
data-no-backups = Még nincs mentés.
data-back-up = Mentés most
data-backed-up = Elmentve.
data-restore = Visszaállítás
data-restore-title = Visszaállítod ezt a mentést?
data-restore-hint = A mostani archívum előbb fájlként félrekerül az adatmappában.
data-restored = Visszaállítva.
data-restored-aside = Visszaállítva. A korábbi archívum itt maradt: { $file }.
data-present = Most
data-lines = Naplósorok
data-last = Utolsó sor
data-check = Ellenőrzés
data-check-hint = Minden tárolt számot újraszámol a naplókból, és megmondja, hol tér el.
data-check-do = Minden ellenőrzése
data-mend = Helyreigazítás
data-mended = helyreigazítva
data-checked = { $sessions } játszma, { $lines } sor átnézve.
data-no-faults = Minden rendben.
data-faults = { $count } hiba.
data-fault-file = Adatbázisfájl
data-fault-session = Játszmák
data-fault-line = Megváltozott sorok
data-fault-gap = Hiányzó sorok
data-fault-orphan = Gazdátlan sorok
data-fault-standing = Játszma állapota
data-fault-number = Tárolt számok
data-fault-unreadable = Nem olvasható
