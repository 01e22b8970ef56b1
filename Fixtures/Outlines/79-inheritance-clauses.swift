// Rule 79. An inheritance clause ends at `where` or a brace.
extension A.B where T == C { func f() {} }
extension [Int] {}
extension Array<String>: P {}
struct S<T: P, each U>: Q, R<T, Int> where T.V == W, T: X {}
class C: D<E>, F & G, @unchecked Sendable, ~Copyable, nonisolated H {}
actor I {}
@freestanding(expression) macro stringify<T>(_ value: T) -> (T, String) = #externalMacro(module: "M", type: "N")
protocol J<K>: L where K: M {
    associatedtype K: N = O where K.P == Q
    typealias R = S<K>
}
