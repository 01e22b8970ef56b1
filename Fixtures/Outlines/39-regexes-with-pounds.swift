// Rule 39. In a regular expression with pounds slashes are text.
let a = #/b/c/#
let d = ##/e/#f/##
let g = #/h\/i/#.wholeMatch
