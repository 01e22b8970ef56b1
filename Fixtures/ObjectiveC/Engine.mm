#import "Engine.h"
#include <memory>
#include <string>
#include <vector>

namespace engine {
class Listener {
public:
    virtual ~Listener() = default;
    virtual void onClose(int code) = 0;
};

template <typename T, int N = 4>
struct Ring {
    T items[N];
    T &operator[](int index) { return items[index % N]; }
};
}

class Bridge final : public engine::Listener {
public:
    explicit Bridge(id<EngineDelegate> delegate) : delegate_(delegate), name_([[delegate description] UTF8String]) {}
    void onClose(int code) override {
        [delegate_ engineDidClose:nil code:code];
    }

private:
    __weak id<EngineDelegate> delegate_;
    std::string name_;
};

@implementation Engine {
    std::unique_ptr<Bridge> _bridge;
    std::vector<int> _codes;
}

- (instancetype)initWithDelegate:(id<EngineDelegate>)delegate {
    if (self = [super init]) {
        _bridge = std::make_unique<Bridge>(delegate);
        auto makeName = [delegate](int index) -> NSString * { return [NSString stringWithFormat:@"%d", index]; };
        auto byReference = [&]() { [self reset]; };
        auto everything = [=, this](auto x) mutable { return x; };
        [self setName:makeName(0)];
        byReference();
        (void)everything;
    }
    return self;
}

- (void)reset {
    engine::Ring<int> ring = {};
    ring[(int)_codes.size()] = 1;
    for (const auto &code : _codes) [self.delegate engineDidClose:self code:code];
    [self setName:std::string("a").empty() ? @"" : [NSString stringWithUTF8String:std::string("b").c_str()]];
    dispatch_async(dispatch_get_main_queue(), [weak = self] { [weak description]; });
    int *codes = new int[_codes.size()];
    delete[] codes;
    const char *raw = R"([self notCode:"here"])";
    [self.delegate engine:self didWrite:@(raw) size:sizeof(raw)];
}

@end
