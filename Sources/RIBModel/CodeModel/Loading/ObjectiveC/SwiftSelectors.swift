public import SourceText

/// What Swift calls the methods of Objective-C.
///
/// Those of libraries are listed, with the labels that Swift gives them. Of all others the name is the text before the
/// first colon, which has no label, and the parts after it are labels; of initializers, what follows `With` is the
/// first label. That is what the compiler makes of most methods. Where it makes more of one (`moveToPoint:` is
/// `move(to:)`), code in Swift that calls the method is not resolved, and nothing is concluded from it.
public struct SwiftSelectors: Sendable {
    /// A method's name and the labels of its parameters.
    struct SwiftName: Sendable, Equatable {
        let base: Name
        let labels: [Name]
    }

    private let methods: [Name: SwiftName]
    /// Methods without parameters that are properties in Swift, with their names there.
    let getters: [Name: Name]
    /// Constants of C that are cases in Swift, with their names there.
    let cases: [Name: Name]
    /// Results of methods that a library calls by their selector.
    let actions: NameSet
    /// Methods that override those of libraries, wherever a class implements them.
    let overridden: NameSet

    /// - Parameters:
    ///   - methods: selectors of libraries, each with its name in Swift: `dismiss(animated:completion:)`.
    ///   - getters: those of libraries, each with its name in Swift.
    ///   - cases: constants of libraries, each with the name of the case that it is in Swift.
    ///   - actions: results of methods that a library calls by their selector.
    ///   - overridden: selectors of methods of libraries that subclasses override.
    public init(
        methods: [(selector: String, name: String)], getters: [(getter: String, name: String)],
        cases: [(constant: String, name: String)] = [], actions: [String], overridden: [String] = [],
        _ names: NameTable
    ) {
        var renamed: [Name: SwiftName] = [:]
        for (selector, name) in methods {
            let parts = name.split(separator: "(", maxSplits: 1)
            let labels = parts.count < 2 ? [] : parts[1].dropLast().split(separator: ":").map(String.init)
            renamed[names.intern(selector)] = SwiftName(
                base: names.intern(String(parts[0])),
                labels: labels.map { names.intern($0) }.map { $0 == .discard ? .none : $0 })
        }
        self.methods = renamed
        let pairs = getters.map { (names.intern($0.getter), names.intern($0.name)) }
        self.getters = Dictionary(pairs, uniquingKeysWith: { first, _ in first })
        let known = cases.map { (names.intern($0.constant), names.intern($0.name)) }
        self.cases = Dictionary(known, uniquingKeysWith: { first, _ in first })
        self.actions = NameSet(actions.map { names.intern($0) })
        self.overridden = NameSet(overridden.map { names.intern($0) })
    }

    /// The name of a method.
    ///
    /// - Parameters:
    ///   - first: the text of the first word of its selector. The table of names cannot tell it while other threads add
    ///     names.
    ///   - parts: the parts before the colons; none if it has no parameters.
    func name(
        of selector: Name, startingWith first: UnsafeBufferPointer<UInt8>, _ parts: [Name], _ names: NameTable
    ) -> SwiftName {
        if let known = methods[selector] { return known }
        let isInitializer = ObjCWords.isInitializer(first)
        guard let base = parts.first else {
            return SwiftName(base: isInitializer && first.count == 4 ? .`init` : selector, labels: [])
        }
        var parts = parts
        parts[0] = .none
        guard isInitializer else { return SwiftName(base: base, labels: parts) }
        let label = ObjCWords.label(ofInitializer: first)
        if !label.isEmpty { parts[0] = label.withUnsafeBufferPointer { names.intern($0) } }
        return SwiftName(base: .`init`, labels: parts)
    }

    /// The name of a method without its labels.
    func base(of selector: Name, startingWith first: UnsafeBufferPointer<UInt8>, _ names: NameTable) -> Name {
        methods[selector]?.base ?? names.intern(first)
    }
}
