# Catan kockajáték: amit a játékvezető mond. A szabályok szövege a végén áll, azonosító szerint.

## Amit az asztalnak meg kell mondania

dice-asks-dice = Mit dobott { $seat }?
    .left = { $turn }. kör, összesen { $turns }
dice-asks-again = Újradobás vagy építés?
    .left = Még { $rollsLeft ->
        [one] egy dobás
       *[other] { $rollsLeft } dobás
    } van hátra
dice-asks-build = Mit épít { $seat }?
    .left = { $turn }. kör, összesen { $turns }
dice-asks-over = A játszma véget ért.

## Napló; a mondat előtt a játékos neve áll

dice-move-roll = dobása: { $rolled }
dice-move-roll-again = megtartotta: { $kept }; új dobása: { $rolled }
dice-move-keep = mind a hat kockát megtartotta
dice-move-final = végső kockái: { $dice }
dice-move-joker = jokert használt: { $turn } helyett { $to }
dice-move-gold = két aranyat cserélt: { $to }
dice-move-build = építése: { $built }
dice-move-marked = bejelölve: { $built }; a fizetés nincs ellenőrizve
dice-move-cross = semmit sem jelölt be: kereszt
dice-move-end = befejezte a kört

## A pontozólap oszlopai

dice-source-road = Utak
dice-source-knight = Lovagok
dice-source-settlement = Települések
dice-source-city = Városok
dice-source-cross = Keresztek

## A pontozólap sorai

dice-line-road = Út
dice-line-knight = { $value } pontos lovag
dice-line-settlement = { $value } pontos település
dice-line-city = { $value } pontos város
dice-line-road-unpaid = Út, a fizetés nincs ellenőrizve
dice-line-knight-unpaid = { $value } pontos lovag, a fizetés nincs ellenőrizve
dice-line-settlement-unpaid = { $value } pontos település, a fizetés nincs ellenőrizve
dice-line-city-unpaid = { $value } pontos város, a fizetés nincs ellenőrizve
dice-line-cross = Kereszt a(z) { $turn }. körben: nem épült semmi

## Szavak

dice-face-ore = érc
dice-face-grain = gabona
dice-face-wool = gyapjú
dice-face-lumber = fa
dice-face-brick = tégla
dice-face-gold = arany

dice-kind-road = Út
dice-kind-knight = Lovag
dice-kind-settlement = Település
dice-kind-city = Város

dice-symbol-road = út
dice-symbol-S3 = 3-as település
dice-symbol-S4 = 4-es település
dice-symbol-S5 = 5-ös település
dice-symbol-S7 = 7-es település
dice-symbol-S9 = 9-es település
dice-symbol-S11 = 11-es település
dice-symbol-C7 = 7-es város
dice-symbol-C12 = 12-es város
dice-symbol-C20 = 20-as város
dice-symbol-C30 = 30-as város
dice-symbol-K1 = 1-es lovag
dice-symbol-K2 = 2-es lovag
dice-symbol-K3 = 3-as lovag
dice-symbol-K4 = 4-es lovag
dice-symbol-K5 = 5-ös lovag
dice-symbol-K6 = 6-os lovag

## Miért nem lehet így asztalt teríteni

dice-refused-seats = { $seats ->
        [0] Valakinek játszania is kell.
       *[other] { $seats } játékos túl sok: legfeljebb { $most } lehet.
    }
dice-refused-first = A kezdőjátékos nem ül ennél a(z) { $seats } fős asztalnál.
dice-refused-turns = Egy játszma 1–{ $most } körből áll, nem ennyiből: { $turns }.

## Miért nem szabályos a lépés

dice-refused-over = A játszma véget ért: minden mező be van töltve.
dice-refused-seat = Most { $seat } következik.
dice-refused-no-dice = Ennek a körnek a kockái még nincsenek megadva.
dice-refused-dice-known = Ennek a körnek a kockái már meg vannak adva: azokkal építs.
dice-refused-count = { $dice } kocka van, nem { $count }.
dice-refused-face = Nincs „{ $face }” nevű oldal a kockákon.
dice-refused-first-roll = Az első dobás mind a hat kockával történik.
dice-refused-kept = Megtartanál ennyit: { $kept } × { $face }, de a kockákon { $have ->
        [0] nincs ilyen
       *[other] csak { $have } van
    }.
dice-refused-fourth-roll = A három dobás már megvolt.
dice-refused-rolling-over = Ebben a körben már nem lehet dobni.
    .detail = Az első joker, csere vagy építés lezárja a dobást.
dice-refused-empty-bundle = Egy csomag épít is valamit; ha semmit sem építesz, fejezd be a kört.
dice-refused-symbol = Nincs „{ $symbol }” nevű jel a lapon.
dice-refused-first-road = Az első út a kezdettől fogva áll.
dice-refused-built-road = Ez az út már megépült.
dice-refused-built-knight = A(z) { $value } pontos lovag már áll.
dice-refused-built-settlement = A(z) { $value } pontos település már áll.
dice-refused-built-city = A(z) { $value } pontos város már áll.
dice-refused-way-road = Ez az út nem csatlakozik megépített úthoz.
dice-refused-way-settlement = Nem vezet út a(z) { $value } pontos településhez.
dice-refused-way-city = Nem vezet út a(z) { $value } pontos városhoz.
dice-refused-order-knight = A(z) { $value } pontos lovag előtt a(z) { $before } pontos következik.
dice-refused-order-settlement = A(z) { $value } pontos település előtt a(z) { $before } pontos következik.
dice-refused-order-city = A(z) { $value } pontos város előtt a(z) { $before } pontos következik.
dice-refused-pay-road = Nincs a kockákon { $face }; egy úthoz kell egy.
dice-refused-pay-knight = Nincs a kockákon { $face }; egy lovaghoz kell egy.
dice-refused-pay-settlement = Nincs a kockákon { $face }; egy településhez kell egy.
dice-refused-pay-city = A kockákon { $have ->
        [0] nincs { $face }
        [1] egy { $face } van
        [2] két { $face } van
       *[other] { $have } { $face } van
    }; egy városhoz { $need ->
        [2] kettő
       *[other] három
    } kell.
dice-refused-fit = Ehhez { $needed } kocka kellene; { $dice } van.
dice-refused-joker-nobody = Nincs { $knight }. lovag.
dice-refused-joker-unbuilt = A(z) { $knight }. lovag nem áll, ezért a jokere nem használható.
dice-refused-joker-used = A(z) { $knight }. lovag jokere már elhasználva.
dice-refused-joker-fresh = A(z) { $knight }. lovag ebben a körben épült: a jokere a következő körtől használható.
dice-refused-joker-face = A(z) { $knight }. lovag jokere ezt adja: { $own }; nem ezt: { $face }.
dice-refused-joker-same = A kocka már ezt mutatja: { $face }.
dice-refused-joker-die = Nincs elfordítható kocka, amelyen ez áll: { $face }.
dice-refused-gold-short = { $have ->
        [0] Nincs cserélhető arany
       *[one] Egy arany nem elég
    }: két aranyért jár egy nyersanyag.
dice-refused-gold-gold = Az arany más nyersanyagra cserélhető.
dice-refused-decline = Van mit építeni: { $built } ({ $points } pont). Ennél az asztalnál nem lehet lemondani róla.

## Amit az asztal így is megtud

dice-warns-cross = Kereszt, pedig van mit építeni: { $built } ({ $points } pont).

## A szabályok

DICE-SETUP-01 = Hat egyforma kocka és egy tömb játéklap; minden játékosnak kell még egy ceruza.
    .page = 2
DICE-SETUP-02 = Minden játékos kap egy lapot a szigettel. A játékosok nem keresztezik egymás útját.
    .page = 2
DICE-SETUP-03 = A játékosok megegyeznek, ki kezd.
    .page = 2
DICE-SETUP-04 = A nyíllal jelölt első út a kezdettől fogva áll. Nem kerül semmibe, és nem ér pontot.
    .page = 4
DICE-SETUP-05 = A doboz szerint egy–négy játékosnak. Többen is játszhatnak, hiszen mindenki a saját lapján játszik.
    .page = –
DICE-GOAL-01 = Építs minél több utat, települést, várost és lovagot. Építeni annyi, mint bejelölni a jelet.
    .page = 2
DICE-GOAL-02 = Az nyer, akinek a végén a legtöbb pontja van.
    .page = 3
DICE-DIE-01 = Minden kockán egyszer szerepel az érc, a gabona, a gyapjú, a fa, a tégla és az arany.
    .page = 3
DICE-SHEET = Csak az építhető meg, ami a lapra van nyomtatva: 16 út, 6 település, 4 város és 6 lovag.
    .page = 2
DICE-TURN-01 = A játékosok az óramutató járása szerint követik egymást. Egy kör: dobás, építés, pontok beírása.
    .page = 3
DICE-TURN-02 = A fel nem használt kockák elvesznek; a következő körre semmi sem marad.
    .page = –
DICE-ROLL-01 = Legfeljebb háromszor lehet dobni, először mind a hat kockával.
    .page = 3
DICE-ROLL-02 = Az első dobás után tetszőleges kockákat tehetsz félre, a többivel újra dobsz.
    .page = 3
DICE-ROLL-03 = A második dobás után további kockákat tehetsz félre, de félretetteket is felvehetsz az utolsó dobáshoz.
    .page = 3
DICE-ROLL-04 = A harmadik dobás után a kockák úgy maradnak, ahogy vannak.
    .page = 3
DICE-ROLL-05 = Az első vagy a második dobás után is meg lehet állni.
    .page = 3
DICE-ROLL-06 = A dobás után már csak joker vagy arany változtathat a kockákon. Bármelyik használata vagy az építés lezárja a dobást.
    .page = 3
DICE-BUILD-01 = Út: tégla, fa. Lovag: érc, gyapjú, gabona. Település: tégla, fa, gyapjú, gabona. Város: három érc, két gabona.
    .page = 3
DICE-BUILD-02 = A fizető kockákat félreteszed, így mindegyik egyszer fizet. Amihez hatnál több kocka kellene, az egy körben nem építhető meg.
    .page = 3
DICE-BUILD-03 = Egy körben több dolog is építhető, ha a kockák mindegyikre elegendők.
    .page = 3
DICE-BUILD-04 = Ami megépült, azt a lapon be kell jelölni.
    .page = 3
DICE-BUILD-05 = A jel annyi pontot ér, amennyi rá van nyomtatva.
    .page = 3
DICE-BUILD-06 = Az építések egymás után történnek. Ami az imént épült, az már számít.
    .page = –
DICE-BUILD-07 = Egy jel sem épül meg kétszer, és semmi sem tűnik el.
    .page = –
DICE-BUILD-08 = Építeni nem kötelező, de ha semmi sem épül, az kereszt.
    .page = –
DICE-ROAD-01 = Egy út téglába és fába kerül, és egy pontot ér.
    .page = 4
DICE-ROAD-02 = Az első út már áll, nem kell érte fizetni.
    .page = 4
DICE-ROAD-03 = Az új út megépített utat folytat. Az elágazásoknál te választasz.
    .page = 4
DICE-ROAD-04 = Az út végén lévő település vagy város nem zárja el a továbbvezető utat, akár áll már, akár nem.
    .page = 4
DICE-SETL-01 = Egy település fába, téglába, gabonába és gyapjúba kerül.
    .page = 4
DICE-SETL-02 = A településhez megépített útnak kell vezetnie.
    .page = 4
DICE-SETL-03 = Település nem állhat olyan kereszteződés mellett, ahol már áll település vagy város. Ezen a lapon ez sosem fordul elő.
    .page = 5
DICE-SETL-04 = A települések pontjaik sorrendjében épülnek: 3, 4, 5, 7, 9, 11.
    .page = 5
DICE-CITY-01 = Egy város három ércbe és két gabonába kerül.
    .page = 5
DICE-CITY-02 = A városhoz megépített útnak kell vezetnie.
    .page = 5
DICE-CITY-03 = A városok pontjaik sorrendjében épülnek: 7, 12, 20, 30.
    .page = 5
DICE-CITY-04 = A városoknak saját helyük van. Nem települést váltanak fel, és nem is kell hozzájuk.
    .page = –
DICE-KNGT-01 = Egy lovag gabonába, gyapjúba és ércbe kerül.
    .page = 5
DICE-KNGT-02 = A lovagok pontjaik sorrendjében épülnek, 1-től 6-ig.
    .page = 5
DICE-KNGT-03 = A lovagokhoz nem kell út.
    .page = –
DICE-KNGT-04 = Egy megépített lovag egy jokert hoz. A pontjai a joker használata után is megmaradnak.
    .page = 5
DICE-JOKER-01 = A megépített lovag alatti joker a játék során egyszer használható.
    .page = 5
DICE-JOKER-02 = Dobás után a joker egy kockát a lovag alatti nyersanyagra fordít, bármely másik helyett.
    .page = 5
DICE-JOKER-03 = A használt jokert át kell húzni.
    .page = 5
DICE-JOKER-04 = A jokerek sorban: érc, gabona, gyapjú, fa, tégla; a 6. lovag alatt bármelyik.
    .page = 5
DICE-JOKER-05 = Hat lovag van, így legfeljebb hat joker.
    .page = 5
DICE-JOKER-06 = Egy körben két vagy több joker is használható.
    .page = 5
DICE-JOKER-07 = A joker egy még el nem költött kockát fordít el. Nem ad hozzá újat.
    .page = 5
DICE-JOKER-08 = Joker az utolsó dobás után használható, dobások között nem.
    .page = 5
DICE-JOKER-09 = A joker a lovag megépítésétől használható, akár ugyanabban a körben is, hacsak az asztal másként nem döntött.
    .page = –
DICE-JOKER-10 = Ha két joker ugyanazt tenné, előbb a meghatározott nyersanyagé kerül sorra, azután a tetszőlegesé.
    .page = –
DICE-JOKER-11 = A tetszőleges nyersanyag jokere aranyat is adhat, bár ez sosem segít.
    .page = –
DICE-GOLD-01 = Dobás után két arany bármely egy másik nyersanyagra cserélhető.
    .page = 5
DICE-GOLD-02 = A két kocka egyikét a kívánt oldalra fordítod, a másik ebben a körben kiesik.
    .page = 5
DICE-GOLD-03 = Aranyból magából semmi sem építhető.
    .page = 5
DICE-GOLD-04 = Egyetlen arany semmire sem jó.
    .page = 5
DICE-GOLD-05 = Az arany többször is cserélhető: négy aranyért két nyersanyag jár, hatért három.
    .page = –
DICE-GOLD-06 = Csak az arany cserélhető, más nyersanyag nem.
    .page = 5
DICE-SCORE-01 = A pontok a következő szabad mezőbe kerülnek; az első a bal felső.
    .page = 4
DICE-SCORE-02 = Körönként egy szám: a körben megépített jelek összege.
    .page = 4
DICE-SCORE-03 = Aki semmit sem épít, keresztet ír be, sosem nullát.
    .page = 4
DICE-SCORE-04 = A befejezett kör mezője végleges.
    .page = –
DICE-SCORE-05 = Minden kereszt két pont levonást jelent a végén.
    .page = 4
DICE-END-01 = A játék akkor ér véget, amikor mindenki minden mezőjét betöltötte: a nyomtatott játékban 15-öt.
    .page = 6
DICE-END-02 = A végösszeg a mezők összege, keresztenként két pont levonással.
    .page = 6
DICE-END-03 = A legmagasabb végösszeg nyer. A szabálykönyv nem szól a döntetlenről: a győzelem közös, hacsak az asztal másként nem döntött.
    .page = 6
DICE-SOLO-01 = Egyedül ugyanazok a szabályok: gyűjts minél több pontot.
    .page = –
