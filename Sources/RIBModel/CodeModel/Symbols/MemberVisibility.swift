import SourceText
import SwiftOutline

extension Project {
    /// Whether code of a file can mean a member, by its access and by modules. True for what is not a member.
    package func isVisible(_ member: DeclarationID, from file: Int) -> Bool {
        if member.file == file { return true }
        let name = name(of: member)
        if let type = symbols.type(around: member) {
            return firstOwnMember(name, of: type, from: file) { $0 == member } != nil
        }
        let declarations = files[member.file].outline.declarations
        let parent = Int(declarations[member.index].parent)
        guard parent >= 0 else { return true }
        return firstForeignMember(name, ofKnown: declarations[parent].name, from: file) { $0 == member } != nil
    }
}
