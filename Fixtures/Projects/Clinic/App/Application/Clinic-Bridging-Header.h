// Makes these headers known to Swift.
#import "CLNLegacy.h"
