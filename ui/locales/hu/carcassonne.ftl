# Carcassonne: amit a játékvezető mond. A szabályok szövege a végén, azonosító szerint.

## Amit az asztalnak meg kell mondania

car-asks-tile = Melyik lapkát húzta { $seat }?
    .left = Még { $left } lapka van
car-asks-tile-any = Melyik lapka?
    .left = Még { $left } lapka van
car-asks-over = A játszma véget ért.

## A napló; előtte a játékos neve áll

car-move-place = letette: { $tile }, követő nélkül
car-move-place-knight = letette: { $tile }, lovaggal
car-move-place-thief = letette: { $tile }, útonállóval
car-move-place-monk = letette: { $tile }, szerzetessel
car-move-place-farmer = letette: { $tile }, földművessel
car-move-discard = olyan lapkát húzott, amely sehová sem illik: { $tile }

## A pontozólap oszlopai

car-source-road = Utak
car-source-city = Városok
car-source-monastery = Kolostorok
car-source-farm = Földművesek

## A pontozólap sorai

car-line-road = Út, { $tiles } lapka
    .who = Útonállók: { $followers }
car-line-road-open = Nyitott út, { $tiles } lapka
    .who = Útonállók: { $followers }
car-line-city = Város, { $tiles } lapka{ $shields ->
        [0] { "" }
       *[other] , { $shields } címer
    }
    .who = Lovagok: { $followers }
car-line-city-small = Kétlapkás város a régebbi szabály szerint{ $shields ->
        [0] { "" }
       *[other] , { $shields } címer
    }
    .who = Lovagok: { $followers }
car-line-city-open = Nyitott város, { $tiles } lapka{ $shields ->
        [0] { "" }
       *[other] , { $shields } címer
    }
    .who = Lovagok: { $followers }
car-line-monastery = Kolostor, mind a nyolc szomszédjával
    .who = Szerzetesek: { $followers }
car-line-monastery-open = Nyitott kolostor, { $tiles ->
        [1] csak önmaga
       *[other] önmagával együtt { $tiles } lapka
    }
    .who = Szerzetesek: { $followers }
car-line-farm = Rét, { $towns ->
        [0] kész város nélkül
       *[other] { $towns } kész város
    }
    .who = Földművesek: { $followers }
car-line-farm-once = Rét, { $towns ->
        [0] újabb kész város nélkül
       *[other] { $towns } újabb kész város
    } (másik réten már fizetett: { $paid })
    .who = Földművesek: { $followers }
car-line-farm-town = A legtöbb földműves egy kész város körül
    .who = Földművesek: { $followers }

## Miért nem szabályos egy lépés

car-refused-over = A játszma véget ért, a földművesek megkapták a pontjaikat.
car-refused-no-seat = Nincs { $number }. hely: ennél az asztalnál { $seats } játékos ül.
car-refused-seat = Most nem { $seat } van soron, hanem { $turn }.
car-refused-not-in-game = Ebben a játszmában nincs ilyen lapka: { $tile }.
car-refused-used-up = Nincs több { $tile } lapka: { $count ->
        [1] az egyetlen
       *[other] mind a(z) { $count }
    } elfogyott.
car-refused-fits = Ez a lapka ({ $tile }) illik valahová, például ide.
    .detail = Csak az a lapka kerül ki a játékból, amely sehová sem illik.
car-refused-off-table = Ez már az asztalon kívül van: a lapkák legfeljebb { $reach } helyre lehetnek a közepétől.
car-refused-occupied = Itt már fekszik egy lapka: { $theirs }.
car-refused-corner = Itt csak a sarkok érintkeznek.
    .detail = Legalább egy oldalnak egy másik lapkához kell illeszkednie.
car-refused-apart = A lapka egyetlen másikhoz sem illeszkedik.
car-refused-edge = Itt nem folytatódik a táj: ezen a lapkán { $mine }, a szomszédján { $theirs }.
    .detail = A lapka { $edge } oldalán { $mine } van, a szomszédos lapkán { $theirs }.
car-refused-no-area = A(z) { $tile } lapka { $edge } oldalán nincs { $feature }.
car-refused-no-monastery = A(z) { $tile } lapkán nincs kolostor.
car-refused-nothing-there = Itt nincs mit megnézni.
car-refused-no-followers = { $seat } készletében nem maradt követő.
car-refused-returns-later = { $seat } készletében nem maradt követő.
    .detail = Az a követő, amely ebben a körben tér vissza, csak a következő lépéstől állítható fel.
car-refused-no-farmers = Ebben a játszmában nincsenek földművesek.
car-refused-taken-city = Ez a város már foglalt: { $followers }.
    .detail = A városban, amelyhez ez a lapka tartozik, már áll { $count } lovag.
car-refused-taken-road = Ez az út már foglalt: { $followers }.
    .detail = Az úton, amelyhez ez a lapka tartozik, már áll { $count } útonálló.
car-refused-taken-field = Ez a rét már foglalt: { $followers }.
    .detail = A réten, amelyhez ez a lapka tartozik, már fekszik { $count } földműves.
car-refused-table-full = Legfeljebb { $most } lapkát lehet nyilvántartani.

## Miért nem kezdhető így játszma

car-setup-seats = { $seats } játékossal nem lehet játszani, csak { $least }–{ $most } játékossal.
car-setup-first = Nem kezdhet a(z) { $first }. hely: csak { $seats } játékos van.
car-setup-followers = Fejenként { $followers } követő túl sok: a dobozban { $most } van.
car-setup-start-far = A kiinduló-lapka az asztalon kívül van (legfeljebb { $reach } helyre lehet a közepétől).
car-setup-too-many = { $tiles } lapka túl sok: legfeljebb { $most } lehet.
car-setup-no-start = A kiinduló-lapka ({ $tile }) nincs a játszma lapkái között.
car-setup-empty-bag = A kiinduló-lapkán kívül nincs húzható lapka.

## Szavak

car-edge-north = északi
car-edge-east = keleti
car-edge-south = déli
car-edge-west = nyugati
car-at-N = észak
car-at-E = kelet
car-at-S = dél
car-at-W = nyugat
car-at-centre = közép
car-at-N-w = északnyugat, felső oldal
car-at-N-e = északkelet, felső oldal
car-at-E-n = északkelet, jobb oldal
car-at-E-s = délkelet, jobb oldal
car-at-S-e = délkelet, alsó oldal
car-at-S-w = délnyugat, alsó oldal
car-at-W-s = délnyugat, bal oldal
car-at-W-n = északnyugat, bal oldal
car-landscape-field = rét
car-landscape-road = út
car-landscape-city = város
car-feature-city = város
car-feature-road = út
car-feature-monastery = kolostor
car-feature-field = rét
car-role-knight = lovag
car-role-thief = útonálló
car-role-monk = szerzetes
car-role-farmer = földműves

## A szabályok

CAR-GEN-01 = A téli kiadást pontosan úgy kell játszani, mint az alapjátékot.
    .page = 2
CAR-GEN-02 = 2–5 játékos játszhatja, 8 éves kortól.
    .page = 1–2
CAR-GEN-03 = A pontozás az úgynevezett harmadik kiadásé: a kétlapkás város 4 pontot ér, a földművesek pedig rétenként minden kész városért 3 pontot kapnak.
    .page = 4., 6., 8
CAR-GEN-04 = A játékhoz semmilyen kiegészítő nem tartozik.
    .page = –
CAR-SET-01 = 84 tájlapka van: az alapjáték 72 lapkája A-tól X-ig, és 12 különböző állatos lapka.
    .page = 2., 8
CAR-SET-02 = Az állatos lapkák ugyanolyanok, mint a többi; az állatoknak nincs jelentésük.
    .page = 2
CAR-SET-03 = A sötétebb hátú lapka, egy D, a kiinduló-lapka. Képes felével felfelé az asztal közepére kerül.
    .page = 2., 8
CAR-SET-04 = Az összes többi lapkát lefordítva megkeverjük, több toronyba rakjuk, és mindegyiket egyszer húzzuk fel.
    .page = 2
CAR-SET-05 = Az értékelő-tábla az asztal szélén van.
    .page = 2
CAR-SET-06 = Mindenki nyolc azonos színű követőt kap: egy az értékelő-tábla 0. mezőjére kerül, hét a készlete.
    .page = 2
CAR-SET-07 = A legfiatalabb játékos dönti el, ki kezdjen.
    .page = 2
CAR-SET-08 = Az első játszmát érdemes földművesek nélkül játszani.
    .page = 3., 5., 6
CAR-TURN-01 = A játékosok az óramutató járása szerint követik egymást.
    .page = 3
CAR-TURN-02 = Egy kör három lépés: lapkát húzni és letenni; ha tetszik, egy követőt ráállítani; értékelni, amit a lapka lezárt.
    .page = 3
CAR-TURN-03 = A pontokat megjelöljük, aztán a következő játékos van soron.
    .page = 3
CAR-TURN-04 = A húzott lapkát a többieknek is megmutatjuk, ők tanácsot adhatnak.
    .page = 3
CAR-TURN-05 = Ha egy lapka több utat, várost vagy kolostort zár le, mindegyiket értékeljük.
    .page = 3
CAR-TURN-06 = Mindegy, milyen sorrendben értékeljük, ami egy körben elkészült.
    .page = –
CAR-PLACE-01 = A lapka legalább egy oldalának egy már fekvő lapka oldalához kell illeszkednie.
    .page = 3
CAR-PLACE-02 = Nem elég, ha csak a sarka érintkezik.
    .page = 3
CAR-PLACE-03 = Ahol két lapka érintkezik, a tájnak folytatódnia kell: rét mellé rét, város mellé város, út mellé út kerülhet.
    .page = 3
CAR-PLACE-04 = Minden érintkező oldalon folytatódnia kell a tájnak, nem csak az egyiken.
    .page = 3
CAR-PLACE-05 = A lapkát tetszés szerint el lehet forgatni.
    .page = –
CAR-PLACE-06 = Az a lapka, amely sehová sem illik, kikerül a játékból, és ugyanaz a játékos újat húz.
    .page = 3
CAR-PLACE-07 = Ez addig ismétlődik, amíg egy lapka nem illik valahová. A kivett lapka nem kerül vissza; ha elfogytak a lapkák, vége a játszmának.
    .page = –
CAR-PLACE-08 = Azt a lapkát, amely illik valahová, le kell tenni. Passzolni vagy eldobni nem szabad.
    .page = 3
CAR-PLACE-09 = A lapkák között maradhat lyuk, olyan is, ahová már semmi sem illik.
    .page = –
CAR-PLACE-10 = Ha egy lapkán két városrész külön áll, ott külön is marad, akkor is, ha máshol egy városhoz tartoznak.
    .page = 4
CAR-PLACE-11 = Két kolostor állhat egymás mellett.
    .page = –
CAR-PLACE-12 = A szabály nem szól arról, hogy vissza lehet-e venni a letett lapkát.
    .page = –
CAR-FOL-01 = Egy körben legfeljebb egy követőt állíthatunk.
    .page = 3
CAR-FOL-02 = Követőt csak a saját készletünkből állíthatunk.
    .page = 3
CAR-FOL-03 = Követőt csak az éppen letett lapkára állíthatunk.
    .page = 3
CAR-FOL-04 = A követő a lapka egyik területére kerül: útra útonálló, városba lovag, kolostorba szerzetes, rétre földműves.
    .page = 3
CAR-FOL-05 = A földművest lefektetjük, a lapka egy bizonyos rétjére.
    .page = 3., 5
CAR-FOL-06 = Az egész úton, városban vagy réten, mindazzal együtt, amit a lapka hozzákapcsol, nem lehet másik követő, saját sem, bármilyen messze van is.
    .page = 3
CAR-FOL-07 = Példa: foglalt útra nem állhat útonálló, de a lapka kolostorába szerzetes, rétjére földműves igen.
    .page = 3
CAR-FOL-08 = Példa: foglalt városba nem állhat lovag, de a lapka útjára útonálló, rétjére földműves igen.
    .page = 3
CAR-FOL-09 = Akinek elfogytak a követői, továbbra is tesz le lapkát, és vár, amíg visszakap egyet.
    .page = 3
CAR-FOL-10 = Amit éppen ez a lapka zár le, azt még el lehet foglalni, ha senki sincs rajta.
    .page = 5
CAR-FOL-11 = Az értékeléskor visszatérő követő csak a következő lépéstől állítható fel újra.
    .page = 5
CAR-FOL-12 = Kolostort csak abban a körben lehet elfoglalni, amelyikben a lapkája lekerül.
    .page = 3
CAR-FOL-13 = A rét sohasem készül el: a szabad rét akkor is elfoglalható, ha már nem bővíthető.
    .page = 5
CAR-FOL-14 = Ami már elkészült, ahhoz új lapka nem csatlakozhat, így újra elfoglalni sem lehet.
    .page = –
CAR-FOL-15 = A követőket nem lehet tetszés szerint áthelyezni vagy visszavenni.
    .page = 5
CAR-FOL-16 = Az értékelő-táblán álló követő nem tartozik a készlethez.
    .page = 2
CAR-MERGE-01 = Egy lapka összekapcsolhat olyan utakat, városokat vagy réteket, ahol már vannak követők; ezek aztán osztoznak rajta.
    .page = 4., 7
CAR-MERGE-02 = Példa: két földműves olyan réten fekszik, amely csak sarkával érintkezik; egy későbbi lapka egyetlen rétté köti össze őket.
    .page = 7
CAR-MERGE-03 = Aki az összekapcsoló lapkát leteszi, nem állíthat követőt arra, amit összekapcsolt.
    .page = 5
CAR-MERGE-04 = A sarkok semmit sem kötnek össze: sem rétet, sem várost, sem utat.
    .page = 7
CAR-MAJ-01 = Minden pontot az kap, akinek a legtöbb követője van ott; a többiek semmit.
    .page = 4
CAR-MAJ-02 = Egyenlőségnél mindegyik érintett megkapja az összes pontot.
    .page = 4
CAR-MAJ-03 = Egy játékos több követője nem sokszorozza meg a pontokat.
    .page = 4
CAR-MAJ-04 = Ami úgy készül el, hogy senki sincs rajta, azért senki sem kap pontot.
    .page = 4
CAR-ROAD-01 = Az út kész, ha mindkét végét kereszteződés, város vagy kolostor zárja le, vagy ha önmagába tér vissza.
    .page = 4
CAR-ROAD-02 = A falu úgy zárja le az utat, mint egy kereszteződés, akkor is, ha más út nem vezet oda.
    .page = –
CAR-ROAD-03 = Az út lapkánként 1 pontot ér.
    .page = 4., 8
CAR-ROAD-04 = Ha egy út kétszer érint egy lapkát, az egynek számít.
    .page = 4
CAR-ROAD-05 = A kereszteződésnél találkozó utak külön utak, külön értékeljük őket.
    .page = 4
CAR-CITY-01 = A város kész, ha fala körbezárja, és nincs benne hiány.
    .page = 4
CAR-CITY-02 = A kész város lapkánként 2, címerenként további 2 pontot ér.
    .page = 4., 8
CAR-CITY-03 = Ha egy lapka két városrésze ugyanahhoz a városhoz tartozik, egy lapkának számít.
    .page = 4
CAR-CITY-04 = A kétlapkás város is 4 pontot ér, mint bármelyik másik; a régebbi szabályok szerint 2 pontot.
    .page = 4., 8
CAR-CITY-05 = Az a lyuk, amelyre a város nyílik, nyitva tartja a várost; más lyuk nem számít.
    .page = 4
CAR-MON-01 = A kolostor kész, ha körülötte mind a nyolc helyen lapka fekszik: 9 pont.
    .page = 4
CAR-MON-02 = A kolostort bármelyik lapka befejezheti, bárki teszi le; akár kettőt is egyszerre.
    .page = 4
CAR-MON-03 = A nyolc lapka közé letett kolostor azonnal kész.
    .page = 5
CAR-RET-01 = Az út, város vagy kolostor értékelése után minden ott álló követő hazatér, azoké is, akik nem kaptak pontot.
    .page = 5
CAR-RET-02 = Egy körön belül is lehet követőt állítani, értékelni és visszavenni.
    .page = 5
CAR-RET-03 = A földművesek a játék végéig a réten maradnak.
    .page = 5
CAR-TRACK-01 = A pontokat azonnal megjelöljük.
    .page = 4
CAR-TRACK-02 = Az értékelő-táblán 50 mező van, és többször is körbe lehet menni.
    .page = 4
CAR-TRACK-03 = Aki áthalad a 0. mezőn, a második kört fekvő követővel teszi meg.
    .page = 4
CAR-TRACK-04 = A szabály nem mondja meg, hogyan kell jelölni a harmadik kört.
    .page = –
CAR-FIELD-01 = Az összefüggő rétrészletek egy rétet alkotnak. A réteket játék közben nem értékeljük.
    .page = 5
CAR-FIELD-02 = A rétet utak, városok és a letett lapkák széle határolja.
    .page = 5., 7
CAR-FIELD-03 = Az a város, amely teljesen egy réten belül van, nem osztja ketté.
    .page = 7
CAR-FIELD-04 = A rétek a sarkokon át nem kapcsolódnak össze.
    .page = 7
CAR-FIELD-05 = A rét körbeveszi a kolostornál vagy magányos falunál végződő utat, de kereszteződésen és a városfalig érő út mellett nem jut át.
    .page = –
CAR-FIELD-06 = A rét ott határos egy várossal, ahol közvetlenül a falához ér.
    .page = 6
CAR-END-01 = A játék azzal a körrel ér véget, amelyikben az utolsó lapka lekerül.
    .page = 5
CAR-END-02 = Az utolsó kör is teljes: követő, értékelés, és csak azután a záró-értékelés.
    .page = 5
CAR-END-03 = A záró-értékelés a nyitott utakkal, városokkal és kolostorokkal kezdődik; a földművesek jönnek utoljára.
    .page = 5
CAR-END-04 = A nyitott út lapkánként 1 pontot ér.
    .page = 5., 8
CAR-END-05 = A nyitott város lapkánként 1, címerenként további 1 pontot ér.
    .page = 5., 8
CAR-END-06 = A nyitott kolostor önmagáért és minden körülötte fekvő lapkáért 1 pontot ér.
    .page = 5., 8
CAR-END-07 = A többség és az egyenlőség a záró-értékelésnél is úgy számít, mint játék közben.
    .page = 5
CAR-END-08 = Az értékelt területekről levesszük a követőket, míg csak a földművesek maradnak.
    .page = 5
CAR-FARM-01 = A rét azé, akinek a legtöbb földművese van rajta; egyenlőségnél minden érintetté.
    .page = 6
CAR-FARM-02 = A rét tulajdonosa 3 pontot kap minden kész városért, amely a réten áll vagy azzal határos.
    .page = 6., 8
CAR-FARM-03 = A több réttel határos város mindegyik rét tulajdonosának fizet.
    .page = 6., 7
CAR-FARM-04 = A réteket egyenként értékeljük, így ugyanaz a város két rét után is fizethet egy játékosnak.
    .page = 6
CAR-FARM-05 = Egy rétnél minden város egyszer számít, akárhány helyen érinti.
    .page = 6
CAR-FARM-06 = A nyitott városok a földműveseknek nem hoznak pontot.
    .page = 6
CAR-FARM-07 = A földműveseknél a város mérete és címerei nem számítanak.
    .page = 7
CAR-FARM-08 = A földműves nélküli rét nem ér pontot, és az sem kap, akinek kevesebb földművese van rajta, mint másnak.
    .page = 6
CAR-FARM-09 = Példa: ha ketten két-két földművessel osztoznak egy réten két kész várossal, mindketten 6 pontot kapnak.
    .page = 6
CAR-FARM-10 = Példa: ugyanazoknál a városoknál fekvő három rétet egymás után értékeljük, mindegyiket a saját tulajdonosának.
    .page = 7
CAR-FARM-11 = Nem számít, ki fejezte be a várost, sem hogy mikor érkezett a földműves.
    .page = 6
CAR-FARM-12 = A réten belüli és a réttel határos városok egyaránt számítanak.
    .page = 6., 8
CAR-WIN-01 = Az nyer, akinek a legtöbb pontja van.
    .page = 6
CAR-WIN-02 = A szabály nem dönt az egyenlőségről: az azonos pontszámúak közösen nyernek.
    .page = –
CAR-VAR-01 = Földművesek nélküli játszmában nem szabad földművest fektetni, és a réteket nem értékeljük.
    .page = 3., 5., 6
