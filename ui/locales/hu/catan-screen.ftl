# Catan asztala a képernyőn és az előkészületek.

## A tábla

cat-screen-board = Tábla
cat-screen-sea = tenger
cat-screen-untold = még ismeretlen
cat-screen-corner = Sarok: { $at }
cat-screen-edge = Ösvény: { $at }
cat-screen-bank = Bank
cat-screen-stack = { $card } a bankban: { $count }. Megszámolt darab megadása
cat-screen-deck = Fejlesztéskártyák a pakliban: { $count }
cat-screen-nobody = senkinél
cat-screen-next = { $names }: { $count }
cat-screen-next-level = { $names }: szintén { $count }

## Helyek

cat-screen-seat = { $name }. Pont: { $score }, lap: { $cards }, fejlesztéskártya: { $developments }
cat-screen-seat-turn = { $name } van soron. Pont: { $score }, lap: { $cards }, fejlesztéskártya: { $developments }
cat-screen-round = { $round }. forduló
cat-screen-left-roads = Utak készleten
cat-screen-left-settlements = Települések készleten
cat-screen-left-cities = Városok készleten
cat-screen-hand-size = Lapok kézben
cat-screen-developments = Fejlesztéskártyák
cat-screen-knights = Kijátszott lovagok
cat-screen-road-length = Leghosszabb összefüggő út
cat-screen-road-missing = Hiányzik a Leghosszabb úthoz
cat-screen-points = Pontok
cat-screen-total = Összesen
cat-screen-total-short = össz.

## A kérdések

cat-screen-asks-build = Mit épít { $name }?
cat-screen-asks-trade = Mit cserélnek?
cat-screen-asks-card = Melyik kártyát játssza ki { $name }?
cat-screen-asks-plenty = Találmány
cat-screen-asks-monopoly = Monopólium
cat-screen-asks-win = Nyert { $name }?
cat-screen-win-hint = Mutass elég pontkártyát: { $points } pont kell.
cat-screen-roll-hint = Koppints rá vagy írd be. Két kockával is lehet.
cat-screen-build-hint = Koppints az építményre, majd a helyére. Vagy cserélj.
cat-screen-place-hint = Koppints a helyre a táblán.
cat-screen-robber-hint = Koppints a mezőre, majd arra, akitől húz.

## Kockák

cat-screen-two-dice = Két kocka megadása
cat-screen-as-sum = Inkább az összeg megadása
cat-screen-first-die = Első kocka
cat-screen-second-die = Második kocka
cat-screen-die = A kocka értéke { $die }
cat-screen-rolls = Eddig { $count } dobás
cat-screen-expected = várható
cat-screen-rolled = Dobás: { $sum }
cat-screen-change = Módosítás
cat-screen-luck-title = Kockák és szerencse
cat-screen-luck-hint = Mit hoztak a dobások, és mit lehetett várni tőlük.
cat-screen-luck = Termelésből kapott lapok

## Építés és csere

cat-screen-road = Út
cat-screen-settlement = Település
cat-screen-city = Város
cat-screen-development = Fejlesztéskártya
cat-screen-build = { $what }, készleten { $left }
cat-screen-trade = Csere
cat-screen-gives = { $name } ad
cat-screen-gets = { $name } kap
cat-screen-with = kivel
cat-screen-rates = A bank árfolyama: { $rates }
cat-screen-clear = Törlés
cat-screen-cards-of = { $card }: { $count }
cat-screen-hand = { $name } lapjai: { $count }
cat-screen-give-card = { $card }: { $count }
cat-screen-hands-open = nyílt
cat-screen-hands-closed = zárt
cat-screen-hands-sealed = pecsét alatt
cat-screen-hands-counts = csak számuk
cat-screen-cards = { $count } lap

## Rabló és eldobás

cat-screen-rob-whom = Kitől húz lapot?
cat-screen-rob-nobody = Itt senki sem áll: nincs húzás.
cat-screen-stolen = Melyik lap volt?
cat-screen-stolen-sealed = Melyik lap volt? Csak az új gazdája nézzen ide; pecsét alatt marad.
cat-screen-stolen-unseen = A lap ismeretlen marad; nem kell megadni.
cat-screen-discard-who = Még eldobnak
cat-screen-discards = { $count } lapot
cat-screen-discard-count = Kiválasztva: { $have } / { $want }
cat-screen-discard-unseen = A lapokat senki sem látta

## Fejlesztéskártyák

cat-screen-play-card = Kártya kijátszása
cat-screen-holds = { $count } van kézben
cat-screen-plenty = Két lap a bankból
cat-screen-monopoly = Melyik fajta?
cat-screen-monopoly-taken = Ki hány lapot adott át?
cat-screen-bought = Melyik lapot húzta?
cat-screen-bought-sealed = Melyik lapot húzta? Csak a gazdája nézzen ide; pecsét alatt marad.
cat-screen-i-win = Nyertem
cat-screen-win-shown = Megmutatott pontkártyák

## A körök között

cat-screen-special = Ki épít előbb?
cat-screen-special-of = { $name } épít

## A rögzítés

cat-screen-go = Rögzítés
cat-screen-go-correct = A változás ellenőrzése
cat-screen-go-place = Lerakás
cat-screen-go-roll = { $sum } rögzítése
cat-screen-go-buildRoad = Út építése
cat-screen-go-buildSettlement = Település építése
cat-screen-go-buildCity = Város építése
cat-screen-go-buyCard = Kártya vétele
cat-screen-go-trade = Csere rögzítése
cat-screen-go-discard = Eldobás
cat-screen-go-win = Győzelem
cat-screen-go-end = Kör vége
cat-screen-go-end-special = Építés kész
cat-screen-possible = Lehetséges
cat-screen-possible-share = Lehetséges, { $part }/{ $whole } eséllyel
cat-screen-allow = Mégis engedjük

## Amit az asztal tud

cat-screen-tell = Megszámolt lapok megadása
cat-screen-tell-what = Mi ismert?
cat-screen-tell-whom = Kiről?
cat-screen-tell-size = A lapok száma kézben
cat-screen-tell-hand = Az egész kezét megmutatta
cat-screen-tell-kind = Egy fajta a kézben
cat-screen-tell-cannotPay = Nem tud kifizetni valamit
cat-screen-tell-card = Megmutatott fejlesztéskártya
cat-screen-tell-stack = A bank egyik paklija
cat-screen-relation = Hogyan értendő a szám
cat-screen-relation-exactly = pontosan
cat-screen-relation-atLeast = legalább
cat-screen-relation-atMost = legfeljebb
cat-screen-relation-not = nem éppen
cat-screen-how-many = Hány darab?
cat-screen-counting-on = Lapszámolás: mi lehet a kezekben
cat-screen-counting-off = Lapszámolás kikapcsolása
cat-screen-keep-open = Mostantól nyílt kezek
cat-screen-keep-closed = Mostantól zárt kezek
cat-screen-keep-sealed = Mostantól titkok pecsét alatt
cat-screen-keep-counts = Mostantól csak a lapok száma

## Visszanézés, javítás

cat-screen-replace = A(z) { $turn }. lépés újra
cat-screen-insert = A(z) { $turn }. lépés elé
cat-screen-given-up-hint = Ott folytatható, ahol abbamaradt.
cat-screen-resume = Folytatás
cat-screen-back-to-play = Vissza a játékhoz
cat-screen-wins = { $name } nyert { $points } ponttal
cat-screen-audit-agrees = A pecsét feltörve: minden titok egyezik a játékkal.
cat-screen-audit-incomplete = A pecsét feltörve: valaki kihagyott egy titkot.
cat-screen-audit-contradicted = A pecsét feltörve: egy titok a(z) { $move }. lépés előtt nem illik a játékhoz.

## Billentyűk

cat-screen-key-roll = ennyi a dobás
cat-screen-key-build = út, település, város, fejlesztéskártya
cat-screen-key-trade = csere
cat-screen-key-card = fejlesztéskártya kijátszása
cat-screen-key-win = nyertem
cat-screen-key-kinds = tégla, fa, gyapjú, gabona, érc: adni vagy választani
cat-screen-key-gets = ugyanaz az öt: kapni
cat-screen-key-arrows = végig a helyeken
cat-screen-key-enter = rögzítés; ha nincs semmi választva, kör vége
cat-screen-key-back = egy lépés vissza

## Új játék

cat-screen-board-beginner = Kezdő
cat-screen-board-lettered = Csigavonal
cat-screen-board-redApart = Véletlen
cat-screen-board-fair = Kiegyenlített
cat-screen-board-own = Ahogy kirakták
cat-screen-seed = Tábla száma
cat-screen-another = Másik
cat-screen-edit-board = Megadás, módosítás, nyomtatás
cat-screen-hands = Kezek
cat-screen-hands-open-short = Nyílt
cat-screen-hands-closed-short = Zárt
cat-screen-hands-sealed-short = Pecsét
cat-screen-hands-counts-short = Számuk
cat-screen-hands-open-hint = A rabolt és vett lapokat is megadjuk; minden ítélet biztos.
cat-screen-hands-closed-hint = A rabolt és vett lapok ismeretlenek; némely lépés csak lehetséges.
cat-screen-hands-sealed-hint = A titkokat a gazdájuk adja meg; a végén nyílnak fel.
cat-screen-hands-counts-hint = Csak a lapok számát követjük.
cat-screen-more-options = Kiadások és házi szabályok
cat-screen-edition = Ahol a kiadások eltérnek
cat-screen-house = Házi szabályok
cat-screen-betweenTurns = Öt és hat játékos
cat-screen-betweenTurns-pairedPlayers = Páros játékosok
cat-screen-betweenTurns-specialBuilding = Építés a körök között
cat-screen-tokens = Számkorongok
cat-screen-tokens-redApart = Két piros szám nem szomszédos
cat-screen-tokens-lettered = Betűrendben, csigavonalban
cat-screen-tokens-asLaid = Ahogy kirakták
cat-screen-phases = Kereskedés és építés
cat-screen-phases-combined = Tetszőleges sorrendben
cat-screen-phases-separate = Előbb csere, aztán építés
cat-screen-shortage = A banknak egyetlen játékosra sem futja
cat-screen-shortage-loneSeatTakesRest = A maradékot megkapja
cat-screen-shortage-nobodyPaid = Senki sem kap
cat-screen-tiedAfterCut = A leghosszabb út elvágva, döntetlen
cat-screen-tiedAfterCut-holderKeeps = A kártya marad
cat-screen-tiedAfterCut-setAside = A kártya félrekerül
cat-screen-points-to-win = Pont a győzelemhez
cat-screen-hand-limit = Hetesnél megtartható lapok
cat-screen-rounds-without-seven = Fordulók hetes nélkül
cat-screen-friendly-robber = Barátságos rabló
cat-screen-friendly-robber-hint = Nem állhat két vagy kevesebb ponttal bíró mellé.

## A tábla megadása

cat-screen-what-lies = Mi van itt?
cat-screen-what-lies-hint = Táj, aztán szám; a következő mező magától jön.
cat-screen-what-harbour = Melyik kikötő?
cat-screen-what-harbour-hint = Koppints a kikötőre, majd a fajtájára; szabad partra koppintva áthelyezed.
cat-screen-number = Szám
cat-screen-token = { $number } korong, maradt { $left }
cat-screen-hex-number = { $number }. mező: { $what }
cat-screen-harbour-number = { $number }. kikötő: { $what }
cat-screen-move-harbour = A kikötő áthelyezése ide
cat-screen-to-harbours = A kikötőkhöz
cat-screen-to-hexes = A mezőkhöz
cat-screen-next-harbours = Tovább: kikötők
cat-screen-take-board = Ez a tábla jó
cat-screen-fill = A többi kitöltése
cat-screen-empty-board = Üres
cat-screen-print-board = Tábla nyomtatása
cat-screen-told = { $hexes }/{ $allHexes } mező, { $tokens }/{ $allTokens } szám, { $harbours }/{ $allHarbours } kikötő
cat-screen-balance = Egyensúly
cat-screen-balance-hint = Pöttyök nyersanyagonként. A jel az egyenlő rész.
cat-screen-pips-of = { $card }, pötty: { $pips }
cat-screen-unevenness = Egyenetlenség: { $count } (0 a tökéletes); legjobb sarok: { $best }.
cat-screen-board-good = A tábla teljes és szabályos.
cat-screen-hexes-left = Még { $count } mező hiányzik
cat-screen-tokens-left = Még { $count } szám hiányzik
cat-screen-harbours-left = Még { $count } kikötő hiányzik
