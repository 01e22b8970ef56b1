"""A RIB's builder with its dependency and component, and its router."""

import re

from generator.imports import imports
from generator.names import lower

# Marks the location of an expected finding. Removed when the file is written; its line goes into the manifest.
MARK = "\x01"
# The mark, with the rule where that is not the one of the RIB's leak.
MARKS = re.compile("\x01(?:(\\w+)\x02)?")


def builder_file(rib):
    """`<Name>Builder.swift`."""
    name = rib.name
    conformances = "" if rib.extra == "children" else "".join(f", {child.name}Dependency" for child in rib.children)
    supplies = "" if rib.extra == "children" else children_supplies(rib)
    return f"""{imports(rib, "Builder")}
protocol {name}Dependency: Dependency {{
{dependency_requirements(rib)}}}

final class {name}Component: Component<{name}Dependency>{conformances} {{
{component_members(rib)}{supplies}}}

// MARK: - Builder

protocol {name}Buildable: Buildable {{
    func build({listener_parameter(rib)}) -> {routing(rib)}
}}

final class {mark(rib, "no component")}{name}Builder: Builder<{name}Dependency>, {name}Buildable {{
    override init(dependency: {name}Dependency) {{
        super.init(dependency: dependency)
    }}

    func build({listener_parameter(rib)}) -> {routing(rib)} {{
{build_body(rib)}    }}
}}
"""


def children_file(rib):
    """`<Name>Component+Children.swift`: the dependencies that the component supplies, in a separate extension."""
    conformances = ", ".join(f"{child.name}Dependency" for child in rib.children)
    return f"{imports(rib, 'Builder')}\nextension {rib.name}Component: {conformances} {{\n{children_supplies(rib)}}}\n"


def router_file(rib):
    """`<Name>Router.swift`."""
    name = rib.name
    listeners = "".join(f", {child.name}Listener" for child in rib.children)
    if rib.has_view:
        base = "LaunchRouter" if rib.index == 0 else "ViewableRouter"
        view = f"{name}ViewControllable"
        declaration = f"final class {name}Router: {base}<{name}Interactable, {view}>, {routing(rib)}"
        call, stored = "super.init(interactor: interactor, viewController: viewController)", ""
    else:
        view = "ViewControllable"
        declaration = f"final class {name}Router: Router<{name}Interactable>, {routing(rib)}"
        call, stored = "super.init(interactor: interactor)", "    private let viewController: ViewControllable\n"
    protocol = f"protocol {name}ViewControllable: ViewControllable {{}}\n\n" if rib.has_view else ""
    stored += "".join(f"    private let {child.lower}Builder: {child.name}Buildable\n" for child in rib.children)
    stored += "".join(f"    private var {child.lower}: {routing(child)}?\n" for child in rib.children)
    parameters = "".join(f",\n        {child.lower}Builder: {child.name}Buildable" for child in rib.children)
    assigned = "" if rib.has_view else "        self.viewController = viewController\n"
    assigned += "".join(f"        self.{child.lower}Builder = {child.lower}Builder\n" for child in rib.children)
    override = "" if parameters or not rib.has_view else "override "
    conformance = f", {name}Routing" if rib.index == 0 else ""
    return f"""{imports(rib, "Router")}
protocol {name}Interactable: Interactable{listeners} {{
    var router: {name}Routing? {{ get set }}
    var listener: {name}Listener? {{ get set }}
}}

{protocol}{declaration}{conformance} {{
{stored}
    {override}init(
        interactor: {name}Interactable,
        viewController: {view}{parameters}
    ) {{
{assigned}        {call}
        interactor.router = self
    }}
{"" if rib.has_view else VIEWLESS_ROUTER}{"".join(attach_and_detach(child) for child in rib.children)}}}
"""


VIEWLESS_ROUTER = """
    func cleanupViews() {
        viewController.dismissPresented(animated: false)
    }
"""


def attach_and_detach(child):
    """The two functions with which a router attaches and detaches a child."""
    name, variable = child.name, child.lower
    if not child.has_view:
        show, hide = "", f"        {variable}.cleanupViews()\n"
    elif child.is_modal:
        show = "        viewController.present(router.viewControllable, animated: true)\n"
        hide = "        viewController.dismissPresented(animated: true)\n"
    else:
        show = "        viewController.push(router.viewControllable, animated: true)\n"
        hide = f"        viewController.pop({variable}.viewControllable, animated: true)\n"
    return f"""
    func attach{name}() {{
        guard {variable} == nil else {{ return }}
        let router = {variable}Builder.build(withListener: interactor)
        {variable} = router
        attachChild(router)
{show}    }}

    func detach{name}() {{
        guard let {variable} else {{ return }}
{hide}        detachChild({variable})
        self.{variable} = nil
    }}
"""


def routing(rib):
    """The return type of a builder."""
    return "LaunchRouting" if rib.index == 0 else f"{rib.name}Routing"


def listener_parameter(rib):
    return "" if rib.index == 0 else f"withListener listener: {rib.name}Listener"


def mark(rib, form):
    return MARK if rib.leak and rib.leak[1] == form else ""


def service(rib):
    """The name of the service of a RIB's domain."""
    return f"{lower(rib.domain)}Service"


def hosts(rib):
    """Whether a child without a view is shown on this RIB's view."""
    return any(not child.has_view for child in rib.children)


def dependency_requirements(rib):
    host = "" if rib.has_view else f"    var {rib.lower}Host: ViewControllable {{ get }}\n"
    return f"    var analytics: Analytics {{ get }}\n    var {service(rib)}: {rib.domain}Servicing {{ get }}\n{host}"


def component_members(rib):
    name, own = rib.name, service(rib)
    members = (
        "    var analytics: Analytics { dependency.analytics }\n"
        f"    var {own}: {rib.domain}Servicing {{ dependency.{own} }}\n")
    if rib.extra == "worker":
        members += (
            f"\n    fileprivate var worker: {name}Working {{\n        shared {{ {name}Worker(service: {own}) }}\n"
            "    }\n")
    if not rib.has_view:
        members += f"\n    fileprivate var viewController: ViewControllable {{ dependency.{rib.lower}Host }}\n"
    if hosts(rib):
        members += f"""
    let {rib.lower}ViewController: {name}ViewControllable

    init(dependency: {name}Dependency, viewController: {name}ViewControllable) {{
        {rib.lower}ViewController = viewController
        super.init(dependency: dependency)
    }}
"""
    return members


def children_supplies(rib):
    """The services that children need beyond those of this RIB, and the views that present children."""
    supplies = ""
    for domain in sorted({child.domain for child in rib.children} - {rib.domain}):
        supplies += (
            f"\n    var {lower(domain)}Service: {domain}Servicing {{\n        shared {{ {domain}Service() }}\n    }}\n")
    for child in rib.children:
        if not child.has_view:
            supplies += f"\n    var {child.lower}Host: ViewControllable {{ {rib.lower}ViewController }}\n"
    return supplies


def build_body(rib):
    name, form = rib.name, rib.leak[1] if rib.leak else None
    scope = "dependency" if form == "no component" else "component"
    view = f"        let viewController = {name}ViewController()\n" if rib.has_view else ""
    argument = ", viewController: viewController" if hosts(rib) else ""
    component = f"        let component = {name}Component(dependency: dependency{argument})\n"
    if form == "no component":
        component = ""
    arguments = ["presenter: viewController"] if rib.has_view else []
    arguments += [f"service: {scope}.{service(rib)}", f"analytics: {scope}.analytics"]
    if rib.extra == "worker":
        worker = f"{name}Worker(service: dependency.{service(rib)})" if form == "no component" else "component.worker"
        arguments.append(f"worker: {worker}")
    listener = "" if rib.index == 0 else "        interactor.listener = listener\n"
    controller = "viewController" if rib.has_view else "component.viewController"
    builders = ""
    for position, child in enumerate(rib.children):
        raw = form == "raw dependency" and position == 0
        builders += (
            f",\n            {MARK if raw else ''}{child.lower}Builder: {child.name}Builder(dependency: "
            f"{'dependency' if raw else 'component'})")
    separator = ",\n            "
    return f"""{view}{component}        let interactor = {name}Interactor(
            {separator.join(arguments)}
        )
{listener}        return {name}Router(
            interactor: interactor,
            viewController: {controller}{builders}
        )
"""
