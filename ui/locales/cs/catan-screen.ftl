# Stůl hry Catan na obrazovce a její příprava.

## Plán

cat-screen-board = Herní plán
cat-screen-sea = moře
cat-screen-untold = zatím neznámé
cat-screen-corner = Roh: { $at }
cat-screen-edge = Stezka: { $at }
cat-screen-bank = Banka
cat-screen-stack = { $card } v bance: { $count }. Zadat spočítané množství
cat-screen-deck = Akční karty v balíčku: { $count }
cat-screen-nobody = nikdo
cat-screen-next = { $names }: { $count }
cat-screen-next-level = { $names }: také { $count }

## Místa

cat-screen-seat = { $name }. Body: { $score }, karty: { $cards }, akční karty: { $developments }
cat-screen-seat-turn = Na tahu je { $name }. Body: { $score }, karty: { $cards }, akční karty: { $developments }
cat-screen-round = { $round }. kolo
cat-screen-left-roads = Zbývající cesty
cat-screen-left-settlements = Zbývající vesnice
cat-screen-left-cities = Zbývající města
cat-screen-hand-size = Karty v ruce
cat-screen-developments = Akční karty
cat-screen-knights = Zahraní rytíři
cat-screen-road-length = Nejdelší souvislá cesta
cat-screen-road-missing = Chybí k Nejdelší cestě
cat-screen-points = Body
cat-screen-total = Celkem
cat-screen-total-short = vše

## Na co se ptáme

cat-screen-asks-build = Co staví { $name }?
cat-screen-asks-trade = Co se mění?
cat-screen-asks-card = Kterou kartu hraje { $name }?
cat-screen-asks-plenty = Vynález
cat-screen-asks-monopoly = Monopol
cat-screen-asks-win = Vyhrává { $name }?
cat-screen-win-hint = Ukažte dost karet bodů: je třeba { $points }.
cat-screen-roll-hint = Klepněte nebo napište. Jdou i dvě kostky.
cat-screen-build-hint = Klepněte na stavbu, pak na místo. Nebo obchodujte.
cat-screen-place-hint = Klepněte na místo na plánu.
cat-screen-robber-hint = Klepněte na pole a pak na toho, komu se bere.

## Kostky

cat-screen-two-dice = Zadat dvě kostky
cat-screen-as-sum = Raději zadat součet
cat-screen-first-die = První kostka
cat-screen-second-die = Druhá kostka
cat-screen-die = Na kostce je { $die }
cat-screen-rolls = { $count ->
        [one] Zatím { $count } hod
        [few] Zatím { $count } hody
       *[other] Zatím { $count } hodů
    }
cat-screen-expected = očekáváno
cat-screen-rolled = Hod: { $sum }
cat-screen-change = Změnit
cat-screen-luck-title = Kostky a štěstí
cat-screen-luck-hint = Co hody přinesly a co se od nich dalo čekat.
cat-screen-luck = Karty z výnosů

## Stavba a obchod

cat-screen-road = Cesta
cat-screen-settlement = Vesnice
cat-screen-city = Město
cat-screen-development = Akční karta
cat-screen-build = { $what }, zbývá { $left }
cat-screen-trade = Obchod
cat-screen-gives = { $name } dává
cat-screen-gets = { $name } dostává
cat-screen-with = s kým
cat-screen-rates = Banka mění { $rates }
cat-screen-clear = Smazat
cat-screen-cards-of = { $card }: { $count }
cat-screen-hand = { $name }, karet v ruce: { $count }
cat-screen-give-card = { $card }: { $count }
cat-screen-hands-open = otevřené
cat-screen-hands-closed = zavřené
cat-screen-hands-sealed = zapečetěné
cat-screen-hands-counts = jen počty
cat-screen-cards = { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[other] { $count } karet
    }

## Zloděj a odhazování

cat-screen-rob-whom = Komu se bere karta?
cat-screen-rob-nobody = Nikdo tu nestojí: nic se nebere.
cat-screen-stolen = Která karta to byla?
cat-screen-stolen-sealed = Která karta to byla? Dívá se jen nový majitel; zůstane pod pečetí.
cat-screen-stolen-unseen = Karta zůstane neznámá; není třeba ji zadávat.
cat-screen-discard-who = Ještě odhazují
cat-screen-discards = { $count ->
        [one] { $count } kartu
        [few] { $count } karty
       *[other] { $count } karet
    }
cat-screen-discard-count = Vybráno { $have } z { $want }
cat-screen-discard-unseen = Karty nikdo neviděl

## Akční karty

cat-screen-play-card = Zahrát kartu
cat-screen-holds = v ruce { $count }
cat-screen-plenty = Dvě karty z banky
cat-screen-monopoly = Který druh?
cat-screen-monopoly-taken = Kolik kdo odevzdal?
cat-screen-bought = Která karta se lízla?
cat-screen-bought-sealed = Která karta se lízla? Dívá se jen majitel; zůstane pod pečetí.
cat-screen-i-win = Vyhrávám
cat-screen-win-shown = Ukázané karty bodů

## Mezi tahy

cat-screen-special = Kdo staví dřív?
cat-screen-special-of = Staví { $name }

## Zápis

cat-screen-go = Zapsat
cat-screen-go-correct = Prověřit změnu
cat-screen-go-place = Položit
cat-screen-go-roll = Zapsat { $sum }
cat-screen-go-buildRoad = Postavit cestu
cat-screen-go-buildSettlement = Postavit vesnici
cat-screen-go-buildCity = Postavit město
cat-screen-go-buyCard = Koupit kartu
cat-screen-go-trade = Zapsat obchod
cat-screen-go-discard = Odhodit
cat-screen-go-win = Ohlásit výhru
cat-screen-go-end = Konec tahu
cat-screen-go-end-special = Dostavěno
cat-screen-possible = Možné
cat-screen-possible-share = Možné, šance { $part } z { $whole }
cat-screen-allow = Přesto povolit

## Co stůl ví

cat-screen-tell = Zadat, co se spočítalo
cat-screen-tell-what = Co je známo?
cat-screen-tell-whom = O kom?
cat-screen-tell-size = Počet karet v ruce
cat-screen-tell-hand = Ukázal celou ruku
cat-screen-tell-kind = Jeden druh v ruce
cat-screen-tell-cannotPay = Na něco nemá
cat-screen-tell-card = Ukázaná akční karta
cat-screen-tell-stack = Hromádka banky
cat-screen-relation = Jak se číslo myslí
cat-screen-relation-exactly = přesně
cat-screen-relation-atLeast = nejméně
cat-screen-relation-atMost = nejvýše
cat-screen-relation-not = ne právě
cat-screen-how-many = Kolik?
cat-screen-counting-on = Počítat karty: co může být v rukou
cat-screen-counting-off = Přestat počítat karty
cat-screen-keep-open = Odteď otevřené karty
cat-screen-keep-closed = Odteď zavřené karty
cat-screen-keep-sealed = Odteď tajemství pod pečetí
cat-screen-keep-counts = Odteď jen počty karet

## Ohlédnutí, oprava

cat-screen-replace = Tah { $turn } znovu
cat-screen-insert = Před tah { $turn }
cat-screen-given-up-hint = Lze pokračovat tam, kde hra přestala.
cat-screen-resume = Pokračovat
cat-screen-back-to-play = Zpět ke hře
cat-screen-wins = Vyhrává { $name }, body: { $points }
cat-screen-audit-agrees = Pečeť je otevřena: všechna tajemství souhlasí se hrou.
cat-screen-audit-incomplete = Pečeť je otevřena: někdo tajemství vynechal.
cat-screen-audit-contradicted = Pečeť je otevřena: tajemství před tahem { $move } do hry nesedí.

## Klávesy

cat-screen-key-roll = hod tímto číslem
cat-screen-key-build = cesta, vesnice, město, akční karta
cat-screen-key-trade = obchod
cat-screen-key-card = zahrát akční kartu
cat-screen-key-win = vyhrávám
cat-screen-key-kinds = cihly, dřevo, vlna, obilí, ruda: dát nebo vybrat
cat-screen-key-gets = týchž pět: dostat
cat-screen-key-arrows = po místech
cat-screen-key-enter = zapsat; není-li nic vybráno, konec tahu
cat-screen-key-back = o krok zpět

## Nová hra

cat-screen-board-beginner = Pro začátečníky
cat-screen-board-lettered = Spirála
cat-screen-board-redApart = Náhodný
cat-screen-board-fair = Vyvážený
cat-screen-board-own = Jak leží
cat-screen-seed = Plán č.
cat-screen-another = Jiný
cat-screen-edit-board = Zadat, změnit, vytisknout
cat-screen-hands = Karty v ruce
cat-screen-hands-open-short = Otevřené
cat-screen-hands-closed-short = Zavřené
cat-screen-hands-sealed-short = Pečeť
cat-screen-hands-counts-short = Počty
cat-screen-hands-open-hint = Zadávají se i ukradené a koupené karty; každý verdikt je jistý.
cat-screen-hands-closed-hint = Ukradené a koupené karty zůstávají neznámé; některé tahy jsou jen možné.
cat-screen-hands-sealed-hint = Tajemství zadávají majitelé; otevřou se na konci.
cat-screen-hands-counts-hint = Sleduje se jen počet karet.
cat-screen-more-options = Vydání a domácí pravidla
cat-screen-edition = V čem se vydání liší
cat-screen-house = Domácí pravidla
cat-screen-betweenTurns = Pět a šest hráčů
cat-screen-betweenTurns-pairedPlayers = Spárovaní hráči
cat-screen-betweenTurns-specialBuilding = Stavění mezi tahy
cat-screen-tokens = Žetony s čísly
cat-screen-tokens-redApart = Dvě červená čísla nesousedí
cat-screen-tokens-lettered = Podle písmen po spirále
cat-screen-tokens-asLaid = Jak leží
cat-screen-phases = Obchod a stavba
cat-screen-phases-combined = V libovolném pořadí
cat-screen-phases-separate = Nejdřív obchod, pak stavba
cat-screen-shortage = Banka nemá dost pro jediného hráče
cat-screen-shortage-loneSeatTakesRest = Dostane zbytek
cat-screen-shortage-nobodyPaid = Nikdo nedostane nic
cat-screen-tiedAfterCut = Nejdelší cesta je přerušena na shodu
cat-screen-tiedAfterCut-holderKeeps = Držitel si kartu nechá
cat-screen-tiedAfterCut-setAside = Karta se odloží
cat-screen-points-to-win = Bodů k vítězství
cat-screen-hand-limit = Karet v bezpečí při sedmičce
cat-screen-rounds-without-seven = Kola bez sedmičky
cat-screen-friendly-robber = Hodný zloděj
cat-screen-friendly-robber-hint = Ne vedle toho, kdo má nejvýše dva body.

## Zadávání plánu

cat-screen-what-lies = Co leží zde?
cat-screen-what-lies-hint = Krajina, pak číslo; další pole přijde samo.
cat-screen-what-harbour = Který přístav?
cat-screen-what-harbour-hint = Klepněte na přístav a na druh; klepnutím na volný břeh ho přesunete.
cat-screen-number = Číslo
cat-screen-token = Žeton { $number }, zbývá { $left }
cat-screen-hex-number = Pole { $number }: { $what }
cat-screen-harbour-number = Přístav { $number }: { $what }
cat-screen-move-harbour = Přesunout přístav sem
cat-screen-to-harbours = K přístavům
cat-screen-to-hexes = K polím
cat-screen-next-harbours = Dál: přístavy
cat-screen-take-board = Použít tento plán
cat-screen-fill = Doplnit zbytek
cat-screen-empty-board = Prázdný
cat-screen-print-board = Vytisknout plán
cat-screen-told = pole { $hexes } z { $allHexes }, čísla { $tokens } z { $allTokens }, přístavy { $harbours } z { $allHarbours }
cat-screen-balance = Rovnováha
cat-screen-balance-hint = Tečky na surovinu. Značka je rovný díl.
cat-screen-pips-of = { $card }, teček: { $pips }
cat-screen-unevenness = Nerovnost { $count } (0 je ideál); nejlepší roh: { $best }.
cat-screen-board-good = Plán je úplný a správný.
cat-screen-hexes-left = { $count ->
        [one] Chybí { $count } pole
        [few] Chybí { $count } pole
       *[other] Chybí { $count } polí
    }
cat-screen-tokens-left = { $count ->
        [one] Chybí { $count } číslo
        [few] Chybí { $count } čísla
       *[other] Chybí { $count } čísel
    }
cat-screen-harbours-left = { $count ->
        [one] Chybí { $count } přístav
        [few] Chybí { $count } přístavy
       *[other] Chybí { $count } přístavů
    }
