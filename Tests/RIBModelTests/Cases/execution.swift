// === closures of queues, tasks and handlers
import Foundation

final class Loader {
    private let queue = DispatchQueue(label: "loader")
    private let mainQueue = DispatchQueue(label: "main", target: .main)

    func load(_ work: () -> Void) {
        start()
//      ^^^^^ runs: caller
        queue.async {
            self.start()
            //   ^^^^^ runs: background: queue
            DispatchQueue.main.async { self.start() }
            //                              ^^^^^ runs: main
            self.queue.sync { self.start() }
            //                     ^^^^^ runs: background: queue
        }
        mainQueue.async { self.start() }
        //                     ^^^^^ runs: main
        Task { self.start() }
        //          ^^^^^ runs: background: Task
        Task { @MainActor in self.start() }
        //                        ^^^^^ runs: main
        perform { self.start() }
        //             ^^^^^ runs: background: , queue
        unknown { self.start() }
        //             ^^^^^ runs: unknown
        [1].forEach { _ in self.start() }
        //                      ^^^^^ runs: caller
    }

    private func perform(_ work: @escaping () -> Void) {
        queue.async { work() }
    }

    private func start() {}
}
// === streams and their operators
import Combine
import Foundation

final class Store {
    let fed = PassthroughSubject<Int, Never>()
    let idle = PassthroughSubject<Int, Never>()

    func load() {
        DispatchQueue.global().async { self.fed.send(1) }
        print(fed)
        //    ^^^ emits: background: fed, global
        print(idle)
        //    ^^^^ emits: unknown
        print(idle.receive(on: RunLoop.main))
        //         ^^^^^^^ emits: main
        print(fed.map { $0 }.receive(on: DispatchQueue.main).share())
        //                                                   ^^^^^ emits: main
        print(Just(1))
        //    ^^^^ emits: caller
        print(Just(1).subscribe(on: DispatchQueue.global()))
        //            ^^^^^^^^^ emits: background: global
        print(idle.flatMap { _ in self.fed })
        //         ^^^^^^^ emits: background: fed, global
        print(fed.filter { $0 > 0 })
        //        ^^^^^^ emits: background: fed, global
        print(idle.custom())
        //         ^^^^^^ emits: unknown
    }

    func use() { load() }
}
