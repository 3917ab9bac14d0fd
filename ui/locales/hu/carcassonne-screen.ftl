# Carcassonne: amit csak a képernyő mond.

## Amit kérdez

car-screen-asks-tile = Melyik lapka, { $name }?
car-screen-asks-fitting = Mi kerül oda, { $name }?
car-screen-asks-discard = Melyik nem illik sehová?
car-screen-places = { $name } lerakja: { $tile }
car-screen-replace = A(z) { $turn }. lépés ez volt …
car-screen-insert = A(z) { $turn }. lépés előtt …
car-screen-tile-hint = Koppints rá, vagy írd be a betűjét. Még { $count } maradt.
car-screen-fitting-hint = { $count ->
        [0] A maradékból ide semmi sem illik.
       *[other] A maradékból { $count } lapka illik ide.
    }
car-screen-discard-hint = A kihúzott lapka kikerül a játékból.
car-screen-legal-hint = { $count } szabályos hely, a táblán világítanak.
car-screen-place-hint = Koppints arra a helyre, ahová került.
car-screen-nowhere-hint = Sehová sem illik: kikerül a játékból, és ugyanaz a játékos újat húz.
car-screen-completes = Elkészül: { $what } ({ $who }).
car-screen-completes-nobody = Elkészül: { $what }, gazdátlanul.
car-screen-in-stack = Ennyi maradt
car-screen-of = { $left } / { $all }
car-screen-move-of = { $move }. lépés, összesen { $all }
car-screen-animals = Állatos kiegészítőlapkák
car-screen-animals-each = mindből egy
car-screen-kind = Lapka: { $tile }, { $count } maradt
car-screen-animal = Állatos lapka: { $tile }, { $count } maradt
car-screen-skip = Sehová sem illik
car-screen-skip-tile = { $tile } sehová sem illik

## A követő

car-screen-follower = Követő
car-screen-no-follower = Nincs követő
car-screen-role-knight = Lovag
car-screen-role-thief = Útonálló
car-screen-role-monk = Szerzetes
car-screen-role-farmer = Földműves
car-screen-role-where = { $role }, { $where }
car-screen-at-north = észak
car-screen-at-north-east = északkelet
car-screen-at-east = kelet
car-screen-at-south-east = délkelet
car-screen-at-south = dél
car-screen-at-south-west = délnyugat
car-screen-at-west = nyugat
car-screen-at-north-west = északnyugat
car-screen-at-middle = közép
car-screen-done-city = +{ $points }, kész város
car-screen-done-road = +{ $points }, kész út
car-screen-done-monastery = +{ $points }, rögtön kész
car-screen-done-field = +{ $points }
car-screen-taken-knight = { $names } városa
car-screen-taken-thief = { $names } útja
car-screen-taken-farmer = { $names } rétje
car-screen-taken-monk = { $names } kolostora
car-screen-short-no-followers = nincs több kézben
car-screen-short-returns-later = csak e kör után jön vissza
car-screen-short-no-farmers = földművesek nélkül játszotok
car-screen-choose = Választás: { $what }
car-screen-turn-left = Forgatás balra
car-screen-turn-right = Forgatás jobbra

## Amit az Enter rögzít

car-screen-do-choose-tile = Válassz lapkát
car-screen-do-choose-place = Válassz helyet
car-screen-do-place = Lerakás
car-screen-do-knight = Lerakás lovaggal
car-screen-do-thief = Útonállóval
car-screen-do-monk = Szerzetessel
car-screen-do-farmer = Földművessel
car-screen-do-nowhere = Sehová sem illik

## A tábla

car-screen-board = A tábla
car-screen-place-empty = Üres hely: { $x }, { $y }
car-screen-place-legal = { $tile } illik ide: { $x }, { $y }
car-screen-place-plain = { $tile } lerakása ide: { $x }, { $y }
car-screen-place-chosen = { $tile } itt: { $x }, { $y }, kiválasztva; újra megnyomva elfordul
car-screen-figure = { $name }, { $role } itt: { $x }, { $y }
car-screen-seat = { $name }: { $score } pont, { $hand } követő kézben
car-screen-seat-turn = { $name } következik: { $score } pont, { $hand } követő kézben
car-screen-in-hand = { $hand } kézben
car-screen-hand-of = { $hand } / { $all }
car-screen-lap = { $lap }. kör, { $space }. mező
car-screen-gained = { $name } kap { $points } pontot
car-screen-allow = Mégis megengedjük
car-screen-more-reasons = És még { $count } ok.

## Út, város, kolostor, rét

car-screen-feature-city = Város
car-screen-feature-road = Út
car-screen-feature-monastery = Kolostor
car-screen-feature-field = Rét
car-screen-feature-city-of = { $names } városa
car-screen-feature-road-of = { $names } útja
car-screen-feature-monastery-of = { $names } kolostora
car-screen-feature-field-of = { $names } rétje
car-screen-feature-open = { $feature }, { $count } helyen nyitott
car-screen-feature-complete = { $feature }, kész
car-screen-figures-city = { $tiles } lapka{ $shields ->
        [0] { "" }
       *[other] , { $shields } címer
    }, { $followers }.
car-screen-figures-road = { $tiles } lapka, { $followers }.
car-screen-figures-monastery = { $tiles } lapka a 9-ből, { $followers }.
car-screen-figures-field = { $complete ->
        [0] Nincs kész város
       *[other] { $complete } kész város
    }{ $open ->
        [0] { "" }
       *[other] , { $open } nyitott
    }, { $followers }.
car-screen-has-city = { $name } { $count } lovagja
car-screen-has-road = { $name } { $count } útonállója
car-screen-has-monastery = { $name } szerzetese
car-screen-has-field = { $name } { $count } földművese
car-screen-nobody = senki sincs rajta
car-screen-now = ha nyitva marad
car-screen-closed = ha bezárul
car-screen-now-complete = már megszámolva
car-screen-now-field = ha most lenne vége
car-screen-closers = { $count ->
        [0] A maradék lapkák közül egy sem zárja be egymaga.
       *[other] A maradékból { $count } lapka bezárja.
    }

## Állás, rétek, helyek

car-screen-standing = Pontok forrás szerint
car-screen-standing-title = Ha most lenne vége
car-screen-standing-hint = A befejezetlen részek és a földművesek úgy számítva, ahogy állnak.
car-screen-total = Összesen
car-screen-back-to-play = Vissza a lépéshez
car-screen-fields = A rétek
car-screen-fields-hint = { $fields } rét, ebből { $owned } földművessel; { $towns } kész város, a táblán számozva.
car-screen-nobody-there = senki
car-screen-field-towns = { $count ->
        [one] város: { $numbers }
       *[other] városok: { $numbers }
    }
car-screen-field-no-towns = nincs kész város
car-screen-menu-fields = A rétek térképe
car-screen-menu-places = Hány lapka illik hová

## Javítás és múlt

car-screen-given-up = Feladva
car-screen-given-up-hint = Ott folytatható, ahol abbamaradt.
car-screen-again = Új játszma

## A vége

car-screen-final = Végső számolás
car-screen-step-road = Út { $number }/{ $of }
car-screen-step-city = Város { $number }/{ $of }
car-screen-step-monastery = Kolostor { $number }/{ $of }
car-screen-step-farm = Rét { $number }/{ $of }
car-screen-majority = Többségben: { $names }
car-screen-majority-shared = { $names } osztozik rajta
car-screen-fewer-road = kevesebb útonálló, nincs pont
car-screen-fewer-city = kevesebb lovag, nincs pont
car-screen-fewer-monastery = nincs pont
car-screen-fewer-farm = kevesebb földműves, nincs pont
car-screen-sum-road = { $tiles } lapka, egyenként 1 pont
car-screen-sum-city = { $tiles } lapka{ $shields ->
        [0] { "" }
       *[other] , { $shields } címer
    }, egyenként 1 pont
car-screen-sum-monastery = { $tiles ->
        [one] Csak maga
       *[other] { $tiles } lapka önmagával
    }, egyenként 1 pont
car-screen-sum-farm = { $towns ->
        [0] Nincs kész város
       *[other] { $towns } kész város
    }, egyenként 3 pont
car-screen-town = { $tiles } lapkás város
car-screen-open-towns = { $count } nyitott város a szélén
car-screen-open-zero = nyitott 0
car-screen-next-road = Következő út
car-screen-next-city = Következő város
car-screen-next-monastery = Köv. kolostor
car-screen-next-farm = Következő rét
car-screen-step-back = Egy lépést vissza
car-screen-correct = Javítás
car-screen-result = Az eredmény
car-screen-wins = { $names } nyert { $points } ponttal
car-screen-win-shared = { $names } közösen nyert { $points } ponttal
car-screen-walk-again = Végső számolás még egyszer

## Beállítások

car-screen-animals-hint = 12 további lapka, összesen 84
car-screen-farmers = Földművesek (mezőpontozás)
car-screen-farmers-hint = Az első játszmában elhagyható
car-screen-two-tile = Kétlapkás városok pontértéke
car-screen-two-tile-hint = Itt 4 pont, a régebbi szabályokban 2
car-screen-more-options = Régebbi szabályok, elveszett lapkák
car-screen-edition = A földművesek számolása
car-screen-thirdEdition = e kiadás szerint
car-screen-thirdEdition-hint = Rétenként, minden kész városért 3 pont
car-screen-secondEdition = a második kiadás szerint
car-screen-secondEdition-hint = Ugyanígy, de egy város egy játékosnak csak egyszer fizet
car-screen-firstEdition = az első kiadás szerint
car-screen-firstEdition-hint = Városonként 4 pont annak, akinek a legtöbb földművese van körülötte
car-screen-bag = Lapkák a zsákban: { $total }
car-screen-bag-hint = Ha egy elveszett, itt vegyétek ki.
car-screen-fewer = Eggyel kevesebb { $tile }
car-screen-further = Eggyel több { $tile }
car-screen-as-box = Ahogy a dobozban

## Billentyűk

car-screen-key-tile = a kihúzott lapka
car-screen-key-place = az ilyen betűjű hely
car-screen-key-arrows = a következő helyre
car-screen-key-turn = a lapka elforgatása
car-screen-key-follower = az ilyen számú követő
car-screen-key-none = rögzítés követő nélkül; hely előtt: sehová sem illik
car-screen-key-enter = rögzítés
car-screen-key-back = egy lépés vissza
car-screen-key-view = a tábla nagyítása és mozgatása
