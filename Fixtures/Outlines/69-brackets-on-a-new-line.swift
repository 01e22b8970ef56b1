// Rule 69. A parenthesis or bracket that starts a line starts a statement; a dot there goes on.
func f() {
    foo
    (1 + 2).g()
    foo
    [0].h()
    foo
        .bar()?
        .baz()
}
