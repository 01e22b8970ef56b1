"""Files that all RIBs of a generated app share, as pairs of path and text: base classes, extensions, services."""

import textwrap

FOUNDATION = "Modules/AppFoundation/Sources/AppFoundation"

BASE_VIEW_CONTROLLER = """
    import UIKit

    /// Base of most screens.
    open class BaseViewController: UIViewController {
        open var screenName: String { String(describing: type(of: self)) }

        open override func viewDidLoad() {
            super.viewDidLoad()
            view.backgroundColor = .systemBackground
            setUpViews()
        }

        open func setUpViews() {}
    }
    """

REMOVABLE_VIEW_CONTROLLER = """
    import UIKit

    public protocol ViewRemovalListener: AnyObject {
        func viewDidLeaveHierarchy()
    }

    /// Base of screens that may close themselves or be swiped away: tells once the view is really gone.
    open class RemovableViewController: BaseViewController {
        public weak var removalListener: ViewRemovalListener?

        open override func viewDidDisappear(_ animated: Bool) {
            super.viewDidDisappear(animated)
            guard isMovingFromParent || isBeingDismissed || navigationController?.isBeingDismissed == true else { return }
            removalListener?.viewDidLeaveHierarchy()
        }
    }
    """

VIEW_CONTROLLABLE = """
    import %(ribs)s
    import UIKit

    public extension ViewControllable {
        func present(_ child: ViewControllable, animated: Bool = true, completion: (() -> Void)? = nil) {
            child.uiviewController.modalPresentationStyle = .fullScreen
            uiviewController.present(child.uiviewController, animated: animated, completion: completion)
        }

        func dismissPresented(animated: Bool = true) {
            guard uiviewController.presentedViewController != nil else { return }
            uiviewController.dismiss(animated: animated)
        }

        func push(_ child: ViewControllable, animated: Bool = true) {
            // The close button notifies the listener; the back button would not.
            child.uiviewController.navigationItem.hidesBackButton = true
            uiviewController.navigationController?.pushViewController(child.uiviewController, animated: animated)
        }

        func pop(_ child: ViewControllable, animated: Bool = true) {
            guard
                let navigation = child.uiviewController.navigationController,
                navigation.topViewController === child.uiviewController
            else { return }
            navigation.popViewController(animated: animated)
        }
    }
    """

VIEW_HELPERS = """
    import UIKit

    public extension UIViewController {
        func showMessage(_ message: String, title: String? = nil) {
            let alert = UIAlertController(title: title, message: message, preferredStyle: .alert)
            alert.addAction(UIAlertAction(title: "OK", style: .default))
            present(alert, animated: true)
        }

        func embed(_ child: UIViewController) {
            addChild(child)
            view.fill(with: child.view)
            child.didMove(toParent: self)
        }
    }

    public extension UIView {
        func fill(with subview: UIView) {
            subview.translatesAutoresizingMaskIntoConstraints = false
            addSubview(subview)
            NSLayoutConstraint.activate([
                subview.topAnchor.constraint(equalTo: topAnchor),
                subview.leadingAnchor.constraint(equalTo: leadingAnchor),
                subview.trailingAnchor.constraint(equalTo: trailingAnchor),
                subview.bottomAnchor.constraint(equalTo: bottomAnchor),
            ])
        }
    }
    """

RX_LIFECYCLE = """
    import RIBs
    import RxSwift

    public extension ObservableType {
        /// Delivers on the main scheduler for as long as the interactor is active.
        func observe(while interactor: Interactor, onNext: @escaping (Element) -> Void) {
            observe(on: MainScheduler.instance)
                .subscribe(onNext: onNext)
                .disposeOnDeactivate(interactor: interactor)
        }

        func unwrap<Wrapped>() -> Observable<Wrapped> where Element == Wrapped? {
            compactMap { $0 }
        }
    }
    """

COMBINE_LIFECYCLE = """
    import Combine
    import ModernRIBs

    public extension Publisher where Failure == Never {
        /// Delivers on the main queue for as long as the interactor is active.
        func observe(while interactor: Interactor, onNext: @escaping (Output) -> Void) {
            receive(on: DispatchQueue.main)
                .sink(receiveValue: onNext)
                .cancelOnDeactivate(interactor: interactor)
        }
    }
    """

ANALYTICS = """
    public enum AnalyticsEvent: Equatable {
        case screen(String)
        case tapped(String, in: String)
        case failed(String)
    }

    public protocol Analytics: AnyObject {
        func log(_ event: AnalyticsEvent)
    }

    public final class ConsoleAnalytics: Analytics {
        private var events: [AnalyticsEvent] = []

        public init() {}

        public func log(_ event: AnalyticsEvent) {
            events.append(event)
            if events.count > 500 { events.removeFirst(events.count - 500) }
        }
    }
    """

SERVICE = """
    import Foundation
    import %(stream_module)s

    struct %(Domain)sRecord: Hashable, Codable {
        let id: String
        var title: String
        var detail: String?
        var amount: Decimal
        var isVisible: Bool
        var updatedAt: Date
    }

    enum %(Domain)sServiceError: Error {
        case offline, rejected(reason: String)
    }

    protocol %(Domain)sServicing: AnyObject {
        var records: %(Records)s { get }
        func refresh() -> %(Refresh)s
        func update(_ record: %(Domain)sRecord)
    }

    final class %(Domain)sService: %(Domain)sServicing {
        private let storage = %(storage)s
        private var pending: [String: %(Domain)sRecord] = [:]

        var records: %(Records)s {
            storage.%(erase)s
        }

        func refresh() -> %(Refresh)s {
            let merged = storage.value.map { pending[$0.id] ?? $0 }
            return %(just)s
        }

        func update(_ record: %(Domain)sRecord) {
            pending[record.id] = record
            guard let index = storage.value.firstIndex(where: { $0.id == record.id }) else { return }
            var records = storage.value
            records[index] = record
            storage.%(send)s(records)
        }
    }
    """


def plain(text, words=None):
    """A template of this file without its indentation, with its placeholders filled in."""
    text = textwrap.dedent(text).lstrip("\n")
    return text % words if words else text


def foundation(flavour):
    """The files of the base module. A mixed app has the helpers for both frameworks."""
    is_combine = flavour == "combine"
    yield f"{FOUNDATION}/BaseViewController.swift", plain(BASE_VIEW_CONTROLLER)
    yield f"{FOUNDATION}/RemovableViewController.swift", plain(REMOVABLE_VIEW_CONTROLLER)
    yield f"{FOUNDATION}/UIViewController+Helpers.swift", plain(VIEW_HELPERS)
    yield f"{FOUNDATION}/Analytics.swift", plain(ANALYTICS)
    yield (
        f"{FOUNDATION}/ViewControllable+Navigation.swift",
        plain(VIEW_CONTROLLABLE, {"ribs": "ModernRIBs" if is_combine else "RIBs"}))
    exports = []
    if flavour != "combine":
        yield f"{FOUNDATION}/ObservableType+Interactor.swift", plain(RX_LIFECYCLE)
        exports += ["RIBs", "RxRelay", "RxSwift"]
    if flavour != "rx":
        yield f"{FOUNDATION}/Publisher+Interactor.swift", plain(COMBINE_LIFECYCLE)
        exports += ["Combine", "ModernRIBs"]
    if flavour != "mixed":
        yield f"{FOUNDATION}/Exports.swift", "".join(f"@_exported import {module}\n" for module in exports)


def service(domain, is_combine):
    """The service of a domain with its records."""
    record = f"{domain}Record"
    if is_combine:
        words = {
            "stream_module": "Combine", "Records": f"AnyPublisher<[{record}], Never>",
            "Refresh": f"AnyPublisher<[{record}], Error>",
            "storage": f"CurrentValueSubject<[{record}], Never>([])", "erase": "eraseToAnyPublisher()",
            "just": "Just(merged).setFailureType(to: Error.self).eraseToAnyPublisher()", "send": "send",
        }
    else:
        words = {
            "stream_module": "RxRelay\nimport RxSwift", "Records": f"Observable<[{record}]>",
            "Refresh": f"Single<[{record}]>",
            "storage": f"BehaviorRelay<[{record}]>(value: [])", "erase": "asObservable()", "just": ".just(merged)",
            "send": "accept",
        }
    return f"App/{domain}/Services/{domain}Service.swift", plain(SERVICE, words | {"Domain": domain})
