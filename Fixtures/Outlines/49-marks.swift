// Rule 49. A question or exclamation mark bound on the left is a token by itself, whatever follows.
a?.b!.c
f?()
x!==y
x?+y
a!!
let b: Int??
