# Slova, která sdílejí obrazovky a příkazová řádka.

game-carcassonne = Carcassonne
game-catan = Catan
game-catan-cards = Catan: karetní hra
game-catan-dice = Catan: kostková hra

rule-page = strana { $page }

line-undone = vráceno
line-replaced = opraveno
line-deleted = smazáno
line-undo = Vráceno k řádku { $to }
line-undo-start = Vráceno na začátek
line-redo = Jeden krok proveden znovu
line-amend = Oprava:
line-amend-delete = Oprava: řádek { $seq } smazán
line-ruling = Rozhodnutí ({ $reason }):
line-ruling-points = Rozhodnutí ({ $reason }): { $points } bodů
line-note = Poznámka: { $text }

ruling-points = Rozhodnutí stolu
source-ruling = Rozhodnutí

failure-notUnderstood = Nerozumím: { $detail }
failure-badName = Toto jméno nelze použít.
failure-badName-empty = Chybí jméno.
failure-badName-tooLong = Jméno má nejvýše 40 znaků.
failure-badName-control = Jméno obsahuje znaky, které nelze zobrazit.
failure-badName-twin = Dva hráči u stolu mají stejné jméno.
failure-twinColours = Dva hráči mají stejnou barvu.
failure-seatCount = Pojmenováno hráčů: { $named }, hra je připravena pro { $setup }.
failure-unknownGame = Žádná hra se nejmenuje „{ $game }“.
failure-unknownSession = Tato partie (už) neexistuje.
failure-unknownLine = Řádek { $seq } nemá v partii místo.
failure-stale = Partie mezitím pokročila k řádku { $have }.
failure-conflict = Tento identifikátor už znamená něco jiného.
failure-nothingToUndo = Není co vrátit.
failure-nothingToRedo = Není co provést znovu.
failure-emptyRuling = Rozhodnutí potřebuje důvod a účinek.
failure-tooLong = Nejvýše { $limit } znaků.
failure-damagedFile = Tento soubor s partií je poškozený: { $detail }
failure-newer = Toto zapsala novější verze Parlour (forma { $version }). Nic se nezměnilo.
failure-locked = Parlour je s touto složkou dat už otevřen (proces { $pid }).
failure-full = Na disku není místo. Nic se nezaznamenalo; uvolněte místo a zkuste to znovu.
failure-readOnly = Do složky dat nelze zapisovat. Můžete se dívat, ale ne zaznamenávat.
failure-damaged = Uložená data jsou poškozená: { $detail }
failure-internal = V Parlour se něco pokazilo: { $detail }
