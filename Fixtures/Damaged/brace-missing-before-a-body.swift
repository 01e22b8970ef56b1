// A brace that is indented deeper than the type's closes nothing.
class A {
    let x: Int

    init(x: Int)
        self.x = x
    }

    func f() -> Int return x }

    var g: Int { 1 }
}

struct B {}
