"""A RIB and its child under construction: what each of their types has, and the files that they make."""
from dataclasses import dataclass, field

from project import SITE, Project, braces
from screen import type_text
from words import STEMS

CHILD = 'Detail'


@dataclass
class Type:
    """What a type has beside its wiring: supertypes, stored properties, initializer, functions."""
    supertypes: list = field(default_factory=list)
    members: list = field(default_factory=list)         # stored properties, one text each
    parameters: list = field(default_factory=list)      # (parameter, argument), for the initializer and its call
    assigns: list = field(default_factory=list)         # statements before super.init
    begins: list = field(default_factory=list)          # statements after super.init
    starts: list = field(default_factory=list)          # didBecomeActive, didLoad, viewDidLoad
    ends: list = field(default_factory=list)            # willResignActive, viewWillDisappear
    functions: list = field(default_factory=list)
    mark: str = ''                                      # the site of the type's name
    hook_mark: str = ''                                 # the site of didBecomeActive, didLoad, viewDidLoad

    def conforms(self):
        return ''.join(f', {name}' for name in self.supertypes)

    def declared(self):
        return ''.join(f', {parameter}' for parameter, _ in self.parameters)

    def given(self):
        return ''.join(f', {argument}' for _, argument in self.parameters)


class RIB:
    """A RIB with a view and a child that it opens on a tap and closes on the child's event."""

    def __init__(self, sentence, rules):
        self.sentence, self.project = sentence, Project(sentence)
        self.project.rules = rules
        self.stem = sentence.pick('stem', STEMS)
        self.interactor, self.router, self.view, self.component, self.builder = (Type() for _ in range(5))
        self.presentable_supertypes = []
        self.presentable = []                           # requirements, one text each
        self.interactable = []
        self.routing = []
        self.dependency = []
        self.tapped = []                                # requirements of the presentable listener
        self.built = []                                 # statements of the builder before the return
        self.listener_requirements = []
        self.texts = []                                 # (path, text) of further types
        # What forms replace.
        self.component_base = f'Component<{self.stem}Dependency>'
        self.view_base = 'UIViewController'
        self.presenter_wired = ['presenter.listener = self']
        self.listener_in_view = f'weak var listener: {self.stem}PresentableListener?'
        self.listener_in_interactor = f'weak var listener: {self.stem}Listener?'
        self.listener_set = ['interactor.listener = listener']
        self.constructs_interactor = ''                 # the site of the interactor's construction
        self.interactor_base = f'PresentableInteractor<{self.stem}Presentable>'
        self.constructs_view = f'{self.stem}ViewController()'
        self.router_view = 'viewController'             # the view that the router gets
        self.detail_builder = 'DetailBuildable'
        self.listener_in_detail = 'weak var listener: DetailListener?'
        self.opening = [braces('@objc private func openTapped() {', ['listener?.didTapOpen()'])]
        self.interactable_supertypes = []
        # How the router shows the child, whose router is `child`.
        self.presents = ['let screen = child.viewControllable.uiviewController', 'screen.modalPresentationStyle = .fullScreen',
            'viewController.uiviewController.present(screen, animated: true)']
        self.removes = ['viewController.uiviewController.dismiss(animated: true)']
        self.detail_router = []                         # functions of the child's router
        self.superclass_calls = {'didBecomeActive': True, 'willResignActive': True, 'didLoad': True}

    def pick(self, slot, options):
        return self.sentence.pick(slot, options)

    def chance(self, slot, percent):
        return self.sentence.chance(slot, percent)

    def mark(self, rule):
        """The marker of a place where a rule reports."""
        site, mark = self.project.site()
        self.project.expect(rule, site)
        return mark

    def add(self, path, text):
        self.texts.append((path, text))

    # Code that a form adds, in one of the ways in which people write it.

    def started(self, *statements):
        """Statements that run when the interactor becomes active: in the hook itself, or in a function that it calls."""
        if self.chance('hook calls a function', 30):
            name = self.pick('function of the hook', ['setUp', 'bind', 'configure', 'prepare'])
            self.interactor.starts.append(f'{name}()')
            self.interactor.functions.append(braces(f'private func {name}() {{', list(statements)))
        else:
            self.interactor.starts += statements

    def tap(self, name, statements, called='interactor'):
        """A tap in the view, and what the interactor does upon it."""
        self.tapped.append(f'func {name}()')
        self.interactor.functions.append(braces(f'func {name}() {{', list(statements)))
        self.view.functions.append(braces(f'@objc private func {name}Tapped() {{', [f'listener?.{name}()']))

    def write(self):
        write_child(self)
        write_interactor(self)
        write_view(self)
        write_router(self)
        write_builder(self)
        for path, text in self.texts:
            self.project.add(path, text)
        return self.project


def hook(head, statements, calls_super=True, mark=''):
    """An override with its call of the superclass; none without statements."""
    name = head.partition('(')[0]
    return [braces(f'override func {head} {{{mark}', [*([f'super.{name}()'] if calls_super else []), *statements])] \
        if statements else []


def write_interactor(self):
    stem, own = self.stem, self.interactor
    self.project.add(f'{stem}/{stem}Interactor.swift', '\n\n'.join([
        type_text(f'protocol {stem}Routing: ViewableRouting', [['func attachDetail()', 'func detachDetail()', *self.routing]]),
        type_text(f'protocol {stem}Presentable: {", ".join(["Presentable", *self.presentable_supertypes])}', [
            [f'var listener: {stem}PresentableListener? {{ get set }}', *self.presentable]]),
        type_text(f'protocol {stem}Listener: AnyObject', [self.listener_requirements]) if self.listener_requirements
            else f'protocol {stem}Listener: AnyObject {{}}',
        type_text(f'final class {stem}Interactor: {self.interactor_base}, {stem}Interactable, '
            f'{stem}PresentableListener{own.conforms()}{own.mark}', [
                [f'weak var router: {stem}Routing?', self.listener_in_interactor, *own.members],
                braces(f'{"override " if not own.parameters else ""}init(presenter: {stem}Presentable{own.declared()}) {{',
                    [*own.assigns, 'super.init(presenter: presenter)', *self.presenter_wired, *own.begins]),
                *hook('didBecomeActive()', own.starts, self.superclass_calls['didBecomeActive'], own.hook_mark),
                *hook('willResignActive()', own.ends, self.superclass_calls['willResignActive']),
                braces('func didTapOpen() {', ['router?.attachDetail()']),
                braces('func detailDidClose() {', ['router?.detachDetail()']), *own.functions])]))


def write_view(self):
    stem, own = self.stem, self.view
    init = [braces(f'init({own.declared()[2:]}) {{', [*own.assigns, 'super.init(nibName: nil, bundle: nil)', *own.begins]),
        braces('required init?(coder: NSCoder) {', ['fatalError("init(coder:) is not supported")'])] \
        if own.parameters else []
    self.project.add(f'{stem}/{stem}ViewController.swift', '\n\n'.join([
        type_text(f'protocol {stem}PresentableListener: AnyObject', [['func didTapOpen()', *self.tapped]]),
        type_text(f'final class {stem}ViewController: {self.view_base}, {stem}Presentable, {stem}ViewControllable'
            f'{own.conforms()}{own.mark}', [[self.listener_in_view, *own.members], *init,
                *hook('viewDidLoad()', own.starts), *self.opening, *own.functions])]))


def write_router(self):
    stem, own = self.stem, self.router
    self.project.add(f'{stem}/{stem}Router.swift', '\n\n'.join([
        type_text(f'protocol {stem}Interactable: {", ".join(["Interactable", "DetailListener", *self.interactable_supertypes])}', [[
            f'var router: {stem}Routing? {{ get set }}', f'var listener: {stem}Listener? {{ get set }}',
            *self.interactable]]),
        f'protocol {stem}ViewControllable: ViewControllable {{}}',
        type_text(f'final class {stem}Router: ViewableRouter<{stem}Interactable, {stem}ViewControllable>, {stem}Routing'
            f'{own.conforms()}{own.mark}', [
                [f'private let detailBuilder: {self.detail_builder}', 'private var detail: ViewableRouting?', *own.members],
                braces(f'init(interactor: {stem}Interactable, viewController: {stem}ViewControllable, '
                    f'detailBuilder: {SITE.sub("", self.detail_builder)}{own.declared()}) {{', ['self.detailBuilder = detailBuilder',
                        *own.assigns, 'super.init(interactor: interactor, viewController: viewController)',
                        'interactor.router = self', *own.begins]),
                *hook('didLoad()', own.starts),
                braces('func attachDetail() {', ['guard detail == nil else { return }',
                    'let child = detailBuilder.build(withListener: interactor)', 'detail = child', 'attachChild(child)',
                    *self.presents]),
                braces('func detachDetail() {', ['guard let child = detail else { return }',
                    *self.removes, 'detachChild(child)', 'detail = nil']),
                *own.functions])]))


def write_builder(self):
    stem, own, component = self.stem, self.builder, self.component
    requirements = [self.dependency] if self.dependency else []
    self.project.add(f'{stem}/{stem}Builder.swift', '\n\n'.join([
        type_text(f'protocol {stem}Dependency: Dependency', requirements) if requirements
            else f'protocol {stem}Dependency: Dependency {{}}',
        type_text(f'final class {stem}Component: {self.component_base}, DetailDependency{component.conforms()}'
            f'{component.mark}', [component.members, *component.functions])
            if component.members or component.functions
            else f'final class {stem}Component: {self.component_base}, DetailDependency{component.conforms()} {{}}',
        type_text(f'protocol {stem}Buildable: Buildable', [[
            f'func build(withListener listener: {stem}Listener) -> {stem}Routing']]),
        type_text(f'final class {stem}Builder: Builder<{stem}Dependency>, {stem}Buildable{own.conforms()}{own.mark}', [
            own.members, *([braces(f'override init(dependency: {stem}Dependency) {{', [*own.assigns,
                'super.init(dependency: dependency)', *own.begins])] if own.assigns or own.begins else []),
            braces(f'func build(withListener listener: {stem}Listener) -> {stem}Routing {{', [
                f'let component = {stem}Component(dependency: dependency)',
                f'let viewController = {self.constructs_view}',
                f'let interactor = {stem}Interactor(presenter: viewController{self.interactor.given()})'
                    f'{self.constructs_interactor}',
                *self.listener_set, *self.built,
                f'return {stem}Router(interactor: interactor, viewController: {self.router_view}, '
                f'detailBuilder: DetailBuilder(dependency: component){self.router.given()})']), *own.functions])]))


def write_child(self):
    self.project.add('Detail/DetailInteractor.swift', '\n\n'.join([
        'protocol DetailRouting: ViewableRouting {}',
        type_text('protocol DetailPresentable: Presentable', [['var listener: DetailPresentableListener? { get set }']]),
        type_text('protocol DetailListener: AnyObject', [['func detailDidClose()']]),
        type_text('final class DetailInteractor: PresentableInteractor<DetailPresentable>, DetailPresentableListener', [
            [self.listener_in_detail],
            braces('override init(presenter: DetailPresentable) {', ['super.init(presenter: presenter)',
                'presenter.listener = self']),
            braces('func didTapClose() {', ['listener?.detailDidClose()'])])]))
    self.project.add('Detail/DetailViewController.swift', '\n\n'.join([
        type_text('protocol DetailPresentableListener: AnyObject', [['func didTapClose()']]),
        type_text('final class DetailViewController: UIViewController, DetailPresentable, ViewControllable', [
            ['weak var listener: DetailPresentableListener?'],
            braces('@objc private func closeTapped() {', ['listener?.didTapClose()'])])]))
    self.project.add('Detail/DetailBuilder.swift', '\n\n'.join([
        'protocol DetailDependency: Dependency {}',
        'final class DetailComponent: Component<DetailDependency> {}',
        type_text('final class DetailRouter: ViewableRouter<DetailInteractor, DetailViewController>, DetailRouting',
            self.detail_router) if self.detail_router
            else 'final class DetailRouter: ViewableRouter<DetailInteractor, DetailViewController>, DetailRouting {}',
        type_text('protocol DetailBuildable: Buildable', [['func build(withListener listener: DetailListener) -> DetailRouting']]),
        type_text('final class DetailBuilder: Builder<DetailDependency>, DetailBuildable', [
            braces('func build(withListener listener: DetailListener) -> DetailRouting {', [
                '_ = DetailComponent(dependency: dependency)', 'let viewController = DetailViewController()',
                'let interactor = DetailInteractor(presenter: viewController)', 'interactor.listener = listener',
                'return DetailRouter(interactor: interactor, viewController: viewController)'])])]))
