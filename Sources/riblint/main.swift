#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

// Invariants of this module: arguments in, exit status out. Reports go to standard output or to the files named, all else to
// standard error; nothing here knows Swift or RIBs.

// A reader that goes away is no failure of ours: writing to it simply ends.
signal(SIGPIPE, SIG_IGN)
Interrupts.handle()
// A file over the limit of the system is reported like a full disk.
signal(SIGXFSZ, SIG_IGN)

exit(RiblintCommand.run(CommandLine.arguments.dropFirst()).rawValue)
