// Rule 46. Swift 5 knows bare regular expressions only by a flag; they are read as such all the same.
let path = /usr/
let b = 1
