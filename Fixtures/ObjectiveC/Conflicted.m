@implementation Conflicted

- (void)close {
<<<<<<< HEAD
    [self dismissViewControllerAnimated:YES completion:nil];
=======
    [self.navigationController popViewControllerAnimated:YES];
>>>>>>> feature/navigation
}

- (id)lookUp:(NSString *)key {
#if FEATURE_CACHE
    id found = [self.cache objectForKey:key
#if FEATURE_OPTIONS
                                options:[self options]
#endif
    ];
#else
    id found = [self load:key];
#endif
    return found \
        ?: [self fallback];
}

@end
