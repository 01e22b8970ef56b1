// use: ribs-combine-uikit
// RIBs, Combine and UIKit.

import Combine
import ModernRIBs
import UIKit
