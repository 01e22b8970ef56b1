// Rule 58. An operator may be the name of a function.
func <(a: A, b: A) -> Bool
static func ==<T>(a: T, b: T) -> Bool
func /(a: A, b: A)
prefix operator +++
infix operator <=> : Order
