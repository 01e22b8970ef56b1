import SourceText
import SwiftOutline

/// Collects the types that files declare, numbered in the order of files, then of declarations. Extensions are not
/// attached yet.
struct TypeCollector: Sendable {
    private(set) var types: [SymbolStorage.Entry] = []
    /// The names of all types, including nested ones.
    private(set) var typeNames = NameSet()
    /// By type, the types nested in its own declaration.
    private(set) var nested: [[TypeID]] = []
    private(set) var declared = TypesByDeclaration()
    private(set) var topLevel = NameMultimap<TypeID>()
    private(set) var globals = NameMultimap<DeclarationID>()
    /// In the order of files.
    private(set) var extensions: [DeclarationID] = []
    /// Members with one of the marked names.
    private(set) var markedMembers: [DeclarationID] = []
    /// The imports of the files, collected in the same pass.
    private(set) var imports = Imports()

    /// The modules that files import, concatenated in the order of files.
    struct Imports: Sendable {
        fileprivate(set) var modules: [Name] = []
        /// By file, the end of its modules.
        fileprivate(set) var ends: [Int32] = []
        /// Imports with attributes, one of which may be `@_exported`.
        fileprivate(set) var attributed: [(file: Int, module: Name, attributes: NodeSpan)] = []

        func modules(of file: Int) -> ArraySlice<Name> {
            modules[(file == 0 ? 0 : Int(ends[file - 1]))..<Int(ends[file])]
        }

        fileprivate mutating func append(_ file: Int, _ outline: Outline) {
            for declared in outline.imports {
                modules.append(declared.name)
                if !declared.attributes.isEmpty { attributed.append((file, declared.name, declared.attributes)) }
            }
            ends.append(Int32(modules.count))
        }
    }

    /// - Parameters:
    ///   - marks: names of members to collect.
    ///   - reserved: by file, the least number of indices for its types; empty to reserve none.
    init(_ files: [FileFacts], marking marks: NameSet = [], reserved: [Int32] = []) {
        var found = Found()
        for file in files.indices {
            let outline = files[file].outline
            let first = types.count
            imports.append(file, outline)
            collect(file, outline, isImplementation: files[file].isImplementation, marks, &found)
            if !reserved.isEmpty {
                while types.count < first + Int(reserved[file]) {
                    types.append(.vacant(in: file))
                    nested.append([])
                }
            }
            declared.endFile()
        }
        topLevel = NameMultimap(found.topLevel)
        globals = NameMultimap(found.globals)
    }

    /// The types that declare a member with one of the marked names, once for each such member.
    func typesWithMarkedMembers(in files: [FileFacts]) -> [TypeID] {
        markedMembers.compactMap { member in
            let parent = Int(files[member.file].outline.declarations[member.index].parent)
            return parent < 0 ? nil : declared[DeclarationID(file: member.file, index: parent)]
        }
    }

    /// The number of types that a file declares outside of bodies.
    static func count(of file: FileFacts) -> Int {
        let outline = file.outline
        var count = 0
        var index = 0
        while index < outline.declarations.count {
            switch outline.declarations[index].kind {
            case .class, .struct, .enum, .actor, .protocol, .typeAlias, .associatedType:
                guard !outline.declarations[index].scope.contains(.local) else { break }
                count += 1
                index += 1
                continue
            case .function, .variable, .constant, .initializer, .deinitializer, .subscript: break
            default:
                index += 1
                continue
            }
            index = max(Int(outline.declarations[index].next), index + 1)
        }
        return count
    }

    /// A copy in which no name resolves to the hidden types; all types keep their indices.
    func hiding(_ hidden: [TypeID: Int]) -> TypeCollector {
        var rest = self
        rest.topLevel = NameMultimap(
            topLevel.groups.flatMap { name, types in
                types.filter { hidden[$0] == nil }.map { (name: name, value: $0) }
            })
        return rest
    }

    /// Declarations outside of types, in the order of files.
    private struct Found {
        var topLevel: [(name: Name, value: TypeID)] = []
        var globals: [(name: Name, value: DeclarationID)] = []
    }

    /// The access of a type; in an extension, no more than that of the extension.
    private func access(ofTypeAt index: Int, _ outline: Outline) -> Access {
        let own = Access(outline.declarations[index].modifiers)
        let parent = Int(outline.declarations[index].parent)
        guard own == .module, parent >= 0, outline.declarations[parent].kind == .extension else { return own }
        return Access(outline.declarations[parent].modifiers)
    }

    /// Collects the types of a file. Types in bodies are skipped: they exist only after the second pass, and no code
    /// outside of the body can name them.
    ///
    /// - Parameter isImplementation: whether the file implements what headers of Objective-C declare.
    private mutating func collect(
        _ file: Int, _ outline: Outline, isImplementation: Bool, _ marks: NameSet, _ found: inout Found
    ) {
        var index = 0
        while index < outline.declarations.count {
            defer { index += 1 }
            let name = outline.declarations[index].name
            let scope = outline.declarations[index].scope
            let place = DeclarationID(file: file, index: index)
            switch outline.declarations[index].kind {
            case .class, .struct, .enum, .actor, .protocol, .typeAlias, .associatedType:
                if scope.contains(.local) {
                    index = max(Int(outline.declarations[index].next), index + 1) - 1
                    continue
                }
            case .function, .variable, .constant, .initializer, .deinitializer, .subscript:
                if scope.contains(.topLevel) {
                    found.globals.append((name, place))
                } else if marks.contains(name) {
                    markedMembers.append(place)
                }
                // Types inside of it are local.
                index = max(Int(outline.declarations[index].next), index + 1) - 1
                continue
            case .extension:
                extensions.append(place)
                declared.append(index, nil)
                continue
            default: continue
            }
            let id = TypeID(types.count)
            let parent = Int(outline.declarations[index].parent)
            let outer = parent >= 0 ? declared.last(parent) : nil
            types.append(
                SymbolStorage.Entry(
                    declaration: place, name: name, kind: outline.declarations[index].kind,
                    access: isImplementation ? .implementation : access(ofTypeAt: index, outline), outer: outer))
            typeNames.insert(name)
            nested.append([])
            declared.append(index, id)
            if let outer {
                nested[outer.index].append(id)
            } else if parent < 0 {
                found.topLevel.append((name, id))
            }
        }
    }
}
