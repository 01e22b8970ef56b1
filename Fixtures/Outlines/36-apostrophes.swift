// Rule 36. Apostrophes are no Swift: a literal all the same, up to the next one on the line.
let a = 'b c' + 1
let d = @"e"
let f = 'g
let h = 2
