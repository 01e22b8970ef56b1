// Rule 80. One `let` may declare many names. A type behind a name is also that of the names before it that have none.
let a = 1, b: Int = 2
let (x, y) = t
var c, d: Int
var e: A, f, g: B
let (h, (i, _)): (Int, (Int, Int)) = j()
func k() async {
    async let l = m(), n = o()
}
