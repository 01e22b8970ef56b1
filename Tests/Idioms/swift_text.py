"""The part of Swift's syntax that conservative rewrites need: masked comments and strings, matched braces."""
import re
from dataclasses import dataclass

TYPE = re.compile(r'^[ ]*(?:@\w+(?:\([^)\n]*\))?\s+)*(?:(?:public|open|internal|private|fileprivate|final)\s+)*'
    r'(class|extension)\s+(\w+)\b(?!\s+func\b)[^\n{;]*\{', re.M)
FUNCTION = re.compile(r'^([ ]*)((?:@\w+(?:\([^)\n]*\))?\s+)*'
    r'(?:(?:public|open|internal|private|fileprivate|final|override)\s+)*)func\s+(\w+)\(([^()\n]*)\)[ ]*\{[ ]*\n', re.M)
PARAMETER = re.compile(r'^(?:(\w+)[ ]+)?(\w+):[ ]*[\w.?]+$')


def masked(text):
    """The text with the contents of comments and strings replaced by blanks; its length is unchanged."""
    out, at, size = list(text), 0, len(text)

    def blank(start, end):
        for position in range(start, min(end, size)):
            if text[position] != '\n':
                out[position] = ' '
    while at < size:
        if text.startswith('//', at):
            end = text.find('\n', at)
            end = size if end < 0 else end
            blank(at, end)
            at = end
        elif text.startswith('/*', at):
            depth, end = 1, at + 2
            while end < size and depth:
                if text.startswith('/*', end):
                    depth, end = depth + 1, end + 2
                elif text.startswith('*/', end):
                    depth, end = depth - 1, end + 2
                else:
                    end += 1
            blank(at, end)
            at = end
        elif text[at] == '"' or text[at] == '#' and re.match(r'#+"', text[at:at + 8]):
            end = string_end(text, at)
            blank(at, end)
            out[at] = out[min(end, size) - 1] = '"'
            at = end
        else:
            at += 1
    return ''.join(out)


def string_end(text, at):
    pounds = len(re.match(r'#*', text[at:]).group())
    quote = '"""' if text.startswith('"""', at + pounds) else '"'
    close, escape = quote + '#' * pounds, '\\' + '#' * pounds
    end, depth = at + pounds + len(quote), 0
    while end < len(text):
        if depth:
            if text[end] == '"':
                end = string_end(text, end)
                continue
            depth += {'(': 1, ')': -1}.get(text[end], 0)
            end += 1
        elif text.startswith(escape + '(', end):
            depth, end = 1, end + len(escape) + 1
        elif text.startswith(escape, end):
            end += len(escape) + 1
        elif text.startswith(close, end):
            return end + len(close)
        elif quote == '"' and text[end] == '\n':
            return end
        else:
            end += 1
    return end


def closing(mask, opening):
    """The offset of the bracket that closes the one at an offset; -1 if there is none."""
    depth = 0
    for match in re.finditer(r'[{}()\[\]]', mask[opening:]):
        depth += 1 if match.group() in '{([' else -1
        if depth == 0:
            return opening + match.start()
    return -1


@dataclass
class Function:
    type: str               # the class or the extended type
    indent: str
    modifiers: str
    name: str
    parameters: str
    start: int              # offset of its first line, including attributes
    body: int               # offset of the first line of its body
    end: int                # offset of the line that closes it
    after: int              # offset of the next line


@dataclass
class Source:
    """A file: its text, the masked text, and the functions without a result in its classes and extensions."""
    path: str
    text: str

    def __post_init__(self):
        self.mask = masked(self.text)
        self.types = [(match.group(1), match.group(2), match.start(), match.end() - 1,
            closing(self.mask, match.end() - 1)) for match in TYPE.finditer(self.mask)]
        self.functions = list(self.found())

    def found(self):
        for kind, name, _, opening, end in self.types:
            if end < 0 or any(opening < other < end for _, _, _, other, _ in self.types):
                continue                                # nested types are skipped
            for match in FUNCTION.finditer(self.mask, opening, end):
                close = closing(self.mask, self.mask.rindex('{', 0, match.end()))
                line = self.text.rfind('\n', 0, close) + 1
                if close < 0 or self.text[line:close].strip() or len(match.group(1)) != self.margin(opening) + 4:
                    continue                            # only functions directly in the type
                if self.mask[match.end():line].strip():
                    yield Function(name, match.group(1), match.group(2), match.group(3), match.group(4), match.start(),
                        match.end(), line, self.text.find('\n', close) + 1 or len(self.text))

    def margin(self, at):
        line = self.text[self.text.rfind('\n', 0, at) + 1:]
        return len(line) - len(line.lstrip(' '))

    def body(self, function):
        return self.text[function.body:function.end]

    def code(self, function):
        return self.mask[function.body:function.end]

    def uses(self, name):
        """The number of occurrences of an identifier in code, including its declaration."""
        return len(re.findall(rf'\b{re.escape(name)}\b', self.mask))

    def private_names(self):
        return set(re.findall(r'\b(?:private|fileprivate)\b(?!\()[^\n{=(]*?\b(?:func|var|let|class|struct|enum|'
            r'protocol|typealias)\s+(\w+)', self.mask))

    def comment_above(self, function):
        """Whether an attribute or comment above the function's first line belongs to it."""
        before = self.text[:function.start].rstrip(' ').split('\n')
        return len(before) > 1 and bool(re.match(r'\s*(//|@|\*/|#)', before[-2]))


def arguments(parameters):
    """The arguments that forward the parameters; None if that is not simple."""
    if not parameters.strip():
        return ''
    passed = []
    for part in parameters.split(','):
        match = PARAMETER.match(part.strip())
        if not match:
            return None
        label = match.group(1) or match.group(2)
        passed.append(match.group(2) if label == '_' else f'{label}: {match.group(2)}')
    return ', '.join(passed)
