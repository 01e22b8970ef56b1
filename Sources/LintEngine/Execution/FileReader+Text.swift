internal import RIBModel
internal import SourceText

extension FileReader {
    /// A reader of texts by themselves, without a project.
    static func plain() -> FileReader { FileReader(WellKnownNames(), .none) }

    /// The declarations and comments of a text.
    func facts(of text: [UInt8], _ path: SourcePath) -> FileFacts {
        (text + [UInt8](repeating: 0, count: SourceReader.padding)).withUnsafeBufferPointer {
            declarations(of: path, bytes: UnsafeBufferPointer(rebasing: $0[..<text.count]))
        }
    }
}
