# The command line alone.

cli-judged = { $turns ->
    [one] One move
   *[other] { $turns } moves
} judged, { $refused ->
    [0] all legal.
    [one] one refused.
   *[other] { $refused } refused.
}
cli-winners = Won by { $names }
cli-no-advice = This game gives no advice.
