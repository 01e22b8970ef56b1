// Rule 83. These words are never called, whatever bracket follows.
func f() async throws -> Int {
    if x is (Y) {}
    let a = x as? (Y), b = x as! [Z]
    try? (c())
    try! (d())
    await (e())
    for g in (h) {}
    throw (i)
    consume j
    k(copy l)
    return (1)
}
