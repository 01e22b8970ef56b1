"""Projects about the tree of RIBs: a parent that opens children and closes them on their request."""
import re

from project import Project, braces
from screen import type_text
from tree_flows import tabs, viewless_flow, workflow
from tree_forms import VIOLATIONS
from tree_hooks import keep
from words import STEMS

CHILD = 'Detail'
RULES = ['attach_guarded_by_trap', 'attach_without_guard', 'attached_never_detached', 'attached_never_shown',
    'child_built_not_attached', 'child_property_never_assigned', 'child_slot_assigned_after_attach',
    'close_signal_in_view_deinit', 'closed_with_child_on_top', 'detach_method_never_called', 'detached_child_not_cleared',
    'dismissed_navigation_not_cleared', 'incomplete_removal_check', 'listener_method_never_called',
    'modal_swipe_dismiss_unhandled', 'navigation_pop_unhandled', 'own_view_removed_without_listener',
    'pop_detection_without_removal_check', 'present_while_presenting', 'presentation_delegate_on_embedded_child',
    'presenter_call_before_view_load', 'removal_does_not_match_presentation', 'removal_notifier_super_missing',
    'router_creates_child_without_builder', 'router_not_assigned', 'unconditional_removal_after_interactive_pop',
    'unconfirmed_pop_detection', 'view_removed_without_detach', 'view_self_dismissal', 'viewless_rib_left_empty',
    'viewless_rib_with_viewable_router', 'wrong_child_detached']


class Tree:
    """A parent and its child under construction."""

    def __init__(self, sentence):
        self.sentence, self.project = sentence, Project(sentence)
        self.project.rules = RULES
        self.stem = sentence.pick('stem', STEMS)
        self.violation = sentence.pick('violation', ['none', 'none', *VIOLATIONS])
        self.pushed = sentence.chance('pushed', 50) if self.violation not in VIOLATIONS or VIOLATIONS[self.violation] \
            is None else VIOLATIONS[self.violation]
        self.helpers = {}                       # functions of an extension of ViewControllable, by name
        self.required = []                      # requirements of the ViewControllable of the parent
        self.witnesses = []                     # and the functions of its view that witness them

    def mark(self, violation, rule=None):
        """The marker of the place where a violation is reported; nothing if the project has another one."""
        if self.violation != violation:
            return ''
        site, mark = self.project.site()
        self.project.expect(rule or violation, site)
        return mark

    def has(self, violation):
        return self.violation == violation


def tree_project(sentence):
    self = Tree(sentence)
    self.slot = sentence.pick('slot', ['detail', 'detailRouter', 'currentDetail', 'presentedChild'])
    self.by_case = sentence.chance('event is a case', 15)
    self.event = 'detail' if self.by_case else 'detailDidClose'
    self.signature = 'detail(_ request: DetailRequest)' if self.by_case else 'detailDidClose()'
    self.requests = sentence.chance('routing by requests', 15)
    self.flags = not self.requests and sentence.chance('routing by flags', 12)
    self.routing = sentence.pick('type of the slot', ['ViewableRouting', f'{CHILD}Routing', f'(any {CHILD}Routing)',
        '(any ViewableRouting)'])
    further = sentence.pick('shape of the tree', [None, None, None, viewless_flow, tabs, workflow])
    if further:
        further(self, write_child)
        return self.project
    keep(self)
    write_child(self)
    with_sibling = sentence.chance('another child', 35)
    write_parent(self, sibling(self) if with_sibling else None)
    if self.helpers:
        self.project.add('Common/ViewControllable+Helpers.swift',
            type_text('extension ViewControllable', list(self.helpers.values())))
    return self.project


# The child

def closing(self):
    """The functions of the child's interactor that notify its listener when the user taps a button."""
    event = f'{self.event}()' if not self.by_case else f'{self.event}(.close)'
    if self.has('listener_method_never_called'):
        told = f'listener?.{self.event}(.refresh)' if self.by_case and self.sentence.chance('another case', 50) \
            else 'print("closed")'
        return [braces('func didTapClose() {', [told])]
    form = self.sentence.pick('tells', ['at once', 'through a copy', 'through a function', 'under a condition'])
    if form == 'through a copy':
        return [braces('func didTapClose() {', ['guard let listener = listener else { return }', f'listener.{event}'])]
    if form == 'through a function':
        return [braces('func didTapClose() {', ['leave()']), braces('private func leave() {', [f'listener?.{event}'])]
    if form == 'under a condition':
        return [braces('func didTapClose() {', ['guard !isBusy else { return }', f'listener?.{event}'])]
    return [braces('func didTapClose() {', [f'listener?.{event}'])]


def action(name, event):
    """The functions of a view with a button that notifies the listener."""
    return [braces('override func viewDidLoad() {', ['super.viewDidLoad()',
        f'navigationItem.rightBarButtonItem = UIBarButtonItem(primaryAction: {name}())']),
        braces(f'private func {name}() -> UIAction {{', [f'UIAction {{ [weak self] _ in self?.listener?.{event}() }}'])]


def write_child(self):
    sentence = self.sentence
    members = [f'weak var listener: {CHILD}Listener?']
    functions = closing(self)
    if any('isBusy' in line for part in functions for line in part):
        members.append('private var isBusy = false')
    starts = braces('override func didBecomeActive() {', ['super.didBecomeActive()', f'listener?.{self.event}({".close" if self.by_case else ""})']) \
        if self.has('child_slot_assigned_after_attach') else []
    self.project.add(f'{CHILD}/{CHILD}Interactor.swift', '\n\n'.join([
        f'protocol {CHILD}Routing: ViewableRouting {{}}',
        type_text(f'protocol {CHILD}Presentable: Presentable', [[f'var listener: {CHILD}PresentableListener? {{ get set }}']]),
        type_text(f'protocol {CHILD}Listener: AnyObject', [[f'func {self.signature}' + self.mark('listener_method_never_called')]]),
        *([type_text(f'enum {CHILD}Request', [['case close', 'case refresh']])] if self.by_case else []),
        type_text(f'final class {CHILD}Interactor: PresentableInteractor<{CHILD}Presentable>, {CHILD}PresentableListener', [
            members, braces(f'override init(presenter: {CHILD}Presentable) {{', ['super.init(presenter: presenter)',
                'presenter.listener = self']), *([starts] if starts else []), *functions])]))
    closes = sentence.pick('button is', ['@objc', 'a UIAction'])
    tap = [braces('@objc private func closeTapped() {', ['listener?.didTapClose()'])] if closes == '@objc' else \
        action('closeAction', 'didTapClose')
    self.project.add(f'{CHILD}/{CHILD}ViewController.swift', '\n\n'.join([
        type_text(f'protocol {CHILD}PresentableListener: AnyObject', [['func didTapClose()']]),
        type_text(f'final class {CHILD}ViewController: UIViewController, {CHILD}Presentable, ViewControllable', [
            [f'weak var listener: {CHILD}PresentableListener?'], *tap, *self.own])]))
    self.project.add(f'{CHILD}/{CHILD}Builder.swift', '\n\n'.join([
        f'protocol {CHILD}Dependency: Dependency {{}}',
        f'final class {CHILD}Component: Component<{CHILD}Dependency> {{}}',
        f'final class {CHILD}Router: ViewableRouter<{CHILD}Interactor, {CHILD}ViewController>, {CHILD}Routing {{}}',
        type_text(f'protocol {CHILD}Buildable: Buildable', [[
            f'func build(withListener listener: {CHILD}Listener) -> {CHILD}Routing']]),
        type_text(f'final class {CHILD}Builder: Builder<{CHILD}Dependency>, {CHILD}Buildable', [
            braces(f'func build(withListener listener: {CHILD}Listener) -> {CHILD}Routing {{', [
                f'_ = {CHILD}Component(dependency: dependency)', f'let viewController = {CHILD}ViewController()', *self.kept,
                f'let interactor = {CHILD}Interactor(presenter: viewController)', 'interactor.listener = listener',
                f'return {CHILD}Router(interactor: interactor, viewController: viewController)'])])]))


# The parent

def shown(self, view):
    """The statements that show the child's view."""
    if self.has('attached_never_shown'):
        return []
    mark = self.mark('navigation_pop_unhandled') if self.pushed else self.mark('modal_swipe_dismiss_unhandled')
    call = f'navigationController?.pushViewController({view}.uiviewController, animated: true)' if self.pushed \
        else f'present({view}.uiviewController, animated: true)'
    form = self.sentence.pick('shown by', ['UIKit', 'an extension', 'a function', 'a local', 'the view',
        *([] if self.pushed or mark or self.has_delegate or self.has('removal_does_not_match_presentation')
            else ['a navigation controller'])])
    if form == 'the view':
        self.required.append('func showDetail(_ child: ViewControllable)')
        self.witnesses.append(braces('func showDetail(_ child: ViewControllable) {', [
            call.replace(f'{view}.uiviewController', 'child.uiviewController')]))
        return [f'viewController.showDetail({view}){mark}']
    if form == 'a navigation controller':
        return [f'let container = UINavigationController(rootViewController: {view}.uiviewController)',
            'container.modalPresentationStyle = .fullScreen',
            'viewController.uiviewController.present(container, animated: true)']
    if form == 'an extension':
        name = self.sentence.pick('helper shows', ['show', 'present', 'open', 'push'])
        own = call.replace(f'{view}.uiviewController', 'child.uiviewController')
        self.helpers['shows'] = braces(f'func {name}(_ child: ViewControllable) {{', [f'uiviewController.{own}'])
        return [f'viewController.{name}({view}){mark}']
    if form == 'a function':
        own = call.replace(f'{view}.uiviewController', 'child.uiviewController')
        self.functions.append(braces('private func show(_ child: ViewControllable) {', [
            f'viewController.uiviewController.{own}']))
        return [f'show({view}){mark}']
    if form == 'a local':
        return ['let owner = viewController.uiviewController', f'owner.{call}{mark}']
    return [f'viewController.uiviewController.{call}{mark}']


def removed(self):
    """The statements that remove the child's view."""
    pops = self.pushed != self.has('removal_does_not_match_presentation')
    mark = self.mark('removal_does_not_match_presentation') or self.mark('view_removed_without_detach')
    call = 'navigationController?.popViewController(animated: true)' if pops else 'dismiss(animated: true)'
    form = self.sentence.pick('removed by', ['UIKit', 'an extension', 'a function', 'a local', 'the view'])
    if form == 'the view':
        self.required.append('func hideDetail()')
        self.witnesses.append(braces('func hideDetail() {', [call]))
        return [f'viewController.hideDetail(){mark}']
    if form == 'an extension':
        name = self.sentence.pick('helper removes', ['hide', 'closeTop', 'leave', 'removeChild'])
        self.helpers['removes'] = braces(f'func {name}() {{', [f'uiviewController.{call}'])
        return [f'viewController.{name}(){mark}']
    if form == 'a function':
        self.functions.append(braces('private func hide() {', [f'viewController.uiviewController.{call}{mark}']))
        return ['hide()']
    if form == 'a local' and pops:
        return ['let navigation = viewController.uiviewController.navigationController',
            f'navigation?.popViewController(animated: true){mark}']
    return [f'viewController.uiviewController.{call}{mark}']


def attaching(self):
    """The function of the parent's router that attaches the child."""
    slot, sentence = self.slot, self.sentence
    guard = sentence.pick('guard', [f'guard {slot} == nil else {{ return }}', f'if {slot} != nil {{ return }}',
        f'guard nil == {slot} else {{ return }}', f'guard self.{slot} == nil else {{ return }}'])
    if self.has('attach_without_guard'):
        guard = ''
    if self.has('attach_guarded_by_trap'):
        guard = f'precondition({slot} == nil){self.mark("attach_guarded_by_trap")}'
    local = sentence.pick('local', ['router', 'child', slot])
    store = ('self.' if local == slot or sentence.chance('self', 30) else '') + f'{slot} = {local}'
    store = [] if self.has('child_property_never_assigned') else [store + self.mark('attach_without_guard')]
    by_function = sentence.chance('attached by a function', 20)
    attach = 'attach' if by_function else sentence.pick('attached by', ['attachChild', 'self.attachChild'])
    marks = self.mark('attached_never_shown') + self.mark('child_slot_assigned_after_attach')
    if self.pushed:                             # it is a way to leave a child that nothing detaches, too
        marks += self.mark('view_removed_without_detach', 'attached_never_detached')
    if by_function and marks:
        by_function, attach = False, 'attachChild'
    if by_function:
        self.functions.append(braces('private func attach(_ child: ViewableRouting) {', ['attachChild(child)']))
    call = [] if self.has('child_built_not_attached') else [f'{attach}({local}){marks}']
    built = self.mark('child_built_not_attached')
    show = [line.format(local) for line in self.shows] + shown(self, f'{local}.viewControllable')
    order = [call, store] if self.has('child_slot_assigned_after_attach') else sentence.pick('order', [[store, call],
        [call, store]])
    last = sentence.chance('shown first', 25)
    body = [*show, *order[0], *order[1]] if last else [*order[0], *order[1], *show]
    if not last and sentence.chance('shown between', 25):
        body = [*order[0], *show, *order[1]]
    return braces('func attachDetail() {', [*([guard] if guard else []),
        f'let {local} = detailBuilder.build(withListener: interactor){built}', *body])


def detaching(self):
    """The function of the parent's router that detaches the child."""
    slot, sentence = self.slot, self.sentence
    form = sentence.pick('unwrapped by', ['guard let', 'if let', 'shorthand', 'shorthand if'])
    local = slot if 'shorthand' in form else sentence.pick('local of the child', ['router', 'child'])
    call = [] if self.has('view_removed_without_detach') else [
        f'detachChild({local}){self.mark("detached_child_not_cleared")}']
    clear = [] if self.has('detached_child_not_cleared') else [
        ('self.' if local == slot or sentence.chance('self', 30) else '') + f'{slot} = nil']
    hide = [] if self.has('attached_never_shown') else removed(self)
    if call and clear and sentence.chance('cleared at the end', 15):
        head = f'let {local} = {slot}' if 'shorthand' not in form else f'let {slot}'
        return braces(detach_head(self), [f'guard {head} else {{ return }}',
            f'defer {{ self.{slot} = nil }}', *hide, *call])
    if call and clear and sentence.chance('detached by map', 10):
        return braces(detach_head(self), [f'{slot}.map(detachChild)', *hide,
            f'{slot} = nil'])
    parts = sentence.pick('order of the removal', [[hide, call, clear], [call, hide, clear], [call, clear, hide]])
    statements = [line for part in parts for line in part]
    head = f'let {slot}' if 'shorthand' in form else f'let {local} = {slot}'
    start = detach_head(self)
    if 'if' in form.split():
        return braces(start, braces(f'if {head} {{', statements))
    return braces(start, [f'guard {head} else {{ return }}', *statements])


def detach_head(self):
    """The first line of the function that detaches the child; with requests, the branch that calls it is reported."""
    return 'func detachDetail() {' + ('' if self.requests or self.flags else self.mark('detach_method_never_called'))


def handling(self, stem, children):
    """The function of the parent's router that attaches and detaches children by the case that it is called with."""
    named = [(f'{verb}{child}', self.mark('detach_method_never_called') if f'{verb}{child}' == f'detach{CHILD}' else '')
        for child in children for verb in ('attach', 'detach')]
    head = f'func handle(_ request: {stem}Request) {{'
    form = self.sentence.pick('cases are told by', ['switch', 'switch', 'if case', 'comparisons', 'guards'])
    if form == 'if case':
        return braces(head, [f'if case .{name} = request {{ {name}(){mark} }}' for name, mark in named])
    if form == 'comparisons':
        return braces(head, [line for name, mark in named for line in braces(
            f'if {self.sentence.pick("comparison", ["request == .{0}", ".{0} == request"]).format(name)} {{',
            [f'{name}(){mark}', 'return'])])
    if form == 'guards':
        *others, (name, mark) = named
        return braces(head, [*(f'if request == .{other} {{ return {other}(){text} }}' for other, text in others),
            self.sentence.pick('guard of the last', ['guard case .{0} = request else {{ return }}',
                'guard request == .{0} else {{ return }}']).format(name), f'{name}(){mark}'])
    branches = [f'case .{name}: {name}(){mark}' for name, mark in named]
    last = self.sentence.pick('other cases', ['case .refresh: break', 'default: print("refresh")'])
    return braces(head, ['switch request {', *branches, last, '}'])


def switching(self, child):
    """The function of the parent's router that attaches or detaches a child by the flag that it is called with."""
    mark = self.mark('detach_method_never_called') if child == CHILD else ''
    head = f'func set{child}({self.sentence.pick("flag is", ["_ isShown", "shown isShown"])}: Bool) {{'
    shown, hidden = f'attach{child}()', f'detach{child}(){mark}'
    self.labels[child] = 'shown: ' if 'shown isShown' in head else ''
    return braces(head, self.sentence.pick('flag is told by', [
        [f'if isShown {{ {shown} }} else {{', f'    {hidden}', '}'],
        ['guard isShown else {', f'    {hidden}', '    return', '}', shown],
        ['if !isShown {', f'    return {hidden}', '}', shown],
        ['switch isShown {', f'case true: {shown}', f'case false: {hidden}', '}'],
        [f'if isShown == true {{ {shown} }}', f'if isShown == false {{ {hidden} }}']]))


def requested(self, stem, texts):
    """Texts that call the router's functions, by requests or flags instead."""
    if self.flags:
        return [re.sub(r'\b(router\??)\.(at|de)tach(\w+)\(\)', lambda call: f'{call[1]}.set{call[3]}('
            f'{self.labels[call[3]]}{"true" if call[2] == "at" else "false"})', text) for text in texts]
    if not self.requests:
        return texts
    head = self.sentence.pick('request is written', ['', f'{stem}Request'])
    return [re.sub(r'\b(router\??)\.((?:at|de)tach\w+)\(\)', rf'\1.handle({head}.\2)', text) for text in texts]


def answering(self):
    """The functions of the parent's interactor upon the child's event."""
    head = f'func {self.signature} {{'
    if self.by_case:
        closes = [] if self.has('detach_method_never_called') else ['router?.detachDetail()']
        form = self.sentence.pick('event is told by', ['switch', 'if case', 'guard case', 'comparison'])
        if form == 'if case':
            return [braces(head, braces('if case .close = request {', closes or ['print("closed")']))]
        if form == 'guard case':
            return [braces(head, ['guard case .close = request else { return }', *(closes or ['print("closed")'])])]
        if form == 'comparison':
            return [braces(head, braces('if request == .close {', closes or ['print("closed")']))]
        return [braces(head, ['switch request {', 'case .close: ' + (closes[0] if closes else 'break'),
            'case .refresh: print("refresh")', '}'])]
    if self.has('detach_method_never_called'):
        return [braces(head, ['print("closed")'])]
    form = self.sentence.pick('answers', ['at once', 'through a copy', 'through a function'])
    if form == 'through a copy':
        return [braces(head, ['guard let router = router else { return }', 'router.detachDetail()'])]
    if form == 'through a function':
        return [braces(head, ['closeDetail()']), braces('private func closeDetail() {', ['router?.detachDetail()'])]
    return [braces(head, ['router?.detachDetail()'])]


def sibling(self):
    """Another child without a violation: the texts of its files, and the functions of the parent's router and interactor."""
    other = Tree.__new__(Tree)
    other.__dict__.update(self.__dict__)
    other.project, other.violation, other.helpers, other.functions = Project(self.sentence), 'none', {}, []
    other.required, other.witnesses = [], []
    other.pushed = self.sentence.chance('another child is pushed', 50)
    keep(other, is_sibling=True)
    write_child(other)
    for path, text, _ in other.project.blocks:
        self.project.add(renamed(path), renamed(text))
    parts = [attaching(other), detaching(other), *other.functions]
    self.helpers.update({f'{name} of the other': [renamed(line) for line in lines] for name, lines in other.helpers.items()})
    self.required += [renamed(line) for line in other.required]
    self.witnesses += [[renamed(line) for line in part] for part in other.witnesses]
    return [[renamed(line) for line in part] for part in parts], [[renamed(line) for line in part] for part in answering(other)]


def renamed(text):
    """A text about the other child."""
    text = re.sub(r'\b(show|present|open|push|hide|closeTop|leave|removeChild|attach)\((?=_|\)|\w+(?:\.viewControllable)?\))', r'\1Filter(', text)
    return text.replace('Detail', 'Filter').replace('detail', 'filter').replace('presentedChild', 'presentedFilter')


def write_parent(self, other):
    stem, sentence = self.stem, self.sentence
    self.functions = []
    attach, detach = attaching(self), detaching(self)
    unassigned = self.mark('router_not_assigned')
    children = [CHILD, *(['Filter'] if other else [])]
    names = [f'{verb}{child}' for child in children for verb in ('attach', 'detach')]
    self.labels = {}
    switches = [switching(self, child) for child in children] if self.flags else []
    self.project.add(f'{stem}/{stem}Interactor.swift', '\n\n'.join(requested(self, stem, [
        *([type_text(f'enum {stem}Request', [[f'case {", ".join(names)}, refresh']])] if self.requests else []),
        type_text(f'protocol {stem}Routing: ViewableRouting', [[f'func handle(_ request: {stem}Request)']
            if self.requests else [part[0].removesuffix(' {') for part in switches] or [f'func {name}()' for name in names]]),
        type_text(f'protocol {stem}Presentable: Presentable', [[f'var listener: {stem}PresentableListener? {{ get set }}']]),
        f'protocol {stem}Listener: AnyObject {{}}',
        type_text(f'final class {stem}Interactor: PresentableInteractor<{stem}Presentable>, {stem}Interactable, '
            f'{", ".join([f"{stem}PresentableListener", *self.conformances])}', [
                [f'weak var router: {stem}Routing?{unassigned}', f'weak var listener: {stem}Listener?', *self.members],
            braces(f'override init(presenter: {stem}Presentable) {{', ['super.init(presenter: presenter)',
                'presenter.listener = self', *self.starts]),
            braces('func didTapOpen() {', ['router?.attachDetail()']), *answering(self), *self.of_interactor,
            *([braces('func didTapFilter() {', ['router?.attachFilter()']), *other[1]] if other else [])])])))
    opened = sentence.pick('opened by', ['@objc', 'a UIAction', 'a delegate'])
    opening = {'@objc': [braces('@objc private func openTapped() {', ['listener?.didTapOpen()'])],
        'a UIAction': action('openAction', 'didTapOpen'),
        'a delegate': [braces('func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {', [
            'listener?.didTapOpen()'])]}[opened]
    delegate = ''.join(f', {name}' for name in [
        *(['UITableViewDelegate'] if opened == 'a delegate' else []), *self.supertypes])
    self.project.add(f'{stem}/{stem}ViewController.swift', '\n\n'.join([
        type_text(f'protocol {stem}PresentableListener: AnyObject', [['func didTapOpen()', *self.told, *(['func didTapFilter()'] if other else [])]]),
        type_text(f'final class {stem}ViewController: UIViewController, {stem}Presentable, {stem}ViewControllable{delegate}', [
            [f'weak var listener: {stem}PresentableListener?'],
            *opening, *([braces('@objc private func filterTapped() {', ['listener?.didTapFilter()'])] if other else []),
            *self.witnesses, *self.of_view])]))
    moved = sentence.chance('in an extension', 25)
    property = self.mark('child_property_never_assigned')
    # Code elsewhere that uses the name could attach, show or assign what is not private.
    access = 'private ' if not moved or self.violation != 'none' or sentence.chance('private', 50) else ''
    also = ', filterBuilder: FilterBuildable' if other else ''
    own = [braces(f'init(interactor: {stem}Interactable, viewController: {stem}ViewControllable, detailBuilder: {CHILD}Buildable{also}) {{',
        ['self.detailBuilder = detailBuilder', *(['self.filterBuilder = filterBuilder'] if other else []), 'super.init(interactor: interactor, viewController: viewController)',
            *([] if self.has('router_not_assigned') else ['interactor.router = self'])])]
    parts = [attach, detach, *self.functions, *(other[0] if other else []),
        *([handling(self, stem, children)] if self.requests else []), *switches]
    slot = renamed(self.slot) if renamed(self.slot) != self.slot else 'otherChild'
    stored = ['private let filterBuilder: FilterBuildable', f'{access}var {slot}: {renamed(self.routing)}?'] if other else []
    texts = [type_text(f'protocol {stem}Interactable: Interactable, {CHILD}Listener{", FilterListener" if other else ""}', [
            [f'var router: {stem}Routing? {{ get set }}', f'var listener: {stem}Listener? {{ get set }}', *self.interactable]]),
        type_text(f'protocol {stem}ViewControllable: ViewControllable', [self.required]) if self.required
            else f'protocol {stem}ViewControllable: ViewControllable {{}}',
        type_text(f'final class {stem}Router: ViewableRouter<{stem}Interactable, {stem}ViewControllable>, {stem}Routing', [
            [f'private let detailBuilder: {CHILD}Buildable', f'{access}var {self.slot}: {self.routing}?{property}', *stored], *own,
            *([] if moved else parts)])]
    if moved:
        texts.append(type_text(f'extension {stem}Router', parts))
    self.project.add(f'{stem}/{stem}Router.swift', '\n\n'.join(texts))
    self.project.add(f'{stem}/{stem}Builder.swift', '\n\n'.join([
        f'protocol {stem}Dependency: Dependency {{}}',
        f'final class {stem}Component: Component<{stem}Dependency>, {CHILD}Dependency{", FilterDependency" if other else ""} {{}}',
        type_text(f'protocol {stem}Buildable: Buildable', [[f'func build(withListener listener: {stem}Listener) -> {stem}Routing']]),
        type_text(f'final class {stem}Builder: Builder<{stem}Dependency>, {stem}Buildable', [
            braces(f'func build(withListener listener: {stem}Listener) -> {stem}Routing {{', [
                f'let component = {stem}Component(dependency: dependency)', f'let viewController = {stem}ViewController()',
                f'let interactor = {stem}Interactor(presenter: viewController)', 'interactor.listener = listener',
                f'return {stem}Router(interactor: interactor, viewController: viewController, '
                f'detailBuilder: {CHILD}Builder(dependency: component)'
                f'{", filterBuilder: FilterBuilder(dependency: component)" if other else ""})'])])]))
