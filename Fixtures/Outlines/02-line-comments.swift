// Rule 2. A backslash does not lengthen a line comment. \
let a = 1 // one \
let b = 2 /// two
//
let c = "//" //"
