// Rule 74. Behind an equals sign a brace opens a closure.
class C {
    let a: Int = { 1 }()
    lazy var b: View = {
        let view = View()
        view.tag = 2
        return view
    }()
    let c = { (d: Int) -> Int in d + 1 }
    var e: () -> Void = { f() }
    var g = 1 { didSet { h() } }
}
