// Rule 53. An ampersand passes inout, joins protocols, and is part of other operators.
f(&x)
let a: A & B
a&b
a && b &+ c
a &= b
