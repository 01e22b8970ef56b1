// Rule 75. A less-than sign opens generics if a list of types up to its partner follows, and behind that what may follow them.
func f() {
    a<B, C>(x)
    Foo<Bar>.shared.run()
    g(a < b, c > (d))
    h(a < b, c > d)
    let i = j < k && l > m
    let n = Array<Array<Int>>()
    let o = p as? Q<R>
    let s = [Key<T>: Set<U>]()
    if v < w { x() }
}
