#pragma once
#include "Types.h"
#include "Libc.h"

// xnu-11417.101.15: bsd/sys/errno.h
#define EPERM 1
#define ENOENT 2
#define EINTR 4
#define ERANGE 34
#define ENAMETOOLONG 63
int *__error(void);
// xnu-11417.101.15: bsd/sys/dirent.h
#define DT_UNKNOWN 0
#define DT_DIR 4
#define DT_REG 8
#define DT_LNK 10
struct dirent { unsigned long long d_ino; unsigned long long d_seekoff; unsigned short d_reclen; unsigned short d_namlen; unsigned char d_type; char d_name[1024]; };
struct dirent *readdir(DIR *);
// xnu-11417.101.15: bsd/sys/fcntl.h
#define O_RDONLY 0x0000
#define O_NONBLOCK 0x00000004
#define O_EVTONLY 0x00008000
#define O_NOCTTY 0x00020000
#define O_DIRECTORY 0x00100000
#define O_SYMLINK 0x00200000
#define O_CLOEXEC 0x01000000
#define AT_FDCWD -2
#define AT_SYMLINK_NOFOLLOW 0x0020
#define F_SETFD 2
#define F_SETFL 4
#define F_RDADVISE 44
#define F_GETPATH 50
#define F_BARRIERFSYNC 85
#define FD_CLOEXEC 1
struct radvisory { off_t ra_offset; int ra_count; };
int open(const char *, int, ...);
int openat(int, const char *, int, ...);
int fcntl(int, int, ...);
// xnu-11417.101.15: bsd/sys/syslimits.h, bsd/sys/param.h
#define PATH_MAX 1024
#define MAXPATHLEN PATH_MAX
// xnu-11417.101.15: bsd/sys/unistd.h
#define F_OK 0
#define _PC_CASE_SENSITIVE 11
#define W_OK (1 << 1)
// xnu-11417.101.15: bsd/sys/stat.h
struct stat { dev_t st_dev; mode_t st_mode; nlink_t st_nlink; unsigned long long st_ino; uid_t st_uid; gid_t st_gid; dev_t st_rdev; struct timespec st_atimespec; struct timespec st_mtimespec; struct timespec st_ctimespec; struct timespec st_birthtimespec; off_t st_size; blkcnt_t st_blocks; blksize_t st_blksize; unsigned int st_flags; unsigned int st_gen; int st_lspare; long long st_qspare[2]; };
#define UF_SETTABLE 0x0000ffff
int fchmod(int, mode_t);
int stat(const char *, struct stat *);
int lstat(const char *, struct stat *);
int fstat(int, struct stat *);
int fstatat(int, const char *, struct stat *, int);
int fchflags(int, unsigned int);
// xnu-11417.101.15: bsd/sys/xattr.h
ssize_t fgetxattr(int, const char *, void *, size_t, unsigned int, int);
int fsetxattr(int, const char *, const void *, size_t, unsigned int, int);
ssize_t flistxattr(int, char *, size_t, int);
// xnu-11417.101.15: bsd/sys/resource.h
#define RUSAGE_SELF 0
struct rusage { struct timeval ru_utime; struct timeval ru_stime; long ru_maxrss; long ru_ixrss; long ru_idrss; long ru_isrss; long ru_minflt; long ru_majflt; long ru_nswap; long ru_inblock; long ru_oublock; long ru_msgsnd; long ru_msgrcv; long ru_nsignals; long ru_nvcsw; long ru_nivcsw; };
int getrusage(int, struct rusage *);
// xnu-11417.101.15: bsd/sys/poll.h
#define POLLIN 0x0001
#define POLLOUT 0x0004
struct pollfd { int fd; short events; short revents; };
typedef unsigned int nfds_t;
int poll(struct pollfd *, nfds_t, int);
// xnu-11417.101.15: bsd/sys/_types/_sa_family_t.h, bsd/sys/_types/_socklen_t.h, bsd/netinet/in.h, bsd/sys/un.h
typedef unsigned char sa_family_t;
typedef unsigned int socklen_t;
struct in_addr { unsigned int s_addr; };
struct sockaddr_in { unsigned char sin_len; sa_family_t sin_family; unsigned short sin_port; struct in_addr sin_addr; char sin_zero[8]; };
struct sockaddr_un { unsigned char sun_len; sa_family_t sun_family; char sun_path[104]; };
// xnu-11417.101.15: bsd/sys/socket.h
#define AF_UNIX 1
#define AF_INET 2
#define SOCK_STREAM 1
struct sockaddr { unsigned char sa_len; sa_family_t sa_family; char sa_data[14]; };
int connect(int, const struct sockaddr *, socklen_t);
int socket(int, int, int);
// xnu-11417.101.15: bsd/sys/ttycom.h; the request is a macro that Swift's overlay restates.
struct winsize { unsigned short ws_row; unsigned short ws_col; unsigned short ws_xpixel; unsigned short ws_ypixel; };
// xnu-11417.101.15: bsd/sys/ioctl.h
int ioctl(int, unsigned long, ...);
// xnu-11417.101.15: bsd/sys/signal.h
#define SIGHUP 1
#define SIGINT 2
#define SIGKILL 9
#define SIGPIPE 13
#define SIGTERM 15
#define SIGXFSZ 25
#define SIG_BLOCK 1
#define SIG_SETMASK 3
typedef void (*sig_t)(int);
void (*signal(int, void (*)(int)))(int);
// xnu-11417.101.15: bsd/sys/wait.h
pid_t waitpid(pid_t, int *, int);
// xnu-11417.101.15: bsd/sys/spawn.h
#define POSIX_SPAWN_SETSIGDEF 0x0004
#define POSIX_SPAWN_SETSIGMASK 0x0008
#define POSIX_SPAWN_CLOEXEC_DEFAULT 0x4000
// xnu-11417.101.15: libsyscall/wrappers/spawn/spawn.h
typedef void *posix_spawnattr_t;
typedef void *posix_spawn_file_actions_t;
int posix_spawnp(pid_t *restrict, const char *restrict, const posix_spawn_file_actions_t *, const posix_spawnattr_t *restrict, char *const [restrict], char *const [restrict]);
int posix_spawn_file_actions_adddup2(posix_spawn_file_actions_t *, int, int);
int posix_spawn_file_actions_addopen(posix_spawn_file_actions_t *restrict, int, const char *restrict, int, mode_t);
int posix_spawn_file_actions_destroy(posix_spawn_file_actions_t *);
int posix_spawn_file_actions_init(posix_spawn_file_actions_t *);
int posix_spawnattr_destroy(posix_spawnattr_t *);
int posix_spawnattr_init(posix_spawnattr_t *);
int posix_spawnattr_setsigdefault(posix_spawnattr_t *restrict, const sigset_t *restrict);
int posix_spawnattr_setflags(posix_spawnattr_t *, short);
int posix_spawnattr_setsigmask(posix_spawnattr_t *restrict, const sigset_t *restrict);
