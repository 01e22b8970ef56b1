import AtlasCore
import RIBs
import RxCocoa
import RxSwift
import SafariServices
import UIKit

protocol ExhibitDetailPresentableListener: AnyObject {
    func didTapListen()
    func didTapFavourite()
    func didTapShop()
    func didPop()
}

final class ExhibitDetailViewController: BaseViewController, ExhibitDetailPresentable,
    ExhibitDetailViewControllable
{
    weak var listener: ExhibitDetailPresentableListener?

    private let summaryLabel = UILabel()
    private let listenButton = UIButton(type: .system)
    private let shopButton = UIButton(type: .system)
    private let favouriteItem = UIBarButtonItem()
    private let backItem = UIBarButtonItem(image: UIImage(systemName: "chevron.left"), style: .plain, target: nil, action: nil)

    override func setUpViews() {
        navigationItem.hidesBackButton = true
        navigationItem.leftBarButtonItem = backItem
        navigationItem.rightBarButtonItem = favouriteItem
        summaryLabel.numberOfLines = 0
        listenButton.setTitle("Listen", for: .normal)
        shopButton.setTitle("Shop", for: .normal)
        let stack = UIStackView(arrangedSubviews: [summaryLabel, listenButton, shopButton])
        stack.axis = .vertical
        stack.frame = view.bounds.insetBy(dx: 16, dy: 120)
        view.addSubview(stack)
    }

    override func bindViews() {
        backItem.rx.tap
            .bind(with: self) { owner, _ in owner.goBack() }
            .disposed(by: disposeBag)

        favouriteItem.rx.tap
            .subscribe(with: self, onNext: { owner, _ in owner.listener?.didTapFavourite() })
            .disposed(by: disposeBag)

        listenButton.rx.tap
            .subscribe(onNext: { [weak self] in self?.listener?.didTapListen() })
            .disposed(by: disposeBag)

        shopButton.rx.tap
            .subscribe(onNext: { [weak self] in self?.listener?.didTapShop() })
            .disposed(by: disposeBag)
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationController?.interactivePopGestureRecognizer?.isEnabled = false
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        navigationController?.interactivePopGestureRecognizer?.isEnabled = true
    }

    override func accessibilityPerformEscape() -> Bool {
        goBack()
        return true
    }

    func show(_ exhibit: Exhibit) {
        title = exhibit.title
        summaryLabel.text = exhibit.summary
        listenButton.isHidden = exhibit.audioURL == nil
        shopButton.isHidden = exhibit.shopURL == nil
    }

    func show(isFavourite: Bool) {
        favouriteItem.image = UIImage(systemName: isFavourite ? "star.fill" : "star")
    }

    func openShop(_ url: URL) {
        let safari = SFSafariViewController(url: url)
        safari.delegate = self
        present(safari, animated: true)
    }

    private func goBack() {
        navigationController?.popViewController(animated: true)
        listener?.didPop()
    }
}

extension ExhibitDetailViewController: SFSafariViewControllerDelegate {
    func safariViewControllerDidFinish(_ controller: SFSafariViewController) {
        controller.dismiss(animated: true)
    }
}
