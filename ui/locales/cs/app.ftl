# Rozhraní kolem her.

app-name = Parlour
close = Zavřít
cancel = Zrušit
done = Hotovo
copy = Kopírovat tabulku
copied = Zkopírováno
print = Tisk
undo = Vzít zpět
redo = Provést znovu
menu = Nabídka
try-again = Zkusit znovu
read-only = Jen ke čtení. Sleduje stůl.
trouble-unreached = Parlour neodpovídá. Co je vidět jako zapsané, je v bezpečí.
trouble-internal = Něco se nepovedlo. Nic nebylo zapsáno.

nav-label = Stránky
nav-sessions = Partie
nav-settings = Nastavení

rule-on-page = { $rule }, strana { $page }
rule-source = Pravidla, strana { $page }

## Úvod

start-since = { $game }, { $day } od { $time }, tah { $move }
start-turn = Na tahu: { $name }.
start-open = Stůl je otevřený.
start-back = Zpět ke stolu
start-same = Stejní hráči, nová partie
start-games = Hry
start-new = Nová partie: { $game }
start-new-short = Nová partie
start-sessions = { $count ->
        [one] jedna partie
        [few] { $count } partie
       *[other] { $count } partií
    }
start-last = naposledy { $day }
start-last-today = naposledy dnes
start-seats = { $fewest } až { $most } hráčů
start-seats-only = { $count ->
    [one] jeden hráč
    [few] { $count } hráči
   *[other] { $count } hráčů
}
start-recent = Poslední partie
start-first-title = Vítejte u stolu.
start-first-text = Hrajete na stole; Parlour hlídá pravidla, počítá body a postará se o závěrečné bodování. Začněte partii, zapisujte tahy a hned se dozvíte, zda jsou podle pravidel a proč.
won = výhra
state-inPlay = hraje se
state-paused = odloženo
state-finished = dohráno
state-abandoned = vzdáno

## Partie

sessions-import = Otevřít soubor s partií
sessions-none = Zatím žádná partie.
sessions-more = Starší partie

## Nová partie

new-title = Nová partie: { $game }
new-who = Kdo hraje, po směru hodin
new-name = Jméno
new-name-of = Jméno { $seat }. hráče
new-seat = { $seat }. hráč
new-starts = začíná
new-let-start = ať začíná
new-starts-person = { $name } začíná
new-let-start-person = { $name }: ať začíná
new-colour-of = Barva, { $name }
new-move = Přesunout, { $name }: šipky nahoru a dolů
new-remove = { $name } nehraje
new-also = Je tu také
new-person = Nový hráč
new-youngest = Nejmladší hráč určí, kdo začne.
new-options = Možnosti
new-hints = Ukazovat povolená místa
new-hints-off = Vypnout pro večer bez nápovědy
new-advice = Rady
new-advice-hint = Šance a nejlepší tah; po hře i to, co bylo štěstí
new-at-table = U stolu
new-draw = Vylosovat prvního hráče
new-same = Stejní hráči: { $day }
new-go = Začít, první: { $name }
new-go-nameless = Začít
colour-red = červená
colour-blue = modrá
colour-yellow = žlutá
colour-green = zelená
colour-black = černá
colour-orange = oranžová
colour-white = bílá
colour-brown = hnědá

## Nastavení

settings-language = Jazyk
settings-theme = Světlo
settings-hand = Ruka
theme-system = Podle systému
theme-day = Den
theme-evening = Večer
theme-winter = Zima
hand-right = Pravák
hand-left = Levák
about-title = O aplikaci
about-text = Parlour funguje bez sítě a bez účtu. Vše zůstává v tomto počítači.
about-not-affiliated = Nesouvisí s vydavateli her. Všechny kresby jsou vlastní.

## Stůl

zoom-in = Blíž
zoom-out = Dál
zoom-fit = Celá deska
log-all = { $moves ->
        [0] Zatím žádný tah
        [one] Jediný tah
        [few] Všechny { $moves } tahy
       *[other] Všech { $moves } tahů
    }
log-empty = Zatím se nic nestalo.
log-more = Řádek { $line }: opravit, poznamenat, ukázat
log-ruling = Rozhodnutí:
log-ruling-points = Rozhodnutí: { $name } { $points ->
        [one] jeden bod
        [few] { $points } body
       *[other] { $points } bodů
    }
line-title = Řádek { $line }
line-show = Ukázat tehdejší stůl
line-correct = Byl to jiný tah
line-insert = Před ním chybí tah
line-delete = Vůbec se nestal
line-undo-to = Vzít zpět vše po něm
line-note-write = Napsat k němu poznámku
menu-points = Přidat nebo odebrat body
menu-note = Napsat poznámku
menu-keys = Klávesy
menu-export = Uložit partii do souboru
menu-pause = Přestávka
menu-give-up = Vzdát tuto partii
menu-start = Na úvodní stránku
give-up-text = Partie zůstane v seznamu a lze v ní pokračovat. Do statistik se nepočítá.
pause-text = Čas se mezitím nepočítá. Vše je zapsáno.
resume = Hrát dál
ruling-title = Přesto povolit
ruling-text = Tah zůstane na stole a počítá se. Záznam ho označí jako rozhodnutí s vaším důvodem.
ruling-reason = Důvod
ruling-reason-hint = Proč stůl rozhoduje takto?
ruling-who = Kdo
ruling-how-many = Body (odebrat: pod 0)
ruling-record = Zapsat rozhodnutí
note-title = Poznámka
note-text = Co si zapamatovat?
note-record = Zapsat poznámku
preview-title = Co oprava způsobí
preview-wait = Posuzují se další tahy …
preview-all-legal = Všechny další tahy zůstanou podle pravidel.
preview-illegal = { $count ->
        [one] Jeden další tah bude proti pravidlům.
        [few] { $count } další tahy budou proti pravidlům.
       *[other] { $count } dalších tahů bude proti pravidlům.
    }
preview-stands = Zůstane na stole, označený.
preview-left-out = Už tam ležet nemůže a vynechá se.
preview-totals = Body po opravě
preview-record = Opravit
table-key-undo = vzít zpět, provést znovu
table-key-past = krokování minulostí
table-banner-past = Stůl po tahu { $turn } z { $turns }
table-banner-replace = Oprava tahu { $turn }
table-banner-insert = Tah chybějící před { $turn }
table-past = Tah { $turn } z { $turns }
table-past-hint = Šipky krokují, Home a End skočí na kraj.
table-to-present = Zpět do současnosti
step-first = Na začátek
step-back = O krok zpět
step-on = O krok vpřed
step-last = Do přítomnosti
