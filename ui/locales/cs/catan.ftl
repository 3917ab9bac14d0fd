# Catan: co říká rozhodčí. Texty pravidel jsou na konci podle čísel.

## Co má stůl říct

cat-asks-settlement = Kde se usadí { $seat }?
cat-asks-road = Kudy povede cesta hráče { $seat }?
cat-asks-roll = Co hodí { $seat }?
cat-asks-discard = Kdo co odhodí? Ještě zbývá: { $seats }
cat-asks-robber = Kam postaví zloděje { $seat }?
cat-asks-free-road = Kam položí cestu zdarma { $seat }?
    .left = { $left ->
        [one] Zbývá jedna cesta
        [few] Zbývají { $left } cesty
       *[other] Zbývá { $left } cest
    }
cat-asks-act = { $seat } obchoduje a staví.
cat-asks-paired = { $seat } staví jako druhý hráč tohoto tahu.
cat-asks-special = Staví někdo, než { $seat } hodí?
cat-asks-special-build = { $seat } staví mezi tahy.
cat-asks-nothing = Hra skončila.

## Záznam; před větou stojí jméno hráče

cat-move-place-settlement = zakládá vesnici
cat-move-place-road = klade k ní cestu
cat-move-roll = hází { $sum }
cat-move-roll-dice = hází { $one } a { $other }, celkem { $sum }
cat-move-discard = odhazuje: { $cards }
cat-move-discard-unseen = odhazuje naslepo polovinu ruky
cat-move-robber = přesouvá zloděje
cat-move-robber-from = přesouvá zloděje a bere kartu, kterou měl hráč { $victim }
cat-move-build-road = staví cestu
cat-move-free-road = klade cestu zdarma
cat-move-build-settlement = staví vesnici
cat-move-build-city = staví město
cat-move-buy = kupuje akční kartu
cat-move-knight = hraje rytíře
cat-move-road-building = hraje stavbu cest
cat-move-plenty = hraje vynález: { $cards }
cat-move-monopoly = hraje monopol: { $card }
cat-move-monopoly-told = hraje monopol: { $card }, { $count ->
        [0] nikdo nic neměl
        [one] jedna karta
        [few] { $count } karty
       *[other] { $count } karet
    }
cat-move-bank = mění s bankou: { $give } za { $get }
cat-move-trade = mění s hráčem { $with }: { $give } za { $get }
cat-move-end = předává kostky
cat-move-special = staví mezi tahy
cat-move-special-end = dostavěl mezi tahy
cat-move-win = říká: vyhrávám
cat-move-win-shown = říká: vyhrávám, a ukazuje { $count ->
        [one] jednu kartu vítězného bodu
        [few] { $count } karty vítězných bodů
       *[other] { $count } karet vítězných bodů
    }
cat-move-hand-shown = ukazuje celou ruku: { $cards }
cat-move-known-exactly = má jistě právě tolik karet ({ $card }): { $count }
cat-move-known-at-least = má jistě aspoň tolik karet ({ $card }): { $count }
cat-move-known-at-most = má jistě nejvýše tolik karet ({ $card }): { $count }
cat-move-known-not = jistě nemá právě tolik karet ({ $card }): { $count }
cat-move-cannot-pay = nemůže zaplatit: { $what }
cat-move-hand-counted = počítá ruku: { $count ->
        [one] jedna karta
        [few] { $count } karty
       *[other] { $count } karet
    }
cat-move-bank-counted = Banka byla přepočítána: { $card }, { $count }
cat-move-card-shown = ukazuje akční kartu: { $card }
cat-move-hands-open = Odteď se hraje s otevřenými kartami
cat-move-hands-closed = Odteď se hraje se zavřenými kartami
cat-move-hands-sealed = Odteď jsou tajemství pod pečetí
cat-move-hands-counts = Odteď se vede jen počet karet v ruce

## Sloupce počítadla

cat-source-settlements = Vesnice
cat-source-cities = Města
cat-source-road = Nejdelší cesta
cat-source-army = Největší vojsko
cat-source-cards = Karty bodů

## Řádky počítadla

cat-line-settlement = Vesnice
cat-line-city = Město
cat-line-road = Nejdelší cesta, { $count ->
        [one] { $count } úsek
        [few] { $count } úseky
       *[other] { $count } úseků
    }
cat-line-army = Největší vojsko, { $count ->
        [one] { $count } rytíř
        [few] { $count } rytíři
       *[other] { $count } rytířů
    }
cat-line-cards = { $count ->
        [one] Jedna karta vítězného bodu
        [few] { $count } karty vítězných bodů
       *[other] { $count } karet vítězných bodů
    }

## Proč to nejde: tah

cat-refused-over = Hra skončila; vítěz: { $winner }.
cat-refused-no-seat = U stolu není místo { $seat }.
cat-refused-turn = Na tahu není { $seat }, ale { $active }.
cat-refused-set-up-seat = Teď staví { $seat }.
cat-refused-set-up = Nejdřív se musí dokončit příprava; staví { $seat }.
cat-refused-set-up-over = Příprava už skončila.
cat-refused-road-first = { $seat } má nejdřív položit cestu k právě postavené vesnici.
cat-refused-settlement-first = { $seat } má nejdřív postavit vesnici.
cat-refused-roll-first = { $seat } musí nejdřív hodit.
cat-refused-rolled = { $seat } už v tomto tahu má hozeno.
cat-refused-discards-first = Nejdřív odhodí každý, kdo má moc karet.
cat-refused-robber-first = { $seat } musí nejdřív přesunout zloděje.
cat-refused-free-road-first = { $seat } má nejdřív položit cesty zdarma.
cat-refused-no-free-road = { $seat } nemá žádnou cestu zdarma.
cat-refused-no-robber = { $seat } teď zlodějem hýbat nesmí.
cat-refused-no-discard = { $seat } teď nic neodhazuje.
cat-refused-no-special = Teď mezi tahy nikdo nestaví.
cat-refused-special-order = { $seat } teď začít stavět nemůže: jde se ve směru hodin a kdo právě dohrál, je vynechán.
cat-refused-special-trade = { $seat } mezi tahy obchodovat nesmí.
cat-refused-special-card = { $seat } mezi tahy hrát karty nesmí.
cat-refused-special-win = { $seat } mezi tahy vyhrát nemůže.
cat-refused-special-only = { $seat } mezi tahy smí jen stavět a kupovat karty.
cat-refused-paired-trade = { $seat } jako druhý hráč tahu obchoduje jen s bankou.

## Proč to nejde: kladení a stavění

cat-refused-no-corner = Takový roh na plánu není.
cat-refused-no-edge = Takový úsek na plánu není.
cat-refused-no-hex = Takové pole na plánu není.
cat-refused-corner-taken = Na tomto rohu už stojí { $owner }.
cat-refused-edge-taken = Zde už leží cesta hráče { $owner }.
cat-refused-distance = Příliš blízko: o úsek dál stojí { $owner }.
cat-refused-set-up-road = Cesta se musí dotýkat vesnice, kterou právě postavil hráč { $seat }.
cat-refused-road-loose = Cesta by se nedotýkala žádné cesty ani stavby hráče { $seat }.
cat-refused-road-cut = Cesta hráče { $seat } zde končí: mezi nimi stojí { $owner }.
cat-refused-no-road = K tomuto rohu nevede cesta hráče { $seat }.
cat-refused-no-settlement = { $seat } zde nemá vesnici, ze které by bylo město.
cat-refused-no-piece = { $seat } už nemá figurku: { $piece }.
cat-refused-price = { $seat } to nemůže zaplatit: { $what }.
    .detail = Stojí to: { $cards }. { $since ->
        [0] To nemá žádná možná ruka.
       *[other] To od kroku { $since } nemá žádná možná ruka.
    }

## Proč to nejde: kostky a zloděj

cat-refused-dice = To dvě kostky ukázat nemohou.
cat-refused-seven = { $rounds ->
        [one] V prvním kole
        [few] V prvních { $rounds } kolech
       *[other] V prvních { $rounds } kolech
    } se sedmička hází znovu.
cat-refused-seven-gain = Při sedmičce nikdo nic nedostane.
cat-refused-gain = { $seat } dostane { $card }: { $right }, ne { $told }.
cat-refused-gain-short = V bance je málo ({ $card }): { $seat } dostane { $right }, ne { $told }.
cat-refused-shortage = S tím, co banka má, takto vyplatit nemohla.
    .detail = { $since ->
        [0] Hromádky nesedí.
       *[other] Hromádky nesedí od kroku { $since }.
    }
cat-refused-count-bank = Výplata závisí na tom, kolik toho banka má ({ $card }): přepočítejte hromádku, nebo zapište, kdo co dostal.
cat-refused-discard-count = { $seat } má odhodit { $count }, ne { $told }.
cat-refused-discard-held = { $seat } tyto karty nemá: { $cards }.
    .detail = { $since ->
        [0] Nemá je žádná možná ruka.
       *[other] Od kroku { $since } je nemá žádná možná ruka.
    }
cat-refused-discard-tell = Které karty odhazuje { $seat }? Je jich { $count } a při otevřených kartách se říkají.
cat-refused-robber-stays = Zloděj se musí přesunout na jiné pole.
cat-refused-robber-friendly = Domácí pravidla chrání hráče s nejvýše dvěma body: { $seat }.
cat-refused-rob-self = Sám sebe nikdo neokrade.
cat-refused-rob-absent = U tohoto pole nestojí { $victim }.
cat-refused-rob-nobody = Kde se nikdo neokrádá, karta se nebere.
cat-refused-rob-must = Někdo zde karty má, třeba { $victim }: karta se musí vzít.
cat-refused-rob-empty = { $victim } nemá karty, tedy ani tuto: { $card }.
cat-refused-rob-tell = Která karta se vzala? Oběť: { $victim }. Při otevřených kartách se to říká.
cat-refused-rob-kind = { $victim } nemůže mít tuto kartu: { $card }.
    .detail = { $since ->
        [0] Nemá ji žádná možná ruka.
       *[other] Od kroku { $since } ji nemá žádná možná ruka.
    }

## Proč to nejde: obchod

cat-refused-bank-mixed = Banka bere jen karty jednoho druhu.
cat-refused-bank-same = Banka nevymění surovinu za tutéž: { $card }.
cat-refused-bank-rate = Banka chce za každou kartu tolik: { $rate } ({ $card }, { $seat }), ne celkem { $told }.
cat-refused-bank-held = { $seat } tyto karty nemá: { $cards }.
    .detail = { $since ->
        [0] Nemá je žádná možná ruka.
       *[other] Od kroku { $since } je nemá žádná možná ruka.
    }
cat-refused-bank-empty = Banka tyto karty nemá: { $cards }.
    .detail = { $since ->
        [0] Hromádky jsou příliš malé.
       *[other] Hromádky jsou příliš malé od kroku { $since }.
    }
cat-refused-trade-over = { $seat } už začal stavět: obchod v tomto tahu skončil.
cat-refused-trade-partner = K obchodu je třeba jiný hráč ({ $seat }).
cat-refused-gift = Nic se nedaruje: každá strana dá aspoň jednu kartu.
cat-refused-like = Na obou stranách nesmí být: { $card }.
cat-refused-trade-held = { $seat } tyto karty nemá: { $cards }.
    .detail = { $since ->
        [0] Nemá je žádná možná ruka.
       *[other] Od kroku { $since } je nemá žádná možná ruka.
    }

## Proč to nejde: akční karty a výhra

cat-refused-deck-empty = Hromádka akčních karet je prázdná.
cat-refused-no-such-card = Tento druh už v hromádce není: { $card }.
cat-refused-buy-tell = Kterou kartu bere { $seat }? Při otevřených kartách se to říká.
cat-refused-second-card = { $seat } už v tomto tahu kartu hrál.
cat-refused-new-card = { $seat } tuto kartu koupil teprve v tomto tahu: { $card }.
cat-refused-no-card = { $seat } nemůže mít tuto kartu: { $card }.
cat-refused-no-road-piece = { $seat } už nemá žádnou cestu.
cat-refused-no-path = { $seat } nemá kam cestu položit.
cat-refused-plenty-count = { $want ->
        [0] Nelze vzít nic: banka je prázdná.
        [one] Lze vzít jednu kartu: víc jich banka nemá.
        [few] Berou se právě { $want } karty.
       *[other] Bere se právě { $want } karet.
    }
cat-refused-plenty-bank = Banka tyto karty nemá: { $cards }.
    .detail = { $since ->
        [0] Hromádky jsou příliš malé.
       *[other] Hromádky jsou příliš malé od kroku { $since }.
    }
cat-refused-monopoly-tell = Kdo kolik odevzdal ({ $card })? Není to jisté.
cat-refused-monopoly-seat = Každý soupeř hráče { $seat } smí být uveden jednou.
cat-refused-monopoly-count = Tolik se odevzdat nemohlo: { $card }.
    .detail = { $since ->
        [0] Právě tolik nemají žádné možné ruce.
       *[other] Právě tolik od kroku { $since } nemají žádné možné ruce.
    }
cat-refused-win-turn = { $seat } může vyhrát jen ve vlastním tahu.
cat-refused-points = { $seat } má bodů: { $points }, ne { $target }.
cat-refused-show-cards = { $seat } musí ukázat karty bodů: bez nich má { $points } z { $target }.
cat-refused-shown = { $seat } nemůže mít tolik karet vítězných bodů: { $cards }.

## Co stůl ví o zavřených kartách

cat-refused-hand = { $seat } nemůže mít právě tyto karty: { $cards }.
    .detail = { $since ->
        [0] Některý dřívější zápis je chybný.
       *[other] Od kroku { $since } to s ničím nesedí; hledejte nejdřív tam.
    }
cat-refused-hand-size = { $seat } má podle záznamu karet: { $right }, ne { $told }.
cat-refused-kind = { $seat } nemůže mít tolik: { $card }.
    .detail = { $since ->
        [0] Některý dřívější zápis je chybný.
       *[other] Od kroku { $since } to s ničím nesedí; hledejte nejdřív tam.
    }
cat-refused-can-pay = { $seat } to jistě zaplatit může: { $what }.
    .detail = { $since ->
        [0] Některý dřívější zápis je chybný.
       *[other] Od kroku { $since } to s ničím nesedí; hledejte nejdřív tam.
    }
cat-refused-bank = V bance nemůže být tolik: { $card }.
    .detail = { $since ->
        [0] Některý dřívější zápis je chybný.
       *[other] Od kroku { $since } to s ničím nesedí; hledejte nejdřív tam.
    }
cat-refused-same-mode = Karty se takto vedou už teď.

## Co prozradí možný tah

cat-reveals-holds = Tím se prozradí, že { $seat } v ruce má: { $cards }
cat-reveals-monopoly = Tím se prozradí, kdo měl kolik ({ $card }), než to { $seat } vzal.
cat-reveals-hand = Tím se prozradí ruka hráče { $seat }: { $cards }
cat-reveals-kind = Tím se prozradí víc o tom, kolik má { $seat }: { $card }
cat-reveals-lacks = Tím se prozradí, že { $seat } nemá všechny tyto karty: { $cards }
cat-reveals-bank = Tím se prozradí, kolik je v bance: { $card }
cat-reveals-stacks = Tím se prozradí víc o hromádkách banky.
cat-reveals-card = Tím se prozradí, že { $seat } má v ruce: { $card }
cat-reveals-points = Tím se prozradí, kolik karet vítězných bodů má { $seat }: { $cards }

## Na co upozornit i při platném tahu

cat-warn-win = { $seat } má na stole bodů: { $points }, a neozval se.

## Proč takto stůl připravit nejde

cat-refused-seats = { $have ->
        [one] Jedno místo není možné
        [few] { $have } místa nejsou možná
       *[other] { $have } míst není možných
    }: hrají tři až šest.
cat-refused-first = Začínající místo u stolu není.
cat-refused-target = Vyhrát se nedá s počtem bodů { $points }: jen od 3 do 30.
cat-refused-hand-limit = Nikomu by nezbyla karta: limit ruky je aspoň jedna.
cat-refused-hexes = Plán má polí: { $have }, ne { $want }.
cat-refused-terrain = { $terrain }: polí je { $have }, ne { $want }.
cat-refused-token-missing = Na tomto poli chybí žeton s číslem.
cat-refused-token-desert = Na poušti žeton s číslem není, tedy ani { $token }.
cat-refused-token-unknown = Takový žeton není: { $token }.
cat-refused-token-count = Žetonů s číslem { $token } je { $have }, ne { $want }.
cat-refused-red = Dvě červená čísla leží vedle sebe.
cat-refused-spiral = Žetony neleží podle písmen: sem patří { $token }.
cat-refused-harbour-inland = Tento přístav neleží na pobřeží.
cat-refused-harbour-close = Dva přístavy mají společný roh.
cat-refused-harbour-count = Přístav ({ $kind }): { $have }, ne { $want }.
cat-refused-robber-none = Chybí zloděj.
cat-refused-robber-many = Zloděj je jeden, ne { $have }.
cat-refused-robber-desert = Zloděj začíná na poušti.
cat-refused-robber-sea = Zloděj není na plánu.
cat-refused-no-beginner = Pro pět nebo šest začátečnický plán není.
cat-refused-corner-crowded = Na rohu smí stát jen jedna stavba; zde jich má víc hráčů: { $seats }.
cat-refused-edge-crowded = Na úseku smí ležet jen jedna cesta; zde jich má víc hráčů: { $seats }.
cat-refused-too-many-pieces = Příliš mnoho figurek ({ $seat }): { $piece }, { $have } místo nejvýše { $most }.
cat-refused-too-many-cards = Příliš mnoho karet: { $card }, { $have } místo nejvýše { $most }.

## Slova

cat-brick = cihly
cat-lumber = dřevo
cat-wool = vlna
cat-grain = obilí
cat-ore = ruda
cat-hills = pahorkatina
cat-forest = les
cat-pasture = pastvina
cat-fields = pole
cat-mountains = hory
cat-desert = poušť
cat-harbour-generic = cokoli
cat-road = cesta
cat-settlement = vesnice
cat-city = město
cat-development = akční karta
cat-knight = rytíř
cat-road-building = stavba cest
cat-year-of-plenty = vynález
cat-monopoly = monopol
cat-victory-point = vítězný bod
cat-hands-open = otevřené karty
cat-hands-closed = zavřené karty
cat-hands-sealed = pod pečetí
cat-hands-counts = jen počet karet

## Pravidla

CAT-CMP-01 = Ostrov má 19 polí pevniny: po 4 lesích, pastvinách a polích, po 3 pahorkatinách a horách, jednu poušť.
    .page = –
CAT-CMP-02 = Každý má 15 cest. Komu došly, žádnou nepoloží, placenou ani zdarma; cesty se nikdy nevracejí.
    .page = –
CAT-CMP-03 = Každý má 5 vesnic. Vesnice, ze které se stane město, se vrací svému majiteli.
    .page = –
CAT-CMP-04 = Každý má 4 města; města se nikdy nevracejí.
    .page = –
CAT-CMP-05 = Od každé suroviny je 19 karet. Co nemá nikdo v ruce, leží lícem nahoru v bance.
    .page = –
CAT-CMP-06 = Akčních karet je 25: 14 rytířů, po 2 stavbách cest, vynálezech a monopolech, 5 vítězných bodů.
    .page = –
CAT-CMP-07 = Žetonů s čísly je 18: jedna 2, jedna 12, po dvou od 3 do 6 a od 8 do 11; 7 není a na poušť žádný nepatří.
    .page = –
CAT-CMP-08 = Přístavů je 9: čtyři pro cokoli v poměru 3:1 a pro každou surovinu jeden 2:1.
    .page = –
CAT-CMP-09 = Je jedna Nejdelší cesta a jedno Největší vojsko, každé za 2 body, jeden zloděj a dvě kostky.
    .page = –
CAT-CMP-10 = Kdo má na plánu všech pět vesnic, musí nejdřív jednu přestavět na město, než založí další.
    .page = –
CAT-SET-01 = Základní hru hrají tři nebo čtyři; pět nebo šest hraje s rozšířením.
    .page = –
CAT-SET-02 = Pole se před každou hrou zamíchají; pro první hru je jeden pevný plán.
    .page = –
CAT-SET-03 = Žetony mají písmena a kladou se podle nich do spirály, od rohu ostrova do středu, poušť se vynechá.
    .page = –
CAT-SET-04 = Kladou-li se žetony náhodně, nesmějí dvě červená čísla, 6 nebo 8, ležet vedle sebe.
    .page = –
CAT-SET-05 = Nejdřív staví všichni po řadě od začínajícího ve směru hodin; pak ještě jednou v opačném pořadí, takže poslední staví dvakrát za sebou.
    .page = –
CAT-SET-06 = Vesnice při přípravě může stát na kterémkoli volném rohu, který dodrží vzdálenost, i na pobřeží.
    .page = –
CAT-SET-07 = Každá cesta při přípravě se musí dotýkat právě postavené vesnice.
    .page = –
CAT-SET-08 = Jen druhá vesnice hned přinese karty: jednu za každé sousední pole, které něco dává.
    .page = –
CAT-SET-09 = Zloděj začíná na poušti.
    .page = –
CAT-SET-10 = První tah má začínající hráč; kdo začíná, určí stůl nebo kostky.
    .page = –
CAT-SET-11 = Každý začíná se 2 body a zbývá mu 13 cest, 3 vesnice a 4 města.
    .page = –
CAT-SET-12 = Stavby při přípravě jsou zdarma a zvláštní kartu nezískají.
    .page = –
CAT-SET-13 = Ve třech se na začátečnickém plánu vynechají červené figurky.
    .page = –
CAT-TRN-01 = Jedná jen hráč na tahu; ostatní odhazují, odpovídají na nabídky nebo přicházejí o karty.
    .page = –
CAT-TRN-02 = Nejdřív hod a co přinese, pak obchod a stavění, nakonec se předají kostky. Před hodem smí přijít jen akční karta a nic, co je na řadě, se nesmí vynechat.
    .page = –
CAT-TRN-03 = Obchod a stavění se smějí libovolně střídat; podle starších pravidel je nejdřív všechen obchod, pak všechno stavění.
    .page = –
CAT-TRN-04 = Házet se musí; obchodovat a stavět ne.
    .page = –
CAT-TRN-05 = Dokud stačí karty a figurky, smí se stavět a obchodovat kolikrát kdo chce, i založit vesnici a v témže tahu ji přestavět.
    .page = –
CAT-TRN-06 = Hraje se ve směru hodinových ručiček.
    .page = –
CAT-PRD-01 = Součet obou kostek určí, která pole vynášejí: všechna s tímto číslem.
    .page = –
CAT-PRD-02 = Vesnice bere jednu kartu svého pole, město dvě, ať hodil kdokoli.
    .page = –
CAT-PRD-03 = Pole se zlodějem nevynáší; stavby u něj berou ze svých ostatních polí dál.
    .page = –
CAT-PRD-04 = Stojí-li u pole víc staveb, bere každá zvlášť.
    .page = –
CAT-PRD-05 = Karet je jen tolik, kolik jich má banka.
    .page = –
CAT-PRD-06 = Nemůže-li banka zaplatit všechno, co od jedné suroviny dluží, nedostane z ní nikdo nic; dluží-li jen jednomu hráči, vezme si zbytek.
    .page = –
CAT-PRD-07 = Dojde-li jedna surovina, ostatní se vyplácejí jako obvykle.
    .page = –
CAT-PRD-08 = Co se nevyplatilo, se později nenahrazuje.
    .page = –
CAT-PRD-09 = Může-li něčeho být málo, smí se hromádka v bance přepočítat.
    .page = –
CAT-PRD-10 = I vynález a obchod s bankou dávají jen to, co banka má.
    .page = –
CAT-ROB-01 = Při sedmičce nikdo nic nedostane.
    .page = –
CAT-ROB-02 = Při sedmičce odhazuje každý s více než sedmi kartami surovin, i ten, kdo hodil; akční karty se nepočítají.
    .page = –
CAT-ROB-03 = Do banky se vrací polovina ruky, zaokrouhleno dolů, podle volby majitele.
    .page = –
CAT-ROB-04 = Všichni odhodí, než se zloděj pohne.
    .page = –
CAT-ROB-05 = Zloděj se musí přesunout na jiné pole pevniny; poušť je dovolena.
    .page = –
CAT-ROB-06 = Kdo zlodějem pohnul, zvolí soupeře, který má u nového pole vesnici nebo město.
    .page = –
CAT-ROB-07 = Ze zvolené ruky se naslepo bere jedna karta; je-li tam, musí se vzít.
    .page = –
CAT-ROB-08 = Zvolit se smí i soupeř bez karet; pak se nic nebere.
    .page = –
CAT-ROB-09 = Kde nestojí soupeř, nic se nebere; vlastní stavby zloděj blokuje stejně.
    .page = –
CAT-ROB-10 = Kolik karet kdo drží, se musí říct po pravdě.
    .page = –
CAT-ROB-11 = Rytířem se zloděj hýbe stejně, ale nikdo neodhazuje.
    .page = –
CAT-ROB-12 = Zloděj blokuje své pole, dokud se znovu nepohne.
    .page = –
CAT-ROB-13 = Po sedmičce tah pokračuje obchodem a stavěním.
    .page = –
CAT-ROB-14 = Před zlodějem není chráněn nikdo, ani v prvních kolech, pokud domácí pravidla neříkají jinak.
    .page = –
CAT-TRD-01 = Jednou stranou každého obchodu je hráč na tahu; ostatní mu smějí nabízet, ale mezi sebou neobchodují.
    .page = –
CAT-TRD-02 = Obchoduje se až po hodu.
    .page = –
CAT-TRD-03 = Nabídku nikdo přijmout nemusí; poměr je libovolný.
    .page = –
CAT-TRD-04 = Nic se nedaruje: každá strana dá aspoň jednu kartu.
    .page = –
CAT-TRD-05 = Na obou stranách nesmí být tatáž surovina.
    .page = –
CAT-TRD-06 = Obchodovat se smí jen s kartami, které kdo opravdu má.
    .page = –
CAT-TRD-07 = S akčními kartami, body a figurkami se neobchoduje.
    .page = –
CAT-TRD-08 = Sliby na další tahy nezavazují.
    .page = –
CAT-MAR-01 = Banka dá jednu kartu za čtyři stejné; v přístavu za tři kterékoli stejné, nebo za dvě té suroviny, které přístav patří.
    .page = –
CAT-MAR-02 = Přístav slouží tomu, kdo má na jednom z jeho dvou rohů vesnici nebo město; cesta nestačí.
    .page = –
CAT-MAR-03 = Při více přístavech platí pro každou surovinu nejlepší poměr.
    .page = –
CAT-MAR-04 = S bankou se obchoduje ve vlastním tahu po hodu, kolikrát kdo chce.
    .page = –
CAT-MAR-05 = Banka nevymění surovinu za tutéž.
    .page = –
CAT-MAR-06 = Banka musí žádanou kartu mít.
    .page = –
CAT-MAR-07 = Přístav slouží, jakmile je postaven; při oddělených fázích od dalšího tahu.
    .page = –
CAT-BLD-01 = Cesta stojí cihly a dřevo; vesnice cihly, dřevo, vlnu a obilí; město tři rudy a dvě obilí; akční karta rudu, vlnu a obilí.
    .page = –
CAT-BLD-02 = Cesta navazuje na vlastní cestu nebo začíná u vlastní stavby. Přes roh, kde postavil soupeř, dál nevede.
    .page = –
CAT-BLD-03 = Na každém úseku leží jen jedna cesta; i na pobřeží se smí.
    .page = –
CAT-BLD-04 = Vesnice se nesmí založit tam, kde o úsek dál stojí vesnice nebo město, ani vlastní.
    .page = –
CAT-BLD-05 = Na každém rohu stojí jen jedna stavba.
    .page = –
CAT-BLD-06 = Po přípravě musí k rohu vést vlastní cesta.
    .page = –
CAT-BLD-07 = Město nahradí vlastní vesnici.
    .page = –
CAT-BLD-08 = Co je postaveno, zůstane na místě.
    .page = –
CAT-BLD-09 = Vede-li tam vlastní cesta a vzdálenost je dodržena, smí se usadit i uprostřed soupeřovy cesty.
    .page = –
CAT-DEV-01 = Akční karty se berou ze skryté hromádky a nikdy se do ní nevracejí.
    .page = –
CAT-DEV-02 = Když hromádka dojde, nelze kupovat; do té doby v jednom tahu libovolně mnoho.
    .page = –
CAT-DEV-03 = Zahrát lze jen kartu, kterou kdo má; do té doby zůstává skrytá.
    .page = –
CAT-DEV-04 = V tahu se zahraje nejvýše jeden rytíř nebo karta pokroku, před hodem nebo po něm.
    .page = –
CAT-DEV-05 = Karta se nehraje v tahu, ve kterém byla koupena.
    .page = –
CAT-DEV-06 = Karty vítězných bodů se ukazují jen k výhře, kolik chce kdo najednou, i koupené v témže tahu.
    .page = –
CAT-DEV-07 = Karty se hrají jen ve vlastním tahu, nikdy při stavění mezi tahy.
    .page = –
CAT-DEV-08 = Rytíř pohne zlodějem a vezme kartu; zůstává ležet před majitelem.
    .page = –
CAT-DEV-09 = Stavba cest dá hned až dvě cesty zdarma, podle obvyklých pravidel; nic jiného mezi ně nepřijde.
    .page = –
CAT-DEV-10 = Zbývá-li jen jedna figurka nebo jedno místo, dá stavba cest jednu cestu; nezbývá-li nic, hrát ji nelze.
    .page = –
CAT-DEV-11 = Vynález dá dvě zvolené karty, stejné nebo různé.
    .page = –
CAT-DEV-12 = Vynález dá jen to, co má banka.
    .page = –
CAT-DEV-13 = Monopol určí surovinu; každý soupeř odevzdá všechny její karty.
    .page = –
CAT-DEV-14 = Zahraní rytíři zůstávají před majitelem; zahrané karty pokroku opouštějí hru.
    .page = –
CAT-DEV-15 = Cesta či rytíř z karty se hned počítají pro zvláštní karty, i před hodem.
    .page = –
CAT-DEV-16 = Zahraná karta nenahrazuje hod.
    .page = –
CAT-LR-01 = První cesta o aspoň pěti úsecích získá Nejdelší cestu.
    .page = –
CAT-LR-02 = Cesta je tak dlouhá jako nejdelší průchod, který každý úsek použije jednou; odbočky se nepřičítají, okruh se počítá celý.
    .page = –
CAT-LR-03 = Vlastní vesnice a města cestu nepřerušují.
    .page = –
CAT-LR-04 = Soupeřova vesnice nebo město cestu na svém rohu přetne.
    .page = –
CAT-LR-05 = Cesta smí začínat i končit u soupeřovy stavby; krajní úseky se počítají.
    .page = –
CAT-LR-06 = Soupeřovy cesty nikdy nepřerušují.
    .page = –
CAT-LR-07 = Kartu vezme jen delší cesta; stejně dlouhá ne.
    .page = –
CAT-LR-08 = Po každé cestě i vesnici se znovu změří všechny cesty.
    .page = –
CAT-LR-09 = Po přetnutí kartu drží její majitel, dokud nikdo nemá delší; jinak ji vezme jediný s nejdelší cestou o aspoň pěti úsecích; je-li jich víc, odloží se.
    .page = –
CAT-LR-10 = Karta přechází hned, i v cizím tahu.
    .page = –
CAT-LR-11 = Roh se třemi cestami jednoho hráče přetnout nelze.
    .page = –
CAT-LA-01 = Kdo první zahraje tři rytíře, získá Největší vojsko.
    .page = –
CAT-LA-02 = Vezme ho jen více rytířů; stejný počet ne.
    .page = –
CAT-LA-03 = Jinak se neztrácí.
    .page = –
CAT-LA-04 = Počítá se hned, než se zloděj pohne.
    .page = –
CAT-WIN-01 = Vyhrát lze jen ve vlastním tahu.
    .page = –
CAT-WIN-02 = Výhrou hra končí.
    .page = –
CAT-WIN-03 = Vyhrává deset bodů: vesnice za 1, město za 2, karta vítězného bodu za 1, každá zvláštní karta za 2.
    .page = –
CAT-WIN-04 = Kdo dosáhne deseti v cizím tahu, nevyhrál, dokud nezačne jeho tah.
    .page = –
CAT-WIN-05 = Skryté karty bodů se počítají; kdo body má, musí se ozvat.
    .page = –
CAT-INF-01 = Karty surovin se drží skrytě; jejich počet je veřejný.
    .page = –
CAT-INF-02 = Akční karty se drží skrytě; jejich počet je veřejný.
    .page = –
CAT-INF-03 = Hromádky banky jsou vidět, takže se ví, kolik čeho je v rukou.
    .page = –
CAT-INF-04 = Kterou kartu zloděj vzal, ví jen on a oběť.
    .page = –
CAT-X56-01 = V pěti nebo šesti má ostrov 30 polí pevniny: po 6 lesích, pastvinách a polích, po 5 pahorkatinách a horách, dvě pouště.
    .page = –
CAT-X56-02 = Má svých 28 žetonů: po dvou 2 a 12, po třech ostatních, kladou se podle písmen; obě pouště se vynechají.
    .page = –
CAT-X56-03 = Od každé suroviny je 24 karet.
    .page = –
CAT-X56-04 = Akčních karet je 34: 20 rytířů, po 3 stavbách cest, vynálezech a monopolech, 5 vítězných bodů.
    .page = –
CAT-X56-05 = Dvě další barvy se stejnými figurkami a 11 přístavů: pět pro cokoli, dva pro vlnu, po jednom pro ostatní.
    .page = –
CAT-X56-06 = Po každém tahu smějí ostatní stavět a kupovat karty, ale neobchodovat a nehrát karty.
    .page = –
CAT-X56-07 = Mezi tahy se staví ve směru hodin a vynechá se ten, kdo právě dohrál.
    .page = –
CAT-X56-08 = Mezi tahy nikdo nevyhraje; kartu tam koupenou lze zahrát v příštím vlastním tahu.
    .page = –
CAT-X56-09 = Počáteční karty jako v základní hře; pevný plán není.
    .page = –
CAT-X56-10 = Zloděj začíná na kterékoli poušti.
    .page = –
CAT-X56-11 = I zde vyhrává deset bodů a víc než sedm karet se půlí.
    .page = –
CAT-X56-12 = Třetí hráč po levici má v každém tahu svou část: obchoduje s bankou, staví a zahraje kartu, ale s hráči neobchoduje a před hodem nic nehraje.
    .page = –
CAT-X56-13 = Stůl si zvolí mezi stavěním mezi tahy a dvojicí hráčů.
    .page = –
