// Rule 73. Braces hold accessors if they begin with one; else they are the body of a getter.
class C {
    var a: Int { get { 1 } set { b = newValue } }
    var b = 2 { willSet { c() } didSet(old) { d(old) } }
    var e: Int { 3 }
    var f: Int { @inline(__always) get { 4 } }
    var g: Int { get async throws { try await h() } }
    var i: Int { _read { yield j } _modify { yield &j } }
    subscript(k: Int) -> Int { get { k } set { l(k) } }
    subscript(m m: Int) -> Int { m }
}

protocol P {
    var n: Int { get }
    var o: Int { get set }
    var p: Int { get async throws }
}
