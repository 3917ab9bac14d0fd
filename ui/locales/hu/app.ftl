# A felület a játékok körül.

app-name = Parlour
close = Bezárás
cancel = Mégse
done = Kész
copy = Táblázat másolása
copied = Másolva
print = Nyomtatás
undo = Visszavonás
redo = Újra megtétel
menu = Menü
try-again = Újra
read-only = Csak olvasható. Követi az asztalt.
trouble-unreached = A Parlour nem válaszol. Ami rögzítettként látszik, az megvan.
trouble-internal = Valami hiba történt. Semmi sem lett rögzítve.

nav-label = Oldalak
nav-sessions = Játszmák
nav-settings = Beállítások

rule-on-page = { $rule }, { $page }. oldal
rule-source = Szabálykönyv, { $page }. oldal

## Kezdőlap

start-since = { $game }, { $day } { $time } óta, { $move }. lépés
start-turn = { $name } következik.
start-open = Az asztal nyitva áll.
start-back = Vissza az asztalhoz
start-same = Új játszma ugyanazokkal
start-games = Játékok
start-new = Új { $game }-játszma
start-new-short = Új játszma
start-sessions = { $count } játszma
start-last = utoljára: { $day }
start-last-today = utoljára ma
start-seats = { $fewest }–{ $most } játékos
start-seats-only = { $count } játékos
start-recent = Legutóbbi játszmák
start-first-title = Üdv az asztalnál!
start-first-text = Az asztalon játszotok; a Parlour figyeli a szabályokat, vezeti a pontokat és elvégzi a végső számolást. Kezdjetek egy játszmát, írjátok be a lépéseket, és rögtön megmondja, szabályos-e és miért.
won = nyert
state-inPlay = folyamatban
state-paused = félretéve
state-finished = befejezve
state-abandoned = feladva

## Játszmák

sessions-import = Játszmafájl megnyitása
sessions-none = Még nincs játszma.
sessions-more = Korábbi játszmák

## Új játszma

new-title = Új { $game }-játszma
new-who = Játékosok az óramutató járása szerint
new-name = Név
new-name-of = A(z) { $seat }. játékos neve
new-seat = { $seat }. játékos
new-starts = kezd
new-let-start = kezdjen
new-starts-person = { $name } kezd
new-let-start-person = { $name }: kezdjen
new-colour-of = { $name } színe
new-move = { $name } áthelyezése: fel és le nyíl
new-remove = { $name } nem játszik
new-also = Itt van még
new-person = Új játékos felvétele
new-youngest = A legfiatalabb játékos dönti el, ki kezdjen.
new-options = Beállítások
new-hints = Szabályos helyek megmutatása
new-hints-off = Segítség nélküli estéhez kikapcsolható
new-advice = Tanácsok
new-advice-hint = Esélyek és a legjobb lépés; a végén az is, mi volt szerencse
new-at-table = Ülésrend az asztalnál
new-draw = Kezdőjátékos kisorsolása
new-same = Ugyanazok, mint { $day }
new-go = Kezdés, { $name } az első
new-go-nameless = Kezdés
colour-red = piros
colour-blue = kék
colour-yellow = sárga
colour-green = zöld
colour-black = fekete
colour-orange = narancssárga
colour-white = fehér
colour-brown = barna

## Beállítások

settings-language = Nyelv
settings-theme = Fény
settings-hand = Kéz
theme-system = A rendszer szerint
theme-day = Nappal
theme-evening = Este
theme-winter = Tél
hand-right = Jobbkezes
hand-left = Balkezes
about-title = Névjegy
about-text = A Parlour hálózat és fiók nélkül működik. Minden ezen a gépen marad.
about-not-affiliated = Nem áll kapcsolatban a játékok kiadóival. Minden rajz saját.

## Az asztal

zoom-in = Közelebb
zoom-out = Távolabb
zoom-fit = Az egész tábla
log-all = { $moves ->
        [0] Még nincs lépés
       *[other] Mind a(z) { $moves } lépés
    }
log-empty = Még nem történt semmi.
log-more = { $line }. sor: javítás, megjegyzés, megmutatás
log-ruling = Döntés:
log-ruling-points = Döntés: { $name } { $points } pont
line-title = { $line }. sor
line-show = Az akkori asztal megmutatása
line-correct = Más lépés volt
line-insert = Egy lépés kimaradt előtte
line-delete = Meg sem történt
line-undo-to = Minden későbbi visszavonása
line-note-write = Megjegyzés hozzá
menu-points = Pontok adása vagy levonása
menu-note = Megjegyzés írása
menu-keys = Billentyűk
menu-export = A játszma mentése fájlba
menu-pause = Szünet
menu-give-up = A játszma feladása
menu-start = A kezdőlapra
give-up-text = A játszma a listában marad és folytatható. A statisztikába nem számít bele.
pause-text = Közben senkinek nem telik az ideje. Minden rögzítve van.
resume = Játék folytatása
ruling-title = Mégis megengedjük
ruling-text = A lépés az asztalon marad és számít. A napló döntésként jelöli, az indoklásotokkal.
ruling-reason = Indoklás
ruling-reason-hint = Miért dönt így az asztal?
ruling-who = Ki
ruling-how-many = Pontok (levonáshoz 0 alatt)
ruling-record = Döntés rögzítése
note-title = Megjegyzés
note-text = Mire emlékezzünk?
note-record = Megjegyzés rögzítése
preview-title = A javítás következménye
preview-wait = A későbbi lépések ellenőrzése …
preview-all-legal = Minden későbbi lépés szabályos marad.
preview-illegal = { $count } későbbi lépés szabálytalan lesz.
preview-stands = Megjelölve az asztalon marad.
preview-left-out = Már nem lehet ott, ezért kimarad.
preview-totals = Pontok a javítás után
preview-record = Javítás
table-key-undo = visszavonás, újra
table-key-past = lépkedés a múltban
table-banner-past = Az asztal a(z) { $turn }. lépés után ({ $turns })
table-banner-replace = A(z) { $turn }. lépés javítása
table-banner-insert = A(z) { $turn }. előtt kimaradt lépés
table-past = { $turn }. lépés / { $turns }
table-past-hint = A nyilak léptetnek, a Home és az End ugrik.
table-to-present = Vissza a jelenbe
step-first = Az elejére
step-back = Egy lépést vissza
step-on = Egy lépést előre
step-last = A jelenbe
