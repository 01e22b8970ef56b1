import ObjCOutline
import SourceText
import SwiftOutline

/// Types of values, in the words of Swift.
extension ObjCAdapter {
    /// A `type` with one name.
    mutating func type(_ name: Name, _ range: ByteRange, flags: Node.Flags = []) -> NodeID {
        let node = writer.open(.type, flags: flags, at: range.start)
        writer.leaf(.typeName, name, at: range)
        writer.close(node, at: range.end)
        return node
    }

    func isPointer(_ range: ByteRange) -> Bool { text(range).contains(UInt8(ascii: "*")) }

    /// The type of a property, parameter or result; nil if there is none to name.
    mutating func type(_ type: ObjCType, isOptional: Bool) -> NodeID? {
        let isObject = type.isBlock || type.name == words.id || type.name == words.anyClass || isPointer(type.range)
        let flags: Node.Flags = !isObject ? [] : isOptional ? .optional : .implicitlyUnwrapped
        if type.isBlock {
            let node = writer.open(.type, flags: flags.union(.function), at: type.range.start)
            writer.close(node, at: type.range.end)
            return node
        }
        guard type.name != .none else { return nil }
        let protocols = file.protocols[Int(type.protocols.lowerBound)..<Int(type.protocols.upperBound)]
        if type.name == words.id || type.name == words.anyClass {
            let node = writer.open(.type, flags: flags, at: type.range.start)
            for name in protocols { writer.leaf(.typeName, name, at: type.range) }
            if protocols.isEmpty { writer.leaf(.typeName, words.anyObject, at: type.range) }
            writer.close(node, at: type.range.end)
            return node
        }
        let node = writer.open(.type, flags: flags, at: type.range.start)
        let named = writer.open(.typeName, words.swift(type.name), at: type.range.start)
        for name in protocols { _ = self.type(name, type.range) }
        writer.close(named, at: type.range.end)
        writer.close(node, at: type.range.end)
        return node
    }
}
