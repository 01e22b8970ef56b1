"""Forms of calls: code moved into functions and closures that are on the path of the surrounding code (0.5, 1.5)."""
import effects
from project import braces
from screen import Code
from words import CLOSERS, STEPS, TELLERS

FORMS = []


def form(make):
    FORMS.append(make)
    return make


def named(screen, purpose):
    return screen.names.fresh(purpose, {'tell': TELLERS, 'leave': CLOSERS}.get(purpose, STEPS))


@form
def direct(screen, code, purpose):
    """The code itself, without a call."""
    return code


@form
def helper(screen, code, purpose):
    """A private function of the view, in the class or in an extension in another file."""
    name = named(screen, purpose)
    access = screen.pick('access', ['private ', 'fileprivate ', ''])
    screen.function(f'{access}func {name}()', code)
    return Code(lambda me: [f'{me}{name}()'], effects.scope(code.effect))


@form
def two_helpers(screen, code, purpose):
    """Two functions, the first of which calls the second."""
    return helper(screen, helper(screen, code, purpose), purpose)


@form
def helper_with_parameter(screen, code, purpose):
    """A function with parameters."""
    name = named(screen, purpose)
    screen.function(f'private func {name}(animated: Bool, reason: String? = nil)', code)
    return Code(lambda me: [f'{me}{name}(animated: true)'], effects.scope(code.effect))


@form
def local_function(screen, code, purpose):
    """A local function."""
    name = named(screen, purpose)

    def lines(me):
        inner = 'self?.' if me == 'self?.' else me
        return [*braces(f'func {name}() {{', code.lines(inner)), f'{name}()']
    return Code(lines, effects.scope(code.effect))


@form
def local_closure(screen, code, purpose):
    """A closure called directly through a local."""
    name = named(screen, purpose)
    return Code(lambda me: [*screen.run_closure(f'let {name} = {{', code, me, escaping=me not in ('', 'self.')),
        f'{name}()'], effects.scope(code.effect))


@form
def main_queue(screen, code, purpose):
    """The main queue."""
    call = screen.pick('queue', ['DispatchQueue.main.async {',
        'DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) {', 'OperationQueue.main.addOperation {',
        'DispatchQueue.main.async(execute: {'])
    tail = '})' if 'execute' in call else '}'
    return Code(lambda me: screen.run_closure(call, code, me, tail=tail), effects.scope(code.effect))


@form
def task(screen, code, purpose):
    """A task."""
    call = screen.pick('task', ['Task {', 'Task { @MainActor in', 'Task.detached {'])
    if '@MainActor' not in call:
        return Code(lambda me: screen.run_closure(call, code, me), effects.scope(code.effect))
    head = screen.pick('task capture', ['Task { @MainActor in', 'Task { @MainActor [weak self] in'])
    return Code(lambda me: braces(head, code.lines(
        'self?.' if me in ('', 'self.') and 'weak' in head else me or 'self.')), effects.scope(code.effect))


@form
def main_actor(screen, code, purpose):
    """MainActor.run in a task."""
    return Code(lambda me: braces('Task {', screen.run_closure('await MainActor.run {', code, me)),
        effects.scope(code.effect))


@form
def animation(screen, code, purpose):
    """Animation and completion arguments."""
    spelled = screen.pick('animation', ['completion:', 'trailing', 'animations'])
    if spelled == 'animations':
        return Code(lambda me: screen.run_closure('UIView.animate(withDuration: 0.2) {', code, me),
            effects.scope(code.effect))
    faded = 'UIView.animate(withDuration: 0.2, animations: { self.view.alpha = 0 }'

    def lines(me):
        start = faded.replace('self.', me or 'self.')
        if spelled == 'trailing':
            return screen.run_closure(start + ') {', code, me, '_')
        return screen.run_closure(start + ', completion: {', code, me, '_', '})')
    return Code(lines, effects.scope(code.effect))


@form
def runner(screen, code, purpose):
    """An argument of a project function that runs it."""
    name = screen.pick('runner', ['performSafely', 'onMainThread', 'withLogging'])
    body = {'performSafely': ['work()'], 'onMainThread': ['DispatchQueue.main.async {', '    work()', '}'],
        'withLogging': ['print("start")', 'work()', 'print("end")']}[name]
    screen.helper(name, '\n'.join(braces(f'func {name}(_ work: @escaping () -> Void) {{', body)))
    return Code(lambda me: screen.run_closure(f'{name} {{', code, me), effects.scope(code.effect))


@form
def deferred(screen, code, purpose):
    """A defer statement. A return cannot leave it, so code with a return becomes a local function."""
    name = named(screen, purpose)

    def lines(me):
        inside = code.lines(me)
        if any('return' in line for line in inside):
            return [*braces(f'func {name}() {{', inside), *braces('defer {', [f'{name}()'])]
        return braces('defer {', inside)
    return Code(lines, effects.scope(code.effect))


@form
def base_hook(screen, code, purpose):
    """A function of the base class calls an overridden one, whose callers are all known: they are entries."""
    hook, caller = named(screen, purpose), named(screen, purpose)
    screen.base.append(['func ' + hook + '() {}'])
    screen.base.append(braces(f'func {caller}() {{', [f'{hook}()']))
    screen.function(f'override func {hook}()', code, 'class')
    return Code(lambda me: [f'{me}{caller}()'], effects.scope(code.effect))


@form
def available(screen, code, purpose):
    """`if #available` around the code; both branches are paths."""
    version = screen.pick('version', ['iOS 15.0, *', 'iOS 16, *'])
    return Code(lambda me: braces(f'if #available({version}) {{', code.lines(me)),
        effects.branches(code.effect, effects.nothing))


@form
def in_order(screen, code, purpose):
    """`forEach` runs its closure, here on a nonempty array."""
    return Code(lambda me: screen.run_closure('[0].forEach {', code, me, '_', escaping=me not in ('', 'self.')),
        effects.scope(code.effect))



def via(screen, code, purpose):
    """The code, called in one of the forms."""
    made = screen.pick(f'call of {purpose}', FORMS)
    result = made(screen, code, purpose)
    return via(screen, result, purpose) if screen.chance('another call', 15) else result
