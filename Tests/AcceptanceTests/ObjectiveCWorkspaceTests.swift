import Foundation
import LintEngine
import RIBRules
import Reporters
import RuleKit
import SourceText
import Testing

/// Incremental projects whose Objective-C a compiler is asked about: each report equals that of a new run, with and
/// without a libclang on the machine.
@Suite struct ObjectiveCWorkspaceTests {
    private static let files: [String: String] = [
        "App/DetailViewController.swift": """
        import RIBs
        import UIKit

        protocol DetailPresentableListener: AnyObject {
            func didTapClose()
        }

        protocol DetailPresentable: Presentable {
            var listener: DetailPresentableListener? { get set }
        }

        protocol DetailViewControllable: ViewControllable {}

        final class DetailViewController: DetailBase, DetailPresentable, DetailViewControllable {
            weak var listener: DetailPresentableListener?
        }

        """,
        "App/Shell.h": """
        @interface Sheet : NSObject
        @end
        @interface Shell : NSObject
        @property (nonatomic, strong) Sheet *rootViewController;
        @end

        """,
        "App/DetailBase.h": """
        @interface DetailBase : UIViewController
        @property (nonatomic, strong) Shell *shell;
        @end

        """,
        "App/DetailBase.m": """
        @implementation DetailBase
        - (IBAction)closeTapped:(id)sender {
            [self.shell.rootViewController dismissViewControllerAnimated:YES completion:nil];
        }
        @end

        """,
    ]

    @Test func reportsEqualThoseOfNewRuns() throws {
        let folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath().appending(
            path: "riblint-mixed-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: folder.appending(path: "App"), withIntermediateDirectories: true)
        for (path, text) in ObjectiveCWorkspaceTests.files {
            try text.write(to: folder.appending(path: path), atomically: true, encoding: .utf8)
        }
        let engine = LintEngine(catalog: catalog, toolVersion: "test")
        let request = LintRequest(paths: [SourcePath(folder.path)])
        let workspace = try Workspace(engine, request)
        func edit(_ path: String, _ text: String, with other: String) throws {
            let place = folder.appending(path: path)
            let edited = try String(contentsOf: place, encoding: .utf8).replacing(text, with: other)
            try edited.write(to: place, atomically: true, encoding: .utf8)
            let report = try #require(workspace.replace(SourcePath(path), with: Array(edited.utf8)))
            let fresh = try engine.lint(request).report
            #expect(Format.json.write(report) == Format.json.write(fresh), "\(path): \(text) → \(other)")
        }
        #expect(
            Format.json.write(workspace.report) == Format.json.write(try engine.lint(request).report))
        // What a member is, in a header that the asked file does not change with.
        try edit("App/Shell.h", "Sheet *root", with: "UIViewController *root")
        try edit("App/Shell.h", "UIViewController *root", with: "Sheet *root")
        try edit("App/Shell.h", "Sheet : NSObject", with: "Sheet : UIViewController")
        try edit("App/Shell.h", "Sheet : UIViewController", with: "Sheet : NSObject")
        // The asked file.
        try edit("App/DetailBase.m", "self.shell.rootViewController", with: "self.navigationController")
        try edit("App/DetailBase.m", "self.navigationController", with: "self.shell.rootViewController")
        try edit("App/DetailBase.m", "@implementation", with: "\n@implementation")
        // Whether it is asked about at all.
        try edit("App/DetailViewController.swift", "DetailBase, ", with: "UIViewController, ")
        try edit("App/DetailViewController.swift", "UIViewController, ", with: "DetailBase, ")
        try edit("App/DetailViewController.swift", "weak var", with: "var")
    }
}
