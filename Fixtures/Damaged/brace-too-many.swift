// Closing braces that nothing opened.
class A {
    func f() {
        g() }
    }}

    func h() {
        if x {
            i()
        }
            }
        i()
    }

    var j: Int { 1 }
}
}

struct B {}
