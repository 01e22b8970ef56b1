// === a view in Objective-C holds its delegate strongly
// clean: ..., weakly
// use: ribs-uikit

protocol FeedPresentable: Presentable {}

final class FeedViewController: UIViewController, FeedPresentable, ViewControllable, BannerViewDelegate {
    private let banner = BannerView()

    override func viewDidLoad() {
        super.viewDidLoad()
        banner.delegate = self
        view.addSubview(banner)
    }
}
// --- BannerView.h
@import UIKit;

@protocol BannerViewDelegate <NSObject>
- (void)bannerWasTapped;
@end

@interface BannerView : UIView
//- @property (nonatomic, retain) id<BannerViewDelegate> delegate;
//                                                       ^^^^^^^^ owned_object_retains_view: 'BannerView' keeps 'FeedViewController'
//+ @property (nonatomic, weak) id<BannerViewDelegate> delegate;
@end
