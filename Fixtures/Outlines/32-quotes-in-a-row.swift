// Rule 32. A string of one line never ends with three quotes: it is followed by an empty one.
let a = "b"""
let c = ""
let d = "" + ""
let e = "","f"
