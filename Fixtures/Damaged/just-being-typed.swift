// Lines that somebody has not finished.
import
class A {
    var b: 
    func
    func c() {
        self.
        let d = 1
        guard let e = f else
        if
        for g in
        h.i(
        switch j {
        case .
        }
        return
    }

    let
    @objc
    private
    func k() {}
    override 
}
extension
struct L: 
