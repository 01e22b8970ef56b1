// use: ribs-rx-cocoa
// RIBs, RxSwift and RxCocoa.

import RIBs
import RxCocoa
import RxSwift
