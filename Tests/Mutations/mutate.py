#!/usr/bin/env python3
"""Mutates clean RIBs apps, one edit at a time, and checks that riblint reports each violation.

    mutate.py --riblint .build/release/riblint Fixtures/Projects/Courier …

Each mutant is one edit of one file. A violation must add exactly one finding to those of the original app, of the
expected rule at the expected line; its clean twin must add none. Prints, for each kind, the number of violations found
and of false alarms for twins. Exit status: 1 if a kind is found in less than --require of its mutants, or if a twin
raises a false alarm; 2 if riblint fails.
"""
import argparse
import json
import re
import shutil
import subprocess
import sys
import tempfile
from collections import Counter, defaultdict
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True)
class Mutant:
    kind: str
    path: Path           # relative to the app
    text: str            # the whole mutated file
    rule: str            # the expected rule; '' for a clean twin
    line: int            # the expected line, from 1
    last: int = 0        # the last accepted line; 0: `line`


SKIPPED = re.compile(r'(^|/)(Tests?|[^/]*Tests|Mocks?|Pods|Carthage|\.build)/|\.xctemplate/|___')
INTERACTOR = re.compile(r'\bclass\s+(\w*Interactor)\b[^{]*\{|\bextension\s+(\w*Interactor)\b[^{]*\{')
BUILDER = re.compile(r'\bclass\s+\w*Builder\b[^{]*\bBuilder<')
VIEW = re.compile(r'^(?:public |open |internal )?(?:final )?class (\w+): '
    r'(?:UIViewController|BaseViewController|[\w<>, ]*ViewController)\b[^{]*\{', re.M)
LENGTHENED = re.compile(r'\.(?:flatMap\w*|concat\w*|merge|startWith|repeat\w*|switchLatest|retry\w*)\b')
DISPOSAL = re.compile(r'\n?\s*\.(disposeOnDeactivate|cancelOnDeactivate)\(interactor: self\)')
FINITE = re.compile(r'\.take\(1\)|\.first\(\)|\.prefix\(1\)|\.take\(first|asSingle|Single<|Completable|Maybe<')
SUBSCRIBER = re.compile(r'\.(subscribe|bind|drive|emit|sink|assign)\b')


def blocks(text, opener):
    """Start and end of the braces after each match."""
    for match in opener.finditer(text):
        depth, at = 0, match.end() - 1
        for at in range(match.end() - 1, len(text)):
            depth += {'{': 1, '}': -1}.get(text[at], 0)
            if depth == 0:
                break
        yield match, match.end(), at


def line_of(text, offset):
    return text.count('\n', 0, offset) + 1


def drop_weak(path, text):
    for _, start, end in blocks(text, INTERACTOR):
        for match in re.finditer(r'\bweak (var router\b)', text[start:end]):
            at = start + match.start()
            yield Mutant('drop weak', path, text[:at] + text[at + 5:], 'strong_router', line_of(text, at))


def chain_start(text, at):
    """The subscribing operator of a chain before its disposal, skipping closures in between."""
    depth = 0
    while at > 0:
        at -= 1
        depth += {')': 1, '}': 1, ']': 1, '(': -1, '{': -1, '[': -1}.get(text[at], 0)
        if depth < 0 or depth == 0 and text.startswith('\n\n', at):
            return None
        if depth == 0 and text[at] == '.':
            match = SUBSCRIBER.match(text, at)
            if match:
                return match.start(1)
    return None


def statement(text, at):
    """The text from the approximate start of the statement, which is the last blank line or brace, to `at`."""
    return text[max(text.rfind('\n\n', 0, at), text.rfind('{\n', 0, at)):at]


def chains(path, text, app):
    for _, start, end in blocks(text, INTERACTOR):
        for match in DISPOSAL.finditer(text, start, end):
            operator = chain_start(text, match.start())
            if operator is None:
                continue
            line = line_of(text, operator)
            call = text[operator:match.start()]
            if re.match(r'subscribe\(self\)', call):
                continue                                     # a workflow, for which other rules apply
            if re.search(r'\bonSuccess:|onFailure:|case \.success', call):
                if LENGTHENED.search(statement(text, operator)):
                    continue                                 # a nested request: finite, but the rule does not prove it
                # A Single, which terminates.
                yield Mutant('finite chain, told nothing', path, text[:match.start()] + text[match.end():], '', 0)
            elif re.search(r'\bonCompleted:', call) and not re.search(r'\bonNext:', call):
                continue                                     # possibly a Completable: the chain does not show it
            elif not FINITE.search(statement(text, match.start())) and not app.is_finite(statement(text, operator)):
                yield Mutant('drop disposal', path, text[:match.start()] + text[match.end():],
                    'undisposed_subscription', line)
            local = '.disposed(by: DisposeBag())' if match.group(1) == 'disposeOnDeactivate' else None
            if local:
                yield Mutant('local bag', path, text[:match.start()] + '\n            ' + local + text[match.end():],
                             'undisposed_subscription', line)


def drop_weak_listener(path, text, app):
    """A view or an interactor holds its listener strongly; only where an interactor of the app is that listener."""
    interactors = [code for other in app.texts.values()
        for code in re.findall(r'\b(?:class \w+Interactor|protocol \w+Interactable|extension \w+Interactor)\b[^{]*\{', other)]
    for kind, rule in (('ViewController', 'strong_listener_in_view'), ('Interactor', 'strong_listener_in_interactor')):
        for _, start, end in blocks(text, re.compile(rf'\bclass\s+(\w+){kind}\b[^{{]*\{{')):
            for found in re.finditer(r'\bweak (?=var listener: (?:\(any )?(\w+)\)?\?)', text[start:end]):
                if not any(re.search(rf'\b{found.group(1)}\b', code) for code in interactors):
                    continue
                at = start + found.start()
                line = line_of(text, at)
                yield Mutant('drop weak listener', path, text[:at] + text[start + found.end():], rule, line)


def drop_component(path, text):
    for match, start, end in blocks(text, re.compile(r'\bclass\s+\w*Builder\b[^{]*\bBuilder<[^{]*\{')):
        made = list(re.finditer(r'\n[ \t]*let component(?:: \w+)? = (?:\w+Component|\.init)\((?:[^()]|\([^()]*\))*\)',
            text[start:end]))
        if len(made) == 1 and not re.search(r'\w+Component\(', text[start + made[0].end():end]):
            at = start + made[0].start()
            name = text.index('class', match.start())
            yield Mutant('drop component', path, text[:at] + text[start + made[0].end():], 'builder_skips_component',
                         line_of(text, name), line_of(text, end))


def drop_router_assignment(path, text, app):
    """The router's initializer no longer assigns the router to the interactor; only where the interactor uses it."""
    for match, start, end in blocks(text, re.compile(r'\bclass\s+(\w+)Router\b[^{]*\{')):
        users = [other for other in app.texts.values() if re.search(rf'\bclass {match.group(1)}Interactor\b', other)]
        if len(users) != 1 or not re.search(r'\brouter\?\.|\blet router\b', users[0]):
            continue
        for line in re.finditer(r'\n[ \t]*interactor\.router = self\b', text[start:end]):
            at = start + line.start()
            # The finding is at the property, in the interactor's file.
            yield Mutant('drop router assignment', path, text[:at] + text[start + line.end():], 'router_not_assigned',
                1, sys.maxsize)


def drop_listener_assignment(path, text, app):
    """The builder no longer sets the interactor's listener; only where the interactor uses it, and no parent sets it."""
    if any(re.search(r'\bchild\.listener = self\b', other) for other in app.texts.values()):
        return
    for match, start, end in blocks(text, re.compile(r'\bclass\s+(\w+)Builder\b[^{]*\{')):
        users = [other for other in app.texts.values() if re.search(rf'\bclass {match.group(1)}Interactor\b', other)]
        if len(users) != 1 or not re.search(r'\blistener\?\.', users[0]):
            continue
        for line in re.finditer(r'\n[ \t]*interactor\.listener = listener\b(?=\n)', text[start:end]):
            at = start + line.start()
            yield Mutant('drop listener assignment', path, text[:at] + text[start + line.end():],
                'interactor_listener_not_set', 1, sys.maxsize)


def drop_presenter_listener(path, text, app):
    """The interactor no longer becomes the listener of its view; only where the view uses it."""
    for match, start, end in blocks(text, re.compile(r'\bclass\s+(\w+)Interactor\b[^{]*\{')):
        views = [other for other in app.texts.values() if re.search(rf'\bclass {match.group(1)}ViewController\b', other)]
        if len(views) != 1 or not re.search(r'\blistener\?\.', views[0]):
            continue
        for line in re.finditer(r'\n[ \t]*presenter\.listener = self\b(?=\n)', text[start:end]):
            at = start + line.start()
            yield Mutant('drop presenter listener', path, text[:at] + text[start + line.end():],
                'presenter_listener_not_set', line_of(text, match.start()), line_of(text, start))


def drop_full_screen(path, text):
    """A router presents a child in the default style instead of one that a swipe does not dismiss."""
    for _, start, end in blocks(text, re.compile(r'\bclass\s+\w+Router\b[^{]*\{')):
        fixed = r'\.(?:fullScreen|overFullScreen|custom|currentContext|overCurrentContext)\b'
        for style in re.finditer(
                rf'\n[^\n]*\.modalPresentationStyle = {fixed}|(?<=\w), style: {fixed}', text[start:end]):
            at = start + style.start()
            yield Mutant('drop full screen', path, text[:at] + text[start + style.end():],
                'modal_swipe_dismiss_unhandled', line_of(text, start), line_of(text, end))


def drop_left_item(path, text, app):
    """A pushed view keeps the back button of the system."""
    everything = '\n'.join(app.texts.values())
    hidden = re.compile(r'\n[ \t]*navigationItem\.(?:leftBarButtonItem = \w+|hidesBackButton = true)(?=\n)')
    for name, start, end in blocks(text, re.compile(r'\bclass\s+(\w+)ViewController\b[^{]*\{')):
        code = text[start:end]
        pushed = re.search(rf'func attach{name[1]}\((?:(?!\bfunc\b).)*?\.push(?:ViewController)?\(', everything, re.S)
        others = len(re.findall('leftBarButtonItem|hidesBackButton', hidden.sub('', code)))
        if hidden.search(code) and not others and pushed and not app.tells_of_pop(f'{name[1]}ViewController'):
            yield Mutant('drop left item', path, text[:start] + hidden.sub('', code) + text[end:],
                'navigation_pop_unhandled', 1, sys.maxsize)


def drop_removal_check(path, text, app):
    """A view tells its listener of each disappearance."""
    for _, start, end in blocks(text, re.compile(r'\bfunc view(?:Will|Did)Disappear\([^{]*\{')):
        check = re.search(
            r'\n[ \t]*(?:guard [^\n{]*(?:isMovingFromParent|isBeing\w+)[^\n{]* else \{ return \}|'
            r'if [^\n{]*(?:isMovingFromParent|isBeing\w+)[^\n{]* \{ (\w*[lL]istener\?\.\w+\(\)) \})(?=\n)', text[start:end])
        if check and re.search(r'\b\w*[lL]istener\?\.\w+\(\)', text[start:end]):
            kept = f'\n{check[1]}' if check[1] else ''
            at = start + check.start()
            yield Mutant('drop removal check', path, text[:at] + kept + text[start + check.end():],
                'pop_detection_without_removal_check', line_of(text, start), line_of(text, end))


def swap_removal_check(path, text, app):
    """A view tests whether it is being added when it disappears."""
    for _, start, end in blocks(text, re.compile(r'\bfunc view(?:Will|Did)Disappear\([^{]*\{')):
        code = text[start:end]
        if re.search(r'\b\w*[lL]istener\?\.\w+\(\)', code) and len(re.findall(r'isMovingFromParent|isBeing\w+', code)) == 1 \
                and 'isMovingFromParent' in code:
            yield Mutant('swap removal check', path,
                text[:start] + code.replace('isMovingFromParent', 'isMovingToParent') + text[end:],
                'incomplete_removal_check', line_of(text, start), line_of(text, end))


def drop_nil(path, text):
    """A router detaches a child that it stores, and no longer clears the property."""
    for _, start, end in blocks(text, re.compile(r'\bclass\s+\w+Router\b[^{]*\{')):
        strong = set(re.findall(r'\n[ \t]*(?:private )?var (\w+): [^\n{]*\?[ \t]*(?=\n)', text[start:end]))
        for _, first, last in blocks(text[start:end], re.compile(r'\bfunc\s+\w+[^{]*\{')):
            body = text[start + first:start + last]
            cleared = list(re.finditer(r'\n[ \t]*(?:self\.)?(\w+) = nil[ \t]*(?=\n)', body))
            if body.count('detachChild(') != 1 or len(cleared) != 1 or cleared[0].group(1) not in strong:
                continue
            at = start + first + cleared[0].start()
            yield Mutant('drop nil', path, text[:at] + text[at + len(cleared[0].group()):],
                'detached_child_not_cleared', line_of(text, start + first), line_of(text, start + last))


def drop_attach(path, text):
    """A router builds a child, and no longer attaches it."""
    for _, start, end in blocks(text, re.compile(r'\bclass\s+\w+Router\b[^{]*\{')):
        for _, first, last in blocks(text[start:end], re.compile(r'\bfunc\s+\w+[^{]*\{')):
            body = text[start + first:start + last]
            attached = list(re.finditer(r'\n[ \t]*attachChild\((\w+)\)[ \t]*(?=\n)', body))
            if len(attached) != 1 or not re.search(rf'\blet {attached[0][1]} = [\w.?]*[bB]uild\w*\(', body):
                continue
            at = start + first + attached[0].start()
            yield Mutant('drop attach', path, text[:at] + text[at + len(attached[0].group()):],
                'child_built_not_attached', line_of(text, start + first), line_of(text, start + last))


def drop_store(path, text):
    """A router attaches a child, and no longer stores it in the property that it reads."""
    for _, start, end in blocks(text, re.compile(r'\bclass\s+\w+Router\b[^{]*\{')):
        code = text[start:end]
        for stored in re.finditer(r'\n[ \t]*(?:self\.)?(\w+) = (\w+)[ \t]*(?=\n)', code):
            name = stored[1]
            declared = re.search(rf'\bprivate var {name}: \w*Routing\?[ \t]*\n', code)
            is_read = re.search(rf'\b(?:if|guard)\b[^\n]*\b{name}\b', code)
            if declared and is_read and stored[2] != 'nil' and len(re.findall(rf'\b{name} = (?!nil\b|{name}\b)', code)) == 1:
                yield Mutant('drop store', path, text[:start + stored.start()] + text[start + stored.end():],
                    'child_property_never_assigned', line_of(text, start + declared.start()))


def drop_guard(path, text, app):
    """A router attaches a child upon a tap, and no longer checks whether it has one."""
    for _, start, end in blocks(text, re.compile(r'\bclass\s+\w+Router\b[^{]*\{')):
        code = text[start:end]
        for match, first, last in blocks(code, re.compile(r'\bfunc\s+(\w+)[^{]*\{')):
            checked = re.search(
                r'\n[ \t]*(?:guard (\w+) == nil else \{ return \}|if (\w+) != nil \{ return \})[ \t]*(?=\n)', code[first:last])
            if not checked:
                continue
            slot = checked[1] or checked[2]
            body = code[first:last].replace(checked.group(), '')
            stored = re.search(rf'\n[ \t]*(?:self\.)?{slot} = (?!nil)', body)
            others = code[:first] + code[last:]
            if stored and app.is_tapped(match[1]) and 'attachChild(' in body and not re.search(rf'\b{slot}\b', body[:stored.start()]) \
                    and 'detachChild(' in others and re.search(rf'\b{slot} = nil', others):
                at = start + first + checked.start()
                yield Mutant('drop guard', path, text[:at] + text[at + len(checked.group()):], 'attach_without_guard',
                    line_of(text, start + first), line_of(text, start + last))


def trap_guard(path, text, app):
    """A router stops the program where it returned if it has the child that a tap attaches."""
    for _, start, end in blocks(text, re.compile(r'\bclass\s+\w+Router\b[^{]*\{')):
        code = text[start:end]
        for match, first, last in blocks(code, re.compile(r'\bfunc\s+(\w+)[^{]*\{')):
            body = code[first:last]
            checked = re.search(r'\bguard (\w+) == nil else \{ return \}', body)
            if checked and 'attachChild(' in body and re.search(rf'\b{checked[1]} = (?!nil)', body) and app.is_tapped(match[1]):
                at = start + first + checked.start()
                yield Mutant('trap guard', path, f'{text[:at]}precondition({checked[1]} == nil){text[at + len(checked.group()):]}',
                    'attach_guarded_by_trap', line_of(text, at))


def name_builder(path, text):
    """A router holds the class of a builder instead of its protocol."""
    for _, start, end in blocks(text, re.compile(r'\bclass\s+\w+Router\b[^{]*\{')):
        for held in re.finditer(r'\n[ \t]*private let \w+: (?:any )?(\w+)(Buildable)[ \t]*(?=\n)', text[start:end]):
            at = start + held.start(1)
            name = f'{held[1]}Builder'
            yield Mutant('name builder', path, text[:at] + name + text[start + held.end(2):], 'router_concrete_builder',
                line_of(text, at))


def clear_first(path, text):
    """A router clears the property before it detaches the child in it."""
    for _, start, end in blocks(text, re.compile(r'\bclass\s+\w+Router\b[^{]*\{')):
        for match in re.finditer(r'\n([ \t]*)detachChild\((\w+)\)\n[ \t]*(\w+) = nil(?=\n)', text[start:end]):
            if re.search(rf'\b(?:guard|if) let {match[2]} = {match[3]}\b', text[start:start + match.start()]):
                at = start + match.start()
                swapped = f'\n{match[1]}{match[3]} = nil\n{match[1]}detachChild({match[3]}!)'
                yield Mutant('clear first', path, text[:at] + swapped + text[start + match.end():], 'wrong_child_detached',
                    line_of(text, at) + 2)


def drop_showing(path, text):
    """A router attaches a child, and no longer shows its view."""
    for _, start, end in blocks(text, re.compile(r'\bclass\s+\w+Router\b[^{]*\{')):
        code = text[start:end]
        for _, first, last in blocks(code, re.compile(r'\bfunc\s+\w+[^{]*\{')):
            shown = list(re.finditer(r'\n[ \t]*viewController\.\w+\([^\n]*\w\.viewControllable[^\n]*\)(?=\n)', code[first:last]))
            attached = re.search(r'\n[ \t]*attachChild\((\w+)\)(?=\n)', code[first:last])
            if len(shown) != 1 or not attached or f'{attached[1]}.viewControllable' not in shown[0].group():
                continue
            at = first + shown[0].start()
            rest = code[:at] + code[first + shown[0].end():]
            # A view without code is a template that is not filled in yet, and one of a function's value may be shown.
            if not re.search(r'\w\??\.(?:viewControllable|viewController)\b', re.sub(r'\w+IfP\w+\([^\n]*', '', rest).replace('self.', '')):
                yield Mutant('drop showing', path, text[:start] + rest + text[end:], 'attached_never_shown',
                    line_of(text, start + first), line_of(text, start + last))


def create_part(path, text, app):
    """A router creates the interactor of a child itself."""
    everything = '\n'.join(app.texts.values())
    for _, start, end in blocks(text, re.compile(r'\bclass\s+\w+Router\b[^{]*\{')):
        for built in re.finditer(r'\n([ \t]*)let \w+ = (\w+)Builder\.build\(', text[start:end]):
            name = f'{built[2][0].upper()}{built[2][1:]}Interactor'
            if re.search(rf'\bclass {name}: (?:Presentable)?Interactor\b', everything):
                at = start + built.start()
                yield Mutant('create part', path, f'{text[:at]}\n{built[1]}_ = {name}(){text[at:]}',
                    'router_creates_child_without_builder', line_of(text, at) + 1)


def borrow_view(path, text, app):
    """A viewless RIB gets a viewable router with the view of its parent."""
    everything = '\n'.join(app.texts.values())
    for match, start, end in blocks(text, re.compile(r'\bclass\s+(\w+)Router: Router<(\w+)>[^{]*\{')):
        view = f'{match[1]}ViewControllable'
        taken = re.search(rf'\bvar (\w+): {view} \{{\s*(?:return )?dependency\.', everything)
        passed = taken and re.search(rf'\b{match[1]}Router\([^)]*\bviewController: component\.{taken[1]}\b', everything)
        if passed and re.search(rf'\bviewController: {view}\b', text[start:end]):
            mutated = match.group().replace(f'Router<{match[2]}>', f'ViewableRouter<{match[2]}, {view}>')
            yield Mutant('borrow view', path, text[:match.start()] + mutated + text[start:],
                'viewless_rib_with_viewable_router', 1, sys.maxsize)


def drop_detach(path, text, app):
    """A router removes a child's view and clears its property, and no longer detaches the child."""
    for _, start, end in blocks(text, re.compile(r'\bclass\s+\w+Router\b[^{]*\{')):
        code = text[start:end]
        for _, first, last in blocks(code, re.compile(r'\bfunc\s+\w+[^{]*\{')):
            body = code[first:last]
            held = re.findall(r'\b(?:guard|if) let (\w+) = (\w+)\b', body)
            detached = list(re.finditer(r'\n[ \t]*detachChild\((\w+)\)(?=\n)', body))
            if len(held) != 1 or len(detached) != 1 or detached[0][1] != held[0][0] or 'attachChild(' in body \
                    or not re.search(rf'\n[ \t]*{held[0][1]} = nil\n', body) \
                    or not re.search(r'viewController\.(?!replace)\w+\(|\.(?:dismiss|pop\w*)\(', body):
                continue
            built = re.search(rf'let (\w+) = (\w+)Builder\.build\((?:(?!\bfunc\b)[\s\S])*?\b{held[0][1]} = \1\b', code)
            view = f'{built[2][0].upper()}{built[2][1:]}ViewController' if built else ''
            if view not in app.bases or app.is_exempt(view) or app.tells_of_pop(view) \
                    or re.search(r'elegate\s*=', code) or app.hears_pops:
                continue
            at = start + first + detached[0].start()
            yield Mutant('drop detach', path, text[:at] + text[start + first + detached[0].end():],
                'view_removed_without_detach', line_of(text, start + first), line_of(text, start + last))


def swap_removal(path, text, app):
    """A router dismisses what it pushed, or pops what it presented."""
    for _, start, end in blocks(text, re.compile(r'\bclass\s+\w+Router: ViewableRouter\b[^{]*\{')):
        code = text[start:end]
        for _, first, last in blocks(code, re.compile(r'\bfunc\s+\w+[^{]*\{')):
            body = code[first:last]
            held = re.findall(r'\bguard let (\w+) = (\w+)\b', body)
            removed = list(re.finditer(r'(\n[ \t]*)viewController\.(?!replace)\w+\([^\n]*\)(?=\n)', body))
            if len(held) != 1 or len(removed) != 1 or f'detachChild({held[0][0]})' not in body or 'attachChild(' in body:
                continue
            shown = re.findall(rf'\b{held[0][1]} = \w+\n(?:(?!\bfunc\b)[\s\S])*?viewController\.(\w+)\([^\n]*viewControllable', code)
            if len(shown) != 1 or not re.match('push|present', shown[0]) or 'avigat' in shown[0]:
                continue
            removal = 'viewController.uiviewController.' + (
                'dismiss(animated: true)' if shown[0].startswith('push') else 'navigationController?.popViewController(animated: true)')
            at = start + first + removed[0].start()
            yield Mutant('swap removal', path, text[:at] + removed[0][1] + removal + text[start + first + removed[0].end():],
                'removal_does_not_match_presentation', line_of(text, start + first), line_of(text, start + last))


def drop_super(path, text, app):
    """A view no longer calls super, although its base class notifies of the removal."""
    for match, start, end in blocks(text, re.compile(r'\bclass\s+(\w+ViewController): (\w+)\b[^{]*\{')):
        base = app.bases.get(match[2])
        if not base or not app.is_exempt(match[1]):
            continue
        for call in re.finditer(r'override func viewDidDisappear\(_ animated: Bool\) \{(\n[ \t]*super\.viewDidDisappear\(animated\))',
                text[start:end]):
            above = [base[1][first:last] for _, first, last in blocks(base[1], re.compile(rf'\bclass {match[2]}\b[^{{]*\{{'))]
            if any('func viewDidDisappear' in code for code in above):
                at = start + call.start(1)
                yield Mutant('drop super', path, text[:at] + text[start + call.end(1):], 'removal_notifier_super_missing',
                    line_of(text, at))


def activate_itself(path, text, app):
    """A router activates its own interactor when it is loaded, or does something else then."""
    for _, start, end in blocks(text, re.compile(r'\bclass\s+\w+Router: \w*Router<[^{]*\{')):
        for call in re.finditer(r'\n([ \t]*)super\.didLoad\(\)(?=\n)', text[start:end]):
            at = start + call.end()
            yield Mutant('activate itself', path, f'{text[:at]}\n{call[1]}interactor.activate(){text[at:]}',
                'manual_lifecycle_call', line_of(text, at) + 1)
            yield Mutant('activate itself, look-alike', path, f'{text[:at]}\n{call[1]}_ = interactor.isActive{text[at:]}', '', 0)


def know_child(path, text, app):
    """An interactor holds the interactor of a child, or something else that the child conforms to."""
    everything = '\n'.join(app.texts.values())
    for match, start, end in blocks(text, re.compile(r'\bclass\s+(\w+)Interactor\b[^{]*\{')):
        for child in re.findall(r'\b(\w+)Listener\b', ' '.join(re.findall(
                rf'\bprotocol {match[1]}Interactable:([^{{]*)\{{', everything))):
            if f'class {child}Interactor:' in everything and f'protocol {child}Interactable:' in everything:
                for kind, type, rule in (('know child', f'{child}Interactable', 'interactor_knows_child'),
                                         ('know child, look-alike', f'{child}Listener', '')):
                    added = f'\n    private weak var mutant: {type}?'
                    yield Mutant(kind, path, text[:start] + added + text[start:], rule, line_of(text, start) + 1)


def use_early(path, text, app):
    """An interactor's initializer subscribes until the deactivation or uses the router; or its start adds an observer or shows a controller."""
    everything = '\n'.join(app.texts.values())
    subscription = ('isActiveStream.subscribe().disposeOnDeactivate(interactor: self)' if 'disposeOnDeactivate(' in everything
        else 'isActiveStream.sink { _ in }.cancelOnDeactivate(interactor: self)')
    for _, start, end in blocks(text, re.compile(r'\bclass\s+\w+Interactor\b[^{]*\{')):
        code = text[start:end]
        places = {'init': list(re.finditer(r'\n([ \t]*)super\.init\((?:presenter: presenter)?\)(?=\n)', code)),
                  'start': list(re.finditer(r'\n([ \t]*)super\.didBecomeActive\(\)(?=\n)', code))}
        for kind, place, statement, rule in (
                ('subscribe early', 'init', subscription, 'subscription_before_activation'),
                ('subscribe early, look-alike', 'start', subscription, ''),
                ('use router early', 'init', '_ = router', 'router_or_listener_used_in_init'),
                ('use router early, look-alike', 'start', '_ = router', ''),
                ('add observer', 'start', 'NotificationCenter.default.addObserver(forName: .mutant, object: nil, queue: nil) { _ in }',
                 'notification_observer_not_removed'),
                ('add observer, look-alike', 'start', 'NotificationCenter.default.post(name: .mutant, object: nil)', ''),
                ('present early', 'start', 'UIApplication.topViewController()?.present(UIViewController(), animated: true)',
                 'uikit_in_interactor'),
                ('present early, look-alike', 'start', 'print(UIViewController.self)', '')):
            for found in places[place]:
                if 'router' in statement and not re.search(r'\bweak var router: \w+Routing\?', code):
                    continue
                at = start + found.end()
                yield Mutant(kind, path, f'{text[:at]}\n{found[1]}{statement}{text[at:]}', rule, line_of(text, at) + 1)


def move_to_deinit(path, text, app):
    """A view notifies of its removal in its deinitializer."""
    for match, start, end in blocks(text, re.compile(r'\bclass\s+(\w+ViewController): UIViewController\b[^{]*\{')):
        for hook in re.finditer(r'override func viewDidDisappear\(_ animated: Bool\) \{\n[ \t]*super\.viewDidDisappear\(animated\)\n'
                r'[ \t]*(?:if|guard) [^\n]*?(?:\{|return \}|\n)\s*(listener\?\.(\w+)\(\))\s*\}(?:\s*\})?(?=\n)', text[start:end]):
            if text[start:end].count(hook[2]) == 1:
                at = start + hook.start()
                yield Mutant('move to deinit', path, f'{text[:at]}deinit {{ {hook[1]} }}{text[start + hook.end():]}',
                    'close_signal_in_view_deinit', line_of(text, at))


def drop_end(path, text):
    """A RIB without a view detaches its child, and no longer notifies its listener."""
    for match, start, end in blocks(text, re.compile(r'\bclass\s+\w+Interactor: Interactor\b[^{]*\{')):
        for exit in re.finditer(r'(?<=\{)(\n[ \t]*router\?\.detach\w+\(\))(\n[ \t]*listener\?\.\w+\([^\n]*\))(?=\n[ \t]*\})',
                text[start:end]):
            at = start + exit.start()
            yield Mutant('drop end', path, text[:at] + exit[1] + text[start + exit.end():], 'viewless_rib_left_empty',
                line_of(text, at) + 1)


def keep_presented(path, text, app):
    """An interactor no longer removes one presented child before it attaches another one."""
    def presents(name):
        bodies = [other[start:end] for other in app.texts.values()
            for _, start, end in blocks(other, re.compile(rf'\bfunc {name}\([^{{\n]*\{{'))]
        return bodies and all(re.search(r'\bviewController\.(?:uiviewController\.)?present\w*\(', body) for body in bodies)

    for match, start, end in blocks(text, INTERACTOR):
        for pair in re.finditer(r'(\n[ \t]*router\?\.detach(\w+)\([^\n]*\))\n[ \t]*router\?\.(attach\w+)\(', text[start:end]):
            if presents(f'attach{pair[2]}') and presents(pair[3]):
                at = start + pair.start()
                # The finding is at the presentation, in the router's file.
                yield Mutant('keep presented', path, text[:at] + text[start + pair.end(1):], 'present_while_presenting',
                    1, sys.maxsize)


def notify_early(path, text, app):
    """A view or a delegate notifies of a removal when the gesture begins."""
    earlier = {'viewDidDisappear': 'viewWillDisappear', 'didMove': 'willMove',
        'presentationControllerDidDismiss': 'presentationControllerWillDismiss'}
    for match, start, end in blocks(text, re.compile(r'\bfunc (viewDidDisappear|didMove|presentationControllerDidDismiss)\((?=_|toParent)[^{\n]*\{')):
        code = text[match.start():end]
        is_tested = match[1][0] == 'p' or re.search(r'isMovingFromParent|isBeing\w+|parent == nil', code)
        if is_tested and re.search(r'\b\w*(?:[lL]istener|delegate|handler)\?\.\w+\(\)', code) and 'hidesBackButton' not in text:
            yield Mutant('notify early', path,
                text[:match.start()] + re.sub(rf'\b(func |super\.){match[1]}\b', rf'\g<1>{earlier[match[1]]}', code) + text[end:], 'unconfirmed_pop_detection',
                line_of(text, start), line_of(text, end))


def embed_delegate(path, text):
    """A router sets the delegate of the presentation on the view inside the navigation controller that it presents."""
    for _, start, end in blocks(text, re.compile(r'\bclass\s+\w+Router\b[^{]*\{')):
        made = r'let (\w+) = \w+\((root|rootViewController): ([\w.]+)\)'
        for match in re.finditer(made + r'[^{}]*?(\b\1(?:\.navigationController|\.uiviewController)?)\.presentationController\?\.delegate = ', text[start:end]):
            inner = match[3] + ('.uiviewController' if match[2] == 'root' else '')
            at = start + match.start(4)
            yield Mutant('embed delegate', path, text[:at] + inner + text[start + match.end(4):],
                'presentation_delegate_on_embedded_child', line_of(text, at))


def remove_again(path, text):
    """A router pops or dismisses, whether the child's view is still there or not."""
    for _, start, end in blocks(text, re.compile(r'\bclass\s+\w+Router\b[^{]*\{')):
        test = r'if [^\n]*\b(?:topViewController|presentedViewController) === [^\n]*\{\n\s*([^\n]*\.(?:popViewController|dismiss)\([^\n]*)\n\s*\}'
        for match in re.finditer(test, text[start:end]):
            at = start + match.start()
            yield Mutant('remove again', path, text[:at] + match[1] + text[start + match.end():],
                'unconditional_removal_after_interactive_pop', line_of(text, at))


def keep_navigation(path, text, app):
    """A router no longer clears the property with the navigation controller that it dismisses, while its RIB stays."""
    everything = '\n'.join(app.texts.values())
    for _, start, end in blocks(text, re.compile(r'\bclass\s+\w+Router\b[^{]*\{')):
        code = text[start:end]
        for held in re.finditer(r'\bprivate var (\w+): \w*NavigationController\w*\?', code):
            name = held[1]
            cleared = list(re.finditer(rf'\n[ \t]*(?:self\.)?{name} = nil(?=\n)', code))
            decides = re.search(rf'\bif let {name}\b[^{{]*\{{[^}}]*\b(?:push|setViewControllers)', code)
            if len(cleared) != 1 or not decides:
                continue
            inside = [(match[1], first, last) for match, first, last in blocks(code, re.compile(r'\bfunc (\w+)[^{]*\{'))
                if first <= cleared[0].start() < last]
            callers = [match[1] for match, first, last in blocks(code, re.compile(r'\bfunc (\w+)[^{]*\{'))
                if re.search(rf'(?<!func )\b{inside[0][0]}\(', code[first:last])]
            events = re.compile(rf'\brouter\?\.(?:{"|".join([inside[0][0]] + callers)})\([^\n]*\)\n[ \t]*(\S+)')
            if any(after.startswith('listener') for after in events.findall(everything)):
                continue                                     # the dismissal ends the router's own RIB
            at = start + cleared[0].start()
            yield Mutant('keep navigation', path, text[:at] + text[start + cleared[0].end():],
                'dismissed_navigation_not_cleared', 1, sys.maxsize)


def attach_early(path, text, app):
    """A router attaches a child before it stores it, while the child closes itself as it starts."""
    everything = '\n'.join(app.texts.values())
    for _, start, end in blocks(text, re.compile(r'\bclass\s+\w+Router\b[^{]*\{')):
        code = text[start:end]
        for match in re.finditer(r'\n([ \t]*)(\w+) = (\w+)\n[ \t]*attachChild\(\3\)(?=\n)', code):
            built = list(re.finditer(rf'\blet {match[3]} = \w+\.build\w*\(', code[:match.start()]))
            parts = re.findall(rf'\bfunc attach(\w+)\(', code[:match.start()])
            if not built or not parts:
                continue
            activation = re.search(rf'\bclass \w*{parts[-1]}Interactor\b(?:(?!\nfinal class)[\s\S])*?'
                r'override func didBecomeActive\(\) \{(?:(?!\n(?: {2}| {4}|\t)\}|\bin\s)[\s\S])*?\blistener\?\.(\w+)\(', everything)
            if activation and re.search(rf'\bfunc {activation[1]}\([^{{]*\{{\s*router\?\.detach', everything):
                at = start + match.start()
                swapped = f'\n{match[1]}attachChild({match[3]})\n{match[1]}{match[2]} = {match[3]}'
                yield Mutant('attach early', path, text[:at] + swapped + text[start + match.end():],
                    'child_slot_assigned_after_attach', line_of(text, at) + 1)


def replace_delegate(path, text, app):
    """A router sets itself as the delegate of the navigation controller whose delegate its parent is."""
    assigned = 'viewController.uiviewController.navigationController?.delegate = self'
    everything = '\n'.join(app.texts.values())
    pushed = {match[1] for match in re.finditer(r'\bfunc attach(\w+)\([^{\n]*\{(?:(?!\bfunc\b)[\s\S])*?viewController\.push\(', everything)
        if everything.rfind('class ', 0, match.start()) > -1
        and everything.count(assigned, everything.rfind('class ', 0, match.start()), everything.find('\n}\n', match.start())) == 1}
    for match, start, end in blocks(text, re.compile(r'\bclass\s+(\w+)Router\b[^{]*\{')):
        if match[1] in pushed and 'didLoad' not in text[start:end] and assigned not in text:
            added = f'\n    override func didLoad() {{\n        super.didLoad()\n        {assigned}\n    }}\n'
            yield Mutant('replace delegate', path, text[:end] + added + text[end:], 'navigation_delegate_overwritten',
                line_of(text, end) + 3)


def keep_on_top(path, text, app):
    """An interactor no longer detaches its child before it asks to be popped."""
    everything = '\n'.join(app.texts.values())

    def is_popped(event):
        calls = re.findall(rf'\bfunc {event}\([^{{\n]*\{{\s*router\?\.(\w+)\(', everything)
        return len(calls) == 1 and re.search(
            rf'\bfunc {calls[0]}\([^{{\n]*\{{(?:(?!\bfunc\b)[\s\S])*?\b(?:viewController|viewControllable|navigationController\?)\.popViewController\(', everything)

    for match, start, end in blocks(text, re.compile(r'\bclass\s+\w+Interactor:\s*PresentableInteractor\b[^{]*\{')):
        for exit in re.finditer(r'(\n[ \t]*router\?\.detach\w+\([^\n]*\))\n[ \t]*listener\?\.(\w+)\([^\n]*\)(?=\n[ \t]*\})', text[start:end]):
            if is_popped(exit[2]):
                at = start + exit.start()
                yield Mutant('keep on top', path, text[:at] + text[start + exit.end(1):], 'closed_with_child_on_top',
                    line_of(text, at) + 1)


def make_late(path, text, app):
    """A view makes one of its parts when it is loaded; its interactor has it used before."""
    everything = '\n'.join(app.texts.values())
    for match, start, end in blocks(text, re.compile(r'\bclass\s+(\w+)ViewController: \w+[^{]*\{')):
        code = text[start:end]
        activation = re.search(
            rf'\bclass {match[1]}Interactor: PresentableInteractor\b(?:(?!\nfinal class)[\s\S])*?override func didBecomeActive\(\) \{{'
            r'\s*super\.didBecomeActive\(\)(?:\s*analytics\.\w+\([^\n]*\))?\s*presenter\.(\w+)\((\w+(?=:))?', everything)
        loading = re.search(r'override func (?:setUpViews\(\) \{|viewDidLoad\(\) \{\s*super\.viewDidLoad\(\))', code)
        if not activation or not loading or re.search(r'\binit\(', code):
            continue
        for shown, first, last in blocks(code, re.compile(rf'\bfunc {activation[1]}\({activation[2] or "_"}\b[^{{\n]*\{{')):
            for part in re.finditer(r'private let (\w+) = (UI\w+)\(\)\n', code):
                if re.search(rf'\b{part[1]}\.', code[first:last]) and not re.search(r'\bview\b', code[first:last]):
                    late = (code[:part.start()] + f'private var {part[1]}: {part[2]}!\n' + code[part.end():loading.end()]
                        + f'\n        {part[1]} = {part[2]}()' + code[loading.end():])
                    yield Mutant('make late', path, text[:start] + late + text[end:], 'presenter_call_before_view_load',
                        1, sys.maxsize)


def drop_telling(path, text, app):
    """An interactor dismisses its own view instead of notifying its listener."""
    everything = '\n'.join(app.texts.values())
    for match, start, end in blocks(text, re.compile(r'\bclass\s+(\w+)Interactor: PresentableInteractor\b[^{]*\{')):
        view = f'{match[1]}ViewController'
        if view not in app.bases or app.is_exempt(view) or re.search(r'\bpresent\(', app.bases[view][1]) \
                or not re.search(rf'\bprotocol {match[1]}Routing: ViewableRouting\b', everything) \
                or re.search(r'presentationController\??\.delegate', everything) \
                or re.search(rf'\bclass {match[1]}Router\b[^$]*?\.(?:present|show)\w*\(', everything):
            continue
        for tap in re.finditer(r'\bfunc did\w+\(\) \{(\n[ \t]*)listener\?\.\w+\([^\n]*\)(?=\n[ \t]*\})', text[start:end]):
            at = start + tap.start(1)
            removal = 'router?.viewControllable.uiviewController.dismiss(animated: true)'
            yield Mutant('drop telling', path, text[:at] + tap[1] + removal + text[start + tap.end():],
                'own_view_removed_without_listener', line_of(text, at) + 1)


def drop_routing_calls(path, text, app):
    """An interactor no longer passes any event of a pushed child on to its router."""
    everything = '\n'.join(app.texts.values())
    for name in sorted(set(re.findall(r'\brouter\?\.(detach\w+)\(\)', text))):
        calls = re.compile(rf'\n[ \t]*router\?\.{name}\(\)[ \t]*(?=\n)')
        attached = name.replace('detach', 'attach', 1)
        bodies = [code[start:end] for code in app.texts.values()
                  for _, start, end in blocks(code, re.compile(rf'\bfunc {attached}\([^{{\n]*\{{'))]
        # The others are the requirement and the function.
        if len(re.findall(rf'\b{name}\b', everything)) == 2 + len(calls.findall(text)) and len(bodies) == 1 \
                and re.search(r'\.push(?:ViewController)?\(', bodies[0]) and app.is_tapped(attached):
            yield Mutant('drop routing calls', path, calls.sub('', text), 'detach_method_never_called', 1, sys.maxsize)


def drop_event(path, text, app):
    """A child no longer sends the only event of its listener."""
    everything = '\n'.join(app.texts.values())
    for event in re.finditer(r'\n[ \t]*listener\?\.(\w+)\(\)[ \t]*(?=\n)', text):
        name = event[1]
        only = re.search(rf'\bprotocol \w+Listener: AnyObject \{{\s*func {name}\(\)\s*\}}', everything)
        witnesses = re.findall(rf'\bfunc {name}\(\) \{{\s*router\?\.(detach\w+)\(\)\s*\}}', everything)
        if only and len(witnesses) == 1 and len(re.findall(rf'\b{name}\b', everything)) == 3 \
                and len(re.findall(rf'\b{witnesses[0]}\(', everything)) == 3 \
                and app.is_tapped(witnesses[0].replace('detach', 'attach', 1)):
            yield Mutant('drop event', path, text[:event.start()] + text[event.end():], 'listener_method_never_called',
                1, sys.maxsize)


def tasks(path, text):
    """An interactor or worker creates a task and drops its handle, or no longer cancels one that it stores."""
    for _, start, end in blocks(text, re.compile(r'\bclass\s+(\w*(?:Interactor|Worker))\b[^{]*\{')):
        for match in re.finditer(r'\n( *)super\.(?:didBecomeActive|didStart)\(\w*\)', text[start:end]):
            at = start + match.end()
            added = f'\n{match[1]}Task {{ [weak self] in _ = self }}'
            yield Mutant('add task', path, text[:at] + added + text[at:], 'unstructured_task_not_cancelled',
                line_of(text, at) + 1)
            added = f'\n{match[1]}let created = Task {{ [weak self] in _ = self }}\n{match[1]}created.cancel()'
            yield Mutant('add task, told to end', path, text[:at] + added + text[at:], '', 0)
        for match in re.finditer(r'\n *(?:\w+\?\.cancel\(\)|\w+\.values\.forEach \{ \$0\.cancel\(\) \})',
                text[start:end]):
            at = start + match.start()
            before = text[start:at]
            if re.search(r'= Task\b', text) and before.rfind('willResignActive') > before.rfind('\n    }'):
                yield Mutant('drop cancel', path, text[:at] + text[start + match.end():],
                    'unstructured_task_not_cancelled', 1, sys.maxsize)        # an extension may create the task


def drop_stop(path, text):
    """A worker no longer ends a subscription when it is stopped, or keeps it in a bag that the stop does not clear."""
    for match in re.finditer(r'\n?\s*\.(disposeOnStop|cancelOnStop)\(self\)', text):
        operator = chain_start(text, match.start())
        if operator is None or FINITE.search(statement(text, match.start())):
            continue
        yield Mutant('drop stop', path, text[:match.start()] + text[match.end():], 'worker_subscription_not_bound',
            line_of(text, operator))
        if match[1] == 'disposeOnStop':
            yield Mutant('local bag of a worker', path,
                text[:match.start()] + '\n            .disposed(by: DisposeBag())' + text[match.end():],
                'worker_subscription_not_bound', line_of(text, operator))


EVENTS = [
    ('tap handler', '    @objc private func mutantTapped() {{\n        {0}\n    }}\n'),
    ('helper', '    @objc private func mutantTapped() {{\n        mutantLeave()\n    }}\n\n'
        '    private func mutantLeave() {{\n        {0}\n    }}\n'),
    ('UIAction', '    private func mutantMenu() -> UIAction {{\n        UIAction {{ [weak self] _ in\n'
        '            {0}\n        }}\n    }}\n'),
    ('alert', '    @objc private func mutantTapped() {{\n        let alert = UIAlertController(title: nil, message: '
        'nil, preferredStyle: .alert)\n'
              '        alert.addAction(UIAlertAction(title: nil, style: .default) {{ [weak self] _ in\n'
              '            {0}\n        }})\n'
              '        present(alert, animated: true)\n    }}\n'),
    ('branch', '    @objc private func mutantTapped(_ sender: UIButton) {{\n        if sender.isSelected {{\n'
        '            listener?.mutantEvent()\n        }} else {{\n'
               '            {0}\n        }}\n    }}\n'),
]
LEAVE = ['{s}dismiss(animated: true)', '{s}navigationController?.popViewController(animated: true)']
TELLING = {
    'before': 'listener?.mutantEvent(); {0}',
    'after': '{0}; {s}listener?.mutantEvent()',
    'completion': '{s}dismiss(animated: true) {{ self.listener?.mutantEvent() }}',
    'helper': '{s}mutantTell(); {0}',
}


def views(path, text, app):
    for match, _, end in blocks(text, VIEW):
        if not re.search(r'\bvar listener\b', text[match.start():end]) or app.is_exempt(match.group(1)):
            continue
        for kind, template in EVENTS:
            prefix = 'self?.' if '[weak self]' in template else ''
            for leave in LEAVE[:1] if app.hears_pops else LEAVE:
                edit = leave.format(s=prefix)
                at = end
                added = '\n' + template.format(edit)
                line = line_of(text, at) + 1 + added[1:added.index(edit)].count('\n')
                yield Mutant(kind, path, text[:at] + added + text[at:], 'view_self_dismissal', line)
            if kind == 'branch':
                continue
            for name, telling in TELLING.items():
                code = (
                    telling.format(leave_edit(prefix, kind), s=prefix) if '{0}' in telling
                    else telling.format(s=prefix))
                if telling.startswith('listener'):
                    code = prefix + code
                helper = (
                    '\n    private func mutantTell() {\n        listener?.mutantEvent()\n    }\n' if name == 'helper'
                    else '')
                yield Mutant(f'{kind}, told {name}', path, text[:end] + '\n' + template.format(code) + helper
                    + text[end:], '', 0)


def forget_builder(path, text, app):
    """A router, or the delegate of the app, gets a child from elsewhere and no longer uses the builder that it has."""
    for _, start, end in blocks(text, re.compile(r'\bclass\s+\w+Router\b[^{]*\{')):
        code = text[start:end]
        for held in re.finditer(r'\bprivate let (\w+): (\w+)Build(?:able|er)\b[ \t]*\n', code):
            calls = [match for match in re.finditer(rf'(?<!\.)\b(?:self\.)?{held[1]}\.build\(', text)]
            used = re.findall(rf'\b{held[1]}\b(?!\n| *[:=,)])', text)
            shared = sum(len(re.findall(rf'\b{held[2]}Build(?:able|er)\b', other)) for other in app.texts.values()
                         if not re.search(rf'\bclass {held[2]}Builder\b', other))
            if len(calls) == 1 and len(used) == 1 and shared == 3:
                yield Mutant('forget builder', path, text[:calls[0].start()] + 'factory.child(' + text[calls[0].end():],
                    'unreachable_rib', 1, sys.maxsize)
    if re.search(r'\bUI(?:Application|WindowScene)Delegate\b', text):
        for created in re.finditer(r'\b(\w+)Builder\(', text):
            named = sum(len(re.findall(rf'\b{created[1]}Build(?:able|er)\b', other)) for other in app.texts.values()
                        if not re.search(rf'\bclass {created[1]}Builder\b', other))
            if named == 1 and re.search(rf'\bclass {created[1]}Builder\b', '\n'.join(app.texts.values())):
                yield Mutant('forget builder', path, text[:created.start()] + 'Launcher(' + text[created.end():],
                    'unreachable_rib', 1, sys.maxsize)


def leave_edit(prefix, kind):
    return LEAVE[0].format(s=prefix)


class App:
    """A clean app: its files, its findings, and which of its views are exempt."""

    def __init__(self, folder, riblint):
        self.folder, self.riblint = Path(folder), riblint
        self.files = [p for p in sorted(self.folder.rglob('*.swift'))
            if not SKIPPED.search('/' + str(p.relative_to(self.folder)))]
        self.texts = {p.relative_to(self.folder): p.read_text(encoding='utf-8', errors='replace') for p in self.files}
        self.texts = {p: text for p, text in self.texts.items() if '___VARIABLE_' not in text}
        # A navigation controller that detaches popped RIBs is notified of every pop.
        self.hears_pops = any('didShow' in text for text in self.texts.values())
        self.bases = {}
        for text in self.texts.values():
            for name, base in re.findall(r'\bclass (\w+)(?:<[^{]*?>)?\s*:\s*(\w+)', text):
                self.bases.setdefault(name, (base, text))
        self.finite = set(re.findall(r'\bfunc (\w+)\([^{}]*?\)\s*(?:throws\s*)?->\s*(?:Single|Maybe|Completable)\b',
            '\n'.join(self.texts.values())))
        self.launched = ' '.join(re.findall(r'LaunchRouter<[^>]*>', ' '.join(self.texts.values())))

    def is_finite(self, chain):
        """Whether a chain starts with a function that returns a Single, Maybe or Completable, which terminate."""
        return any(name in self.finite for name in re.findall(r'\b(\w+)\(', chain))

    def is_exempt(self, view):
        """Whether a base class notifies of the view's removal, or the view is a container or the root."""
        if view.startswith(('Root', 'AppRoot')) or view.replace('ViewController', 'ViewControllable') in self.launched:
            return True
        seen = set()
        while view in self.bases and view not in seen:
            seen.add(view)
            base, text = self.bases[view]
            if re.search(
                    r'isBeingDismissed|isMovingFromParent|didMove\(toParent|viewDidDisappear|viewWillDisappear|didShow',
                    text):
                return True
            view = base
        return (
            view in ('UINavigationController', 'UITabBarController', 'UIPageViewController')
            or not (view.startswith('UI') or view in self.bases))

    def tells_of_pop(self, view):
        """Whether the class of a view, or a base class, overrides a function that runs when the view is removed."""
        while view in self.bases:
            base, text = self.bases[view]
            codes = [text[start:end] for _, start, end in blocks(text, re.compile(rf'\bclass {view}\b[^{{]*\{{'))]
            if any(re.search(r'func (?:didMove|willMove|viewDidDisappear|viewWillDisappear)\(', code) for code in codes):
                return True
            view = base
        return False

    def is_tapped(self, name):
        """Whether a tap makes an interactor call a function of its router."""
        call = re.compile(rf'\bfunc did(?:Tap|Select)\w*\([^)]*\) \{{\s*router\?\.{name}\(')
        return any(call.search(text) for text in self.texts.values())

    def mutants(self):
        for path, text in self.texts.items():
            for make in (drop_weak, drop_component, drop_full_screen, drop_nil, drop_attach, drop_store, name_builder, clear_first,
                         drop_showing, drop_end, embed_delegate, remove_again, tasks, drop_stop):
                yield from make(path, text)
            yield from chains(path, text, self)
            yield from views(path, text, self)
            for make in (drop_router_assignment, drop_weak_listener, drop_listener_assignment, drop_presenter_listener, create_part, drop_telling, keep_presented, keep_navigation, attach_early, replace_delegate, forget_builder, borrow_view, keep_on_top, make_late, notify_early, drop_detach, swap_removal, drop_super, activate_itself, know_child, use_early, move_to_deinit, drop_guard, trap_guard, drop_routing_calls, drop_event,
                         drop_left_item, drop_removal_check, swap_removal_check):
                yield from make(path, text, self)

    def findings(self, folder):
        run = subprocess.run([self.riblint, 'lint', '--isolated', '--all-rules', '--format', 'json', '--fail-on', 'never',
            '--no-progress', str(folder)],
                             capture_output=True, timeout=120)
        if run.returncode not in (0, 3):
            raise SystemExit(f'riblint failed on {folder}: {run.stderr.decode(errors="replace")}')
        return {(f['rule'], f['location']['path'], f['location']['start']['line'], f['symbol'], f['message'])
                for f in json.loads(run.stdout)['findings']}


# Rules that may rightly report a mutant besides its own: a view that is no longer notified of its removal, a function
# that nothing calls any more, a child that nothing detaches any more, and a view that its router no longer dismisses,
# so that the next one is presented over it, or that it no longer detaches, so that its events come again.
FOLLOWING = {
    'child_property_never_assigned': (
        'present_while_presenting', 'attach_without_guard', 'modal_swipe_dismiss_unhandled',
        'own_view_removed_without_listener', 'view_removed_without_detach'),
    'incomplete_removal_check': ('navigation_pop_unhandled', 'modal_swipe_dismiss_unhandled'),
    'detach_method_never_called': ('routing_method_never_called', 'navigation_pop_unhandled'),
    'removal_notifier_super_missing': (
        'view_self_dismissal', 'navigation_pop_unhandled', 'modal_swipe_dismiss_unhandled'),
    'close_signal_in_view_deinit': ('navigation_pop_unhandled', 'modal_swipe_dismiss_unhandled'),
    'view_removed_without_detach': ('attached_never_detached', 'listener_method_never_called'),
    'own_view_removed_without_listener': ('attached_never_detached', 'listener_method_never_called'),
    # The messages of these two name the children of a property, one of which is no longer known.
    'unreachable_rib': ('attach_without_guard', 'detached_child_not_cleared'),
}


def judge(mutant, new):
    """Whether the mutant adds exactly the expected finding. Findings on shifted lines are not new."""
    if not mutant.rule:
        return not new
    hits = [f for f in new if f[0] == mutant.rule and mutant.line <= f[2] <= max(mutant.last, mutant.line)]
    return len(hits) == 1 and all(f in hits or f[0] in FOLLOWING.get(mutant.rule, ()) for f in new)


def key(finding):
    """A finding without its line number, so that a shifted one is not new."""
    rule, path, _, symbol, message = finding
    return rule, path, symbol, message


def additional(mutant, findings, known):
    """The findings that the mutant adds to the known ones: of equal ones, those where the mutant is."""
    counts = Counter(known)
    new = []
    for finding in sorted(findings, key=lambda f: (mutant.line <= f[2] <= max(mutant.last, mutant.line), f)):
        if counts[key(finding)]:
            counts[key(finding)] -= 1
        else:
            new.append(finding)
    return new


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('--riblint', default='.build/release/riblint')
    parser.add_argument('--require', type=float, default=0.97)
    parser.add_argument('--show', type=int, default=10, help='mutants that were missed, or alarmed, to print a kind')
    parser.add_argument('--kind', action='append', default=[], help='only mutants of this kind; may be repeated')
    parser.add_argument('apps', nargs='+')
    options = parser.parse_args()
    killed, total, alarms = defaultdict(int), defaultdict(int), defaultdict(int)
    shown = defaultdict(list)
    for folder in options.apps:
        app = App(folder, str(Path(options.riblint).resolve()))
        with tempfile.TemporaryDirectory() as scratch:
            copy = Path(scratch) / 'app'
            shutil.copytree(app.folder, copy, symlinks=True)
            (copy / '.git').mkdir(exist_ok=True)
            known = Counter(key(finding) for finding in app.findings(copy))
            for mutant in app.mutants():
                if options.kind and mutant.kind not in options.kind:
                    continue
                target = copy / mutant.path
                target.write_text(mutant.text, encoding='utf-8')
                new = additional(mutant, app.findings(copy), known)
                target.write_text(app.texts[mutant.path], encoding='utf-8')
                total[mutant.kind] += 1
                good = judge(mutant, new)
                if mutant.rule:
                    killed[mutant.kind] += good
                else:
                    alarms[mutant.kind] += not good
                if not good:
                    shown[mutant.kind].append(f'{folder}/{mutant.path}:{mutant.line}: {[(f[0], f[2]) for f in new]}')
    failed = False
    for kind in sorted(total):
        if ', told ' in kind:                                # a clean twin
            print(f'{kind:28} {total[kind]:5} twins      {alarms[kind]:5} false alarms')
            failed |= alarms[kind] > 0
        else:
            share = killed[kind] / total[kind]
            print(f'{kind:28} {total[kind]:5} mutants    {killed[kind]:5} found    {share:.3f}')
            failed |= share < options.require
        for line in shown[kind][:options.show]:
            print('    ' + line)
    print(f'{sum(killed.values())} of {sum(total[k] for k in killed)} mutants found, {sum(alarms.values())} false '
        'alarms')
    return 1 if failed else 0


if __name__ == '__main__':
    sys.exit(main())
