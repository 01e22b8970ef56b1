// The list of variables is one that C calls mutable; nothing here changes it.
#if canImport(Darwin)
@preconcurrency internal import Darwin
#else
@preconcurrency internal import Glibc
#endif

/// Runs another program to its end.
enum Subprocess {
    struct Answer: Sendable {
        /// As a shell has it: 128 and more for a signal.
        let status: Int32
        let output: [UInt8]
        let errors: [UInt8]
    }

    /// - Parameters:
    ///   - words: the program, looked up as a shell would, and its arguments.
    ///   - input: what it reads on its standard input; nil: nothing.
    ///   - variables: `NAME=VALUE`, in place of those that this process has; `NAME` alone removes one.
    /// - Throws: where the program cannot be started.
    static func run(_ words: [[UInt8]], input: [UInt8]? = nil, variables: [String]) throws(Disk.Failure) -> Answer {
        var pipes: [Pipe] = []
        do throws(Disk.Failure) {
            for _ in 0..<(input == nil ? 2 : 3) { pipes.append(try Pipe()) }
        } catch {
            for pipe in pipes { pipe.close() }
            throw error
        }
        let (output, errors, source) = (pipes[0], pipes[1], input == nil ? nil : pipes[2])
        let started = start(words, variables, source, output, errors)
        Disk.close(output.writer)
        Disk.close(errors.writer)
        if let source { Disk.close(source.reader) }
        defer {
            Disk.close(output.reader)
            Disk.close(errors.reader)
        }
        let process: pid_t
        switch started {
        case .success(let id): process = id
        case .failure(let failure):
            if let source { Disk.close(source.writer) }
            throw failure
        }
        let texts = withoutBrokenPipes { exchange([output.reader, errors.reader], feeding: source?.writer, input ?? []) }
        var status: Int32 = 0
        while waitpid(process, &status, 0) < 0, errno == EINTR {}
        let signal = status & 0x7F
        return Answer(status: signal == 0 ? status >> 8 & 0xFF : 128 + signal, output: texts[0], errors: texts[1])
    }

    private struct Pipe {
        let reader: Int32
        let writer: Int32

        init() throws(Disk.Failure) {
            var ends: [Int32] = [0, 0]
            guard pipe(&ends) == 0 else { throw .last }
            // No other program that is started may hold them open.
            for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
            (reader, writer) = (ends[0], ends[1])
        }

        func close() {
            Disk.close(reader)
            Disk.close(writer)
        }
    }

    private static func start(
        _ words: [[UInt8]], _ variables: [String], _ source: Pipe?, _ output: Pipe, _ errors: Pipe
    ) -> Result<pid_t, Disk.Failure> {
        #if canImport(Darwin)
        var actions: posix_spawn_file_actions_t?
        var attributes: posix_spawnattr_t?
        #else
        var actions = posix_spawn_file_actions_t()
        var attributes = posix_spawnattr_t()
        #endif
        posix_spawn_file_actions_init(&actions)
        posix_spawnattr_init(&attributes)
        defer {
            posix_spawn_file_actions_destroy(&actions)
            posix_spawnattr_destroy(&attributes)
        }
        if let source {
            posix_spawn_file_actions_adddup2(&actions, source.reader, STDIN_FILENO)
        } else {
            posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
        }
        posix_spawn_file_actions_adddup2(&actions, output.writer, STDOUT_FILENO)
        posix_spawn_file_actions_adddup2(&actions, errors.writer, STDERR_FILENO)
        // What this process ignores or blocks is its own affair.
        var signals = sigset_t()
        sigemptyset(&signals)
        posix_spawnattr_setsigmask(&attributes, &signals)
        for signal in [SIGPIPE, SIGXFSZ, SIGINT] { sigaddset(&signals, signal) }
        posix_spawnattr_setsigdefault(&attributes, &signals)
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF) | Int16(POSIX_SPAWN_SETSIGMASK))
        guard !words.isEmpty else { return .failure(Disk.Failure(code: ENOENT)) }
        let strings = CStrings(words)
        let environment = CStrings(self.environment(with: variables))
        defer {
            strings.free()
            environment.free()
        }
        var process: pid_t = 0
        let code = posix_spawnp(&process, strings.first, &actions, &attributes, strings.pointers, environment.pointers)
        return code == 0 ? .success(process) : .failure(Disk.Failure(code: code))
    }

    /// The variables of this process, but those that are replaced.
    private static func environment(with variables: [String]) -> [[UInt8]] {
        let names = variables.map { Array($0.utf8.prefix { $0 != UInt8(ascii: "=") }) + [UInt8(ascii: "=")] }
        var kept: [[UInt8]] = []
        #if canImport(Darwin)
        var entry: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = _NSGetEnviron().pointee
        #else
        var entry: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = environ
        #endif
        while let string = entry?.pointee {
            let bytes = Array(UnsafeRawBufferPointer(start: string, count: strlen(string)))
            if !names.contains(where: { bytes.starts(with: $0) }) { kept.append(bytes) }
            entry = entry?.successor()
        }
        return kept + variables.filter { $0.utf8.contains(UInt8(ascii: "=")) }.map { Array($0.utf8) }
    }

    /// Strings as C has them in lists, ended by a null pointer; to be freed.
    private struct CStrings {
        let pointers: [UnsafeMutablePointer<CChar>?]
        let first: UnsafeMutablePointer<CChar>

        init(_ strings: [[UInt8]]) {
            let copies = strings.map { bytes -> UnsafeMutablePointer<CChar> in
                let copy = UnsafeMutablePointer<CChar>.allocate(capacity: bytes.count + 1)
                for index in bytes.indices { copy[index] = CChar(bitPattern: bytes[index]) }
                copy[bytes.count] = 0
                return copy
            }
            first = copies[0]
            pointers = copies.map(Optional.some) + [nil]
        }

        func free() {
            for pointer in pointers { pointer?.deallocate() }
        }
    }

    /// A program that goes away before it has read everything must not end this process.
    private static func withoutBrokenPipes<Value>(_ body: () -> Value) -> Value {
        var broken = sigset_t()
        var before = sigset_t()
        var pending = sigset_t()
        sigemptyset(&broken)
        sigaddset(&broken, SIGPIPE)
        pthread_sigmask(SIG_BLOCK, &broken, &before)
        defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
        let value = body()
        sigpending(&pending)
        if sigismember(&before, SIGPIPE) == 0, sigismember(&pending, SIGPIPE) == 1 {
            var signal: Int32 = 0
            sigwait(&broken, &signal)
        }
        return value
    }

    /// Everything that comes out of some pipes until all are closed, whichever fills first, while another is fed and closed.
    private static func exchange(_ readers: [Int32], feeding writer: Int32?, _ input: [UInt8]) -> [[UInt8]] {
        var texts = readers.map { _ in [UInt8]() }
        var entries = readers.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
        if let writer {
            // One that is slow to read is no reason to wait for it alone.
            _ = fcntl(writer, F_SETFL, O_NONBLOCK)
            entries.append(pollfd(fd: writer, events: Int16(POLLOUT), revents: 0))
        }
        var fed = 0
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        // A negative descriptor is passed over.
        while entries.contains(where: { $0.fd >= 0 }) {
            if poll(&entries, nfds_t(entries.count), -1) < 0 {
                if errno == EINTR { continue }
                break
            }
            for index in entries.indices where entries[index].fd >= 0 && entries[index].revents != 0 {
                if index == readers.count {
                    let count = input.withUnsafeBytes { write(entries[index].fd, $0.baseAddress.map { $0 + fed }, input.count - fed) }
                    if count > 0 { fed += count }
                    if fed == input.count || (count < 0 && errno != EINTR && errno != EAGAIN) {
                        Disk.close(entries[index].fd)
                        entries[index].fd = -1
                    }
                    continue
                }
                let count = read(entries[index].fd, &buffer, buffer.count)
                if count > 0 {
                    texts[index] += buffer[..<count]
                } else if count == 0 || errno != EINTR {
                    entries[index].fd = -1
                }
            }
        }
        if let writer, entries[readers.count].fd >= 0 { Disk.close(writer) }
        return texts
    }
}
