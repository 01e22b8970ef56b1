// === a generic router in a base interactor
// clean: ..., weak
// use: ribs

protocol TransferRouting: ViewableRouting {}
protocol TransferPresentable: Presentable {}

class FlowInteractor<PresenterType, RouterType: ViewableRouting>: PresentableInteractor<PresenterType> {
//- var router: RouterType?
    //  ^^^^^^ strong_router
//+ weak var router: RouterType?
}

final class TransferInteractor: FlowInteractor<TransferPresentable, TransferRouting> {}

// === a generic parameter constrained by a where clause
// clean: ... to something else
// use: ribs

protocol TransferRouting: ViewableRouting {}
//+protocol DeeplinkParser: AnyObject {}
//+final class TransferLinks: DeeplinkParser {}
protocol TransferPresentable: Presentable {}

//-class FlowInteractor<PresenterType, RouterType>: PresentableInteractor<PresenterType> where RouterType: Routing {
//+class FlowInteractor<PresenterType, RouterType>: PresentableInteractor<PresenterType> where RouterType: DeeplinkParser {
    var router: RouterType?
    //  ^^^^^^ strong_router
}

//-final class TransferInteractor: FlowInteractor<TransferPresentable, TransferRouting> {}
//+final class TransferInteractor: FlowInteractor<TransferPresentable, TransferLinks> {}

// === a typealias of a composition
// clean: ..., weak
// use: ribs

protocol Scrollable: AnyObject {}
typealias ProfileFlow = ProfileRouting & Scrollable

// use: routing Profile, interactor-protocols Profile

final class ProfileInteractor: PresentableInteractor<ProfilePresentable>, ProfileInteractable {
//- var router: ProfileFlow?
    //  ^^^^^^ strong_router: ProfileInteractor
//+ weak var router: ProfileFlow?
    weak var listener: ProfileListener?
}

// === a typealias of a generic router
// clean: ..., weak
// use: ribs

typealias TransactionRouter = ViewableRouter<RefundInteractable, ViewControllable>

// use: routing Refund, interactor-protocols Refund

final class RefundInteractor: PresentableInteractor<RefundPresentable>, RefundInteractable {
//- var router: TransactionRouter?
    //  ^^^^^^ strong_router: RefundInteractor
//+ weak var router: TransactionRouter?
    weak var listener: RefundListener?
}

// === a protocol that refines Routing through another
// clean: a protocol that refines no Routing
// use: ribs

//-protocol FlowRouting: Routing {}
//+protocol FlowRouting: AnyObject {}
protocol SheetRouting: FlowRouting, CustomStringConvertible {}

final class SheetInteractor: Interactor {
    var router: SheetRouting?
    //  ^^^^^^ strong_router: SheetRouting
}

// === a conformance to Routing by a protocol composition alias
// clean: a composition alias without Routing
// use: ribs

protocol Printable: AnyObject {}
//-typealias PrintFlow = Printable & ViewableRouting
//+typealias PrintFlow = Printable & CustomStringConvertible
protocol PrintRouting: PrintFlow {}

final class PrintInteractor: Interactor {
    var router: PrintRouting?
    //  ^^^^^^ strong_router: PrintInteractor
}
