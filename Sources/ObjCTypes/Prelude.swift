/// What a file is compiled after: declarations of what it names and does not declare itself.
struct Prelude {
    private let source: ObjCSource
    private let declared: DeclaredClasses
    private var lines: [String] = []
    /// The classes that are declared so far.
    private var known = Stubs.classes

    init(_ source: ObjCSource, _ declared: DeclaredClasses) {
        self.source = source
        self.declared = declared
    }

    var text: String {
        var prelude = self
        prelude.write()
        return Stubs.text + prelude.lines.joined(separator: "\n") + "\n"
    }

    private mutating func write() {
        let names = source.names
        for name in names.enumerations.subtracting(Stubs.types).sorted() { lines.append("typedef NSInteger \(name);") }
        for name in names.protocols.subtracting(names.declaredProtocols).subtracting(Stubs.protocols).sorted() {
            lines.append("@protocol \(name) @end")
        }
        var pending = Array(names.classes.sorted().reversed())
        while let name = pending.popLast() { declare(name, &pending) }
        anyMembers(names.members)
    }

    // MARK: Classes

    private func isOwn(_ name: String) -> Bool {
        source.names.declaredClasses.contains(name) || source.names.declaredTypes.contains(name)
            || source.names.enumerations.contains(name) || Stubs.types.contains(name)
    }

    /// Declares a class and those that it inherits from, bases first. One that nobody declares is taken for a view
    /// controller, so that its inherited members have types.
    ///
    /// - Parameter pending: gets the classes of its members that the project declares.
    private mutating func declare(_ name: String, _ pending: inout [String]) {
        var chain: [String] = []
        var current: String? = name
        while let name = current, !known.contains(name), !isOwn(name) {
            chain.append(name)
            known.insert(name)
            current = declared.classes[name].map { $0.superclass ?? "NSObject" } ?? "UIViewController"
        }
        // A base that the file itself declares comes too late.
        var base = current.flatMap { isOwn($0) ? nil : $0 } ?? "NSObject"
        for name in chain.reversed() {
            let members = declared.classes[name]?.members ?? []
            let types = Set(members.map(\.type)).filter { !isOwn($0) && $0 != name && !Stubs.classes.contains($0) }
            for type in types.sorted() {
                lines.append("@class \(type);")
                if declared.classes[type] != nil { pending.append(type) }
            }
            lines.append("@interface \(name) : \(base)")
            for member in members where !isOwn(member.type) {
                lines.append(member.declaration)
            }
            lines.append("@end")
            base = name
        }
    }

    /// Whatever is read of an object by a dot.
    private mutating func anyMembers(_ names: Set<String>) {
        lines.append("@interface NSObject (RibAny)")
        for name in names.subtracting(Stubs.members).subtracting(Stubs.keywords).sorted() {
            lines.append("@property (nonatomic) \(Stubs.numbers.contains(name) ? "CGFloat" : "NSObject *")\(name);")
        }
        lines.append("@end")
    }
}
