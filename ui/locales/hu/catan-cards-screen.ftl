# Catan Kártyajáték: amit csak a képernyő mond.

## A sáv, a tábla

card-screen-seat = { $name }, { $score } pont
card-screen-seat-turn = { $name }, { $score } pont, ő következik
card-screen-part = { $source } { $points }
card-screen-of-limit = { $hand } / { $limit }
card-screen-of-seven = { $count } / 7
card-screen-over-seven = { $count }, 7 fölött
card-screen-strength = erő
card-screen-commerce = kereskedelem
card-screen-hand = kártya kézben
card-screen-brigand-count = a banditáknál számító nyersanyag
card-screen-realm = { $name } fejedelemsége
card-screen-middle = Paklik és készletek
card-screen-region = { $region }, { $name }, tárol: { $holds }
card-screen-side-upper = felül
card-screen-side-lower = alul
card-screen-site-free = Szabad telek { $side }, { $at }. falu, { $name }
card-screen-site-card = { $card } { $side }, { $at }. falu, { $name }
card-screen-city-here = Város a(z) { $at }. falura
card-screen-end-left = A bal végén
card-screen-end-right = A jobb végén
card-screen-stack = { $stack }. pakli, { $count } lap
card-screen-of = / { $all }
card-screen-events = esemény
card-screen-out = eldobva
card-screen-together = { $points } / 7
card-screen-both-points = együtt
card-screen-unlocked = akció nyitva
card-screen-holds-knight = { $name } birtokolja a lovagot
card-screen-holds-mill = { $name } birtokolja a malmot

## A forduló menete

card-screen-bar-dice = Kocka
card-screen-bar-event = Esem.
card-screen-bar-income = Hozam
card-screen-bar-main = Fő
card-screen-bar-hand = Kéz
card-screen-replace = A(z) { $turn }. lépés …
card-screen-insert = A(z) { $turn }. lépés előtt …
card-screen-attack = { $name } támad: { $card }.
card-screen-alchemist-asks = Melyik számot állítja be az alkimista?
card-screen-alchemist-first = Előbb az alkimista
card-screen-no-alchemist = Nincs alkimista
card-screen-hand-asks = { $name } kártyái
card-screen-spilt = { $region } megtelt: { $count } elveszett.
card-screen-possible = Hogy így volt-e, csak a kéz tudja: elhisszük.
card-screen-allow = Maradjon így …

## Kockák

card-screen-event-die = Eseménykocka
card-screen-number-die = Termelőkocka
card-screen-face-knight = Lovag
card-screen-face-mill = Malom
card-screen-face-club = Bot
card-screen-face-sun = Nap
card-screen-face-question = Kártya
card-screen-face-key-knight = L
card-screen-face-key-mill = M
card-screen-face-key-club = B
card-screen-face-key-sun = N
card-screen-face-key-question = K
card-screen-quiet = Az első két körben nem jönnek banditák.
card-screen-brigands = Banditák: 7 fölött elvész az érc és a gyapjú
card-screen-hit = Kifosztják.
card-screen-safe = Megússza.
card-screen-loses = { $total } van: minden érc és gyapjú elvész
card-screen-stored = { $total } van
card-screen-behind = { $total } van, ebből { $behind } védett raktár mellett
card-screen-income = Hozam { $number } esetén, amíg van hely:
card-screen-yields = { $region } +{ $count }

## Választás

card-screen-stacks = Pakli
card-screen-second-stack = A második lap paklija
card-screen-look = Ezt a paklit nézi át
card-screen-under = Lap ez alá a pakli alá
card-screen-take-from = Innen vesz el
card-screen-give-from = Innen ad
card-screen-into = Melyik területre
card-screen-above = első koppintás: felülre
card-screen-below = második: alulra
card-screen-scout = A felfedezővel
card-screen-scout-hint = Az egész területpakliból választva
card-screen-no-defence = Nincs védekező kártya
card-screen-decline = Nem vesz el többet

## A fő szakasz

card-screen-tab-build = Építés
card-screen-tab-trade = Csere
card-screen-tab-action = Akció
card-screen-tab-dismantle = Bontás
card-screen-family-building = Épület
card-screen-family-fleet = Flotta
card-screen-family-knight = Lovag
card-screen-family-red = Városi
card-screen-card-of-hand = Egy kártya a kézből
card-screen-payable = kifizethető
card-screen-short-short = nincs rá elég
card-screen-short-no-road = út kell hozzá
card-screen-short-road-twice = itt már út van
card-screen-short-supply = elfogyott
card-screen-short-seven = 7 ponttól
card-screen-short-futile = most hatástalan
card-screen-short-hand-empty = nincs kártya
card-screen-short-not-now = most nem
card-screen-pays = { $name } fizet
card-screen-or-tap = vagy koppints ide: { $region }
card-screen-cannot-pay = Most nem fizethető ki.
card-screen-says-otherwise = Az én kártyámon más áll
card-screen-says-otherwise-unsure = Meg nem erősített ár: az én kártyámon más áll
card-screen-what-it-says = Mennyibe kerül a te kártyád?
card-screen-done = Kész
card-screen-choose-site = Koppints egy megvilágított telekre.
card-screen-choose-place = Koppints egy megvilágított helyre.
card-screen-bank-give = A bank elvesz
card-screen-bank-get = és ad egyet
card-screen-rate = { $count } × { $resource } egy másikért
card-screen-trade-with = Csere vele: { $name }
card-screen-trade-hint = Koppints mindkettőtök területeire; minden koppintás egy nyersanyag.
card-screen-gives = { $name } ad
card-screen-transfer = { $count } × { $resource } ({ $region })
card-screen-less = Eggyel kevesebb: { $what }
card-screen-more-of = Eggyel több: { $what }
card-screen-caravan-hint = Koppints egy vagy két nyersanyagra; utána ugyanannyi mást választasz.
card-screen-spy-takes = A kém elviszi
card-screen-other-actions = Az alkimista a dobás előtt jön, a felfedező új faluval, a püspök és a javasasszony a másik fordulójában.
card-screen-nothing-to-dismantle = Nincs itt semmi, amit el lehetne dobni.
card-screen-other-card = Másik kártya a kézből
card-screen-something-else = Valami mást
card-screen-back-to-main = Vissza a fő szakaszba

## A kéz ellenőrzése

card-screen-hand-of = lap kézben, { $limit } engedélyezett
card-screen-exchange = Egy lap cseréje
card-screen-way = Hogyan húzza
card-screen-top-card = Legfelső lap
card-screen-free = ingyen
card-screen-search = Keresés
card-screen-search-price = { $price } nyersanyagért
card-screen-draw-from = Ebből a pakliból
card-screen-exchange-with = Ezzel a paklival

## Amit az Enter rögzít

card-screen-do-lots = Rögzítés
card-screen-do-startingHand = Három lap kézbe
card-screen-do-alchemist = Szám beállítása
card-screen-do-roll = Dobás rögzítése
card-screen-do-eventCard = Esemény rögzítése
card-screen-do-gain = Megkapja
card-screen-do-take = Elveszi
card-screen-do-give = Visszaadja
card-screen-do-decline = Nem vesz el
card-screen-do-builder = Rögzítés
card-screen-do-civilWar = Visszaküldi
card-screen-do-conflict = Elteszi őket
card-screen-do-road = Út építése
card-screen-do-settlement = Falu építése
card-screen-do-regions = Területek lerakása
card-screen-do-city = Város építése
card-screen-do-build = Kártya építése
card-screen-do-dismantle = Eldobja
card-screen-do-bank = Csere a bankkal
card-screen-do-trade = Csere rögzítése
card-screen-do-caravan = Karaván indul
card-screen-do-merchant = Kereskedő kijátszása
card-screen-do-spy = Kém kijátszása
card-screen-do-attack = Támadás
card-screen-do-defend = Válasz rögzítése
card-screen-do-attackRoll = Dobás rögzítése
card-screen-do-takeBack = Visszaküldi
card-screen-do-draw = Húzás
card-screen-do-exchange = Csere
card-screen-do-shed = Elteszi
card-screen-do-throwAway = Eldobja
card-screen-do-endTurn = Forduló vége
card-screen-to-hand = Kéz ellenőrzése
card-screen-see = Mi változik?

## Visszanézés, a vége

card-screen-resume = Játék folytatása
card-screen-standing = A pontok forrásai
card-screen-total = Összesen
card-screen-wins = { $name } nyert { $points } ponttal

## Előkészítés

card-screen-target = Pont a győzelemhez
card-screen-target-hint = Tizenkettő; gyakorláshoz kevesebb
card-screen-sets = Kezdőkészletek
card-screen-sets-hint = Első és második hely
card-screen-sets-are = { $first } és { $second }
card-screen-open-book = Nyitott könyv
card-screen-open-book-hint = Mindketten beleegyeznek: látszanak a még nem látott lapok, az események és a paklik
card-screen-which-copy = Melyik doboz
card-screen-copy = { $number }. doboz
card-screen-another-copy = Van még egy dobozunk
card-screen-more = Elrendezés és nyitott kérdések
card-screen-layout = Kezdőterületek
card-screen-layout-hint = Balra, középen, jobbra, a tengely fölött és alatt.
card-screen-set = { $set }. kezdőkészlet
card-screen-space = { $set }. készlet, { $side }, { $place }. hely
card-screen-stack-sizes = Lapok az öt pakliban
card-screen-stack-sum = { $sum } a 62-ből
card-screen-stack-size = { $stack }. pakli
card-screen-house-atOnce = Azonnal
card-screen-house-ownTurn = Saját kör
card-screen-house-latched = Marad
card-screen-house-current = Elveszhet
card-screen-house-sameStack = Egy
card-screen-house-twoStacks = Kettő
card-screen-house-duty = Kötelező
card-screen-house-right = Szabad
card-screen-house-underStacks = Pakli alá
card-screen-house-discarded = Eldobva
card-screen-house-optional = Vehet
card-screen-house-forced = Kell
card-screen-house-forbidden = Nem
card-screen-house-allowed = Igen
card-screen-house-storable = Tárolható
card-screen-house-any = Bármely
card-screen-house-afterBoth = Mindkettő után
card-screen-house-firstAbove = Első felülre
card-screen-house-confirmed = Kérdezve
card-screen-house-rollerFirst = Aki dobott
card-screen-house-anyOrder = Bárki
card-screen-house-both = Mindkettő
card-screen-house-passive = A másik
card-screen-house-drawnFrom = Ugyanaz

## A pakli

card-screen-deck = Ellenőrizd a paklit
card-screen-deck-why = Néhány ár és szám egyetlen forráson alapul
card-screen-deck-hint = Tartsd a valódi kártyát a kép mellé. Összevetve: { $done } / { $all }.
card-screen-read = összevetve
card-screen-deck-keep = A kártyámon ez áll
card-screen-deck-same = A kártyámon is így van
card-screen-events-drawn = Az utolsó keverés óta húzott események
card-screen-events-coming = Még hátralévő események
card-screen-unseen = Lapok, amiket senki sem látott
card-screen-handled = Mi történt a paklikkal
card-screen-handled-line = { $what } ({ $stack }. pakli)

## A kártyák hatása két sorban

card-screen-effect-fleet = 2 { $resource } 1 másikért, akárhányszor
card-screen-effect-boost = A szomszédos területek 2 { $resource } hozamot adnak
card-screen-effect-knight = Fekete: erő. Piros: torna.
card-screen-effect-abbey = Eggyel több lap a kézben
card-screen-effect-garrison = Két területe nem számít a banditáknál
card-screen-effect-smithy = Minden saját lovag 1-gyel erősebb
card-screen-effect-aqueduct = Egyetlen saját területen sincs járvány
card-screen-effect-bath_house = A városa területein nincs járvány
card-screen-effect-church = Polgárháborúban védi városa egységeit
card-screen-effect-colossus_of_catan = Két pont, semmi más
card-screen-effect-library = Eggyel több lap a kézben
card-screen-effect-town_hall = A keresés 1 nyersanyagba kerül
card-screen-effect-counting_house = Csak kereskedelem
card-screen-effect-harbor = Minden saját flotta: 1-gyel több kereskedelem
card-screen-effect-marketplace = Csak kereskedelem
card-screen-effect-merchant_guild = Csak kereskedelem
card-screen-effect-mint = 1 arany 1 másikért, akárhányszor

## Billentyűk

card-screen-key-number = Termelőkocka, pakli
card-screen-key-enter = Rögzítés
card-screen-key-back = Egy lépés vissza
card-screen-key-tab = Kártyák, paklik, gombok bejárása; választás

# A dispute about what lies on the table.
card-screen-recount = Utánaszámolás
card-screen-recount-hint = Írjátok be, amit az asztalnál számoltok. Ahol a játékvezető mást tud, megnevezi a szabályt, amelyből az következik.
card-screen-recount-stands = Az asztalnak van igaza
card-screen-count-points = győzelmi pont
card-screen-count-commerce = kereskedelem
card-screen-count-strength = lovagi erő
card-screen-count-tournament = harcérték
card-screen-count-hand = kártya kézben
