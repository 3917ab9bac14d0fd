# Jen příkazová řádka.

cli-judged = { $turns ->
    [one] Posouzen jeden tah
    [few] Posouzeny { $turns } tahy
   *[other] Posouzeno { $turns } tahů
}, { $refused ->
    [0] všechny podle pravidel.
    [one] jeden odmítnut.
    [few] { $refused } odmítnuty.
   *[other] { $refused } odmítnuto.
}
cli-winners = Vyhrává: { $names }
cli-no-advice = Tato hra neumí radit.
