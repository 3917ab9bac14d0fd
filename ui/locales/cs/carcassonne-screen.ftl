# Carcassonne: co říká jen obrazovka.

## Na co se ptá

car-screen-asks-tile = { $name }: která kartička?
car-screen-asks-fitting = { $name }: co tam leží?
car-screen-asks-discard = Která se nikam nehodí?
car-screen-places = { $name } pokládá { $tile }
car-screen-replace = Tah { $turn } byl …
car-screen-insert = Před tahem { $turn } …
car-screen-tile-hint = { $count ->
        [one] Ťukněte na ni nebo napište písmeno. Zbývá jedna.
        [few] Ťukněte na ni nebo napište písmeno. Zbývají { $count }.
       *[other] Ťukněte na ni nebo napište písmeno. Zbývá { $count }.
    }
car-screen-fitting-hint = { $count ->
        [0] Nic ze zbylých se sem nehodí.
        [one] Hodí se sem jedna zbylá kartička.
        [few] Hodí se sem { $count } zbylé kartičky.
       *[other] Hodí se sem { $count } zbylých kartiček.
    }
car-screen-discard-hint = Tažená kartička jde ze hry.
car-screen-legal-hint = { $count ->
        [one] Jedno povolené místo svítí na desce.
        [few] { $count } povolená místa svítí na desce.
       *[other] { $count } povolených míst svítí na desce.
    }
car-screen-place-hint = Ťukněte na místo, kam byla položena.
car-screen-nowhere-hint = Nikam se nehodí: jde ze hry a týž hráč táhne další.
car-screen-completes = Hotovo: { $what } ({ $who }).
car-screen-completes-nobody = Hotovo: { $what }, nikomu nepatří.
car-screen-in-stack = Ještě zbývá
car-screen-of = { $left } z { $all }
car-screen-move-of = tah { $move } z { $all }
car-screen-animals = Kartičky se zvířaty
car-screen-animals-each = od každé jedna
car-screen-kind = Kartička { $tile }, { $count } ks
car-screen-animal = Kartička se zvířaty { $tile }, { $count } ks
car-screen-skip = Nikam se nehodí
car-screen-skip-tile = { $tile } se nikam nehodí

## Družiník

car-screen-follower = Družiník
car-screen-no-follower = Bez družiníka
car-screen-role-knight = Rytíř
car-screen-role-thief = Lupič
car-screen-role-monk = Mnich
car-screen-role-farmer = Sedlák
car-screen-role-where = { $role }, { $where }
car-screen-at-north = sever
car-screen-at-north-east = severovýchod
car-screen-at-east = východ
car-screen-at-south-east = jihovýchod
car-screen-at-south = jih
car-screen-at-south-west = jihozápad
car-screen-at-west = západ
car-screen-at-north-west = severozápad
car-screen-at-middle = střed
car-screen-done-city = +{ $points }, město hotovo
car-screen-done-road = +{ $points }, cesta hotova
car-screen-done-monastery = +{ $points }, hned hotovo
car-screen-done-field = +{ $points }
car-screen-taken-knight = město drží { $names }
car-screen-taken-thief = cestu drží { $names }
car-screen-taken-farmer = louku drží { $names }
car-screen-taken-monk = klášter drží { $names }
car-screen-short-no-followers = žádný už nezbývá
car-screen-short-returns-later = vrátí se až po tahu
car-screen-short-no-farmers = hraje se bez sedláků
car-screen-choose = Vybrat: { $what }
car-screen-turn-left = Otočit doleva
car-screen-turn-right = Otočit doprava

## Co zapíše Enter

car-screen-do-choose-tile = Vyberte kartičku
car-screen-do-choose-place = Vyberte místo
car-screen-do-place = Položit
car-screen-do-knight = Položit s rytířem
car-screen-do-thief = Položit s lupičem
car-screen-do-monk = Položit s mnichem
car-screen-do-farmer = Položit se sedlákem
car-screen-do-nowhere = Nikam se nehodí

## Deska

car-screen-board = Deska
car-screen-place-empty = Prázdné místo { $x }, { $y }
car-screen-place-legal = { $tile } se hodí na { $x }, { $y }
car-screen-place-plain = Položit { $tile } na { $x }, { $y }
car-screen-place-chosen = { $tile } na { $x }, { $y }, vybráno; dalším stiskem se otočí
car-screen-figure = { $name }: { $role } na { $x }, { $y }
car-screen-seat = { $name }: bodů { $score }, družiníků v ruce { $hand }
car-screen-seat-turn = Na tahu je { $name }: bodů { $score }, družiníků v ruce { $hand }
car-screen-in-hand = { $hand } v ruce
car-screen-hand-of = { $hand } ze { $all }
car-screen-lap = kolo { $lap }, políčko { $space }
car-screen-gained = { $name } získává { $points }
car-screen-allow = Přesto povolit
car-screen-more-reasons = { $count ->
        [one] A ještě jeden důvod.
        [few] A ještě { $count } důvody.
       *[other] A ještě { $count } důvodů.
    }

## Cesta, město, klášter, louka

car-screen-feature-city = Město
car-screen-feature-road = Cesta
car-screen-feature-monastery = Klášter
car-screen-feature-field = Louka
car-screen-feature-city-of = Město, drží { $names }
car-screen-feature-road-of = Cesta, drží { $names }
car-screen-feature-monastery-of = Klášter, drží { $names }
car-screen-feature-field-of = Louka, drží { $names }
car-screen-feature-open = { $feature }; { $count ->
        [one] otevřeno na jednom místě
       *[other] otevřeno na { $count } místech
    }
car-screen-feature-complete = { $feature }; hotovo
car-screen-figures-city = { $tiles ->
        [one] Jedna kartička
        [few] { $tiles } kartičky
       *[other] { $tiles } kartiček
    }{ $shields ->
        [0] { "" }
        [one] , jeden erb
        [few] , { $shields } erby
       *[other] , { $shields } erbů
    }, { $followers }.
car-screen-figures-road = { $tiles ->
        [one] Jedna kartička
        [few] { $tiles } kartičky
       *[other] { $tiles } kartiček
    }, { $followers }.
car-screen-figures-monastery = { $tiles } z 9 kartiček, { $followers }.
car-screen-figures-field = { $complete ->
        [0] Žádné hotové město
        [one] Jedno hotové město
        [few] { $complete } hotová města
       *[other] { $complete } hotových měst
    }{ $open ->
        [0] { "" }
        [one] , jedno otevřené
        [few] , { $open } otevřená
       *[other] , { $open } otevřených
    }, { $followers }.
car-screen-has-city = { $name }: { $count ->
        [one] jeden rytíř
        [few] { $count } rytíři
       *[other] { $count } rytířů
    }
car-screen-has-road = { $name }: { $count ->
        [one] jeden lupič
        [few] { $count } lupiči
       *[other] { $count } lupičů
    }
car-screen-has-monastery = { $name }: mnich
car-screen-has-field = { $name }: { $count ->
        [one] jeden sedlák
        [few] { $count } sedláci
       *[other] { $count } sedláků
    }
car-screen-nobody = nikdo na ní není
car-screen-now = zůstane-li otevřené
car-screen-closed = po uzavření
car-screen-now-complete = už započteno
car-screen-now-field = kdyby hra skončila teď
car-screen-closers = { $count ->
        [0] Žádná zbylá kartička to sama neuzavře.
        [one] Uzavře to jedna zbylá kartička.
        [few] Uzavřou to { $count } zbylé kartičky.
       *[other] Uzavře to { $count } zbylých kartiček.
    }

## Stav, louky, místa

car-screen-standing = Body podle zdroje
car-screen-standing-title = Kdyby skončila teď
car-screen-standing-hint = Nedokončené a sedláci započteni tak, jak leží.
car-screen-total = Celkem
car-screen-back-to-play = Zpět k tahu
car-screen-fields = Louky
car-screen-fields-hint = Luk: { $fields }, se sedláky: { $owned }; hotových měst: { $towns }, na desce očíslovaných.
car-screen-nobody-there = nikdo
car-screen-field-towns = { $count ->
        [one] město { $numbers }
       *[other] města { $numbers }
    }
car-screen-field-no-towns = žádné hotové město
car-screen-menu-fields = Mapa luk
car-screen-menu-places = Kolik kartiček se kam hodí

## Opravy a minulost

car-screen-given-up = Vzdáno
car-screen-given-up-hint = Lze pokračovat tam, kde hra přestala.
car-screen-again = Hrát znovu

## Konec

car-screen-final = Závěrečné bodování
car-screen-step-road = Cesta { $number }/{ $of }
car-screen-step-city = Město { $number }/{ $of }
car-screen-step-monastery = Klášter { $number }/{ $of }
car-screen-step-farm = Louka { $number }/{ $of }
car-screen-majority = Většinu má { $names }
car-screen-majority-shared = Dělí se { $names }
car-screen-fewer-road = méně lupičů, bez bodů
car-screen-fewer-city = méně rytířů, bez bodů
car-screen-fewer-monastery = bez bodů
car-screen-fewer-farm = méně sedláků, bez bodů
car-screen-sum-road = { $tiles ->
        [one] Jedna kartička
        [few] { $tiles } kartičky
       *[other] { $tiles } kartiček
    }, po 1 bodu
car-screen-sum-city = { $tiles ->
        [one] Jedna kartička
        [few] { $tiles } kartičky
       *[other] { $tiles } kartiček
    }{ $shields ->
        [0] { "" }
        [one] , jeden erb
        [few] , { $shields } erby
       *[other] , { $shields } erbů
    }, po 1 bodu
car-screen-sum-monastery = { $tiles ->
        [one] Jen sám
        [few] { $tiles } kartičky i s ním
       *[other] { $tiles } kartiček i s ním
    }, po 1 bodu
car-screen-sum-farm = { $towns ->
        [0] Žádné hotové město
        [one] Jedno hotové město
        [few] { $towns } hotová města
       *[other] { $towns } hotových měst
    }, po 3 bodech
car-screen-town = { $tiles ->
        [one] Město z jedné kartičky
       *[other] Město z { $tiles } kartiček
    }
car-screen-open-towns = { $count ->
        [one] Jedno otevřené město na kraji
        [few] { $count } otevřená města na kraji
       *[other] { $count } otevřených měst na kraji
    }
car-screen-open-zero = 0
car-screen-next-road = Další cesta
car-screen-next-city = Další město
car-screen-next-monastery = Další klášter
car-screen-next-farm = Další louka
car-screen-step-back = O krok zpět
car-screen-correct = Opravit
car-screen-result = Výsledek
car-screen-wins = Vyhrává { $names }, bodů { $points }
car-screen-win-shared = O výhru se dělí { $names }, bodů { $points }
car-screen-walk-again = Spočítat konec znovu

## Příprava

car-screen-animals-hint = O 12 kartiček víc, celkem 84
car-screen-farmers = Sedláci
car-screen-farmers-hint = Pro první partii vypnout
car-screen-two-tile = Město ze dvou kartiček
car-screen-two-tile-hint = Zde 4 body, ve starších pravidlech 2
car-screen-more-options = Starší pravidla, ztracené kartičky
car-screen-edition = Sedláci se počítají
car-screen-thirdEdition = podle tohoto vydání
car-screen-thirdEdition-hint = Po loukách, 3 body za každé hotové město
car-screen-secondEdition = podle druhého vydání
car-screen-secondEdition-hint = Stejně, ale jedno město platí hráči jen jednou
car-screen-firstEdition = podle prvního vydání
car-screen-firstEdition-hint = Po městech, 4 body tomu, kdo má kolem nejvíc sedláků
car-screen-bag = Kartičky v sáčku: { $total }
car-screen-bag-hint = Pokud se některá ztratila, vyřaďte ji zde.
car-screen-fewer = O jednu { $tile } méně
car-screen-further = O jednu { $tile } víc
car-screen-as-box = Jako v krabici

## Klávesy

car-screen-key-tile = tažená kartička
car-screen-key-place = místo s tímto písmenem
car-screen-key-arrows = na další místo
car-screen-key-turn = otočit kartičku
car-screen-key-follower = družiník s tímto číslem
car-screen-key-none = zapsat bez družiníka; před místem: nikam se nehodí
car-screen-key-enter = zapsat
car-screen-key-back = o krok zpět
car-screen-key-view = přiblížit a posunout desku
