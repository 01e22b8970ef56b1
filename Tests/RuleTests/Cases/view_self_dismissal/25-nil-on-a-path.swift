// === the self of a weak capture that is nil is no path: completions
// use: ribs-uikit, view-protocols Kiosk didTapClose

final class KioskViewController: UIViewController, KioskPresentable, KioskViewControllable {
    weak var listener: KioskPresentableListener?

    @objc private func closeTapped() {
        dismiss(animated: true) { [weak self] in
            guard let self else { return }
            listener?.didTapClose()
        }
    }

    @objc private func oldTapped() {
        dismiss(animated: true, completion: { [weak self] in
            guard let self = self else { return }
            self.listener?.didTapClose()
        })
    }

    @objc private func strongTapped() {
        dismiss(animated: true) { [weak self] in
            guard let strongSelf = self else { return }
            strongSelf.listener?.didTapClose()
        }
    }

    @objc private func tickTapped() {
        dismiss(animated: true) { [weak self] in
            guard let `self` = self else { return }
            `self`.listener?.didTapClose()
        }
    }

    @objc private func ifTapped() {
        dismiss(animated: true) { [weak self] in
            if let self { self.listener?.didTapClose() }
        }
    }

    @objc private func ifOldTapped() {
        dismiss(animated: true) { [weak self] in
            if let self = self {
                self.listener?.didTapClose()
            } else {
                print("gone")
            }
        }
    }

    @objc private func bothTapped() {
        dismiss(animated: true) { [weak self] in
            guard let self, let listener = self.listener else { return }
            listener.didTapClose()
        }
    }

    @objc private func popTapped() {
        DispatchQueue.main.async { [weak self] in
            guard let self else { return }
            navigationController?.popViewController(animated: true)
            listener?.didTapClose()
        }
    }
}

// === the self of a weak capture that is nil is no path: comparisons, patterns and names
// use: ribs-uikit, view-protocols Stall didTapClose

final class StallViewController: UIViewController, StallPresentable, StallViewControllable {
    weak var listener: StallPresentableListener?

    private let closeButton = UIButton()

    override func viewDidLoad() {
        super.viewDidLoad()
        closeButton.addAction(
            UIAction { [weak self] _ in
                self?.dismiss(animated: true) {
                    if self == nil { return }
                    self?.listener?.didTapClose()
                }
            }, for: .touchUpInside)
    }

    @objc private func unequalTapped() {
        dismiss(animated: true) { [weak self] in
            if nil != self { self?.listener?.didTapClose() }
        }
    }

    @objc private func eitherTapped() {
        dismiss(animated: true) { [weak self] in
            if self == nil || self?.listener == nil { return }
            self?.listener?.didTapClose()
        }
    }

    @objc private func guardedTapped() {
        dismiss(animated: true) { [weak self] in
            guard self != nil && self?.listener != nil else { return }
            self?.listener?.didTapClose()
        }
    }

    @objc private func namedTapped() {
        weak var weakSelf = self
        dismiss(animated: true) {
            guard let me = weakSelf else { return }
            me.listener?.didTapClose()
        }
    }

    @objc private func renamedTapped() {
        dismiss(animated: true) { [weak view = self] in
            guard let view else { return }
            view.listener?.didTapClose()
        }
    }

    @objc private func patternTapped() {
        dismiss(animated: true) { [weak self] in
            if case let me? = self { me.listener?.didTapClose() }
        }
    }

    @objc private func switchTapped() {
        dismiss(animated: true) { [weak self] in
            switch self {
            case let me?: me.listener?.didTapClose()
            case nil: break
            }
        }
    }

    @objc private func noneTapped() {
        dismiss(animated: true) { [weak self] in
            switch self?.listener {
            case .some: self?.listener?.didTapClose()
            case .none: print("nobody")
            }
        }
    }

    @objc private func nestedTapped() {
        DispatchQueue.main.async { [weak self] in
            guard let self else { return }
            dismiss(animated: true) { [weak self] in
                guard let self else { return }
                listener?.didTapClose()
            }
        }
    }
}

// === a guard that asks for more than self is a path
// use: ribs-uikit, view-protocols Booth didTapClose

final class OtherBoothViewController: UIViewController {
    weak var listener: BoothPresentableListener?
}

final class BoothViewController: UIViewController, BoothPresentable, BoothViewControllable {
    weak var listener: BoothPresentableListener?

    private var isReady = false
    private var draft: String?
    private var child: BoothViewController?

    @objc private func closeTapped() {
        dismiss(animated: true) { [weak self] in
      //^^^^^^^ view_self_dismissal: closeTapped
            guard let self, isReady else { return }
            listener?.didTapClose()
        }
    }

    @objc private func draftTapped() {
        dismiss(animated: true) { [weak self] in
      //^^^^^^^ view_self_dismissal: draftTapped
            guard let self, let draft else { return }
            print(draft)
            listener?.didTapClose()
        }
    }

    @objc private func memberTapped() {
        dismiss(animated: true) { [weak self] in
      //^^^^^^^ view_self_dismissal: memberTapped
            guard let child = self?.child else { return }
            child.listener?.didTapClose()
        }
    }

    @objc private func eitherTapped() {
        dismiss(animated: true) { [weak self] in
      //^^^^^^^ view_self_dismissal: eitherTapped
            if self == nil || self?.isReady == false { return }
            self?.listener?.didTapClose()
        }
    }

    @objc private func castTapped() {
        dismiss(animated: true) { [weak self] in
      //^^^^^^^ view_self_dismissal: castTapped
            guard let other = self as? OtherBoothViewController else { return }
            other.listener?.didTapClose()
        }
    }

    @objc private func silentTapped() {
        dismiss(animated: true) { [weak self] in
      //^^^^^^^ view_self_dismissal: silentTapped
            guard let self else { return }
            isReady = true
        }
    }

    @objc private func sideTapped() {
        dismiss(animated: true) { [weak self] in
      //^^^^^^^ view_self_dismissal: sideTapped
            guard let self else { return }
            if isReady { listener?.didTapClose() }
        }
    }

    @objc private func switchTapped() {
        dismiss(animated: true) { [weak self] in
      //^^^^^^^ view_self_dismissal: switchTapped
            switch self?.draft {
            case let draft?: self?.listener?.didTapClose()
            case nil: break
            }
        }
    }
}

// === a stored closure that is nil is no path
// use: ribs-uikit, view-protocols Tent didTapClose

final class TentViewController: UIViewController, TentPresentable, TentViewControllable {
    weak var listener: TentPresentableListener?

    var onClose: (() -> Void)?

    @objc private func closeTapped() {
        dismiss(animated: true)
        guard let onClose else { return }
        onClose()
    }

    @objc private func doneTapped() {
        dismiss(animated: true) { [weak self] in
            if let onClose = self?.onClose { onClose() }
        }
    }

    @objc private func oldTapped() {
        if onClose != nil { onClose?() }
        dismiss(animated: true)
    }
}
