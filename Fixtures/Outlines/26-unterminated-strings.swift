// Rule 26. A string that nothing closes ends with its line, and the next line is code.
let a = "a
let b = 1
let c = "a \(f(
let d = 2
let e = "a\
let g = 3
