import CaseSupport
import Testing

/// The format of cases, as `Tests/RuleTests/Cases/README.md` describes it, and the problems reported for mistakes in it.
@Suite struct CaseFormatTests {
    private static let preludes = [
        "Tests/RuleTests/Preludes/ribs.swift": "// use: ribs\n// RIBs alone.\n\nimport RIBs\n",
        "Tests/RuleTests/Preludes/router.swift": """
        // use: router Name Child
        // A router with the builder of a child.

        class __Name__Router: Router<__Name__> {

            let __child__Builder: __Child__Builder
        }

        """,
    ]

    private static func library(_ text: String, preludes: [String: String] = preludes) -> CaseLibrary {
        CaseLibrary(cases: ["Tests/RuleTests/Cases/rule/01-topic.swift": text], preludes: preludes)
    }

    /// The problems of a text that uses all preludes, without the path.
    private static func problems(_ text: String) -> [String] {
        library(text + "\n// === all preludes\n// use: ribs, router A B\n").problems.map {
            $0.description.replacing("Tests/RuleTests/Cases/rule/01-topic.swift:", with: "")
        }
    }

    @Test func preludesAreExpanded() throws {
        let library = CaseFormatTests.library(
            """
            // === title
            // use: ribs, router Home Menu
            // use: ribs

            enum Home {
                // use: router Tab Page
            }
            """)
        #expect(library.problems.isEmpty)
        let file = try #require(library.cases.first?.files.first)
        #expect(file.path == "Case.swift")
        #expect(
            file.text == """

                import RIBs

                class HomeRouter: Router<Home> {

                    let menuBuilder: MenuBuilder
                }

                import RIBs

                enum Home {
                    class TabRouter: Router<Tab> {

                        let pageBuilder: PageBuilder
                    }
                }

                """)
        #expect(
            file.origins.map(\.description) == [
                "Tests/RuleTests/Cases/rule/01-topic.swift:2", "Tests/RuleTests/Preludes/ribs.swift:4",
                "Tests/RuleTests/Cases/rule/01-topic.swift:2",
                "Tests/RuleTests/Preludes/router.swift:4", "Tests/RuleTests/Preludes/router.swift:5",
                "Tests/RuleTests/Preludes/router.swift:6",
                "Tests/RuleTests/Preludes/router.swift:7", "Tests/RuleTests/Cases/rule/01-topic.swift:3",
                "Tests/RuleTests/Preludes/ribs.swift:4",
                "Tests/RuleTests/Cases/rule/01-topic.swift:4", "Tests/RuleTests/Cases/rule/01-topic.swift:5",
                "Tests/RuleTests/Preludes/router.swift:4",
                "Tests/RuleTests/Preludes/router.swift:5", "Tests/RuleTests/Preludes/router.swift:6",
                "Tests/RuleTests/Preludes/router.swift:7",
                "Tests/RuleTests/Cases/rule/01-topic.swift:7",
            ])
    }

    @Test func cleanTwinHasOwnLinesAndNoCarets() throws {
        let library = CaseFormatTests.library(
            """
            // === a router
            // clean: ..., weak
            //-import A
            //+import B

            class Home {
            //- var router: Router?
                //  ^^^^^^ rule: Home
                // ~~~ related
            //+ weak var router: Router?
            //+
                let x = 1
            }
            """, preludes: [:])
        #expect(library.problems.isEmpty)
        #expect(
            library.cases.map(\.name.description) == [
                "rule/01-topic.swift: a router", "rule/01-topic.swift: a router, weak",
            ])
        let own = """
            import A

            class Home {
                var router: Router?
                //  ^^^^^^ rule: Home
                // ~~~ related
                let x = 1
            }

            """
        let clean = """
            import B

            class Home {
                weak var router: Router?

                let x = 1
            }

            """
        #expect(library.cases.map { $0.files.map(\.text) } == [[own], [clean]])
        #expect(library.cases.map(\.expectations.count) == [2, 0])
        let finding = try #require(library.cases.first?.expectations.first)
        #expect(finding.line == 4 && finding.columns == 8..<14 && finding.rule == "rule" && finding.words == "Home")
    }

    @Test func expectsSeverityAndHelp() throws {
        let library = CaseFormatTests.library(
            """
            // === a router
            var router: Router?
            //  ^^^^^^ rule note: Home: here
            //  ^^^^^^ rule
            //  ?????? Make it 'weak': here
            """, preludes: [:])
        #expect(library.problems.isEmpty)
        let expectations = try #require(library.cases.first).expectations
        #expect(expectations.map(\.kind) == [.finding, .finding, .help])
        #expect(expectations.map(\.rule) == ["rule", "rule", ""])
        #expect(expectations.map(\.severity) == ["note", nil, nil])
        #expect(expectations.map(\.words) == ["Home: here", "", "Make it 'weak': here"])
        #expect(expectations.allSatisfy { $0.line == 1 && $0.columns == 4..<10 })
    }

    @Test func filesOfACase() {
        let text = "// === a\n\n// --- A.swift\na\n// --- B/C.swift\n\nb\n// === b\nc\n"
        let library = CaseFormatTests.library(text, preludes: [:])
        #expect(library.problems.isEmpty)
        #expect(library.cases.map { $0.files.map(\.path) } == [["A.swift", "B/C.swift"], ["Case.swift"]])
        #expect(library.cases.map { $0.files.map(\.text) } == [["a\n", "\nb\n"], ["c\n\n"]])
        #expect(library.cases.map(\.line) == [1, 8])
    }

    @Test(arguments: [
        ("// === a\n// use: rib\nx", "2: no prelude 'rib' in Tests/RuleTests/Preludes"),
        ("// === a\n// use: ribs,\nx", "2: no prelude '' in Tests/RuleTests/Preludes"),
        ("// === a\n// use: router A\nx", "2: expected 'router Name Child'; found 'router A'"),
        ("x\n// === a\nx", "1: text in front of the first case"),
        ("// === a\nx\n// === a\ny", "3: 'a' is the title of a case in 01-topic.swift:1"),
        ("// === a\n", "1: a case without text"),
        ("// === a\n// --- A\nx\n// --- A\ny", "5: a second file 'A' in a case"),
        ("// === a\nx\n// ^^", "3: carets without a rule"),
        ("// === a\n// ^^ rule\nx", "2: carets without a line above"),
        ("// === a\nx\n// ^^ rule notes: x", "3: 'notes' is not a severity"),
        ("// === a\nx\n// clean: b", "3: '// clean: ' is not directly below a title"),
        ("// === a\n//+ x\nx", "2: a marked line in a case without '// clean: ' below its title"),
        ("// === a\n// clean: b\nx\n// ^ rule", "1: a clean twin without a line after '//+' or '//-'"),
        ("// === a\n// clean: b\n//-x\ny", "1: a clean twin of a case without a finding"),
        ("// === a\n// clean: a\n//-x\n// ^ rule\ny", "1: 'a' is the title of a case in 01-topic.swift:1"),
    ])
    func mistakes(_ text: String, _ problem: String) {
        #expect(CaseFormatTests.problems(text) == [problem])
    }

    @Test(arguments: [
        ("router Name\n\n__Name__", [String]()),
        ("router Name\n\n__Name__ __child__", ["3: '__child__' is not a parameter"]),
        ("router Name Child\n\n__child__", ["1: the parameter 'Name' is not used"]),
        ("rib\n\nx", ["1: a prelude has the name of its file"]),
        ("router", ["1: the prelude has no text"]),
    ])
    func mistakesInPreludes(_ text: String, _ problems: [String]) {
        let path = "Tests/RuleTests/Preludes/router.swift"
        let library = CaseFormatTests.library("// === a\n// use: router A\nx", preludes: [path: "// use: " + text])
        let own = library.problems.filter { $0.path == path }.map { $0.description.replacing(path + ":", with: "") }
        #expect(own == problems)
    }

    @Test func reportsUnusedPreludes() {
        let unused = CaseFormatTests.library("// === a\nx")
        #expect(unused.problems.map(\.message) == Array(repeating: "no case uses this prelude", count: 2))
        let unsigned = CaseFormatTests.library(
            "// === a\nx", preludes: ["Tests/RuleTests/Preludes/a.swift": "import A\n"])
        #expect(unsigned.problems.map(\.message) == ["expected '// use: ' and the prelude's name"])
    }
}
