// Rule 41. A slash begins a regular expression where an operand is due.
let a = /b c/
return /d/
f(/e/, [/g/])
try? /h/
if /i/ { }
x.split(separator: /,/)
x = cond ? /j/ : /k/
operator /
func /(a: A, b: B) {}
