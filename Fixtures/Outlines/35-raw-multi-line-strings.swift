// Rule 35. In a raw string of several lines three quotes without pounds are text.
let a = #"""
    """ b \(c) \#(d)
    """#
let e = 1
