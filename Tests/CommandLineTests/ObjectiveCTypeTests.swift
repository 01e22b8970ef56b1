import Foundation
import Testing

/// What libclang adds to the analysis of Objective-C, where one is found, and what is reported without.
@Suite struct ObjectiveCTypeTests {
    private static let view = """
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

        """

    /// - Parameter code: of the method that closes.
    private func project(_ code: String, above declarations: String = "") throws -> SampleTree {
        try SampleTree([
            "App/DetailViewController.swift": ObjectiveCTypeTests.view,
            "App/Shell.h": """
            @class Sheet;
            @interface Shell : NSObject
            @property (nonatomic, strong) Sheet *rootViewController;
            @end
            @interface Sheet : NSObject
            - (void)dismissViewControllerAnimated:(BOOL)animated completion:(void (^)(void))completion;
            @end

            """,
            "App/DetailBase.h": """
            @class Shell;
            @interface DetailBase : UIViewController
            @property (nonatomic, strong) Shell *shell;
            @end

            """,
            "App/DetailBase.m": """
            #import "DetailBase.h"
            \(declarations)
            @implementation DetailBase
            - (IBAction)closeTapped:(id)sender {
                \(code)
            }
            @end

            """,
        ])
    }

    private func lint(_ tree: SampleTree, _ libclang: String, _ arguments: String...) throws -> Riblint.Outcome {
        try Riblint.run(
            ["--format", "concise", "--only-rule", "view_self_dismissal"] + arguments, in: tree.root,
            environment: ["RIBLINT_LIBCLANG": libclang])
    }

    /// Settings with which a libclang is found: beside Swift, and the system's packages.
    private static let found: [String] =
        [""]
        + (13...30).map { "/usr/lib/llvm-\($0)/lib" }.filter {
            FileManager.default.fileExists(atPath: "\($0)/libclang.so.1")
        }

    @Test(arguments: found)
    func typesSettleReceivers(_ libclang: String) throws {
        let tree = try project(
            "[AppNavigation() popViewControllerAnimated:YES];",
            above: "extern UINavigationController *AppNavigation(void);")
        let with = try lint(tree, libclang, "--verbose")
        #expect(with.text.contains("App/DetailBase.m:5:"), "\(with)")
        #expect(with.errors.contains("riblint: objective-c types: libclang "))
        let without = try lint(tree, "none", "--verbose")
        #expect(without.status == 0, "\(without)")
        #expect(without.errors.contains("riblint: objective-c types: none\n"))
    }

    @Test(arguments: found)
    func typesWithdrawFindings(_ libclang: String) throws {
        let tree = try project(
            "[self.shell.rootViewController dismissViewControllerAnimated:YES completion:nil];")
        let with = try lint(tree, libclang)
        #expect(with.status == 0, "\(with)")
        let without = try lint(tree, "none")
        #expect(without.text.contains("App/DetailBase.m:5:"), "\(without)")
    }

    @Test(arguments: found)
    func methodsOfTheProjectHaveTypes(_ libclang: String) throws {
        let tree = try project("[[self host].rootViewController dismissViewControllerAnimated:YES completion:nil];")
        let host = "@implementation DetailBase (Host)\n- (Shell *)host { return nil; }\n@end\n"
        try tree.write("App/Host.m", Data(host.utf8))
        let with = try lint(tree, libclang)
        #expect(with.status == 0, "\(with)")
        let without = try lint(tree, "none")
        #expect(without.text.contains("App/DetailBase.m:5:"), "\(without)")
    }

    @Test func settledReceiversNeedNoLibrary() throws {
        let tree = try project("[self.navigationController popViewControllerAnimated:YES];")
        let outcome = try lint(tree, "/nowhere/libclang.so", "--verbose")
        #expect(outcome.text.contains("App/DetailBase.m:5:"), "\(outcome)")
        #expect(!outcome.errors.contains("objective-c types"))
    }

    @Test func libraryThatCannotBeUsedIsAMistake() throws {
        let tree = try project("[self.shell.rootViewController dismissViewControllerAnimated:YES completion:nil];")
        let outcome = try lint(tree, "/nowhere/libclang.so")
        #expect(outcome.status == 2 && outcome.text.isEmpty)
        #expect(outcome.errors.contains("RIBLINT_LIBCLANG names no libclang that can be used: '/nowhere/libclang.so'"))
    }

    @Test func doctorSaysWhichLibraryIsUsed() throws {
        let tree = try project("[self close];")
        func doctor(_ libclang: String) throws -> Riblint.Outcome {
            try Riblint.run(["doctor"], in: tree.root, environment: ["RIBLINT_LIBCLANG": libclang])
        }
        for libclang in ObjectiveCTypeTests.found {
            #expect(try doctor(libclang).text.contains("objective-c types  libclang ") || libclang.isEmpty)
        }
        #expect(try doctor("none").text.contains("none, as RIBLINT_LIBCLANG says"))
        let unusable = try doctor("/nowhere/libclang.so")
        #expect(unusable.status == 2 && unusable.text.contains("RIBLINT_LIBCLANG: '/nowhere/libclang.so': "))
    }
}
