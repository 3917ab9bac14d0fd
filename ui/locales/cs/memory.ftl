# Co zůstává ze všech partií: lidé, statistiky, výměna, zálohy.

failure-unfitName = { $reason ->
    [empty] Chybí jméno.
    [tooLong] Jméno má nejvýše 40 znaků.
    [control] Jméno obsahuje znaky, které nelze zobrazit.
    [twin] Toto jméno už někdo má.
   *[other] Toto jméno nelze použít.
}
failure-unknownPerson = Tento hráč (už) není znám.
failure-unknownPlace = Toto místo (už) není známo.
failure-unknownGroup = Tato skupina (už) neexistuje.
failure-unknownBatch = Tento soubor nikdo nepřevzal.
failure-unknownBackup = Záloha tohoto jména (už) neexistuje.
failure-cannotMerge = Z těchto dvou nelze udělat jednoho hráče.
failure-notRefereed = U této partie je znám jen výsledek, ne tahy.
failure-refereed = Výsledek této partie plyne z jejích tahů.
failure-badResult = Toto nemůže být výsledek: { $detail }
failure-badImport = Soubor nelze převzít. Místo { $at }: { $detail }

import-score-text = Místo bodů tu byl text a zůstal textem: { $detail }
import-name-changed = Jméno se změnilo, aby se dalo zobrazit: { $detail }
import-no-players = Vynecháno, nikdo není uveden jako hráč: { $detail }
import-no-game = Vynecháno, toto není hra: { $detail }
import-deleted = Vynecháno, tam to bylo smazáno: { $detail }

chance-ordinary = Tak padají poctivé kostky.
chance-unusual = Poctivé kostky se takto odchýlí méně než jednou z dvaceti případů.
chance-astonishing = Poctivé kostky se takto odchýlí méně než jednou z tisíce případů.

car-fact-tiles = Položené kartičky
car-fact-thieves = Poddaní položení jako lupiči
car-fact-knights = Poddaní položení jako rytíři
car-fact-monks = Poddaní položení jako mniši
car-fact-farmers = Poddaní položení jako sedláci
car-fact-largest-city = Největší hodnocené město v kartičkách
car-fact-longest-road = Nejdelší hodnocená cesta v kartičkách
car-fact-best-farm = Nejlepší pole
car-fact-shields = Hodnocené erby
car-fact-shared = Hodnocená území s cizími poddanými
car-fact-lost-open = Body ztracené v nedokončených územích

cat-fact-dice = Součty kostek
cat-fact-tokens = Suroviny podle žetonů s čísly
cat-fact-trades = Obchody
cat-fact-trade-players = mezi hráči
cat-fact-received = Suroviny z výnosů
cat-fact-expected = Suroviny, které hody slibovaly
cat-fact-luck = O kolik víc, než hody slibovaly
cat-fact-robbed = Karty získané zlodějem
cat-fact-was-robbed = Karty ztracené zlodějem
cat-fact-discards = Odhazování při sedmičce
cat-fact-knights = Zahraní rytíři
cat-fact-bought = Koupené akční karty
cat-fact-took-road = Získaná nejdelší cesta
cat-fact-took-army = Získané největší vojsko
cat-fact-road-length = Nejdelší cesta na konci
cat-fact-first-settlement = První postavená vesnice, vlastní tah
cat-fact-first-city = První postavené město, vlastní tah

card-fact-event = Kostka událostí
card-fact-die = Kostka výnosů
card-fact-attacks = Pokusy o útok
card-fact-attacks-won = Úspěšné útoky
card-fact-lost-storage = Suroviny, pro které nebylo místo
card-fact-lost-brigands = Suroviny ztracené kvůli loupežníkům
card-fact-took-knight = Získaná figurka rytíře
card-fact-took-mill = Získaná figurka mlýna

dice-fact-faces = Hozené symboly
dice-fact-rolls = Hody
dice-fact-jokers = Použití žolíci
dice-fact-crosses = Křížky
dice-fact-best-turn = Nejlepší tah
dice-fact-mean-turn = Body na tah
dice-fact-roads = Postavené cesty
dice-fact-knights = Postavení rytíři
dice-fact-settlements = Postavené vesnice
dice-fact-cities = Postavená města

cli-imported = { $fresh ->
    [0] nic nového
    [one] jedna nová partie
    [few] { $fresh } nové partie
   *[other] { $fresh } nových partií
}, už známých: { $known }
cli-dry-run = Nic se neuložilo: toto jen ukazuje, co by se stalo.
cli-plays = { $sessions ->
    [one] jedna partie
    [few] { $sessions } partie
   *[other] { $sessions } partií
}, { $minutes } minut
cli-person = výher { $wins } z { $of }, z toho společných { $shared }
cli-points = průměr { $mean }, medián { $median }, od { $least } do { $most }
cli-contents = partií { $sessions }, řádků { $lines }
cli-backup-has = V souboru je:
cli-present-has = Ve složce dat je nyní:
cli-restored = Obnoveno. Dosavadní archiv zůstal jako { $file }.
cli-mended = napraveno
