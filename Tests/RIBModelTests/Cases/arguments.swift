// === labels in order
func move(_ item: Int, from start: Int, to end: Int) {}
func call() {
    move(1, from: 2, to: 3)
    //   ^ parameter: item
    //      ^^^^^^^ parameter: start
    //               ^^^^^ parameter: end
    move(1, to: 2, from: 3)
    //   ^ parameter: none
    move(1, from: 2)
    //   ^ parameter: none
    move(1, from: 2, to: 3, by: 4)
    //   ^ parameter: none
    move(item: 1, from: 2, to: 3)
    //   ^^^^^^^ parameter: none
}
// === default values may be left out
func close(_ item: Int = 0, animated: Bool = true, completion: (() -> Void)? = nil) {}
func call() {
    close(1)
    //    ^ parameter: item
    close(completion: nil)
    //    ^^^^^^^^^^^^^^^ parameter: completion
    close(animated: false)
    //    ^^^^^^^^^^^^^^^ parameter: animated
    close(completion: nil, animated: true)
    //    ^^^^^^^^^^^^^^^ parameter: none
}
// === overloads: the first that fits
func show(_ item: Int) {}
func show(_ item: Int, animated: Bool) {}
func show(item: Int) {}
func call() {
    show(1)
    //   ^ parameter: item of 1
    show(1, animated: true)
    //   ^ parameter: item of 2
    show(item: 1)
    //   ^^^^^^^ parameter: item of 3
}
// === variadic parameters
func merge(_ first: Int, rest: Int..., last: Int = 0) {}
func log(_ items: Any..., separator: String = " ") {}
func call() {
    merge(1)
    //    ^ parameter: first
    merge(1, rest: 2, 3, 4, last: 5)
    //       ^^^^^^^ parameter: rest
    //                ^ parameter: rest
    //                   ^ parameter: rest
    //                      ^^^^^^^ parameter: last
    merge(1, last: 5)
    //       ^^^^^^^ parameter: last
    merge(1, 2)
    //       ^ parameter: none
    log(1, 2, 3, separator: ",")
    //     ^ parameter: items
    //           ^^^^^^^^^^^^^^ parameter: separator
}
// === the unlabeled trailing closure goes to the next parameter of a function type
typealias Handler = (Int) -> Void
func subscribe(onNext: ((Int) -> Void)? = nil, onError: Handler? = nil, onDisposed: (() -> Void)? = nil) {}
func animate(duration: Double, delay: Double = 0, animations: @escaping () -> Void, completion: Handler? = nil) {}
func call() {
    subscribe { _ in }
    //        ^^^^^^^^ parameter: onNext
    subscribe(onNext: nil) { _ in }
    //                     ^^^^^^^^ parameter: onError
    animate(duration: 1) { print() }
    //                   ^^^^^^^^^^^ parameter: animations
    animate(duration: 1) { print() } completion: { _ in }
    //                   ^^^^^^^^^^^ parameter: animations
    //                               ^^^^^^^^^^^^^^^^^^^^ parameter: completion
    animate(duration: 1, animations: {}) { _ in }
    //                                   ^^^^^^^^ parameter: completion
    animate { print() }
    //      ^^^^^^^^^^^ parameter: none
}
// === a default value is used where a parameter behind needs the closure
func load(progress: ((Int) -> Void)? = nil, completion: () -> Void) {}
func store(before: (() -> Void)? = nil, after: (() -> Void)? = nil, count: Int) {}
func call() {
    load { print() }
    //   ^^^^^^^^^^^ parameter: completion
    load { _ in } completion: {}
    //   ^^^^^^^^ parameter: progress
    store { print() }
    //    ^^^^^^^^^^^ parameter: none
}
// === labeled trailing closures
func present(_ item: Int, animated: Bool = true, content: () -> Void, onDismiss: () -> Void = {}) {}
func call() {
    present(1) { print() } onDismiss: { print() }
    //         ^^^^^^^^^^^ parameter: content
    //                     ^^^^^^^^^^^^^^^^^^^^^^ parameter: onDismiss
    present(1) { print() } other: { print() }
    //         ^^^^^^^^^^^ parameter: none
}
// === a parameter of no function type takes no closure, one of a generic type may
func wait(_ count: Int) {}
func run<Work>(_ work: Work, line: Int = 0) {}
func call() {
    wait { print() }
    //   ^^^^^^^^^^^ parameter: none
    run { print() }
    //  ^^^^^^^^^^^ parameter: work
}
