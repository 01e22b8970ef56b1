// Rule 43. Behind an operand a slash divides, but `x /y/ z` is a regular expression by the rule.
x / y / z
a/b/c
f(/, 1)
reduce(1, /)
x /y/ z
