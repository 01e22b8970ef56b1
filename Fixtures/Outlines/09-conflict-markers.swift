// Rule 9. A conflict that has an end is trivia; a marker without one is operators.
let a = 1
<<<<<<< HEAD
let b = 2
=======
let b = 3
>>>>>>> branch
let c = 4
>>>> ORIGINAL file#1
let d = 5
==== THEIRS file#2
let d = 6
<<<<
let e = 7
 <<<<<<< HEAD
<<<<<<< HEAD
let f = 8
