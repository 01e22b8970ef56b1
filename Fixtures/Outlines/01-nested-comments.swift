// Rule 1. Block comments nest. An open one swallows the rest of the file, and is told once, at its start.
a /* b /* c */ d */ e
f /**/ g /***/ h /*/ i */ j
/* "string" // line */ k
l /* m /* n */
let o = 1
