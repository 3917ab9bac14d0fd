# Obrazovky paměti: partie, ohlédnutí, statistika, hráči, data.

save = Uložit
nav-statistics = Statistika
nav-players = Hráči

## Úvod

start-won = Vítěz: { $name }.
start-won-together = Společně vítězí { $names }.
start-over = Poslední partie skončila.
start-look-back = Ohlédnout se
start-all-sessions = Všechny partie
start-result = Zapsat výsledek
start-last-evening = { $game }, { $day } od { $from } do { $to }

## Filtry a partie

filter-label = Filtr
filter-text = Hledat jména, místa, poznámky
filter-game = Hra
filter-all-games = Všechny hry
filter-people = Hráči
filter-everybody = Všichni
filter-group = Parta
filter-any-group = Kterákoli parta
filter-place = Místo
filter-any-place = Kdekoli
filter-period = Doba
filter-period-always = Kdykoli
filter-period-month = Posledních 30 dní
filter-period-year = Letos
filter-period-lastYear = Loni
filter-period-own = Od … do …
filter-from = Od
filter-to = Do
filter-state = Stav
filter-any-state = Jakýkoli stav
filter-clear = Zrušit
sessions-count = { $count ->
        [one] Jedna partie
        [few] { $count } partie
       *[other] { $count } partií
    }
sessions-none-such = Taková partie tu není.
sessions-data = Import, export, zálohy
sessions-result = Zapsat výsledek

## Výsledek bez rozhodčího

result-title = Výsledek
result-new-title = Zapsat výsledek
result-why = Pro hru, kterou Parlour nerozhodoval, aby byl seznam i statistika úplné.
result-who = Kdo hrál
result-what = Co a kdy
result-starts = začínal?
result-started = začínal
result-colour = Barva hráče { $name }: { $colour }. Další
result-points = Body
result-points-of = Body hráče { $name }
result-rank = Pořadí
result-rank-of = Pořadí hráče { $name }
result-place = { $place }.
result-other-game = Jiná hra
result-game-name = Název hry
result-better = S rozhodčím by bylo i ohlédnutí a statistika každého tahu.
result-begun = Začátek
result-minutes = Minuty
result-lowest = Vyhrává nejméně bodů
result-together = Všichni hrají společně proti hře
result-together-won = Vyhráli
result-counts = Počítá se do statistiky
result-counts-hint = Vypnuto: zůstane jen v seznamu
result-counted = Počítá se do statistiky.
result-left-out = Do statistiky se nepočítá.
result-history = Dosavadní zápisy
result-record = Zapsat výsledek
result-correct = Opravit výsledek

## Ohlédnutí

review-title = Ohlédnutí
review-start = Začátek
review-move-of = Tah { $turn } z { $turns }
review-hint = Šipky krokují, Home a End skáčou.
review-tab-moves = Tahy
review-tab-sheet = Body
review-sheet = Body podle zdroje
review-total = Celkem
review-end = Konec
review-to-move = Na tah { $turn }
review-course = Průběh bodů
review-course-text = Body všech hráčů během tahů. Značka: { $from ->
        [one] každý bod
        [few] { $from } body a více
       *[other] { $from } bodů a více
    }.
review-marks = Značka: { $from ->
        [one] každý bod
        [few] { $from } body a více
       *[other] { $from } bodů a více
    }.
review-final = závěrečné bodování
review-slider = Okamžik partie
review-play = Přehrát
review-stop = Zastavit
review-when = { $day }, od { $from } do { $to }.
review-seat = { $name }: { $score ->
        [one] { $score } bod
        [few] { $score } body
       *[other] { $score } bodů
    }
review-time = Čas na tahu
review-not-drawn = Tato hra zatím nemá na obrazovce desku. Záznam i body jsou úplné.
review-share = Sdílet
review-share-menu = Sdílet, tisknout, uložit
review-correct = Opravit tah { $turn }
review-correct-short = Opravit
review-what-if = Co kdyby, odtud?
review-what-if-from = Co kdyby, od tahu { $turn }.
review-what-if-no-ruling = Co je jen předpoklad, se nezaznamenává, proto není o čem rozhodovat.
review-what-if-hint = { $count ->
        [0] Hrajte odtud dál. Nic se nezapisuje.
        [one] Jeden myšlený tah. Nic se nezapisuje.
        [few] { $count } myšlené tahy. Nic se nezapisuje.
       *[other] { $count } myšlených tahů. Nic se nezapisuje.
    }
review-back = Zpět k ohlédnutí
review-about = Čas, místo, poznámka
review-day = Den
review-from-to = Od, do
review-played = U stolu
review-pause = Přestávka
review-saved = Uloženo.
review-png = Obrázek desky a bodů (PNG)
review-svg = Obrázek desky a bodů (SVG)
review-print = Vytisknout desku a body
review-copy = Zkopírovat výsledek jako text
review-bgstats = Soubor partie pro BG Stats
review-phone = Do BG Stats v telefonu
review-phone-hint = Načtěte kód fotoaparátem telefonu: BG Stats se otevře a nabídne přidání partie.
review-phone-long = Tato partie je na kód příliš dlouhá. Adresa:
review-key-step = krok zpět, krok vpřed
review-key-ten = deset kroků
review-key-ends = na začátek, na konec
review-key-play = přehrát, zastavit
review-key-correct = opravit tah
review-key-what-if = co kdyby, odtud
mark-label = Značka
mark-star = Památné
mark-good = Dobrý tah
mark-mistake = Chyba
mark-question = Sporné

## Statistika

stats-none = Žádná partie ještě nebyla dohrána.
stats-none-such = Taková dohraná partie tu není.
stats-n = n = { $count }
stats-of = { $count } z { $of }
stats-of-game = { $game }: { $what }
stats-sessions = Partie
stats-time = Čas u stolu
stats-mean-time = Průměrný čas
stats-people = Hráči
stats-games = Hry
stats-person = Hráč
stats-wins = Výhry
stats-wins-text = Pruh: podíl vyhraných partií, remíza se počítá všem. Čára: tam je skutečný podíl v 95 ze 100 případů. Šedě: méně než 3 partie.
stats-shared = z toho remízy
stats-interval = 95 ze 100
stats-rating = Síla
stats-strength = Síla
stats-rating-text = Neznámý hráč má 25. Čára: tam je síla v 95 ze 100 případů.
stats-rating-few = Neznámý hráč má 25. Méně než 20 partií nestačí k rozlišení umu a štěstí: čáry jsou dlouhé.
stats-duels = Vzájemně
stats-duels-text = Jedno políčko je jedna společná partie; přes přerušovanou čáru sahá, kdo byl častěji vpředu.
stats-duels-few = Jedno políčko je jedna společná partie. Méně než 20 partií nestačí k rozlišení umu a štěstí.
stats-pair = Dvojice
stats-first-ahead = První vpředu
stats-level = Nerozhodně
stats-second-ahead = Druhý vpředu
stats-seat = Kdo začíná
stats-seat-text = Podíl výher toho, kdo začíná, podle počtu hráčů; přerušovaná čára: podíl, kdyby na tom nezáleželo. Tabulka má všechna místa.
stats-begins = začíná, ze { $seats }
stats-place = { $place }. z { $seats }
stats-place-head = Místo
stats-chance = Náhodou
stats-months = Po měsících
stats-months-text = Partie v jednotlivých měsících, celkem { $months }.
stats-month = Měsíc
stats-weekdays = Po dnech v týdnu
stats-weekdays-text = Partie v jednotlivých dnech týdne.
stats-weekday = Den
stats-people-title = Všichni
stats-together = Společně
stats-streak = Výher v řadě
stats-best-streak = Nejdelší řada
stats-rival = Soupeř
stats-nemesis = Postrach
stats-words = Soupeř: nejčastější protivník, aspoň tři partie. Postrach: vpředu ve více než polovině aspoň tří partií. Společně: všichni proti hře.
stats-games-title = Hry
stats-by-seats = Podle počtu hráčů
stats-seats = Hráčů
stats-average = Průměr
stats-median = Medián
stats-median-mark = medián { $value }
stats-best = Nejlepší
stats-worst = Nejhorší
stats-least = Nejméně
stats-most = Nejvíce
stats-margin = Průměrný rozdíl
stats-own-margin = Rozdíl
stats-closest = Nejtěsnější
stats-clearest = Nejjasnější
stats-winning = Průměr vítěze
stats-scores = konečné body
stats-scores-note = posledních { $latest } od každého, n = { $count }
stats-scores-text = Každá značka je partie v barvě a tvaru místa.
stats-sources = zdroje bodů
stats-sources-note = průměr na partii
stats-sources-text = Odkud se body berou, v průměru.
stats-everybody = Všichni
stats-during-after = { $during } + { $after }
stats-counted = { $total } { $sessions ->
        [one] v jedné partii
        [few] ve { $sessions } partiích
       *[other] v { $sessions } partiích
    }
stats-counted-text = Kolikrát se co vyskytlo.
stats-chance-text = Čára: očekávání. Pás: sem padne 95 ze 100 počtů poctivých kostek.
stats-p = (p = { $p })
stats-p-tiny = (p < { $p })
stats-too-few = Na test je to málo.
stats-count = Počet
stats-expected = Očekáváno
stats-measures = Co hra měří
stats-measure = Veličina
chart-more = { $title }: tabulka, obrázek
chart-table = Zobrazit jako tabulku
chart-drawing = Zobrazit jako graf
chart-png = Uložit jako PNG
chart-svg = Uložit jako SVG
chart-key = Klávesa T ukáže čísla jako tabulku.
chart-failed = Obrázek se nepodařilo vytvořit.

## Hráči

people-title = Lidé
people-none = Kdo usedne ke stolu, je od té chvíle známý.
people-no-session = zatím žádná partie
people-hidden = skrytý
people-also = také { $names }
people-change = změnit
people-with-hidden = Ukázat skryté
people-without-hidden = Bez skrytých
people-groups = Party
people-group = Parta
people-new-group = Nová parta
people-no-groups = Parta jedním klepnutím filtruje seznam i statistiku.
people-group-hint = Čtvrteční stůl
people-members = Kdo do ní patří
people-remove-group = Zrušit partu
people-places = Místa
people-new-place = Nové místo
people-no-places = Místo je známé, jakmile je některá partie uvede.
people-person = Hráč
people-colour = Obvyklá barva
people-hide = Skrýt
people-hide-hint = Už se nenabízí; partie i statistika jméno zachovají
people-is-also = Známý také jako
people-separate = Přece jen někdo jiný
people-merge = Je to tentýž člověk jako
people-merge-nobody = nikdo
people-merge-do = Sloučit
people-merge-hint = Partie hráče { $name } se pak počítají tomu druhému. Kdykoli to lze vzít zpět.
people-merged = { $name } je teď { $into }.
people-unmerge = Vzít zpět

## Data

data-title = Vaše data
data-import = Načíst
data-import-hint = Archivy a partie z Parlouru, BG Stats (JSON), partie z BoardGameGeek (XML, CSV). Nejdřív uvidíte, co by se stalo.
data-choose = Vybrat soubor
data-would = { $fresh ->
        [0] nic nového
        [one] jedna nová partie
        [few] { $fresh } nové partie
       *[other] { $fresh } nových partií
    }, již známých { $known }.
data-taken = Načteno: { $fresh ->
        [one] jedna nová partie
        [few] { $fresh } nové partie
       *[other] { $fresh } nových partií
    }, již známých { $known }.
data-take = Načíst
data-nothing-new = Není v něm nic nového
data-who-is = Kdo je { $name }?
data-which-is = Která hra je { $name }?
data-matched-chosen = vybrán
data-matched-found = známý
data-matched-added = nový hráč
data-remarks = { $count ->
        [one] Jedna poznámka
        [few] { $count } poznámky
       *[other] { $count } poznámek
    }
data-source-parlour = Parlour
data-source-bgStats = BG Stats
data-source-boardGameGeek = BoardGameGeek
data-batches = Dosud načteno
data-undo-batch = Zase vyjmout
data-redo-batch = Vrátit
data-export = Uložit ven
data-form-archive = Celý archiv
data-form-archive-hint = Všechno s každým tahem, pro jiný počítač
data-form-sessionsCsv = Partie jako tabulka
data-form-sessionsCsv-hint = CSV, řádek na partii
data-form-seatsCsv = Výsledky jako tabulka
data-form-seatsCsv-hint = CSV, řádek na hráče
data-form-movesNdjson = Všechny tahy k rozboru
data-form-movesNdjson-hint = NDJSON pro DuckDB, Spark, ClickHouse
data-form-bgStats = BG Stats
data-form-bgStats-hint = JSON s bodovacími listy
data-filtered = Jen to, co vybírá filtr
data-filtered-hint = Jako v seznamu partií
data-export-do = Uložit soubor
data-left = { $count ->
        [one] Uložena jedna partie.
        [few] Uloženy { $count } partie.
       *[other] Uloženo { $count } partií.
    }
data-backups = Zálohy
data-backups-hint = Vznikají každý den, kdy se něco změnilo, a před každou změnou formy.
data-no-backups = Zatím žádná záloha.
data-back-up = Zálohovat teď
data-backed-up = Zálohováno.
data-restore = Obnovit
data-restore-title = Obnovit tuto zálohu?
data-restore-hint = Nynější archiv se předtím odloží jako soubor v datové složce.
data-restored = Obnoveno.
data-restored-aside = Obnoveno. Dřívější archiv zůstal jako { $file }.
data-present = Nyní
data-lines = Řádky záznamů
data-last = Poslední řádek
data-check = Kontrola
data-check-hint = Přepočítá každé uložené číslo ze záznamů a řekne, kde se liší.
data-check-do = Zkontrolovat vše
data-mend = Napravit
data-mended = napraveno
data-checked = Prohlédnuto partií: { $sessions }, řádků: { $lines }.
data-no-faults = Vše je v pořádku.
data-faults = { $count ->
        [one] Jedna vada.
        [few] { $count } vady.
       *[other] { $count } vad.
    }
data-fault-file = Soubor databáze
data-fault-session = Partie
data-fault-line = Změněné řádky
data-fault-gap = Chybějící řádky
data-fault-orphan = Řádky bez partie
data-fault-standing = Stav partie
data-fault-number = Uložená čísla
data-fault-unreadable = Nečitelné
