"""The files of a generated project, and the sites in them that an analysis may report."""
import re

SITE = re.compile(r'⟪(\d+)⟫')
COPIES = ['First', 'Second']
OF_FRAMEWORK = re.compile(
    r'Interact|Routing|Router|Presentable|Presenter|Controllable|Build|Dependency|Component|Work(?:er|flow)')
IMPORTS = [
    ('Combine', r'\bAnyCancellable\b|\bPublisher\b|\bAnyPublisher\b|Subject<\w+, Never>|\bpublisher\('),
    ('ModernRIBs', r'\bcancelOn(?:Deactivate|Stop)\b'),
    ('NeedleFoundation', r'\bNeedleFoundation\.'),
    ('RxCocoa', r'\brx\.tap\b|\brx\.(?!viewDid)\w+|\bDriver<|\bSignal<|\bReactive\b|\bBinder\b|asDriver|asSignal'),
    ('RxRelay', r'\b(?:Publish|Behavior|Replay)Relay\b'),
    ('RxSwift', r'\bDisposeBag\b|\bDisposable\b|\bObservable\b|\bSingle<|\bPublishSubject\b|\brx\.|\bDisposables\b'
        r'|\bMaybe<|\bCompletable\b|\bBinder\b|\bReactive\b|\bBehaviorSubject\b|\bReplaySubject\b'
        r'|\b(?:Serial|Composite|SingleAssignment)Disposable\b|\bSingle\b'),
    ('SwiftUI', r'\bsome View\b|\bUIHostingController\b|: View \{'),
    ('UIKit', r'\bUI[A-Z]\w+|\bNSLayout'),
    ('Foundation', r'\bDate\(|\bTimer\b|\bNotificationCenter\b|\bobjc_\w+|\bUUID\b'),
]


def accessible(texts):
    """The same texts by file, without `private` where an extension in another file uses the member of its class."""
    used = {}
    for path, parts in texts.items():
        for part in parts:
            extended = re.match(r'extension (\w+)', part)
            if extended:
                used.setdefault(extended[1], []).append((path, set(re.findall(r'\w+', part))))

    def shown(path, part):
        declared = re.search(r'^(?:final )?class (\w+)', part, re.M)
        names = set().union(*(words for other, words in used.get(declared[1], []) if other != path)) if declared else set()
        return re.sub(r'\b(?:private|fileprivate) ((?:[\w@]+ )*(?:var|let|func) (\w+))',
            lambda member: member[1] if member[2] in names else member[0], part)

    return {path: [shown(path, part) for part in parts] for path, parts in texts.items()}


class Project:
    """Top-level texts by file, in order. A `scaffold` text does not affect the answer: the minimizer drops it."""

    def __init__(self, sentence):
        self.sentence = sentence
        self.blocks = []                        # (path, text, scaffold)
        self.sites = 0
        self.expected = set()                   # (rule, site)
        self.framework = 'RIBs'
        self.rules = None                       # the rules to run; None for those of the conventions
        self.foreign = {}                       # complete texts of other files, in which nothing is reported, by path
        self.modules = []                       # the modules of the parts
        self.moved = None                       # the path of a file in its module
        self.plain = False                      # files that use nothing of the framework do not import it
        self.copies = False                     # whether there are two copies of the project
        self.dropped = set()                    # indices of the blocks to leave out
        self.anywhere = False                   # a rule is expected somewhere, not at a site
        self.tolerated = set()                  # rules that may report something or not
        self.alone = False                      # neither another framework nor modules around it

    def site(self):
        """A new site that may be reported, and the marker to write into its line."""
        self.sites += 1
        return self.sites, f'⟪{self.sites}⟫'

    def add(self, path, text, scaffold=False):
        self.blocks.append((path, text.strip('\n'), scaffold))

    def expect(self, rule, site):
        self.expected.add((rule, site))

    def render(self):
        """The text of each file, and the path and line of each site."""
        texts, places = {}, {}
        for number, (path, text, _) in enumerate(self.blocks):
            if number not in self.dropped:
                texts.setdefault(path, []).append(text)
        rendered = {}
        for path, parts in accessible(texts).items():
            body = '\n\n'.join(parts) + '\n'
            modules = [name for name, sign in IMPORTS if re.search(sign, body)]
            if 'ModernRIBs' not in modules and (not self.plain or OF_FRAMEWORK.search(body)):
                modules.append(self.framework)
            modules += [name for name in self.modules if name != path.partition('/')[0]]
            text = ''.join(f'import {name}\n' for name in sorted(set(modules))) + '\n' + body
            path = self.moved(path) if self.moved else path
            for line, content in enumerate(text.split('\n'), 1):
                for site in SITE.findall(content):
                    places[int(site)] = (path, line)
            rendered[path] = SITE.sub('', text)
        rendered.update(self.foreign)
        if self.copies:
            rendered = {f'{copy}/{path}': text for copy in COPIES for path, text in rendered.items()}
        return rendered, places

    def answers(self, places):
        if self.anywhere:
            return {(rule, '', 0) for rule, _ in self.expected}
        found = {(rule, *places[site]) for rule, site in self.expected if site in places}
        if not self.copies:
            return found
        return {(rule, f'{copy}/{path}', line) for copy in COPIES for rule, path, line in found}


def indented(lines, levels=1):
    return ['    ' * levels + line if line else '' for line in lines]


def braces(head, lines, tail='}'):
    """A block of code: its head with an open brace, its lines indented."""
    return [head, *indented(lines), tail]
