// === an array of routers
// clean: an array of something else
// use: ribs, routing Tab, interactor-protocols Tab

final class TabInteractor: PresentableInteractor<TabPresentable>, TabInteractable {
    weak var router: TabRouting?
//- private var tabs: [ViewableRouting] = []
    //          ^^^^ strong_router: TabInteractor
//+ private var tabs: [String] = []
    weak var listener: TabListener?
}

// === Array spelled out
// clean: an array of weak boxes
// use: ribs

struct Weak<Value> {
    private weak var object: AnyObject?
    init(_ value: Value) { object = value as AnyObject }
}

// use: routing Grid, interactor-protocols Grid

final class GridInteractor: PresentableInteractor<GridPresentable>, GridInteractable {
    weak var router: GridRouting?
//- private var cells: Array<Routing> = []
    //          ^^^^^ strong_router
//+ private var cells: Array<Weak<Routing>> = []
    weak var listener: GridListener?
}

// === the value of a dictionary
// clean: a dictionary without routers
// use: ribs, routing Zone, interactor-protocols Zone

final class ZoneInteractor: PresentableInteractor<ZonePresentable>, ZoneInteractable {
    weak var router: ZoneRouting?
//- private var childByName: [String: ViewableRouting] = [:]
    //          ^^^^^^^^^^^ strong_router
//+ private var childByName: [String: Int] = [:]
    weak var listener: ZoneListener?
}

// === a tuple
// clean: ... without a router
// use: ribs, routing Queue, interactor-protocols Queue

final class QueueInteractor: PresentableInteractor<QueuePresentable>, QueueInteractable {
    weak var router: QueueRouting?
//- private var current: (name: String, router: QueueRouting)?
    //          ^^^^^^^ strong_router
//+ private var current: (name: String, index: Int)?
    weak var listener: QueueListener?
}

// === a set
// clean: ... of something else
// use: ribs, routing Radar, interactor-protocols Radar

final class RadarInteractor: PresentableInteractor<RadarPresentable>, RadarInteractable {
    weak var router: RadarRouting?
//- private var visible: Set<RadarRouter> = []
    //          ^^^^^^^ strong_router
//+ private var visible: Set<String> = []
    weak var listener: RadarListener?
}

final class RadarRouter: Router<RadarInteractable> {}

extension RadarRouter: Hashable {
    static func == (lhs: RadarRouter, rhs: RadarRouter) -> Bool { lhs === rhs }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

// === an enum with a router as payload
// clean: an enum with no router as payload
// use: ribs

enum OnboardingStep {
    case idle
//- case terms(TermsRouting)
//+ case terms(Int)
}

// use: routing Terms, routing Onboarding, interactor-protocols Onboarding

final class OnboardingInteractor: PresentableInteractor<OnboardingPresentable>, OnboardingInteractable {
    weak var router: OnboardingRouting?
    private var step: OnboardingStep = .idle
    //          ^^^^ strong_router: OnboardingInteractor
    weak var listener: OnboardingListener?
}

// === the literal of an array type
// clean: ... without routers
// use: ribs, viewless-routing Harbor

final class HarborInteractor: Interactor {
    weak var router: HarborRouting?
//- private var piers = [HarborRouting]()
    //          ^^^^^ strong_router: HarborRouting
//- private var docks = Array<HarborRouting>()
    //          ^^^^^ strong_router
//- private var berths = [String: HarborRouting]()
    //          ^^^^^^ strong_router
//+ private var piers = [String]()
//+ private var docks = Array<Int>()
//+ private var berths = [String: Double]()
}

// === a generic box of the project
// clean: ... that is weak
// use: ribs

//-struct Box<Value> {
//- var value: Value
//+struct Box<Value: AnyObject> {
//+ weak var value: Value?
}

protocol CrateRouting: Routing {}

final class CrateInteractor: Interactor {
    weak var router: CrateRouting?
    private var box: Box<CrateRouting>?
    //          ^^^ strong_router: CrateRouting
//- private var other: Box<String>?
}
