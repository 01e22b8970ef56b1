// Rule 78. Before other modifiers and what declares a member, `class` is a modifier.
class A {
    class func f() {}
    class var x: Int { 1 }
    override class func g() {}
    class override func h() {}
    static let y = 2
    class B {}
}
protocol P: class {}
final class C {}
public final class D: A {}
