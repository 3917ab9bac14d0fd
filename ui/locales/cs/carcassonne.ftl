# Carcassonne: co říká rozhodčí. Znění pravidel je na konci, podle označení.

## Co má stůl ohlásit

car-asks-tile = Kterou kartičku táhne { $seat }?
    .left = { $left ->
        [one] Zbývá jedna kartička
        [few] Zbývají { $left } kartičky
       *[other] Zbývá { $left } kartiček
    }
car-asks-tile-any = Která kartička?
    .left = { $left ->
        [one] Zbývá jedna kartička
        [few] Zbývají { $left } kartičky
       *[other] Zbývá { $left } kartiček
    }
car-asks-over = Partie skončila.

## Záznam; před větou stojí jméno hráče

car-move-place = pokládá { $tile } bez družiníka
car-move-place-knight = pokládá { $tile } s rytířem
car-move-place-thief = pokládá { $tile } s lupičem
car-move-place-monk = pokládá { $tile } s mnichem
car-move-place-farmer = pokládá { $tile } se sedlákem
car-move-discard = táhne { $tile }, která se nikam nehodí

## Sloupce bodového listu

car-source-road = Cesty
car-source-city = Města
car-source-monastery = Kláštery
car-source-farm = Sedláci

## Řádky bodového listu

car-line-road = Cesta, { $tiles ->
        [one] jedna kartička
        [few] { $tiles } kartičky
       *[other] { $tiles } kartiček
    }
    .who = Lupiči: { $followers }
car-line-road-open = Nedokončená cesta, { $tiles ->
        [one] jedna kartička
        [few] { $tiles } kartičky
       *[other] { $tiles } kartiček
    }
    .who = Lupiči: { $followers }
car-line-city = Město, { $tiles ->
        [one] jedna kartička
        [few] { $tiles } kartičky
       *[other] { $tiles } kartiček
    }{ $shields ->
        [0] { "" }
        [one] , jeden erb
        [few] , { $shields } erby
       *[other] , { $shields } erbů
    }
    .who = Rytíři: { $followers }
car-line-city-small = Město ze dvou kartiček podle starších pravidel{ $shields ->
        [0] { "" }
        [one] , jeden erb
        [few] , { $shields } erby
       *[other] , { $shields } erbů
    }
    .who = Rytíři: { $followers }
car-line-city-open = Nedokončené město, { $tiles ->
        [one] jedna kartička
        [few] { $tiles } kartičky
       *[other] { $tiles } kartiček
    }{ $shields ->
        [0] { "" }
        [one] , jeden erb
        [few] , { $shields } erby
       *[other] , { $shields } erbů
    }
    .who = Rytíři: { $followers }
car-line-monastery = Klášter se všemi osmi sousedy
    .who = Mniši: { $followers }
car-line-monastery-open = Nedokončený klášter, { $tiles ->
        [one] jen on sám
        [few] i s ním { $tiles } kartičky
       *[other] i s ním { $tiles } kartiček
    }
    .who = Mniši: { $followers }
car-line-farm = Louka, { $towns ->
        [0] žádné dokončené město
        [one] jedno dokončené město
        [few] { $towns } dokončená města
       *[other] { $towns } dokončených měst
    }
    .who = Sedláci: { $followers }
car-line-farm-once = Louka, { $towns ->
        [0] žádné další dokončené město
        [one] jedno další dokončené město
        [few] { $towns } další dokončená města
       *[other] { $towns } dalších dokončených měst
    } (už zaplaceno za jinou louku: { $paid })
    .who = Sedláci: { $followers }
car-line-farm-town = Nejvíc sedláků kolem dokončeného města
    .who = Sedláci: { $followers }

## Proč tah neplatí

car-refused-over = Partie skončila, sedláci už mají své body.
car-refused-no-seat = Místo { $number } u tohoto stolu není: { $seats ->
        [one] hraje jeden hráč
        [few] hrají { $seats } hráči
       *[other] hraje { $seats } hráčů
    }.
car-refused-seat = Na tahu je { $turn }, ne { $seat }.
car-refused-not-in-game = Tato partie se hraje bez kartičky { $tile }.
car-refused-used-up = Žádná kartička { $tile } už nezbývá: { $count ->
        [one] byla jen jedna
        [few] byly jen { $count }
       *[other] bylo jich { $count }
    }.
car-refused-fits = Kartička { $tile } se přece hodí, třeba sem.
    .detail = Ze hry jde jen kartička, která se nehodí nikam.
car-refused-off-table = Tady už není stůl: kartičky mohou ležet nejvýš { $reach } míst od středu.
car-refused-occupied = Tady už leží kartička { $theirs }.
car-refused-corner = Tady se dotýká jen roh.
    .detail = Aspoň jedna strana musí přiléhat k jiné kartičce.
car-refused-apart = Kartička k žádné jiné nepřiléhá.
car-refused-edge = Krajina tu nepokračuje: na této kartičce je { $mine }, na sousední { $theirs }.
    .detail = Na { $edge } straně této kartičky je { $mine }, na sousední kartičce { $theirs }.
car-refused-no-area = Na { $edge } straně kartičky { $tile } není { $feature }.
car-refused-no-monastery = Na kartičce { $tile } není klášter.
car-refused-nothing-there = Tady není co prohlížet.
car-refused-no-followers = { $seat } už nemá v zásobě družiníka.
car-refused-returns-later = { $seat } už nemá v zásobě družiníka.
    .detail = Toho, který se vrací v tomto tahu, lze použít až v příštím.
car-refused-no-farmers = V této partii se hraje bez sedláků.
car-refused-taken-city = Toto město je obsazené: { $followers }.
    .detail = Ve městě, k němuž kartička patří, už { $count ->
        [one] stojí rytíř
        [few] stojí { $count } rytíři
       *[other] stojí { $count } rytířů
    }.
car-refused-taken-road = Tato cesta je obsazená: { $followers }.
    .detail = Na cestě, k níž kartička patří, už { $count ->
        [one] stojí lupič
        [few] stojí { $count } lupiči
       *[other] stojí { $count } lupičů
    }.
car-refused-taken-field = Tato louka je obsazená: { $followers }.
    .detail = Na louce, k níž kartička patří, už { $count ->
        [one] leží sedlák
        [few] leží { $count } sedláci
       *[other] leží { $count } sedláků
    }.
car-refused-table-full = Víc než { $most } kartiček nelze vést.

## Proč takto partie začít nemůže

car-setup-seats = { $seats ->
        [one] Jeden hráč hrát nemůže
        [few] { $seats } hráči hrát nemohou
       *[other] { $seats } hráčů hrát nemůže
    }, jen { $least } až { $most }.
car-setup-first = Místo { $first } začít nemůže: { $seats ->
        [one] hraje jen jeden hráč
        [few] hrají jen { $seats } hráči
       *[other] hraje jen { $seats } hráčů
    }.
car-setup-followers = { $followers } družiníků na hráče je příliš: v krabici jich je { $most }.
car-setup-start-far = Počáteční kartička leží mimo stůl (nejvýš { $reach } míst od středu).
car-setup-too-many = { $tiles } kartiček je příliš: nejvýš { $most }.
car-setup-no-start = Počáteční kartička { $tile } mezi kartičkami této partie není.
car-setup-empty-bag = Kromě počáteční kartičky není co táhnout.

## Slova

car-edge-north = severní
car-edge-east = východní
car-edge-south = jižní
car-edge-west = západní
car-at-N = sever
car-at-E = východ
car-at-S = jih
car-at-W = západ
car-at-centre = střed
car-at-N-w = severozápad, horní strana
car-at-N-e = severovýchod, horní strana
car-at-E-n = severovýchod, pravá strana
car-at-E-s = jihovýchod, pravá strana
car-at-S-e = jihovýchod, dolní strana
car-at-S-w = jihozápad, dolní strana
car-at-W-s = jihozápad, levá strana
car-at-W-n = severozápad, levá strana
car-landscape-field = louka
car-landscape-road = cesta
car-landscape-city = město
car-feature-city = město
car-feature-road = cesta
car-feature-monastery = klášter
car-feature-field = louka
car-role-knight = rytíř
car-role-thief = lupič
car-role-monk = mnich
car-role-farmer = sedlák

## Pravidla

CAR-GEN-01 = Zimní edice se hraje přesně jako základní hra.
    .page = 2
CAR-GEN-02 = Hrají dva až pět hráčů od osmi let.
    .page = 1–2
CAR-GEN-03 = Boduje se podle takzvané třetí edice: město ze dvou kartiček dává 4 body a sedláci 3 body za každé dokončené město, louku po louce.
    .page = 4, 6, 8
CAR-GEN-04 = K této hře nepatří žádná součást žádného rozšíření.
    .page = –
CAR-SET-01 = Kartiček krajiny je 84: 72 ze základní hry, A až X, a 12 různých se zvířaty.
    .page = 2, 8
CAR-SET-02 = Kartičky se zvířaty jsou jako ostatní; zvířata nic neznamenají.
    .page = 2
CAR-SET-03 = Kartička s tmavším rubem, jedna z D, je počáteční. Leží lícem nahoru uprostřed.
    .page = 2, 8
CAR-SET-04 = Všechny ostatní kartičky se zamíchají lícem dolů do několika sloupečků a každá se jednou vytáhne.
    .page = 2
CAR-SET-05 = Počitadlo bodů leží na kraji stolu.
    .page = 2
CAR-SET-06 = Každý dostane osm družiníků jedné barvy: jeden stojí na políčku 0 počitadla, sedm je jeho zásoba.
    .page = 2
CAR-SET-07 = Nejmladší hráč určí, kdo začne.
    .page = 2
CAR-SET-08 = První partii se doporučuje hrát bez sedláků.
    .page = 3, 5, 6
CAR-TURN-01 = Hraje se po směru hodinových ručiček.
    .page = 3
CAR-TURN-02 = Tah má tři kroky: táhnout a položit kartičku; kdo chce, postaví na ni jednoho družiníka; obodovat, co kartička dokončila.
    .page = 3
CAR-TURN-03 = Body se zaznamenají a na tahu je další hráč.
    .page = 3
CAR-TURN-04 = Taženou kartičku ukážeme ostatním a ti mohou radit.
    .page = 3
CAR-TURN-05 = Když kartička dokončí víc cest, měst nebo klášterů, boduje se každé z nich.
    .page = 3
CAR-TURN-06 = V jakém pořadí se boduje, co se dokončilo v jednom tahu, je jedno.
    .page = –
CAR-PLACE-01 = Kartička musí aspoň jednou stranou přiléhat ke straně ležící kartičky.
    .page = 3
CAR-PLACE-02 = Dotyk jen rohem nestačí.
    .page = 3
CAR-PLACE-03 = Kde se kartičky dotýkají, musí krajina pokračovat: louka vedle louky, město vedle města, cesta vedle cesty.
    .page = 3
CAR-PLACE-04 = Krajina musí pokračovat na každé straně, která se dotýká, nejen na jedné.
    .page = 3
CAR-PLACE-05 = Kartičku lze libovolně otočit.
    .page = –
CAR-PLACE-06 = Kartička, která se nikam nehodí, jde ze hry a týž hráč táhne další.
    .page = 3
CAR-PLACE-07 = To se opakuje, dokud se některá nehodí. Odložená kartička se nevrací; když není co táhnout, partie končí.
    .page = –
CAR-PLACE-08 = Kartička, která se někam hodí, se položit musí. Vzdát se tahu ani ji zahodit nelze.
    .page = 3
CAR-PLACE-09 = Mezi kartičkami smějí zůstat díry, i takové, kam se už nic nehodí.
    .page = –
CAR-PLACE-10 = Dvě části měst, které jsou na kartičce oddělené, jsou tam oddělené, i když jinde patří k jednomu městu.
    .page = 4
CAR-PLACE-11 = Kláštery smějí ležet vedle sebe.
    .page = –
CAR-PLACE-12 = Zda lze položenou kartičku vzít zpět, pravidla neříkají.
    .page = –
CAR-FOL-01 = V jednom tahu se staví nejvýš jeden družiník.
    .page = 3
CAR-FOL-02 = Družiníka stavíme jen z vlastní zásoby.
    .page = 3
CAR-FOL-03 = Družiníka stavíme jen na právě položenou kartičku.
    .page = 3
CAR-FOL-04 = Družiník patří na jedno území kartičky: lupič na cestu, rytíř do města, mnich do kláštera, sedlák na louku.
    .page = 3
CAR-FOL-05 = Sedlák se pokládá naležato, na jednu určitou louku kartičky.
    .page = 3, 5
CAR-FOL-06 = Na celé cestě, ve městě či na louce, i s tím, co kartička připojí, nesmí být žádný družiník, ani vlastní, ať je jakkoli daleko.
    .page = 3
CAR-FOL-07 = Příklad: na obsazenou cestu lupič nesmí; mnich nebo sedlák na téže kartičce ano.
    .page = 3
CAR-FOL-08 = Příklad: do obsazeného města rytíř nesmí; lupič nebo sedlák na téže kartičce ano.
    .page = 3
CAR-FOL-09 = Komu družiníci došli, dál pokládá kartičky a čeká, až se mu některý vrátí.
    .page = 3
CAR-FOL-10 = Co dokončí právě tato kartička, lze ještě obsadit, pokud tam nikdo není.
    .page = 5
CAR-FOL-11 = Družiníka, který se vrátí při bodování, lze použít až v příštím tahu.
    .page = 5
CAR-FOL-12 = Klášter lze obsadit jen v tahu, kdy se jeho kartička pokládá.
    .page = 3
CAR-FOL-13 = Louka se nikdy nedokončí: volnou lze obsadit, i když už ji nelze rozšířit.
    .page = 5
CAR-FOL-14 = K tomu, co je dokončené, se nová kartička připojit nedá, a tak to nelze obsadit znovu.
    .page = –
CAR-FOL-15 = Družiníky nelze libovolně přesouvat ani brát zpět.
    .page = 5
CAR-FOL-16 = Družiník na počitadle do zásoby nepatří.
    .page = 2
CAR-MERGE-01 = Kartička může spojit cesty, města či louky, kde už družiníci jsou; pak se o ně dělí.
    .page = 4, 7
CAR-MERGE-02 = Příklad: dva sedláci leží na loukách, které se dotýkají jen rohem; pozdější kartička z nich udělá jednu louku s oběma.
    .page = 7
CAR-MERGE-03 = Kdo položí spojující kartičku, nesmí přidat družiníka na to, co spojil.
    .page = 5
CAR-MERGE-04 = Přes roh se nespojuje nic: louky, města ani cesty.
    .page = 7
CAR-MAJ-01 = Všechny body dostane ten, kdo tam má nejvíc družiníků; ostatní nic.
    .page = 4
CAR-MAJ-02 = Má-li jich víc hráčů stejně, dostane každý z nich všechny body.
    .page = 4
CAR-MAJ-03 = Více družiníků jednoho hráče body nenásobí.
    .page = 4
CAR-MAJ-04 = Co se dokončí bez družiníka, nedá body nikomu.
    .page = 4
CAR-ROAD-01 = Cesta je hotová, když na obou koncích končí křižovatkou, městem nebo klášterem, nebo když se uzavře do kruhu.
    .page = 4
CAR-ROAD-02 = Vesnice ukončuje cestu jako křižovatka, i když k ní jiná cesta nevede.
    .page = –
CAR-ROAD-03 = Cesta dává 1 bod za každou svou kartičku.
    .page = 4, 8
CAR-ROAD-04 = Kartička, po níž jde cesta dvakrát, se počítá jednou.
    .page = 4
CAR-ROAD-05 = Cesty, které se potkají na křižovatce, jsou různé cesty a bodují se zvlášť.
    .page = 4
CAR-CITY-01 = Město je hotové, když je celé obehnané hradbou a není v něm mezera.
    .page = 4
CAR-CITY-02 = Hotové město dává 2 body za každou kartičku a 2 za každý erb.
    .page = 4, 8
CAR-CITY-03 = Patří-li dvě části na jedné kartičce k témuž městu, počítá se to jako jedna kartička.
    .page = 4
CAR-CITY-04 = Město ze dvou kartiček dává 4 body jako každé jiné; podle starších pravidel 2.
    .page = 4, 8
CAR-CITY-05 = Díra, do níž se město otevírá, ho nechává nedokončené; na jiných dírách nezáleží.
    .page = 4
CAR-MON-01 = Klášter je hotový, když leží kartičky na všech osmi místech kolem: 9 bodů.
    .page = 4
CAR-MON-02 = Klášter může dokončit kterákoli kartička, ať ji položí kdokoli, a třeba i dva naráz.
    .page = 4
CAR-MON-03 = Klášter položený mezi osm kartiček je hotový hned.
    .page = 5
CAR-RET-01 = Když se cesta, město nebo klášter oboduje, vracejí se odtud všichni družiníci, i těch hráčů, kteří nic nedostali.
    .page = 5
CAR-RET-02 = V jednom tahu lze družiníka postavit, obodovat i vzít zpět.
    .page = 5
CAR-RET-03 = Sedláci zůstávají až do konce.
    .page = 5
CAR-TRACK-01 = Body se zaznamenávají hned.
    .page = 4
CAR-TRACK-02 = Počitadlo má 50 políček a lze ho obejít víckrát.
    .page = 4
CAR-TRACK-03 = Kdo projde políčkem 0, položí družiníka a druhé kolo jde vleže.
    .page = 4
CAR-TRACK-04 = Jak ukázat třetí kolo, pravidla neříkají.
    .page = –
CAR-FIELD-01 = Spojené části luk jsou jedna louka. Během hry se louky nebodují.
    .page = 5
CAR-FIELD-02 = Louku ohraničují cesty, města a okraj položených kartiček.
    .page = 5, 7
CAR-FIELD-03 = Město, které leží celé uvnitř louky, ji nedělí.
    .page = 7
CAR-FIELD-04 = Přes roh se louky nespojují.
    .page = 7
CAR-FIELD-05 = Louka pokračuje kolem cesty, která končí u kláštera nebo osamělé vesnice, ale ne přes křižovatku ani kolem cesty končící u hradeb.
    .page = –
CAR-FIELD-06 = Louka sousedí s městem tam, kde se jeho hradeb dotýká a nic mezi nimi není.
    .page = 6
CAR-END-01 = Partie končí tahem, v němž se položí poslední kartička.
    .page = 5
CAR-END-02 = Poslední tah se hraje celý: družiník, bodování, a teprve pak závěrečné bodování.
    .page = 5
CAR-END-03 = Závěrečné bodování začíná nedokončenými cestami, městy a kláštery; sedláci jsou poslední.
    .page = 5
CAR-END-04 = Nedokončená cesta dává 1 bod za každou kartičku.
    .page = 5, 8
CAR-END-05 = Nedokončené město dává 1 bod za každou kartičku a 1 za každý erb.
    .page = 5, 8
CAR-END-06 = Nedokončený klášter dává 1 bod za sebe a 1 za každou kartičku kolem.
    .page = 5, 8
CAR-END-07 = Většina a shoda platí v závěrečném bodování stejně jako během hry.
    .page = 5
CAR-END-08 = Z obodovaných území se družiníci berou, až zbudou jen sedláci.
    .page = 5
CAR-FARM-01 = Louka patří tomu, kdo na ní má nejvíc sedláků; při shodě každému z nich.
    .page = 6
CAR-FARM-02 = Majitel louky dostane 3 body za každé dokončené město na louce nebo na jejím okraji.
    .page = 6, 8
CAR-FARM-03 = Město u několika luk platí majitelům každé z nich.
    .page = 6, 7
CAR-FARM-04 = Louky se počítají jedna po druhé, takže totéž město může jednomu hráči platit za dvě louky.
    .page = 6
CAR-FARM-05 = U jedné louky se město počítá jednou, i když se jí dotýká vícekrát.
    .page = 6
CAR-FARM-06 = Nedokončená města sedlákům nic nedávají.
    .page = 6
CAR-FARM-07 = U sedláků nezáleží na velikosti města ani na erbech.
    .page = 7
CAR-FARM-08 = Louka bez sedláků nic nedává a nic nedostane ani ten, kdo tam má sedláků méně než jiný.
    .page = 6
CAR-FARM-09 = Příklad: mají-li dva hráči po dvou sedlácích na louce se dvěma dokončenými městy, dostanou oba 6 bodů.
    .page = 6
CAR-FARM-10 = Příklad: tři louky u týchž měst se počítají po sobě, každá se svým majitelem.
    .page = 7
CAR-FARM-11 = Nezáleží na tom, kdo město dokončil ani kdy sedlák přišel.
    .page = 6
CAR-FARM-12 = Počítají se města uvnitř louky i města na jejím okraji.
    .page = 6, 8
CAR-WIN-01 = Vyhrává, kdo má nejvíc bodů.
    .page = 6
CAR-WIN-02 = O shodě pravidla nerozhodují: kdo mají stejně bodů, vítězí společně.
    .page = –
CAR-VAR-01 = V partii bez sedláků se žádný nepokládá a louky se nebodují.
    .page = 3, 5, 6
