#if canImport(Darwin)
@preconcurrency internal import Darwin
#elseif canImport(Glibc)
@preconcurrency internal import Glibc
#elseif canImport(Musl)
@preconcurrency internal import Musl
#endif

/// A child process that runs another program.
public struct ChildProcess: Sendable {
    /// The system's number of the process.
    public let id: Int32

    /// Starts a program, which inherits only the given descriptors.
    ///
    /// - Parameters:
    ///   - words: the program, searched like in a shell, and its arguments.
    ///   - variables: its whole environment, as `NAME=VALUE`.
    ///   - input: its standard input; nil for an empty one.
    public init(
        _ words: [[UInt8]],
        variables: [[UInt8]],
        input: Int32?,
        output: Int32,
        errors: Int32
    ) throws(SystemError) {
        guard let program = words.first else { throw SystemError(code: ENOENT) }
        #if canImport(Darwin)
        var actions: posix_spawn_file_actions_t?
        var attributes: posix_spawnattr_t?
        // All descriptors of this process are closed in the child, except those of the actions.
        let flags = Int16(POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_CLOEXEC_DEFAULT)
        #else
        var actions = posix_spawn_file_actions_t()
        var attributes = posix_spawnattr_t()
        let flags = Int16(POSIX_SPAWN_SETSIGDEF) | Int16(POSIX_SPAWN_SETSIGMASK)
        #endif
        posix_spawn_file_actions_init(&actions)
        posix_spawnattr_init(&attributes)
        defer {
            posix_spawn_file_actions_destroy(&actions)
            posix_spawnattr_destroy(&attributes)
        }
        if let input {
            posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO)
        } else {
            posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
        }
        posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO)
        posix_spawn_file_actions_adddup2(&actions, errors, STDERR_FILENO)
        // The child does not inherit ignored and deferred signals.
        var held = Signal.set(of: [])
        posix_spawnattr_setsigmask(&attributes, &held)
        var restored = Signal.set(of: [.brokenPipe, .fileTooLarge, .interrupt])
        posix_spawnattr_setsigdefault(&attributes, &restored)
        posix_spawnattr_setflags(&attributes, flags)
        var process: pid_t = 0
        let code = program.withCString { program in
            ChildProcess.withCStrings(words) { words in
                ChildProcess.withCStrings(variables) { variables in
                    posix_spawnp(&process, program, &actions, &attributes, words, variables)
                }
            }
        }
        guard code == 0 else { throw SystemError(code: code) }
        id = process
    }

    /// Waits for the process to end.
    ///
    /// - Returns: its status as in a shell: 128 plus the number of a signal.
    public func wait() -> Int32 {
        var status: Int32 = 0
        while waitpid(id, &status, 0) < 0, errno == EINTR {}
        let signal = status & 0x7F
        return signal == 0 ? status >> 8 & 0xFF : 128 + signal
    }

    /// Ends the process at once. Not after `wait`: another process may have its number then.
    public func kill() { _ = ChildProcess.send(SIGKILL, to: id) }

    /// Whether a process of that number exists, also one of another user.
    public static func exists(_ id: Int32) -> Bool { id > 0 && (send(0, to: id) == 0 || errno == EPERM) }

    private static func send(_ signal: Int32, to id: Int32) -> Int32 {
        #if canImport(Darwin)
        Darwin.kill(id, signal)
        #elseif canImport(Glibc)
        Glibc.kill(id, signal)
        #elseif canImport(Musl)
        Musl.kill(id, signal)
        #endif
    }

    /// Converts strings to a C array with a terminating null pointer.
    private static func withCStrings<Result>(
        _ strings: [[UInt8]], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
    ) -> Result {
        let copies = strings.map { bytes in bytes.withCString { strdup($0) } }
        defer { for copy in copies { free(copy) } }
        return body(copies + [nil])
    }
}
