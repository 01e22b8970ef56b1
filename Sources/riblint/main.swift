import Platform

// Invariants of this module: converts arguments to an exit status. Reports go to standard output or to the named files,
// everything else to standard error. It contains no code about Swift or RIBs.

// A closed pipe is not an error; writing to it ends.
Signal.brokenPipe.ignore()
Interrupts.handle()
// A file over the system's limit is reported like a full disk.
Signal.fileTooLarge.ignore()

CurrentProcess.exit(RiblintCommand.run(CommandLine.arguments.dropFirst()).rawValue)
