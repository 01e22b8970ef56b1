public import ObjCOutline
public import SourceText
public import SwiftOutline

/// Makes of an Objective-C file the outline that symbols and bodies are read from, with the names of Swift: the only
/// place that knows both languages.
///
/// - `@interface` is a class, `@implementation` and categories are its extensions, wherever they stand.
/// - Methods are declared where they have a body, and in protocols. A header's methods are those of its
///   implementation; of a class without one, nothing is known but its properties and its superclass. A name that a
///   header gives to a method for Swift is a function of its own, which calls the method.
/// - A method that calls the same of `super` overrides it, and so does one of a library's that subclasses override.
///   One that is mentioned in a `@selector` of its file, or is an action by its result, has an attribute that says so.
public struct ObjCAdapter: ~Copyable {
    let file: ObjCFile
    let bytes: UnsafePointer<UInt8>
    let names: NameTable
    let selectors: SwiftSelectors
    let words: ObjCWords
    let withBodies: Bool
    var writer: OutlineWriter
    /// The properties of the file, and with those of libraries.
    let ownProperties: NameSet
    let properties: NameSet
    /// The selectors in its `@selector`s.
    let mentioned: Set<Name>
    /// The declaration around the current one; -1 at the top level.
    var parent = -1

    /// - Parameters:
    ///   - length: the number of the file's bytes.
    ///   - room: the buffer in which the outline grows.
    public static func outline(
        _ file: ObjCFile, _ bytes: UnsafeBufferPointer<UInt8>, in room: OutlineBuffer, names: NameTable,
        selectors: SwiftSelectors, withBodies: Bool
    ) -> Outline {
        guard let base = bytes.baseAddress, bytes.count <= OutlineWriter.largestFile else {
            return OutlineWriter(in: room).outline(problems: file.problems, hasBodies: withBodies)
        }
        var adapter = ObjCAdapter(file, base, room, names, selectors, withBodies)
        for index in file.containers.indices { adapter.container(index) }
        return adapter.finish()
    }

    private init(
        _ file: ObjCFile, _ bytes: UnsafePointer<UInt8>, _ room: OutlineBuffer, _ names: NameTable,
        _ selectors: SwiftSelectors, _ withBodies: Bool
    ) {
        self.file = file
        self.bytes = bytes
        self.names = names
        self.selectors = selectors
        self.withBodies = withBodies
        words = ObjCWords(names)
        writer = OutlineWriter(in: room)
        ownProperties = NameSet(file.properties.map(\.name))
        properties = ownProperties.union(NameSet(Array(selectors.getters.values)))
        mentioned = Set(file.selectors)
    }

    private consuming func finish() -> Outline { writer.outline(problems: file.problems, hasBodies: withBodies) }

    func text(_ range: ByteRange) -> UnsafeBufferPointer<UInt8> {
        UnsafeBufferPointer(start: bytes + Int(range.start), count: range.length)
    }

    // MARK: Types

    private mutating func container(_ index: Int) {
        let container = file.containers[index]
        alias(container)
        let kind: Declaration.Kind =
            switch container.kind {
            case .interface: .class
            case .protocol: .protocol
            default: .extension
            }
        let declared = writer.declare(
            kind, container.name, container.nameRange, at: container.range.start, in: -1, scope: .topLevel)
        var type: NodeID?
        if kind == .extension { type = self.type(container.name, container.nameRange) }
        let first = writer.nextNode
        if container.superclass != .none { _ = self.type(container.superclass, container.superclassRange) }
        let after = container.superclass == .none ? container.nameRange.end : container.superclassRange.end
        // Only objects conform to protocols.
        if kind == .protocol { _ = self.type(words.anyObject, ByteRange(after, after)) }
        for name in container.protocols { _ = self.type(file.protocols[Int(name)], ByteRange(after, after)) }
        let inheritance = NodeSpan(first, writer.nextNode)
        parent = declared
        members(of: Int32(index), container)
        parent = -1
        writer.complete(declared, at: container.range.end, inheritance: inheritance, type: type)
    }

    /// Properties and methods, in the order of the source.
    private mutating func members(of index: Int32, _ container: ObjCContainer) {
        var property = file.properties.partitionPoint { $0.container < index }
        var variable = file.variables.partitionPoint { $0.container < index }
        var method = file.methods.partitionPoint { $0.container < index }
        while true {
            let starts = (
                start(of: property, in: file.properties, index), start(of: variable, in: file.variables, index),
                method < file.methods.count && file.methods[method].container == index
                    ? file.methods[method].nameRange.start : .max
            )
            if starts.0 == .max, starts.1 == .max, starts.2 == .max { return }
            if starts.0 <= starts.1, starts.0 <= starts.2 {
                self.variable(file.properties[property], isRequired: container.kind == .protocol)
                property += 1
            } else if starts.1 <= starts.2 {
                self.variable(file.variables[variable], isRequired: false)
                variable += 1
            } else {
                let isDeclared = file.methods[method].body != nil || container.kind == .protocol
                if isDeclared { self.method(file.methods[method], container) } else { alias(file.methods[method]) }
                method += 1
            }
        }
    }

    private func start(of variable: Int, in list: [ObjCVariable], _ container: Int32) -> UInt32 {
        variable < list.count && list[variable].container == container ? list[variable].nameRange.start : .max
    }

    private mutating func variable(_ variable: ObjCVariable, isRequired: Bool) {
        var modifiers: Declaration.Modifiers = []
        if variable.attributes.contains(.weak) { modifiers.insert(.weak) }
        if variable.attributes.contains(.unretained) { modifiers.insert(.unowned) }
        if variable.attributes.contains(.ofClass) { modifiers.insert(.class) }
        if isRequired { modifiers.insert(.computed) }
        let attributes = writer.nextNode
        if let strength = variable.strength { writer.leaf(.attribute, .strong, at: strength) }
        if variable.attributes.contains(.outlet) { writer.leaf(.attribute, words.outlet, at: variable.nameRange) }
        let declared = writer.declare(
            .variable, variable.name, variable.nameRange, at: variable.range.start, in: parent, scope: .member,
            modifiers: modifiers, attributes: NodeSpan(attributes, writer.nextNode))
        let isOptional = !variable.attributes.isDisjoint(with: [.nullable, .weak])
        let type = type(variable.type, isOptional: isOptional)
        writer.complete(declared, at: variable.range.end, type: type)
    }

    private mutating func method(_ method: ObjCMethod, _ container: ObjCContainer) {
        let parameters = file.parameters[Int(method.parameters.lowerBound)..<Int(method.parameters.upperBound)]
        let first = text(method.nameRange)
        var name = selectors.name(
            of: method.selector, startingWith: first, parameters.map(\.label), names)
        if container.kind == .protocol, let given = swiftName(of: method), given.labels.count == name.labels.count {
            name = SwiftSelectors.SwiftName(base: given.base, labels: given.labels)
        }
        var modifiers: Declaration.Modifiers = []
        if method.isOfClass { modifiers.insert(.class) }
        let isOverride = container.kind != .protocol && selectors.overridden.contains(method.selector)
        if isOverride || callsSuper(method) { modifiers.insert(.override) }
        let attributes = writer.nextNode
        let isAction = selectors.actions.contains(method.result.name)
        if isAction { writer.leaf(.attribute, method.result.name, at: method.result.range) }
        if mentioned.contains(method.selector) { writer.leaf(.attribute, .objc, at: method.nameRange) }
        let isInitializer = !method.isOfClass && ObjCWords.isInitializer(first)
        let declared = writer.declare(
            isInitializer ? .initializer : .function, name.base, method.nameRange, at: method.range.start, in: parent,
            scope: .member, modifiers: modifiers, attributes: NodeSpan(attributes, writer.nextNode))
        let span = self.parameters(parameters, labels: name.labels)
        var type: NodeID?
        if !isInitializer, method.result.name != words.void, !isAction {
            type =
                method.result.name == words.instancetype
                ? self.type(container.name, method.result.range) : self.type(method.result, isOptional: true)
        }
        let block = writer.nextNode
        if withBodies, method.node >= 0 {
            let saved = parent
            parent = declared
            statement(Int(method.node))
            parent = saved
        }
        writer.complete(
            declared, at: method.range.end, parameters: span, body: NodeSpan(block, writer.nextNode), type: type)
    }

    /// - Parameter labels: none for a parameter without a label.
    mutating func parameters(_ parameters: ArraySlice<ObjCParameter>, labels: [Name]) -> NodeSpan {
        let begin = writer.nextNode
        for (parameter, label) in zip(parameters, labels) {
            let node = writer.open(.parameter, parameter.name, at: parameter.type.range.start)
            let end = ByteRange(parameter.type.range.start, parameter.type.range.start)
            if label != parameter.name { writer.leaf(.label, label == .none ? .discard : label, at: end) }
            _ = type(parameter.type, isOptional: true)
            writer.close(node, at: max(parameter.nameRange.end, parameter.type.range.end))
        }
        return NodeSpan(begin, writer.nextNode)
    }

    /// Whether a method sends its own selector to `super`.
    private func callsSuper(_ method: ObjCMethod) -> Bool {
        guard let body = method.body else { return false }
        let first = file.sends.partitionPoint { $0.range.start < body.start }
        for send in file.sends[first...] {
            if send.range.start >= body.end { return false }
            if send.selector == method.selector, ObjCWords.isSuper(text(send.receiver)) { return true }
        }
        return false
    }
}
