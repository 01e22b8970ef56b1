// === the handler of a UIAction
// clean: ..., and the listener hears of it
// use: ribs-uikit, view-protocols Menu didTapClose

final class MenuViewController: UIViewController, MenuPresentable, MenuViewControllable {
    weak var listener: MenuPresentableListener?
    private lazy var closeButton = UIButton(primaryAction: UIAction(title: "Close") { [weak self] _ in
        self?.dismiss(animated: true)
        //    ^^^^^^^ view_self_dismissal: MenuViewController
//+     self?.listener?.didTapClose()
    })
}

// === the handler of an alert's action closes the view as well
// clean: ..., and the listener hears of it
// use: ribs-uikit, view-protocols Draft didTapDiscard

final class DraftViewController: UIViewController, DraftPresentable, DraftViewControllable {
    weak var listener: DraftPresentableListener?

    @objc private func cancelTapped() {
        let alert = UIAlertController(title: "Discard?", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Discard", style: .destructive) { [weak self] _ in
            self?.dismiss(animated: true)
            //    ^^^^^^^ view_self_dismissal: DraftViewController
//+         self?.listener?.didTapDiscard()
        })
        alert.addAction(UIAlertAction(title: "Stay", style: .cancel))
        present(alert, animated: true)
    }
}

// === a tap outside the card, by gesture recogniser
// clean: ..., and the listener hears of it
// use: ribs-uikit, view-protocols Popup didTapOutside

final class PopupViewController: UIViewController, PopupPresentable, PopupViewControllable {
    weak var listener: PopupPresentableListener?

    override func viewDidLoad() {
        super.viewDidLoad()
        let tap = UITapGestureRecognizer(target: self, action: #selector(outsideTapped(_:)))
        view.addGestureRecognizer(tap)
    }

    @objc private func outsideTapped(_ recognizer: UITapGestureRecognizer) {
        dismiss(animated: false)
    //  ^^^^^^^ view_self_dismissal: outsideTapped
//+     listener?.didTapOutside()
    }
}

// === a touch outside the card, by touchesBegan
// clean: ..., and the listener hears of it
// use: ribs-uikit, view-protocols Picker didTapOutside

final class PickerViewController: UIViewController, PickerPresentable, PickerViewControllable {
    weak var listener: PickerPresentableListener?
    private let cardView = UIView()

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesBegan(touches, with: event)
        guard let touch = touches.first, touch.view !== cardView else { return }
//+     listener?.didTapOutside()
        dismiss(animated: true)
    //  ^^^^^^^ view_self_dismissal: touchesBegan
    }
}

// === rx taps by bind, drive and emit
// clean: ..., and the listener hears of it
// use: ribs-rx-uikit, view-protocols Booking didTapClose

final class BookingViewController: UIViewController, BookingPresentable, BookingViewControllable {
    weak var listener: BookingPresentableListener?
    private let disposeBag = DisposeBag()
    private let closeButton = UIButton()
    private let doneButton = UIButton()
    private let backButton = UIButton()
    private let skipButton = UIButton()

    override func viewDidLoad() {
        super.viewDidLoad()
        closeButton.rx.tap
            .bind { [weak self] in
//+             self?.listener?.didTapClose()
                self?.dismiss(animated: true)
                //    ^^^^^^^ view_self_dismissal: BookingViewController
            }
            .disposed(by: disposeBag)
        doneButton.rx.tap.asDriver()
            .drive(onNext: { [weak self] in
//+             self?.listener?.didTapClose()
                self?.dismiss(animated: true)
                //    ^^^^^^^ view_self_dismissal: BookingViewController
            })
            .disposed(by: disposeBag)
        backButton.rx.tap.asSignal()
            .emit(onNext: { [weak self] _ in
//+             self?.listener?.didTapClose()
                self?.navigationController?.popViewController(animated: true)
                //                          ^^^^^^^^^^^^^^^^^ view_self_dismissal: BookingViewController
            })
            .disposed(by: disposeBag)
        skipButton.rx.tap
            .bind(with: self) { owner, _ in
//+             owner.listener?.didTapClose()
                owner.dismiss(animated: true)
                //    ^^^^^^^ view_self_dismissal: BookingViewController
            }
            .disposed(by: disposeBag)
    }
}

// === a binder of the view
// clean: ..., and the listener hears of it
// use: ribs-rx-uikit, view-protocols Station didTapClose

final class StationViewController: UIViewController, StationPresentable, StationViewControllable {
    weak var listener: StationPresentableListener?
    private let disposeBag = DisposeBag()
    private let closeButton = UIButton()

    private var close: Binder<Void> {
        Binder(self) { vc, _ in
            vc.dismiss(animated: true)
           //  ^^^^^^^ view_self_dismissal: StationViewController
//+         vc.listener?.didTapClose()
        }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        closeButton.rx.tap.bind(to: close).disposed(by: disposeBag)
    }
}

// === a Combine sink
// clean: ..., and the listener hears of it

import Combine
import ModernRIBs
import UIKit

// use: view-protocols Transfer didFinishTransfer

final class TransferViewController: UIViewController, TransferPresentable, TransferViewControllable {
    weak var listener: TransferPresentableListener?
    private let finished = PassthroughSubject<Void, Never>()
    private var cancellables = Set<AnyCancellable>()

    override func viewDidLoad() {
        super.viewDidLoad()
        finished
            .receive(on: DispatchQueue.main)
            .sink { [weak self] in
                self?.dismiss(animated: true)
                //    ^^^^^^^ view_self_dismissal: TransferViewController
//+             self?.listener?.didFinishTransfer()
            }
            .store(in: &cancellables)
    }
}
