"""The import lines of a RIB's files."""

FRAMEWORKS = {
    "Builder": ((), ()),
    "Router": ((), ()),
    "Interactor": (("RxSwift",), ("Combine",)),
    "View": (("RxCocoa", "RxSwift"), ("Combine",)),
}


def imports(rib, kind, *others):
    """Import lines. Some files import the framework through a module of the app, most directly."""
    rx, combine = FRAMEWORKS[kind]
    modules = {"AppFoundation", *others}
    if kind == "View":
        modules.add("UIKit")
    if not rib.reexports:
        modules.add("ModernRIBs" if rib.is_combine else "RIBs")
    if not rib.reexports or kind == "View":
        modules.update(combine if rib.is_combine else rx)
    return "".join(f"import {module}\n" for module in sorted(modules))
