"""Projects about view_self_dismissal: one RIB, whose view has several handlers."""
from further_events import event
from hosted import hosted_view
from notifiers import notifier
from project import Project, braces
from screen import Screen, type_text
from shapes import body
from whole import whole_entry
from words import STEMS, lowered


def view_project(sentence):
    project = Project(sentence)
    stem = sentence.pick('stem', STEMS)
    if sentence.chance('SwiftUI', 12):
        return hosted_view(sentence, project, stem)
    screen = Screen(sentence, project, stem)
    take_role(screen)
    for number in range(1 + sentence.index('further handlers', 3) // 2):
        if sentence.chance('whole entry', 15) and number == 0:
            whole_entry(screen)
            if screen.alone:
                break
        else:
            event(screen, body(screen))
    notifier(screen)
    write(screen)
    for site in screen.breaches():
        if 'w' in screen.kinds[site] and screen.seen:
            sentence.undecided.add('window_root with a notifier')
        project.expect('view_self_dismissal', site)
    return project


def take_role(screen):
    """How the class is recognized as a view, or why nothing is reported in it."""
    if screen.chance('another role', 8):
        screen.role = screen.pick('role', ['by base', 'launched', 'unresolved superclass'])
        if screen.role == 'launched':                   # the view of a LaunchRouter cannot be dismissed
            screen.exempt = True
        elif screen.role == 'unresolved superclass':    # it may contain a notifier
            screen.superclass = 'DesignSystemViewController'
            screen.exempt = True


def paths(sentence, stem):
    """The file of each part: one per type, one per RIB, or one for all."""
    layout = sentence.pick('layout', ['files', 'one file', 'view apart'])
    if layout == 'one file':
        return lambda part: f'{stem}.swift'
    if layout == 'view apart':
        return lambda part: f'{stem}/{stem}ViewController.swift' if part == 'ViewController' else (
            f'{stem}/{stem}.swift' if part in ('Builder', 'Interactor', 'Router') else f'Common/{part}.swift')
    return lambda part: f'{stem}/{stem}{part}.swift' if part in (
        'Builder', 'Interactor', 'Router', 'ViewController') else f'Common/{part}.swift'


def write(screen):
    project, stem, sentence = screen.project, screen.stem, screen.sentence
    place = paths(sentence, stem)
    write_builder(screen, place)
    write_interactor(screen, place)
    project.add(place('Router'), '\n\n'.join([
        type_text(f'protocol {stem}Interactable: Interactable', [[f'var router: {stem}Routing? {{ get set }}',
            f'var listener: {stem}Listener? {{ get set }}']]),
        type_text(f'protocol {stem}ViewControllable: ViewControllable', [screen.controlled]) if screen.controlled
        else f'protocol {stem}ViewControllable: ViewControllable {{}}']))
    router = 'LaunchRouter' if screen.role == 'launched' else 'ViewableRouter'
    project.add(place('Router'), type_text(f'final class {stem}Router: {router}<{stem}Interactable, '
        f'{stem}ViewControllable>, {stem}Routing', [braces(f'override init(interactor: {stem}Interactable, '
            f'viewController: {stem}ViewControllable) {{', [
                'super.init(interactor: interactor, viewController: viewController)', 'interactor.router = self']),
            braces('func cleanUpViews() {', screen.routed or ['// Nothing to clean up.'])]),
        not screen.routed and screen.role == 'usual')
    for name, text in screen.helpers.items():
        project.add(place(name), text)
    superclass = screen.superclass
    if screen.base:
        project.add(place('BaseViewController'), type_text(
            f'class BaseViewController: {", ".join([superclass, *screen.base_supertypes])}',
            [screen.base_members, *screen.base]))
        superclass = 'BaseViewController'
        if screen.between or screen.chance('class between', 15):
            project.add(place('FlowViewController'), type_text('class FlowViewController: BaseViewController',
                screen.between or [['var flowName = ""']]))
            superclass = 'FlowViewController'
    listened = list(screen.listened.values()) or ['func didTapClose()']
    project.add(place('ViewController'), type_text(f'protocol {stem}PresentableListener: AnyObject', [listened]))
    roles = [f'{stem}Presentable', f'{stem}ViewControllable']
    if screen.role == 'by base':
        project.add(place('ScreenViewController'), type_text(
            f'class {stem}ScreenViewController: {", ".join([superclass, *roles])}',
            [[f'weak var listener: {stem}PresentableListener?']]))
        superclass, roles = f'{stem}ScreenViewController', []
    supertypes = list(dict.fromkeys([superclass, *roles, *screen.supertypes]))
    load = []
    if screen.loads:
        load = [braces('override func viewDidLoad() {', ['super.viewDidLoad()', *screen.loads])]
    own = [f'weak var listener: {stem}PresentableListener?'] if roles else []
    members = [line for text in dict.fromkeys([*own, *screen.members]) for line in text.split('\n')]
    project.add(place('ViewController'), type_text(f'final class {stem}ViewController: {", ".join(supertypes)}',
        [members, *load, *screen.functions]))
    for number, (conformances, lines) in enumerate(screen.extensions):
        apart = sentence.chance('extension apart', 50)
        project.add(f'{stem}/{stem}ViewController+{number}.swift' if apart else place('ViewController'),
            type_text(f'extension {stem}ViewController' + (f': {conformances}' if conformances else ''), [lines]))


def write_interactor(screen, place):
    stem = screen.stem
    forwarded = []
    for signature in list(screen.listened.values()) or ['func didTapClose()']:
        forwarded.append(braces(f'{signature} {{', [f'listener?.{lowered(stem)}DidClose()']))
    screen.project.add(place('Interactor'), '\n\n'.join([
        type_text(f'protocol {stem}Routing: {"LaunchRouting" if screen.role == "launched" else "ViewableRouting"}', [
            ['func cleanUpViews()']]),
        type_text(f'protocol {stem}Presentable: Presentable',
            [[f'var listener: {stem}PresentableListener? {{ get set }}', *dict.fromkeys(screen.exposed)]]),
        type_text(f'protocol {stem}Listener: AnyObject', [[f'func {lowered(stem)}DidClose()']]),
        type_text(f'final class {stem}Interactor: PresentableInteractor<{stem}Presentable>, {stem}Interactable, '
            f'{stem}PresentableListener', [
                [f'weak var router: {stem}Routing?', f'weak var listener: {stem}Listener?'],
                braces(f'override init(presenter: {stem}Presentable) {{',
                    ['super.init(presenter: presenter)', 'presenter.listener = self']),
                braces('override func willResignActive() {',
                    ['super.willResignActive()', 'router?.cleanUpViews()']), *screen.interactor, *forwarded])]))


def write_builder(screen, place):
    stem = screen.stem
    screen.project.add(place('Builder'), '\n\n'.join([
        f'protocol {stem}Dependency: Dependency {{}}',
        f'final class {stem}Component: Component<{stem}Dependency> {{}}',
        type_text(f'protocol {stem}Buildable: Buildable',
            [[f'func build(withListener listener: {stem}Listener) -> {stem}Routing']]),
        type_text(f'final class {stem}Builder: Builder<{stem}Dependency>, {stem}Buildable', [
            braces(f'func build(withListener listener: {stem}Listener) -> {stem}Routing {{', [
                f'_ = {stem}Component(dependency: dependency)',
                f'let viewController = {stem}ViewController()', *screen.built,
                f'let interactor = {stem}Interactor(presenter: viewController)',
                'interactor.listener = listener',
                f'return {stem}Router(interactor: interactor, viewController: viewController)'])])]),
        screen.role == 'usual')


