public import SourceText
public import SwiftOutline

extension SymbolTable {
    static let deepestAlias = 12

    /// The type that a `type` node denotes.
    public func resolve(_ node: NodeID, in scope: Scope, depth: Int = 0) -> TypeReference {
        resolve(node, outline(ofFile: scope.file), in: scope, depth: depth)
    }

    /// - Parameter outline: the outline of the scope's file.
    func resolve(_ node: NodeID, _ outline: Outline, in scope: Scope, depth: Int) -> TypeReference {
        let type = outline.node(node)
        guard type.kind == .type, depth < SymbolTable.deepestAlias else { return .unknown }
        // Most types are a plain name.
        if let name = outline.plainName(of: node) { return resolve(plain: name, [], in: scope, depth: depth) }
        var children = outline.children(of: node)
        let result: TypeReference
        if let first = children.next() {
            let found = part(first, outline, in: scope, depth: depth)
            let isSingle = children.first >= children.end
            let others = isSingle ? [] : children.map { part($0, outline, in: scope, depth: depth) }
            if type.flags.contains(.function) { return .function(others.last ?? found) }
            result = others.isEmpty ? found : .composition([found] + others)
        } else {
            if type.flags.contains(.function) { return .function(.unknown) }
            result = .unknown
        }
        return type.flags.contains(.metatype) ? .metatype(result) : result
    }

    private func part(_ node: NodeID, _ outline: Outline, in scope: Scope, depth: Int) -> TypeReference {
        switch outline.kind(node) {
        case .typeName: return named(node, outline, in: scope, depth: depth)
        case .arrayType, .dictionaryType:
            let parts = outline.children(of: node).map { resolve($0, outline, in: scope, depth: depth + 1) }
            return .collection(parts.last ?? .unknown)
        case .tupleType:
            let elements = outline.children(of: node).map { resolve($0, outline, in: scope, depth: depth + 1) }
            return elements.count == 1 ? elements[0] : .tuple(elements)
        case .type: return resolve(node, outline, in: scope, depth: depth + 1)
        default: return .unknown
        }
    }

    private func named(_ node: NodeID, _ outline: Outline, in scope: Scope, depth: Int) -> TypeReference {
        let name = outline.name(node)
        var qualifiers: [Name] = []
        var arguments: [TypeReference] = []
        for child in outline.children(of: node) {
            switch outline.kind(child) {
            case .typeQualifier: qualifiers.append(outline.name(child))
            case .type: arguments.append(resolve(child, outline, in: scope, depth: depth + 1))
            default: break
            }
        }
        if qualifiers.isEmpty, name == Name.`Self` {
            let place = DeclarationID(file: scope.file, index: max(scope.declaration, 0))
            if let own = type(around: place) { return .nominal(own, []) }
        }
        return resolve(name, qualifiers: qualifiers, arguments: arguments, in: scope, depth: depth)
    }

    /// The type that a name denotes in a scope.
    public func resolve(
        _ name: Name, qualifiers: [Name] = [], arguments: [TypeReference] = [], in scope: Scope, depth: Int = 0
    ) -> TypeReference {
        guard depth < SymbolTable.deepestAlias else { return .unknown }
        if qualifiers.isEmpty, !arguments.isEmpty, let standard = standardType(name, arguments) { return standard }
        if let first = qualifiers.first {
            return qualified(name, first, Array(qualifiers.dropFirst()), arguments, in: scope, depth: depth)
        }
        return resolve(plain: name, arguments, in: scope, depth: depth)
    }

    /// The type that an unqualified name denotes. Generic arguments of standard types have been handled before.
    private func resolve(plain name: Name, _ arguments: [TypeReference], in scope: Scope, depth: Int) -> TypeReference {
        if let parameter = genericParameter(name, in: scope, depth: depth) { return parameter }
        let isDeclared = typeNames.contains(name)
        if isDeclared, let inner = nestedInScope(name, scope) { return expand(inner, arguments, depth: depth) }
        let meant = isDeclared ? meant(name, from: scope.file) : MeantTypes(types: [])
        // A declaration of a test, or of another module, does not take a library's place.
        if let number = libraryType(name, scope.file, meant.certain) { return .library(number, arguments) }
        if meant.isAmbiguous { return .unresolved(name) }
        if let first = meant.types.first, meant.isCertain || !meant.areForTests && !known.contains(name, in: names) {
            return expand(first, arguments, depth: depth)
        }
        let base = libraryNames.standIns.standIn(name, arguments: arguments.count)
        if let base { return .library(base, arguments) }
        return known.contains(name, in: names) ? .known(name, arguments) : .unresolved(name)
    }

    /// Optionals and collections written by their full names.
    private func standardType(_ name: Name, _ arguments: [TypeReference]) -> TypeReference? {
        switch name {
        case .Optional: arguments.first
        case .Array, .Set, .ContiguousArray: arguments.first.map { .collection($0) }
        case .Dictionary: arguments.count == 2 ? .collection(arguments[1]) : nil
        default: nil
        }
    }

    private func qualified(
        _ name: Name, _ first: Name, _ others: [Name], _ arguments: [TypeReference], in scope: Scope, depth: Int
    ) -> TypeReference {
        var outer = nestedInScope(first, scope).map { [$0] } ?? meant(first, from: scope.file).types
        if outer.isEmpty, others.isEmpty {
            if let number = libraryType(name, inModule: first) { return .library(number, arguments) }
            let isKnown = libraryNames.relatedModules.contains(first) || known.contains(first, in: names)
            if let found = type(name, inModule: first, isOfLibrary: isKnown, from: scope.file) {
                return expand(found, arguments, depth: depth)
            }
            if isKnown { return .known(name, arguments) }
            if case .parameter = genericParameter(first, in: scope, depth: depth) ?? .unknown { return .unknown }
            return .unresolved(name)
        }
        for qualifier in others {
            outer = outer.flatMap { nestedTypes(qualifier, in: underlying($0, depth), from: scope.file) }[...]
        }
        for type in outer {
            let found = member(name, of: underlying(type, depth), from: scope.file, depth)
            if let found { return expand(found, arguments, depth: depth) }
        }
        return known.contains(first, in: names) && outer.isEmpty ? .known(name, arguments) : .unresolved(name)
    }

    /// The type of that name in a module of the project: the one that a manifest declares; or else one in a folder of
    /// the module's name, in the module that the file imports by that name, or in the file's own module if the file
    /// imports none of that name.
    private func type(_ name: Name, inModule module: Name, isOfLibrary: Bool, from file: Int) -> TypeID? {
        let candidates = topLevelTypes(name)
        guard !candidates.isEmpty else { return nil }
        let inFolder = meant(inModule(module, names, candidates), from: file).types.first
        if inFolder != nil || isOfLibrary || sights.isDeclared(module) { return inFolder }
        guard allFiles[file].importedModules.contains(where: { $0 == module }) else {
            return meant(candidates, from: file).certain.first
        }
        return meant(candidates.filter { sights.isIn(module, types[$0.index].declaration.file) }[...], from: file).types
            .first
    }

    /// The type that an alias refers to, if it is one of the project.
    private func underlying(_ type: TypeID, _ depth: Int) -> TypeID { expand(type, [], depth: depth).nominal ?? type }

    /// A type that is nested in a type or in one of its supertypes.
    private func member(_ name: Name, of type: TypeID, from file: Int, _ depth: Int) -> TypeID? {
        if let found = nestedType(name, in: type, from: file) { return found }
        // Counts as several levels: a supertype may be named through the type itself (`class A: A.B, A.C`).
        let bases = supertypes(of: type, depth: depth + 4).lazy.compactMap(\.nominal)
        return bases.compactMap { self.nestedType(name, in: $0, from: file) }.first
    }

    /// Resolves an alias to its target, and an associated type to its bounds.
    private func expand(_ type: TypeID, _ arguments: [TypeReference], depth: Int) -> TypeReference {
        let entry = types[type.index]
        switch entry.kind {
        case .typeAlias:
            guard let target = declaration(entry.declaration).type else { return .unresolved(entry.name) }
            return resolve(target, in: Scope(entry.declaration), depth: depth + 1)
        case .associatedType:
            let declared = declaration(entry.declaration)
            let clause = files[entry.declaration.file].outline.nodes(in: declared.inheritance)
            let bounds = clause.map { resolve($0, in: Scope(entry.declaration), depth: depth + 1) }
            return .parameter(entry.name, bounds)
        default: return .nominal(type, arguments)
        }
    }

    /// A type of that name that is nested in one of the enclosing types, searched from the inside out.
    private func nestedInScope(_ name: Name, _ scope: Scope) -> TypeID? {
        guard scope.declaration >= 0, nestedNames.contains(name) else { return nil }
        let declarations = outline(ofFile: scope.file).declarations
        var index = scope.isHead ? Int(declarations[scope.declaration].parent) : scope.declaration
        while index >= 0 {
            if let around = type(declaredAt: DeclarationID(file: scope.file, index: index)) {
                var current: TypeID? = around
                while let type = current {
                    if let found = nestedType(name, in: type, from: scope.file) { return found }
                    current = types[type.index].outer
                }
            }
            index = Int(declarations[index].parent)
        }
        return nil
    }

    /// A generic parameter of an enclosing declaration, with its bounds.
    private func genericParameter(_ name: Name, in scope: Scope, depth: Int) -> TypeReference? {
        guard scope.declaration >= 0, genericNames?.contains(name) ?? true else { return nil }
        let declarations = outline(ofFile: scope.file).declarations
        var index = scope.declaration
        while index >= 0 {
            let place = DeclarationID(file: scope.file, index: index)
            if declarations[index].kind == .extension, let extended = type(declaredAt: place) {
                let found = genericParameter(name, of: types[extended.index].declaration, depth: depth)
                if let found { return found }
            } else if !declarations[index].generics.isEmpty {
                if let found = genericParameter(name, of: place, depth: depth) { return found }
            }
            index = Int(declarations[index].parent)
        }
        return nil
    }

    private func genericParameter(_ name: Name, of place: DeclarationID, depth: Int) -> TypeReference? {
        let outline = files[place.file].outline
        let parameters = outline.nodes(in: outline.declarations[place.index].generics)
        guard let node = parameters.first(where: { outline.name($0) == name }) else { return nil }
        let scope = Scope(file: place.file, declaration: Int(outline.declarations[place.index].parent))
        let bounds = outline.children(of: node).map { resolve($0, in: scope, depth: depth + 1) }
        return .parameter(name, bounds + whereBounds(of: name, place, depth))
    }

    private func whereBounds(of name: Name, _ place: DeclarationID, _ depth: Int) -> [TypeReference] {
        let outline = files[place.file].outline
        return outline.nodes(in: outline.declarations[place.index].requirements).compactMap { requirement in
            let sides = outline.list(of: requirement)
            guard sides.count == 2, let subject = outline.children(of: sides[0]).first,
                outline.name(subject) == name
            else { return nil }
            let scope = Scope(file: place.file, declaration: Int(outline.declarations[place.index].parent))
            return resolve(sides[1], in: scope, depth: depth + 1)
        }
    }

    // MARK: Names of library types

    /// The library type that a name denotes in a file; nil if it denotes one of `candidates`, the nearest declarations
    /// of that name.
    private func libraryType(_ name: Name, _ file: Int, _ candidates: ArraySlice<TypeID>) -> Int? {
        let seen = imports.libraries[file]
        if !copies.isEmpty, seen.contains(copies.library), let number = copies.renamed[name] { return number }
        let types = libraryNames.libraryTypes
        guard types.names.contains(name) else { return nil }
        var unmistakable: Int?
        var next = types.first(name)
        while let number = next {
            if seen.contains(types.libraries[number]) {
                let isHidden = candidates.contains { isOwnModule(self.types[$0.index].declaration.file, file) }
                return isHidden ? nil : number
            }
            if unmistakable == nil, types.all[number].isUnmistakable { unmistakable = number }
            next = types.next(after: number)
        }
        return candidates.isEmpty && imports.unresolved[file] ? unmistakable : nil
    }

    /// The library type that a name qualified by a module denotes; a copy of the library in the project may have
    /// renamed the type.
    private func libraryType(_ name: Name, inModule module: Name) -> Int? {
        let types = libraryNames.libraryTypes
        let isCopy = copies.isModule(names.text(module))
        for (library, modules, _) in types.modules {
            let isMeant = copies.library == library && isCopy || modules.contains(module)
            guard isMeant else { continue }
            var next = types.first(name)
            while let number = next, types.libraries[number] != library { next = types.next(after: number) }
            if let number = next { return number }
            if copies.library == library, let number = copies.renamed[name] { return number }
        }
        return nil
    }

    private func isOwnModule(_ declared: Int, _ use: Int) -> Bool { folders.module(declared) == folders.module(use) }
}

extension Outline {
    /// The name in a `type` node that is nothing but a plain name: no further part, qualifier or argument, and not
    /// `Self`.
    fileprivate func plainName(of type: NodeID) -> Name? {
        let around = node(type)
        guard around.next == type + 2, around.flags.isDisjoint(with: [.function, .metatype]) else { return nil }
        let part = node(type + 1)
        return part.kind == .typeName && part.name != Name.`Self` ? part.name : nil
    }
}
