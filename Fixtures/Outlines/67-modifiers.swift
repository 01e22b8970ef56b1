// Rule 67. A modifier may have an argument. In a body, `open(x)` is a call.
class C {
    nonisolated(unsafe) static var a = 1
    public private(set) var b = 2
    unowned(safe) let c: D
    package(set) var d = 3
    open func e() {
        open(a)
        open(b).close()
    }
}
