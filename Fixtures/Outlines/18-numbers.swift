// Rule 18. Underscores, prefixes and exponents belong to a number.
let a = [1_000.5_0, 0b1_01, 0o17, 0xFF_F, 1e5, 1E-5, 1.5e+3, 0xAp4, 0]
