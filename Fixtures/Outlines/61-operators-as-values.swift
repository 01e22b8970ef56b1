// Rule 61. An operator may stand for itself.
f {$0>$1}
g(+)
sorted(by: >)
reduce(0, +)
let a = (-)
