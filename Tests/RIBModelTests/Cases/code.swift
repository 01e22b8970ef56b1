// === calls: receiver, arguments, what becomes of the result
import RIBs

final class HomeInteractor: Interactor {
    func start() {
        view.present(picker, animated: true) { done() }
        //   ^^^^^^^ receiver: view
        //   ^^^^^^^ arguments: _, animated, trailing _
        //   ^^^^^^^ discarded: yes
        //                                     ^^^^ receiver: none
        //                                     ^^^^ discarded: no
        self.view?.stack.last!.close<Int>(at: 1, in: [])
        //                     ^^^^^ receiver: self.view?.stack.last!
        //                     ^^^^^ arguments: at, in
        make(a())(b)
        //   ^ receiver: none
        //   ^ discarded: no
        //       ^^^ receiver: make(a())
        perform { one(); two() }
        //        ^^^ discarded: yes
        let made = Worker(name: "a").run()
        //         ^^^^^^ constructs: yes
        //                           ^^^ constructs: no
        //                           ^^^ receiver: Worker(name: "a")
        //                           ^^^ discarded: no
    }

    func count() -> Int { other() }
    //                    ^^^^^ discarded: no

    func stop() { other() }
    //            ^^^^^ discarded: yes

    func other() -> Int { 1 }
}

final class Worker {
    init(name: String) {}
    func run() {}
}
// === assignments: target and value
import RIBs

final class HomeInteractor: Interactor {
    func start() {
        view?.delegate = self
        //    ^^^^^^^^ target: view?.delegate
        //    ^^^^^^^^ assigned value: self
        self.child = nil
        //   ^^^^^ target: self.child
        //   ^^^^^ assigned value: nil
        self.count = isOn ? 1 : 2
        //   ^^^^^ assigned value: another
        self.close = { done() }
        //   ^^^^^ assigned value: a closure
        self.count += 1
        //   ^^^^^ assigned value: no assignment
    }
}
// === closures: captures, parameters, the call that takes one
import RIBs

final class HomeInteractor: Interactor {
    func start() {
        stream.subscribe(onNext: { [weak self, unowned view, id = user.id] value, _ in show(value) })
        //                       ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ captures: weak self, unowned view, id = user.id
        //                       ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ parameters: value, _
        //                       ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ given to: subscribe, onNext
        UIView.animate(withDuration: 1) { move() }
        //                              ^^^^^^^^^^ given to: animate, trailing _
        let work = { move() }
        //         ^^^^^^^^^^ given to: none
        //         ^^^^^^^^^^ captures: none
    }
}
// === locals: what declares a name
import RIBs

final class HomeInteractor: Interactor {
    func start() {
        let first = items.first
        show(first)
        //   ^^^^^ stands for: a variable of items.first
        if let item = items.last { show(item) }
        //                              ^^^^ stands for: a binding of items.last
        run { [id = user.id] value in
            show(id)
            //   ^^ stands for: a capture of user.id
            show(value)
            //   ^^^^^ stands for: closure parameter 0
        }
        if case .some(let other) = items.last { show(other) }
        //                                           ^^^^^ stands for: a pattern
    }

    func show(_ text: String, in place: Int = 1) {
        print(text)
        //    ^^^^ stands for: parameter _
        func inner() {}
        print(inner)
        //    ^^^^^ stands for: a function
        print(missing)
        //    ^^^^^^^ stands for: nothing
    }
}
// === locals: names of a pattern in the value that it is matched with
import RIBs

final class HomeInteractor: Interactor {
    func start(item: Item, other: Item?) {
        for item in copies(of: item) where item.isNew { show(item) }
        //                     ^^^^ stands for: parameter item
        //                                 ^^^^ stands for: a pattern
        //                                                   ^^^^ stands for: a pattern
        if case .some(let other) = other, other.isNew { show(other) }
        //                         ^^^^^ stands for: parameter other
        //                                ^^^^^ stands for: a pattern
        //                                                   ^^^^^ stands for: a pattern
    }
}
