#if canImport(Darwin)
@preconcurrency internal import Darwin
#elseif canImport(Glibc)
@preconcurrency internal import Glibc
#elseif canImport(Musl)
@preconcurrency internal import Musl
#endif

/// Another program that this process started.
public struct ChildProcess {
    private let id: pid_t

    /// Starts a program. Of the descriptors of this process it has those that are named.
    ///
    /// - Parameters:
    ///   - words: the program, looked up as a shell would, and its arguments.
    ///   - variables: all that it has, as `NAME=VALUE`.
    ///   - input: nil: there is nothing to read.
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
        // Whatever is open here is closed there, but for what the actions name.
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
        // What this process ignores or holds is its own affair.
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

    /// Waits for its end.
    ///
    /// - Returns: the status as a shell has it, 128 and more for a signal.
    public func wait() -> Int32 {
        var status: Int32 = 0
        while waitpid(id, &status, 0) < 0, errno == EINTR {}
        let signal = status & 0x7F
        return signal == 0 ? status >> 8 & 0xFF : 128 + signal
    }

    /// Strings as C has them in lists, ended by a null pointer.
    private static func withCStrings<Result>(
        _ strings: [[UInt8]], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
    ) -> Result {
        let copies = strings.map { bytes in bytes.withCString { strdup($0) } }
        defer { for copy in copies { free(copy) } }
        return body(copies + [nil])
    }
}
