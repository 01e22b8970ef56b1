"""Texts of findings and of explain: shown captures, applicable help, exact facts."""
import fcntl
import os
import pty
import re
import select
import struct
import subprocess
import termios

HEAD = "import RIBs\nimport RxSwift\n\n"


def interactor(body, members="", base="Interactor"):
    """An interactor with the given body of `didBecomeActive`, beginning on line 9."""
    return (
        f"{HEAD}final class HomeInteractor: {base} {{\n"
        "    let token: Observable<Int>\n"
        "    let bag = DisposeBag()\n"
        f"    {members}\n"
        "    override func didBecomeActive() {\n" + "".join(f"        {line}\n" for line in body) + "    }\n}\n")


def only(bench, rule, *arguments):
    """The findings of one rule in the JSON report."""
    result = bench.run("--format", "json", "--only-rule", rule, *arguments)
    bench.expect(result.status in (0, 1), "the run did not do its job", result)
    return result.json["findings"]


# Evidence of a finding


def test_the_strong_capture_of_an_operator_is_shown(bench):
    bench.write("Home.swift", interactor([
        "token", "    .flatMap { value in", "        Observable.just(value).do(onNext: { [weak self] _ in self?.go() "
        "})", "    }",
        "    .subscribe(onNext: { [weak self] _ in self?.go() })", "    .disposed(by: bag)"], members="func go() {}"))
    finding = only(bench, "undisposed_subscription")[0]
    bench.expect(finding["location"]["start"]["line"] == 13, f"the finding is elsewhere: {finding}")
    bench.expect([(note["location"]["start"]["line"], note["message"]) for note in finding["related"]] == [
        (10, "this closure captures 'self' strongly, for the weak capture of a closure inside it"),
        (6, "'bag' lives as long as the interactor"),
    ], f"the capture is not shown: {finding['related']}")
    bench.expect(finding["message"] == "'HomeInteractor' subscribes to 'token' with a closure that captures 'self' "
        "strongly and stores it in "
                 "'bag', which is not cleared on deactivation: a possible retain cycle.", finding["message"])
    text = bench.run().output
    bench.expect("10 |             .flatMap { value in" in text and "this closure captures 'self' strongly" in text,
        "text does not show the closure")
    sarif = bench.run("--format", "sarif").json["runs"][0]["results"][0]
    bench.expect([place["physicalLocation"]["region"]["startLine"] for place in sarif["relatedLocations"]][:1] == [10],
        "SARIF does not name it")
    answer = bench.run("explain", "--finding", finding["fingerprint"]).output
    bench.expect("Home.swift:10:22: this closure captures 'self' strongly" in answer, "explain does not name it")


def test_chains_that_complete_are_no_cycles(bench):
    bench.write("Home.swift", interactor([
        "token.take(1).subscribe(onNext: { _ in self.go() }).disposed(by: bag)",
        "token.take(1).flatMap { _ in self.token }.subscribe().disposed(by: bag)"], members="func go() {}"))
    found = only(bench, "undisposed_subscription")
    bench.expect([finding["location"]["start"]["line"] for finding in found] == [10],
        f"take(1) frees its closures: {found}")
    bench.expect(found[0]["message"].endswith(": a possible retain cycle."), found[0]["message"])
    bench.expect("never" not in bench.run().output, "something is said to be for ever")


# Two false positives


def test_a_weak_self_that_is_nil_is_no_path(bench):
    bench.write("View.swift", """import RIBs
import UIKit

protocol HomePresentableListener: AnyObject { func didClose() }
protocol HomePresentable: Presentable { var listener: HomePresentableListener? { get set } }
final class HomeViewController: UIViewController, HomePresentable, ViewControllable {
    weak var listener: HomePresentableListener?
    @objc private func closeTapped() {
        dismiss(animated: true) { [weak self] in
            guard let self else { return }
            listener?.didClose()
        }
    }
    @objc private func doneTapped() {
        dismiss(animated: true) { [weak self] in
            guard let self, view.isHidden else { return }
            listener?.didClose()
        }
    }
}
""")
    bench.expect(bench.findings() == [("view_self_dismissal", "View.swift", 15)], f"{bench.findings()}")


def test_finite_chains_may_be_dropped(bench):
    bench.write("Home.swift", HEAD + "protocol API { func load() -> Single<Int>; func save() -> Completable; "
        "func all() -> Observable<Int> }\n" """final class HomeInteractor: Interactor {
    let api: API
    override func didBecomeActive() {
        api.load().flatMap { _ in self.api.load() }.subscribe()
        api.save().andThen(api.load()).subscribe()
        Single.zip(api.load(), api.load()).subscribe()
        Observable.just(1).subscribe()
        api.save().andThen(api.all()).subscribe()
    }
}
""")
    bench.expect(bench.findings() == [("undisposed_subscription", "Home.swift", 12)], f"{bench.findings()}")


# Exact facts


def test_configured_bases_are_called_what_they_are(bench):
    bench.write(".riblint.yml", "ribs: { interactor: [BaseInteractor] }\n")
    bench.write("Home.swift", "import RIBs\nfinal class HomeInteractor: BaseInteractor<HomePresentable> {\n"
        "    var router: HomeRouting?\n}\nprotocol HomeRouting: Routing {}\n")
    answers = [bench.run("explain", "--why-not", "Home.swift:2", "strong_router").output]
    for finding in only(bench, "strong_router"):
        answers.append(bench.run("explain", "--finding", finding["fingerprint"]).output)
    bench.expect(len(answers) == 2, "there is no finding")
    for answer in answers:
        bench.expect("'HomeInteractor' inherits from 'BaseInteractor', which is configured as an interactor base "
            "class under 'ribs'" in answer, answer)
        bench.expect("PresentableInteractor" not in answer, answer)


# Names as in the code


def test_messages_name_what_is_observed(bench):
    bench.write("Home.swift", HEAD + """final class HomeInteractor: Interactor {
    func listen(to values: Observable<Int>, again: [Observable<Int>]) {
        values.subscribe(onNext: { print($0) })
        Observable.combineLatest(values, values).subscribe(onNext: { print($0) })
        let mapped = values.map { $0 + 1 }
        mapped.subscribe(onNext: { print($0) })
        again[0].subscribe(onNext: { print($0) })
    }
}
""")
    messages = [finding["message"] for finding in only(bench, "undisposed_subscription")]
    observed = [re.search(r"subscribes( to '(.*?)')? and", message).group(2) for message in messages]
    bench.expect(observed == ["values", "Observable.combineLatest(_:_:)", "mapped", "again"], f"{messages}")


# Applicable help


def test_help_fits_the_code(bench):
    bench.write("Home.swift", HEAD + """final class HomeInteractor: Interactor {
    let token: Observable<Int>
    func wrapped() -> Observable<Int> {
        Observable.create { observer in
            self.token.subscribe(onNext: { observer.onNext($0) })
            return Disposables.create()
        }
    }
}
protocol HomeBuildable: Buildable {}
final class HomeBuilder: HomeBuildable {
    func build() -> Routing { HomeRouter(interactor: HomeInteractor()) }
}
final class HomeRouter: Router<HomeInteractor> {}
""")
    found = {finding["rule"]: finding for finding in bench.run("--format", "json").json["findings"]}
    subscription, builder = found["undisposed_subscription"], found["builder_skips_component"]
    bench.expect(subscription["help"] == "Return it from the closure in place of 'Disposables.create()'."
        and not subscription["fixes"], f"{subscription}")
    bench.expect(builder["help"].startswith("Make the builder a subclass of 'Builder', "), builder["help"])


# Help and fix do not repeat each other


def test_a_fix_speaks_for_the_help(bench):
    bench.write("Home.swift", "import RIBs\nfinal class HomeInteractor: Interactor {\n    var router: HomeRouting?\n"
        "}\nprotocol HomeRouting: Routing {}\n")
    text = bench.run().output
    bench.expect(text.count("= fix:") + text.count("= help:") == 1 and "safe" in text, text)


# explain and rules on a terminal


def on_terminal(bench, columns, *arguments):
    """The output of riblint on a terminal with the given number of columns."""
    main, side = pty.openpty()
    fcntl.ioctl(side, termios.TIOCSWINSZ, struct.pack("HHHH", 24, columns, 0, 0))
    process = subprocess.Popen([bench.riblint, *arguments], stdin=side, stdout=side, stderr=side,
        env={**os.environ, "TERM": "xterm", "NO_COLOR": ""})
    os.close(side)
    output = b""
    while select.select([main], [], [], 20)[0]:
        try:
            piece = os.read(main, 65536)
        except OSError:
            break
        if not piece:
            break
        output += piece
    process.wait()
    os.close(main)
    return output.decode().replace("\r\n", "\n")


def test_pages_fit_the_terminal(bench):
    for columns in (60, 80):
        page = on_terminal(bench, columns, "explain", "view_self_dismissal")
        plain = re.sub(r"\x1b\[[0-9;]*m", "", page)
        prose = [line for line in plain.splitlines() if not line.startswith("    ") and "http" not in line
            and "github.com" not in line]
        bench.expect(max(map(len, prose)) <= columns, f"lines of {max(map(len, prose))} columns on {columns}")
        bench.expect(page != plain, "nothing is colored")
    rules = on_terminal(bench, 80, "rules")
    bench.expect(max(len(line) for line in re.sub(r"\x1b\[[0-9;]*m", "", rules).splitlines()) <= 80,
        "rules overflows 80 columns")


def test_messages_wrap_at_words(bench):
    bench.copy_fixture("HarbourLeaky")
    whole = bench.run("lint", bench.path("."), "--format", "json").json["findings"]
    words = {word for finding in whole for word in re.split(r"[ -]", finding["message"])}
    folder = os.getcwd()
    os.chdir(bench.path("."))
    try:
        report = re.sub(r"\x1b\[[0-9;]*m", "", on_terminal(bench, 70, "lint", "--notes", "full"))
    finally:
        os.chdir(folder)
    messages = re.findall(r"^(?:error|warning|note)\[\w+\]: (.*(?:\n(?! *-->).*)*)", report, re.MULTILINE)
    bench.expect(len(messages) > 10, f"{len(messages)} messages")
    for message in messages:
        broken = [word for word in re.split(r"[ \n-]+", message) if word not in words]
        bench.expect(not broken, f"{broken} in {message}")
        longest = max(len(line) for line in message.split("\n")[1:]) if "\n" in message else 0
        bench.expect(longest <= 70, f"{longest} columns: {message}")


def test_pages_in_other_formats(bench):
    page = bench.run("explain", "strong_router", "--format", "json").json
    bench.expect(page["id"] == "strong_router" and page["summary"] == "An interactor holds a router strongly.",
        f"{page}")
    bench.expect(set(page) >= {"reason", "bad", "good", "difference", "decision", "levels", "limits", "fix", "severity",
        "family", "enabled",
        "references", "since", "url"}, f"{page}")
    bench.expect([rule["id"] for rule in bench.run("explain", "all", "--format", "json").json["rules"]]
                 == [rule["id"] for rule in bench.run("rules", "--format", "json").json["rules"]],
                 "all has other rules")
    bench.expect(bench.run("explain", "strong_router", "--format", "markdown").output.startswith("# strong_router\n\n"),
        "the page has no title")
    row = bench.run("rules", "strong_router", "--format", "json").json["rules"]
    bench.expect([rule["id"] for rule in row] == ["strong_router"], f"{row}")
    wrong = bench.run("rules", "strong_ruter")
    bench.expect(wrong.status == 2 and "did you mean 'strong_router'?" in wrong.errors, "a typo gets no suggestion",
        wrong)


# Why-not answers


RECEIPT = (
    "import UIKit\nfinal class ReceiptVC: UIViewController {\n    @objc func close() {\n"
    "        self.dismiss(animated: true)\n    }\n}\n")


def test_why_not_begins_with_what_decides(bench):
    bench.write("Home.swift", interactor(["token.subscribe().disposeOnDeactivate(interactor: self)"]))
    bench.write("Receipt.swift", RECEIPT)
    answer = bench.run("explain", "--why-not", "Receipt.swift:4", "view_self_dismissal").output
    parts = answer.split("\n\n")
    bench.expect(parts[0] == "view_self_dismissal does not report Receipt.swift:4.", answer)
    bench.expect(parts[1].startswith("'ReceiptVC' is not part of a RIB (superclass 'UIViewController')."), answer)


def test_why_not_goes_through_all_rules(bench):
    bench.write(
        "Home.swift", interactor(["token.subscribe().disposeOnDeactivate(interactor: self)", "token.subscribe()"]))
    right = bench.run("explain", "--why-not", "Home.swift:9").output
    bench.expect(right.startswith("No rule reports Home.swift:9.\n"), right)
    bench.expect("undisposed_subscription: The subscription to 'token' is ended by 'disposeOnDeactivate'.\n" in right,
        right)
    bench.expect(re.search(r"The other \d+ rules do not check anything on this line\.", right.replace("\n", " ")),
        right)
    bench.expect("strong_router" not in right, "it names rules without candidates: " + right)
    wrong = bench.run("explain", "--why-not", "Home.swift:10:9").output
    bench.expect(wrong.startswith("undisposed_subscription reports Home.swift:10.\n\nerror[undisposed_subscription]: "),
        wrong)
    bench.expect(bench.run("explain", "--why-not", "Home.swift:9", "strong_ruter").status == 2,
        "a typo is taken for a path")


def test_why_not_answers_for_candidates(bench):
    bench.write("Home.swift", HEAD + (
        "protocol HomePresentable: Presentable {\n    func show()\n}\n\n"
        "final class HomeInteractor: PresentableInteractor<HomePresentable> {\n"
        "    weak var router: Routing?\n\n"
        "    func load() {\n        DispatchQueue.main.async { self.presenter.show() }\n    }\n}\n\n"
        "final class HomeView: UIView {\n"
        "    func bind(_ token: Observable<Int>) {\n        _ = token.subscribe()\n    }\n}\n"))
    reasons = {
        (12, "presenter_call_off_main"):
            "The call of 'presenter.show' runs on the main thread because of 'async'.\n  Home.swift:12:28: here\n",
        (18, "undisposed_subscription"): "The call of 'subscribe' is not in the code of an interactor.\n",
    }
    for (line, rule), reason in reasons.items():
        answer = bench.run("explain", "--why-not", f"Home.swift:{line}", rule).output
        bench.expect(answer.startswith(f"{rule} does not report Home.swift:{line}.\n\n{reason}"), answer)


def test_a_delegate_that_is_never_called_is_called_nowhere(bench):
    """The answers of two rules about one delegate agree."""
    bench.copy_fixture("HarbourLeaky")
    bench.edit("App/NewBooking/NewBookingViewController.swift", "isModalInPresentation = hasPhoto", "isEditing = hasPhoto")
    finding = only(bench, "presentation_delegate_on_embedded_child")[0]
    presented = finding["related"][0]["location"]
    bench.expect("UIKit never calls the delegate" in finding["message"], finding["message"])
    line = f"{presented['path']}:{presented['start']['line']}"
    answer = bench.run("explain", "--why-not", line, "modal_swipe_dismiss_unhandled").output
    bench.expect("presents a view whose delegate UIKit never calls" in answer.replace("\n", " "), answer)


# No repetitions


def test_a_finding_is_explained_once(bench):
    bench.write("Sources/Home.swift", interactor(["token.subscribe()"]))
    finding = only(bench, "undisposed_subscription")[0]
    answer = bench.run("explain", "--finding", finding["fingerprint"]).output
    bench.expect(answer.count(finding["message"]) == 1, answer)
    bench.expect("\n\nEvidence:\n  Sources/Home.swift:8:19: " in answer, answer)
    # In a subfolder, paths are relative to that folder.
    nearby = bench.run("explain", "--finding", finding["fingerprint"], "..", cwd="Sources").output
    bench.expect("\n\nEvidence:\n  Home.swift:8:19: " in nearby, nearby)


# Links


def test_links_lead_somewhere(bench):
    bench.write("Home.swift", interactor(["token.subscribe()"]))
    rules = bench.run("--format", "sarif").json["runs"][0]["tool"]["driver"]["rules"]
    for rule in rules:
        bench.expect(rule["helpUri"].endswith(f"/blob/main/Documentation/rules/{rule['id']}.md"), rule["helpUri"])
    code = bench.run("--format", "rdjson").json["diagnostics"][0]["code"]["url"]
    bench.expect(code.endswith("/blob/main/Documentation/rules/undisposed_subscription.md"), code)


# A line


def test_a_line_is_explained(bench):
    bench.write("Home.swift", interactor(["token.subscribe()", "print(1)"]))
    finding = only(bench, "undisposed_subscription")[0]
    answer = bench.run("explain", f"Home.swift:{finding['location']['start']['line']}")
    bench.expect(answer.status == 0 and answer.output.startswith("1 finding at Home.swift:9.\n")
        and f"undisposed_subscription, fingerprint {finding['fingerprint']}:" in answer.output
        and "How undisposed_subscription decides" in answer.output, "the finding is not explained", answer)
    answer = bench.run("explain", "Home.swift:10:1")
    bench.expect(answer.output.startswith("No rule reports Home.swift:10."), "a line without a finding", answer)
    bench.expect(bench.run("explain", "Nowhere.swift:3").status == 2, "a file that does not exist")
    bench.expect(bench.run("explain", "strong_ruter").status == 2, "a typo is taken for a file")


def test_an_actor_is_an_interactor(bench):
    bench.write("Home.swift", "import RIBs\nprotocol HomeRouting: Routing {}\n"
        "protocol HomeInteractable: Interactable { var router: HomeRouting? { get set } }\n"
        "actor HomeInteractor: HomeInteractable {\n    var router: HomeRouting?\n}\n")
    bench.write("Cart.swift", "import RIBs\nprotocol CartRouting: Routing {}\n"
        "actor CartInteractor: CartInteractable {\n    var router: CartRouting?\n}\n")
    bench.expect(bench.findings() == [("strong_router", "Cart.swift", 4), ("strong_router", "Home.swift", 5)],
        f"{bench.findings()}")
