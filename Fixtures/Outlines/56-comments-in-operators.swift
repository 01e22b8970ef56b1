// Rule 56. An operator ends before a comment in it; the end of a comment outside of one is no operator.
a+//c
b
a*/b
c
a+/*d*/+e
