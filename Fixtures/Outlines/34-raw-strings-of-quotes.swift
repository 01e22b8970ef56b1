// Rule 34. With pounds, three quotes begin several lines only where nothing closes them on the same line.
let a = #"""#
let b = #"""c"""#
let d = ##"""e"#"##
let f = #"""
    g
    """#
