// Rule 54. A dot continues only an operator that begins with one.
1...x
...x
Int...
a .+ b
x+.y
x..<y
