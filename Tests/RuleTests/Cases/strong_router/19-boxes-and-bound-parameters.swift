// === a generic class stores the router
// clean: ... weakly
// use: ribs, routing Story, interactor-protocols Story

final class Box<Value: AnyObject> {
//- var value: Value
//+ weak var value: Value?
    init(_ value: Value) { self.value = value }
}

final class StoryInteractor: PresentableInteractor<StoryPresentable>, StoryInteractable {
    private var navigation: Box<StoryRouter>?
    //          ^^^^^^^^^^ strong_router
    weak var listener: StoryListener?
}

final class StoryRouter: ViewableRouter<StoryInteractable, ViewControllable>, StoryRouting {}

// === classes that do not store their argument, and a class that stores a router of its own
// use: ribs, routing Story, interactor-protocols Story

final class Log<Value> {
    private var count = 0
    func add(_ value: Value) { count += 1 }
}
final class Steps<Value> {
    private let make: (Value) -> Void
    init(make: @escaping (Value) -> Void) { self.make = make }
}
final class Flow {
    var router: StoryRouting?
}

final class StoryInteractor: PresentableInteractor<StoryPresentable>, StoryInteractable {
    private let log = Log<StoryRouting>()
    private let steps: Steps<StoryRouting>
    private let flow: Flow
    weak var listener: StoryListener?

    init(steps: Steps<StoryRouting>, flow: Flow) {
        self.steps = steps
        self.flow = flow
    }
}

// === a subclass binds a parameter without a bound to a router
// clean: ... to something else
// use: ribs, routing Story, interactor-protocols Story

class FlowInteractor<Target>: PresentableInteractor<StoryPresentable> {
    var target: Target?
    //  ^^^^^^ strong_router: holds the router 'StoryRouting' strongly in 'target'
}
class StoryBaseInteractor<Value>: FlowInteractor<Value> {}

//+final class StoryTarget {}
//-final class StoryInteractor: StoryBaseInteractor<StoryRouting>, StoryInteractable {
//+final class StoryInteractor: StoryBaseInteractor<StoryTarget>, StoryInteractable {
    weak var listener: StoryListener?
}

// === a subclass binds the parameter of a weak property
// use: ribs, routing Story, interactor-protocols Story

class FlowInteractor<Target: AnyObject>: PresentableInteractor<StoryPresentable> {
    weak var target: Target?
}

final class StoryRouter: ViewableRouter<StoryInteractable, ViewControllable>, StoryRouting {}
final class StoryInteractor: FlowInteractor<StoryRouter>, StoryInteractable {
    weak var listener: StoryListener?
}

// === the initial value is an empty optional of the router's type
// clean: ... of another type
// use: ribs, routing Story, interactor-protocols Story

protocol StoryParsing {}

final class StoryInteractor: PresentableInteractor<StoryPresentable>, StoryInteractable {
//- var router = Optional<StoryRouting>.none
    //  ^^^^^^ strong_router
//- private var next = StoryRouting?.none
    //          ^^^^ strong_router
//+ private var next = StoryParsing?.none
    weak var listener: StoryListener?
}

// === an override with observers has no storage of its own
// clean: ..., and the base references the router weakly
// use: ribs, routing Story, interactor-protocols Story

class FlowInteractor: PresentableInteractor<StoryPresentable> {
//- var router: StoryRouting?
    //  ^^^^^^ strong_router
//+ weak var router: StoryRouting?
}

final class StoryInteractor: FlowInteractor, StoryInteractable {
    override var router: StoryRouting? {
        didSet { print("set") }
    }
    weak var listener: StoryListener?
}

// === a weak wrapper that is nested in another type
// clean: ..., and not the strong one
// use: ribs, routing Story, interactor-protocols Story

enum Ref {
    @propertyWrapper
    struct Weakly<Value> {
        private weak var object: AnyObject?
        var wrappedValue: Value? {
            get { object as? Value }
            set { object = newValue as AnyObject? }
        }
    }
    @propertyWrapper
    struct Strongly<Value> {
        var wrappedValue: Value
    }
}

final class StoryInteractor: PresentableInteractor<StoryPresentable>, StoryInteractable {
//- @Ref.Strongly var router: StoryRouting?
    //                ^^^^^^ strong_router
//+ @Ref.Weakly var router: StoryRouting?
    weak var listener: StoryListener?
}
