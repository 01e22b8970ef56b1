// Rule 62. Every branch of #if is read, whatever its condition.
#if os(iOS) && canImport(UIKit)
import UIKit
class A: UIView {
    #if DEBUG
    var a = 1
    #elseif swift(>=6)
    var b = 2
    #else
    var c = 3
    #endif
    func f() {
        #if DEBUG
        log(a)
        #else
        send(a)
        #endif
    }
}
#endif
class B {}
