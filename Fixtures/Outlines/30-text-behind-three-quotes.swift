// Rule 30. Three quotes begin a string of several lines even where text follows, which is an error.
let a = """b
    c"""
let d = """e"""
let f = 1
