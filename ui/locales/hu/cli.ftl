# Csak a parancssor.

cli-judged = { $turns } lépés elbírálva, { $refused ->
    [0] mind szabályos.
   *[other] { $refused } szabálytalan.
}
cli-winners = Nyert: { $names }
cli-no-advice = Ez a játék nem ad tanácsot.
