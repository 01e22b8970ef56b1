// Rule 57. One equals sign assigns; with another operator character it is one operator.
x = -1
x=-1
x == y
x=y
