// Rule 70. A brace on the next line is the call's closure, unless it starts accessors.
func f() {
    g(a)
    {
        h()
    }
}

var x: Int = make()
{
    didSet { changed() }
}
