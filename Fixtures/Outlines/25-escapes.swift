// Rule 25. A backslash hides what follows; in a raw string it needs the string's pounds.
let a = "a \" \\ b \n \u{E9}"
let b = #"a \" b"#
let c = #"a \#" b"#
let d = ##"a \#" "# b"##
let e = "\\"
