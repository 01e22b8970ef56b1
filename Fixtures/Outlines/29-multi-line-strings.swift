// Rule 29. Three quotes end at three quotes; anything else in between is text.
let a = """
    class NotDeclared { // { no comment
        let b = "c" + ""
    """
let d = """
    \""" e \(f) ""
    """
