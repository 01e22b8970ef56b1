// Rule 33. Pounds stand before escapes and behind the closing quote; more of them than needed are the string's too.
let a = #"b\(c)"#
let d = #"e\#(f)g"#
let h = ##"i"#j"##
let k = #"l"##
let m = ##"n\#(o)"##
