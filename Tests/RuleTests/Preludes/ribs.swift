// use: ribs
// RIBs alone.

import RIBs
