internal import CLibclang
internal import Platform

/// A libclang that was loaded at run time. It stays loaded until the process ends.
public struct Libclang: Sendable {
    /// As in `21.0.0`.
    public let version: String
    /// What it was found as.
    public let path: String
    /// Function pointers, which never change.
    let table: RibClang

    /// Which libclang a run uses.
    public enum Choice: Sendable, Equatable {
        /// The first that is found.
        case any
        /// None at all.
        case none
        /// A file or a folder, and no other.
        case at(String)

        /// - Parameter value: of the environment variable; nil and empty are the same.
        public init(setting value: String?) {
            switch value {
            case nil, "": self = .any
            case "none": self = .none
            case let path?: self = .at(path)
            }
        }

        /// What the environment says.
        public static var ofEnvironment: Choice { Choice(setting: Environment.variable(Choice.variable)) }

        /// The environment variable that says it.
        public static let variable = "RIBLINT_LIBCLANG"
    }

    /// What was tried, and why it cannot be used.
    public struct Failure: Error, Equatable, Sendable {
        public let tried: [(path: String, reason: String)]

        public static func == (left: Failure, right: Failure) -> Bool {
            left.tried.elementsEqual(right.tried) { $0 == $1 }
        }
    }

    /// Loads the first that has every function; nil if the choice is to have none.
    public static func load(_ choice: Choice) throws(Failure) -> Libclang? {
        let candidates: [String]
        switch choice {
        case .none: return nil
        case .any: candidates = LibclangSearch.candidates
        case .at(let path): candidates = LibclangSearch.candidates(at: path)
        }
        var tried: [(path: String, reason: String)] = []
        for path in candidates {
            var table = RibClang()
            guard let reason = rib_clang_load(path, &table) else { return Libclang(path: path, table: table) }
            tried.append((path, String(cString: reason)))
        }
        throw Failure(tried: tried)
    }

    private init(path: String, table: RibClang) {
        self.path = path
        self.table = table
        version = Libclang.version(in: Libclang.text(table.getClangVersion(), table))
    }

    /// The text of a string of libclang, which is freed.
    static func text(_ string: RibString, _ table: RibClang) -> String {
        defer { table.disposeString(string) }
        return table.getCString(string).map { String(cString: $0) } ?? ""
    }

    func text(_ string: RibString) -> String { Libclang.text(string, table) }

    /// `Debian clang version 14.0.6` and the like: the number.
    static func version(in text: String) -> String {
        let words = text.split(separator: " ")
        guard let place = words.firstIndex(of: "version"), place + 1 < words.count else { return text }
        return String(words[place + 1].prefix { $0.isNumber || $0 == "." })
    }
}
