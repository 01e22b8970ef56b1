public import SourceText

/// Prints the message sends of a file. Three columns: the offset of the bracket, the offset of the selector's first
/// word, the selector.
///
/// For comparing with other front ends: see `Tests/Checks/check_sends.py`.
public enum SendDump {
    public static func write(path: [UInt8], file: ObjCFile, names: NameTable, into out: inout [UInt8]) {
        out += Array("#file\t".utf8) + path + Array("\t\(file.sends.count)\n".utf8)
        for send in file.sends {
            out += Array("\(send.range.start)\t\(send.nameRange.start)\t".utf8)
            out += names.utf8(send.selector)
            out.append(UInt8(ascii: "\n"))
        }
    }
}
