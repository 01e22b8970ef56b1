// Rule 28. A newline ends a string of one line, even in the brackets of an interpolation; one of several lines goes on.
let a = "b \(f(
    1)) c"
let d = """
    e \(f(
        2)) g
    """
let h = 3
