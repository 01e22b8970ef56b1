"""What surrounds a generated project without a change of its answer: the framework, modules, copies, test files."""
import re
from pathlib import Path

FRAMEWORK = Path(__file__).parents[2] / 'Fixtures' / 'Frameworks' / 'ReactiveCore'
FORK = 'OurCore'
# What neither ModernRIBs nor the copy of the framework declares.
OF_RIBS_ALONE = re.compile(r'\bRIBs\.|[Cc]omponentizedBuilder|disposeOnDeactivate|componentForCurrentBuildPass'
    r'|isActiveStream|isStartedStream|cancelOnDeactivate|cancelOnStop|\bWorkflow<')


def surround(sentence, project):
    """Each is rare, so that most projects are plain."""
    stem = sentence.choices['stem.0'][2] if 'stem.0' in sentence.choices else 'Home'
    if project.alone:
        pass
    elif sentence.chance('another framework', 12) and project.framework == 'RIBs' and not any(
            OF_RIBS_ALONE.search(text) for _, text, _ in project.blocks):
        if sentence.chance('forked', 50):
            forked(sentence, project)
        else:
            project.framework = 'ModernRIBs'
    elif sentence.chance('modules', 10):
        modular(sentence, project)
    project.plain = sentence.chance('imports only what is used', 50)
    if sentence.chance('test file', 12):
        add_test_file(sentence, project, stem)
    # Types of two copies are ambiguous, so that the ways of values in them may be unknown.
    project.copies = sentence.chance('two copies', 4) and not (project.alone and project.expected)


def forked(sentence, project):
    """The framework's sources in a module of the project, whatever its name and folder."""
    project.framework = FORK
    folder = sentence.pick('folder of the fork', [f'Packages/{FORK}/Sources/{FORK}', f'features/{FORK}/Sources', FORK])
    for path in sorted(FRAMEWORK.glob('*.swift')):
        project.foreign[f'{folder}/{path.name}'] = path.read_text(encoding='utf-8')
    modular(sentence, project)


def modular(sentence, project):
    """Shared files in a module of their own, and each RIB in one."""
    layout = sentence.pick('modules are', ['features/{m}/Sources', 'Packages/{m}/Sources/{m}'])

    def moved(path):
        module, _, name = path.partition('/')
        return f'{layout.format(m=module)}/{name}' if name else f'{layout.format(m="App")}/{path}'
    project.moved = moved
    project.modules = sorted({path.partition('/')[0] for path, *_ in project.blocks if '/' in path})


def add_test_file(sentence, project, stem):
    """Declarations of a test file take no library's place, nor that of the sources."""
    text = sentence.pick('the test declares', [
        'class UIViewController {}', 'class Interactor {}\n\nclass Router {}\n\nclass Component {}',
        'final class DisposeBag {}\n\nstruct AnyCancellable {}', f'final class {stem}ViewController {{}}',
        f'final class {stem}Interactor {{\n    var router: Router?\n}}', f'struct {stem}Component {{}}',
        f'final class {stem}PresentableListenerMock: {stem}PresentableListener {{}}',
        'class UINavigationController {\n    func popViewController(animated: Bool) {}\n}',
        'protocol ViewControllable {}\n\nprotocol Presentable {}'])
    name, imports = sentence.pick('test file is', [(f'{stem}Tests/{stem}Tests.swift', 'import XCTest\n\n'),
        (f'Tests/AppTests/{stem}Mocks.swift', 'import XCTest\n\n'), (f'AppTests/Mocks/{stem}Mocks.swift', '')])
    project.foreign[name] = f'{imports}{text}\n\nfinal class {stem}Tests: XCTestCase {{}}\n'
