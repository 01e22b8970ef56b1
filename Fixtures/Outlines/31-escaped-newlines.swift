// Rule 31. In a string of several lines a backslash at a line's end, blanks behind it or not, is text.
let a = """
    b \
    c \  
    d
    """
let e = 1
