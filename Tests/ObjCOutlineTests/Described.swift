import ObjCOutline
import SourceText

/// The outline of a text, described in words.
struct Described {
    let file: ObjCFile
    let buffer = TokenBuffer()
    let names = NameTable()
    private let bytes: [UInt8]

    init(_ text: String, _ dialect: ObjCOutliner.Dialect = .objectiveC) { self.init(Array(text.utf8), dialect) }

    init(_ bytes: [UInt8], _ dialect: ObjCOutliner.Dialect = .objectiveC) {
        self.bytes = bytes
        var frontEnd = ObjCFrontEnd()
        let (buffer, names) = (buffer, names)
        file = (bytes + [UInt8](repeating: 0, count: 64)).withUnsafeBufferPointer {
            frontEnd.outline(
                UnsafeBufferPointer(rebasing: $0[..<bytes.count]), into: buffer, names: names, dialect: dialect,
                withBodies: true)
        }
    }

    func text(_ range: ByteRange) -> String {
        String(decoding: bytes[Int(range.start)..<Int(range.end)], as: UTF8.self)
    }

    /// Each token with its kind, if that does not follow from its text.
    var tokens: [String] {
        (0..<buffer.count - 1).map { index in
            let text = text(ByteRange(buffer[index].start, buffer.end(index)))
            switch buffer[index].kind {
            case .number: return "number \(text)"
            case .string: return "string \(text)"
            case .at: return "at \(text)"
            case .unknown, .backslash, .pound: return "\(buffer[index].kind) \(text)"
            default: return text
            }
        }
    }

    /// Selector and receiver of each send.
    var sends: [String] { file.sends.map { "\(names.text($0.selector)) to \(text($0.receiver))" } }

    /// The label and text of each argument of a send.
    func arguments(of send: Int) -> [String] {
        file.arguments[Range(file.sends[send].arguments)].map { "\(names.text($0.label)): \(text($0.range))" }
    }

    var containers: [String] {
        file.containers.map { container in
            var words = ["\(container.kind) \(names.text(container.name))"]
            if !container.generics.isEmpty { words.append("<\(text(container.generics))>") }
            if container.superclass != .none { words.append(": \(names.text(container.superclass))") }
            if container.category != .none { words.append("(\(names.text(container.category)))") }
            if !container.protocols.isEmpty { words.append("adopts \(protocols(container.protocols))") }
            if !container.swiftName.isEmpty { words.append("as \(text(container.swiftName))") }
            return words.joined(separator: " ")
        }
    }

    var properties: [String] { file.properties.map(variable) }

    var variables: [String] { file.variables.map(variable) }

    var methods: [String] {
        file.methods.map { method in
            var words = ["\(method.isOfClass ? "+" : "-")\(type(method.result)) \(names.text(method.selector))"]
            for parameter in file.parameters[Range(method.parameters)] {
                words.append("\(names.text(parameter.name)):\(type(parameter.type))")
            }
            if !method.swiftName.isEmpty { words.append("as \(text(method.swiftName))") }
            if let body = method.body { words.append(text(body)) }
            return words.joined(separator: " ")
        }
    }

    var functions: [String] { file.functions.map { "\(names.text($0.name)) \(text($0.body))" } }

    /// The tree of a method's body: `kind name(children)`.
    func body(_ method: Int = 0) -> String { tree(Int(file.methods[method].node)) }

    private func tree(_ index: Int) -> String {
        let node = file.nodes[index]
        var children: [String] = []
        var child = index + 1
        while child < Int(node.next) {
            children.append(tree(child))
            child = Int(file.nodes[child].next)
        }
        let inside = children.joined(separator: " ")
        let name = names.text(node.name)
        switch node.kind {
        case .block: return "{\(inside)}"
        case .expression: return children.count == 1 ? inside : "(\(inside))"
        case .operand: return children.joined()
        case .identifier, .operator: return name
        case .assignment: return "="
        case .question: return "?"
        case .colon: return ":"
        case .selfReference: return "self"
        case .superReference: return "super"
        case .member: return "." + name
        case .send: return "[\(name) \(inside)]"
        case .argument: return (name.isEmpty ? "" : name + ":") + inside
        case .call: return "(\(children.joined(separator: ", ")))"
        case .subscript: return "[\(inside)]"
        case .type: return name
        case .cast: return "(as \(inside))"
        case .nil, .true, .false, .string, .number: return "\(node.kind)"
        default: return "<\(node.kind)\(name.isEmpty ? "" : " " + name)\(inside.isEmpty ? "" : " " + inside)>"
        }
    }

    var problems: [String] { file.problems.map { "\($0.offset) \($0.kind.rawValue)" } }

    private func variable(_ variable: ObjCVariable) -> String {
        let all: [(ObjCVariable.Attributes, String)] = [
            (.weak, "weak"), (.unretained, "unretained"), (.strong, "strong"), (.copy, "copy"), (.readonly, "readonly"),
            (.ofClass, "class"), (.nullable, "nullable"), (.outlet, "outlet"),
        ]
        let words = all.filter { variable.attributes.contains($0.0) }.map { $0.1 + " " }.joined()
        return "\(words)\(names.text(variable.name)): \(type(variable.type))"
    }

    private func type(_ type: ObjCType) -> String {
        if type.isBlock { return "block" }
        return names.text(type.name) + (type.protocols.isEmpty ? "" : "<\(protocols(type.protocols))>")
    }

    private func protocols(_ range: Range<Int32>) -> String {
        file.protocols[Range(range)].map { names.text($0) }.joined(separator: ", ")
    }
}

extension Range<Int> {
    init(_ range: Range<Int32>) { self = Int(range.lowerBound)..<Int(range.upperBound) }
}
