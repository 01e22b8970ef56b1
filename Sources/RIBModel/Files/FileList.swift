/// The files of a project, in order of paths. Who looks into one is noted where somebody keeps account of that.
public struct FileList: RandomAccessCollection, Sendable {
    let all: [FileFacts]
    let reads: Reads?

    init(_ all: [FileFacts], reads: Reads? = nil) {
        self.all = all
        self.reads = reads
    }

    public var startIndex: Int { 0 }
    public var endIndex: Int { all.count }

    public subscript(file: Int) -> FileFacts {
        reads?.note(file: file)
        return all[file]
    }
}
