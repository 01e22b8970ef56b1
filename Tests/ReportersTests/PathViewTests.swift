import Reporters
import RuleKit
import SourceText
import Testing

/// Paths relative to a working folder.
@Suite struct PathViewTests {
    private func shown(_ path: String, root: String? = "/home/a/app", from folder: String?) -> String {
        PathView(root: root.map { SourcePath($0) }, folder: folder.map { SourcePath($0) }).path(SourcePath(path)).text
    }

    @Test(arguments: [
        ("/home/a/app", "Sources/Home/Home.swift"), ("/home/a/app/Sources", "Home/Home.swift"),
        ("/home/a/app/Sources/Home", "Home.swift"),
        ("/home/a/app/Sources/Root", "../Home/Home.swift"),
        ("/home/a/app/Tests/A/B", "../../../Sources/Home/Home.swift"),
        ("/home/a", "app/Sources/Home/Home.swift"), ("/", "home/a/app/Sources/Home/Home.swift"),
        ("/home/a/apps", "/home/a/app/Sources/Home/Home.swift"), ("/tmp", "/home/a/app/Sources/Home/Home.swift"),
    ])
    func fromAFolder(_ folder: String, _ path: String) {
        #expect(shown("Sources/Home/Home.swift", from: folder) == path)
    }

    @Test func fromNowhere() {
        #expect(shown("a/b.swift", from: nil) == "a/b.swift")
        #expect(shown("a/b.swift", root: nil, from: "/a") == "a/b.swift")
    }

    @Test func belowRootOfFileSystem() {
        #expect(shown("a/b.swift", root: "/", from: "/a") == "b.swift")
        #expect(shown("a/b.swift", root: "/", from: "/") == "a/b.swift")
        #expect(shown("/else/b.swift", from: "/home/a/app/Sources") == "/else/b.swift")
    }

    /// A file is not inside a working folder with the same path.
    @Test func fileIsNotAFolder() { #expect(shown("a.swift", from: "/home/a/app/a.swift") == "../a.swift") }

    @Test(arguments: [Format.text, .concise])
    func textFormatsUseWorkingFolder(_ format: Format) {
        var style = Style()
        (style.root, style.folder) = (SourcePath("/app"), SourcePath("/app/Sources/Home"))
        let location = SampleFile("Sources/Root/Root.swift", "let a = 1").location("a")
        let text = format.text(
            .sample([
                .sample(
                    at: location, related: [.init(location: SampleFile("b.swift", "b").location("b"), message: "b")])
            ]), style: style)
        #expect(text.contains("../Root/Root.swift:1:5") && !text.contains("Sources"))
        if format == .text { #expect(text.contains("--> ../../b.swift:1:1\n")) }
    }

    @Test func otherFormatsUseRoot() {
        var style = Style()
        (style.root, style.folder) = (SourcePath("/app"), SourcePath("/app/Sources"))
        let report = Report.sample([.sample(at: SampleFile("Sources/a.swift", "a").location("a"))])
        for format in Format.allCases where ![.text, .concise, .xcode, .sarif].contains(format) {
            #expect(format.text(report, style: style) == format.text(report), "\(format)")
        }
    }
}
