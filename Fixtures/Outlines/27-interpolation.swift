// Rule 27. What stands in an interpolation is tokens, down to any depth.
let a = "\(f("b\(1)") + ")") c \(d)"
let b = "\(x.map { "(\($0))" } /* ) " */ )"
let c = "\((1, 2))\(3)"
