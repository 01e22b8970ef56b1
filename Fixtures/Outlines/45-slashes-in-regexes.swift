// Rule 45. A backslash hides a slash; a class of characters does not.
let a = /b\/c/
let d = /[/]
let e = 1
