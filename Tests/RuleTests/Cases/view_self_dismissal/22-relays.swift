// === a relay that nobody outside hears
// clean: a relay that the Presentable exposes

import RIBs
import RxRelay
import RxSwift
import UIKit

protocol WeatherPresentable: Presentable {
//+ var closed: Observable<Void> { get }
}

final class WeatherViewController: UIViewController, WeatherPresentable, ViewControllable {

    private let closedRelay = PublishRelay<Void>()

    var closed: Observable<Void> { closedRelay.asObservable() }

    @objc private func closeTapped() {
        closedRelay.accept(())
        dismiss(animated: true)
    //  ^^^^^^^ view_self_dismissal: closeTapped
    }
}

// === subjects and publishers, in every spelling of an emission

import Combine
import RIBs
import RxSwift
import UIKit

protocol OceanPresentable: Presentable {
    var closes: PublishSubject<Void> { get }
    var backs: AnyPublisher<Void, Never> { get }
}

final class OceanViewController: UIViewController, OceanPresentable, ViewControllable {

    let closes = PublishSubject<Void>()
    private let backSubject = PassthroughSubject<Void, Never>()

    var backs: AnyPublisher<Void, Never> { backSubject.eraseToAnyPublisher() }

    @objc private func closeTapped() {
        closes.onNext(())
        dismiss(animated: true)
    }

    @objc private func doneTapped() {
        dismiss(animated: true)
        closes.on(.next(()))
    }

    @objc private func backTapped() {
        backSubject.send()
        navigationController?.popViewController(animated: true)
    }
}

// === a relay that the view itself subscribes to something else
// clean: a relay that the view itself subscribes to the listener, over a second relay

import RIBs
import RxRelay
import RxSwift
import UIKit

// use: view-protocols Forest didTapClose

final class ForestViewController: UIViewController, ForestPresentable, ForestViewControllable {
    weak var listener: ForestPresentableListener?
    private let tapRelay = PublishRelay<Void>()
    private let closeRelay = PublishRelay<Void>()
    private let disposeBag = DisposeBag()

    override func viewDidLoad() {
        super.viewDidLoad()
        tapRelay.bind(to: closeRelay).disposed(by: disposeBag)
        closeRelay
            .subscribe(onNext: { [weak self] in
//-             self?.view.endEditing(true)
//+             self?.listener?.didTapClose()
            })
            .disposed(by: disposeBag)
    }

    @objc private func closeTapped() {
        tapRelay.accept(())
        dismiss(animated: true)
    //  ^^^^^^^ view_self_dismissal: closeTapped
    }
}

// === a relay of the base class that a subclass does not subscribe
// clean: a relay of the base class that a subclass subscribes to the listener
// --- SlideViewController.swift
import RxRelay
import UIKit

class SlideViewController: UIViewController {
    let slideRelay = PublishRelay<Void>()

    @objc func slidOut() {
        slideRelay.accept(())
        dismiss(animated: true)
    //  ^^^^^^^ view_self_dismissal: slidOut
    }
}

// --- RiverViewController.swift
import RIBs
import RxSwift
import UIKit

// use: view-protocols River didSlideOut

final class RiverViewController: SlideViewController, RiverPresentable, RiverViewControllable {
    weak var listener: RiverPresentableListener?
    private let disposeBag = DisposeBag()

//+ override func viewDidLoad() {
//+     super.viewDidLoad()
//+     slideRelay
//+         .subscribe(onNext: { [weak self] in self?.listener?.didSlideOut() })
//+         .disposed(by: disposeBag)
//+ }
}

// === a handler of taps that nobody else hears
// clean: a handler of taps that the Presentable exposes
// use: ribs-rx-uikit

protocol HarborPresentable: Presentable {
//+ var closeTaps: Observable<Void> { get }
}

final class HarborViewController: UIViewController, HarborPresentable, ViewControllable {

    private let closeButton = UIButton()
    private let disposeBag = DisposeBag()

    var closeTaps: Observable<Void> { closeButton.rx.tap.asObservable() }

    override func viewDidLoad() {
        super.viewDidLoad()
        closeTaps
            .subscribe(onNext: { [weak self] in
                self?.dismiss(animated: true)
                //    ^^^^^^^ view_self_dismissal: HarborViewController
            })
            .disposed(by: disposeBag)
    }
}

// === the tap goes on into a relay that the Presentable exposes

import RIBs
import RxCocoa
import RxRelay
import RxSwift
import UIKit

protocol TemplePresentable: Presentable {
    var closeRelay: PublishRelay<Void> { get }
}

final class TempleViewController: UIViewController, TemplePresentable, ViewControllable {

    let closeRelay = PublishRelay<Void>()
    private let closeButton = UIButton()
    private let disposeBag = DisposeBag()

    override func viewDidLoad() {
        super.viewDidLoad()
        closeButton.rx.tap
            .do(onNext: { [weak self] in self?.dismiss(animated: true) })
            .bind(to: closeRelay)
            .disposed(by: disposeBag)
    }
}

// === a method of the Presentable that sets up a button shows nobody its taps
// clean: a method of the Presentable hands out a button's taps
// use: ribs-rx-uikit

protocol GardenPresentable: Presentable {
//- func setLoading(_ isLoading: Bool)
//+ func closeTaps() -> Observable<Void>
}

final class GardenViewController: UIViewController, GardenPresentable, ViewControllable {

    private let closeButton = UIButton()
    private let disposeBag = DisposeBag()

    override func viewDidLoad() {
        super.viewDidLoad()
        closeButton.rx.tap
            .subscribe(onNext: { [weak self] in
                self?.dismiss(animated: true)
            //        ^^^^^^^ view_self_dismissal: viewDidLoad
            })
            .disposed(by: disposeBag)
    }

//- func setLoading(_ isLoading: Bool) {
//-     closeButton.isEnabled = !isLoading
//+ func closeTaps() -> Observable<Void> {
//+     closeButton.rx.tap.asObservable()
    }
}

// === a method of the Presentable binds a button's taps to what it is given
// use: ribs-rx-uikit

protocol GardenPresentable: Presentable {
    func bindClosing(to relay: PublishRelay<Void>)
}

final class GardenViewController: UIViewController, GardenPresentable, ViewControllable {

    private let closeButton = UIButton()
    private let disposeBag = DisposeBag()

    override func viewDidLoad() {
        super.viewDidLoad()
        closeButton.rx.tap
            .subscribe(onNext: { [weak self] in
                self?.dismiss(animated: true)
            })
            .disposed(by: disposeBag)
    }

    func bindClosing(to relay: PublishRelay<Void>) {
        closeButton.rx.tap
            .bind(to: relay)
            .disposed(by: disposeBag)
    }
}

// === what the view emits leads through two functions to something else
// clean: what the view emits leads through two functions to a stored closure

import RIBs
import RxRelay
import RxSwift
import UIKit

// use: view-protocols Willow didTapClose

final class WillowViewController: UIViewController, WillowPresentable, WillowViewControllable {
    weak var listener: WillowPresentableListener?
    var onClose: (() -> Void)?
    private let closed = PublishRelay<Void>()
    private let disposeBag = DisposeBag()

    override func viewDidLoad() {
        super.viewDidLoad()
        closed.subscribe(onNext: { [weak self] in self?.didClose() }).disposed(by: disposeBag)
    }

    private func didClose() { finish() }

    private func finish() {
//-     title = nil
//+     onClose?()
    }

    @objc private func closeTapped() {
        dismiss(animated: true) { [weak self] in self?.closed.accept(()) }
    //  ^^^^^^^ view_self_dismissal: closeTapped
    }
}

// === a subject of the base class that nobody hears
// clean: a subject of the base class that the subclass hears
// use: ribs-combine-uikit, view-protocols Music didTapClose

class SheetViewController: UIViewController {
    private let closed = PassthroughSubject<Bool, Never>()

    var closings: AnyPublisher<Bool, Never> { closed.eraseToAnyPublisher() }

    @objc func closeTapped() {
        dismiss(animated: false) { self.closed.send(true) }
    //  ^^^^^^^ view_self_dismissal: closeTapped
    }
}

final class MusicViewController: SheetViewController, MusicPresentable, MusicViewControllable {
    weak var listener: MusicPresentableListener?
    private var cancellables: Set<AnyCancellable> = []

    override func viewDidLoad() {
        super.viewDidLoad()
//+     closings.sink { [weak self] _ in self?.listener?.didTapClose() }.store(in: &cancellables)
    }
}
