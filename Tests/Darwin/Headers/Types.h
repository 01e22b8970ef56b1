// The types in the prototypes of the other headers, as on 64-bit Apple systems.
//
// These headers restate what riblint uses of Apple's published interface: names, types and numbers. No text of Apple's
// is copied. The source is above each declaration: a repository of github.com/apple-oss-distributions with its tag, and a
// file. Each declaration is on one line, since check.py parses them.
#pragma once

typedef unsigned long size_t;
// xnu-11417.101.15: bsd/sys/_types.h, bsd/i386/types.h
typedef long ssize_t;
typedef long long off_t;
typedef int pid_t;
typedef unsigned int uid_t;
typedef unsigned int gid_t;
typedef unsigned short mode_t;
typedef int dev_t;
typedef unsigned short nlink_t;
typedef long long blkcnt_t;
typedef int blksize_t;
typedef unsigned int sigset_t;
// xnu-11417.101.15: bsd/sys/_types/_timespec.h, bsd/sys/_types/_timeval.h
struct timespec { long tv_sec; long tv_nsec; };
struct timeval { long tv_sec; int tv_usec; };
