// === Objective-C tests a block, and calls another one
// clean: ..., and calls it
// use: ribs-uikit, view-protocols Detail didTapClose
// --- DetailBase.m
@interface DetailBase : UIViewController
@property (nonatomic, copy) void (^onClose)(void);
@property (nonatomic, copy) NSString *name;
@end

@implementation DetailBase

- (IBAction)closeTapped:(id)sender {
    __weak typeof(self) weakSelf = self;
    [self dismissViewControllerAnimated:YES completion:^{
    //    ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ view_self_dismissal: closeTapped
        if (!weakSelf) { return; }
//-     if (weakSelf.name) { weakSelf.onClose(); }
//+     if (weakSelf.onClose) { weakSelf.onClose(); }
    }];
}

@end
// --- DetailViewController.swift
final class DetailViewController: DetailBase, DetailPresentable, DetailViewControllable {
    weak var listener: DetailPresentableListener?
}

// === Objective-C dismisses where nothing is presented
// clean: ..., where something is
// use: ribs-uikit, view-protocols Detail didTapClose
// --- DetailBase.m
@interface DetailBase : UIViewController
@end

@implementation DetailBase

- (IBAction)closeTapped:(id)sender {
//- if (self.presentedViewController) { return; }
//+ if (!self.presentedViewController) { return; }
    [self dismissViewControllerAnimated:YES completion:nil];
    //    ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ view_self_dismissal: closeTapped
}

@end
// --- DetailViewController.swift
final class DetailViewController: DetailBase, DetailPresentable, DetailViewControllable {
    weak var listener: DetailPresentableListener?
}

// === a branch that ends where nothing is presented
// use: ribs-uikit, view-protocols Detail didTapClose

final class DetailViewController: UIViewController, DetailPresentable, DetailViewControllable {
    weak var listener: DetailPresentableListener?

    @objc func closeTapped() {
        if presentedViewController == nil { return }
        dismiss(animated: true)
    }
}

// === an old dismissal of Objective-C
// use: ribs-uikit, view-protocols Detail didTapClose
// --- DetailBase.m
@interface DetailBase : UIViewController
@end

@implementation DetailBase

- (IBAction)closeTapped:(id)sender {
    [self dismissModalViewControllerAnimated:YES];
    //    ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ view_self_dismissal: closeTapped
}

@end
// --- DetailViewController.swift
final class DetailViewController: DetailBase, DetailPresentable, DetailViewControllable {
    weak var listener: DetailPresentableListener?
}
