// === a struct that stores a router
// clean: a struct whose field is weak
// use: ribs

struct OpenScreen {
    let title: String
//- var router: HelpRouting?
//+ weak var router: HelpRouting?
}

// use: routing Help, routing Support, interactor-protocols Support

final class SupportInteractor: PresentableInteractor<SupportPresentable>, SupportInteractable {
    weak var router: SupportRouting?
    private var screen: OpenScreen?
    //          ^^^^^^ strong_router
    weak var listener: SupportListener?
}

// === a struct whose field is unowned
// use: ribs

struct OpenScreen {
    let title: String
    unowned let router: HelpRouting
}

// use: routing Help, routing Guide, interactor-protocols Guide

final class GuideInteractor: PresentableInteractor<GuidePresentable>, GuideInteractable {
    weak var router: GuideRouting?
    private var screen: OpenScreen?
    weak var listener: GuideListener?
}

// === only one level of stored fields is looked into
// use: ribs, routing Help

struct Entry {
    let router: HelpRouting
}

struct History {
    let last: Entry
}

// use: routing Deep, interactor-protocols Deep

final class DeepInteractor: PresentableInteractor<DeepPresentable>, DeepInteractable {
    weak var router: DeepRouting?
    private var history: History?
    weak var listener: DeepListener?
}

// === a computed field of a struct keeps nothing
// use: ribs, routing Help

struct Page {
    let find: () -> HelpRouting?
    var router: HelpRouting? { find() }
}

// use: routing Album, interactor-protocols Album

final class AlbumInteractor: PresentableInteractor<AlbumPresentable>, AlbumInteractable {
    weak var router: AlbumRouting?
    private var page: Page?
    weak var listener: AlbumListener?
}

// === a class that keeps a router is not looked into
// use: ribs

final class RouterKeeper {
    var current: Routing?
}

// use: routing Vault, interactor-protocols Vault

final class VaultInteractor: PresentableInteractor<VaultPresentable>, VaultInteractable {
    weak var router: VaultRouting?
    private let keeper = RouterKeeper()
    weak var listener: VaultListener?
}

// === a relay with a value
// clean: a relay of something else

import RIBs
import RxRelay

// use: routing TripDetail, routing Trip, interactor-protocols Trip

final class TripInteractor: PresentableInteractor<TripPresentable>, TripInteractable {
    weak var router: TripRouting?
//- private let activeChild = BehaviorRelay<TripDetailRouting?>(value: nil)
    //          ^^^^^^^^^^^ strong_router: TripInteractor
//+ private let activeChild = BehaviorRelay<String?>(value: nil)
    weak var listener: TripListener?
}

// === a Combine subject with a value
// clean: a Combine subject without a value

import ModernRIBs
import Combine

// use: routing Hotel, interactor-protocols Hotel

final class HotelInteractor: PresentableInteractor<HotelPresentable>, HotelInteractable {
    weak var router: HotelRouting?
//- private let activeChild: CurrentValueSubject<HotelRouting?, Never> = .init(nil)
    //          ^^^^^^^^^^^ strong_router
//+ private let activeChild: PassthroughSubject<HotelRouting?, Never> = .init()
    weak var listener: HotelListener?
}

// === a behavior subject
// clean: a publish subject has no value
// use: ribs-rx, routing Flight, interactor-protocols Flight

final class FlightInteractor: PresentableInteractor<FlightPresentable>, FlightInteractable {
    weak var router: FlightRouting?
//- private let activeChild: BehaviorSubject<FlightRouting?> = BehaviorSubject(value: nil)
    //          ^^^^^^^^^^^ strong_router
//+ private let activeChild: PublishSubject<FlightRouting?> = PublishSubject()
    weak var listener: FlightListener?
}

// === observables are not looked through
// use: ribs-rx, routing Train, interactor-protocols Train

final class TrainInteractor: PresentableInteractor<TrainPresentable>, TrainInteractable {
    weak var router: TrainRouting?
    private let routers: Observable<TrainRouting>

    init(presenter: TrainPresentable, routers: Observable<TrainRouting>) {
        self.routers = routers
        super.init(presenter: presenter)
    }
    weak var listener: TrainListener?
}

// === function types are not looked through
// use: ribs, routing Ferry, interactor-protocols Ferry

final class FerryInteractor: PresentableInteractor<FerryPresentable>, FerryInteractable {
    weak var router: FerryRouting?
    var makeRouter: (() -> FerryRouting)?
    var onRoute: ((FerryRouting) -> Void)?
    weak var listener: FerryListener?
}

// === metatypes are not looked through
// use: ribs, routing Metro, interactor-protocols Metro

final class MetroInteractor: PresentableInteractor<MetroPresentable>, MetroInteractable {
    weak var router: MetroRouting?
    private let kinds: [ViewableRouting.Type] = []
    private let kind: MetroRouting.Type? = nil
    private let meta: (any MetroRouting.Type)? = nil
    weak var listener: MetroListener?
}
