import Platform

// Invariants of this module: arguments in, exit status out. Reports go to standard output or to the files named, all
// else to standard error; nothing here knows Swift or RIBs.

// A reader that goes away is no failure of ours: writing to it simply ends.
Signal.brokenPipe.ignore()
Interrupts.handle()
// A file over the limit of the system is reported like a full disk.
Signal.fileTooLarge.ignore()

CurrentProcess.exit(RiblintCommand.run(CommandLine.arguments.dropFirst()).rawValue)
