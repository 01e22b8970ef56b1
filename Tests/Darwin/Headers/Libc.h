#pragma once
#include "Types.h"

// Libc-1725.0.11: include/dirent.h; the struct is opaque.
typedef struct { int __dd_fd; } DIR;
int closedir(DIR *);
DIR *fdopendir(int);
// Libc-1725.0.11: include/_string.h
void *memchr(const void *, int, size_t);
int memcmp(const void *, const void *, size_t);
size_t strlen(const char *);
char *strstr(const char *, const char *);
char *strdup(const char *);
// Libc-1725.0.11: include/_stdlib.h
__attribute__((noreturn)) void exit(int);
char *getenv(const char *);
char *realpath(const char *, char *);
int setenv(const char *, const char *, int);
// libmalloc-521.100.59: include/malloc/_malloc.h
void *calloc(size_t, size_t);
void free(void *);
// Libc-1725.0.11: include/_stdio.h
int rename(const char *, const char *);
// Libc-1725.0.11: include/unistd.h
#define _SC_NPROCESSORS_ONLN 58
#define STDIN_FILENO 0
#define STDOUT_FILENO 1
#define STDERR_FILENO 2
__attribute__((noreturn)) void _exit(int);
int access(const char *, int);
int close(int);
char *getcwd(char *, size_t);
pid_t getpid(void);
int isatty(int);
long pathconf(const char *, int);
long sysconf(int);
int unlink(const char *);
ssize_t write(int, const void *, size_t);
int fsync(int);
int fchown(int, uid_t, gid_t);
// Libc-1725.0.11: include/signal.h
int kill(pid_t, int);
int pthread_sigmask(int, const sigset_t *, sigset_t *);
int sigaddset(sigset_t *, int);
int sigemptyset(sigset_t *);
int sigismember(const sigset_t *, int);
int sigpending(sigset_t *);
int sigwait(const sigset_t *, int *);
// Libc-1725.0.11: include/_time.h
typedef enum { _CLOCK_REALTIME = 0, _CLOCK_MONOTONIC = 6 } clockid_t;
#define CLOCK_REALTIME _CLOCK_REALTIME
#define CLOCK_MONOTONIC _CLOCK_MONOTONIC
int clock_gettime(clockid_t, struct timespec *);
int nanosleep(const struct timespec *, struct timespec *);
// Libc-1725.0.11: include/crt_externs.h
char ***_NSGetEnviron(void);
