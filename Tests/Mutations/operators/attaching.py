"""Children: what attaches, keeps, shows and detaches them."""
import re
import sys

from mutant import INTERACTOR, Mutant, blocks, line_of


def drop_nil(path, text, app):
    """A router detaches a child that it stores, and no longer clears the property."""
    for _, start, end in blocks(text, re.compile(r'\bclass\s+\w+Router\b[^{]*\{')):
        strong = set(re.findall(r'\n[ \t]*(?:private )?var (\w+): [^\n{]*\?[ \t]*(?=\n)', text[start:end]))
        for match, first, last in blocks(text[start:end], re.compile(r'\bfunc\s+(\w+)[^{]*\{')):
            body = text[start + first:start + last]
            if runs_at_end(match[1], app):
                continue
            cleared = list(re.finditer(r'\n[ \t]*(?:self\.)?(\w+) = nil[ \t]*(?=\n)', body))
            if body.count('detachChild(') != 1 or len(cleared) != 1 or cleared[0].group(1) not in strong:
                continue
            if not re.search(rf'\b{cleared[0].group(1)} = (?!nil\b)', text[start:end]):
                continue                        # nothing is ever stored in it
            at = start + first + cleared[0].start()
            yield Mutant('drop nil', path, text[:at] + text[at + len(cleared[0].group()):],
                'detached_child_not_cleared', line_of(text, start + first), line_of(text, start + last))


def runs_at_end(name, app):
    """Whether only the end of an interactor calls a function: what the router keeps ends, too."""
    uses = ends = 0
    for text in app.texts.values():
        uses += len(re.findall(rf'(?<!func ){name}\(', text))
        for _, start, end in blocks(text, re.compile(r'\bfunc (?:willResignActive|deinit)\b[^{]*\{')):
            ends += len(re.findall(rf'\b{name}\(', text[start:end]))
    return 0 < uses == ends


def drop_attach(path, text, app):
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


def drop_store(path, text, app):
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


def clear_first(path, text, app):
    """A router clears the property before it detaches the child in it."""
    for _, start, end in blocks(text, re.compile(r'\bclass\s+\w+Router\b[^{]*\{')):
        for match in re.finditer(r'\n([ \t]*)detachChild\((\w+)\)\n[ \t]*(\w+) = nil(?=\n)', text[start:end]):
            if re.search(rf'\b(?:guard|if) let {match[2]} = {match[3]}\b', text[start:start + match.start()]):
                at = start + match.start()
                swapped = f'\n{match[1]}{match[3]} = nil\n{match[1]}detachChild({match[3]}!)'
                yield Mutant('clear first', path, text[:at] + swapped + text[start + match.end():], 'wrong_child_detached',
                    line_of(text, at) + 2)


def keep_part(path, text, app):
    """A router also stores the interactor of a child, and keeps it when the child is detached, or clears it as well."""
    for _, start, end in blocks(text, re.compile(r'\bclass\s+\w+Router\b[^{]*\{')):
        code = text[start:end]
        for match in re.finditer(r'\n([ \t]*)(?:self\.)?(\w+) = (\w+)(?=\n[ \t]*attachChild\(\3\)\n)', code):
            cleared = list(re.finditer(rf'\n([ \t]*)detachChild\(\w+\)\n(?:[^\n}}]*\n)?[ \t]*(?:self\.)?{match[2]} = nil(?=\n)', code))
            if len(cleared) != 1 or len(re.findall(rf'\b{match[2]} = (?!nil)\w', code)) != 1:
                continue
            line = line_of(text, start + cleared[0].start()) + 4
            for kind, clear in (('keep part', ''), ('keep part, look-alike', f'\n{cleared[0][1]}mutantPart = nil')):
                edits = sorted([(0, '\n    private var mutantPart: Interactable?\n'),
                    (match.end(), f'\n{match[1]}mutantPart = {match[3]}.interactable'), (cleared[0].end(), clear)])
                mutant = code
                for at, added in reversed(edits):
                    mutant = mutant[:at] + added + mutant[at:]
                yield Mutant(kind, path, text[:start] + mutant + text[end:],
                    '' if clear else 'detached_child_not_cleared', 0 if clear else line - 2, 0 if clear else line + 2)


def drop_showing(path, text, app):
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


def drop_end(path, text, app):
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


def attach_early(path, text, app):
    """A router attaches a child before it stores it, while the child closes itself as it starts."""
    everything = '\n'.join(app.texts.values())
    for _, start, end in blocks(text, re.compile(r'\bclass\s+\w+Router\b[^{]*\{')):
        code = text[start:end]
        for match in re.finditer(r'\n([ \t]*)(\w+) = (\w+)\n[ \t]*attachChild\(\3\)(?=\n)', code):
            built = list(re.finditer(rf'\blet {match[3]} = \w+\.build\w*\(', code[:match.start()]))
            parts = re.findall(r'\bfunc attach(\w+)\(', code[:match.start()])
            if not built or not parts:
                continue
            activation = re.search(rf'\bclass \w*{parts[-1]}Interactor\b(?:(?!\nfinal class)[\s\S])*?'
                r'override func didBecomeActive\(\) \{(?:(?!\n(?: {2}| {4}|\t)\}|\bin\s)[\s\S])*?\blistener\?\.(\w+)\(', everything)
            if activation and re.search(rf'\bfunc {activation[1]}\([^{{]*\{{\s*router\?\.detach', everything):
                at = start + match.start()
                swapped = f'\n{match[1]}attachChild({match[3]})\n{match[1]}{match[2]} = {match[3]}'
                yield Mutant('attach early', path, text[:at] + swapped + text[start + match.end():],
                    'child_slot_assigned_after_attach', line_of(text, at) + 1)


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


# The view that its router no longer dismisses is still there when the next one is presented, or its events come again.
FOLLOWING = {
    'child_property_never_assigned': (
        'present_while_presenting', 'attach_without_guard', 'modal_swipe_dismiss_unhandled',
        'own_view_removed_without_listener', 'view_removed_without_detach'),
    'view_removed_without_detach': ('attached_never_detached', 'listener_method_never_called'),
}

# What is reported below the severity of its rule: see LEVELS of the package.
def listener_before_router(path, text, app):
    """An interactor notifies its listener, which detaches the RIB at once, before it detaches a child."""
    everything = '\n'.join(app.texts.values())
    for match in re.finditer(r'\n([ \t]*)(router\?\.detach\w+\(\))\n[ \t]*(listener\?\.(\w+)\([^\n]*\))(?=\n)', text):
        witness = re.compile(rf'\bfunc {match[4]}\([^)]*\) \{{\s*router\?\.(detach\w+)\(\)')
        if len(set(witness.findall(everything))) == 1:
            yield Mutant('listener before router', path,
                f'{text[:match.start()]}\n{match[1]}{match[3]}\n{match[1]}{match[2]}{text[match.end():]}',
                'router_used_after_own_detach', line_of(text, match.start()) + 2)


def drop_dismiss_before_root(path, text, app):
    """A RIB whose listener has the root of the window replaced leaves its child presented."""
    everything = '\n'.join(app.texts.values())
    for match in re.finditer(r'\n[ \t]*router\?\.detach(\w+)\(\)(?=\n[ \t]*listener\?\.(\w+)\()', text):
        witness = re.search(rf'\bfunc {match[2]}\([^)]*\) \{{\s*router\?\.(\w+)\(\)', everything)
        if not witness:
            continue
        attaching = re.search(rf'\bfunc attach{match[1]}\([^{{\n]*\{{\n(.*?)\n    \}}', everything, re.S)
        showing = re.findall(rf'\bfunc {witness[1]}\([^{{\n]*\{{\n(.*?)\n    \}}', everything, re.S)
        if attaching and '.present(' in attaching[1] and any('.rootViewController = ' in body for body in showing):
            yield Mutant('drop dismiss before root', path, text[:match.start()] + text[match.end():],
                'root_replaced_while_presenting', line_of(text, match.start()) + 1)


LEVELS = {
    'drop store': (52, 58, 'the child is attached once, at the start of its parent, and nothing reads the property later'),
    'attach in init': (0, 3, 'the start of the child leads to nothing of its parent that needs the activity or the router'),
}

def children_remove_all(path, text, app):
    """A router empties its list of children; or counts it."""
    for _, start, _ in blocks(text, re.compile(r'\bclass\s+\w+Router: \w*Router<[^{]*\{')):
        for kind, code, rule in (
                ('children remove all', 'children.removeAll()', 'children_changed_directly'),
                ('children remove all, look-alike', 'print(children.count)', '')):
            function = f'\n    func empty() {{\n        {code}\n    }}\n'
            yield Mutant(kind, path, text[:start] + function + text[start:], rule, line_of(text, start) + 2 if rule else 0)


def attach_in_init(path, text, app):
    """A router attaches a child in its initializer instead of when it is loaded."""
    for _, start, end in blocks(text, re.compile(r'\bclass\s+\w+Router: [^{]*\{')):
        code = text[start:end]
        loaded = re.search(r'(\n[ \t]*super\.didLoad\(\))(\n[ \t]*attach\w+\(\))(?=\n)', code)
        assigned = re.search(r'\n[ \t]*interactor\.router = self(?=\n)', code)
        if not loaded or not assigned or loaded.start() < assigned.start():
            continue
        moved = code[:assigned.end()] + loaded[2] + code[assigned.end():loaded.end(1)] + code[loaded.end():]
        yield Mutant('attach in init', path, text[:start] + moved + text[end:], 'child_attached_in_init',
            line_of(text, start + assigned.end()) + 1)


OPERATORS = [
    drop_nil, drop_attach, drop_store, drop_guard, trap_guard, clear_first, keep_part, drop_showing, drop_detach,
    drop_end, keep_presented, attach_early, keep_on_top, make_late, listener_before_router, drop_dismiss_before_root,
    children_remove_all, attach_in_init,
]
