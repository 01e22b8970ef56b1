// Rule 13. A dollar begins a word and continues one.
f { $0 + $12 }
let $binding = $
let `$` = $x.$y
a$b = 1
