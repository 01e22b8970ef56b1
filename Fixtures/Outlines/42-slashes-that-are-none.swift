// Rule 42. It is none before a blank, nor without an end on the line, nor if its end follows a blank, nor if it closes more
// parentheses than it opens.
f(a, / b)
let c = 1 / 2
(/d) + (e/)
x = y /z
let g = h / i / j
reduce(1, /) + k(/)
