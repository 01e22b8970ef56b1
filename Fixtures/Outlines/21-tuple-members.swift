// Rule 21. Behind a dot a number takes no dot: these are members of members.
let a = x.0.1
f { $0.0.1 }
let b = x.0.1.2
let c = x .0 .1
