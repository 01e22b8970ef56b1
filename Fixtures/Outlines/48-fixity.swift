// Rule 48. Bound on both sides or on neither, infix; on the left, postfix; on the right, prefix.
a - b
a-b
a-
-b
- b
f(-, +)
