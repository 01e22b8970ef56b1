// Rule 20. A dot belongs to a number only before a digit.
let a = 1.description
let b = 1.e5
let c = 5.
let d = 1.5.rounded()
