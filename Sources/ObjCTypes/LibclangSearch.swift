internal import Platform

/// Where libclang may be.
enum LibclangSearch {
    /// The newest and the oldest version that are looked for by number.
    private static let versions = (13...30).reversed()

    /// What to try, best first: beside the `swift` that runs, so on any machine that built riblint; with Xcode; from
    /// the packages of Linux; then the loader's own search.
    static var candidates: [String] {
        var found = existing(besideSwift)
        found += existing(xcode)
        for version in versions {
            let folder = "/usr/lib/llvm-\(version)/lib"
            found += existing(["\(folder)/libclang.so.1", "\(folder)/libclang-\(version).so.1"])
        }
        found += existing(["/usr/lib64/libclang.so", "/usr/local/lib/libclang.so"])
        found += ["libclang.so", "libclang.so.1"] + versions.map { "libclang-\($0).so.1" } + ["libclang.dylib"]
        return found
    }

    /// In a folder, every name that the library may have.
    static func candidates(at path: String) -> [String] {
        guard kind(path) == .folder else { return [path] }
        let names =
            ["libclang.so", "libclang.so.1"] + versions.map { "libclang-\($0).so.1" } + ["libclang.dylib"]
        let found = existing(names.map { "\(path)/\($0)" })
        // So that something was tried.
        return found.isEmpty ? ["\(path)/libclang.so"] : found
    }

    private static var besideSwift: [String] {
        for folder in (Environment.variable("PATH") ?? "").split(separator: ":") {
            guard let swift = try? Files.realPath(Array("\(folder)/swift".utf8)) else { continue }
            let path = String(decoding: swift, as: UTF8.self)
            let root = path.split(separator: "/").dropLast(2).joined(separator: "/")
            return ["/\(root)/lib/libclang.so", "/\(root)/lib/libclang.dylib"]
        }
        return []
    }

    private static var xcode: [String] {
        guard Machine.system == "macOS" else { return [] }
        let toolchain = "Toolchains/XcodeDefault.xctoolchain/usr/lib/libclang.dylib"
        let chosen = Environment.variable("DEVELOPER_DIR").map { ["\($0)/\(toolchain)"] } ?? []
        return chosen + [
            "/Applications/Xcode.app/Contents/Developer/\(toolchain)",
            "/Library/Developer/CommandLineTools/usr/lib/libclang.dylib",
            "/opt/homebrew/opt/llvm/lib/libclang.dylib", "/usr/local/opt/llvm/lib/libclang.dylib",
        ]
    }

    private static func existing(_ paths: [String]) -> [String] { paths.filter { kind($0) != nil } }

    private static func kind(_ path: String) -> FileKind? {
        (try? FileStatus(of: Array(path.utf8), followsLinks: true))?.kind
    }
}
