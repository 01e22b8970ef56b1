import SourceText
import SwiftOutline

extension ReceiverQuestions {
    /// Nil if there is nothing to ask.
    ///
    /// - Parameters:
    ///   - files: files of Objective-C, in order.
    ///   - names: of calls whose receivers matter.
    ///   - settled: the members through which `self` and `super` lead to a receiver that needs no compiler.
    init?(_ files: [FileID], calling names: NameSet, settled: NameSet, in project: Project) {
        self.files = files.compactMap { file in
            let calls = project.files.all[file.index].outline.openCalls(of: names, settled: settled)
            return calls.isEmpty ? nil : InFile(file: file, calls: calls)
        }
        guard !self.files.isEmpty else { return nil }
        var used = NameSet()
        for asked in self.files {
            let facts = project.files.all[asked.file.index]
            for name in facts.usedNames.all { used.insert(name) }
            // The class that an `@implementation` is of.
            for declared in facts.outline.declarations where declared.scope.contains(.topLevel) {
                used.insert(declared.name)
            }
        }
        classes = project.classes(named: used)
    }
}

extension Outline {
    /// The offsets of called names whose receiver is not reached from `self` or `super` by settled members alone.
    fileprivate func openCalls(of names: NameSet, settled: NameSet) -> [UInt32] {
        var found: [UInt32] = []
        for index in nodes.indices where nodes[index].kind == .chain {
            let end = Int(nodes[index].next)
            var current = index + 1
            var isSettled = true
            while current < end {
                let node = nodes[current]
                let next = max(Int(node.next), current + 1)
                switch node.kind {
                case .selfReference, .superReference: isSettled = isSettled && current == index + 1
                case .member:
                    if !isSettled, names.contains(node.name), next < end, nodes[next].kind == .call {
                        found.append(node.start)
                    }
                    isSettled = isSettled && settled.contains(node.name)
                case .optionalChain, .forceUnwrap: break
                default: isSettled = false
                }
                current = next
            }
        }
        return found.sorted()
    }
}

extension Project {
    /// The classes of these names, those that they inherit from and those of their members, in order of names.
    fileprivate func classes(named names: NameSet) -> [ReceiverQuestions.Class] {
        var pending = symbols.types.indices.map { TypeID($0) }.filter {
            isClass($0) && names.contains(symbols.types[$0.index].name)
        }
        var seen = Set(pending)
        var found: [String: ReceiverQuestions.Class] = [:]
        while let type = pending.popLast() {
            let name = name(of: type)
            // Of several in different modules, the first.
            let (described, types) = described(type, using: names)
            if found[name] == nil { found[name] = described }
            let bases = hierarchy.superclass[type.index].map { [$0] } ?? []
            for other in types + bases where seen.insert(other).inserted { pending.append(other) }
        }
        return found.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }.map(\.value)
    }

    /// A class, and the classes of its members.
    ///
    /// - Parameter names: of the members that matter.
    private func described(_ type: TypeID, using names: NameSet) -> (ReceiverQuestions.Class, [TypeID]) {
        var members: [String: ReceiverQuestions.Member] = [:]
        var types: [TypeID] = []
        for member in ownMembers(of: type) where names.contains(self.name(of: member)) {
            let declaration = declaration(member)
            guard isVariable(member) || isFunction(member), declaration.type != nil, declaration.parameters.isEmpty
            else { continue }
            let found = self.type(of: member)
            guard let type = className(found) else { continue }
            if let nominal = found.nominal { types.append(nominal) }
            let name = text(self.name(of: member))
            let isOfClass = !declaration.modifiers.isDisjoint(with: [.class, .static])
            if members[name] == nil {
                members[name] = .init(name: name, type: type, isMethod: isFunction(member), isOfClass: isOfClass)
            }
        }
        let written = hierarchy.supertypes[type.index].lazy.compactMap { self.className($0) }.first
        let described = ReceiverQuestions.Class(
            name: name(of: type), superclass: hierarchy.superclass[type.index].map { self.name(of: $0) } ?? written,
            members: members.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }.map(\.value))
        return (described, types)
    }

    /// The name of a class, or of a type that nobody declares and that may be one.
    private func className(_ type: TypeReference) -> String? {
        switch type {
        case .nominal(let type, _): isClass(type) ? name(of: type) : nil
        case .known(let name, _), .unresolved(let name): text(name)
        case .library(let number, _): symbols.libraryNames.libraryTypes.all[number].name
        default: nil
        }
    }
}

extension Project {
    /// The same project with types of receivers. Nothing has been asked of it yet.
    func with(_ types: [(file: FileID, types: ReceiverTypes)]) -> Project {
        var files = self.files.all
        for (file, types) in types { files[file.index] = files[file.index].with(types) }
        return Project(
            self, symbols: symbols.with(files), changed: types.map(\.file), memberTable: memberTable,
            queries: QueryCache(), threads: threads)
    }
}
