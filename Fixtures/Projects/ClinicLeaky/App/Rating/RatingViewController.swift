import RxCocoa
import RxSwift
import UIKit

protocol RatingPresentableListener: AnyObject {
    func didTapRate()
}

final class RatingViewController: UIViewController, RatingPresentable, RatingViewControllable {

    weak var listener: RatingPresentableListener?

    @IBAction private func rateTapped(_ sender: UIButton) {
        listener?.didTapRate()
    }
}

extension RatingViewController: UITableViewDataSource {

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        5
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "rating", for: indexPath)
        if let cell = cell as? RatingCell {
            cell.doneButton.rx.tap
                .subscribe(onNext: { [weak self] in self?.listener?.didTapRate() })
                .disposed(by: cell.bag)
            cell.helpButton.rx.tap
                .subscribe(onNext: { [weak tableView] in tableView?.reloadData() })
                .disposed(by: cell.reusableBag)
        }
        return cell
    }
}

final class RatingCell: UITableViewCell {

    let doneButton = UIButton()
    let helpButton = UIButton()
    let bag = DisposeBag()
    private(set) var reusableBag = DisposeBag()

    override func prepareForReuse() {
        super.prepareForReuse()
        reusableBag = DisposeBag()
    }
}
