// use: ribs-uikit
// RIBs and UIKit.

import RIBs
import UIKit
