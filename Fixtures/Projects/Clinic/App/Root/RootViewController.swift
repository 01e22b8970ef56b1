import RIBs
import UIKit

protocol RootPresentableListener: AnyObject {
    func didTapBanner()
}

final class RootViewController: UIViewController, RootPresentable, RootViewControllable {

    weak var listener: RootPresentableListener?

    private let banner = BannerView()

    override func viewDidLoad() {
        super.viewDidLoad()
        banner.delegate = self
        banner.isHidden = true
        view.addSubview(banner)
    }

    // MARK: - RootPresentable

    func showBanner(_ text: String?) {
        banner.text = text
        banner.isHidden = text == nil
        view.bringSubviewToFront(banner)
    }

    // MARK: - RootViewControllable

    func show(_ viewControllable: ViewControllable) {
        embed(UINavigationController(rootViewController: viewControllable.uiviewController))
    }
}

extension RootViewController: BannerViewDelegate {

    func bannerViewWasTapped(_ bannerView: BannerView) {
        listener?.didTapBanner()
    }
}
