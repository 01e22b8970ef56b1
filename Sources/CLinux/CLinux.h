// What Swift's modules of Linux's C libraries leave out: extended attributes, and what glibc does with freed memory.
// Platform alone imports it.
#ifdef __linux__
#include <sys/types.h>
#include <sys/xattr.h>
#ifdef __GLIBC__
#include <malloc.h>
#endif
#endif
