// What Swift's modules of Linux's C libraries leave out: extended attributes. Platform alone imports it.
#ifdef __linux__
#include <sys/types.h>
#include <sys/xattr.h>
#endif
