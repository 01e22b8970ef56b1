// Rule 40. Pound, slash and nothing more on the line begin several lines; without an end it ends with its first.
let a = #/
    (?<b> \d+)  # a comment / of the expression
    /#
let c = 1
let d = #/
let e = 2
