# Catan: amit a játékvezető mond. A szabályok szövege a végén, azonosító szerint.

## Amit az asztalnak meg kell mondania

cat-asks-settlement = Hol települ le { $seat }?
cat-asks-road = Merre indul { $seat } útja?
cat-asks-roll = Mit dob { $seat }?
cat-asks-discard = Ki mit dob el? Hátravan még: { $seats }
cat-asks-robber = Hová teszi a rablót { $seat }?
cat-asks-free-road = Hová rakja az ingyen utat { $seat }?
    .left = Még { $left } út van hátra
cat-asks-act = { $seat } kereskedik és épít.
cat-asks-paired = { $seat } épít a kör második játékosaként.
cat-asks-special = Épít valaki, mielőtt { $seat } dob?
cat-asks-special-build = { $seat } épít a körök között.
cat-asks-nothing = A játék véget ért.

## A napló; előtte a játékos neve áll

cat-move-place-settlement = települést alapított
cat-move-place-road = utat rakott mellé
cat-move-roll = dobása: { $sum }
cat-move-roll-dice = dobása: { $one } és { $other }, összesen { $sum }
cat-move-discard = eldobta: { $cards }
cat-move-discard-unseen = látatlanban eldobta a keze felét
cat-move-robber = elmozdította a rablót
cat-move-robber-from = elmozdította a rablót, és lapot húzott; áldozat: { $victim }
cat-move-build-road = utat épített
cat-move-free-road = ingyen utat rakott
cat-move-build-settlement = települést épített
cat-move-build-city = várost épített
cat-move-buy = fejlesztéskártyát vett
cat-move-knight = lovagot játszott ki
cat-move-road-building = útépítést játszott ki
cat-move-plenty = találmányt játszott ki: { $cards }
cat-move-monopoly = monopóliumot játszott ki: { $card }
cat-move-monopoly-told = monopóliumot játszott ki: { $card }, { $count ->
        [0] senkinek sem volt
       *[other] { $count } kártya
    }
cat-move-bank = cserélt a bankkal: { $give } → { $get }
cat-move-trade = cserélt vele: { $with }; { $give } → { $get }
cat-move-end = továbbadta a kockákat
cat-move-special = a körök között épít
cat-move-special-end = befejezte az építést
cat-move-win = azt mondja: nyertem
cat-move-win-shown = azt mondja: nyertem, és megmutat { $count } győzelmi pont kártyát
cat-move-hand-shown = megmutatta az egész kezét: { $cards }
cat-move-known-exactly = kezében biztosan pontosan { $count } { $card } van
cat-move-known-at-least = kezében biztosan legalább { $count } { $card } van
cat-move-known-at-most = kezében biztosan legfeljebb { $count } { $card } van
cat-move-known-not = kezében biztosan nem éppen { $count } { $card } van
cat-move-cannot-pay = nem tudja kifizetni: { $what }
cat-move-hand-counted = megszámolta a kezét: { $count } kártya
cat-move-bank-counted = Megszámolták a bankot: { $count } { $card }
cat-move-card-shown = megmutatott egy fejlesztéskártyát: { $card }
cat-move-hands-open = Mostantól nyílt kézzel játszanak
cat-move-hands-closed = Mostantól zárt kézzel játszanak
cat-move-hands-sealed = Mostantól a titkok pecsét alatt vannak
cat-move-hands-counts = Mostantól csak a kezek mérete számít

## A pontozólap oszlopai

cat-source-settlements = Települések
cat-source-cities = Városok
cat-source-road = Leghosszabb út
cat-source-army = Legnagyobb lovagi sereg
cat-source-cards = Pontkártyák

## A pontozólap sorai

cat-line-settlement = Település
cat-line-city = Város
cat-line-road = Leghosszabb út, { $count } szakasz
cat-line-army = Legnagyobb lovagi sereg, { $count } lovag
cat-line-cards = { $count } győzelmi pont kártya

## Miért nem szabályos: a kör

cat-refused-over = A játék véget ért; { $winner } nyert.
cat-refused-no-seat = Az asztalnál nincs { $seat }. hely.
cat-refused-turn = Most nem { $seat } van soron, hanem { $active }.
cat-refused-set-up-seat = Most { $seat } rak le.
cat-refused-set-up = Előbb be kell fejezni az előkészületet; { $seat } rak le.
cat-refused-set-up-over = Az előkészület véget ért.
cat-refused-road-first = { $seat } előbb az éppen lerakott település útját rakja le.
cat-refused-settlement-first = { $seat } előbb települést rak le.
cat-refused-roll-first = { $seat } előbb dob.
cat-refused-rolled = { $seat } ebben a körben már dobott.
cat-refused-discards-first = Előbb mindenki eldob, akinek túl sok kártyája van.
cat-refused-robber-first = { $seat } előbb elmozdítja a rablót.
cat-refused-free-road-first = { $seat } előbb lerakja az ingyen utakat.
cat-refused-no-free-road = { $seat } nem kapott ingyen utat.
cat-refused-no-robber = { $seat } most nem mozgathatja a rablót.
cat-refused-no-discard = { $seat } most nem dob el semmit.
cat-refused-no-special = Most senki sem épít a körök között.
cat-refused-special-order = { $seat } most nem kezdhet építeni: az óramutató járása szerint megy, és kimarad, akinek a köre véget ért.
cat-refused-special-trade = { $seat } a körök között nem cserélhet.
cat-refused-special-card = { $seat } a körök között nem játszhat ki kártyát.
cat-refused-special-win = { $seat } a körök között nem nyerhet.
cat-refused-special-only = { $seat } a körök között csak építhet és kártyát vehet.
cat-refused-paired-trade = { $seat } a kör második játékosaként csak a bankkal cserélhet.

## Miért nem szabályos: lerakás és építés

cat-refused-no-corner = Ilyen sarok nincs a táblán.
cat-refused-no-edge = Ilyen útszakasz nincs a táblán.
cat-refused-no-hex = Ilyen mező nincs a táblán.
cat-refused-corner-taken = Ezen a sarkon már { $owner } áll.
cat-refused-edge-taken = Itt már { $owner } útja fekszik.
cat-refused-distance = Túl közel van: egy szakasznyira { $owner } áll.
cat-refused-set-up-road = Az útnak ahhoz a településhez kell csatlakoznia, amelyet { $seat } éppen lerakott.
cat-refused-road-loose = Az út { $seat } egyetlen útjához és építményéhez sem csatlakozna.
cat-refused-road-cut = { $seat } útja itt véget ér: közte { $owner } áll.
cat-refused-no-road = Ehhez a sarokhoz nem vezet út, amely { $seat } tulajdona.
cat-refused-no-settlement = Itt { $seat } nem tud települést várossá fejleszteni.
cat-refused-no-piece = { $seat } készletéből elfogyott: { $piece }.
cat-refused-price = { $seat } nem tudja kifizetni: { $what }.
    .detail = Az ára: { $cards }. { $since ->
        [0] Ez egyetlen lehetséges kézben sincs meg.
       *[other] Ez a(z) { $since }. lépés óta egyetlen lehetséges kézben sincs meg.
    }

## Miért nem szabályos: kocka és rabló

cat-refused-dice = Két kockával ilyet nem lehet dobni.
cat-refused-seven = Az első { $rounds } fordulóban a hetest újra kell dobni.
cat-refused-seven-gain = Hetesnél senki sem kap semmit.
cat-refused-gain = { $seat } ennyit kap: { $right } { $card }, nem { $told }.
cat-refused-gain-short = A bankban kevés: { $card }. { $seat } ennyit kap: { $right }, nem { $told }.
cat-refused-shortage = Amennyi a bankban van, abból ezt nem fizethette.
    .detail = { $since ->
        [0] Az oszlopok nem illenek hozzá.
       *[other] Az oszlopok a(z) { $since }. lépés óta nem illenek hozzá.
    }
cat-refused-count-bank = A kifizetés attól függ, mennyi van ebből a bankban: { $card }. Számoljátok meg az oszlopot, vagy írjátok be, ki mit kapott.
cat-refused-discard-count = { $seat } { $count } kártyát dob el, nem { $told } darabot.
cat-refused-discard-held = { $seat } kezében nincs meg: { $cards }.
    .detail = { $since ->
        [0] Egyetlen lehetséges kézben sincs meg.
       *[other] A(z) { $since }. lépés óta egyetlen lehetséges kézben sincs meg.
    }
cat-refused-discard-tell = Melyik { $count } kártyát dobja el { $seat }? Nyílt kéznél ezt meg kell mondani.
cat-refused-robber-stays = A rablónak másik mezőre kell lépnie.
cat-refused-robber-friendly = A ház szabálya védi, mert legfeljebb két pontja van: { $seat }.
cat-refused-rob-self = Senki sem rabolhatja ki saját magát.
cat-refused-rob-absent = Ennél a mezőnél nincs építménye: { $victim }.
cat-refused-rob-nobody = Ahol senkit sem rabolnak ki, ott nincs húzás.
cat-refused-rob-must = Van itt, akinek van kártyája, például { $victim }: húzni kell.
cat-refused-rob-empty = { $victim } kezében nincs kártya, így ez sem: { $card }.
cat-refused-rob-tell = Melyik kártyát húzták? Áldozat: { $victim }. Nyílt kéznél ezt meg kell mondani.
cat-refused-rob-kind = { $victim } kezében nem lehet: { $card }.
    .detail = { $since ->
        [0] Egyetlen lehetséges kézben sincs.
       *[other] A(z) { $since }. lépés óta egyetlen lehetséges kézben sincs.
    }

## Miért nem szabályos: csere

cat-refused-bank-mixed = A bank csak egyféle kártyát fogad el.
cat-refused-bank-same = A bank egy nyersanyagot nem cserél önmagára: { $card }.
cat-refused-bank-rate = A bank minden kártyáért ennyit kér: { $rate } { $card } ({ $seat }), nem összesen { $told } darabot.
cat-refused-bank-held = { $seat } kezében nincs meg: { $cards }.
    .detail = { $since ->
        [0] Egyetlen lehetséges kézben sincs meg.
       *[other] A(z) { $since }. lépés óta egyetlen lehetséges kézben sincs meg.
    }
cat-refused-bank-empty = A bankban nincs meg: { $cards }.
    .detail = { $since ->
        [0] Kicsik az oszlopok.
       *[other] A(z) { $since }. lépés óta kicsik az oszlopok.
    }
cat-refused-trade-over = { $seat } már építeni kezdett: ebben a körben vége a cserének.
cat-refused-trade-partner = A cseréhez másik játékos kell ({ $seat }).
cat-refused-gift = Ajándékozni nem lehet: mindkét fél ad legalább egy kártyát.
cat-refused-like = Nem állhat mindkét oldalon: { $card }.
cat-refused-trade-held = { $seat } kezében nincs meg: { $cards }.
    .detail = { $since ->
        [0] Egyetlen lehetséges kézben sincs meg.
       *[other] A(z) { $since }. lépés óta egyetlen lehetséges kézben sincs meg.
    }

## Miért nem szabályos: fejlesztéskártya és győzelem

cat-refused-deck-empty = A pakli elfogyott.
cat-refused-no-such-card = Ebből a fajtából már nincs a pakliban: { $card }.
cat-refused-buy-tell = Melyik kártyát húzta { $seat }? Nyílt kéznél ezt meg kell mondani.
cat-refused-second-card = { $seat } ebben a körben már játszott ki kártyát.
cat-refused-new-card = { $seat } csak ebben a körben vette: { $card }.
cat-refused-no-card = { $seat } kezében nem lehet: { $card }.
cat-refused-no-road-piece = { $seat } készletéből elfogyott az út.
cat-refused-no-path = Nincs olyan szakasz, ahová { $seat } utat rakhatna.
cat-refused-plenty-count = { $want ->
        [0] Most egy kártya sem jár, mert üres a bank.
        [1] Most egy kártya jár, mert a bankban nincs több.
       *[other] Pontosan { $want } kártya jár.
    }
cat-refused-plenty-bank = A bankban nincs meg: { $cards }.
    .detail = { $since ->
        [0] Kicsik az oszlopok.
       *[other] A(z) { $since }. lépés óta kicsik az oszlopok.
    }
cat-refused-monopoly-tell = Ki hányat adott át ebből: { $card }? Nem egyértelmű.
cat-refused-monopoly-seat = { $seat } minden ellenfele egyszer nevezhető meg.
cat-refused-monopoly-count = Ennyit nem adhattak át ebből: { $card }.
    .detail = { $since ->
        [0] Egyetlen lehetséges kézben sincs éppen ennyi.
       *[other] A(z) { $since }. lépés óta egyetlen lehetséges kézben sincs éppen ennyi.
    }
cat-refused-win-turn = { $seat } csak a saját körében nyerhet.
cat-refused-points = { $seat } pontjai: { $points }, nem { $target }.
cat-refused-show-cards = { $seat } mutassa meg a pontkártyáit: nélkülük { $points } pontja van a(z) { $target } helyett.
cat-refused-shown = { $seat } kezében nem lehet { $cards } győzelmi pont kártya.

## Amit az asztal a zárt kezekről tud

cat-refused-hand = { $seat } keze nem lehet éppen ez: { $cards }.
    .detail = { $since ->
        [0] Valamelyik korábbi bejegyzés hibás.
       *[other] A(z) { $since }. lépés óta semmivel sem fér össze; ott érdemes kezdeni.
    }
cat-refused-hand-size = { $seat } kezében a napló szerint { $right } kártya van, nem { $told }.
cat-refused-kind = { $seat } kezében nem lehet ennyi: { $card }.
    .detail = { $since ->
        [0] Valamelyik korábbi bejegyzés hibás.
       *[other] A(z) { $since }. lépés óta semmivel sem fér össze; ott érdemes kezdeni.
    }
cat-refused-can-pay = { $seat } ezt biztosan ki tudja fizetni: { $what }.
    .detail = { $since ->
        [0] Valamelyik korábbi bejegyzés hibás.
       *[other] A(z) { $since }. lépés óta semmivel sem fér össze; ott érdemes kezdeni.
    }
cat-refused-bank = A bankban nem lehet ennyi: { $card }.
    .detail = { $since ->
        [0] Valamelyik korábbi bejegyzés hibás.
       *[other] A(z) { $since }. lépés óta semmivel sem fér össze; ott érdemes kezdeni.
    }
cat-refused-same-mode = Már így tartjátok számon a kezeket.

## Mit árul el egy lehetséges lépés

cat-reveals-holds = Ebből kiderül, hogy { $seat } kezében megvolt: { $cards }
cat-reveals-monopoly = Ebből kiderül, kinél mennyi volt, mielőtt { $seat } elvette: { $card }
cat-reveals-hand = Ebből kiderül { $seat } keze: { $cards }
cat-reveals-kind = Ebből több derül ki arról, mennyi van { $seat } kezében: { $card }
cat-reveals-lacks = Ebből kiderül, hogy { $seat } kezében nincs meg mind: { $cards }
cat-reveals-bank = Ebből kiderül, mennyi van a bankban: { $card }
cat-reveals-stacks = Ebből több derül ki a bank oszlopairól.
cat-reveals-card = Ebből kiderül, hogy { $seat } kezében megvolt: { $card }
cat-reveals-points = Ebből kiderül, hogy { $seat } kezében { $cards } győzelmi pont kártya van.

## Amire egy szabályos lépésnél is érdemes figyelni

cat-warn-win = { $seat } előtt { $points } pont áll az asztalon, és nem szólt.

## Miért nem lehet így asztalt teríteni

cat-refused-seats = { $have } hely nem lehet: hárman–hatan játszhatják.
cat-refused-first = A kezdő hely nincs az asztalnál.
cat-refused-target = { $points } ponttal nem lehet nyerni: 3 és 30 között adható meg.
cat-refused-hand-limit = Senkinél sem maradhatna kártya: a kézhatár legalább egy.
cat-refused-hexes = A tábla { $have } mezőből áll, nem { $want } mezőből.
cat-refused-terrain = { $terrain }: { $have } mező, nem { $want }.
cat-refused-token-missing = Erről a mezőről hiányzik a számkorong.
cat-refused-token-desert = A sivatagon nincs számkorong, így { $token } sem.
cat-refused-token-unknown = Ilyen számkorong nincs: { $token }.
cat-refused-token-count = { $token } számú korong: { $have } darab, nem { $want }.
cat-refused-red = Két piros szám szomszédos.
cat-refused-spiral = A korongok nem betűrendben fekszenek: ide { $token } kerülne.
cat-refused-harbour-inland = Ez a kikötő nem a parton van.
cat-refused-harbour-close = Két kikötőnek közös a sarka.
cat-refused-harbour-count = Kikötő ({ $kind }): { $have } darab, nem { $want }.
cat-refused-robber-none = Hiányzik a rabló.
cat-refused-robber-many = Egy rabló van, nem { $have }.
cat-refused-robber-desert = A rabló a sivatagról indul.
cat-refused-robber-sea = A rabló nincs a táblán.
cat-refused-no-beginner = Ötre vagy hatra nincs kezdőtábla.
cat-refused-corner-crowded = Egy sarkon csak egy építmény állhat; itt többen vannak: { $seats }.
cat-refused-edge-crowded = Egy szakaszon csak egy út feküdhet; itt többen vannak: { $seats }.
cat-refused-too-many-pieces = Túl sok építmény ({ $seat }): { $piece }, { $have } a legfeljebb { $most } helyett.
cat-refused-too-many-cards = Túl sok kártya: { $card }, { $have } a legfeljebb { $most } helyett.

## Szavak

cat-brick = tégla
cat-lumber = fa
cat-wool = gyapjú
cat-grain = gabona
cat-ore = érc
cat-hills = domb
cat-forest = erdő
cat-pasture = legelő
cat-fields = szántóföld
cat-mountains = hegység
cat-desert = sivatag
cat-harbour-generic = általános
cat-road = út
cat-settlement = település
cat-city = város
cat-development = fejlesztéskártya
cat-knight = lovag
cat-road-building = útépítés
cat-year-of-plenty = találmány
cat-monopoly = monopólium
cat-victory-point = győzelmi pont
cat-hands-open = nyílt kéz
cat-hands-closed = zárt kéz
cat-hands-sealed = pecsét alatt
cat-hands-counts = csak a kezek mérete

## A szabályok

CAT-CMP-01 = A sziget 19 szárazföldi mezőből áll: 4-4 erdő, legelő és szántóföld, 3-3 domb és hegység, egy sivatag.
    .page = –
CAT-CMP-02 = Mindenkinek 15 útja van. Akinek elfogyott, nem rakhat le többet, ingyen sem; út sosem kerül vissza.
    .page = –
CAT-CMP-03 = Mindenkinek 5 települése van. A várossá fejlesztett település visszakerül a gazdájához.
    .page = –
CAT-CMP-04 = Mindenkinek 4 városa van; város sosem kerül vissza.
    .page = –
CAT-CMP-05 = Minden nyersanyagból 19 kártya van. Ami nincs senkinek a kezében, az felfordítva a bankban fekszik.
    .page = –
CAT-CMP-06 = 25 fejlesztéskártya van: 14 lovag, 2-2 útépítés, találmány és monopólium, 5 győzelmi pont.
    .page = –
CAT-CMP-07 = 18 számkorong van: egy 2-es, egy 12-es, két-két darab a 3–6 és a 8–11 számokból; 7-es nincs, és a sivatagra sem kerül.
    .page = –
CAT-CMP-08 = 9 kikötő van: négy általános 3:1 és nyersanyagonként egy 2:1.
    .page = –
CAT-CMP-09 = Egy Leghosszabb út és egy Legnagyobb lovagi sereg van, egyenként 2 pontért, egy rabló és két kocka.
    .page = –
CAT-CMP-10 = Akinek mind az öt települése a táblán áll, annak előbb várossá kell fejlesztenie egyet, mielőtt újat alapít.
    .page = –
CAT-SET-01 = Az alapjátékot hárman vagy négyen játsszák; öten vagy hatan a kiegészítővel.
    .page = –
CAT-SET-02 = A mezőket minden játék előtt megkeverik; az első játékhoz van egy rögzített tábla.
    .page = –
CAT-SET-03 = A korongokat betűik sorrendjében, csigavonalban rakják le a sziget egyik csúcsától a közepéig, a sivatagot kihagyva.
    .page = –
CAT-SET-04 = Ha a korongokat véletlenszerűen rakják le, két piros szám (6, 8) nem lehet szomszédos.
    .page = –
CAT-SET-05 = Először mindenki sorban rak le, a kezdőtől az óramutató járása szerint; majd még egyszer fordított sorrendben, így az utolsó kétszer következik egymás után.
    .page = –
CAT-SET-06 = A kezdő település bármely szabad sarokra kerülhet, amely betartja a távolságszabályt, a partra is.
    .page = –
CAT-SET-07 = A kezdő útnak az éppen lerakott településhez kell csatlakoznia.
    .page = –
CAT-SET-08 = Csak a második település hoz rögtön kártyát: minden szomszédos termő mezőért egyet.
    .page = –
CAT-SET-09 = A rabló a sivatagról indul.
    .page = –
CAT-SET-10 = Az első kör a kezdő játékosé; hogy ki kezd, azt az asztal dönti el vagy kockával sorsolja ki.
    .page = –
CAT-SET-11 = Mindenki 2 ponttal kezd, és 13 útja, 3 települése és 4 városa marad.
    .page = –
CAT-SET-12 = A kezdő építmények ingyenesek, és különleges kártyát nem hoznak.
    .page = –
CAT-SET-13 = Három játékosnál a kezdőtáblán a piros bábuk kimaradnak.
    .page = –
CAT-TRN-01 = Csak a soron lévő játékos cselekszik; a többiek eldobnak, ajánlatra felelnek vagy kártyát veszítenek.
    .page = –
CAT-TRN-02 = Előbb a dobás és ami vele jár, aztán a kereskedés és az építés, végül a kockák továbbadása. A dobás előtt csak fejlesztéskártya jöhet, és semmi esedékes nem maradhat el.
    .page = –
CAT-TRN-03 = Kereskedni és építeni tetszőleges sorrendben, többször is lehet; a régebbi szabály szerint előbb minden csere, aztán minden építés.
    .page = –
CAT-TRN-04 = Dobni kötelező; kereskedni és építeni nem.
    .page = –
CAT-TRN-05 = Amíg kártya és építmény van, akárhányszor lehet építeni és cserélni, egy körben települést alapítani és várossá fejleszteni is.
    .page = –
CAT-TRN-06 = A játék az óramutató járása szerint halad.
    .page = –
CAT-PRD-01 = A két kocka összege mondja meg, mely mezők teremnek: mind, amelyen ez a szám áll.
    .page = –
CAT-PRD-02 = A település egy, a város két kártyát kap a mezőjéért, bárki dobott.
    .page = –
CAT-PRD-03 = A rabló mezője nem terem; a mellette álló építmények a többi mezőjükről ugyanúgy kapnak.
    .page = –
CAT-PRD-04 = Ha egy mezőnél több építmény áll, mindegyik külön kap.
    .page = –
CAT-PRD-05 = Csak annyi kártya van, amennyi a bankban fekszik.
    .page = –
CAT-PRD-06 = Ha a bank egy nyersanyagból nem tud mindent kifizetni, senki sem kap belőle; ha csak egy játékosnak jár, ő megkapja a maradékot.
    .page = –
CAT-PRD-07 = Ha egy nyersanyagból hiány van, a többit a szokásos módon fizetik.
    .page = –
CAT-PRD-08 = Amit nem fizettek ki, azt később sem pótolják.
    .page = –
CAT-PRD-09 = Ha hiány lehet valamiből, a bank oszlopát meg lehet számolni.
    .page = –
CAT-PRD-10 = A találmány és a bankkal való csere is csak azt adja, ami a bankban van.
    .page = –
CAT-ROB-01 = Hetesnél senki sem kap nyersanyagot.
    .page = –
CAT-ROB-02 = Hetesnél mindenki eldob, akinek hétnél több nyersanyagkártyája van, a dobó is; a fejlesztéskártyák nem számítanak.
    .page = –
CAT-ROB-03 = A kéz fele kerül vissza a bankba, lefelé kerekítve, a gazdája választása szerint.
    .page = –
CAT-ROB-04 = Minden eldobás megelőzi a rabló mozgatását.
    .page = –
CAT-ROB-05 = A rablónak másik szárazföldi mezőre kell lépnie; a sivatag is lehet.
    .page = –
CAT-ROB-06 = Aki a rablót mozgatta, olyan ellenfelet választ, akinek települése vagy városa van az új mezőnél.
    .page = –
CAT-ROB-07 = A választott kézből egy kártyát húz látatlanban; ha van mit, húznia kell.
    .page = –
CAT-ROB-08 = Üres kezű ellenfél is választható; akkor nincs húzás.
    .page = –
CAT-ROB-09 = Ahol nincs ellenfél, ott nincs húzás; a saját építményeket is ugyanúgy elzárja.
    .page = –
CAT-ROB-10 = Arra a kérdésre, hány kártyája van valakinek, őszintén kell felelni.
    .page = –
CAT-ROB-11 = A lovaggal ugyanígy mozog a rabló, de senki sem dob el kártyát.
    .page = –
CAT-ROB-12 = A rabló addig zárja el a mezőjét, amíg tovább nem lép.
    .page = –
CAT-ROB-13 = Hetes után a kör kereskedéssel és építéssel folytatódik.
    .page = –
CAT-ROB-14 = A rablótól senki sincs védve, az első körökben sem, hacsak a ház szabálya mást nem mond.
    .page = –
CAT-TRD-01 = Minden csere egyik fele a soron lévő játékos; a többiek ajánlatot tehetnek neki, de egymással nem cserélnek.
    .page = –
CAT-TRD-02 = Cserélni a dobás után lehet.
    .page = –
CAT-TRD-03 = Senki sem köteles ajánlatot elfogadni; az arány tetszőleges.
    .page = –
CAT-TRD-04 = Ajándékozni nem lehet: mindkét fél ad legalább egy kártyát.
    .page = –
CAT-TRD-05 = Ugyanaz a nyersanyag nem állhat mindkét oldalon.
    .page = –
CAT-TRD-06 = Csak olyan kártyát lehet cserélni, amely valóban kézben van.
    .page = –
CAT-TRD-07 = Fejlesztéskártya, pont és építmény nem cserélhető.
    .page = –
CAT-TRD-08 = A későbbi körökre szóló ígéret nem kötelez.
    .page = –
CAT-MAR-01 = A bank négy egyformáért ad egyet; általános kikötőnél bármelyik háromért, különleges kikötőnél a saját nyersanyagából kettőért.
    .page = –
CAT-MAR-02 = A kikötő annak jár, akinek a két sarka egyikén települése vagy városa áll; az út kevés.
    .page = –
CAT-MAR-03 = Több kikötőnél nyersanyagonként a legjobb arány érvényes.
    .page = –
CAT-MAR-04 = A bankkal a saját körben, a dobás után lehet cserélni, akárhányszor.
    .page = –
CAT-MAR-05 = A bank nem cserél egy nyersanyagot önmagára.
    .page = –
CAT-MAR-06 = A kért kártyának meg kell lennie a bankban.
    .page = –
CAT-MAR-07 = A kikötő azonnal használható; különválasztott szakaszoknál a következő körtől.
    .page = –
CAT-BLD-01 = Az út tégla és fa; a település tégla, fa, gyapjú és gabona; a város három érc és két gabona; a fejlesztéskártya érc, gyapjú és gabona.
    .page = –
CAT-BLD-02 = Az út saját utat folytat, vagy saját építménynél kezdődik. Nem mehet tovább olyan sarkon át, ahol ellenfél épített.
    .page = –
CAT-BLD-03 = Egy szakaszon csak egy út feküdhet; a parton is lehet.
    .page = –
CAT-BLD-04 = Nem alapítható település oda, ahol egy szakasznyira település vagy város áll, akkor sem, ha saját.
    .page = –
CAT-BLD-05 = Egy sarkon csak egy építmény állhat.
    .page = –
CAT-BLD-06 = A kezdőkörök után a sarokhoz saját útnak kell vezetnie.
    .page = –
CAT-BLD-07 = A város saját település helyére kerül.
    .page = –
CAT-BLD-08 = Ami felépült, a helyén marad.
    .page = –
CAT-BLD-09 = Ha saját út vezet oda és megvan a távolság, az ellenfél útjának közepére is lehet települni.
    .page = –
CAT-DEV-01 = A fejlesztéskártyát a lefordított pakliból húzzák, és sosem kerül oda vissza.
    .page = –
CAT-DEV-02 = Ha a pakli elfogyott, nincs több vásárlás; addig egy körben akárhány vehető.
    .page = –
CAT-DEV-03 = Csak kézben lévő kártya játszható ki; addig rejtve marad.
    .page = –
CAT-DEV-04 = Egy körben legfeljebb egy lovag vagy haladáskártya játszható ki, a dobás előtt vagy után.
    .page = –
CAT-DEV-05 = A kártya nem játszható ki abban a körben, amelyben vették.
    .page = –
CAT-DEV-06 = A győzelmi pont kártyát csak a győzelemhez mutatják meg, akárhányat egyszerre, ugyanabban a körben vettet is.
    .page = –
CAT-DEV-07 = Kártyát csak a saját körben lehet kijátszani, a körök közötti építéskor soha.
    .page = –
CAT-DEV-08 = A lovag mozgatja a rablót és kártyát húz; a gazdája előtt marad.
    .page = –
CAT-DEV-09 = Az útépítés legfeljebb két ingyen utat ad azonnal, a szokásos szabályokkal; közben más nem történhet.
    .page = –
CAT-DEV-10 = Ha csak egy út vagy egy hely maradt, az útépítés egy utat ad; ha egy sem, nem játszható ki.
    .page = –
CAT-DEV-11 = A találmány két választott kártyát ad, egyformát vagy különbözőt.
    .page = –
CAT-DEV-12 = A találmány csak azt adja, ami a bankban van.
    .page = –
CAT-DEV-13 = A monopólium megnevez egy nyersanyagot; minden ellenfél átadja az összes ilyen kártyáját.
    .page = –
CAT-DEV-14 = A kijátszott lovagok a gazdájuk előtt maradnak; a kijátszott haladáskártyák kikerülnek a játékból.
    .page = –
CAT-DEV-15 = A kártyából kapott út és lovag azonnal számít a különleges kártyákhoz, a dobás előtt is.
    .page = –
CAT-DEV-16 = A kijátszott kártya nem helyettesíti a dobást.
    .page = –
CAT-LR-01 = Az első legalább ötszakaszos út kapja a Leghosszabb utat.
    .page = –
CAT-LR-02 = Az út olyan hosszú, mint a leghosszabb végigjárható vonala, amely minden darabot egyszer érint; az elágazás nem adódik hozzá, a kör teljesen számít.
    .page = –
CAT-LR-03 = A saját település és város nem szakítja meg az utat.
    .page = –
CAT-LR-04 = Az ellenfél települése vagy városa a sarkánál elvágja az utat.
    .page = –
CAT-LR-05 = Az út ellenfél építményénél kezdődhet és végződhet; a szélső darabok számítanak.
    .page = –
CAT-LR-06 = Az ellenfél útja sosem szakít meg utat.
    .page = –
CAT-LR-07 = Csak hosszabb út veszi el a kártyát; az egyenlő nem.
    .page = –
CAT-LR-08 = Minden út és minden település után minden utat újra megmérnek.
    .page = –
CAT-LR-09 = Elvágás után a birtokosé marad a kártya, amíg senkinek sincs hosszabb; különben az egyedül leghosszabb, legalább ötös út kapja; több egyenlőnél félreteszik.
    .page = –
CAT-LR-10 = A kártya azonnal gazdát cserél, más körében is.
    .page = –
CAT-LR-11 = Az a sarok, ahol egy játékos három útja találkozik, nem vágható el.
    .page = –
CAT-LA-01 = Aki elsőként játszott ki három lovagot, kapja a Legnagyobb lovagi sereget.
    .page = –
CAT-LA-02 = Csak több lovag veszi el; az egyenlő nem.
    .page = –
CAT-LA-03 = Másképp nem veszíthető el.
    .page = –
CAT-LA-04 = Azonnal számít, a rabló mozgatása előtt.
    .page = –
CAT-WIN-01 = Nyerni csak a saját körben lehet.
    .page = –
CAT-WIN-02 = A győzelemmel a játék véget ér.
    .page = –
CAT-WIN-03 = Tíz pont nyer: a település 1, a város 2, a győzelmi pont kártya 1, minden különleges kártya 2.
    .page = –
CAT-WIN-04 = Aki más körében éri el a tízet, addig nem nyert, amíg a saját köre el nem kezdődik.
    .page = –
CAT-WIN-05 = A rejtett pontkártyák számítanak; akinek megvan a pontja, annak szólnia kell.
    .page = –
CAT-INF-01 = A nyersanyagkártyák rejtve vannak kézben; a számuk nyilvános.
    .page = –
CAT-INF-02 = A fejlesztéskártyák rejtve vannak kézben; a számuk nyilvános.
    .page = –
CAT-INF-03 = A bank oszlopai láthatók, így tudható, miből mennyi van kézben.
    .page = –
CAT-INF-04 = Hogy melyik kártyát lopták el, csak a rabló és az áldozat tudja.
    .page = –
CAT-X56-01 = Öten vagy hatan a sziget 30 mezőből áll: 6-6 erdő, legelő és szántóföld, 5-5 domb és hegység, két sivatag.
    .page = –
CAT-X56-02 = 28 saját korongja van: kettő-kettő a 2-esből és a 12-esből, három-három a többiből, betűrendben lerakva; mindkét sivatag kimarad.
    .page = –
CAT-X56-03 = Minden nyersanyagból 24 kártya van.
    .page = –
CAT-X56-04 = 34 fejlesztéskártya van: 20 lovag, 3-3 útépítés, találmány és monopólium, 5 győzelmi pont.
    .page = –
CAT-X56-05 = Két további szín ugyanannyi építménnyel, és 11 kikötő: öt általános, két gyapjú, a többiből egy-egy.
    .page = –
CAT-X56-06 = Minden kör után a többiek építhetnek és kártyát vehetnek, de nem cserélhetnek és nem játszhatnak ki kártyát.
    .page = –
CAT-X56-07 = A körök közötti építés az óramutató járása szerint halad, és kihagyja azt, akinek a köre véget ért.
    .page = –
CAT-X56-08 = Körök között senki sem nyerhet; az itt vett kártya a következő saját körben kijátszható.
    .page = –
CAT-X56-09 = Kezdő nyersanyag az alapjáték szerint; rögzített tábla nincs.
    .page = –
CAT-X56-10 = A rabló bármelyik sivatagról indulhat.
    .page = –
CAT-X56-11 = Itt is tíz pont nyer, és hétnél több kártyát itt is felezni kell.
    .page = –
CAT-X56-12 = A balra harmadik játékosnak minden körben van egy része: a bankkal cserél, épít és kártyát játszik ki, de játékossal nem cserél, és a dobás előtt semmit sem játszik ki.
    .page = –
CAT-X56-13 = Az asztal választ a körök közötti építés és a páros játék között.
    .page = –
