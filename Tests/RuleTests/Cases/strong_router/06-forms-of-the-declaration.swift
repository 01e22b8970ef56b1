// === private var
// clean: ..., weak
// use: ribs, routing Loan, interactor-protocols Loan

final class LoanInteractor: PresentableInteractor<LoanPresentable>, LoanInteractable {
//- private var router: LoanRouting?
    //          ^^^^^^ strong_router
//+ private weak var router: LoanRouting?
    weak var listener: LoanListener?
}

// === fileprivate var
// clean: ..., weak
// use: ribs, routing Credit, interactor-protocols Credit

final class CreditInteractor: PresentableInteractor<CreditPresentable>, CreditInteractable {
//- fileprivate var router: CreditRouting?
    //              ^^^^^^ strong_router
//+ fileprivate weak var router: CreditRouting?
    weak var listener: CreditListener?
}

// === public private(set) var
// clean: ..., weak
// use: ribs, routing Quote, interactor-protocols Quote

final class QuoteInteractor: PresentableInteractor<QuotePresentable>, QuoteInteractable {
//- public private(set) var router: QuoteRouting?
    //                      ^^^^^^ strong_router
//+ public private(set) weak var router: QuoteRouting?
    weak var listener: QuoteListener?
}

// === open var
// clean: ..., weak
// use: ribs, routing Claim, interactor-protocols Claim

final class ClaimInteractor: PresentableInteractor<ClaimPresentable>, ClaimInteractable {
//- open var router: ClaimRouting?
    //       ^^^^^^ strong_router
//+ open weak var router: ClaimRouting?
    weak var listener: ClaimListener?
}

// === a property with observers is stored
// clean: a property with observers, weak
// use: ribs, routing Stage, interactor-protocols Stage

final class StageInteractor: PresentableInteractor<StagePresentable>, StageInteractable {
//- var router: StageRouting? {
    //  ^^^^^^ strong_router: StageInteractor
//+ weak var router: StageRouting? {
        didSet { print("router set") }
    }
    weak var listener: StageListener?
}

// === lazy
// clean: ... made weak
// use: ribs, routing Lens, interactor-protocols Lens

final class LensInteractor: PresentableInteractor<LensPresentable>, LensInteractable {
//- lazy var router: LensRouting? = nil
    //       ^^^^^^ strong_router
//+ weak var router: LensRouting? = nil
    weak var listener: LensListener?
}

// === static
// clean: ..., weak
// use: ribs, routing Pulse, interactor-protocols Pulse

final class PulseInteractor: PresentableInteractor<PulsePresentable>, PulseInteractable {
    weak var router: PulseRouting?
//- static var shared: PulseRouting?
    //         ^^^^^^ strong_router: PulseInteractor
//+ static weak var shared: PulseRouting?
    weak var listener: PulseListener?
}

// === class var can only be computed
// use: ribs, routing Beacon, interactor-protocols Beacon

final class BeaconInteractor: PresentableInteractor<BeaconPresentable>, BeaconInteractable {
    weak var router: BeaconRouting?
    class var shared: BeaconRouting? { nil }
    weak var listener: BeaconListener?
}

// === an @objc property
// clean: ..., weak
// use: ribs, routing Radio, interactor-protocols Radio

final class RadioInteractor: PresentableInteractor<RadioPresentable>, RadioInteractable {
//- @objc var router: RadioRouting?
    //        ^^^^^^ strong_router
//+ @objc weak var router: RadioRouting?
    weak var listener: RadioListener?
}

// === a property wrapper that keeps its value
// clean: a property wrapper taken away

import ModernRIBs
import Combine

// use: routing Video, interactor-protocols Video

final class VideoInteractor: PresentableInteractor<VideoPresentable>, VideoInteractable {
//- @Published var router: VideoRouting?
    //             ^^^^^^ strong_router: VideoInteractor
//+ weak var router: VideoRouting?
    weak var listener: VideoListener?
}

// === a property wrapper of the project that keeps its value
// clean: a wrapper of the project taken away
// use: ribs

@propertyWrapper
struct Atomic<Value> {
    var wrappedValue: Value
}

// use: routing Audio, interactor-protocols Audio

final class AudioInteractor: PresentableInteractor<AudioPresentable>, AudioInteractable {
//- @Atomic var router: AudioRouting?
    //          ^^^^^^ strong_router
//+ weak var router: AudioRouting?
    weak var listener: AudioListener?
}

// === a type inferred from the initial value
// clean: an initial value that is no router
// use: ribs

final class AlbumInteractor: Interactor {}
final class AlbumRouter: Router<AlbumInteractor> {}

struct AlbumRequest {
    let page: Int
}

// use: routing Photo, interactor-protocols Photo

final class PhotoInteractor: PresentableInteractor<PhotoPresentable>, PhotoInteractable {
    weak var router: PhotoRouting?
//- private var album = AlbumRouter(interactor: AlbumInteractor())
    //          ^^^^^ strong_router
//+ private var album = AlbumRequest(page: 1)
    weak var listener: PhotoListener?
}

// === E a multi-line inheritance list with comments
// clean: ..., weak
// use: ribs

protocol OrderRouting: ViewableRouting {}
protocol OrderPresentable: Presentable {}
protocol OrderInteractable: Interactable {}

final class OrderInteractor
    : PresentableInteractor<OrderPresentable> // the base
    , OrderInteractable /* seen by the router */
{
    /// the router
    public
    private(set)
//+ weak
    var router
    //  ^^^^^^ strong_router: OrderInteractor
        : OrderRouting?
}

// === E inside #if
// clean: ..., weak
// use: ribs, viewless-routing Debug

final class DebugInteractor: Interactor {
    #if os(iOS)
//- var router: DebugRouting?
    //  ^^^^^^ strong_router
//+ weak var router: DebugRouting?
    #endif
}
