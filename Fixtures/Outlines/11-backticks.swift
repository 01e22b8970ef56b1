// Rule 11. A word in backticks is a name, whatever it says.
let `class` = 1
enum E { case `default`, `init` }
let a = E.`default`
func `repeat`() {}
`repeat`()
