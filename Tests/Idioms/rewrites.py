"""Rewrites of Swift files that preserve their meaning. Each is applied only to texts of the shapes that it supports.

A rewrite yields, for each of its sites in a file, a function that returns the changed files: their texts by path.
"""
import re

from swift_text import arguments, closing

REWRITES = []
VOID_HANDLER = re.compile(r'(?:onNext:|onSuccess:|\bbind\b|\bsink\b|\bdrive\b|\bemit\b|UIAction|UIAlertAction|'
    r'\basync\b|completion:|receiveValue:|asyncAfter)[^\n{]*\{ \[weak self\] (?:[\w, ]+ )?in[ ]*\n')
SUBSCRIBER = re.compile(r'\.(?:subscribe|sink|bind|drive|emit)\b')


def rewrite(make):
    REWRITES.append(make)
    return make


def replaced(source, start, end, text):
    return {source.path: source.text[:start] + text + source.text[end:]}


def indented(text, by='    '):
    """The lines indented one level deeper, except inside multi-line strings."""
    return ''.join(by + line if line.strip() else line for line in text.splitlines(True))


def plain(source, function, *words):
    """Whether a body contains none of the words and nothing that cannot move: super, #function, multi-line strings."""
    code = source.code(function)
    return not re.search(r'\bsuper\b|#function|#if|#else|#endif|\b(?:private|fileprivate) ', code) \
        and '"""' not in source.body(function) and not any(re.search(rf'\b{word}\b', code) for word in words)


@rewrite
def unwrapped_self(source):
    """`self?.` in a handler's closure becomes `guard let self else { return }` and `self.`."""
    for match in VOID_HANDLER.finditer(source.mask):
        opening = source.mask.rindex('{', 0, match.end())
        close = closing(source.mask, opening)
        lines = source.text[match.end():source.text.rfind('\n', 0, close) + 1]
        code = source.mask[match.end():match.end() + len(lines)]
        if not code.strip() or not all(re.match(r'\s*self\?\.[\w.?]+(\(.*\))?\s*$', line)
                for line in code.splitlines() if line.strip()):
            continue
        margin = re.match(r'\s*', lines).group()
        yield lambda match=match, lines=lines, margin=margin: replaced(source, match.end(), match.end() + len(lines),
            f'{margin}guard let self else {{ return }}\n' + lines.replace('self?.', 'self.'))


@rewrite
def optional_self(source):
    """`guard let self else { return }` in a handler's closure, before one statement, becomes `self?.`."""
    pattern = re.compile(r'[ ]+guard let self(?: = self)? else \{ return \}[ ]*\n'
        r'([ ]+)self\.([\w.?]+\([^\n]*\))[ ]*\n[ ]*\}')
    for match in VOID_HANDLER.finditer(source.mask):
        inside = pattern.match(source.mask, match.end())
        if inside and 'self' not in inside.group(2):
            rest = source.text[inside.start(1):inside.end()].replace('self.', 'self?.', 1)
            yield lambda inside=inside, rest=rest: replaced(source, inside.start(), inside.end(), rest)


@rewrite
def extracted(source):
    """A function's body becomes a private function of its own."""
    for function in source.functions:
        given = arguments(function.parameters)
        name = f'{function.name}Body'
        if given is None or source.uses(name) or not plain(source, function) or '@available' in function.modifiers:
            continue
        call = f'{function.indent}    {name}({given})\n'
        helper = f'\n{function.indent}private func {name}({function.parameters}) {{\n{source.body(function)}' \
            f'{function.indent}}}\n'
        yield lambda function=function, call=call, helper=helper: replaced(source, function.body, function.after,
            call + source.text[function.end:function.after] + helper)


@rewrite
def inlined(source):
    """The body of a private function that is called once, as a statement, replaces the call."""
    for function in source.functions:
        if function.parameters.strip() or function.modifiers.strip() != 'private' or source.uses(function.name) != 2:
            continue
        if not plain(source, function, 'return', 'defer', 'guard') or source.comment_above(function):
            continue
        calls = list(re.finditer(rf'^([ ]+)(?:self\.)?{function.name}\(\)[ ]*\n', source.mask, re.M))
        if len(calls) != 1 or not any(other.body <= calls[0].start() < other.end and len(calls[0].group(1)) == len(
                other.indent) + 4 for other in source.functions if other.type == function.type):
            continue

        def apply(function=function, call=calls[0]):
            margin = call.group(1)
            block = f'{margin}do {{\n{indented(source.body(function))}{margin}}}\n'
            edits = sorted([(call.start(), call.end(), block), (function.start, function.after, '')], reverse=True)
            text = source.text
            for start, end, new in edits:
                text = text[:start] + new + text[end:]
            return {source.path: text}
        yield apply


def movable(source, function):
    """Whether a function can move to another file: neither it nor any name that it uses is private."""
    private = source.private_names()
    return not re.search(r'\b(?:private|fileprivate|override|open|@IBAction)\b', function.modifiers) \
        and plain(source, function) and not source.comment_above(function) and not private & set(
            re.findall(r'\w+', source.code(function) + function.parameters))


def imports(source):
    return ''.join(f'{line}\n' for line in re.findall(r'^(?:@\w+ )?import [\w. ]+$', source.mask, re.M))


def moved_path(source, suffix):
    return source.path[:-len('.swift')] + f'+{suffix}.swift'


@rewrite
def moved(source):
    """A method moves to an extension in another file."""
    for function in source.functions:
        if not movable(source, function):
            continue
        text = source.text[function.start:function.after]
        path = moved_path(source, function.name)
        extension = f'{imports(source)}\nextension {function.type} {{\n{text}}}\n'
        yield lambda function=function, path=path, extension=extension: {
            source.path: source.text[:function.start] + source.text[function.after:], path: extension}


@rewrite
def in_protocol_extension(source):
    """A method that is called only in its own file becomes a method of a protocol extension."""
    for function in source.functions:
        if not movable(source, function) or '@' in function.modifiers or 'public' in function.modifiers:
            continue
        calls = re.findall(rf'(?<![\w.]){function.name}\(', source.mask)
        if len(calls) < 2 or source.uses(function.name) != len(calls) or source.others_use(function.name):
            continue
        protocol = f'{function.type}{function.name[:1].upper()}{function.name[1:]}Providing'
        path = moved_path(source, function.name)
        text = (f'{imports(source)}\nprotocol {protocol}: {function.type} {{}}\n\n'
            f'extension {function.type}: {protocol} {{}}\n\nextension {protocol} {{\n'
            f'{source.text[function.start:function.after]}}}\n')
        yield lambda function=function, path=path, text=text: {
            source.path: source.text[:function.start] + source.text[function.after:], path: text}


@rewrite
def where_available(source):
    """The body of a selector's target without other callers is wrapped in `if #available`."""
    for function in source.functions:
        if '@objc' not in function.modifiers or source.others_call(function.name) or not plain(source, function):
            continue
        margin = function.indent + '    '
        body = f'{margin}if #available(iOS 13.0, *) {{\n{indented(source.body(function))}{margin}}}\n'
        yield lambda function=function, body=body: replaced(source, function.body, function.end, body)


@rewrite
def in_do(source):
    """A body is wrapped in a `do` block."""
    for function in source.functions:
        if '"""' in source.body(function) or '#if' in source.body(function):
            continue
        margin = function.indent + '    '
        body = f'{margin}do {{\n{indented(source.body(function))}{margin}}}\n'
        yield lambda function=function, body=body: replaced(source, function.body, function.end, body)


@rewrite
def renamed(source):
    """A private member is renamed, unless its name is also a label, or a member of anything but self."""
    for name in sorted(source.private_names()):
        uses = list(re.finditer(rf'\b{name}\b', source.mask))
        if len(name) < 4 or source.uses(f'{name}Renamed') or re.search(rf'#keyPath|"[^"\n]*\b{name}\b', source.text):
            continue
        if re.search(rf'(?<!self\.)(?<!self\?\.)(?<!owner\.)(?<=[.\\`$#]){name}\b', source.mask) or re.search(
                rf'\b{name}\s*:(?!:)', re.sub(rf'\b(?:let|var)\s+{name}\s*:', '', source.mask)):
            continue
        declared = rf'\b(?:let|var|func|case|class|struct|enum|protocol|typealias)\s+{name}\b'
        if len(re.findall(declared, source.mask)) != 1:
            continue

        def apply(uses=uses):
            text = source.text
            for use in reversed(uses):
                text = text[:use.end()] + 'Renamed' + text[use.end():]
            return {source.path: text}
        yield apply


@rewrite
def local_function(source):
    """The closure of `DispatchQueue.main.async` becomes a local function."""
    pattern = re.compile(r'^([ ]+)DispatchQueue\.main\.async \{[ ]*\n', re.M)
    for match in pattern.finditer(source.mask):
        close = closing(source.mask, source.mask.rindex('{', 0, match.end()))
        line = source.text.rfind('\n', 0, close) + 1
        if source.text[line:source.text.find('\n', close)].strip() != '}' or source.uses('runLater') or not any(
                one.body <= match.start() < one.end for one in source.functions):
            continue
        margin = match.group(1)
        body = source.text[match.end():line]
        text = f'{margin}func runLater() {{\n{body}{margin}}}\n{margin}DispatchQueue.main.async(execute: runLater)\n'
        yield lambda match=match, text=text, close=close: replaced(source, match.start(),
            source.text.find('\n', close) + 1, text)


@rewrite
def split_chain(source):
    """The receiver of a subscribing call becomes a local."""
    for function in source.functions:
        margin = function.indent + '    '
        for match in re.finditer(rf'^{margin}(?=[a-z])', source.mask[:function.end], re.M):
            if match.start() < function.body or source.uses('chainSource'):
                continue
            cut = chain_cut(source.mask, match.end(), function.end)
            if cut is None:
                continue
            head = source.text[match.end():cut].rstrip()
            yield lambda match=match, cut=cut, head=head, margin=margin: replaced(source, match.start(), cut,
                f'{margin}let chainSource = {head}\n{margin}chainSource\n{margin}    ')


def chain_cut(mask, start, end):
    """The offset of the subscribing call in a statement that is a chain."""
    if re.match(r'(?:let|var|return|if|guard|for|while|switch|case|try|await|defer|do|self|func|super|default|catch|'
            r'else|repeat|throw|break|presenter|listener|router)\b', mask[start:]):
        return None
    at, depth = start, 0
    while at < end:
        character = mask[at]
        if character in '([{':
            at = closing(mask, at)
            if at < 0:
                return None
        elif character in ')]}=;?':
            return None
        elif character == '\n' and not re.match(r'\s*\.', mask[at:]):
            return None
        elif character == '.' and SUBSCRIBER.match(mask, at) and '(' in mask[start:at] + mask[at:at + 30]:
            return at if '.' in mask[start:at] and depth == 0 else None
        at += 1
    return None


@rewrite
def container_as_local(source):
    """`navigationController?` becomes a local."""
    pattern = re.compile(r'^([ ]+)navigationController\?\.(popViewController|popToRootViewController)\(', re.M)
    for match in pattern.finditer(source.mask):
        if source.uses('enclosingStack') or not any(one.body <= match.start() < one.end for one in source.functions):
            continue
        margin = match.group(1)
        yield lambda match=match, margin=margin: replaced(source, match.start(), match.end(),
            f'{margin}let enclosingStack = navigationController\n{margin}enclosingStack?.{match.group(2)}(')
