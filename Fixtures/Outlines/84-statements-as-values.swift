// Rule 84. `if`, `switch` and `do` may stand for values.
func f() throws(E) -> Int {
    let x = if c { 1 } else { 2 }
    let y = switch x { case 1: a() default: b() }
    do throws(E) { try d() } catch { e() }
    return switch y { case let z: z }
}
