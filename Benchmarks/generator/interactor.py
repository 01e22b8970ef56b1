"""A RIB's interactor, with its routing, presentable and listener protocols, and its worker."""

from generator.builder import MARK, mark
from generator.imports import imports
from generator.sections import interactor_sections


def interactor_file(rib):
    """`<Name>Interactor.swift`."""
    name = rib.name
    streams = "" if rib.extra == "streams" else "\n" + stream_functions(rib)
    row = "" if rib.extra in ("rows", "formatter") or not rib.has_view else row_type(rib)
    return f"""{imports(rib, "Interactor", "Foundation")}
protocol {name}Routing: {"ViewableRouting" if rib.has_view else "Routing"} {{
{routing_requirements(rib)}}}

{presentable(rib)}protocol {name}Listener: AnyObject {{
    func {rib.lower}DidClose()
    func {rib.lower}DidFinish(with record: {rib.domain}Record)
}}

{row}final class {name}Interactor: {base(rib)} {{
{properties(rib)}
{initializer(rib)}
    override func didBecomeActive() {{
        super.didBecomeActive()
        analytics.log(.screen("{rib.lower}"))
{"        worker.start(self)" + chr(10) if rib.extra == "worker" else ""}        observeRecords()
        observeChanges()
    }}

    override func willResignActive() {{
        super.willResignActive()
{empty_holder(rib)}{"" if rib.has_view else "        router?.cleanupViews()" + chr(10)}    }}
{presentable_listener(rib)}{children_listeners(rib)}{streams}{interactor_sections(rib)}}}
"""


def streams_file(rib):
    """`<Name>Interactor+Streams.swift`."""
    return f"{imports(rib, 'Interactor', 'Foundation')}\nextension {rib.name}Interactor {{\n{stream_functions(rib)}}}\n"


def worker_file(rib):
    """`<Name>Worker.swift`."""
    name, domain = rib.name, rib.domain
    if rib.is_combine:
        work = """        Timer.publish(every: 60, on: .main, in: .common)
            .autoconnect()
            .map { [service] _ in service.refresh().replaceError(with: []) }
            .switchToLatest()
            .sink { [weak self] records in
                self?.count = records.count
            }
            .cancelOnStop(self)
"""
    else:
        work = """        Observable<Int>
            .interval(.seconds(60), scheduler: MainScheduler.instance)
            .startWith(0)
            .flatMapLatest { [service] _ in
                service.refresh().asObservable().catchAndReturn([])
            }
            .subscribe(onNext: { [weak self] records in
                self?.count = records.count
            })
            .disposeOnStop(self)
"""
    return f"""{imports(rib, "Interactor", "Foundation")}
protocol {name}Working: Working {{}}

final class {name}Worker: Worker, {name}Working {{
    private let service: {domain}Servicing
    private var count = 0

    init(service: {domain}Servicing) {{
        self.service = service
        super.init()
    }}

    override func didStart(_ interactorScope: InteractorScope) {{
        super.didStart(interactorScope)

{work}    }}
}}
"""


def row_type(rib):
    return f"""struct {rib.name}Row: Hashable {{
    let id: String
    let title: String
    let detail: String
    let isEnabled: Bool
}}

"""


def routing_requirements(rib):
    requirements = "" if rib.has_view else "    func cleanupViews()\n"
    return (
        requirements + "".join(f"    func attach{child.name}()\n    func detach{child.name}()\n"
            for child in rib.children))


def presentable(rib):
    if not rib.has_view:
        return ""
    removal = "    var removalListener: ViewRemovalListener? { get set }\n" if tells_of_removal(rib) else ""
    return f"""protocol {rib.name}Presentable: Presentable {{
    var listener: {rib.name}PresentableListener? {{ get set }}
{removal}    func show(_ rows: [{rib.name}Row])
    func setLoading(_ isLoading: Bool)
    func showError(_ message: String)
}}

"""


def tells_of_removal(rib):
    """Whether the view's base class notifies the interactor that the view was removed."""
    return rib.has_view and rib.base == "RemovableViewController"


def base(rib):
    name = rib.name
    if rib.has_view:
        removal = ", ViewRemovalListener" if tells_of_removal(rib) else ""
        return f"PresentableInteractor<{name}Presentable>, {name}Interactable, {name}PresentableListener{removal}"
    return f"Interactor, {name}Interactable"


def holder(rib):
    """The member that stores subscriptions, and its type, in RIBs that have one."""
    if rib.leak and rib.leak[1] == "bag" or rib.index % 3 == 0:
        return ("cancellables", "Set<AnyCancellable>") if rib.is_combine else ("activeBag", "DisposeBag")
    return None


def properties(rib):
    leak, name = rib.leak[1] if rib.leak else None, rib.name
    weak = "" if leak == "router" else "weak "
    lines = f"    {weak}var {mark(rib, 'router')}router: {name}Routing?\n    weak var listener: {name}Listener?\n\n"
    lines += f"    let service: {rib.domain}Servicing\n    let analytics: Analytics\n"
    if rib.extra == "worker":
        lines += f"    private let worker: {name}Working\n"
    lines += f"    var records: [{rib.domain}Record] = []\n    var isLoading = false\n"
    if leak == "child router":
        lines += f"    private var {MARK}openChild: Routing?\n"
    kept = holder(rib)
    if kept:
        lines += f"    var {mark(rib, 'bag')}{kept[0]} = {kept[1]}()\n"
    return lines


def initializer(rib):
    worker = rib.extra == "worker"
    parameters = [f"presenter: {rib.name}Presentable"] if rib.has_view else []
    parameters += (
        [f"service: {rib.domain}Servicing", "analytics: Analytics"]
        + ([f"worker: {rib.name}Working"] if worker else []))
    up = (
        "        super.init(presenter: presenter)\n        presenter.listener = self\n" if rib.has_view
        else "        super.init()\n")
    if tells_of_removal(rib):
        up += "        presenter.removalListener = self\n"
    separator = ",\n        "
    return f"""    init(
        {separator.join(parameters)}
    ) {{
        self.service = service
        self.analytics = analytics
{"        self.worker = worker" + chr(10) if worker else ""}{up}    }}
"""


def empty_holder(rib):
    if not holder(rib) or rib.leak and rib.leak[1] == "bag":
        return ""
    return "        cancellables.removeAll()\n" if rib.is_combine else "        activeBag = DisposeBag()\n"


def presentable_listener(rib):
    if not rib.has_view:
        return ""
    first = rib.children[0] if rib.children else None
    chosen = f"router?.attach{first.name}()" if first else f"listener?.{rib.lower}DidFinish(with: record)"
    if rib.leak and rib.leak[1] == "child router":
        chosen += "\n        openChild = router?.children.last"
    others = "".join(f"\n    func didTap{child.name}() {{\n        router?.attach{child.name}()\n    }}\n"
        for child in rib.children[1:])
    if tells_of_removal(rib):
        others += (
            "\n    // MARK: - ViewRemovalListener\n\n    func viewDidLeaveHierarchy() {\n"
            f"        listener?.{rib.lower}DidClose()\n    }}\n")
    # Nothing creates the root for a listener.
    closed = f"listener?.{rib.lower}DidClose()" if rib.index else 'analytics.log(.tapped("close", in: "root"))'
    return f"""
    // MARK: - {rib.name}PresentableListener

    func didTapClose() {{
        {closed}
    }}

    func didSelectRow(id: String) {{
        guard let record = records.first(where: {{ $0.id == id }}) else {{ return }}
        analytics.log(.tapped(record.title, in: "{rib.lower}"))
        {chosen}
    }}

    func didPullToRefresh() {{
        reload()
    }}
{others}"""


def children_listeners(rib):
    functions = ""
    leaks_child = rib.leak and rib.leak[1] == "child router" and not rib.has_view
    for child in rib.children:
        kept = "\n        openChild = router?.children.last" if leaks_child and child is rib.children[0] else ""
        # A RIB without a view ends with its first child.
        end = f"\n        listener?.{rib.lower}DidClose()" if not rib.has_view and child is rib.children[0] else ""
        functions += f"""
    // MARK: - {child.name}Listener

    func {child.lower}DidClose() {{
        router?.detach{child.name}(){end}
    }}

    func {child.lower}DidFinish(with record: {child.domain}Record) {{
        analytics.log(.tapped(record.id, in: "{child.lower}"))
        router?.detach{child.name}(){kept}
    }}
"""
    return functions


def stream_functions(rib):
    """`observeRecords`, `observeChanges` and `reload`, depending on the RIB's reactive framework and disposal."""
    leak, kept = rib.leak[1] if rib.leak else None, holder(rib)
    if rib.is_combine:
        subscribe, main, end = ".sink {", "receive(on: DispatchQueue.main)", ".cancelOnDeactivate(interactor: self)"
        close, distinct = "}", "removeDuplicates()"
        keep = ".store(in: &cancellables)"
    else:
        subscribe, main, end = (
            ".subscribe(onNext: {", "observe(on: MainScheduler.instance)", ".disposeOnDeactivate(interactor: self)")
        close, distinct = "})", "distinctUntilChanged()"
        keep = ".disposed(by: activeBag)"
    bag, first_end, first_mark = "", f"\n            {end}", ""
    if leak == "dropped":
        first_end, first_mark = "", MARK
    elif leak == "local bag":
        bag = "        var bag = Set<AnyCancellable>()\n" if rib.is_combine else "        let bag = DisposeBag()\n"
        first_end, first_mark = (
            "\n            .store(in: &bag)" if rib.is_combine else "\n            .disposed(by: bag)",
            MARK)
    elif kept:
        first_end = f"\n            {keep}"
    return f"""    func observeRecords() {{
{bag}        service.records
            .map {{ records in records.filter(\\.isVisible).sorted {{ $0.updatedAt > $1.updatedAt }} }}
            .{distinct}
            .{main}
            {first_mark}{subscribe} [weak self] records in
                self?.update(with: records)
            {close}{first_end}
    }}

    func observeChanges() {{
        service.records
            .map(\\.count)
            .{distinct}
            .observe(while: self) {{ [weak self] count in
                guard let self else {{ return }}
                self.analytics.log(.screen("{rib.lower} \\(count)"))
            }}
    }}

    func reload() {{
        guard !isLoading else {{ return }}
        setLoading(true)
        service.refresh()
            .{main}
            {reload_handlers(rib)}
            {end}
    }}
"""


def reload_handlers(rib):
    if rib.is_combine:
        return """.sink(receiveCompletion: { [weak self] completion in
                if case .failure(let error) = completion { self?.fail(with: error) }
            }, receiveValue: { [weak self] records in
                self?.setLoading(false)
                self?.update(with: records)
            })"""
    return """.subscribe(
                onSuccess: { [weak self] records in
                    self?.setLoading(false)
                    self?.update(with: records)
                },
                onFailure: { [weak self] error in
                    self?.fail(with: error)
                }
            )"""
