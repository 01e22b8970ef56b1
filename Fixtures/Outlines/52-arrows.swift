// Rule 52. An arrow is a token, and closes no angle.
func f() throws(E) -> T
let g: (A<B>) async throws -> C
x->y
x<->y
