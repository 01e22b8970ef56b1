// Rule 66. An attribute is a name with dots, generics and an argument list that touches it.
@objc(a:b:) func f(a: Int, b: Int) {}
@available(*, deprecated) @discardableResult func g() -> Int { 1 }
@Foo.Bar<T>(x) var h: Int
@_spi(Internal) public struct S {}
let i: @convention(block) (Int) -> Void = j
class C {
    @Published private(set) var k = 1
    @objc private func l(_ m: @escaping @Sendable () -> Void) {}
}
