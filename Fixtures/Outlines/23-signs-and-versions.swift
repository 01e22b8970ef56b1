// Rule 23. A sign is an operator. A version is a number, a dot and a number.
let a = -1
let b = 2 - -3
let c = 4-5
@available(iOS 13.0.1, *) func f() {}
