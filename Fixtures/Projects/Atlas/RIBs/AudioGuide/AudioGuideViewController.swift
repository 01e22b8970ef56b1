import AtlasCore
import RIBs
import RxCocoa
import RxSwift
import UIKit

final class AudioGuideViewController: SheetViewController, AudioGuidePresentable, AudioGuideViewControllable {
    private let playButton = UIButton(type: .system)
    private let closeButton = UIButton(type: .close)
    private let progressView = UIProgressView()

    var playTaps: Observable<Bool> {
        playButton.rx.tap.scan(false) { isPlaying, _ in !isPlaying }
    }

    override func setUpViews() {
        playButton.setImage(UIImage(systemName: "playpause.fill"), for: .normal)
        let stack = UIStackView(arrangedSubviews: [closeButton, progressView, playButton])
        stack.axis = .vertical
        stack.spacing = 24
        stack.frame = view.bounds.insetBy(dx: 32, dy: 64)
        view.addSubview(stack)
    }

    override func bindViews() {
        closeButton.rx.tap
            .subscribe(onNext: { [weak self] in self?.dismiss(animated: true) })
            .disposed(by: disposeBag)
    }

    func show(progress: Double) {
        progressView.setProgress(Float(progress), animated: true)
    }
}
