/// The files of a project, in the order of their paths. In a workspace, each access to a file is recorded as a
/// dependency.
public struct FileList: RandomAccessCollection, Sendable {
    let all: [FileFacts]
    let recorder: DependencyRecorder?

    init(_ all: [FileFacts], recorder: DependencyRecorder? = nil) {
        self.all = all
        self.recorder = recorder
    }

    public var startIndex: Int { 0 }
    public var endIndex: Int { all.count }

    public subscript(file: Int) -> FileFacts {
        recorder?.record(.file(file))
        return all[file]
    }
}
