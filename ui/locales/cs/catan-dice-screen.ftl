# Catan: kostky. Co říká jen obrazovka.

## Na co se ptá

dice-screen-asks-marks = Co postavil hráč { $name }?
dice-screen-asks-rest = { $count ->
        [one] Co ukazuje kostka?
        [few] Co ukazují { $count } kostky?
       *[other] Co ukazuje { $count } kostek?
    }
dice-screen-replace = Tah { $turn } byl …
dice-screen-insert = Před tahem { $turn } …
dice-screen-keep-hint = Klepněte na kostku: hodí se znovu, nebo zůstane.
dice-screen-marks-hint = Klepněte na to na ostrově, v pořadí.
dice-screen-unpaid = V tomto tahu se placení nekontroluje a list to ukazuje.
dice-screen-nothing = Z těchto kostek se nedá zaplatit nic.

## Jak se tah zadává

dice-screen-ways = Jak se tah zadává
dice-screen-way-rolls = Po hodech
dice-screen-way-finalDice = Konečné kostky
dice-screen-way-unpaid = Jen stavby

## Kostky; písmena jsou klávesy, každé jiné

dice-screen-key-ore = R
dice-screen-key-grain = O
dice-screen-key-wool = V
dice-screen-key-lumber = D
dice-screen-key-brick = C
dice-screen-key-gold = Z
dice-screen-roll = { $roll }. hod
dice-screen-roll-said = { $roll }. hod: { $dice }
dice-screen-kept = { $face }, ponecháno
dice-screen-unname = { $face }: vzít zpět
dice-screen-die-kept = { $face }, ponecháno; stiskem se hodí znovu
dice-screen-die-rolled = { $face }, hází se znovu; stiskem zůstane
dice-screen-left = Zbylé kostky: { $dice }

## Co udělá Enter

dice-screen-do-more = { $count ->
        [one] Ještě jedna kostka
        [few] Ještě { $count } kostky
       *[other] Ještě { $count } kostek
    }
dice-screen-do-roll = Zapsat { $roll }. hod
dice-screen-do-final = Zapsat kostky
dice-screen-do-reroll = Nechat { $count }, házet
dice-screen-do-reroll-all = Hodit vše
dice-screen-do-stop = Vše zůstává: stavět
dice-screen-do-write = { $points ->
        [one] Zapsat 1 bod
        [few] Zapsat { $points } body
       *[other] Zapsat { $points } bodů
    }
dice-screen-do-cross = Zapsat křížek
dice-screen-do-nothing = Nestavět nic
dice-screen-do-end = { $points ->
        [one] Konec tahu, 1 bod
        [few] Konec tahu, { $points } body
       *[other] Konec tahu, { $points } bodů
    }

## Co se dá postavit

dice-screen-payable = Lze zaplatit, jedno klepnutí
dice-screen-with = S tímto: { $what }
dice-screen-all = Ukázat vše
dice-screen-bundle = { $points ->
        [one] Postavit: { $what }, 1 bod
        [few] Postavit: { $what }, { $points } body
       *[other] Postavit: { $what }, { $points } bodů
    }
dice-screen-more-bundles = { $count ->
        [one] Ještě jedno
        [few] Ještě { $count }
       *[other] Ještě { $count }
    }
dice-screen-elsewhere = nebo jinde
dice-screen-other-way = { $what }: zaplatit jinými žolíky
dice-screen-goal-road = { $count ->
        [one] Cesta
        [2] Dvě cesty
       *[other] Tři cesty
    }
dice-screen-goal-knight = { $count ->
        [one] Rytíř
       *[other] Dva rytíři
    }
dice-screen-goal-settlement = Vesnice
dice-screen-goal-city = Město
dice-screen-goal-knight-road = Rytíř a cesta
dice-screen-goal-road-settlement = Vesnice a cesta

## Krok za krokem

dice-screen-steps = Po krocích
dice-screen-steps-leave = Jedním klepnutím
dice-screen-steps-hint = Klepněte na ostrově na to, co se staví.
dice-screen-gold-to = Za dvě zlata
dice-screen-jokers = Připravení žolíci
dice-screen-joker-die = Ze které kostky bude { $face }?
dice-screen-joker-die-any = Kterou kostku žolík otočí?
dice-screen-joker-to = Bude z ní
dice-screen-spent = Žolík rytíře { $knight } škrtnut

## List

dice-screen-island = Ostrov: { $name }
dice-screen-turn-of = { $left ->
        [one] tah { $turn } z { $turns }, poslední
        [few] tah { $turn } z { $turns }, zbývají { $left }
       *[other] tah { $turn } z { $turns }, zbývá { $left }
    }
dice-screen-unpaid-note = čárkovaně: bez kontroly placení
dice-screen-full = všechna políčka jsou plná
dice-screen-costs = Co kolik stojí
dice-screen-mark-built = { $what }, stojí
dice-screen-mark-open = { $what }, lze postavit
dice-screen-mark-closed = { $what }
dice-screen-joker-none = Žolík rytíře { $knight }
dice-screen-joker-ready = Žolík rytíře { $knight }, připraven
dice-screen-joker-used = Žolík rytíře { $knight }, použit
dice-screen-boxes-said = Políčka, { $name }: { $boxes }; celkem { $total }
dice-screen-look = List: { $name }
dice-screen-seat = { $jokers ->
        [0] { $name }: { $score } bodů, žádný připravený žolík
        [one] { $name }: { $score } bodů, jeden připravený žolík
        [few] { $name }: { $score } bodů, { $jokers } připravení žolíci
       *[other] { $name }: { $score } bodů, { $jokers } připravených žolíků
    }
dice-screen-seat-turn = { $jokers ->
        [0] Na tahu je { $name }: { $score } bodů, žádný připravený žolík
        [one] Na tahu je { $name }: { $score } bodů, jeden připravený žolík
        [few] Na tahu je { $name }: { $score } bodů, { $jokers } připravení žolíci
       *[other] Na tahu je { $name }: { $score } bodů, { $jokers } připravených žolíků
    }
dice-screen-no-joker = zatím bez žolíka
dice-screen-about = na konci asi { $points }
dice-screen-about-short = → { $points }
dice-screen-expected = na konci asi { $points }
dice-screen-gained = { $name }: { $points }
dice-screen-allow = Přesto povolit

## Rady

dice-screen-before = Před prvním hodem
dice-screen-by-rolling = Dalším házením
dice-screen-goal-keep = { $goal }, { $chance }: nechat { $dice }
dice-screen-best-turn = Nejlepší v tomto tahu
dice-screen-best-game = Nejlepší konečný výsledek
dice-screen-best-build = postavit: { $built }
dice-screen-best-cross = není co stavět
dice-screen-best-all = hodit všech šest
dice-screen-stop = přestat, { $what }
dice-screen-keep = Nechat { $dice }
dice-screen-roll-count = { $count ->
        [one] hodit jednou
        [few] hodit { $count }
       *[other] hodit { $count }
    }
dice-screen-stopping = Kdo přestane, čeká { $points }.
dice-screen-working = Počítají se všechny možné listy …

## Po hře

dice-screen-result = Výsledek
dice-screen-wins = { $points ->
        [one] { $names } vyhrává s 1 bodem
       *[other] { $names } vyhrává s { $points } body
    }
dice-screen-win-shared = { $points ->
        [one] { $names } sdílejí výhru s 1 bodem
       *[other] { $names } sdílejí výhru s { $points } body
    }
dice-screen-solo = { $points ->
        [one] 1 bod
        [few] { $points } body
       *[other] { $points } bodů
    }
dice-screen-total = Celkem
dice-screen-luck-title = Štěstí a hra
dice-screen-luck = Kostky
dice-screen-lost = Rozhodnutí
dice-screen-untold = Obojí
dice-screen-turn = Tah

## Jiná chvíle, jiný list

dice-screen-banner-other = Prohlížíte list: { $name }
dice-screen-to-turn = Zpět k tahu
dice-screen-given-up-hint = Vzdáno: zůstává uloženo, ale do statistik se nepočítá.
dice-screen-resume = Pokračovat
dice-screen-menu-advice = Ukázat rady
dice-screen-menu-no-advice = Skrýt rady

## Klávesy

dice-screen-key-faces = pojmenovat kostku, stejně jako její písmeno
dice-screen-key-keep = nechat kostku, nebo hodit znovu
dice-screen-key-bundle = postavit, co stojí u písmena
dice-screen-key-enter = hlavní tlačítko
dice-screen-key-back = o krok zpět

## Příprava

dice-screen-turns = Tahy
dice-screen-turns-hint = V tištěné hře 15
dice-screen-fewer = O tah méně
dice-screen-more-turns = O tah více
dice-screen-layout = List
dice-screen-layout-hint = Stejný ostrov, nakreslený jako v krabici
dice-screen-layout-classic = Klasický
dice-screen-layout-islandOne = Island One
dice-screen-more = Co pravidla nechávají otevřené
dice-screen-more-text = Pravidla zde mlčí; domluvte se předem.
dice-screen-same-turn = Čerství žolíci
dice-screen-same-turn-hint = Lze použít už v tahu, kdy se rytíř staví
dice-screen-decline = Hráč nemusí stavět
dice-screen-decline-hint = I když by kostky stačily; je to křížek
dice-screen-ties = Remíza
dice-screen-ties-shared = Společná výhra
dice-screen-ties-fewerCrosses = Méně křížků
dice-screen-boxes = Políčka 7 až 11
dice-screen-boxes-winding = Zprava doleva
dice-screen-boxes-rows = Zleva doprava
