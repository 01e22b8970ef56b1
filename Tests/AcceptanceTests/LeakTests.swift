import Foundation
import LintEngine
import RIBRules
import RuleKit
import SourceText
import Testing

/// What `riblint leak` answers about the fixture apps.
@Suite struct LeakTests {
    /// A question, and the first candidate of the answer; none for an object that nothing is found to hold.
    struct Question: Sendable, CustomTestStringConvertible {
        let app: String
        let log: String
        var place = ""
        var certainty = LeakReport.Certainty.certain
        var rule: String?

        var testDescription: String { log }
    }

    static let questions = [
        Question(
            app: "HarbourLeaky",
            log: "Assertion failed: <<Harbour.RootViewController: 0x1>: -118> has leaked. Objects are expected",
            place: "App/Application/SceneDelegate.swift:21", certainty: .released, rule: "launch_router_not_retained"),
        Question(
            app: "CourierLeaky", log: "<<Courier.LoggedOutViewController: 0x7>: 3> has leaked.",
            place: "Features/LoggedOut/LoggedOutViewController.swift:43", rule: "view_retains_itself"),
        Question(
            app: "CourierLeaky", log: "<Courier.HelpArticleInteractor: 4> has leaked.",
            place: "Features/HelpArticle/HelpArticleViewController.swift:11", rule: "strong_listener_in_view"),
        Question(
            app: "CourierLeaky", log: "<<Courier.ActiveDeliveryViewController: 0x7>: 3> has leaked.",
            place: "Features/ActiveDelivery/DeliveryDrawerView.swift:10", rule: "owned_object_retains_view"),
        Question(
            app: "ClinicLeaky", log: "<<Clinic.PrescriptionsViewController: 0x7>: 3> has leaked.",
            place: "Legacy/CLNKeyboardHelper.m:4", rule: "owned_object_retains_view"),
        Question(
            app: "CourierLeaky",
            log: "Subscription immediately terminated, since Courier.LoggedOutInteractor is inactive.",
            place: "Features/LoggedOut/LoggedOutInteractor.swift:44", rule: "subscription_before_activation"),
        Question(
            app: "HarbourLeaky",
            log: """
                1 (48 bytes) ROOT CYCLE: <Harbour.MapRouter 0x60> [48]
                  1 (64 bytes) interactor --> <Harbour.MapInteractor 0x61> [64]
                     1 (48 bytes) router --> CYCLE BACK TO <Harbour.MapRouter 0x60> [48]
                """,
            place: "App/Map/MapInteractor.swift:23", certainty: .named, rule: "strong_router"),
        Question(app: "HarbourLeaky", log: "<Harbour.NewBookingInteractor: 7> has leaked."),
        Question(app: "Wallet", log: "<Wallet.AccountsInteractor: 9> has leaked."),
    ]

    private func answer(_ question: LeakQuestion, _ app: String) throws -> LeakReport.Answer {
        let folder = FixtureProjects.root.appending(path: "Fixtures/Projects/\(app)")
        let engine = LintEngine(catalog: catalog, toolVersion: "test")
        let answers = try engine.triage(question, LintRequest(paths: [SourcePath(folder.path)])).report.answers
        #expect(answers.count == 1)
        return try #require(answers.first)
    }

    private func place(_ candidate: LeakReport.Candidate, in app: String) -> String {
        let path = candidate.location.path.text
        let start = path.range(of: "\(app)/").map { path[$0.upperBound...] } ?? path[...]
        return "\(start):\(candidate.location.start.line)"
    }

    @Test(arguments: questions) func firstCandidate(_ question: Question) throws {
        let answer = try answer(.log(Array(question.log.utf8)), question.app)
        guard let first = answer.candidates.first else {
            #expect(question.place.isEmpty)
            return
        }
        #expect(place(first, in: question.app) == question.place)
        #expect(first.certainty == question.certainty)
        #expect(first.finding?.rule == question.rule && first.finding?.state == .reported)
        #expect(!first.help.isEmpty)
    }

    @Test func routerThatStaysAttached() throws {
        let answer = try answer(.type("OfferDetailRouter"), "CourierLeaky")
        #expect(answer.facts.first?.hasPrefix("LeakDetector never reports a router") == true)
        let first = try #require(answer.candidates.first)
        #expect(first.certainty == .certain && first.kind == "attachment")
        #expect(place(first, in: "CourierLeaky") == "Features/Offers/OffersRouter.swift:42")
        #expect(first.chain.map(\.name) == ["Offers", "OfferDetailRouter"])
    }

    /// Without a message, what may leave the RIB attached is a candidate; what else is wrong with it is not.
    @Test func findingsThatKeepNothingAreNoCandidates() throws {
        let article = try answer(.type("HelpArticleInteractor"), "CourierLeaky").candidates
        #expect(article.map { $0.finding?.rule } == ["strong_listener_in_view"])
        let filter = try answer(.type("OfferFilterInteractor"), "CourierLeaky").candidates
        let deaf = try #require(filter.first { $0.finding?.rule == "presenter_listener_not_set" })
        #expect(deaf.certainty == .possible && deaf.kind == "attachment")
    }

    @Test func componentInACycle() throws {
        let first = try #require(try answer(.type("HelpComponent"), "CourierLeaky").candidates.first)
        #expect(place(first, in: "CourierLeaky") == "Features/Help/HelpBuilder.swift:10")
        #expect(
            first.chain.map(\.name) == ["HelpArticleBuilder", "HelpComponent.articleBuilder", "HelpArticleBuilder"])
    }

    /// A router that its interactor holds is alive, so the framework would not have watched the view.
    @Test func contradiction() throws {
        let log = "<<Courier.ActiveDeliveryViewController: 0x7>: 3> has leaked."
        let contradictions = try answer(.log(Array(log.utf8)), "CourierLeaky").contradictions
        #expect(
            contradictions.map { place($0, in: "CourierLeaky") } == [
                "Features/ActiveDelivery/ActiveDeliveryInteractor.swift:57"
            ])
        #expect(contradictions.first?.finding?.rule == "strong_router")
    }

    /// What outlives the interactor without holding it is no candidate.
    @Test func whatHoldsNothingIsExcluded() throws {
        let log = "<Harbour.NewBookingInteractor: 7> has leaked."
        let answer = try answer(.log(Array(log.utf8)), "HarbourLeaky")
        #expect(answer.candidates.isEmpty)
        #expect(
            answer.excluded.map { place($0, in: "HarbourLeaky") } == ["App/NewBooking/NewBookingInteractor.swift:54"])
        #expect(answer.excluded.first?.reason.contains("captures 'self'") == true)
        #expect(!answer.notSeen.isEmpty)
    }

    /// The message proves that the router is gone, so a missing detach cannot be its cause.
    @Test func missingDetachIsExcluded() throws {
        let log = "<Courier.OfferDetailInteractor: 7> has leaked."
        let answer = try answer(.log(Array(log.utf8)), "CourierLeaky")
        #expect(!answer.candidates.contains { $0.kind == "attachment" })
        #expect(answer.excluded.contains { place($0, in: "CourierLeaky") == "Features/Offers/OffersRouter.swift:42" })
    }

    @Test func unknownTypeAndUnknownLog() throws {
        #expect { try answer(.type("HelpComponnent"), "CourierLeaky") } throws: { error in
            "\(error)".contains("no type 'HelpComponnent'") && "\(error)".contains("did you mean 'HelpComponent'?")
        }
        #expect { try answer(.log(Array("nothing\n".utf8)), "CourierLeaky") } throws: { error in
            "\(error)".hasPrefix("the log has no message that riblint knows")
        }
    }
}
