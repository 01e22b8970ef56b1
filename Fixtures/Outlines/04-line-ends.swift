// Rule 4. A line ends at LF, CR LF or a lone CR; form feed and vertical tab are white space; U+2028 is nothing.
let a = 1
let b = 2let c = """  text
  """
let d=4 // fivelet e = 5
let f = 6
