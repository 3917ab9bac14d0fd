# Karetní Catan: co říká rozhodčí. Texty pravidel jsou na konci podle čísel.

## Co má stůl říct

card-asks-starting-hand = Ze které hromádky si bere tři karty { $seat }?
card-asks-dice = Co hodil(a) { $seat }?
card-asks-dice-set = Co ukazuje kostka událostí? Číslo je už nastavené.
card-asks-event-card = Kterou kartu události táhne { $seat }?
card-asks-gain-tournament = { $seat } vyhrává turnaj: která krajina získá surovinu?
card-asks-gain-sun = Dobrý rok: která krajina získá surovinu? Vybírá { $seat }.
card-asks-gain-progress = Pokrok: která krajina získá surovinu? Vybírá { $seat }.
    .left = { $left ->
        [one] Ještě jedna surovina
        [few] Ještě { $left } suroviny
       *[other] Ještě { $left } surovin
    }
card-asks-gain-caravan = Karavana: která krajina získá surovinu? Vybírá { $seat }.
    .left = { $left ->
        [one] Ještě jedna surovina
        [few] Ještě { $left } suroviny
       *[other] Ještě { $left } surovin
    }
card-asks-mill = Obchod: co si vezme { $seat }, pokud něco?
card-asks-builder = Stavitel: kterou hromádku prohlíží { $seat } a pod kterou vrací kartu?
card-asks-civil-war = Občanská válka: kterého rytíře nebo flotilu posílá zpět { $seat }?
card-asks-conflict = Svár: pod kterou hromádku dává { $seat } obě karty?
card-asks-shed = { $seat } má { $left ->
        [one] o jednu kartu
        [few] o { $left } karty
       *[other] o { $left } karet
    } víc: pod kterou hromádku?
card-asks-regions = Které dvě krajiny přináší nová vesnice a která leží nahoře?
card-asks-regions-first = Které dvě krajiny přináší nová vesnice? První leží nahoře.
card-asks-defend = Vykládá { $seat } obrannou kartu?
card-asks-attack-roll = Kolik padlo na útok? Hází { $seat }.
card-asks-take-back = Kterou kartu posílá { $seat } zpět do soupeřovy ruky?
card-asks-raid = Loupež: co si bere { $seat }?
    .left = { $left ->
        [one] Ještě jedna surovina
        [few] Ještě { $left } suroviny
       *[other] Ještě { $left } surovin
    }
card-asks-merchant-take = Obchodník: co si bere { $seat }, jednu nebo dvě suroviny?
    .left = { $left ->
        [one] Lze vzít ještě jednu
        [few] Lze vzít ještě { $left }
       *[other] Lze vzít ještě { $left }
    }
card-asks-merchant-give = Obchodník: co vrací { $seat }?
card-asks-main = Co dělá { $seat }?
card-asks-draw = Ze které hromádky táhne { $seat }?
    .left = { $short ->
        [one] Chybí jedna karta
        [few] Chybí { $short } karty
       *[other] Chybí { $short } karet
    }
card-asks-surplus = Pod kterou hromádku dá { $seat } přebytečnou kartu?
    .left = { $surplus ->
        [one] Jedna karta navíc
        [few] { $surplus } karty navíc
       *[other] { $surplus } karet navíc
    }
card-asks-exchange = Vymění si { $seat } kartu?
card-asks-end = Tah končí: { $seat }.
card-asks-over = Hra skončila.

## Záznam; před větou stojí jméno hráče

card-move-lots-start = Losování, kdo začíná: { $first } a { $second }
card-move-lots-sets = Losování startovních sad: { $first } a { $second }
card-move-starting-hand = prohlíží hromádku { $stack } a bere si tři karty
card-move-alchemist = hraje alchymistu a nastavuje { $number }
card-move-roll = hází: { $face }, { $number }
card-move-event = táhne událost: { $card }
card-move-gain = získává: { $resource }
card-move-take = bere soupeři: { $resource }
card-move-give = vrací: { $resource }
card-move-decline = víc si nebere
card-move-builder = bere kartu z hromádky { $stack } a jednu vrací pod hromádku { $under }
card-move-civil-war = posílá zpět jednu soupeřovu jednotku
card-move-civil-war-axis = ukazuje v občanské válce na vesnici nebo cestu
card-move-conflict = dává soupeřovy karty pod hromádku { $stack }
card-move-conflict-two = dává soupeřovy karty pod hromádky { $stack } a { $second }
card-move-road = staví cestu
card-move-settlement = staví vesnici
card-move-regions = nové krajiny: nahoře { $upper }, dole { $lower }
card-move-regions-scout = vybírá krajiny s průzkumníkem: nahoře { $upper }, dole { $lower }
card-move-city = staví město
card-move-build = staví: { $card }
card-move-build-printed = staví: { $card }; karta říká něco jiného než katalog
card-move-dismantle = odhazuje kartu ze svého knížectví
card-move-dismantle-axis = odhazuje vesnici nebo cestu
card-move-bank = mění v bance { $count } × { $give } za: { $get }
card-move-trade = mění se soupeřem: dává { $give }, dostává { $get }
card-move-caravan = posílá karavanu: { $pay }
card-move-merchant = hraje obchodníka
card-move-spy = hraje vyzvědače a bere si: { $card }
card-move-spy-nothing = hraje vyzvědače a nebere nic
card-move-attack = útočí: { $card }
card-move-defend = brání se: { $card }
card-move-defend-not = nebrání se
card-move-attack-roll = hází na útok: { $number }
card-move-take-back = posílá kartu zpět do soupeřovy ruky
card-move-take-back-axis = ukazuje na vesnici nebo cestu
card-move-draw = táhne vrchní kartu z hromádky { $stack }
card-move-search = platí a vybírá kartu z hromádky { $stack }
card-move-search-nothing = platí, prohlíží hromádku { $stack }, ale nic si nebere
card-move-exchange = mění kartu s hromádkou { $stack }
card-move-exchange-search = platí a mění kartu s hromádkou { $stack }
card-move-shed = dává kartu pod hromádku { $stack }
card-move-throw = odhazuje: { $card }
card-move-end = končí tah
card-move-recount = žádá přepočítání: { $count ->
        [one] jedna věc
        [few] { $count } věci
       *[other] { $count } věcí
    }
card-move-printed = čte z karty: { $card }

## Co se stalo s hromádkou (otevřená hra)

card-handled-top = vrchní karta tažena
card-handled-searched = prohledána
card-handled-under = karta vložena pod ni

## Sloupce bodů

card-source-settlements = Vesnice
card-source-cities = Města
card-source-cards = Karty
card-source-figures = Figurky

## Řádky bodů

card-line-start = Startovní vesnice
card-line-settlement = Vesnice
card-line-city = Město
card-line-card = { $card }
card-line-knight = Figurka rytíře: síla { $mine } proti { $theirs }
card-line-mill = Figurka mlýna: obchod { $mine } proti { $theirs }

## Proč tah nejde: kdo je na řadě a kdy

card-refused-over = Hra skončila: { $seat } má { $points } bodů.
card-refused-no-seat = Místo { $number } neexistuje: hrají dva.
card-refused-passive = Na tahu je { $active }, ne { $seat }.
card-refused-opening = Nejdřív si oba hráči vezmou počáteční karty.
card-refused-before-dice = Ještě se neházelo: { $seat }.
card-refused-dice-first = Tah začíná hodem: { $seat }.
card-refused-rolled = Už se házelo: { $seat }.
card-refused-after-check = Kontrola ruky už začala: nestaví se, neobchoduje ani nehraje.
card-refused-die = Žádná kostka neukazuje { $number }.
card-refused-pending-event-card = Nejdřív se táhne karta události: { $seat }.
card-refused-pending-gain = Nejdřív se vybere surovina, kterou přinesla událost: { $seat }.
card-refused-pending-caravan = Nejdřív se vybere, co přiveze karavana: { $seat }.
card-refused-pending-mill = Nejdřív řekne { $seat }, co si bere držitel mlýna.
card-refused-pending-builder = Nejdřív se vyřídí stavitel: { $seat }.
card-refused-pending-civil-war = Nejdřív se vybere jednotka v občanské válce: { $seat }.
card-refused-pending-conflict = Nejdřív dá { $seat } karty sváru pod hromádku.
card-refused-pending-shed = Nejdřív odloží { $seat } { $count ->
        [one] jednu kartu
        [few] { $count } karty
       *[other] { $count } karet
    }: ruka je nad limitem.
card-refused-pending-regions = Nejdřív se položí obě krajiny nové vesnice: { $seat }.
card-refused-pending-defend = Nejdřív řekne { $seat }, zda se brání: { $card }.
card-refused-pending-roll = Nejdřív se hází na útok: { $card } ({ $seat }).
card-refused-pending-take-back = Nejdřív se vybere karta, která se vrací: { $seat }.
card-refused-pending-take = Nejdřív si { $seat } vezme kořist loupeže.
card-refused-pending-merchant = Nejdřív se dokončí výměna obchodníka: { $seat }.
card-refused-no-gain = Teď nic nedostává { $seat }.
card-refused-no-take = Teď nemá co vzít { $seat }.
card-refused-no-give = Teď není co vracet: { $seat }.
card-refused-no-decline = Není se čeho vzdát: { $seat }.
card-refused-no-event = Kostka událostí neukazuje otazník.
card-refused-event-drawn = Kartu události teď netáhne { $seat }.
card-refused-no-builder = Na hráče { $seat } nečeká událost stavitel.
card-refused-no-civil-war = Na hráče { $seat } nečeká občanská válka.
card-refused-no-conflict = Na hráče { $seat } nečeká svár.
card-refused-no-attack-roll = Není útok, na který by házel hráč { $seat }.
card-refused-no-take-back = Není karta, kterou by { $seat } posílal zpět.

## Příprava

card-refused-opening-over = Počáteční karty jsou už rozebrané.
card-refused-hand-taken = { $seat } už má počáteční karty.
card-refused-hand-order = Nejdřív si bere { $first }, potom { $seat }.
card-refused-stack-short = Hromádka { $stack } má jen { $cards ->
        [one] jednu kartu
        [few] { $cards } karty
       *[other] { $cards } karet
    }, berou se tři.
card-refused-no-stack = Hromádka { $stack } není: jsou od 1 do 5.
card-refused-lots-late = Losuje se před prvním tahem.

## Stavba

card-refused-short = Je třeba { $asked } × { $resource }, k dispozici: { $has }.
card-refused-price = Cena je { $asked } × { $resource }, placeno { $paid }.
card-refused-not-own = { $terrain } { $number } v tomto knížectví neleží.
card-refused-not-theirs = { $terrain } { $number }: nepatří hráči { $seat }.
card-refused-region-short = { $terrain } { $number } ukazuje { $has }, nemůže zaplatit { $pays }.
card-refused-supply = Došlo: { $what } (celkem { $count }).
card-refused-road-twice = Tady už končí cesta: druhá za ni nesmí.
card-refused-no-road = Vesnice potřebuje cestu, která k ní vede.
card-refused-no-settlement = Žádná nová vesnice nečeká na krajiny.
card-refused-scout = Průzkumník se hraje hned po stavbě vesnice.
card-refused-region-twice = Jsou třeba dvě různé krajiny, ne dvakrát { $terrain } { $number }.
card-refused-region-placed = { $terrain } { $number } není v balíčku krajin.
card-refused-region-absent = { $terrain } { $number } neleží na stole.
card-refused-no-town = Tady { $seat } vesnici nemá.
card-refused-city-twice = To už je město.
card-refused-no-site = Tady není stavební místo ({ $card }): leží nad vesnicemi a městy a pod nimi.
card-refused-no-slot = Na této straně { $slots ->
        [one] je jedno místo
        [few] jsou { $slots } místa
       *[other] je { $slots } míst
    }.
card-refused-site-taken = Tady už stojí: { $theirs }.
card-refused-city-full = Všechna čtyři místa tohoto města jsou obsazená.
card-refused-city-only = Staví se jen u města: { $card }.
card-refused-no-free-site = Není volné místo: { $card }.
card-refused-yellow = { $card } je akční karta: hraje se, nestaví.
card-refused-hand-empty = { $seat } nemá v ruce žádnou kartu.
card-refused-hand-known = { $seat } nemůže mít kartu { $card }: celou ruku oba znáte ({ $known }).
card-refused-copies = { $card }: { $count ->
        [one] je jediný výtisk
        [few] jsou { $count } výtisky
       *[other] je { $count } výtisků
    } a jinde leží { $elsewhere }.
card-refused-stays = Vesnice, města a cesty zůstávají do konce hry.
card-refused-nothing-own = { $seat } tu nemá co odhodit.
card-refused-no-card = Karta „{ $id }“ neexistuje.

## Obchod

card-refused-rate = { $count } × { $resource } není kurz banky; nejlepší je { $rate }:1.
card-refused-same-kind = Banka dává jinou surovinu, ne tutéž ({ $resource }).
card-refused-mixed = { $terrain } { $number } neskladuje { $give }.
card-refused-trade-empty = Obchod přesune aspoň jednu surovinu.
card-refused-gift = { $seat } dává něco zadarmo: u tohoto stolu to nejde.
card-refused-other-kind = { $from } nelze uložit: { $terrain } { $number }.
card-refused-nothing-there = { $terrain } { $number } hráče { $seat } je prázdná krajina.
card-refused-full = { $terrain } { $number } hráče { $seat } je plná krajina.
card-refused-must-take = { $seat } si musí něco vzít.

## Akční karty a události

card-refused-seven = { $card } potřebuje dohromady sedm bodů, zatím je { $together }.
card-refused-futile = Teď by nic nezmohla: { $card }.
card-refused-alchemist-late = Alchymista se hraje před hodem.
card-refused-alchemist-again = Číslo už je nastavené: { $number }.
card-refused-alchemist-number = Alchymista nastavil { $set }, ne { $number }.
card-refused-event-copies = { $card } nemůže přijít: { $count ->
        [one] jediný výtisk leží
        [few] všechny { $count } výtisky leží
       *[other] všech { $count } výtisků leží
    } od posledního konce roku vespod.
card-refused-builder-same = Hromádku { $stack } už prohlížel(a) { $other }: je třeba jiná.
card-refused-unit-only = Vybrat lze jen rytíře nebo flotilu.
card-refused-own-unit = { $seat } vybírá soupeřovu jednotku.
card-refused-church = V tomto městě chrání kostel: { $card }.
card-refused-conflict-one = { $seat } má jen jednu kartu.
card-refused-conflict-stacks = Obě karty jdou pod tutéž hromádku.
card-refused-caravan = Karavana veze jednu nebo dvě suroviny, ne { $count }.
card-refused-spy = Vyzvědač bere rytíře, flotilu nebo akční kartu, ne kartu { $card }.
card-refused-no-attack = { $card } není útok.
card-refused-defence = { $card } nechrání proti kartě { $attack }.
card-refused-second = Druhá karta { $card } by nic nezměnila.
card-refused-no-defence = { $card } se hraje po útočné kartě a před hodem.
card-refused-not-defence = { $card } není obrana.
card-refused-not-attacked = Na hráče { $seat } nikdo neútočí.
card-refused-knight-only = Černý rytíř zasáhne jen rytíře.
card-refused-building-only = Žhář zasáhne jen budovy: ne rytíře, flotily, cesty, vesnice ani města.
card-refused-own-target = { $seat } vybírá ze soupeřových karet.

## Ruka

card-refused-hand-full = V ruce { $hand ->
        [one] je jedna karta
        [few] jsou { $hand } karty
       *[other] je { $hand } karet
    } z { $limit }: netáhne se.
card-refused-hand-short = V ruce je { $hand } z { $limit } karet: nejdřív se doplní.
card-refused-hand-over = V ruce je { $hand } karet, dovoleno { $limit }: přebytek jde nejdřív pod hromádku.
card-refused-shed-first = Nejdřív jde přebytek pod hromádku ({ $hand } z { $limit }).
card-refused-exchange = Kdo měl méně karet, táhne a nevyměňuje.
card-refused-exchange-stack = U tohoto stolu se vyměňuje s hromádkou přebytku: { $stack }.
card-refused-shed-stack = U tohoto stolu jde celý přebytek pod jednu hromádku.
card-refused-no-surplus = { $seat } nemá kartu navíc ({ $hand } z { $limit }).
card-refused-throw = U tohoto stolu odhazuje { $seat } přebytek na odkládací hromádku.
card-refused-under-stack = Přebytek jde pod hromádku: { $seat }.
card-refused-stack-empty = Hromádka { $stack } je prázdná.
card-refused-stacks-empty = Všechny hromádky jsou prázdné.
card-refused-top-free = Vrchní karta je zdarma; platí se jen hledání.
card-refused-search-poor = Hledání stojí { $price ->
        [one] jednu surovinu
        [few] { $price } suroviny
       *[other] { $price } surovin
    }; k dispozici: { $has }.
card-refused-search-price = Hledání stojí { $price ->
        [one] jednu surovinu
        [few] { $price } suroviny
       *[other] { $price } surovin
    }, ne { $paid }.

## Přepočítání

card-refused-claims = K přepočítání je třeba něco říct.
card-refused-moved = { $terrain } { $number }: suroviny se do jiné krajiny nepřesouvají ({ $count }).
card-refused-claim-region = { $terrain } { $number } ukazuje { $is }, ne { $said }.
card-refused-claim-points = { $seat } má bodů { $is }, ne { $said }:
card-refused-claim-commerce = Obchodní body, { $seat }: { $is }, ne { $said }.
card-refused-claim-strength = Síla rytířů, { $seat }: { $is }, ne { $said }.
card-refused-claim-tournament = Turnajový součet, { $seat }: { $is }, ne { $said }.
card-refused-claim-limit = { $seat } smí mít karet: { $is }, ne { $said }.
card-refused-claim-hand = Karty v ruce, { $seat }: { $is }, ne { $said }.
card-refused-claim-search = Hledání stojí hráče { $seat } { $is }, ne { $said }.
card-refused-claim-brigands = Bandité počítají hráči { $seat } { $is }, ne { $said }.
card-refused-claim-knight = Figurka rytíře: { $is }, ne { $said } (síla { $first } : { $second }).
card-refused-claim-mill = Figurka mlýna: { $is }, ne { $said } (obchod { $first } : { $second }; je třeba město).
card-refused-claim-site = Na tomto místě: { $is }, ne { $said }.
card-refused-claim-stack = Hromádka { $stack } má { $is ->
        [one] jednu kartu
        [few] { $is } karty
       *[other] { $is } karet
    }, ne { $said }.
card-refused-claim-supply = Zbývá ({ $what }): { $is }, ne { $said }.
card-refused-claim-regions = V balíčku krajin zbývá: { $is }, ne { $said }.
card-refused-claim-discard = Odhozených karet: { $is }, ne { $said }.
card-refused-cannot-lie = To na stole ležet nemůže ({ $detail }).

## Nač si dát pozor i při správném tahu

card-warn-lots-equal = Oběma padlo { $number }: házejte znovu.
card-warn-lots-first = Víc hodil(a) { $seat }, ale u tohoto stolu začíná { $first }.
card-warn-same-stack = Z hromádky { $stack } bral(a) { $other }: { $seat } má volit z ostatních čtyř.
card-warn-stacks = Hromádky se liší o { $spread } karet; mají být zhruba stejné.
card-warn-double-face = U tohoto stolu je na kostce událostí dvakrát { $face }; většinou je dvakrát otazník.
card-warn-full = { $terrain } { $number } je plná krajina: { $count } propadá.
card-warn-boost = { $card } tu nemá účinek: vedle neleží { $terrain }.
card-warn-dismantle-points = { $card }: odhození stojí { $points ->
        [one] jeden bod
        [few] { $points } body
       *[other] { $points } bodů
    }.
card-warn-dismantle-limit = Bez karty { $card } smí být v ruce o kartu méně.
card-warn-gift = { $seat } dává něco zadarmo. Je to tak myšleno?
card-warn-futile = Nic nezpůsobí: { $card }.
card-warn-less = { $seat } by si mohl(a) vzít víc.
card-warn-nothing-taken = { $seat } zaplatil(a) a prohlížel(a): kartu je třeba vzít.
card-warn-spy-nothing = { $seat } má v ruce kartu { $card }, kterou by vyzvědač mohl vzít.
card-reveals-kept = { $seat } si tedy ponechal(a) kartu { $card }: neodložil(a) ji.
card-reveals-spy-nothing = { $seat } má tedy v ruce jen budovy.

## Proč takto hrát nelze

card-setup-first = Místo { $first }, které by začínalo, není.
card-setup-target = Hraje se do { $least } až { $most } bodů, ne do { $target }.
card-setup-realms = Knížectví jsou dvě, ne { $realms }.
card-setup-set = { $seat } má startovní sadu { $set }; jsou jen sady 1 a 2.
card-setup-same-set = Oba mají startovní sadu { $set }: každá je jen jednou.
card-setup-layout = { $seat }: { $terrain } leží na šesti místech { $times ->
        [0] nikde
        [one] jednou
       *[other] { $times }krát
    }, má tam být právě jednou.
card-setup-stacks = V hromádkách je { $sum } karet, má jich být { $right }.
card-setup-too-many = Mimo hromádky leží { $cards } karet: celkem jich je 62.
card-setup-unknown = { $field }: karta „{ $id }“ neexistuje.
card-setup-twice = { $field }: „{ $id }“ je uvedena dvakrát.
card-setup-missing = { $field }: chybí „{ $id }“.
card-setup-value = { $field }: { $value } není mezi 0 a { $most }.
card-setup-gold = { $field }: v této hře nic nestojí zlato.
card-setup-no-price = { $field }: tato karta se nekupuje.
card-setup-price = { $field }: chybí cena.
card-setup-points = { $field }: vítězné body nesou jen červené karty.
card-setup-red-empty = { $field }: červená karta nese vítězné nebo obchodní body.
card-setup-strength = { $field }: sílu mají jen rytíři.
card-setup-town-points = { $field }: přináší body: { $points }.
card-setup-number = { $field }: číslo { $value } na kostce není.
card-setup-no-number = { $field }: číslo mají jen krajiny.
card-setup-count = { $field }: s počtem { $value } krabice nesouhlasí: { $sum } místo { $right }.
card-setup-set-numbers = { $field }: startovní sada { $set } má dvakrát { $number }.
card-setup-settlement = { $seat }: k vesnici ve sloupci { $at } nevede cesta.
card-setup-road = { $seat }: cesta ve sloupci { $at } neleží na konci řady.
card-setup-city = { $seat }: ve sloupci { $at } není vesnice, z níž by bylo město.
card-setup-holds = { $terrain } { $number } nemůže ukazovat { $holds }.
card-setup-region-absent = { $terrain } { $number } neleží u hráče { $seat }.
card-setup-region-twice = { $terrain } { $number } leží na stole dvakrát.
card-setup-action = { $card } je akční karta a na místě nestojí.
card-setup-no-site = { $card }: takové místo není ({ $seat }).
card-setup-site-taken = { $card }: na tomto místě už něco stojí ({ $seat }).
card-setup-copies = { $card }: vidět je { $seen }, v krabici { $count }.
card-setup-events = { $card }: od posledního konce roku nelze táhnout { $seen }.
card-setup-supply = { $what }: na stole leží { $used }, celkem je { $count }.
card-setup-known = { $seat }: známých karet je víc než karet v ruce.
card-setup-hand = { $seat } má v soupeřově tahu { $hand } karet, dovoleno { $limit }.

## Slova

card-resource-lumber = dřevo
card-resource-brick = cihly
card-resource-wool = vlna
card-resource-grain = obilí
card-resource-ore = ruda
card-resource-gold = zlato
card-terrain-forest = Les
card-terrain-hills = Pahorkatina
card-terrain-pasture = Pastvina
card-terrain-fields = Pole
card-terrain-mountains = Hory
card-terrain-gold = Zlaté naleziště
card-face-knight = hlava rytíře (turnaj)
card-face-mill = mlýn (obchod)
card-face-club = kyj (bandité)
card-face-sun = slunce (dobrý rok)
card-face-question = otazník (událost)
card-word-nobody = nikdo
card-word-nothing = nic
card-family-action = akční karta
card-family-building = budova
card-family-fleet = flotila
card-family-knight = rytíř
card-family-red = městská budova
card-certainty-sure = jisté
card-certainty-likely = jen jeden pramen
card-certainty-guess = odhad
card-value-count = počet
card-value-cost = cena
card-value-points = vítězné body
card-value-commerce = obchodní body
card-value-strength = síla (černá)
card-value-tournament = turnajové číslo (červené)
card-value-number = číslo kostky

## Názvy karet. České vydání není známo, názvy jsou vlastní překlady

card-name-start_road = Startovní cesta
card-name-start_settlement = Startovní vesnice
card-name-road = Cesta
card-name-settlement = Vesnice
card-name-city = Město
card-name-event_builder = Stavitel
    .face = Stavitel
card-name-event_civil_war = Občanská válka
    .face = Občanská válka
card-name-event_good_year = Plodný rok
card-name-event_progress = Pokrok
card-name-event_new_year = Konec roku
card-name-event_conflict = Svár
card-name-event_plague = Mor
card-name-alchemist = Alchymista
card-name-caravan = Karavana
card-name-merchant = Obchodník
card-name-scout = Průzkumník
card-name-spy = Vyzvědač
card-name-black_knight = Černý rytíř
card-name-arsonist = Žhář
card-name-brigands = Loupež
    .face = Loupež
card-name-bishop = Biskup
card-name-herb_woman = Bylinkářka
    .face = Bylinkářka
card-name-abbey = Klášter
card-name-garrison = Opevněný sklad
card-name-smithy = Kovárna
    .face = Kovárna
card-name-brick_factory = Cihelna
card-name-foundry = Slévárna
card-name-grain_mill = Obilný mlýn
card-name-sawmill = Pila
    .face = Pila
card-name-woolen_mill = Přádelna
    .face = Přádelna
card-name-lumber_fleet = Flotila dřeva
card-name-brick_fleet = Flotila cihel
card-name-wool_fleet = Flotila vlny
card-name-grain_fleet = Flotila obilí
card-name-ore_fleet = Flotila rudy
card-name-gold_fleet = Flotila zlata
card-name-conrad_the_swift = Konrád Rychlý
card-name-falk_the_fair = Falk Krásný
card-name-gotz_ironfist = Götz Železná pěst
card-name-hagen_the_sinister = Hagen Temný
card-name-karl_the_strong = Karel Silný
card-name-otto_the_berserker = Otto Zuřivý
card-name-pippin_the_short = Pipin Malý
card-name-siegfried_lackland = Siegfried Bezzemek
card-name-walter_the_recreant = Walter Zrádný
card-name-aqueduct = Akvadukt
card-name-bath_house = Lázně
card-name-church = Kostel
card-name-colossus_of_catan = Catanský kolos
card-name-library = Knihovna
card-name-town_hall = Radnice
card-name-counting_house = Účtárna
card-name-harbor = Přístav
card-name-marketplace = Tržiště
    .face = Tržiště
card-name-merchant_guild = Kupecký cech
card-name-mint = Mincovna

## Pravidla

CARD-COMP-01 = V krabici je 120 karet v osmi skupinách podle rubu: dvakrát 9 startovních, 11 krajin, 7 cest, 5 vesnic, 7 měst, 10 událostí a 62 bez značky.
    .page = 2
CARD-COMP-02 = Karty tvoří tři rodiny: rozvojové a akční, události a karty sídel s krajinami.
    .page = 2
CARD-COMP-03 = Položené vesnice, města, cesty a krajiny zůstávají na stole do konce hry.
    .page = 2
CARD-COMP-04 = Karty bez značky mají tři barvy: žluté jsou akce, zelené obecná a červené městská rozšíření.
    .page = 8
CARD-COMP-05 = Z 62 karet bez značky je 20 žlutých, 26 zelených a 16 červených.
    .page = –
CARD-COMP-06 = Kostky jsou dvě: jedna s čísly 1 až 6, druhá s pěti symboly událostí, z nichž jeden je na dvou stranách.
    .page = 5
CARD-COMP-07 = Rytíř a mlýn jsou dřevěné figurky; každá dává držiteli jeden vítězný bod.
    .page = 5, 9
CARD-COMP-08 = Cena rozšíření je na líci vlevo nahoře; ceny cest, vesnic a měst jsou na rubu.
    .page = 7
CARD-SETUP-01 = Mezi hráči leží lícem dolů události, města, vesnice, cesty, krajiny a 62 zamíchaných karet bez značky v pěti zhruba stejných hromádkách.
    .page = 2
CARD-SETUP-02 = Hráči se dohodnou nebo losují, kdo má kterou startovní sadu.
    .page = 2
CARD-SETUP-03 = Uprostřed leží startovní cesta, po stranách po vesnici; místa nad vesnicemi a pod nimi zůstávají prázdná.
    .page = 2
CARD-SETUP-04 = Šest startovních krajin leží nad cestou a pod ní a vně vesnic; majitel je rozmístí, jak chce.
    .page = 2
CARD-SETUP-05 = Každá startovní krajina ukazuje jednu surovinu; každý tedy začíná po jedné od každého druhu.
    .page = 2, 7
CARD-SETUP-06 = Šest startovních krajin hráče má šest druhů a všech šest čísel kostky.
    .page = 5
CARD-SETUP-07 = Začíná, kdo hodí číselnou kostkou víc.
    .page = 3
CARD-SETUP-08 = Začínající prohlédne hromádku a vezme si tři karty; druhý totéž s jednou ze zbylých čtyř. Pořadí ostatních se nemění.
    .page = 3
CARD-SETUP-09 = Rada: na začátek se nejlépe hodí zelené karty.
    .page = 3
CARD-SETUP-10 = Každý začíná se dvěma body za dvě vesnice; hraje se do dvanácti, na zkoušku i do méně.
    .page = 4, 11
CARD-RES-01 = Suroviny jsou jen počty na krajinách: 0 až 3 podle strany natočené k majiteli. Jsou to dřevo, vlna, cihly, ruda, obilí a zlato.
    .page = 4
CARD-RES-02 = Zisk otočí krajinu nahoru, útrata nebo ztráta dolů.
    .page = 4
CARD-RES-03 = Krajina drží nejvýš tři suroviny; co je navíc, propadá.
    .page = 7
CARD-RES-04 = Suroviny se mezi krajinami nikdy nepřesouvají, ani kvůli místu.
    .page = 7
CARD-RES-05 = Výnos patří jen té krajině, jejíž číslo padlo.
    .page = 4, 7
CARD-RES-06 = Při každém jiném zisku a každé platbě volí majitel, které své krajiny toho druhu otočí, třeba i několik.
    .page = 6, 10, 14
CARD-RES-07 = Nová krajina přichází prázdná.
    .page = 8
CARD-RES-08 = Zlato je šestá surovina s vlastní krajinou; nic nestojí zlato, slouží k obchodu a hledání.
    .page = 7
CARD-TURN-01 = Hráči se střídají; kolo jsou dva tahy.
    .page = 5
CARD-TURN-02 = Tah: případně alchymista, obě kostky, událost, výnosy, hlavní fáze, kontrola ruky.
    .page = 5, 6, 7, 12
CARD-TURN-03 = Událost se celá vyřídí před vším ostatním, i před výnosy.
    .page = 5
CARD-TURN-04 = V hlavní fázi se staví, obchoduje a hrají akce v libovolném pořadí a kolikrát kdo chce.
    .page = 5
CARD-TURN-05 = Kontrolou ruky tah končí: karty při ní získané se v tomto tahu nehrají.
    .page = 11
CARD-EVDIE-01 = Kostka událostí: hlava rytíře – turnaj, mlýn – obchod, kyj – bandité, slunce – dobrý rok, otazník – karta události. Vše platí pro oba.
    .page = 5–7
CARD-EVDIE-02 = Turnaj: kdo má u rytířů vyšší součet červených čísel, získá jednu surovinu dle volby. Při shodě nebo bez rytířů nikdo.
    .page = 6
CARD-EVDIE-03 = Obchod: držitel mlýna si smí vzít jednu surovinu, kterou soupeř má; otáčenou krajinu si volí každý sám.
    .page = 6
CARD-EVDIE-04 = Nemá-li držitel mlýna kam surovinu uložit, soupeř nic neztrácí.
    .page = –
CARD-EVDIE-05 = Bandité: kdo má víc než sedm surovin, přijde o všechnu rudu a vlnu. Mohou postihnout oba.
    .page = 6
CARD-EVDIE-06 = Krajiny vedle vlastního opevněného skladu se nepočítají, ale ztráta se jich týká.
    .page = 6, 14
CARD-EVDIE-07 = V prvních dvou kolech, než oba odehrají dva tahy, bandité nepřijdou; výnosy ano.
    .page = 6
CARD-EVDIE-08 = Slunce: každý získá kromě výnosů jednu surovinu dle volby.
    .page = 7
CARD-EVDIE-09 = Otazník: kdo házel, táhne a přečte vrchní událost; hned se provede a jde lícem dolů pod balíček.
    .page = 6, 7
CARD-EVDIE-10 = Vybraná surovina, pro niž není místo, nic nepřinese.
    .page = 7
CARD-PROD-01 = Každá krajina obou hráčů s hozeným číslem získá jednu surovinu.
    .page = 4, 7
CARD-PROD-02 = Vedle odpovídající výrobní budovy získá krajina dvě.
    .page = 7, 14
CARD-PROD-03 = Každý hod dá oběma aspoň jednu surovinu, je-li ji kam uložit.
    .page = 5
CARD-BUILD-01 = Nejdřív se platí bance: přesně uvedené druhy a počty.
    .page = 5
CARD-BUILD-02 = Cesta stojí dvě cihly a dřevo a leží na konci řady vedle vesnice či města; nikdy dvě cesty za sebou.
    .page = 7
CARD-BUILD-03 = Pro oba hráče je dohromady sedm cest.
    .page = 7
CARD-BUILD-04 = Vesnice stojí vlnu, obilí, cihlu a dřevo, leží u cesty, dává bod a dvě stavební místa.
    .page = 7
CARD-BUILD-05 = Pro oba hráče je dohromady pět vesnic.
    .page = 7
CARD-BUILD-06 = Nová vesnice hned přinese dvě vrchní krajiny: jednu k hornímu a druhou k dolnímu vnějšímu rohu, jak určí majitel.
    .page = 4, 8
CARD-BUILD-07 = Město stojí tři rudy a dvě obilí a zakryje vlastní vesnici; má dva body místo jednoho. Pro oba jich je sedm.
    .page = 8
CARD-BUILD-08 = Město má čtyři místa, dvě nahoře a dvě dole; místa jedné strany jsou rovnocenná a působí na obě její krajiny.
    .page = 8
CARD-BUILD-09 = Rozšíření se staví jen z ruky, na volné místo a za uvedenou cenu.
    .page = 4, 5, 8
CARD-BUILD-10 = Zelené karty patří k vesnicím i městům, červené jen k městům.
    .page = 8, 9
CARD-BUILD-11 = Na čtyřech místech města smí stát jakákoli směs zelených a červených karet.
    .page = –
CARD-BUILD-12 = Stavební místo leží mezi dvěma krajinami své strany; ty s ním sousedí.
    .page = 4, 8
CARD-BUILD-13 = Zelená budova vázaná na krajinu smí stát i jinde, ale tam nepůsobí.
    .page = 9
CARD-BUILD-14 = Od každé karty je jen vytištěný počet; v jednom knížectví smějí stát dvě stejné budovy.
    .page = 14–16
CARD-BUILD-15 = Vítězné body nesou jen červené karty; každá nese vítězné nebo obchodní body.
    .page = 8, 9
CARD-BLD-01 = Klášter: v ruce smí být o kartu víc, hned od stavby; jeho ztráta limit ihned sníží.
    .page = 8, 14
CARD-BLD-02 = Opevněný sklad: jeho dvě krajiny se u banditů nepočítají a v plodném roce získávají.
    .page = 14
CARD-BLD-03 = Pila, cihelna, přádelna, obilný mlýn a slévárna zdvojují výnos sousedních lesů, pahorkatin, pastvin, polí či hor, nejvýš do tří.
    .page = 14
CARD-BLD-04 = Flotila dává za dvě suroviny svého druhu jednu jinou, v hlavní fázi kolikrát kdo chce a ať leží kdekoli. Má jeden obchodní bod.
    .page = 14, 15
CARD-BLD-05 = Kovárna: každý vlastní rytíř je o jednu silnější. Červená čísla se nemění.
    .page = 14, 15
CARD-BLD-06 = Lázně: jeden bod; čtyři krajiny jejich města mor nezasáhne, ani když sousedí i s jiným městem.
    .page = 9, 14
CARD-BLD-07 = Knihovna: jeden bod a o kartu víc v ruce.
    .page = 15
CARD-BLD-08 = Kolos: dva body, nic jiného.
    .page = 15
CARD-BLD-09 = Přístav: každá vlastní flotila má o obchodní bod víc.
    .page = 15
CARD-BLD-10 = Kostel: jeden bod; rytíře a flotily jeho města nelze v občanské válce vybrat.
    .page = 15
CARD-BLD-11 = Tržiště, účtárna a kupecký cech nesou jen obchodní body, v tomto pořadí stále víc.
    .page = 16
CARD-BLD-12 = Mincovna: jedno zlato za jednu jinou surovinu, kolikrát kdo chce.
    .page = 16
CARD-BLD-13 = Radnice: jeden bod; hledání stojí jednu surovinu, i se dvěma radnicemi.
    .page = 16
CARD-BLD-14 = Akvadukt: jeden bod; žádná vlastní krajina morem neztrácí.
    .page = 16
CARD-BLD-15 = Rytíři: černé číslo je síla, červené platí v turnaji. Sílu mají jen rytíři.
    .page = 6, 10
CARD-TOKEN-01 = Figurka rytíře patří hned tomu, kdo je silnější; při shodě je mimo hru. Minimum není.
    .page = 5, 10
CARD-TOKEN-02 = Figurka mlýna žádá vlastní město a víc obchodních bodů než soupeř; jeho body platí i bez města.
    .page = 5, 9
CARD-TOKEN-03 = Při stejném počtu obchodních bodů je mlýn mimo hru, dokud někdo nesplní obě podmínky.
    .page = 9
CARD-TOKEN-04 = Každá figurka je bod a smí změnit majitele kolikrát chce.
    .page = 5, 9
CARD-TRADE-01 = Hráč na tahu smí obchodovat kdykoli v hlavní fázi.
    .page = 10
CARD-TRADE-02 = Se soupeřem lze dohodnout jakékoli počty a druhy, ale mění se jen suroviny.
    .page = 5, 10
CARD-TRADE-03 = Oba otočí své krajiny; co nelze uložit, nelze dostat.
    .page = 10
CARD-TRADE-04 = Banka dává jednu surovinu za tři stejné jiného druhu, kolikrát kdo chce.
    .page = 5, 10
CARD-TRADE-05 = S flotilou stačí dvě jejího druhu, s mincovnou jedno zlato.
    .page = 10, 14, 16
CARD-TRADE-06 = Odevzdávané suroviny smějí být z více krajin toho druhu.
    .page = 10
CARD-ACTION-01 = Žluté karty nic nestojí, hrají se otevřeně z ruky a jdou lícem nahoru na odkládací hromádku: ven ze hry.
    .page = 5, 11
CARD-ACTION-02 = Neutrální a útočné karty se smějí hrát, až když oba dohromady dosáhli sedmi bodů i s figurkami.
    .page = 3, 5, 11
CARD-ACTION-03 = Průzkumník je výjimka: k nové vesnici se smí hrát vždy.
    .page = 11
CARD-ACTION-04 = V tahu kolik kdo chce, v hlavní fázi; alchymista před hodem, biskup a bylinkářka v tahu soupeře.
    .page = 11, 12
CARD-ACTION-05 = Karta se hraje, jen když může mít účinek.
    .page = 11
CARD-ACTION-06 = Biskup a bylinkářka sami nepůsobí: odpovídají na příslušný útok před hodem.
    .page = 11, 12
CARD-ACTION-07 = Přebytečné karty hráče na tahu jdou na konci tahu pod hromádky.
    .page = 11
CARD-ACTION-08 = Druhý hráč odloží přebytečné karty ihned, než se hraje dál.
    .page = 11
CARD-ACT-01 = Alchymista: před hodem nastav číselnou kostku; pak hoď kostkou událostí a vyřiď událost; číslo platí pro oba.
    .page = 12
CARD-ACT-02 = Karavana: jedna nebo dvě vlastní suroviny bance za stejný počet dle volby.
    .page = 13
CARD-ACT-03 = Obchodník: vezmi jednu nebo dvě suroviny a vrať právě jednu, třeba z právě vzatých; jen co existuje a co lze uložit.
    .page = 12
CARD-ACT-04 = Průzkumník: hned po stavbě vesnice vyber její dvě krajiny z balíčku a zbytek zamíchej.
    .page = 12
CARD-ACT-05 = Vyzvědač: soupeř ukáže ruku; vezmi rytíře, flotilu nebo akční kartu a smíš ji hned použít. Není-li, vyzvědač přijde nazmar.
    .page = 12, 13
CARD-ACT-06 = Černý rytíř: při 1 až 5 vezme soupeř zpět rytíře dle tvé volby, při 6 ty svého dle jeho. Vlastní rytíře nepotřebuješ.
    .page = 12
CARD-ACT-07 = Žhář: totéž s budovami. Rytíři, flotily, cesty, vesnice a města budovy nejsou.
    .page = 12
CARD-ACT-08 = Loupež: při 1 až 5 vezmi dvě suroviny dle volby, při 6 soupeř dvě tvoje; jednu, je-li jen jedna, a jen co se vejde.
    .page = 13
CARD-ACT-09 = Biskup, vyložený před hodem proti žháři nebo loupeži: útok se zdaří jen při 1 a 2, při 3 až 6 utrpí útočník.
    .page = 13
CARD-ACT-10 = Bylinkářka, vyložená před hodem proti černému rytíři: útok se zdaří jen při 1 a 2, při 3 až 6 utrpí útočník.
    .page = 12
CARD-ACT-11 = Na každý útok se hází jednou číselnou kostkou; s výnosy to nesouvisí.
    .page = 12, 13
CARD-ACT-12 = Alchymista se hraje dřív, než je známa kostka událostí. Útok míří na soupeřovy karty, ne na vlastní.
    .page = –
CARD-EVENT-01 = Stavitel: každý smí prohlédnout hromádku, vzít kartu a jednu z ruky dát pod libovolnou hromádku. Začíná, kdo házel; druhý volí jinou.
    .page = 12, 13
CARD-EVENT-02 = Občanská válka: každý vybere rytíře nebo flotilu, kterou soupeř vezme zpět; začíná, kdo házel. Kostely chrání. Přebytečné karty jdou hned pod hromádku.
    .page = 7, 13
CARD-EVENT-03 = Plodný rok: každá krajina vedle opevněného skladu získá jednu surovinu, mezi dvěma dvě.
    .page = 13
CARD-EVENT-04 = Pokrok: každý získá jednu surovinu dle volby za každý klášter a knihovnu.
    .page = 14
CARD-EVENT-05 = Konec roku: všech deset událostí se zamíchá, i tato.
    .page = 14
CARD-EVENT-06 = Svár: držitel figurky rytíře vybere dvě karty ze soupeřovy ruky a dá je pod hromádku; doplní se až na konci jeho tahu.
    .page = 14
CARD-EVENT-07 = Mor: každá krajina u města ztratí jednu surovinu, mezi dvěma městy také jen jednu; lázně a akvadukt chrání.
    .page = 14
CARD-HAND-01 = V ruce jsou tři karty, o jednu víc za každý klášter a knihovnu.
    .page = 5, 11
CARD-HAND-02 = Na konci vlastního tahu se ruka dorovná přesně na tento počet.
    .page = 5, 11
CARD-HAND-03 = Karty se táhnou po jedné: vrchní z libovolné hromádky zdarma, nebo vybraná z hromádky za dvě libovolné suroviny.
    .page = 11
CARD-HAND-04 = Prohlédnutá hromádka si zachová pořadí.
    .page = 3, 11
CARD-HAND-05 = Kdo zaplatil a prohlédl hromádku, musí si z ní kartu vzít.
    .page = –
CARD-HAND-06 = S radnicí stojí hledání jednu surovinu.
    .page = 16
CARD-HAND-07 = S dostatkem karet či víc: nejdřív jde přebytek pod hromádky, pak lze jednu kartu vyměnit s jednou hromádkou.
    .page = 11
CARD-HAND-08 = Kdo měl karet málo, táhne a nevyměňuje.
    .page = 11
CARD-HAND-09 = Limit roste a klesá ihned se stavbou či ztrátou kláštera nebo knihovny.
    .page = 14, 15
CARD-HAND-10 = Hráč, který není na tahu, dodržuje limit stále; hra na to počká.
    .page = 11
CARD-HAND-11 = Prázdná hromádka je stále hromádkou: lze pod ni vkládat, ale netáhne se z ní.
    .page = –
CARD-HAND-12 = Jsou-li všechny hromádky prázdné, netáhne se.
    .page = –
CARD-DISC-01 = Ve své hlavní fázi smí hráč odhodit vlastní rozšíření, zdarma a bez náhrady.
    .page = 11
CARD-DISC-02 = Jdou na odkládací hromádku, ne pod hromádku ani do ruky.
    .page = 11
CARD-DISC-03 = Volné místo lze použít hned nebo později.
    .page = 11
CARD-DISC-04 = Vrácené karty jdou majiteli do ruky a smějí se znovu postavit za plnou cenu.
    .page = 12, 13
CARD-DISC-05 = Z odkládací hromádky se nic nevrací.
    .page = 11
CARD-END-01 = Hra končí, když má hráč dvanáct bodů.
    .page = 11
CARD-AMB-01 = Který symbol je na kostce událostí dvakrát? Návrh: otazník.
    .page = 5
CARD-AMB-02 = Vyhrává dvanáct bodů hned, nebo jen ve vlastním tahu? Návrh: hned.
    .page = 11
CARD-AMB-03 = Platí „sedm bodů“ dál, když součet klesne? Návrh: ano.
    .page = 11
CARD-AMB-04 = Dává svár obě karty pod jednu hromádku, nebo pod dvě? Návrh: pod jednu.
    .page = 14
CARD-AMB-05 = Je doplnění ruky povinnost, nebo právo? Návrh: povinnost.
    .page = 5, 11
CARD-AMB-06 = Kam jdou přebytečné karty hráče, který není na tahu? Návrh: pod hromádky dle volby.
    .page = 7, 11, 14
CARD-AMB-07 = Musí si držitel mlýna něco vzít? Návrh: ne.
    .page = 6
CARD-AMB-08 = Smí se hrát útok bez cíle? Návrh: ne.
    .page = 11
CARD-AMB-09 = Mají přístav, sklad a mincovna vlastní obchodní bod? Návrh: po jednom.
    .page = –
CARD-AMB-10 = Musí být vrácená surovina obchodníka uložitelná? Návrh: ano.
    .page = 12
CARD-AMB-11 = Volí se strany dvou nových krajin až po odhalení obou? Návrh: ano.
    .page = 4, 8
CARD-AMB-12 = Smí hráč dát soupeři něco zadarmo? Návrh: ano, po dotazu.
    .page = 10
CARD-AMB-13 = Kdo volí první, volí-li oba? Návrh: kdo házel.
    .page = –
CARD-AMB-14 = Čí ruka se po občanské válce kontroluje? Návrh: obou.
    .page = 7
CARD-AMB-15 = Smí se proti jednomu útoku vyložit druhá obrana? Návrh: ne.
    .page = 11
CARD-AMB-16 = Nadpis, který kovárnu nazývá rytířem, je omyl sešitu.
    .page = 14, 15
CARD-AMB-17 = Kolik je klášterů, lázní, knihoven, kostelů, radnic a akvaduktů? Návrh: po dvou.
    .page = –
CARD-AMB-18 = Hází se na útok výnosovou kostkou? Ano.
    .page = 12, 13
CARD-AMB-19 = Musí přebytek i výměna použít tutéž hromádku? Návrh: přebytek pod libovolné, výměna s jednou.
    .page = 11
