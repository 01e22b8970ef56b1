"""The files of a generated project, and the sites in them that an analysis may report."""
import re

SITE = re.compile(r'⟪(\d+)⟫')
IMPORTS = [
    ('Combine', r'\bAnyCancellable\b|\bPublisher\b|\bAnyPublisher\b|Subject<\w+, Never>|\bpublisher\('),
    ('ModernRIBs', r'\bcancelOnDeactivate\b'),
    ('NeedleFoundation', r'\bBootstrapComponent\b'),
    ('RxCocoa', r'\brx\.tap\b|\brx\.(?!viewDid)\w+|\bDriver<|\bSignal<|\bReactive\b|\bBinder\b|asDriver|asSignal'),
    ('RxRelay', r'\b(?:Publish|Behavior|Replay)Relay\b'),
    ('RxSwift', r'\bDisposeBag\b|\bDisposable\b|\bObservable\b|\bSingle<|\bPublishSubject\b|\brx\.|\bDisposables\b'
        r'|\bMaybe<|\bCompletable\b|\bBinder\b|\bReactive\b|\bBehaviorSubject\b|\bReplaySubject\b'
        r'|\b(?:Serial|Composite|SingleAssignment)Disposable\b|\bSingle\b'),
    ('SwiftUI', r'\bsome View\b|\bUIHostingController\b|: View \{'),
    ('UIKit', r'\bUI[A-Z]\w+|\bNSLayout'),
    ('Foundation', r'\bDate\(|\bTimer\b|\bNotificationCenter\b|\bobjc_\w+|\bUUID\b'),
]


class Project:
    """Top-level texts by file, in order. A `scaffold` text does not affect the answer: the minimizer drops it."""

    def __init__(self, sentence):
        self.sentence = sentence
        self.blocks = []                        # (path, text, scaffold)
        self.sites = 0
        self.expected = set()                   # (rule, site)
        self.framework = 'RIBs'
        self.dropped = set()                    # indices of the blocks to leave out

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
        for path, parts in texts.items():
            body = '\n\n'.join(parts) + '\n'
            modules = [name for name, sign in IMPORTS if re.search(sign, body)]
            if 'NeedleFoundation' not in modules and 'ModernRIBs' not in modules:
                modules.append(self.framework)
            text = ''.join(f'import {name}\n' for name in sorted(set(modules))) + '\n' + body
            for line, content in enumerate(text.split('\n'), 1):
                for site in SITE.findall(content):
                    places[int(site)] = (path, line)
            texts[path] = SITE.sub('', text)
        return texts, places

    def answers(self, places):
        return {(rule, *places[site]) for rule, site in self.expected if site in places}


def indented(lines, levels=1):
    return ['    ' * levels + line if line else '' for line in lines]


def braces(head, lines, tail='}'):
    """A block of code: its head with an open brace, its lines indented."""
    return [head, *indented(lines), tail]
