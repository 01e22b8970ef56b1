"""Minimizes a project with a disagreement: plainer choices first, then fewer declarations."""
from families import generated
from judging import difference


def kinds(differences):
    """The property that minimizing preserves: the rules with missing and the rules with unexpected findings."""
    missed, alarms = differences
    return {('missed', rule) for rule, *_ in missed} | {('alarm', rule) for rule, *_ in alarms}


def minimized(seed, number, family, riblint):
    """The plainest project found that has one of the disagreements of the given one."""
    project = generated(seed, number, family)
    family = project.family
    wanted = kinds(difference(project, riblint))
    if not wanted:
        return project
    decided = not project.sentence.undecided
    forced = {}

    def fails(choices):
        try:
            other = generated(seed, number, family, choices)
        except IndexError:
            return None
        if decided and other.sentence.undecided:
            return None
        return other if wanted & kinds(difference(other, riblint)) else None

    changed = True
    while changed:
        changed = False
        for name, (at, _, _) in list(project.sentence.choices.items()):
            if name not in project.sentence.choices:
                continue
            for plainer in [plainer for plainer in ((0, 1) if name.startswith('shape') else (0,)) if plainer < at]:
                smaller = fails({**forced, name: plainer})
                if smaller:
                    forced[name], project, changed = plainer, smaller, True
                    break
    for block, (_, _, scaffold) in enumerate(project.blocks):
        if scaffold:
            project.dropped.add(block)
            if not wanted & kinds(difference(project, riblint)):
                project.dropped.remove(block)
    return project
