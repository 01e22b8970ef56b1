import Foundation
import Testing

/// Files of Objective-C in a project of both languages: as paths, open in an editor, changed, known, suppressed, fixed.
@Suite struct ObjectiveCTests {
    private let base = "Legacy/SheetViewController.m"

    private func repository() throws -> Repository {
        try Repository([
            "App/Login.swift": """
            import RIBs
            import UIKit

            @objc protocol LoginPresentableListener {
                func didTapClose()
            }

            protocol LoginPresentable: Presentable {
                var listener: LoginPresentableListener? { get set }
            }

            final class LoginInteractor: PresentableInteractor<LoginPresentable>, LoginPresentableListener {
                override init(presenter: LoginPresentable) {
                    super.init(presenter: presenter)
                    presenter.listener = self
                }

                func didTapClose() {}
            }

            final class LoginViewController: SheetViewController, LoginPresentable, ViewControllable {}

            """,
            "Legacy/SheetViewController.h": """
            @import UIKit;
            @protocol LoginPresentableListener;

            @interface SheetViewController : UIViewController
            @property (nonatomic, strong, nullable) id<LoginPresentableListener> listener;
            @end

            """,
            base: """
            #import "SheetViewController.h"

            @implementation SheetViewController

            - (IBAction)closeTapped:(id)sender {
                [self close];
            }

            - (void)close {
                [self dismissViewControllerAnimated:YES completion:nil];
            }

            @end

            """,
        ])
    }

    private let both = ["Legacy/SheetViewController.h:5", "Legacy/SheetViewController.m:10"]

    @Test func isPartOfTheProject() throws {
        let repository = try repository()
        #expect(try repository.found() == both)
        // The project around a file is analyzed with it.
        #expect(try repository.found(base) == [both[1]])
        #expect(try repository.found("Legacy") == [])
        #expect(try repository.found("App", "Legacy") == both)
        let json = try Riblint.run(["--format", "json", base], in: repository.tree.root).text
        #expect(json.contains("closeTapped"))
    }

    @Test func textOfAnEditor() throws {
        let repository = try repository()
        let text = try String(contentsOfFile: repository.tree.path(base), encoding: .utf8)
        let fixed = text.replacing("[self dismiss", with: "[self.presentedViewController dismiss")
        #expect(try repository.found("--stdin", "--stdin-filename", base, input: text) == [both[1]])
        #expect(try repository.found("--stdin", "--stdin-filename", base, input: fixed) == [])
    }

    @Test func changedLines() throws {
        let repository = try repository()
        #expect(try repository.found("--since", "HEAD") == [])
        try repository.edit(base, "YES completion", "NO completion")
        #expect(try repository.found("--since", "HEAD") == [both[1]])
        #expect(try repository.found("--staged") == [])
        try repository.git("add -A")
        #expect(try repository.found("--staged") == [both[1]])
    }

    @Test func baseline() throws {
        let repository = try repository()
        #expect(try Riblint.run(["baseline", "create"], in: repository.tree.root).status == 0)
        #expect(try repository.found() == [])
        // Lines before a finding do not make it new.
        try repository.edit(base, "#import", "// A base class of sheets.\n#import")
        #expect(try repository.found() == [])
    }

    @Test func suppressions() throws {
        let repository = try repository()
        try repository.edit(
            base, "    [self dismiss", "    // riblint:disable:next view_self_dismissal - tested\n    [self dismiss")
        #expect(try repository.found() == [both[0]])
        let listed = try Riblint.run(["suppressions"], in: repository.tree.root).text
        #expect(listed.contains("Legacy/SheetViewController.m:10") && listed.contains("tested"), "\(listed)")
    }

    /// The edit is written in Objective-C; a fix that would be Swift is not offered.
    @Test func fixes() throws {
        let repository = try repository()
        _ = try repository.lint("--fix")
        let header = try String(contentsOfFile: repository.tree.path("Legacy/SheetViewController.h"), encoding: .utf8)
        #expect(header.contains("@property (nonatomic, weak, nullable) id<LoginPresentableListener> listener;"))
        #expect(try repository.found() == [both[1]])
    }

    @Test func whyNot() throws {
        let repository = try repository()
        let answer = try Riblint.run(
            ["explain", "--why-not", "Legacy/SheetViewController.m:6", "view_self_dismissal"],
            in: repository.tree.root)
        #expect(answer.status < 2 && answer.text.contains("SheetViewController"), "\(answer.text)\(answer.errors)")
    }
}
