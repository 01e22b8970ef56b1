// === a key path as a function takes the child out
// clean: ..., of elements that are attached
// use: ribs, viewless-child Detail

struct Step { let router: Routing }

final class HomeRouter: Router<Interactor> {
    private let detailBuilder: DetailBuildable

    init(interactor: Interactor, detailBuilder: DetailBuildable) {
        self.detailBuilder = detailBuilder
        super.init(interactor: interactor)
    }

    func attachDetail() {
        let child = detailBuilder.build()
    //                            ^^^^^ child_built_not_attached: Detail
//-     [Step(router: child)].map(\.router).forEach { print($0) }
//+     [Step(router: child)].map(\.router).forEach { attachChild($0) }
    }
}

// === a key path takes the child out of an optional
// clean: ..., and the value is attached
// use: ribs, viewless-child Detail

struct Step { let router: Routing }

final class HomeRouter: Router<Interactor> {
    private let detailBuilder: DetailBuildable

    init(interactor: Interactor, detailBuilder: DetailBuildable) {
        self.detailBuilder = detailBuilder
        super.init(interactor: interactor)
    }

    func attachDetail() {
        let child = detailBuilder.build()
    //                            ^^^^^ child_built_not_attached: Detail
        let step: Step? = Step(router: child)
//-     print(step.map(\.router) as Any)
//+     if let router = step.map(\.router) { attachChild(router) }
    }
}

// === a subscript with a key path
// clean: ..., whose value is attached
// use: ribs, viewless-child Detail

struct Step { let router: Routing }

final class HomeRouter: Router<Interactor> {
    private let detailBuilder: DetailBuildable

    init(interactor: Interactor, detailBuilder: DetailBuildable) {
        self.detailBuilder = detailBuilder
        super.init(interactor: interactor)
    }

    func attachDetail() {
        let child = detailBuilder.build()
    //                            ^^^^^ child_built_not_attached: Detail
        let step = Step(router: child)
//-     print(step[keyPath: \.router])
//+     attachChild(step[keyPath: \.router])
    }
}

// === a key path that is passed
// use: ribs, viewless-child Detail

struct Step { let router: Routing }

final class HomeRouter: Router<Interactor> {
    private let detailBuilder: DetailBuildable

    init(interactor: Interactor, detailBuilder: DetailBuildable) {
        self.detailBuilder = detailBuilder
        super.init(interactor: interactor)
    }

    func attachDetail() {
        let child = detailBuilder.build()
        attachChild(picked(Step(router: child), \.router))
    }

    private func picked(_ step: Step, _ path: KeyPath<Step, Routing>) -> Routing { step[keyPath: path] }
}

// === a member that is looked up
// clean: ..., and attached
// use: ribs, viewless-child Detail

struct Step { let router: Routing }

@dynamicMemberLookup
struct Lookup {
    let step: Step
    subscript<Value>(dynamicMember path: KeyPath<Step, Value>) -> Value { step[keyPath: path] }
}

final class HomeRouter: Router<Interactor> {
    private let detailBuilder: DetailBuildable

    init(interactor: Interactor, detailBuilder: DetailBuildable) {
        self.detailBuilder = detailBuilder
        super.init(interactor: interactor)
    }

    func attachDetail() {
        let child = detailBuilder.build()
    //                            ^^^^^ child_built_not_attached: Detail
        let lookup = Lookup(step: Step(router: child))
//-     print(lookup.router)
//+     attachChild(lookup.router)
    }
}

// === a member of the holder that nothing declares
// use: ribs, viewless-child Detail

struct Step { let router: Routing }

final class HomeRouter: Router<Interactor> {
    private let detailBuilder: DetailBuildable

    init(interactor: Interactor, detailBuilder: DetailBuildable) {
        self.detailBuilder = detailBuilder
        super.init(interactor: interactor)
    }

    func attachDetail() {
        let child = detailBuilder.build()
        Step(router: child).run()
    }
}

// === a function gets each element
// use: ribs, viewless-child Detail

final class HomeRouter: Router<Interactor> {
    private let detailBuilder: DetailBuildable

    init(interactor: Interactor, detailBuilder: DetailBuildable) {
        self.detailBuilder = detailBuilder
        super.init(interactor: interactor)
    }

    func attachDetail() {
        let child = detailBuilder.build()
        [child].forEach(show)
    }

    private func show(_ child: Routing) { attachChild(child) }
}

// === a function of the library reads the child
// clean: ..., or passes it to a closure
// use: ribs, viewless-child Detail

final class HomeRouter: Router<Interactor> {
    private let detailBuilder: DetailBuildable

    init(interactor: Interactor, detailBuilder: DetailBuildable) {
        self.detailBuilder = detailBuilder
        super.init(interactor: interactor)
    }

    func attachDetail() {
        let child = detailBuilder.build()
    //                            ^^^^^ child_built_not_attached: Detail
//-     print(child)
//+     withExtendedLifetime(child) { attachChild($0) }
    }
}

// === a function of the library gives the child back
// use: ribs, viewless-child Detail

final class HomeRouter: Router<Interactor> {
    private let detailBuilder: DetailBuildable

    init(interactor: Interactor, detailBuilder: DetailBuildable) {
        self.detailBuilder = detailBuilder
        super.init(interactor: interactor)
    }

    func attachDetail() {
        let child = detailBuilder.build()
        for (router, isFirst) in zip([child], [true]) where isFirst { attachChild(router) }
    }
}

// === a macro gets the child
// clean: ..., which may do anything
// use: ribs, viewless-child Detail

import FlowKit

final class HomeRouter: Router<Interactor> {
    private let detailBuilder: DetailBuildable

    init(interactor: Interactor, detailBuilder: DetailBuildable) {
        self.detailBuilder = detailBuilder
        super.init(interactor: interactor)
    }

    func attachDetail() {
        let child = detailBuilder.build()
    //                            ^^^^^ child_built_not_attached: Detail
//-     #warning("open")
//+     #perform(child)
    }
}

// === an attribute that may be a macro
// clean: ..., which writes the body
// use: ribs, viewless-child Detail

final class HomeRouter: Router<Interactor> {
    private let detailBuilder: DetailBuildable

    init(interactor: Interactor, detailBuilder: DetailBuildable) {
        self.detailBuilder = detailBuilder
        super.init(interactor: interactor)
    }

    func attachDetail() {
        let child = detailBuilder.build()
    //                            ^^^^^ child_built_not_attached: Detail
        perform(child)
    }

//+ @Performing
    private func perform(_ child: Routing) {}
}

// === an attribute that is no macro
// use: ribs, viewless-child Detail

final class HomeRouter: Router<Interactor> {
    private let detailBuilder: DetailBuildable

    init(interactor: Interactor, detailBuilder: DetailBuildable) {
        self.detailBuilder = detailBuilder
        super.init(interactor: interactor)
    }

    func attachDetail() {
        let child = detailBuilder.build()
    //                            ^^^^^ child_built_not_attached: Detail
        perform(child)
    }

    @MainActor private func perform(_ child: Routing) {}

    @FlowActor private func open() {}
}
