// Rule 50. A question mark that is not bound on the left is the ternary's; one that is bound there unwraps, and `a?b:c` is none.
a ? b : c
a ?b
a?b:c
a ? -b : !c
