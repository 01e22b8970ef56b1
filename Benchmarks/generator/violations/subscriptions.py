"""Subscriptions, tasks, observers and workers that outlive what started them."""

from generator.everyday import uses_tasks
from generator.violations.form import Form, anything, replaces, view

INTERACTOR, WORKER, ROUTER, VIEW = "Interactor.swift", "Worker.swift", "Router.swift", "ViewController.swift"


def rx(rib):
    return not rib.is_combine


def sees_combine(rib):
    """Whether the file itself imports a framework of Combine, without which the name may be that of RxSwift."""
    return rib.is_combine and not rib.reexports


def worker(rib):
    return rib.extra == "worker"


def before_activation(draft, at):
    end = ".cancelOnDeactivate(interactor: self)" if draft.rib.is_combine else ".disposeOnDeactivate(interactor: self)"
    subscribe = ".sink {" if draft.rib.is_combine else ".subscribe(onNext: {"
    close = "}" if draft.rib.is_combine else "})"
    place = "        super.init(presenter: presenter)\n" if draft.rib.has_view else "        super.init()\n"
    draft.after(INTERACTOR, place, f"""        service.records
            {subscribe} [weak self] records in
                self?.records = records
            {close}
            {at}{end}
""")


def other_worker(draft, at):
    draft.after(INTERACTOR, "        worker.start(self)\n",
        f"        let {at}other = %NameWorker(service: service)\n        other.start(self)\n")


def dropped_in_worker(draft, at):
    end = "            .cancelOnStop(self)\n" if draft.rib.is_combine else "            .disposeOnStop(self)\n"
    draft.remove(WORKER, end)
    subscribe = ".sink {" if draft.rib.is_combine else ".subscribe(onNext: {"
    draft.replace(WORKER, f"            {subscribe}", f"            {at}{subscribe}")


def forgotten_worker(draft, at):
    draft.remove(INTERACTOR, "        worker.start(self)\n")
    draft.replace(INTERACTOR, "    private let worker: %NameWorking\n", f"    private let {at}worker: %NameWorking\n")


def confined(draft, at):
    draft.at_end_of_class(ROUTER, "%NameRouter", f"""
    func observe(_ names: Observable<String>) {{
        names
            {at}.confineTo(interactor)
            .subscribe(onNext: {{ print($0) }})
    }}
""")
    if "import RxSwift" not in draft.files[ROUTER]:
        draft.replace(ROUTER, "import AppFoundation\n", "import AppFoundation\nimport RxSwift\n")


WORKFLOW = """\
import %Framework
import REACTIVE

protocol %NameActionableItem: AnyObject {
    func waitForRecords() -> STREAM
}

final class %NameWorkflow: Workflow<%NameActionableItem> {
    override init() {
        super.init()
        onStep { item in
            item.waitForRecords()
        }
        .@onStep { item, _ in
            item.waitForRecords()
        }COMMIT
    }
}
"""


def workflow(draft, at, commit):
    reactive = "Combine" if draft.rib.is_combine else "RxSwift"
    text = WORKFLOW.replace("@", at).replace("COMMIT", commit).replace("REACTIVE", reactive)
    draft.add("Workflow.swift", text.replace("STREAM", stream(draft.rib)))


def kept_bag(draft, at):
    imports, values, bag, subscribes = (
        ("Combine", "PassthroughSubject<Int, Never>()", "var bag: Set<AnyCancellable> = []",
            f"{at}sink {{ print($0) }}.store(in: &row.bag)") if draft.rib.is_combine else
        ("RxSwift", "PublishSubject<Int>()", "let bag = DisposeBag()",
            f"{at}subscribe(onNext: {{ print($0) }}).disposed(by: row.bag)"))
    draft.files[VIEW] = draft.files[VIEW].replace("import UIKit\n", f"import {imports}\nimport UIKit\n")
    draft.files[VIEW] += draft.fill(f"""
final class %NameRowCell: UITableViewCell {{
    let values = {values}
    {bag}
}}

extension %NameViewController {{
    func row(in table: UITableView) -> UITableViewCell {{
        let cell = table.dequeueReusableCell(withIdentifier: "row")
        if let row = cell as? %NameRowCell {{
            row.values.{subscribes}
        }}
        return cell ?? UITableViewCell()
    }}
}}
""")


def committed_twice(draft, at):
    workflow(draft, "", f"\n        steps.commit()\n        steps.{at}commit()")
    draft.replace("Workflow.swift", "        onStep { item in", "        let steps = onStep { item in")


def stream(rib):
    item = "(%NameActionableItem, ())"
    return f"AnyPublisher<{item}, Error>" if rib.is_combine else f"Observable<{item}>"


def deprecated_bind(draft, at):
    file = "Interactor+Streams.swift" if draft.rib.extra == "streams" else INTERACTOR
    end = "                self?.update(with: records)\n            })\n" \
        "            .cancelOnDeactivate(interactor: self)\n"
    draft.replace(file, end, end.replace("cancelOnDeactivate", f"{at}disposeOnDeactivate"))


def run_workflow(draft, at):
    workflow(draft, "", "\n        .commit()")
    erased = ".setFailureType(to: Error.self).eraseToAnyPublisher()" if draft.rib.is_combine else ""
    draft.files[INTERACTOR] += draft.fill(f"""
extension %NameInteractor: %NameActionableItem {{
    func openRecords() {{
        %NameWorkflow()
            {at}.subscribe(self)
    }}

    func waitForRecords() -> {stream(draft.rib)} {{
        service.records.map {{ [unowned self] _ in (self, ()) }}{erased}
    }}
}}
""")


FORMS = [
    Form("workflow_committed_twice", anything, committed_twice),
    replaces("unstructured_task_not_cancelled", uses_tasks, INTERACTOR, "        loading = Task {", "        @Task {"),
    Form("subscription_before_activation", anything, before_activation),
    Form("confine_to_without_disposal", rx, confined),
    Form("deprecated_bind_api", sees_combine, deprecated_bind),
    replaces("notification_observer_not_removed", anything, INTERACTOR,
        "        observeChanges()\n        load%Name()\n",
        """        observeChanges()
        load%Name()
        @Timer.scheduledTimer(withTimeInterval: 60, repeats: true) { [weak self] _ in
            self?.reload()
        }
"""),
    Form("workflow_result_discarded", anything, run_workflow),
    Form("workflow_not_committed", anything, lambda draft, at: workflow(draft, at, "")),
    Form("worker_subscription_not_bound", worker, dropped_in_worker),
    Form("worker_not_retained", worker, other_worker),
    Form("worker_never_started", worker, forgotten_worker),
    Form("reused_cell_subscription_kept", view, kept_bag),
]
