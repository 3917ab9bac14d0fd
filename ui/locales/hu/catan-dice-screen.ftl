# Catan kockajáték: amit csak a képernyő mond.

## Amit kérdez

dice-screen-asks-marks = Mit épített { $name }?
dice-screen-asks-rest = { $count ->
        [one] Mit mutat a kocka?
       *[other] Mit mutat a(z) { $count } kocka?
    }
dice-screen-replace = A(z) { $turn }. lépés ez volt …
dice-screen-insert = A(z) { $turn }. lépés előtt …
dice-screen-keep-hint = Koppints a kockára: újradobja vagy megtartja.
dice-screen-marks-hint = Koppints rá a szigeten, sorban.
dice-screen-unpaid = Ebben a körben a fizetést nem ellenőrizzük, és ez a lapon is látszik.
dice-screen-nothing = Ezekből a kockákból semmi sem telik ki.

## Hogyan kerül be a kör

dice-screen-ways = A kör bevitele
dice-screen-way-rolls = Dobásonként
dice-screen-way-finalDice = Végső kockák
dice-screen-way-unpaid = Csak építés

## Kockák; a betűk billentyűk, mind különböző

dice-screen-key-ore = E
dice-screen-key-grain = G
dice-screen-key-wool = J
dice-screen-key-lumber = F
dice-screen-key-brick = T
dice-screen-key-gold = A
dice-screen-roll = { $roll }. dobás
dice-screen-roll-said = { $roll }. dobás: { $dice }
dice-screen-kept = { $face }, megtartva
dice-screen-unname = { $face }: visszavonás
dice-screen-die-kept = { $face }, megtartva; nyomd meg az újradobáshoz
dice-screen-die-rolled = { $face }, újradobandó; nyomd meg a megtartáshoz
dice-screen-left = Maradt kockák: { $dice }

## Amit az Enter tesz

dice-screen-do-more = { $count ->
        [one] Még egy kocka
       *[other] Még { $count } kocka
    }
dice-screen-do-roll = { $roll }. dobás rögzítése
dice-screen-do-final = Kockák rögzítése
dice-screen-do-reroll = { $count } marad, dobás
dice-screen-do-reroll-all = Mind újra
dice-screen-do-stop = Mind marad: építés
dice-screen-do-write = { $points ->
        [one] 1 pont beírása
       *[other] { $points } pont beírása
    }
dice-screen-do-cross = Kereszt beírása
dice-screen-do-nothing = Nem épít semmit
dice-screen-do-end = { $points ->
        [one] Kör vége, 1 pont
       *[other] Kör vége, { $points } pont
    }

## Amit építeni lehet

dice-screen-payable = Most kitelik, egy koppintás
dice-screen-with = Ezzel: { $what }
dice-screen-all = Mind
dice-screen-bundle = { $points ->
        [one] Építés: { $what }, 1 pont
       *[other] Építés: { $what }, { $points } pont
    }
dice-screen-more-bundles = { $count ->
        [one] Még egy
       *[other] Még { $count }
    }
dice-screen-elsewhere = vagy máshol
dice-screen-other-way = { $what }: fizetés más jokerrel
dice-screen-goal-road = { $count ->
        [one] Út
        [2] Két út
       *[other] Három út
    }
dice-screen-goal-knight = { $count ->
        [one] Lovag
       *[other] Két lovag
    }
dice-screen-goal-settlement = Település
dice-screen-goal-city = Város
dice-screen-goal-knight-road = Lovag és út
dice-screen-goal-road-settlement = Település és út

## Lépésenként

dice-screen-steps = Lépésenként
dice-screen-steps-leave = Egy koppintással
dice-screen-steps-hint = Koppints a szigeten arra, ami épül.
dice-screen-gold-to = Két arany helyett
dice-screen-jokers = Kész jokerek
dice-screen-joker-die = Melyik kockából lesz { $face }?
dice-screen-joker-die-any = Melyik kockát fordítja el a joker?
dice-screen-joker-to = Ez lesz belőle
dice-screen-spent = A(z) { $knight }. lovag jokere kihúzva

## A lap

dice-screen-island = { $name } szigete
dice-screen-turn-of = { $left ->
        [one] { $turns } körből a(z) { $turn }., az utolsó
       *[other] { $turns } körből a(z) { $turn }., hátravan { $left }
    }
dice-screen-unpaid-note = szaggatott: fizetés nélkül
dice-screen-full = minden mező betelt
dice-screen-costs = Mi mennyibe kerül
dice-screen-mark-built = { $what }, megépült
dice-screen-mark-open = { $what }, építhető
dice-screen-mark-closed = { $what }
dice-screen-joker-none = A(z) { $knight }. lovag jokere
dice-screen-joker-ready = A(z) { $knight }. lovag jokere, kész
dice-screen-joker-used = A(z) { $knight }. lovag jokere, elhasználva
dice-screen-boxes-said = { $name } mezői: { $boxes }; összesen { $total }
dice-screen-look = { $name } lapja
dice-screen-seat = { $jokers ->
        [0] { $name }: { $score } pont, nincs kész joker
        [one] { $name }: { $score } pont, egy kész joker
       *[other] { $name }: { $score } pont, { $jokers } kész joker
    }
dice-screen-seat-turn = { $jokers ->
        [0] { $name } következik: { $score } pont, nincs kész joker
        [one] { $name } következik: { $score } pont, egy kész joker
       *[other] { $name } következik: { $score } pont, { $jokers } kész joker
    }
dice-screen-no-joker = még nincs joker
dice-screen-about = a végén kb. { $points }
dice-screen-about-short = → { $points }
dice-screen-expected = a végén körülbelül { $points }
dice-screen-gained = { $name }: { $points }
dice-screen-allow = Mégis engedjük

## Tanácsok

dice-screen-before = Az első dobás előtt
dice-screen-by-rolling = Továbbdobva
dice-screen-goal-keep = { $goal }, { $chance }: marad { $dice }
dice-screen-best-turn = A legjobb ebben a körben
dice-screen-best-game = A legjobb végeredmény
dice-screen-best-build = építés: { $built }
dice-screen-best-cross = nincs mit építeni
dice-screen-best-all = mind a hatot újra
dice-screen-stop = megáll, { $what }
dice-screen-keep = Marad: { $dice }
dice-screen-roll-count = { $count ->
        [one] egyet újra
       *[other] { $count } újra
    }
dice-screen-stopping = Ha megáll, { $points } várható.
dice-screen-working = Minden lehetséges lap kiszámítása …

## A játék után

dice-screen-result = Eredmény
dice-screen-wins = { $points ->
        [one] { $names } nyert 1 ponttal
       *[other] { $names } nyert { $points } ponttal
    }
dice-screen-win-shared = { $points ->
        [one] { $names } közösen nyert 1 ponttal
       *[other] { $names } közösen nyert { $points } ponttal
    }
dice-screen-solo = { $points ->
        [one] 1 pont
       *[other] { $points } pont
    }
dice-screen-total = Összesen
dice-screen-luck-title = Szerencse és játék
dice-screen-luck = Kockák
dice-screen-lost = Döntések
dice-screen-untold = Együtt
dice-screen-turn = Kör

## Másik pillanat, másik lap

dice-screen-banner-other = { $name } lapját nézzük
dice-screen-to-turn = Vissza a körhöz
dice-screen-given-up-hint = Feladva: megmarad, de a statisztikából kimarad.
dice-screen-resume = Folytatás
dice-screen-menu-advice = Tanácsok megmutatása
dice-screen-menu-no-advice = Tanácsok elrejtése

## Billentyűk

dice-screen-key-faces = kocka megnevezése, a betűje is az
dice-screen-key-keep = kocka megtartása vagy újradobása
dice-screen-key-bundle = a betű melletti építése
dice-screen-key-enter = a fő gomb
dice-screen-key-back = egy lépés vissza

## Előkészítés

dice-screen-turns = Körök
dice-screen-turns-hint = A nyomtatott játékban 15
dice-screen-fewer = Eggyel kevesebb kör
dice-screen-more-turns = Eggyel több kör
dice-screen-layout = Lap
dice-screen-layout-hint = Ugyanaz a sziget, ahogy a dobozban van
dice-screen-layout-classic = Klasszikus
dice-screen-layout-islandOne = Island One
dice-screen-more = Amit a szabály nyitva hagy
dice-screen-more-text = A szabálykönyv itt hallgat; egyezzetek meg a játék előtt.
dice-screen-same-turn = Friss jokerek
dice-screen-same-turn-hint = Már abban a körben is, amelyben a lovag épül
dice-screen-decline = Dönthet úgy, hogy nem épít
dice-screen-decline-hint = Akkor is, ha a kockákból telne; az eredmény kereszt
dice-screen-ties = Döntetlen
dice-screen-ties-shared = Közös győzelem
dice-screen-ties-fewerCrosses = Kevesebb kereszt
dice-screen-boxes = A 7–11. mező
dice-screen-boxes-winding = Jobbról balra
dice-screen-boxes-rows = Balról jobbra
