// === pop from a bar button
// clean: ..., and the listener hears of it
// use: ribs-uikit, view-protocols TripDetail didTapBack

final class TripDetailViewController: UIViewController, TripDetailPresentable, TripDetailViewControllable {
    weak var listener: TripDetailPresentableListener?

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Back", style: .plain, target: self, action: #selector(backTapped))
    }

    @objc private func backTapped() {
//+     listener?.didTapBack()
        navigationController?.popViewController(animated: true)
        //                    ^^^^^^^^^^^^^^^^^ view_self_dismissal: backTapped
    }
}

// === the popped controller is thrown away
// clean: ..., and the listener hears of it
// use: ribs-uikit

protocol MemoPresentableListener: AnyObject {
    func didTapBack()
    func didTapDelete()
}

// use: presentable-with-listener Memo, view-controllable Memo

final class MemoViewController: UIViewController, MemoPresentable, MemoViewControllable {
    weak var listener: MemoPresentableListener?

    @objc private func backTapped() {
        _ = navigationController?.popViewController(animated: true)
        //                        ^^^^^^^^^^^^^^^^^ view_self_dismissal: backTapped
//+     listener?.didTapBack()
    }

    @objc private func deleteTapped() {
        let _ = self.navigationController?.popViewController(animated: true)
        //                                 ^^^^^^^^^^^^^^^^^ view_self_dismissal: deleteTapped
//+     listener?.didTapDelete()
    }
}

// === pop from an rx tap
// clean: ..., and the listener hears of it
// use: ribs-rx-uikit, view-protocols Search didTapBack

final class SearchViewController: UIViewController, SearchPresentable, SearchViewControllable {
    weak var listener: SearchPresentableListener?
    private let backButton = UIButton()
    private let disposeBag = DisposeBag()

    override func viewDidLoad() {
        super.viewDidLoad()
        backButton.rx.tap
            .subscribe(onNext: { [weak self] in
                self?.navigationController?.popViewController(animated: true)
                //                          ^^^^^^^^^^^^^^^^^ view_self_dismissal: SearchViewController
//+             self?.listener?.didTapBack()
            })
            .disposed(by: disposeBag)
    }
}

// === pop to the root
// clean: ..., and the listener hears of it
// use: ribs-uikit, view-protocols OrderDone didTapHome

final class OrderDoneViewController: UIViewController, OrderDonePresentable, OrderDoneViewControllable {
    weak var listener: OrderDonePresentableListener?

    @objc private func homeTapped() {
        navigationController?.popToRootViewController(animated: true)
        //                    ^^^^^^^^^^^^^^^^^^^^^^^ view_self_dismissal: homeTapped
//+     listener?.didTapHome()
    }
}

// === pop to a controller below the view
// clean: ..., and the listener hears of it
// use: ribs-uikit, view-protocols Seat didConfirmSeat

final class SeatViewController: UIViewController, SeatPresentable, SeatViewControllable {
    weak var listener: SeatPresentableListener?

    @objc private func confirmTapped() {
        guard let list = navigationController?.viewControllers.first(where: { $0 is UITableViewController }) else { return }
        navigationController?.popToViewController(list, animated: true)
        //                    ^^^^^^^^^^^^^^^^^^^ view_self_dismissal: confirmTapped
//+     listener?.didConfirmSeat()
    }
}

// === pop to the view itself removes only what is above it
// use: ribs-uikit, view-protocols Hotel didTapBook

final class HotelViewController: UIViewController, HotelPresentable, HotelViewControllable {
    weak var listener: HotelPresentableListener?

    @objc private func collapseTapped() {
        navigationController?.popToViewController(self, animated: true)
    }
}

// === another stack without the view
// clean: ..., and the listener hears of it
// use: ribs-uikit, view-protocols Signup didFinishSignup

final class SignupViewController: UIViewController, SignupPresentable, SignupViewControllable {
    weak var listener: SignupPresentableListener?

    @objc private func finishTapped() {
        let welcome = UIViewController()
        navigationController?.setViewControllers([welcome], animated: true)
        //                    ^^^^^^^^^^^^^^^^^^ view_self_dismissal: finishTapped
//+     listener?.didFinishSignup()
    }
}

// === a new stack that visibly holds the view
// use: ribs-uikit, view-protocols Summary didTapBack

final class SummaryViewController: UIViewController, SummaryPresentable, SummaryViewControllable {
    weak var listener: SummaryPresentableListener?

    @objc private func forgetHistoryTapped() {
        navigationController?.setViewControllers([self], animated: false)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        navigationController?.viewControllers = [UIViewController(), self]
    }
}

// === a new stack that extends the old one
// use: ribs-uikit, view-protocols Category didTapBack

final class CategoryViewController: UIViewController, CategoryPresentable, CategoryViewControllable {
    weak var listener: CategoryPresentableListener?

    @objc private func detailTapped() {
        guard let navigation = navigationController else { return }
        navigation.setViewControllers(navigation.viewControllers + [UIViewController()], animated: true)
    }

    @objc private func helpTapped() {
        guard let navigation = navigationController else { return }
        var stack = navigation.viewControllers
        stack.append(UIViewController())
        navigation.viewControllers = stack
    }

    @objc private func moreTapped() {
        navigationController?.viewControllers.append(UIViewController())
    }
}

// === a new stack in which another controller takes the view's place
// clean: ..., and the listener hears of it
// use: ribs-uikit, view-protocols CardForm didSaveCard

final class CardFormViewController: UIViewController, CardFormPresentable, CardFormViewControllable {
    weak var listener: CardFormPresentableListener?

    @objc private func saveTapped() {
        guard let navigation = navigationController else { return }
        var stack = navigation.viewControllers
        stack.removeLast()
        stack.append(UIViewController())
        navigation.setViewControllers(stack, animated: true)
        //         ^^^^^^^^^^^^^^^^^^ view_self_dismissal: saveTapped
//+     listener?.didSaveCard()
    }
}

// === the stack assigned without its last
// clean: ..., and the listener hears of it
// use: ribs-uikit, view-protocols Language didSelectLanguage

final class LanguageViewController: UIViewController, LanguagePresentable, LanguageViewControllable {
    weak var listener: LanguagePresentableListener?

    @objc private func selectTapped() {
        guard let navigation = navigationController else { return }
        navigation.viewControllers = Array(navigation.viewControllers.dropLast())
        //         ^^^^^^^^^^^^^^^ view_self_dismissal: selectTapped
//+     listener?.didSelectLanguage()
    }

    @objc private func resetTapped() {
        navigationController?.viewControllers = []
        //                    ^^^^^^^^^^^^^^^ view_self_dismissal: resetTapped
//+     listener?.didSelectLanguage()
    }
}

// === the last of the stack removed in place
// clean: ..., and the listener hears of it
// use: ribs-uikit, view-protocols Ticket didTapBack

final class TicketViewController: UIViewController, TicketPresentable, TicketViewControllable {
    weak var listener: TicketPresentableListener?

    @objc private func backTapped() {
        navigationController?.viewControllers.removeLast()
        //                                    ^^^^^^^^^^ view_self_dismissal: backTapped
//+     listener?.didTapBack()
    }

    @objc private func exitTapped() {
        navigationController?.viewControllers.removeAll()
        //                                    ^^^^^^^^^ view_self_dismissal: exitTapped
//+     listener?.didTapBack()
    }
}
