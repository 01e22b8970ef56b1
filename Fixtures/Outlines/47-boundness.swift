// Rule 47. An operator is bound on a side where neither white space nor punctuation stands.
a + b
a+b
a +b
a+ b
(+a)
[a+]
a+,
a+;
{-a}
a+ b
a+.b
a +.b
