// Rule 3. To operators a comment is white space: these are postfix, prefix, infix, infix.
a+/*x*/b
a/*x*/+b
a/*x*/+/*y*/b
a+// x
b
c/**/d
