// === a base class in Objective-C tells its subclass, and a class between them does not call super
// clean: ..., and calls super
// use: ribs-uikit, child-rib Note
// --- PageViewController.m
@interface PageViewController : UIViewController
@end

@implementation PageViewController

- (void)didMoveToParentViewController:(UIViewController *)parent {
//      ~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ this notifies the listener
    [super didMoveToParentViewController:parent];
    if (parent == nil) { [self pageDidLeave]; }
}

- (void)pageDidLeave {}

@end
// --- PlayerViewController.m
#import "PageViewController.h"

@interface PlayerViewController : PageViewController
@property (nonatomic, strong) Player *player;
@end

@implementation PlayerViewController

- (void)didMoveToParentViewController:(UIViewController *)parent {
//      ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ removal_notifier_super_missing: 'NoteViewController'
//+ [super didMoveToParentViewController:parent];
    [self.player stop];
}

@end
// --- NoteViewController.swift
final class NoteViewController: PlayerViewController, NotePresentable, ViewControllable {
    weak var listener: NotePresentableListener?

    override func pageDidLeave() { listener?.didTapClose() }
}

// === a class in Objective-C replaces the notification of its base class
// use: ribs-uikit, child-rib Note
// --- PageViewController.m
@interface PageViewController : UIViewController
@end

@implementation PageViewController

- (void)viewDidDisappear:(BOOL)animated {
    [super viewDidDisappear:animated];
    if (self.isMovingFromParentViewController) { [self pageDidLeave]; }
}

- (void)pageDidLeave {}

@end
// --- PlayerViewController.m
#import "PageViewController.h"

@interface PlayerViewController : PageViewController
@property (nonatomic, strong) Player *player;
@end

@implementation PlayerViewController

- (void)viewDidDisappear:(BOOL)animated {
    if (self.isMovingFromParentViewController || self.isBeingDismissed) { [self pageDidLeave]; }
    [self.player stop];
}

@end
// --- NoteViewController.swift
final class NoteViewController: PlayerViewController, NotePresentable, ViewControllable {
    weak var listener: NotePresentableListener?

    override func pageDidLeave() { listener?.didTapClose() }
}
