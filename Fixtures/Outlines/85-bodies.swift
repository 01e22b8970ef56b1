// Rule 85. A function's body is the first brace behind its signature; in a protocol it has none, and ends with its line.
protocol P {
    func a() async throws -> Int
    func b<T>(_ t: T) -> [T] where T: Q
    init(c: Int)
    static func + (l: Self, r: Self) -> Self
}
func d() -> some View { e() }
func f() async throws(E) -> (A) -> B { g }
func h(i: () -> Int = { 1 }, j: Int = 2) -> Int { i() }
func k() -> (a: A, b: B)
{
    l()
}
