// use: ribs-combine
// ModernRIBs, the fork of RIBs for Combine, and Combine.

import Combine
import ModernRIBs
