"""Shapes of a handler's body: the dismissal, the notification, and the branches between them."""
import effects
from calling import via
from leaving import leaving
from project import braces, indented
from screen import Code, joined
from telling import quiet, telling

FORMS = []


def form(make):
    FORMS.append(make)
    return make


def gone(screen):
    return via(screen, leaving(screen), 'leave')


def heard(screen):
    return via(screen, telling(screen), 'tell')


def test(screen):
    """A condition that is independent of the listener, which may be nil in both branches."""
    name = screen.flag()
    spelled = screen.pick('condition', ['{f}', '!{f}', '{f} == false', '{o}, {f}', '{o} || {f}'])
    other = 'Date().timeIntervalSince1970 > 0'

    def written(me):
        if me == 'self?.':
            return spelled.replace('!{f}', '{f} == false').replace('{f}', f'{me}{name}', 1) + (
                '' if '==' in spelled or '!' in spelled else ' == true')
        return spelled.replace('{f}', f'{me}{name}')
    return lambda me: written(me).replace('{o}', other)


def bool_test(screen):
    """A condition that can be written with `guard`."""
    name = screen.flag()
    return lambda me: f'{me}{name} == true' if me == 'self?.' else f'{me}{name}'


@form
def only_leaves(screen):
    """Nobody is notified."""
    return gone(screen)


@form
def tells_before(screen):
    """Notified before the dismissal."""
    return joined(heard(screen), gone(screen))


@form
def tells_after(screen):
    """Notified after the dismissal."""
    return joined(gone(screen), heard(screen))


@form
def only_tells(screen):
    """The right way: the router dismisses."""
    return heard(screen)


@form
def noise_only(screen):
    """The call is not a notification."""
    return joined(gone(screen), quiet(screen)) if screen.chance('after', 50) else joined(quiet(screen), gone(screen))


@form
def tells_in_completion(screen):
    """Completions included."""
    return leaving(screen, heard(screen))


@form
def silent_completion(screen):
    """A completion that notifies nobody."""
    return leaving(screen, quiet(screen))


@form
def completion_named(screen):
    """The listener's method is the completion."""
    method = screen.method()
    effect, mark = screen.site('d')
    spelled = screen.pick('method as completion', ['{me}listener?.{m}', '{me}{own}'])
    own = screen.names.fresh('teller as completion', ['tellDidClose', 'didGo', 'afterClosing'])
    if '{own}' in spelled:
        code = telling(screen)
        screen.function(f'private func {own}()', code)
        told = effects.scope(code.effect)
    else:
        told = effects.tell
    return Code(lambda me: [f'{me}dismiss(animated: true, completion: '
        f'{spelled.replace("{me}", me).replace("{own}", own).replace("{m}", method)}){mark}'],
        effects.sequence(effect, told))


@form
def completion_returns_early(screen):
    """The completion returns before it notifies."""
    condition, told = bool_test(screen), telling(screen)
    then = Code(lambda me: [f'guard {condition(me)} else {{ return }}', *told.lines(me)],
        effects.branches(effects.leave, told.effect))
    return leaving(screen, then)


@form
def tells_in_a_branch(screen):
    """One path does not notify."""
    condition, told = test(screen), heard(screen)
    code = Code(lambda me: braces(f'if {condition(me)} {{', told.lines(me)),
        effects.branches(told.effect, effects.nothing))
    return joined(code, gone(screen)) if screen.chance('before', 50) else joined(gone(screen), code)


@form
def sibling_branches(screen):
    """A notification in a sibling branch is not on the path."""
    condition = test(screen)
    first, second = heard(screen), gone(screen)
    if screen.chance('leaves in the first', 50):
        first = joined(first, gone(screen))
    return Code(lambda me: [f'if {condition(me)} {{', *indented(first.lines(me)), '} else {',
        *indented(second.lines(me)), '}'], effects.branches(first.effect, second.effect))


@form
def both_branches_tell(screen):
    """Every path notifies."""
    condition = test(screen)
    first, second = heard(screen), heard(screen)
    code = Code(lambda me: [f'if {condition(me)} {{', *indented(first.lines(me)), '} else {',
        *indented(second.lines(me)), '}'], effects.branches(first.effect, second.effect))
    return joined(code, gone(screen)) if screen.chance('before', 50) else joined(gone(screen), code)


@form
def returns_between(screen):
    """A return between the dismissal and the notification."""
    condition = bool_test(screen)
    cut = Code(lambda me: [f'guard {condition(me)} else {{ return }}'],
        effects.branches(effects.leave, effects.nothing))
    return joined(gone(screen), cut, heard(screen))


@form
def returns_before(screen):
    """A return before both."""
    condition = bool_test(screen)
    cut = Code(lambda me: [f'guard {condition(me)} else {{ return }}'],
        effects.branches(effects.leave, effects.nothing))
    return joined(cut, heard(screen), gone(screen))


@form
def early_leave(screen):
    """The early exit notifies nobody."""
    condition, first = test(screen), leaving(screen)
    cut = Code(lambda me: braces(f'if {condition(me)} {{', [*first.lines(me), 'return']),
        effects.branches(effects.sequence(first.effect, effects.leave), effects.nothing))
    return joined(cut, heard(screen), gone(screen))


@form
def no_listener(screen):
    """The branch in which the listener is nil is not a path."""
    method, first = screen.method(), leaving(screen)
    spelled = screen.pick('no listener', ['guard let listener = {me}listener else {', 'guard let listener else {',
        'guard {me}listener != nil else {', 'if {me}listener == nil {'])
    inside = '{me}listener?' if 'nil' in spelled else 'listener'

    def lines(me):
        head = spelled
        if me not in ('', 'self.'):
            head = spelled.replace('let listener else', 'let listener = {me}listener else')
        return [*braces(head.replace('{me}', me), [*first.lines(me), 'return']),
            f'{inside.replace("{me}", me)}.{method}()']
    return joined(Code(lines, effects.tell), gone(screen))


@form
def switch_over_cases(screen):
    """One case of a switch may not notify."""
    kind = screen.names.fresh('enumeration', ['Mode', 'Step', 'Phase', 'Source'])
    member = kind.lower()
    screen.members.append(f'enum {kind} {{ case first, second }}')
    screen.members.append(f'private var {member} = {kind}.first')
    first = heard(screen)
    second = heard(screen) if screen.chance('second tells', 50) else quiet(screen)

    def lines(me):
        subject = f'{me}{member}' if me != 'self?.' else f'{me}{member} ?? .first'
        return [f'switch {subject} {{', 'case .first:', *indented(first.lines(me)), 'case .second:',
            *indented(second.lines(me)), '}']
    code = Code(lines, effects.branches(first.effect, second.effect))
    return joined(code, gone(screen)) if screen.chance('before', 50) else joined(gone(screen), code)


@form
def failing_work(screen):
    """A failed save skips the notification."""
    told = telling(screen)
    screen.helper('Storage', 'enum Storage {\n    static func save() throws {}\n}')
    code = Code(lambda me: ['do {', '    try Storage.save()', *indented(told.lines(me)), '} catch {',
        '    print(error)', '}'], effects.branches(told.effect, effects.nothing))
    return joined(code, gone(screen))


@form
def other_optional(screen):
    """The branch in which another optional is nil is a path."""
    name = screen.names.fresh('optional', ['draft', 'selection', 'token', 'invoice'])
    screen.members.append(f'private var {name}: String?')
    told = heard(screen)
    code = Code(lambda me: braces(f'if let {name} = {me}{name} {{', [f'print({name})', *told.lines(me)]),
        effects.branches(told.effect, effects.nothing))
    return joined(code, gone(screen))


def body(screen):
    """The body of a handler, perhaps inside one more call."""
    code = screen.pick('shape', FORMS)(screen)
    return via(screen, code, 'all')
