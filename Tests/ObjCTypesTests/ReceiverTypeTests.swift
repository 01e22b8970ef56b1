import ObjCTypes
import TestSupport
import Testing

@Suite(.enabled(if: !Libraries.all.isEmpty, Comment(rawValue: Libraries.missing))) struct ReceiverTypeTests {
    /// The types of the receivers of all sends of a selector that starts with `word`, in order; `-` for an unknown one.
    private func types(
        _ text: String, of word: String = "close", plusPlus: Bool = false,
        _ declared: DeclaredClasses = DeclaredClasses(), by library: Libclang
    ) -> [String] {
        let bytes = Array(text.utf8)
        let sends = bytes.indices.filter { bytes[$0...].starts(with: " \(word)".utf8) }.map { UInt32($0 + 1) }
        let typer = ReceiverTyper(library, declared)
        let request = ReceiverTyper.Request(bytes, isObjectiveCPlusPlus: plusPlus, sends: sends)
        let found = typer.types(of: [request], threads: 1)[0]
        return sends.map { send in found.first { $0.send == send }?.type ?? "-" }
    }

    @Test(arguments: Libraries.all.indices)
    func receiversOfALocalAndOfTheSDK(_ library: Int) {
        let text = """
            #import "HomeViewController.h"
            @implementation HomeViewController
            - (void)leave {
                UINavigationController *bar = self.navigationController;
                [bar close];
                [self.navigationController close];
                [self.navigationController.topViewController close];
                [((UITabBarController *)self.parentViewController) close];
                [UIApplication.sharedApplication.keyWindow.rootViewController close];
                [[self.childViewControllers firstObject] close];
                id any = self;
                [any close];
                [HomeViewController close];
            }
            @end
            """
        #expect(
            types(text, by: Libraries.all[library]) == [
                "UINavigationController", "UINavigationController", "UIViewController", "UITabBarController",
                "UIViewController", "UIViewController", "-", "-",
            ])
    }

    /// A global, a property and a class of absent headers are not those with a similar name.
    @Test(arguments: Libraries.all.indices)
    func absentNamesAreNotThoseOfSimilarSpelling(_ library: Int) {
        let text = """
            @interface Home : UIViewController
            @property UINavigationController *sharedPanel;
            @end
            @implementation Home
            - (void)leave {
                UIViewController *mainScreen = self;
                [mainScreens close];
                [self.sharedPanels close];
                UIVewController *other = self.shared;
                [other close];
                [mainScreen close];
            }
            @end
            """
        #expect(types(text, by: Libraries.all[library]) == ["-", "-", "UIVewController", "UIViewController"])
    }

    @Test(arguments: Libraries.all.indices)
    func declarationsOfTheProject(_ library: Int) {
        var declared = DeclaredClasses()
        declared.add(
            "Shell",
            DeclaredClass(
                superclass: nil,
                members: [
                    .init(name: "door", type: "Door"), .init(name: "main", type: "Shell", isOfClass: true),
                    .init(name: "shared", type: "Shell", isMethod: true, isOfClass: true),
                    .init(name: "next", type: "Shell", isMethod: true),
                ]))
        declared.add("Door", DeclaredClass(superclass: "Shell", members: []))
        declared.add(
            "HomeViewController",
            DeclaredClass(superclass: "Missing", members: [.init(name: "shell", type: "Shell")]))
        let text = """
            @interface HomeViewController () <Closing>
            @property (nonatomic, weak) id<Closing> gate;
            @end
            @implementation HomeViewController
            - (void)leave:(Door *)door by:(UIViewController<Closing> *)other {
                [self.shell close];
                [self.shell.door close];
                [door.door close];
                [_shell close];
                [self.gate close];
                [other close];
                [self.navigationController close];
                [Shell.main.door close];
                [[[Shell shared] next] close];
            }
            @end
            """
        #expect(
            types(text, declared, by: Libraries.all[library]) == [
                "Shell", "Door", "Door", "Shell", "Closing", "UIViewController", "UINavigationController", "Door",
                "Shell",
            ])
    }

    @Test(arguments: Libraries.all.indices)
    func blocksFunctionsAndUnknownNames(_ library: Int) {
        let text = """
            typedef NS_ENUM(NSInteger, Kind) { KindA, KindB };
            static UIViewController *Top(void);
            @implementation Home
            - (void)leave:(Kind)kind {
                __weak typeof(self) weakSelf = self;
                [Top() close];
                [api load:^(UINavigationController *bar, NSError *error) { [bar close]; }];
                if (kind == KindA && UNKNOWN_MACRO(3)) { [GlobalRouter close]; }
                SomeStruct value = other;
                for (UINavigationController *each in self.bars) { [each close]; }
                [weakSelf.navigationController close];
            }
            @end
            """
        #expect(
            types(text, by: Libraries.all[library]) == [
                "UIViewController", "UINavigationController", "-", "UINavigationController", "UINavigationController",
            ])
    }

    @Test(arguments: Libraries.all.indices)
    func objectiveCPlusPlus(_ library: Int) {
        let text = """
            namespace app { struct Lock { int value; }; }
            @implementation Home
            - (void)leave {
                app::Lock lock;
                UINavigationController *bar = nil;
                auto run = [=](int count) { [bar close]; };
                run(1);
            }
            @end
            """
        #expect(types(text, plusPlus: true, by: Libraries.all[library]) == ["UINavigationController"])
    }

    /// Only the file itself is read, and its own macros do not expand.
    @Test(arguments: Libraries.all.indices)
    func nothingIsIncludedAndNothingExpands(_ library: Int) {
        let bomb = (1...9).map { "#define B\($0) " + String(repeating: "B\($0 - 1) ", count: 8) }
        let text =
            (["#import \"/dev/zero\"", "/* */ #include </dev/zero>", "#define B0 x"] + bomb + [
                "@implementation A", "- (void)a { UIViewController *c; id x = @\"\\", "#include\"; B9; [c close]; }",
                "@end", ";\\", "#include \"/dev/zero\"", "%:include \"/dev/zero\"",
            ]).joined(separator: "\n")
        #expect(types(text, by: Libraries.all[library]) == ["UIViewController"])
    }

    @Test func threadsDoNotMatter() throws {
        let requests = (0..<9).map { number in
            let text = "@implementation A\n- (void)a { Type\(number) *c; [c close]; }\n@end"
            return ReceiverTyper.Request(
                Array(text.utf8), isObjectiveCPlusPlus: false, sends: [UInt32(text.utf8.count - 14)])
        }
        let typer = ReceiverTyper(try #require(Libraries.all.first), DeclaredClasses())
        let alone = typer.types(of: requests, threads: 1)
        #expect(alone.map { $0.map(\.type) } == (0..<9).map { ["Type\($0)"] })
        #expect(typer.types(of: requests, threads: 4) == alone)
        #expect(typer.types(of: [], threads: 4).isEmpty)
    }

    // MARK: Bad input

    /// What kills a process whose libclang parses as it comes.
    static let killers: [String] = [
        String(repeating: "[", count: 5000) + "c close" + String(repeating: "]", count: 5000),
        String(repeating: "[", count: 999) + "c close" + String(repeating: " close]", count: 999),
        String(repeating: "(", count: 2000) + "[c close]" + String(repeating: ")", count: 2000),
        String(repeating: "(", count: 990) + "[c close]" + String(repeating: ")", count: 990),
        String(repeating: "^{", count: 1000) + "[c close];" + String(repeating: "}", count: 1000),
        String(repeating: "!", count: 5000) + "[c close]",
        String(repeating: "!", count: 19_000) + "[c close]",
        String(repeating: "!", count: 100_000) + "[c close]",
        String(repeating: "(id)", count: 30_000) + "[c close]",
        String(repeating: "(id)", count: 6000) + "[c close]",
        String(repeating: "a?b:", count: 4000) + "[c close]",
        String(repeating: "a?^{}:", count: 20_000) + "[c close]",
        String(repeating: "for(;;)", count: 20_000) + "[c close]",
        String(repeating: "a+", count: 9000) + "[c close]",
        String(repeating: "if (a) { b(); } else ", count: 10_000) + "[c close]",
        "int a[] = { [200000000] = 1 }; [c close]",
        "int a[] = { [0 ... 200000000] = 1 }; [c close]",
    ]

    @Test(arguments: Libraries.all.indices, ReceiverTypeTests.killers.indices)
    func deeplyNestedCode(_ library: Int, _ killer: Int) {
        // In a part of the test, each text is for one of the libraries.
        if Thoroughness.choose(killer % Libraries.all.count != library, whole: false) { return }
        let body = ReceiverTypeTests.killers[killer]
        let text = "@implementation A\n- (void)a { UIViewController *c; \(body); }\n@end"
        _ = types(text, by: Libraries.all[library])
        let outside = "@implementation A\n@end\n\(body)"
        _ = types(outside, plusPlus: true, by: Libraries.all[library])
    }

    @Test(arguments: Libraries.all.indices)
    func ordinarySizesAreTyped(_ library: Int) {
        let methods = (0..<Thoroughness.choose(600, whole: 3000)).map {
            "- (void)m\($0) { if (a) { b(); } else { [c close]; } }"
        }
        .joined(separator: "\n")
        let table = "static id table = @[" + String(repeating: "@\"a\", ", count: 4000) + "];"
        let text =
            "\(table)\n@implementation A\n\(methods)\n- (void)z { UIViewController *c; items[0] = c; [c close]; }\n@end"
        #expect(types(text, by: Libraries.all[library]).last == "UIViewController")
    }

    @Test(arguments: Libraries.all.indices)
    func brokenFiles(_ library: Int) {
        let send = "@implementation A\n- (void)a { UIViewController *c; [c close]; }\n@end"
        let broken = [
            "", "@implementation A - (void)a { [c close]", "\u{FEFF}\(send)", "\(send)\n/* ", "\(send)\n\"a",
            "<<<<<<< a\n=======\n>>>>>>> b\n\(send)", "}}}}\n\(send)", "@end @end\n\(send)",
            "#if 1\n\(send)\n#else\n{{{\n#endif",
        ]
        for text in broken {
            let found = types(text, by: Libraries.all[library])
            let isUnfinished = text.hasPrefix("@implementation A -")
            #expect(found.isEmpty || found.last == "UIViewController" || isUnfinished, "\(text)")
        }
        let random = (0..<50_000).map { UInt8(truncatingIfNeeded: ($0 &* 2_654_435_761) >> 13) }
        let request = ReceiverTyper.Request(random, isObjectiveCPlusPlus: false, sends: [5])
        #expect(ReceiverTyper(Libraries.all[library], DeclaredClasses()).types(of: [request], threads: 1) == [[]])
        let text = [0, 0] + Array(send.utf8)
        let nul = ReceiverTyper.Request(text, isObjectiveCPlusPlus: false, sends: [57])
        #expect(ReceiverTyper(Libraries.all[library], DeclaredClasses()).types(of: [nul], threads: 1) == [[]])
    }
}
