// use: ribs-rx-uikit
// RIBs, RxSwift with RxCocoa, and UIKit.

import RIBs
import RxCocoa
import RxSwift
import UIKit
