// Rule 60. Signs of mathematics are operators.
a ≤ b
∑x
√4
a +̈ b
a × b → c
