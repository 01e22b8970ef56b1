// Rule 59. Two colons are a token.
Foo::bar()
a ? b::c : d
let x: Swift::Int
x.Foo::y
