// riboracle: prints the nodes that swift-syntax finds in Swift files as tab-separated text.
// The formats are documented in the README of this package.
import Dispatch

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

enum Mode {
    case tokens, canonical, decls, calls, bodies, extract
}

struct Options {
    var mode = Mode.tokens
    var wholeStrings = false
    var skipErrors = false
    var text = false
    var time = false
    var jobs = 0
    var extractFolder = ""
    var paths: [String] = []
}

func fail(_ message: String) -> Never {
    fputs("riboracle: \(message)\n", stderr)
    exit(2)
}

let usage = """
    usage: riboracle [--tokens | --canon | --decls | --calls | --bodies | --extract DIR] [options] [FILE...]
      With no FILE (or with -), paths are read from standard input, one a line.
      --tokens         one line a token: offset, length, kind, flags (the default)
      --canon          the same, in the canonical form (see README.md)
      --decls          one line a declaration
      --calls          one line a function call
      --bodies         one line a statement, block, closure, binding or call
      --extract DIR    write the sources given to assertParse(...) and its like, in test
                       files of a parser, to DIR, one file a snippet
      --whole-strings  with --canon: one token a string, interpolations included
      --text           with --tokens or --canon: a fifth column, the token's text
      --skip-errors    leave out files whose parse has an error
      --time           to standard error at the end: files, bytes, tokens, seconds
      --jobs N         parse N files at once (default: the number of cores)
    """

func parseArguments() -> Options {
    var options = Options()
    var arguments = Array(CommandLine.arguments.dropFirst())
    var readStandardInput = false
    while !arguments.isEmpty {
        let argument = arguments.removeFirst()
        switch argument {
        case "--tokens": options.mode = .tokens
        case "--canon": options.mode = .canonical
        case "--decls": options.mode = .decls
        case "--calls": options.mode = .calls
        case "--bodies": options.mode = .bodies
        case "--whole-strings": options.wholeStrings = true
        case "--text": options.text = true
        case "--skip-errors": options.skipErrors = true
        case "--time": options.time = true
        case "--extract":
            guard let folder = arguments.first else { fail("--extract needs a folder") }
            arguments.removeFirst()
            options.mode = .extract
            options.extractFolder = folder
            mkdir(folder, 0o777)
        case "--jobs":
            guard let value = arguments.first.flatMap({ Int($0) }), value > 0 else { fail("--jobs needs a number") }
            arguments.removeFirst()
            options.jobs = value
        case "--help", "-h":
            print(usage)
            exit(0)
        case "-": readStandardInput = true
        default:
            if argument.hasPrefix("--") { fail("unknown option \(argument)\n\(usage)") }
            options.paths.append(argument)
        }
    }
    if options.paths.isEmpty || readStandardInput {
        while let line = readLine() {
            if !line.isEmpty { options.paths.append(line) }
        }
    }
    return options
}

func readFile(_ path: String) -> [UInt8]? {
    guard let file = fopen(path, "rb") else { return nil }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    let chunk = 1 << 18
    while true {
        let start = bytes.count
        bytes.append(contentsOf: repeatElement(0, count: chunk))
        let got = bytes.withUnsafeMutableBytes { fread($0.baseAddress! + start, 1, chunk, file) }
        bytes.removeLast(chunk - got)
        if got < chunk { return ferror(file) == 0 ? bytes : nil }
    }
}

func write(_ bytes: [UInt8]) {
    bytes.withUnsafeBytes { _ = fwrite($0.baseAddress, 1, $0.count, stdout) }
}

struct Totals {
    var files = 0, unreadable = 0, withErrors = 0, bytes = 0, rows = 0
}

func run() -> Int32 {
    let options = parseArguments()
    let jobs = options.jobs > 0 ? options.jobs : max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))))
    let began = DispatchTime.now().uptimeNanoseconds
    var totals = Totals()
    let window = max(jobs * 16, 64)
    var next = 0
    while next < options.paths.count {
        let batch = Array(options.paths[next..<min(next + window, options.paths.count)])
        next += batch.count
        let results = UnsafeMutableBufferPointer<FileReport?>.allocate(capacity: batch.count)
        results.initialize(repeating: nil)
        nonisolated(unsafe) let slots = results
        let cursor = Cursor()
        // One thread for each job with a large stack, since nested code recurses deeply.
        runWorkers(count: min(jobs, batch.count)) {
            while let index = cursor.take(below: batch.count) {
                slots[index] = report(on: batch[index], options: options)
            }
        }
        for index in 0..<batch.count {
            guard let result = results[index] else { continue }
            totals.files += 1
            totals.bytes += result.bytes
            totals.rows += result.rows
            if result.unreadable { totals.unreadable += 1 }
            if result.hasError { totals.withErrors += 1 }
            write(result.output)
        }
        results.deinitialize()
        results.deallocate()
    }
    fflush(stdout)
    if options.time {
        let seconds = Double(DispatchTime.now().uptimeNanoseconds - began) / 1e9
        fputs(
            """
            files \(totals.files) unreadable \(totals.unreadable) with-errors \(totals.withErrors) bytes \
            \(totals.bytes) rows \(totals.rows) seconds \(seconds)

            """,
            stderr
        )
    }
    return totals.unreadable == 0 ? 0 : 1
}

/// Gives each of the numbers 0, 1, 2 … to one of any number of threads.
final class Cursor: @unchecked Sendable {
    private let lock = DispatchSemaphore(value: 1)
    private var value = 0
    func take(below limit: Int) -> Int? {
        lock.wait()
        defer { lock.signal() }
        guard value < limit else { return nil }
        value += 1
        return value - 1
    }
}

final class WorkerBox: Sendable {
    let body: @Sendable () -> Void
    init(_ body: @escaping @Sendable () -> Void) { self.body = body }
}

func runWorkers(count: Int, _ body: @escaping @Sendable () -> Void) {
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    pthread_attr_setstacksize(&attributes, 64 << 20)
    #if canImport(Darwin)
    var threads = [pthread_t?](repeating: nil, count: count)
    #else
    var threads = [pthread_t](repeating: 0, count: count)
    #endif
    for index in 0..<count {
        let box = Unmanaged.passRetained(WorkerBox(body)).toOpaque()
        #if canImport(Darwin)
        let status = pthread_create(
            &threads[index], &attributes,
            { raw in
                Unmanaged<WorkerBox>.fromOpaque(raw).takeRetainedValue().body()
                return nil
            }, box)
        #else
        let status = pthread_create(
            &threads[index], &attributes,
            { raw in
                Unmanaged<WorkerBox>.fromOpaque(raw!).takeRetainedValue().body()
                return nil
            }, box)
        #endif
        if status != 0 { fail("cannot start a thread") }
    }
    for thread in threads {
        #if canImport(Darwin)
        pthread_join(thread!, nil)
        #else
        pthread_join(thread, nil)
        #endif
    }
    pthread_attr_destroy(&attributes)
}

exit(run())
