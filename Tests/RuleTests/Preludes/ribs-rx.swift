// use: ribs-rx
// RIBs and RxSwift.

import RIBs
import RxSwift
