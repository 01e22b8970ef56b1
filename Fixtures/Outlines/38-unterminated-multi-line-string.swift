// Rule 38. Three quotes without an end go to the file's end; what stands before them is kept.
let a = 1
func f() {}
let b = """
    class NotDeclared {}
