// Rule 10. What stands in curly quotes is one word, on one line; a lone quote is unknown.
let a = “text of some words”
let b = “no end
let c = no start”
let d = “one“ two”
