import RIBs
import UIKit

protocol WelcomePresentableListener: AnyObject {
    func didTapStart()
    func didTapBanner()
}

final class WelcomeViewController: UIViewController, WelcomePresentable, WelcomeViewControllable {

    weak var listener: WelcomePresentableListener?

    private let banner = BannerView()
    private let startButton = UIButton(type: .system)

    override func viewDidLoad() {
        super.viewDidLoad()
        banner.delegate = self
        banner.isHidden = true
        view.addSubview(banner)
        startButton.setTitle("My appointments", for: .normal)
        startButton.addTarget(self, action: #selector(startTapped), for: .touchUpInside)
        view.addSubview(startButton)
    }

    @objc private func startTapped() {
        listener?.didTapStart()
    }

    // MARK: - WelcomePresentable

    func showBanner(_ text: String?) {
        banner.text = text
        banner.isHidden = text == nil
        view.bringSubviewToFront(banner)
    }
}

extension WelcomeViewController: BannerViewDelegate {

    func bannerViewWasTapped(_ bannerView: BannerView) {
        listener?.didTapBanner()
    }
}
