"""The shape of a generated app: which RIB has which parent, which have views, and which leak."""

import random

from generator import violations
from generator.names import lower, rib_name

# Numbers of children with their frequencies. The mean of those above zero is three: 1,000 RIBs have eight levels.
WIDTHS = (0,) * 38 + (1,) * 17 + (2,) * 15 + (3,) * 12 + (4,) * 8 + (6,) * 6 + (9,) * 4

# RIBs that share a folder, a service and its models.
DOMAIN_SIZE = 40

# The kinds of leaks, used in turn, so that every rule has findings. Each leak is one finding.
LEAKS = (
    ("view_self_dismissal", "dismisses"),
    ("strong_router", "router"),
    ("undisposed_subscription", "dropped"),
    ("unreset_dispose_bag", "bag"),
    ("builder_skips_component", "no component"),
    ("view_self_dismissal", "pops"),
    ("strong_router", "child router"),
    ("undisposed_subscription", "local bag"),
    ("unreset_dispose_bag", "bag"),
    ("builder_skips_component", "raw dependency"),
)


class Rib:
    """One RIB of the tree. All its code follows from these properties."""

    __slots__ = ("index", "name", "lower", "parent", "children", "is_combine", "has_view", "is_modal", "base", "extra",
        "taps",
                 "reexports", "sections", "leak", "domain", "folder", "is_plain")

    def __init__(self, index, seed, is_combine):
        self.index = index
        self.name = rib_name(index, seed)
        self.lower = lower(self.name)
        self.parent = None
        self.children = []
        self.is_combine = is_combine
        self.leak = None
        # Plain apps are as those before 2026-11-27: see README.md.
        self.is_plain = True
        choices = random.Random(seed * 1_000_003 + index)
        # A third inherits from the app's base class, a sixth from one that notifies of removal, the rest from UIKit.
        self.base = choices.choice(
            ("UIViewController", "BaseViewController", "BaseViewController", "RemovableViewController",
                                    "UIViewController", "UITableViewController"))
        self.is_modal = choices.random() < 0.4
        self.extra = choices.choice(
            ("worker", "streams", "streams", "rows", "rows", "children", "formatter", "formatter"))
        self.taps = choices.choice(("target", "stream", "action"))
        self.reexports = choices.random() < 0.5
        # Blocks of ordinary code in interactor and view.
        self.sections = choices.randint(1, 6)
        # One third at first; a tenth remains after `settle`.
        self.has_view = index == 0 or choices.random() >= 0.35


def grow(count, seed, flavour, leaky_share, plain=True):
    """The RIBs of an app by depth, beginning with the root. `leaky` is the share of RIBs with a leak."""
    ribs = [Rib(index, seed, is_combine(index, flavour)) for index in range(count)]
    widths = random.Random(seed)
    following = 1
    for rib in ribs:
        if following == count:
            break
        width = max(widths.choice(WIDTHS), 3 if rib.index == 0 else 0)
        # If no RIB of a level has children, the last one gets some.
        if width == 0 and following == rib.index + 1:
            width = 2
        for child in ribs[following:following + width]:
            child.parent = rib
            rib.children.append(child)
        following += len(ribs[following:following + width])
    for rib in ribs:
        settle(rib, ribs)
        if not plain:
            modernize(rib)
        # A base module that re-exports both frameworks would make their names ambiguous.
        rib.reexports = rib.reexports and flavour != "mixed"
    leak(ribs, round(count * leaky_share), seed)
    return ribs


def is_combine(index, flavour):
    """In mixed apps, each domain uses one of the frameworks."""
    if flavour == "mixed":
        return (index // DOMAIN_SIZE) % 2 == 1
    return flavour == "combine"


def settle(rib, ribs):
    """Sets what depends on parents and children. Only RIBs with children, below one with a view, are viewless."""
    if not rib.has_view and (not rib.children or not rib.parent.has_view):
        rib.has_view = True
    if not rib.children and rib.extra == "children":
        rib.extra = "formatter"
    if not rib.has_view:
        rib.extra = "worker"
    if rib.index == 0:
        rib.base, rib.taps = "UIViewController", "action"
    rib.domain = ribs[rib.index - rib.index % DOMAIN_SIZE].name
    rib.folder = f"App/{rib.domain}/{rib.name}"


def modernize(rib):
    """Sets what differs in apps that are not plain."""
    rib.is_plain = False
    if rib.base == "UIViewController" and rib.index % 8 == 5:
        rib.base = "LegacyViewController"
    # A flow without a view presents its screens.
    if rib.parent and not rib.parent.has_view:
        rib.is_modal = True


def leak(ribs, wanted, seed):
    """Gives RIBs one violation each: each form in turn goes to the next RIB in random order that supports it."""
    order = ribs[1:]
    random.Random(seed + 1).shuffle(order)
    forms = list(LEAKS)
    if not ribs[0].is_plain:
        forms += [(form.rule, form) for form in violations.FORMS]
        random.Random(seed).shuffle(forms)
    queues = {form: iter(order) for _, form in forms}
    planted = 0
    while planted < wanted:
        if not forms:
            raise SystemExit(f"generate: {wanted} violations do not fit into {len(ribs)} RIBs; lower --leaky")
        rule, form = forms.pop(0)
        rib = next((rib for rib in queues[form] if rib.leak is None and can_leak(rib, form)), None)
        # Some forms are of one framework, some need more children than a small app has. Others take their turns.
        if rib is None:
            continue
        forms.append((rule, form))
        rib.leak = (rule, form)
        if isinstance(form, violations.Form) and form.edit_of_child:
            rib.children[0].leak = (rule, form._replace(edit=form.edit_of_child, edit_of_child=None))
        planted += 1


def is_alone(rib):
    """Whether no RIB beside, up to two above, or up to two below those has a violation, which could hide a finding."""
    near = [rib.parent, *rib.parent.children]
    near += [child for other in near for child in other.children]
    near += [child for other in rib.children for child in other.children]
    return not any(other.leak for other in near + [rib.parent.parent or rib.parent])


def can_leak(rib, form):
    """Whether the code of a RIB supports a kind of leak."""
    if not rib.is_plain and not is_alone(rib):
        return False
    if isinstance(form, violations.Form):
        return form.fits(rib) and (form.edit_of_child is None or is_alone(rib.children[0]))
    if form in ("dismisses", "pops"):
        return rib.has_view and rib.base != "RemovableViewController"
    if form in ("child router", "raw dependency"):
        return bool(rib.children)
    return True
