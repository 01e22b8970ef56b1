// Rule 22. Two dots or three are an operator, not a decimal point.
let a = 1...5
let b = 0..<n
let c = 1.5...2.5
let d = [0...]
let e = [...9]
