public import SourceText
import SwiftOutline

/// A place where a test sets a switch of a library: `isRecording = true`, `assertSnapshot(…, record: true)`.
public struct LibrarySwitch: Sendable, Equatable {
    /// The switch, and its value in the source.
    public let name: Name
    public let value: ByteRange
    /// The function whose argument it is; nil for an assignment.
    public let function: Name?
    /// Whether the value certainly turns the switch on.
    public let isOn: Bool
    /// Whether a condition decides if it is turned on.
    public let isConditional: Bool

    /// Those in a file, in order.
    static func all(in outline: Outline, _ names: LibraryNames) -> [LibrarySwitch] {
        SwitchSearch(outline, names).found
    }
}

private struct SwitchSearch {
    private let nodes: [Node]
    private let declarations: [Declaration]
    private let names: LibraryNames
    /// What the file itself declares: a variable of that name is not the library's.
    private let declared: NameSet

    init(_ outline: Outline, _ names: LibraryNames) {
        (nodes, declarations, self.names) = (outline.nodes, outline.declarations, names)
        declared = NameSet(
            outline.declarations.lazy.filter { $0.kind == .variable || $0.kind == .constant }.map(\.name))
    }

    var found: [LibrarySwitch] {
        var found: [LibrarySwitch] = []
        // The conditions around the current node.
        var conditions: [Int] = []
        for index in nodes.indices {
            while let last = conditions.last, nodes[last].next <= index { conditions.removeLast() }
            switch nodes[index].kind {
            case .if, .switch, .conditionalCompilation: conditions.append(index)
            case .expression: found += assignment(in: index).map { [withConditions($0, conditions)] } ?? []
            case .chain: found += arguments(of: index).map { withConditions($0, conditions) }
            default: break
            }
        }
        return found
    }

    /// A switch with what the conditions around it mean: one around the whole function decides nothing.
    private func withConditions(_ set: LibrarySwitch, _ conditions: [Int]) -> LibrarySwitch {
        guard !conditions.isEmpty else { return set }
        let function = declarations.last { declared in
            declared.kind == .function && declared.range.start <= set.value.start
                && set.value.end <= declared.range.end
        }
        let start = function?.range.start ?? 0
        return LibrarySwitch(
            name: set.name, value: set.value, function: set.function, isOn: set.isOn,
            isConditional: conditions.contains { nodes[$0].start >= start })
    }

    /// The nodes directly inside another one.
    private func children(of node: Int) -> UnfoldSequence<Int, Int> {
        sequence(state: node + 1) { [nodes] next in
            guard next < Int(nodes[node].next) else { return nil }
            defer { next = max(Int(nodes[next].next), next + 1) }
            return next
        }
    }

    private func assignment(in expression: Int) -> LibrarySwitch? {
        let parts = Array(children(of: expression).prefix(4))
        guard parts.count == 3, nodes[parts[0]].kind == .chain, nodes[parts[1]].kind == .assignment,
            let name = property(parts[0])
        else { return nil }
        return LibrarySwitch(
            name: name, value: nodes[parts[2]].range, function: nil, isOn: isOn(parts[2]), isConditional: false)
    }

    /// The switch that a chain denotes: `isRecording`, `self.isRecording`, or one of a module.
    private func property(_ chain: Int) -> Name? {
        let elements = Array(children(of: chain).prefix(3))
        guard let last = elements.last, names.switches.contains(nodes[last].name) else { return nil }
        let name = nodes[last].name
        switch (elements.count, nodes[elements[0]].kind) {
        case (1, .identifier): return declared.contains(name) ? nil : name
        case (2, .selfReference) where nodes[last].kind == .member: return declared.contains(name) ? nil : name
        case (2, .identifier) where nodes[last].kind == .member && names.hasSwitches(nodes[elements[0]].name):
            return name
        default: return nil
        }
    }

    private func arguments(of chain: Int) -> [LibrarySwitch] {
        var function: Name?
        var found: [LibrarySwitch] = []
        for element in children(of: chain) {
            switch nodes[element].kind {
            case .identifier, .member: function = nodes[element].name
            case .call:
                guard let function, names.hasSwitches(ofFunction: function) else { continue }
                for argument in children(of: element) where nodes[argument].kind == .argument {
                    let label = nodes[argument].name
                    guard names.switches.contains(label),
                        let value = children(of: argument).first,
                        nodes[value].kind == .expression, let chain = children(of: value).first,
                        nodes[chain].next == nodes[value].next
                    else { continue }
                    found.append(
                        LibrarySwitch(
                            name: label, value: nodes[chain].range, function: function, isOn: isOn(chain),
                            isConditional: false))
                }
            default: break
            }
        }
        return found
    }

    /// Whether a chain is `true`, or a member that turns a switch on.
    private func isOn(_ chain: Int) -> Bool {
        guard nodes[chain].kind == .chain, Int(nodes[chain].next) == chain + 2 else { return false }
        let head = nodes[chain + 1]
        return switch head.kind {
        case .literal: head.detail == Node.Literal.true.rawValue
        case .implicitMember: names.turnsSwitchOn(head.name)
        default: false
        }
    }
}

extension Project {
    /// The switches of libraries that a test sets, in order; none unless a rule that runs asks for them.
    public func switches(in file: FileID) -> [LibrarySwitch] {
        // Most files have none, so that an edit computes an equal answer.
        recorder == nil ? files[file.index].unread?.switches ?? [] : self[Project.switches, file]
    }

    private static let switches = Query<FileID, [LibrarySwitch]>("switchesOfLibraries") { project, file in
        project.files[file.index].unread?.switches ?? []
    }
}
