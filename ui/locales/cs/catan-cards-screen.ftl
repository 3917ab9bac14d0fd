# Karetní hra Catan: co říká jen obrazovka.

## Pruh, stůl

card-screen-seat = { $name }, { $score } b.
card-screen-seat-turn = { $name }, { $score } b., je na tahu
card-screen-part = { $source } { $points }
card-screen-of-limit = { $hand } z { $limit }
card-screen-of-seven = { $count } ze 7
card-screen-over-seven = { $count }, přes 7
card-screen-strength = síla
card-screen-commerce = obchod
card-screen-hand = karet v ruce
card-screen-brigand-count = suroviny, které bandité počítají
card-screen-realm = Knížectví: { $name }
card-screen-middle = Hromádky a zásoby
card-screen-region = { $region }, { $name }, skladuje { $holds }
card-screen-side-upper = nahoře
card-screen-side-lower = dole
card-screen-site-free = Volné místo { $side }, vesnice { $at }, { $name }
card-screen-site-card = { $card } { $side }, vesnice { $at }, { $name }
card-screen-city-here = Město na vesnici { $at }
card-screen-end-left = Na levém konci
card-screen-end-right = Na pravém konci
card-screen-stack = Hromádka { $stack }, karet: { $count }
card-screen-of = z { $all }
card-screen-events = události
card-screen-out = odloženo
card-screen-together = { $points } ze 7
card-screen-both-points = dohromady
card-screen-unlocked = akce povoleny
card-screen-holds-knight = Rytíře drží { $name }
card-screen-holds-mill = Mlýn drží { $name }

## Průběh tahu

card-screen-bar-dice = Kostky
card-screen-bar-event = Událost
card-screen-bar-income = Výnos
card-screen-bar-main = Hlavní
card-screen-bar-hand = Ruka
card-screen-replace = Tah { $turn } byl …
card-screen-insert = Před tahem { $turn } …
card-screen-attack = { $name } útočí: { $card }.
card-screen-alchemist-asks = Jaké číslo nastaví alchymista?
card-screen-alchemist-first = Nejdřív alchymista
card-screen-no-alchemist = Bez alchymisty
card-screen-hand-asks = Ruka: { $name }
card-screen-spilt = { $region }: plno, ztraceno { $count }.
card-screen-possible = Jestli to tak bylo, ví jen ruka: věříme vám.
card-screen-allow = Nechat platit …

## Kostky

card-screen-event-die = Kostka událostí
card-screen-number-die = Kostka výnosů
card-screen-face-knight = Rytíř
card-screen-face-mill = Mlýn
card-screen-face-club = Kyj
card-screen-face-sun = Slunce
card-screen-face-question = Karta
card-screen-face-key-knight = R
card-screen-face-key-mill = M
card-screen-face-key-club = K
card-screen-face-key-sun = S
card-screen-face-key-question = U
card-screen-quiet = V prvních dvou kolech bandité nechodí.
card-screen-brigands = Bandité: přes 7 přijde o rudu a vlnu
card-screen-hit = Okraden.
card-screen-safe = V bezpečí.
card-screen-loses = Má { $total }: přijde o všechnu rudu a vlnu
card-screen-stored = Má { $total }
card-screen-behind = Má { $total }, z toho { $behind } u opevněného skladu
card-screen-income = Výnos pro { $number }, pokud je místo:
card-screen-yields = { $region } +{ $count }

## Volba

card-screen-stacks = Hromádka
card-screen-second-stack = Hromádka druhé karty
card-screen-look = Prohlíží hromádku
card-screen-under = Karta pod hromádku
card-screen-take-from = Bere z
card-screen-give-from = Dává z
card-screen-into = Na kterou krajinu
card-screen-above = první klepnutí: nahoru
card-screen-below = druhé: dolů
card-screen-scout = Se průzkumníkem
card-screen-scout-hint = Vybráno z celé hromádky krajin
card-screen-no-defence = Bez obranné karty
card-screen-decline = Víc nebere

## Hlavní část

card-screen-tab-build = Stavba
card-screen-tab-trade = Obchod
card-screen-tab-action = Akce
card-screen-tab-dismantle = Zbourat
card-screen-family-building = Budovy
card-screen-family-fleet = Flotily
card-screen-family-knight = Rytíři
card-screen-family-red = Městské
card-screen-card-of-hand = Karta z ruky
card-screen-payable = lze zaplatit
card-screen-short-short = nelze zaplatit
card-screen-short-no-road = chybí cesta
card-screen-short-road-twice = cesta tu už je
card-screen-short-supply = došly
card-screen-short-seven = od 7 bodů
card-screen-short-futile = teď bez účinku
card-screen-short-hand-empty = žádná karta
card-screen-short-not-now = teď ne
card-screen-pays = Platí { $name }
card-screen-or-tap = nebo klepněte: { $region }
card-screen-cannot-pay = Teď to nelze zaplatit.
card-screen-says-otherwise = Na mé kartě je něco jiného
card-screen-says-otherwise-unsure = Nepotvrzená cena: na mé kartě je něco jiného
card-screen-what-it-says = Kolik stojí vaše karta?
card-screen-done = Hotovo
card-screen-choose-site = Klepněte na osvětlené místo.
card-screen-choose-place = Klepněte na osvětlené místo.
card-screen-bank-give = Banka bere
card-screen-bank-get = a dá jednu
card-screen-rate = { $count } × { $resource } za jednu jinou
card-screen-trade-with = Obchod: { $name }
card-screen-trade-hint = Klepejte na krajiny obou; každé klepnutí je jedna surovina.
card-screen-gives = { $name } dává
card-screen-transfer = { $count } × { $resource } ({ $region })
card-screen-less = O jednu méně: { $what }
card-screen-more-of = O jednu více: { $what }
card-screen-caravan-hint = Klepněte na jednu či dvě suroviny; pak zvolíte stejný počet jiných.
card-screen-spy-takes = Vyzvědač bere
card-screen-other-actions = Alchymista přichází před hodem, průzkumník s novou vesnicí, biskup a bylinkářka v soupeřově tahu.
card-screen-nothing-to-dismantle = Nic, co by se dalo zbourat, tu nestojí.
card-screen-other-card = Jiná karta z ruky
card-screen-something-else = Něco jiného
card-screen-back-to-main = Zpět do hlavní části

## Kontrola ruky

card-screen-hand-of = v ruce, povoleno { $limit }
card-screen-exchange = Vyměnit jednu kartu
card-screen-way = Jak se karta bere
card-screen-top-card = Vrchní karta
card-screen-free = zdarma
card-screen-search = Hledání
card-screen-search-price = { $price ->
        [one] za jednu surovinu
        [few] za { $price } suroviny
       *[other] za { $price } surovin
    }
card-screen-draw-from = Z hromádky
card-screen-exchange-with = S hromádkou

## Co zaznamená Enter

card-screen-do-lots = Zaznamenat
card-screen-do-startingHand = Vzít tři karty
card-screen-do-alchemist = Nastavit číslo
card-screen-do-roll = Zaznamenat hod
card-screen-do-eventCard = Zapsat událost
card-screen-do-gain = Získat
card-screen-do-take = Vzít
card-screen-do-give = Vrátit
card-screen-do-decline = Nebrat nic
card-screen-do-builder = Zaznamenat
card-screen-do-civilWar = Poslat zpět
card-screen-do-conflict = Odložit karty
card-screen-do-road = Postavit cestu
card-screen-do-settlement = Postavit vesnici
card-screen-do-regions = Položit krajiny
card-screen-do-city = Postavit město
card-screen-do-build = Postavit kartu
card-screen-do-dismantle = Zbourat
card-screen-do-bank = Obchod s bankou
card-screen-do-trade = Zapsat obchod
card-screen-do-caravan = Vyslat karavanu
card-screen-do-merchant = Zahrát obchodníka
card-screen-do-spy = Zahrát vyzvědače
card-screen-do-attack = Zaútočit
card-screen-do-defend = Zapsat odpověď
card-screen-do-attackRoll = Zaznamenat hod
card-screen-do-takeBack = Poslat zpět
card-screen-do-draw = Vzít kartu
card-screen-do-exchange = Vyměnit
card-screen-do-shed = Odložit
card-screen-do-throwAway = Zahodit
card-screen-do-endTurn = Ukončit tah
card-screen-to-hand = Ke kontrole ruky
card-screen-see = Co se změní?

## Pohled zpět, konec

card-screen-resume = Hrát dál
card-screen-standing = Z čeho jsou body
card-screen-total = Celkem
card-screen-wins = Vítěz: { $name }, bodů: { $points }

## Příprava

card-screen-target = Body k vítězství
card-screen-target-hint = Dvanáct; na zkoušku méně
card-screen-sets = Začáteční sady
card-screen-sets-hint = První a druhé místo
card-screen-sets-are = { $first } a { $second }
card-screen-open-book = Otevřená kniha
card-screen-open-book-hint = Oba souhlasí: je vidět, co nikdo neviděl, události i hromádky
card-screen-which-copy = Která krabice
card-screen-copy = Krabice { $number }
card-screen-another-copy = Máme další krabici
card-screen-more = Rozložení a otevřené otázky
card-screen-layout = Začáteční krajiny
card-screen-layout-hint = Vlevo, uprostřed, vpravo, nad osou a pod ní.
card-screen-set = Začáteční sada { $set }
card-screen-space = Sada { $set }, { $side }, místo { $place }
card-screen-stack-sizes = Karty v pěti hromádkách
card-screen-stack-sum = { $sum } z 62
card-screen-stack-size = Hromádka { $stack }
card-screen-house-atOnce = Hned
card-screen-house-ownTurn = Ve svém tahu
card-screen-house-latched = Zůstává
card-screen-house-current = Zaniká
card-screen-house-sameStack = Jeden
card-screen-house-twoStacks = Dva
card-screen-house-duty = Povinné
card-screen-house-right = Volné
card-screen-house-underStacks = Pod hromádky
card-screen-house-discarded = Zahodit
card-screen-house-optional = Může
card-screen-house-forced = Musí
card-screen-house-forbidden = Ne
card-screen-house-allowed = Ano
card-screen-house-storable = Uložitelné
card-screen-house-any = Cokoli
card-screen-house-afterBoth = Po obou
card-screen-house-firstAbove = První nahoru
card-screen-house-confirmed = S dotazem
card-screen-house-rollerFirst = Kdo hodil
card-screen-house-anyOrder = Kdokoli
card-screen-house-both = Oba
card-screen-house-passive = Druhý
card-screen-house-drawnFrom = Stejný

## Balíček karet

card-screen-deck = Zkontrolujte karty
card-screen-deck-why = Některé ceny a čísla mají jediný pramen
card-screen-deck-hint = Držte skutečnou kartu vedle obrázku. Porovnáno { $done } z { $all }.
card-screen-read = porovnáno
card-screen-deck-keep = Na mé kartě je toto
card-screen-deck-same = Na mé kartě je to stejně
card-screen-events-drawn = Události od posledního zamíchání
card-screen-events-coming = Události, které ještě přijdou
card-screen-unseen = Karty, které nikdo neviděl
card-screen-handled = Co se dělo s hromádky
card-screen-handled-line = { $what } (hromádka { $stack })

## Co karty dělají, ve dvou řádcích

card-screen-effect-fleet = 2 × { $resource } za 1 jinou, kolikrát chcete
card-screen-effect-boost = Sousední krajiny vynášejí 2 × { $resource }
card-screen-effect-knight = Černá: síla. Červená: turnaj.
card-screen-effect-abbey = O jednu kartu v ruce víc
card-screen-effect-garrison = Její dvě krajiny bandité nepočítají
card-screen-effect-smithy = Každý vlastní rytíř je o 1 silnější
card-screen-effect-aqueduct = Na vlastních krajinách není mor
card-screen-effect-bath_house = Na krajinách jejího města není mor
card-screen-effect-church = V občanské válce chrání jednotky svého města
card-screen-effect-colossus_of_catan = Dva body, nic víc
card-screen-effect-library = O jednu kartu v ruce víc
card-screen-effect-town_hall = Hledání stojí 1 surovinu
card-screen-effect-counting_house = Jen obchod
card-screen-effect-harbor = Každá vlastní flotila: o 1 obchod víc
card-screen-effect-marketplace = Jen obchod
card-screen-effect-merchant_guild = Jen obchod
card-screen-effect-mint = 1 zlato za 1 jinou, kolikrát chcete

## Klávesy

card-screen-key-number = Kostka výnosů, hromádka
card-screen-key-enter = Zaznamenat
card-screen-key-back = O krok zpět
card-screen-key-tab = Procházení karet, hromádek a tlačítek; volba

# A dispute about what lies on the table.
card-screen-recount = Přepočítat
card-screen-recount-hint = Zadejte, co napočítal stůl. Kde rozhodčí počítá jinak, uvede pravidlo, podle kterého.
card-screen-recount-stands = Stůl má pravdu
card-screen-count-points = vítězné body
card-screen-count-commerce = obchod
card-screen-count-strength = síla rytířů
card-screen-count-tournament = turnajový součet
card-screen-count-hand = karet v ruce
