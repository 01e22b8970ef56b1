// A string ends with its line, and takes with it what stood there.
class A {
    func f() {
        if a == "b {
            c("d \(e("f)")
        }
    }

    let g = "h

    func i() {}
}
