# Catan, kostková hra: co říká rozhodčí. Znění pravidel je na konci, podle označení.

## Co má stůl ohlásit

dice-asks-dice = Co hází { $seat }?
    .left = Tah { $turn } z { $turns }
dice-asks-again = Házet znovu, nebo stavět?
    .left = { $rollsLeft ->
        [one] Zbývá jeden hod
        [few] Zbývají { $rollsLeft } hody
       *[other] Zbývá { $rollsLeft } hodů
    }
dice-asks-build = Co staví { $seat }?
    .left = Tah { $turn } z { $turns }
dice-asks-over = Partie skončila.

## Záznam; před větou stojí jméno hráče

dice-move-roll = hází: { $rolled }
dice-move-roll-again = nechává stranou: { $kept }; hází: { $rolled }
dice-move-keep = nechává všech šest kostek
dice-move-final = má nakonec: { $dice }
dice-move-joker = používá žolík: místo { $turn } je { $to }
dice-move-gold = mění dvě zlata: { $to }
dice-move-build = staví: { $built }
dice-move-marked = označuje: { $built }; placení není ověřeno
dice-move-cross = neoznačuje nic: křížek
dice-move-end = končí tah

## Sloupce bodového lístku

dice-source-road = Cesty
dice-source-knight = Rytíři
dice-source-settlement = Vesnice
dice-source-city = Města
dice-source-cross = Křížky

## Řádky bodového lístku

dice-line-road = Cesta
dice-line-knight = Rytíř { $value }
dice-line-settlement = Vesnice { $value }
dice-line-city = Město { $value }
dice-line-road-unpaid = Cesta, placení není ověřeno
dice-line-knight-unpaid = Rytíř { $value }, placení není ověřeno
dice-line-settlement-unpaid = Vesnice { $value }, placení není ověřeno
dice-line-city-unpaid = Město { $value }, placení není ověřeno
dice-line-cross = Křížek v tahu { $turn }: nic nebylo postaveno

## Slova

dice-face-ore = ruda
dice-face-grain = obilí
dice-face-wool = vlna
dice-face-lumber = dřevo
dice-face-brick = cihly
dice-face-gold = zlato

dice-kind-road = Cesta
dice-kind-knight = Rytíř
dice-kind-settlement = Vesnice
dice-kind-city = Město

dice-symbol-road = cesta
dice-symbol-S3 = vesnice 3
dice-symbol-S4 = vesnice 4
dice-symbol-S5 = vesnice 5
dice-symbol-S7 = vesnice 7
dice-symbol-S9 = vesnice 9
dice-symbol-S11 = vesnice 11
dice-symbol-C7 = město 7
dice-symbol-C12 = město 12
dice-symbol-C20 = město 20
dice-symbol-C30 = město 30
dice-symbol-K1 = rytíř 1
dice-symbol-K2 = rytíř 2
dice-symbol-K3 = rytíř 3
dice-symbol-K4 = rytíř 4
dice-symbol-K5 = rytíř 5
dice-symbol-K6 = rytíř 6

## Proč se takto hrát nedá

dice-refused-seats = { $seats ->
        [0] Někdo hrát musí.
        [few] { $seats } hráči jsou příliš mnoho: může jich být { $most }.
       *[other] { $seats } hráčů je příliš mnoho: může jich být { $most }.
    }
dice-refused-first = Začínající hráč u stolu nesedí: { $seats ->
        [one] hraje jeden hráč
        [few] hrají { $seats } hráči
       *[other] hraje { $seats } hráčů
    }.
dice-refused-turns = Partie má 1 až { $most } tahů, ne { $turns }.

## Proč tah neplatí

dice-refused-over = Partie skončila: všechna políčka jsou vyplněná.
dice-refused-seat = Na tahu je { $seat }.
dice-refused-no-dice = Kostky tohoto tahu ještě nejsou zadané.
dice-refused-dice-known = Kostky tohoto tahu už jsou zadané: stavte s nimi.
dice-refused-count = Hází se { $dice } kostkami, ne { $count }.
dice-refused-face = Žádná kostka nemá stranu „{ $face }“.
dice-refused-first-roll = Poprvé se hází všemi šesti kostkami.
dice-refused-kept = Stranou má být { $kept }× { $face }, ale na kostkách { $have ->
        [0] není
       *[other] je jen { $have }×
    }.
dice-refused-fourth-roll = Třikrát už se házelo.
dice-refused-rolling-over = V tomto tahu už se nehází.
    .detail = První žolík, výměna nebo stavba házení ukončí.
dice-refused-empty-bundle = V balíčku se musí něco stavět; kdo nestaví, ukončí tah.
dice-refused-symbol = Na plánu není symbol „{ $symbol }“.
dice-refused-first-road = První cesta je postavená od začátku.
dice-refused-built-road = Tato cesta už je postavená.
dice-refused-built-knight = Rytíř { $value } už je postavený.
dice-refused-built-settlement = Vesnice { $value } už je postavená.
dice-refused-built-city = Město { $value } už je postavené.
dice-refused-way-road = Tato cesta nenavazuje na žádnou postavenou.
dice-refused-way-settlement = K vesnici { $value } nevede cesta.
dice-refused-way-city = K městu { $value } nevede cesta.
dice-refused-order-knight = Před rytířem { $value } se musí postavit rytíř { $before }.
dice-refused-order-settlement = Před vesnicí { $value } se musí postavit vesnice { $before }.
dice-refused-order-city = Před městem { $value } se musí postavit město { $before }.
dice-refused-pay-road = Na kostkách chybí { $face }.
    .detail = Cesta stojí cihly a dřevo.
dice-refused-pay-knight = Na kostkách chybí { $face }.
    .detail = Rytíř stojí rudu, vlnu a obilí.
dice-refused-pay-settlement = Na kostkách chybí { $face }.
    .detail = Vesnice stojí dřevo, cihly, obilí a vlnu.
dice-refused-pay-city = Na kostkách je { $face } { $have ->
        [0] nula krát
        [1] jednou
        [2] dvakrát
       *[other] { $have }×
    }, město potřebuje { $need ->
        [2] dvě
       *[other] tři
    }.
dice-refused-fit = Na to je potřeba { $needed } kostek; k dispozici je { $dice }.
dice-refused-joker-nobody = Rytíř { $knight } neexistuje.
dice-refused-joker-unbuilt = Rytíř { $knight } není postavený, jeho žolík použít nejde.
dice-refused-joker-used = Žolík rytíře { $knight } už byl použit.
dice-refused-joker-fresh = Rytíř { $knight } byl postaven v tomto tahu: jeho žolík platí až od příštího.
dice-refused-joker-face = Žolík rytíře { $knight } dává jinou surovinu: { $own }, ne { $face }.
dice-refused-joker-same = Kostka už ukazuje: { $face }.
dice-refused-joker-die = Není kostka, kterou by šlo otočit a která ukazuje: { $face }.
dice-refused-gold-short = { $have ->
        [0] Na kostkách není zlato
       *[one] Jedno zlato nestačí
    }: za jednu surovinu se dávají dvě.
dice-refused-gold-gold = Zlato se mění za jinou surovinu.
dice-refused-decline = Stavět jde: { $built } ({ $points ->
        [one] 1 bod
        [few] { $points } body
       *[other] { $points } bodů
    }). U tohoto stolu se stavby vzdát nelze.

## Co se stůl dozví i tak

dice-warns-cross = Křížek, i když stavět jde: { $built } ({ $points ->
        [one] 1 bod
        [few] { $points } body
       *[other] { $points } bodů
    }).

## Pravidla

DICE-SETUP-01 = Šest stejných kostek a blok s plány; každý hráč potřebuje ještě tužku.
    .page = 2
DICE-SETUP-02 = Každý hráč má svůj list s ostrovem. Hráči si navzájem nijak nepřekážejí.
    .page = 2
DICE-SETUP-03 = Hráči se dohodnou, kdo začíná.
    .page = 2
DICE-SETUP-04 = První cesta se šipkou stojí od začátku. Neplatí se za ni a nedává body.
    .page = 4
DICE-SETUP-05 = Krabice uvádí jednoho až čtyři hráče. Může jich být i víc, každý hraje na svém listu.
    .page = –
DICE-GOAL-01 = Stavte co nejvíc cest, vesnic, měst a rytířů. Postavit znamená označit symbol.
    .page = 2
DICE-GOAL-02 = Vyhrává, kdo má na konci nejvíc bodů.
    .page = 3
DICE-DIE-01 = Na každé kostce je jednou ruda, obilí, vlna, dřevo, cihly a zlato.
    .page = 3
DICE-SHEET = Stavět jde jen to, co je vytištěné na plánu: 16 cest, 6 vesnic, 4 města a 6 rytířů.
    .page = 2
DICE-TURN-01 = Hráči se střídají po směru hodinových ručiček. Tah: hod, stavba, zápis bodů.
    .page = 3
DICE-TURN-02 = Nevyužité kostky propadají; do příštího tahu nezůstává nic.
    .page = –
DICE-ROLL-01 = Hází se až třikrát, poprvé všemi šesti kostkami.
    .page = 3
DICE-ROLL-02 = Po prvním hodu dejte stranou kolik kostek chcete a zbylými házejte znovu.
    .page = 3
DICE-ROLL-03 = Po druhém hodu můžete dát stranou další kostky, ale i některé odložené vzít zpět a hodit naposled.
    .page = 3
DICE-ROLL-04 = Po třetím hodu kostky zůstávají, jak leží.
    .page = 3
DICE-ROLL-05 = Přestat se smí už po prvním nebo druhém hodu.
    .page = 3
DICE-ROLL-06 = Po házení mění kostky už jen žolík a zlato. Jejich použití, stejně jako stavba, házení ukončí.
    .page = 3
DICE-BUILD-01 = Cesta: cihly, dřevo. Rytíř: ruda, vlna, obilí. Vesnice: cihly, dřevo, vlna, obilí. Město: tři rudy, dvě obilí.
    .page = 3
DICE-BUILD-02 = Kostky, kterými se platí, jdou stranou, každá tedy platí jednou. Na co je potřeba víc než šest kostek, to v jednom tahu postavit nejde.
    .page = 3
DICE-BUILD-03 = V jednom tahu jde postavit i víc věcí, pokud na ně kostky stačí.
    .page = 3
DICE-BUILD-04 = Co je postaveno, to se na plánu označí.
    .page = 3
DICE-BUILD-05 = Symbol má tolik bodů, kolik je na něm vytištěno.
    .page = 3
DICE-BUILD-06 = Staví se jedno po druhém. Co bylo postaveno před chvílí, už se počítá.
    .page = –
DICE-BUILD-07 = Žádný symbol se nestaví dvakrát a nic se neodstraňuje.
    .page = –
DICE-BUILD-08 = Stavět se nemusí, ale kdo nic nepostaví, má křížek.
    .page = –
DICE-ROAD-01 = Cesta stojí cihly a dřevo a má jeden bod.
    .page = 4
DICE-ROAD-02 = První cesta už stojí a neplatí se.
    .page = 4
DICE-ROAD-03 = Nová cesta navazuje na postavenou. Na rozcestích si vybíráte.
    .page = 4
DICE-ROAD-04 = Vesnice nebo město na konci cesty další stavbě cesty nebrání, ať už stojí, nebo ne.
    .page = 4
DICE-SETL-01 = Vesnice stojí dřevo, cihly, obilí a vlnu.
    .page = 4
DICE-SETL-02 = K vesnici musí vést postavená cesta.
    .page = 4
DICE-SETL-03 = Vesnice nesmí sousedit s křižovatkou, kde už stojí vesnice nebo město. Na tomto plánu to nikdy nenastane.
    .page = 5
DICE-SETL-04 = Vesnice se stavějí v pořadí podle bodů: 3, 4, 5, 7, 9, 11.
    .page = 5
DICE-CITY-01 = Město stojí tři rudy a dvě obilí.
    .page = 5
DICE-CITY-02 = K městu musí vést postavená cesta.
    .page = 5
DICE-CITY-03 = Města se stavějí v pořadí podle bodů: 7, 12, 20, 30.
    .page = 5
DICE-CITY-04 = Města mají vlastní místa. Nenahrazují vesnice a žádnou nepotřebují.
    .page = –
DICE-KNGT-01 = Rytíř stojí obilí, vlnu a rudu.
    .page = 5
DICE-KNGT-02 = Rytíři se stavějí v pořadí podle bodů, 1 až 6.
    .page = 5
DICE-KNGT-03 = Rytíři cestu nepotřebují.
    .page = –
DICE-KNGT-04 = Postavený rytíř přináší jeden surovinový žolík. Body mu zůstávají i po jeho použití.
    .page = 5
DICE-JOKER-01 = Žolík pod postaveným rytířem jde použít jednou za hru.
    .page = 5
DICE-JOKER-02 = Po házení žolík otočí jednu kostku na surovinu pod rytířem, místo kterékoli jiné.
    .page = 5
DICE-JOKER-03 = Použitý žolík se označí.
    .page = 5
DICE-JOKER-04 = Žolíky popořadě: ruda, obilí, vlna, dřevo, cihly; pod rytířem 6 libovolná surovina.
    .page = 5
DICE-JOKER-05 = Rytířů je šest, žolíků tedy nejvýš šest.
    .page = 5
DICE-JOKER-06 = V jednom tahu jde použít i dva nebo víc žolíků.
    .page = 5
DICE-JOKER-07 = Žolík otáčí kostku, kterou se ještě neplatilo. Žádnou nepřidává.
    .page = 5
DICE-JOKER-08 = Žolíky se používají po posledním hodu, ne mezi hody.
    .page = 5
DICE-JOKER-09 = Žolík platí od chvíle, kdy rytíř stojí, i v témže tahu, pokud se stůl nedohodl jinak.
    .page = –
DICE-JOKER-10 = Kde by dva žolíky posloužily stejně, nabízí se nejdřív ten s určenou surovinou, pak libovolný.
    .page = –
DICE-JOKER-11 = Žolík libovolné suroviny může dát i zlato, i když to nikdy nepomůže.
    .page = –
DICE-GOLD-01 = Po házení jde dvě zlata vyměnit za jednu libovolnou jinou surovinu.
    .page = 5
DICE-GOLD-02 = Jedna z kostek se otočí na požadovanou surovinu, druhá v tomto tahu vypadá.
    .page = 5
DICE-GOLD-03 = Ze samotného zlata se nestaví.
    .page = 5
DICE-GOLD-04 = Jediné zlato je bez užitku.
    .page = 5
DICE-GOLD-05 = Zlato jde měnit vícekrát: za čtyři zlata dvě suroviny, za šest tři.
    .page = –
DICE-GOLD-06 = Mění se jen zlato, jiné suroviny ne.
    .page = 5
DICE-SCORE-01 = Body se zapisují do dalšího volného políčka; první je vlevo nahoře.
    .page = 4
DICE-SCORE-02 = Za tah jedno číslo: součet všech symbolů v něm postavených.
    .page = 4
DICE-SCORE-03 = Kdo nic nepostaví, píše křížek, nikdy nulu.
    .page = 4
DICE-SCORE-04 = Políčko dokončeného tahu už se nemění.
    .page = –
DICE-SCORE-05 = Každý křížek na konci ubírá dva body.
    .page = 4
DICE-END-01 = Hra končí, když všichni vyplnili všechna políčka: v tištěné hře 15.
    .page = 6
DICE-END-02 = Výsledek je součet políček minus dva body za každý křížek.
    .page = 6
DICE-END-03 = Vyhrává nejvyšší výsledek. O shodě pravidla nemluví: o vítězství se hráči dělí, pokud se stůl nedohodl jinak.
    .page = 6
DICE-SOLO-01 = Sám hráč hraje podle stejných pravidel: získejte co nejvíc bodů.
    .page = –
