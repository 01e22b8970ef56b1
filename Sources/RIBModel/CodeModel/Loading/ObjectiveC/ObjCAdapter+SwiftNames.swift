import ObjCOutline
import SourceText
import SwiftOutline

/// Names that `NS_SWIFT_NAME` gives to what a header declares.
extension ObjCAdapter {
    /// `@interface A NS_SWIFT_NAME(B)` with `B` before it: another name of the class.
    mutating func alias(_ container: ObjCContainer) {
        let text = text(container.swiftName)
        guard !text.isEmpty, text.allSatisfy(\.isWordBody) else { return }
        let place = ByteRange(container.swiftName.start, container.swiftName.start)
        let declared = writer.declare(
            .typeAlias, names.intern(text), container.swiftName, at: place.start, in: -1, scope: .topLevel)
        let type = type(container.name, place)
        writer.complete(declared, at: container.swiftName.end, type: type)
    }

    /// `- (void)close NS_SWIFT_NAME(leave())`: a function `leave` that calls `close`, by which Swift reaches it.
    mutating func alias(_ method: ObjCMethod) {
        guard let name = swiftName(of: method) else { return }
        let parameters = file.parameters[Int(method.parameters.lowerBound)..<Int(method.parameters.upperBound)]
        guard name.labels.count == parameters.count else { return }
        let declared = writer.declare(
            .function, name.base, name.range, at: method.range.start, in: parent, scope: .member,
            modifiers: method.isOfClass ? .class : [])
        let span = self.parameters(parameters, labels: name.labels)
        let block = writer.nextNode
        if withBodies { call(method, parameters, at: name.range) }
        writer.complete(
            declared, at: method.range.end, parameters: span, body: NodeSpan(block, writer.nextNode))
    }

    /// What `NS_SWIFT_NAME` calls a method; nil if it makes an initializer, a property or a member of another type of
    /// it.
    func swiftName(of method: ObjCMethod) -> (base: Name, labels: [Name], range: ByteRange)? {
        let text = text(method.swiftName)
        guard text.last == UInt8(ascii: ")"), let paren = text.firstIndex(of: UInt8(ascii: "(")), paren > 0,
            text[..<paren].allSatisfy(\.isWordBody)
        else { return nil }
        let base = names.intern(UnsafeBufferPointer(rebasing: text[..<paren]))
        guard base != .`init` else { return nil }
        let labels = text[(paren + 1)...].dropLast().split(separator: UInt8(ascii: ":")).map { label in
            let name = names.intern(UnsafeBufferPointer(rebasing: label))
            return name == .discard ? .none : name
        }
        let start = method.swiftName.start
        return (base, labels, ByteRange(start, start + UInt32(paren)))
    }

    /// `{ self.close(reason) }`
    private mutating func call(_ method: ObjCMethod, _ parameters: ArraySlice<ObjCParameter>, at range: ByteRange) {
        let end = ByteRange(range.end, range.end)
        let block = writer.open(.block, at: range.start)
        let expression = writer.open(.expression, at: range.start)
        let chain = writer.open(.chain, at: range.start)
        writer.leaf(.selfReference, at: ByteRange(range.start, range.start))
        let name = selectors.name(
            of: method.selector, startingWith: text(method.nameRange), parameters.map(\.label), names)
        writer.leaf(.member, name.base, at: range)
        let call = writer.open(.call, at: range.end)
        for (parameter, label) in zip(parameters, name.labels) {
            let nodes = [
                writer.open(.argument, label, at: range.end), writer.open(.expression, at: range.end),
                writer.open(.chain, at: range.end),
            ]
            writer.leaf(.identifier, parameter.name, at: end)
            for node in nodes.reversed() { writer.close(node, at: range.end) }
        }
        for node in [call, chain, expression, block] { writer.close(node, at: range.end) }
    }
}
