// Rule 15. An underscore alone is the wildcard; with more behind it, a word like another.
let _ = a
let _x = __y
for _ in _0 {}
