internal import ObjCTypes
internal import RIBModel
internal import RuleKit
internal import SourceText

/// Answers what a project asks about receivers in its Objective-C files, by libclang, which is loaded at the first
/// question.
///
/// A class because what it loads is kept. Used by one thread at a time.
final class ReceiverTypist {
    private let choice: Libclang.Choice
    private let names: NameTable
    private let threads: Int
    private(set) var outcome = State.notAsked

    enum State: Sendable {
        case notAsked
        /// The user asked for none.
        case off
        /// There is none: the number of receivers that were judged without.
        case missing(receivers: Int)
        /// The one that was asked for cannot be used: what was tried.
        case unusable(String)
        /// Its version.
        case found(String)
    }

    init(_ choice: Libclang.Choice = .ofEnvironment, names: NameTable, threads: Int) {
        self.choice = choice
        self.names = NameTable(sharing: names)
        self.threads = threads
    }

    /// - Parameter read: the bytes of a file; nil if it can no longer be read.
    func types(_ questions: ReceiverQuestions, reading read: (FileID) -> [UInt8]?, at path: (FileID) -> SourcePath)
        -> [ReceiverTypes]
    {
        guard let library = library(for: questions) else { return questions.files.map { _ in ReceiverTypes([]) } }
        var declared = DeclaredClasses()
        for each in questions.classes {
            let members = each.members.map {
                DeclaredClass.Member(name: $0.name, type: $0.type, isMethod: $0.isMethod, isOfClass: $0.isOfClass)
            }
            declared.add(each.name, DeclaredClass(superclass: each.superclass, members: members))
        }
        let requests = questions.files.map { asked in
            ReceiverTyper.Request(
                read(asked.file) ?? [],
                isObjectiveCPlusPlus: path(asked.file).name.suffix(3).elementsEqual(".mm".utf8), sends: asked.calls)
        }
        return ReceiverTyper(library, declared).types(of: requests, threads: threads).map { found in
            ReceiverTypes(found.map { ($0.send, names.intern($0.type)) })
        }
    }

    private func library(for questions: ReceiverQuestions) -> Libclang? {
        do throws(Libclang.Failure) {
            let library = try Libclang.load(choice)
            outcome = library.map { .found($0.version) } ?? .off
            return library
        } catch {
            if case .at = choice {
                outcome = .unusable(error.tried.map { "'\($0.path)': \($0.reason)" }.joined(separator: "; "))
            } else {
                outcome = .missing(receivers: questions.count)
            }
            return nil
        }
    }
}

extension ReceiverTypist.State {
    /// Throws if the libclang that was asked for cannot be used.
    func check() throws(LintError) {
        if case .unusable(let tried) = self { throw .unusableLibclang(tried) }
    }

    /// What types of Objective-C come from; nil if nothing was asked.
    var source: String? {
        switch self {
        case .notAsked: nil
        case .off, .missing, .unusable: "none"
        case .found(let version): "libclang \(version)"
        }
    }

    /// What the user should know.
    var note: String? {
        guard case .missing(let receivers) = self else { return nil }
        let (what, were) = (Phrase.count(receivers, "receiver"), receivers == 1 ? "was" : "were")
        return "libclang was not found: \(what) in Objective-C files \(were) judged by name "
            + "(install libclang-dev, or set \(Libclang.Choice.variable))"
    }
}

extension ReceiverTypist {
    /// What the environment has of it, in words, and whether a run can do what is asked for.
    static func described() -> (lines: [String], isUsable: Bool) {
        let choice = Libclang.Choice.ofEnvironment
        do throws(Libclang.Failure) {
            guard let library = try Libclang.load(choice) else {
                return (["none, as \(Libclang.Choice.variable) says"], true)
            }
            return (["libclang \(library.version): \(library.path)"], true)
        } catch {
            if case .at = choice {
                return (error.tried.map { "\(Libclang.Choice.variable): '\($0.path)': \($0.reason)" }, false)
            }
            return (["none: install libclang-dev, or set \(Libclang.Choice.variable)"], true)
        }
    }
}
