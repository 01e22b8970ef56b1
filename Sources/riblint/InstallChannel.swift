import LintEngine
import Platform

/// The way by which a program was installed, as far as its path tells.
enum InstallChannel {
    case homebrew, mise, python, plugin, other

    /// - Parameter program: the path of the program, without links.
    init(of program: String) {
        let folders = program.split(separator: "/").map(String.init)
        self =
            if folders.contains("Cellar") { .homebrew } else if folders.contains("mise") {
                .mise
            } else if folders.contains(where: { $0.hasSuffix(".artifactbundle") }) {
                .plugin
            } else if folders.contains("site-packages") || InstallChannel.isOfEnvironment(program) { .python } else {
                .other
            }
    }

    /// That of the running program.
    static var current: InstallChannel { InstallChannel(of: program ?? "") }

    /// What to do to get one of some versions.
    func advice(toGet versions: String) -> String {
        switch self {
        case .homebrew: "Run 'brew upgrade riblint'."
        case .mise: "Run 'mise upgrade riblint', or 'mise use' with the version."
        case .python:
            "Run 'pip install \"riblint\(InstallChannel.specifier(versions))\"'."
        case .plugin: "Change the version of riblint-plugins in Package.swift, and run 'swift package update'."
        case .other: "Install one of these versions: https://github.com/riblint/riblint/releases."
        }
    }

    /// The path of the running program without links: as it was called, or where the shell found it.
    private static var program: String? {
        let called = CommandLine.arguments.first ?? ""
        let folders = (Console.variable("PATH") ?? "").split(separator: ":")
        let candidates = called.contains("/") ? [called] : folders.map { "\($0)/\(called)" }
        return candidates.lazy.compactMap { try? Files.realPath(Array($0.utf8)) }.first.map {
            String(decoding: $0, as: UTF8.self)
        }
    }

    /// Whether a program is in the `bin` of a virtual environment of Python.
    private static func isOfEnvironment(_ program: String) -> Bool {
        let folders = program.split(separator: "/").dropLast(2)
        return OutputFile.exists("/\(folders.joined(separator: "/"))/pyvenv.cfg")
    }

    /// A range as pip writes it.
    private static func specifier(_ versions: String) -> String {
        let range = versions.filter { $0 != " " }
        return range.first.map { "<>=".contains($0) } == true ? range : "==\(range)"
    }
}
