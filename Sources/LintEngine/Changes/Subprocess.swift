internal import Platform
internal import SystemPackage

/// Runs another program and waits for its end.
///
/// Does not use swift-subprocess, which is asynchronous: a thread that waits for one child costs less than a task.
enum Subprocess {
    struct Answer: Sendable {
        /// As in a shell: 128 plus the number of a signal.
        let status: Int32
        let output: [UInt8]
        let errors: [UInt8]
    }

    /// - Parameters:
    ///   - words: the program, searched like in a shell, and its arguments.
    ///   - input: the text for its standard input; nil for none.
    ///   - variables: `NAME=VALUE` replaces an environment variable; `NAME` alone removes it.
    /// - Throws: if the program cannot be started.
    static func run(_ words: [[UInt8]], input: [UInt8]? = nil, variables: [String]) throws(Disk.Failure) -> Answer {
        var pipes: [Pipe] = []
        do throws(Disk.Failure) {
            for _ in 0..<(input == nil ? 2 : 3) { pipes.append(try Pipe()) }
        } catch {
            for pipe in pipes { pipe.close() }
            throw error
        }
        let (output, errors, source) = (pipes[0], pipes[1], input == nil ? nil : pipes[2])
        let started = Result { () throws(SystemError) in
            try ChildProcess(
                words,
                variables: environment(with: variables),
                input: source?.reader.rawValue,
                output: output.writer.rawValue,
                errors: errors.writer.rawValue
            )
        }
        Files.close(output.writer.rawValue)
        Files.close(errors.writer.rawValue)
        if let source { Files.close(source.reader.rawValue) }
        defer {
            Files.close(output.reader.rawValue)
            Files.close(errors.reader.rawValue)
        }
        switch started {
        case .success(let child):
            // A program that exits before it has read its input must not end this process.
            let texts = Signal.brokenPipe.discarded {
                exchange([output.reader, errors.reader], feeding: source?.writer, input ?? [])
            }
            return Answer(status: child.wait(), output: texts[0], errors: texts[1])
        case .failure(let failure):
            if let source { Files.close(source.writer.rawValue) }
            throw Disk.Failure(failure)
        }
    }

    private struct Pipe {
        let reader: FileDescriptor
        let writer: FileDescriptor

        init() throws(Disk.Failure) {
            do { (reader, writer) = try FileDescriptor.pipe() } catch { throw Disk.Failure(of: error) }
            for end in [reader, writer] { Files.closeOnExec(end.rawValue) }
        }

        func close() {
            Files.close(reader.rawValue)
            Files.close(writer.rawValue)
        }
    }

    /// The environment of this process without the replaced variables.
    private static func environment(with variables: [String]) -> [[UInt8]] {
        let names = variables.map { Array($0.utf8.prefix { $0 != UInt8(ascii: "=") }) + [UInt8(ascii: "=")] }
        return Environment.all.filter { entry in !names.contains { entry.starts(with: $0) } }
            + variables.filter { $0.utf8.contains(UInt8(ascii: "=")) }.map { Array($0.utf8) }
    }

    /// Reads all pipes until they are closed, in whichever order they fill, while it writes to another pipe.
    private static func exchange(
        _ readers: [FileDescriptor],
        feeding writer: FileDescriptor?,
        _ input: [UInt8]
    ) -> [[UInt8]] {
        var texts = readers.map { _ in [UInt8]() }
        var open = Array(readers.indices)
        var writer = writer
        // A slow reader must not block the reading of its output.
        if let writer { Files.setNonBlocking(writer.rawValue) }
        var fed = 0
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while !open.isEmpty || writer != nil,
            let ready = try? Poll.wait(reading: open.map { readers[$0].rawValue }, writing: writer?.rawValue)
        {
            if ready.isWritable, let target = writer {
                do {
                    fed += try input.withUnsafeBytes { try target.write(UnsafeRawBufferPointer(rebasing: $0[fed...])) }
                } catch Errno.resourceTemporarilyUnavailable {
                } catch {
                    fed = input.count
                }
                if fed == input.count {
                    Files.close(target.rawValue)
                    writer = nil
                }
            }
            // In reverse order, so that indices stay valid.
            for index in ready.readable.reversed() {
                let count = (try? buffer.withUnsafeMutableBytes { try readers[open[index]].read(into: $0) }) ?? 0
                if count > 0 { texts[open[index]] += buffer[..<count] } else { open.remove(at: index) }
            }
        }
        if let writer { Files.close(writer.rawValue) }
        return texts
    }
}
