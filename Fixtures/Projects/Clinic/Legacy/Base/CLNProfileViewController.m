#import "CLNProfileViewController.h"
#import "CLNImageLoader.h"

static NSString *const kPortraitKey = @"portrait";

@interface CLNProfileViewController () <CLNImageLoaderDelegate>
@property (nonatomic, strong) CLNImageLoader *imageLoader;
@property (nonatomic, strong, readwrite) UIImageView *portraitView;
@end

@implementation CLNProfileViewController

- (void)viewDidLoad {
    [super viewDidLoad];
    self.portraitView = [[UIImageView alloc] initWithFrame:CGRectMake(0, 0, 96, 96)];
    [self.view addSubview:self.portraitView];
    self.imageLoader = [[CLNImageLoader alloc] init];
    self.imageLoader.delegate = self;
    if (self.portraitURL) {
        [self.imageLoader loadImageAtURL:self.portraitURL forKey:kPortraitKey];
    }
}

- (void)didMoveToParentViewController:(UIViewController *)parent {
    [super didMoveToParentViewController:parent];
    if (parent == nil) {
        [self.imageLoader emptyCache];
    }
}

#pragma mark - CLNImageLoaderDelegate

- (void)imageLoader:(CLNImageLoader *)loader didLoadImage:(UIImage *)image forKey:(NSString *)key {
    if (![key isEqualToString:kPortraitKey]) { return; }
    [UIView transitionWithView:self.portraitView
                      duration:0.2
                       options:UIViewAnimationOptionTransitionCrossDissolve
                    animations:^{ self.portraitView.image = image; }
                    completion:nil];
}

@end
