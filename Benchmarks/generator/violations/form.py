"""A form of a violation: its rule, the RIBs that it fits, and what it changes in their files."""

from typing import Callable, NamedTuple

from generator.everyday import is_wrapped


class Form(NamedTuple):
    rule: str
    fits: Callable
    """Whether a RIB can have it."""
    edit: Callable
    """Changes a draft; its second argument marks the place of the finding in the text that it adds."""
    edit_of_child: Callable = None
    """The same for the first child's files."""
    ribs: int = 0
    """How many RIBs it adds."""


def place(rule):
    """Marks the place of a finding."""
    return f"\x01{rule}\x02"


def replaces(rule, fits, file, old, new):
    """A form that replaces one text; `@` in the new one is the place of the finding."""
    return Form(rule, fits, lambda draft, at: draft.replace(file, old, new.replace("@", at, 1)))


def replaces_in(rule, fits, file, function, old, new):
    """The same for the text in one function."""
    return Form(rule, fits, lambda draft, at: draft.replace_in(file, function, old, new.replace("@", at, 1)))


def adds(rule, fits, file, name, new):
    """A form that adds members to a class."""
    return Form(rule, fits, lambda draft, at: draft.at_end_of_class(file, name, new.replace("@", at, 1)))


def adds_file(rule, fits, file, text):
    """A form that adds a file."""
    return Form(rule, fits, lambda draft, at: draft.add(file, text.replace("@", at, 1)))


def anything(rib):
    return True


def view(rib):
    return rib.has_view


def flow(rib):
    return not rib.has_view


def silent_view(rib):
    """A view whose base class does not notify of its removal."""
    return rib.has_view and rib.base != "RemovableViewController"


def child(rib):
    """A first child, whose view the router of another view shows by its own code."""
    return bool(rib.children) and rib.has_view and rib.children[0].has_view and not is_wrapped(rib.children[0])


def silent_child(rib):
    return child(rib) and rib.children[0].base != "RemovableViewController"


def presented_child(rib):
    return silent_child(rib) and rib.children[0].is_modal


def leaf_child(rib):
    """A child without children, whose events are all its own."""
    return silent_child(rib) and not rib.children[0].children


def pushed_child(rib):
    return silent_child(rib) and not rib.children[0].is_modal
