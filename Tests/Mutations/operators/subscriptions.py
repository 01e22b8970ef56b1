"""Subscriptions and tasks that outlive what started them."""
import re
import sys

from mutant import INTERACTOR, Mutant, blocks, line_of

LENGTHENED = re.compile(r'\.(?:flatMap\w*|concat\w*|merge|startWith|repeat\w*|switchLatest|retry\w*)\b')
DISPOSAL = re.compile(r'\n?\s*\.(disposeOnDeactivate|cancelOnDeactivate)\(interactor: self\)')
FINITE = re.compile(r'\.take\(1\)|\.first\(\)|\.prefix\(1\)|\.take\(first|asSingle|Single<|Completable|Maybe<')
SUBSCRIBER = re.compile(r'\.(subscribe|bind|drive|emit|sink|assign)\b')


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


def tasks(path, text, app):
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


def drop_stop(path, text, app):
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


def confine(path, text, app):
    """A router confines a subscription to its interactor's activity, and drops it."""
    if not re.search(r'\bimport (?:Modern)?RIBs\b', text):
        return
    subscription = 'mutants.confineTo(interactor).subscribe(onNext: { _ in })'
    for _, start, end in blocks(text, re.compile(r'\bclass\s+\w+Router: \w*Router<[^{]*\{')):
        for kind, statement, rule in (('confine', f'_ = {subscription}', 'confine_to_without_disposal'),
                                      ('confine, look-alike', f'{subscription}.disposed(by: mutantBag)', '')):
            added = f'\n    private func mutate() {{ {statement} }}\n'
            yield Mutant(kind, path, text[:end] + added + text[end:], rule, line_of(text, end) + 1)


def bind_by_old_name(path, text, app):
    """A subscription of Combine is bound by the name from RxSwift."""
    if not re.search(r'\bimport ModernRIBs\b', text):
        return
    for match in re.finditer(r'\.cancel(OnDeactivate|OnStop)(?=\()', text):
        if chain_start(text, match.start()) is not None:
            yield Mutant('bind by old name', path, f'{text[:match.start()]}.dispose{match[1]}{text[match.end():]}',
                'deprecated_bind_api', line_of(text, match.start()))


def subscribe_then_dispose(path, text, app):
    """An interactor ends a subscription at once, to a source that has no value yet, or to one that has."""
    rx = re.search(r'\bimport RxSwift\b', text)
    if not rx and not re.search(r'\bimport Combine\b', text):
        return
    late, early = (('PublishSubject<Int>()', 'BehaviorSubject(value: 0)') if rx else
        ('PassthroughSubject<Int, Never>()', 'CurrentValueSubject<Int, Never>(0)'))
    end = 'subscribe(onNext: { _ in }).dispose()' if rx else 'sink { _ in }.cancel()'
    for _, start, close in blocks(text, INTERACTOR):
        for match in re.finditer(r'\n( *)super\.didBecomeActive\(\)', text[start:close]):
            at = start + match.end()
            for kind, source, rule in (('subscribe then dispose', late, 'undisposed_subscription'),
                                       ('subscribe then dispose, look-alike', early, '')):
                yield Mutant(kind, path, f'{text[:at]}\n{match[1]}{source}.{end}{text[at:]}', rule,
                    line_of(text, at) + 1 if rule else 0)


def keep_cell_bag(path, text, app):
    """A cell's bag keeps a subscription for each row that the cell shows; or the cell renews it."""
    if 'import RxSwift' not in text:
        return
    for found in re.finditer(r'\n([ \t]*)let cell = \w+\.dequeueReusableCell\([^\n]*\)(?=\n)', text):
        inner = f'\n{found[1]}    '
        added = (f'\n{found[1]}if let added = cell as? AddedCell {{{inner}added.button.rx.tap{inner}    '
            f'.subscribe(onNext: {{ print("tap") }}){inner}    .disposed(by: added.bag)\n{found[1]}}}')
        for kind, members, rule in (
                ('keep cell bag', '    let bag = DisposeBag()\n', 'reused_cell_subscription_kept'),
                ('keep cell bag, look-alike', '    private(set) var bag = DisposeBag()\n\n'
                    '    override func prepareForReuse() {\n        super.prepareForReuse()\n'
                    '        bag = DisposeBag()\n    }\n', '')):
            cell = f'\nfinal class AddedCell: UITableViewCell {{\n    let button = UIButton()\n{members}}}\n'
            mutant = text[:found.end()] + added + text[found.end():] + cell
            line = line_of(text, found.end()) + 2
            yield Mutant(kind, path, mutant, rule, line if rule else 0, line + 1 if rule else 0)


# What is reported below the severity of its rule: see LEVELS of the package.
LEVELS = {
    'keep cell bag': (0, 1, 'the handler notifies no listener'),
    'drop disposal': (16, 28, 'the source ends with the RIB, or the RIB is never detached'),
}

OPERATORS = [chains, tasks, drop_stop, confine, bind_by_old_name, subscribe_then_dispose, keep_cell_bag]
