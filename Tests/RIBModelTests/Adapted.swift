import Foundation
import ObjCOutline
import OutlineSupport
import SourceText
import SwiftOutline

@testable import RIBModel

/// An Objective-C file as the adapter gives it, written like Swift.
struct Adapted {
    let bytes: [UInt8]
    let outline: Outline
    /// What does not hold of the outline; nil if all is well.
    let breach: String?
    private let names = NameTable(seeds: LanguageWord.texts)

    init(_ text: String) { self.init(bytes: Array(text.utf8)) }

    init(fixture name: String, withBodies: Bool = true) throws {
        self.init(bytes: Array(try Data(contentsOf: Adapted.folder.appending(path: name))), withBodies: withBodies)
    }

    init(bytes: [UInt8], withBodies: Bool = true) {
        self.bytes = bytes
        let names = names
        let selectors = SwiftSelectors(
            methods: [
                ("dismissViewControllerAnimated:completion:", "dismiss(animated:completion:)"),
                ("popViewControllerAnimated:", "popViewController(animated:)"),
            ],
            getters: [
                ("navigationController", "navigationController"), ("delegate", "delegate"),
                ("parentViewController", "parent"), ("enabled", "isEnabled"), ("isEnabled", "isEnabled"),
            ], cases: [("UIModalPresentationFullScreen", "fullScreen")], actions: ["IBAction"],
            overridden: ["viewDidDisappear:"], names)
        var frontEnd = ObjCFrontEnd()
        let buffer = TokenBuffer()
        (outline, breach) = FrontEnd.padded(bytes) { bytes in
            let file = frontEnd.outline(
                bytes, into: buffer, names: names, dialect: .objectiveCPlusPlus, withBodies: withBodies)
            let outline = ObjCAdapter.outline(
                file, bytes, in: OutlineBuffer(keepsTexts: true), names: names, selectors: selectors,
                withBodies: withBodies)
            return (outline, OutlineInvariants.breach(in: outline, of: bytes))
        }
    }

    private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../Fixtures/ObjectiveC").standardizedFileURL

    static let fixtures =
        ((try? FileManager.default.contentsOfDirectory(atPath: folder.path(percentEncoded: false))) ?? [])
        .filter { $0.hasSuffix(".m") || $0.hasSuffix(".mm") || $0.hasSuffix(".h") }.sorted()

    // MARK: Text

    var declarations: [String] {
        outline.declarations.filter { !$0.scope.contains(.local) }.map { declared in
            var text = nodes(declared.attributes).map { "@" + name($0) + " " }.joined()
            let modifiers: [(Declaration.Modifiers, String)] = [
                (.weak, "weak "), (.class, "class "), (.override, "override "), (.computed, "computed "),
            ]
            text += modifiers.filter { declared.modifiers.contains($0.0) }.map(\.1).joined()
            text += "\(declared.kind) \(names.text(declared.name))"
            if !declared.inheritance.isEmpty {
                text += ": " + nodes(declared.inheritance).map(self.text).joined(separator: ", ")
            }
            if declared.kind == .function || declared.kind == .initializer {
                text += "(" + nodes(declared.parameters).map(parameter).joined(separator: ", ") + ")"
            }
            if let type = declared.type, declared.kind != .extension {
                text += (declared.kind == .variable ? ": " : " -> ") + self.text(Int(type))
            }
            return text
        }
    }

    private func parameter(_ index: Int) -> String {
        let children = children(of: index)
        let label = children.first { outline.nodes[$0].kind == .label }.map { name($0) + " " } ?? ""
        let type = children.first { outline.nodes[$0].kind == .type }.map { ": " + text($0) } ?? ""
        return label + name(index) + type
    }

    /// The body of the first method.
    var body: String {
        let method = outline.declarations.first { $0.kind == .function }
        // A prefix touches its operand.
        return (method.map { text(Int($0.body.first)) } ?? "none").replacing("⁀ ", with: "")
    }

    private func name(_ index: Int) -> String { names.text(outline.nodes[index].name) }

    private func nodes(_ span: NodeSpan) -> [Int] { siblings(Int(span.first), Int(span.end)) }

    private func children(of index: Int) -> [Int] { siblings(index + 1, Int(outline.nodes[index].next)) }

    private func siblings(_ first: Int, _ end: Int) -> [Int] {
        var found: [Int] = []
        var child = first
        while child < end {
            found.append(child)
            child = Int(outline.nodes[child].next)
        }
        return found
    }

    private func text(_ index: Int) -> String {
        let node = outline.nodes[index]
        let parts = children(of: index).map(text)
        switch node.kind {
        case .block: return "{\(parts.joined(separator: "; "))}"
        case .if:
            return "if " + parts.prefix(2).joined(separator: " ") + parts.dropFirst(2).map { " else " + $0 }.joined()
        case .while, .switch:
            return "\(node.kind) \(parts[0]) "
                + (node.kind == .switch
                    ? "{\(parts.dropFirst().joined(separator: "; "))}" : parts.dropFirst().joined(separator: " "))
        case .case:
            let isDefault = node.flags.contains(.isDefault)
            return (isDefault ? "default" : "case " + parts.dropLast().joined(separator: ", ")) + " "
                + (parts.last ?? "")
        case .for: return "for " + parts[0] + " in " + parts.dropFirst().joined(separator: " ")
        case .do, .repeat, .catch, .return, .throw: return ([nameOf(node.kind)] + parts).joined(separator: " ")
        case .break, .continue, .fallthrough: return nameOf(node.kind)
        case .conditions, .pattern: return parts.joined(separator: ", ")
        case .variable: return (parts.first?.hasPrefix("weak") == true ? "" : "var ") + parts.joined(separator: ", ")
        case .binding:
            let declared = outline.declarations[Int(node.payload)]
            let value = children(of: index).first { outline.nodes[$0].kind == .expression }
            let type = children(of: index).first { outline.nodes[$0].kind == .type }
            return (declared.modifiers.contains(.weak) ? "weak var " : "") + names.text(declared.name)
                + (type.map { ": " + text($0) } ?? "") + (value.map { " = " + text($0) } ?? "")
        case .expression: return parts.joined(separator: " ")
        case .operator where node.flags.contains(.isPrefix): return name(index) + "⁀"
        case .chain: return parts.joined()
        case .assignment: return "="
        case .question: return "?"
        case .colon: return ":"
        case .selfReference: return "self"
        case .superReference: return "super"
        case .member, .implicitMember: return "." + name(index)
        case .call, .tuple, .macroArguments: return "(\(parts.joined(separator: ", ")))"
        case .subscript: return "[\(parts.joined(separator: ", "))]"
        case .argument: return (node.name == .none ? "" : name(index) + ": ") + parts.joined()
        case .cast: return "as! " + parts.joined()
        case .closure:
            let parameters = children(of: index).filter { outline.nodes[$0].kind == .closureParameter }
            let rest = parts.dropFirst(parameters.count).joined(separator: "; ")
            return "{ " + (parameters.isEmpty ? "" : parts.prefix(parameters.count).joined(separator: ", ") + " in ")
                + rest + " }"
        case .closureParameter: return name(index) + parts.map { ": " + $0 }.joined()
        case .literal:
            switch Node.Literal(rawValue: node.detail) {
            case .number: return name(index)
            case .string: return "\"\""
            case .array, .dictionary: return "[\(parts.joined(separator: ", "))]"
            case let literal: return literal.map { "\($0)" } ?? "none"
            }
        case .type:
            let mark = node.flags.contains(.optional) ? "?" : node.flags.contains(.implicitlyUnwrapped) ? "!" : ""
            return (node.flags.contains(.function) ? "(…)" : parts.joined(separator: " & ")) + mark
        case .typeName: return name(index) + (parts.isEmpty ? "" : "<\(parts.joined(separator: ", "))>")
        default: return name(index)
        }
    }

    private func nameOf(_ kind: Node.Kind) -> String { "\(kind)" }
}
