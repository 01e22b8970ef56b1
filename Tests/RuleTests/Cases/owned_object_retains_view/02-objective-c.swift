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

// === a helper in Objective-C, with another name in Swift, holds any view controller strongly
// clean: ..., weakly
// use: ribs-uikit

protocol FeedPresentable: Presentable {}

final class FeedViewController: UIViewController, FeedPresentable, ViewControllable {
    private lazy var keyboard = KeyboardHelper(owner: self)

    override func viewDidLoad() {
        super.viewDidLoad()
        keyboard.start()
    }
}
// --- RIBKeyboardHelper.h
NS_SWIFT_NAME(KeyboardHelper)
@interface RIBKeyboardHelper : NSObject
- (instancetype)initWithOwner:(UIViewController *)owner;
- (void)start;
@end
// --- RIBKeyboardHelper.m
#import "RIBKeyboardHelper.h"

@interface RIBKeyboardHelper ()
//- @property (nonatomic, strong) UIViewController *owner;
//                                                  ^^^^^ owned_object_retains_view: 'RIBKeyboardHelper' keeps 'FeedViewController'
//+ @property (nonatomic, weak) UIViewController *owner;
@end

@implementation RIBKeyboardHelper

- (instancetype)initWithOwner:(UIViewController *)owner {
    if ((self = [super init])) {
        _owner = owner;
    }
    return self;
}

- (void)start { [self.owner.view setNeedsLayout]; }

@end
