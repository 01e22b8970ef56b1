// Rule 86. Parameters end at the matching parenthesis; types hold brackets, arrows and commas.
func f(_ a: @escaping (B, C) -> D = { _, _ in e }, at: Int..., with g: [String: (Int) -> Void] = [:], _: H) {}
func i(j: (k: Int, l: Int), m n: inout O<P, Q>?, isolated o: R) {}
func s(@ViewBuilder t: () -> U, @V w: X = Y()) {}
