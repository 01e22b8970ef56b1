// === under another name
// clean: ..., weak
// use: ribs, viewless-routing Main, routing Coupon, interactor-protocols Coupon

final class CouponInteractor: PresentableInteractor<CouponPresentable>, CouponInteractable {
    weak var router: CouponRouting?
//- private let mainRouter: MainRouting? = nil
    //          ^^^^^^^^^^ strong_router: MainRouting
//+ private weak var mainRouter: MainRouting?
    weak var listener: CouponListener?
}

// === a property named flow
// clean: ..., weak
// use: ribs, routing Parcel, interactor-protocols Parcel

final class ParcelInteractor: PresentableInteractor<ParcelPresentable>, ParcelInteractable {
//- var flow: ParcelRouting?
    //  ^^^^ strong_router: ParcelInteractor
//+ weak var flow: ParcelRouting?
    var router: ParcelRouting? { flow }
    weak var listener: ParcelListener?
}

// === the second name of one declaration
// clean: ..., no router
// use: ribs, routing Score, interactor-protocols Score

final class ScoreInteractor: PresentableInteractor<ScorePresentable>, ScoreInteractable {
    weak var router: ScoreRouting?
//- private var isShown = false, spare: ScoreRouting?
    //                           ^^^^^ strong_router
//+ private var isShown = false, spare: Int?
    weak var listener: ScoreListener?
}

// === weak covers every name of its declaration
// use: ribs, routing Chess, interactor-protocols Chess

final class ChessInteractor: PresentableInteractor<ChessPresentable>, ChessInteractable {
    weak var router: ChessRouting?, spare: ChessRouting?
    weak var listener: ChessListener?
}

// === a name in backticks
// clean: ..., weak
// use: ribs, routing Inbox, interactor-protocols Inbox

final class InboxInteractor: PresentableInteractor<InboxPresentable>, InboxInteractable {
//- var `router`: InboxRouting?
    //   ^^^^^^ strong_router
//+ weak var `router`: InboxRouting?
    weak var listener: InboxListener?
}

// === the router of a child
// clean: a value in place of the child
// use: ribs, routing Payment

struct Payment {
    let amount: Int
}

// use: routing Cart, interactor-protocols Cart

final class CartInteractor: PresentableInteractor<CartPresentable>, CartInteractable {
    weak var router: CartRouting?
//- private var payment: PaymentRouting?
    //          ^^^^^^^ strong_router: PaymentRouting
//+ private var payment: Payment?
    weak var listener: CartListener?
}

// === the own and the child router are two findings
// clean: the own router weak and no child
// use: ribs, viewless-routing Child, routing Hub, interactor-protocols Hub

final class HubInteractor: PresentableInteractor<HubPresentable>, HubInteractable {
//- var router: HubRouting?
    //  ^^^^^^ strong_router
//- private var child: ChildRouting?
    //          ^^^^^ strong_router: ChildRouting
//+ weak var router: HubRouting?
    weak var listener: HubListener?
}

// === declared in the superclass, in another file
// clean: declared weak in the superclass, in another file

// --- Base/BaseInteractor.swift
import RIBs

class BaseInteractor<PresenterType>: PresentableInteractor<PresenterType> {
//- var router: ViewableRouting?
    //  ^^^^^^ strong_router: BaseInteractor
//+ weak var router: ViewableRouting?
}

// --- Diary/DiaryInteractor.swift
// use: ribs, presentable Diary

final class DiaryInteractor: BaseInteractor<DiaryPresentable> {}

// === a base of two interactors is one finding
// clean: a base of two interactors, weak
// use: ribs

protocol NotePresentable: Presentable {}
protocol MemoPresentable: Presentable {}

class ScreenInteractor<PresenterType>: PresentableInteractor<PresenterType> {
//- var router: Routing?
    //  ^^^^^^ strong_router
//+ weak var router: Routing?
}

final class NoteInteractor: ScreenInteractor<NotePresentable> {}
final class MemoInteractor: ScreenInteractor<MemoPresentable> {}

// === the base holds the router that the subclass needs
// clean: ..., weak
// use: ribs

protocol FormRouting: ViewableRouting {}
protocol FormInteractable: Interactable {
    var router: FormRouting? { get set }
}

class FormBase: Interactor {
//- var router: FormRouting?
    //  ^^^^^^ strong_router: FormRouting
//+ weak var router: FormRouting?
}

final class FormInteractor: FormBase, FormInteractable {}

// === E two RIBs in one file
// clean: ..., both weak
// use: ribs

protocol HeaderRouting: Routing {}
protocol FooterRouting: Routing {}

final class HeaderInteractor: Interactor {
    weak var router: HeaderRouting?
}

final class FooterInteractor: Interactor {
//- var router: FooterRouting?
    //  ^^^^^^ strong_router: FooterInteractor
//+ weak var router: FooterRouting?
}

// === E an interface module declares the routing
// clean: ..., weak

// --- Feature/SettingsInterfaces/Sources/SettingsRouting.swift
import RIBs

public protocol SettingsRouting: ViewableRouting {}

// --- Feature/SettingsImp/Sources/SettingsInteractor.swift
import RIBs
import SettingsInterfaces

final class SettingsInteractor: Interactor {
//- var router: SettingsRouting?
    //  ^^^^^^ strong_router: SettingsRouting
//+ weak var router: SettingsRouting?
}
