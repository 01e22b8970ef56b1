// Rule 44. A prefix operator may stand before a regular expression.
let a = !/b/
let c = d == /e/
