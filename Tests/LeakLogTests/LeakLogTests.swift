import LeakLog
import Testing

@Suite struct LeakLogTests {
    private func read(_ text: String) -> LeakLog { LeakLog(Array(text.utf8)) }

    private func name(_ text: String) -> ObjectName? { ObjectName(describing: text) }

    private static let leaked = "Objects are expected to be deallocated at this time: NSMapTable {"

    /// What precedes a message on its line, and what follows it.
    @Test(arguments: [
        ("", ""), ("RIBs/LeakDetector.swift:102: Assertion failed: ", ""), ("Thread 1: ", ""), ("Fatal error: ", ""),
        ("2026-11-29 10:00:00.123456+0100 Harbour[4711:8] ", ""),
        ("Assertion failed: ", ": file RIBs/A.swift, line 102"),
    ])
    func leakedObjectIsFound(_ before: String, _ after: String) {
        for (description, type) in [
            ("<Harbour.MapInteractor: 4>", "Harbour.MapInteractor"),
            ("<<Harbour.RootViewController: 0x7f8>: -118>", "Harbour.RootViewController"),
            ("<RIBs.Router<Harbour.MapInteractable>: 12>", "RIBs.Router<Harbour.MapInteractable>"),
        ] {
            for verb in ["has leaked", "apparently has leaked"] {
                let log = read("\(before)\(description) \(verb). \(LeakLogTests.leaked)\n}\(after)\nnext\n")
                #expect(log.messages.map(\.kind) == [.leaked])
                #expect(log.messages.first?.object == name(type))
                #expect(log.messages.first?.line == 1 && log.otherLines == 1)
            }
        }
    }

    @Test func objectsThatAreAliveAreRead() {
        let log = read(
            """
            first
            <Harbour.MapInteractor: 4> has leaked. \(LeakLogTests.leaked)
            [0] 105553 -> <Harbour.RootViewController: 0x7f8>
            [3] 105554 -> Harbour.MapRouter
            [4] 105555 -> Harbour.MapRouter
            }
            """)
        #expect(log.messages.first?.line == 2)
        #expect(log.messages.first?.alive.map(\.base) == ["RootViewController", "MapRouter"])
        #expect(log.otherLines == 1)
    }

    private static let others: [(String, LeakMessage.Kind, String, String?)] = [
        (
            "Attempt to attach child: Harbour.MapRouter, which is already attached to Harbour.RootRouter.",
            LeakMessage.Kind.attachedTwice, "MapRouter", "RootRouter"
        ),
        (
            "Fatal error: Attempt to attach child: Harbour.MapRouter, which is already attached to Harbour.RootRouter.: file RIBs/Router.swift, line 118",
            .attachedTwice, "MapRouter", "RootRouter"
        ),
        (
            "Subscription immediately terminated, since Harbour.MapInteractor is inactive.", .boundTooEarly,
            "MapInteractor", nil
        ),
        ("Subscription immediately terminated, since Harbour.Clock is stopped.", .boundTooEarly, "Clock", nil),
        ("Attempt to subscribe to Harbour.Launch before it is comitted.", .notCommitted, "Launch", nil),
        (
            "<Harbour.MapViewController: 0x1> appearance has leaked. Either its parent router who does not own a view",
            .viewAppeared, "MapViewController", nil
        ),
        ("x Harbour.MapViewController appearance has leaked. Either", .viewAppeared, "MapViewController", nil),
    ]

    @Test(arguments: others.indices)
    func otherMessagesAreFound(_ index: Int) {
        let (line, kind, object, parent) = LeakLogTests.others[index]
        for text in [line, line + "\r\n", "noise 0x12 leak\n" + line] {
            let log = read(text)
            #expect(log.messages.map(\.kind) == [kind])
            #expect(log.messages.first?.object.base == object)
            #expect(log.messages.first?.parent?.base == parent)
        }
    }

    @Test func aRepeatedMessageIsThereOnce() {
        let line = "<Harbour.MapInteractor: 4> has leaked. \(LeakLogTests.leaked)\n}\n"
        #expect(read("a: " + line + "b: " + line).messages.count == 1)
    }

    @Test func crashReportsEscapeTheMessage() {
        let log = read(
            #"  "asi" : {"libswiftCore.dylib":["RIBs\/LeakDetector.swift:102: Assertion failed: "#
                + #"<Harbour.MapInteractor: 4> has leaked. Objects are expected to be deallocated at this time: "#
                + #"NSMapTable {\n[0] 1 -> Harbour.MapRouter\n}\n"]},"#)
        #expect(log.messages.map(\.object.text) == ["Harbour.MapInteractor"])
        #expect(log.messages.first?.alive.map(\.text) == ["Harbour.MapRouter"])
    }

    @Test func treesOfLeaksBecomeReferences() {
        let log = read(
            """
            Process 4711: 3 leaks for 192 total leaked bytes.

                3 (192 bytes) ROOT CYCLE: <Harbour.MapRouter 0x600> [64]
                   1 (64 bytes) interactor --> <Harbour.MapInteractor 0x601> [64]
                      __strong router --> CYCLE BACK TO <Harbour.MapRouter 0x600> [64]
                1 (16 bytes) ROOT LEAK: <Harbour.Box 0x603> [16]
            """)
        #expect(log.messages.map(\.object.base) == ["MapRouter", "Box"])
        let references = log.messages.first?.references.map {
            "\($0.holder.base).\($0.field ?? "?") -> \($0.held.base)"
        }
        #expect(references == ["MapRouter.interactor -> MapInteractor", "MapInteractor.router -> MapRouter"])
        #expect(log.messages.map(\.line) == [3, 6])
    }

    @Test func treesOfReferencesAreReversed() {
        let log = read(
            """
            REFERENCES TO THIS: <Harbour.MapInteractor 0x601>
            1 <Harbour.MapInteractor 0x601> [64]
              2 <Harbour.Cache 0x602> [64]  +16: __strong last 0x602
                Region __DATA 1-2 'static Harbour.Cache.shared'
            """)
        let references = log.messages.first?.references.map {
            "\($0.holder.base).\($0.field ?? "?") -> \($0.held.base)"
        }
        #expect(references == ["Cache.last -> MapInteractor", "Cache.shared -> Cache"])
    }

    @Test func cyclesOfRetainCycleDetector() {
        let log = read(
            """
            {(
                (
                    "-> Harbour.MapRouter ",
                    "-> _interactor -> Harbour.MapInteractor "
                )
            )}
            """)
        let references = log.messages.first?.references.map {
            "\($0.holder.base).\($0.field ?? "?") -> \($0.held.base)"
        }
        #expect(references == ["MapRouter.interactor -> MapInteractor", "MapInteractor.? -> MapRouter"])
    }

    @Test func viewsOfLeaksFinder() {
        let log = read("Memory Leak: (\n    UINavigationController,\n    \"Harbour.MapViewController\"\n)\n")
        #expect(log.messages.map(\.object.base) == ["MapViewController"])
    }

    @Test(arguments: ["", "\n", "Hello\n0x12 <A 0x1>\n", "leak\n", "[0] 1 -> A.B\n}\n", "12 <A>\n"])
    func otherTextsHaveNoMessage(_ text: String) {
        #expect(read(text).messages.isEmpty)
    }

    /// A log that ends anywhere, or whose bytes are changed, is read without a trap.
    @Test func damagedLogsAreRead() {
        let whole = Array(
            """
            RIBs/LeakDetector.swift:102: Assertion failed: <<Harbour.A: 0x1>: -1> has leaked. \(LeakLogTests.leaked)
            [0] 1 -> <_TtGC7Harbour3BoxCS_7MapView_: 0x2>
            }
            Attempt to attach child: A.(B in _1), which is already attached to A.C<A.D>.
              3 (192 bytes) ROOT CYCLE: <$s7Harbour3MapC 0x600> [64]
                 1 (64 bytes) interactor --> <Harbour.MapInteractor 0x601> [64]
            "-> _x -> Harbour.MapRouter "
            x \\n\\" leak
            """.utf8)
        for end in whole.indices { _ = LeakLog(Array(whole[..<end])) }
        var state: UInt64 = 1
        /// A number of a linear congruential generator, below a limit.
        func next(below limit: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % limit
        }
        for _ in 0..<400 {
            var bytes = whole
            for _ in 0..<5 { bytes[next(below: bytes.count)] = UInt8(next(below: 256)) }
            _ = LeakLog(bytes)
        }
    }
}
