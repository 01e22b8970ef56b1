// Rule 24. A malformed number goes on to its last letter or digit.
let a = 1abc
let b = 0x
let c = 0b2
let d = 1e+
let e = 0xFG.x
let f = 1_
