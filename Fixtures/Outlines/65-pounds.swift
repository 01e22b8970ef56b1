// Rule 65. A pound with a name is no call, but its arguments hold code.
func f() {
    guard #available(iOS 13.0.1, *) else { return }
    if #unavailable(iOS 17) { old() }
    button.addTarget(self, action: #selector(tapped(_:)), for: .touchUpInside)
    log(#file, #line, #function)
    let path = #keyPath(Person.name)
    #warning("later")
    #sourceLocation(file: "b.swift", line: 7)
    #myMacro<Int>(g(1)) { h() }
}

#Preview("Name") { ContentView(model: makeModel()) }
#sourceLocation(file: "a.swift", line: 1)
