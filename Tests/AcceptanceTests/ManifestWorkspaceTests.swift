import Foundation
import LintEngine
import RIBRules
import RuleKit
import SourceText
import Testing

/// Incremental projects whose manifest is edited: it may change the modules of all files.
@Suite struct ManifestWorkspaceTests {
    private static let separate = """
        let package = Package(name: "Kit", targets: [
            .target(name: "Quotes", path: "Feature"), .target(name: "Networking", path: "Net"),
        ])

        """
    private static let files: [String: String] = [
        "Package.swift": separate,
        "Feature/Quote.swift": """
        import RIBs

        final class QuoteInteractor: Interactor {
            func refresh() {
                Task { [weak self] in await self?.load() }
            }

            private func load() async {}
        }

        """,
        "Net/Task.swift": """
        public enum Task {
            public init(_ run: @escaping () async -> Void) {}
        }

        """,
    ]

    @Test func anEditOfAManifestChangesModules() throws {
        let folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath().appending(
            path: "riblint-manifest-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        for (path, text) in ManifestWorkspaceTests.files {
            let place = folder.appending(path: path)
            try FileManager.default.createDirectory(
                at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
            try text.write(to: place, atomically: true, encoding: .utf8)
        }
        let rules = catalog.filter { $0.id == "unstructured_task_not_cancelled" }
        var request = LintRequest(paths: [SourcePath(folder.path)])
        request.selection.takesAll = true
        let workspace = try Workspace(LintEngine(catalog: rules, toolVersion: "test"), request)
        #expect(workspace.report.diagnostics.count == 1)
        let together = #"let package = Package(name: "Kit", targets: [.target(name: "Kit", path: ".")])"#
        workspace.replace(SourcePath("Package.swift"), with: Array(together.utf8))
        #expect(workspace.report.diagnostics.isEmpty)
        workspace.replace(SourcePath("Package.swift"), with: nil)
        #expect(workspace.report.diagnostics.count == 1)
    }
}
