"""Projects about strong_router: the properties and closures of an interactor."""
from project import Project, braces
from router_closures import CLOSURES
from router_storages import STORAGES
from router_types import TYPES
from screen import type_text
from words import STEMS


def router_project(sentence):
    project = Project(sentence)
    stem = sentence.pick('stem', STEMS)
    name = sentence.pick('property', ['router', 'mainRouter', 'flow', 'coordinator', 'navigation'])
    members, functions, texts, base, generic, binds = [], [], [], [], '', ''
    site, mark = project.site()
    if sentence.chance('closure', 35):
        made = sentence.pick('kept closure', CLOSURES)(sentence, mark)
        members += [f'weak var router: {stem}Routing?', *made.members]
        functions += made.functions
        texts += made.texts
        strong = made.strong
        project.expected |= set(made.others)
    else:
        type_ = sentence.pick('type of the router', TYPES)(stem)
        stored = sentence.pick('storage', STORAGES)(sentence, name, type_)
        strong = stored.strong and type_.routes
        generic, texts, binds = type_.generic, [*type_.texts, *stored.texts], stored.binds
        functions += stored.functions
        marked = []
        for text in stored.lines:
            first, *rest = text.split('\n')
            at = [first + mark, *rest] if name in first else [first, rest[0] + mark]
            marked += at
        if stored.base:
            base = marked
        elif stored.overrides:
            base, members = [stored.overrides], [*members, *marked]
        else:
            members += marked
        if any(text.startswith('private let') and '= ' not in text for text in stored.lines):
            functions.insert(0, braces(f'init({name}: {type_.written}) {{', [f'self.{name} = {name}', 'super.init()']))
        if name != 'router':
            members.append(f'weak var router: {stem}Routing?')
    write(sentence, project, stem, generic, members, functions, texts, base, binds)
    if strong:
        project.expect('strong_router', site)
    return project


def write(sentence, project, stem, generic, members, functions, texts, base, binds):
    superclass = 'Interactor'
    apart = sentence.chance('types apart', 50)
    for text in texts:
        project.add('Common/Types.swift' if apart else f'{stem}/{stem}Interactor.swift', text)
    if base:
        superclass = f'BaseInteractor{"<R>" if generic else ""}{f"<{binds}>" if binds else ""}'
        project.add('Common/BaseInteractor.swift', type_text(
            f'class BaseInteractor{generic or ("<Target>" if binds else "")}: Interactor', [base]))
    functions = functions or [braces('override func didBecomeActive() {', ['super.didBecomeActive()'])]
    project.add(f'{stem}/{stem}Interactor.swift', '\n\n'.join([
        type_text(f'protocol {stem}Routing: ViewableRouting', [['func detachDetail()', 'func wait() async']]),
        type_text(f'protocol {stem}Listener: AnyObject', [[f'func {stem[:1].lower() + stem[1:]}DidClose()']]),
        type_text(f'final class {stem}Interactor{generic}: {superclass}, {stem}Interactable', [
            [*members, f'weak var listener: {stem}Listener?'], *functions])]))
    project.add(f'{stem}/{stem}Router.swift', '\n\n'.join([
        type_text(f'protocol {stem}Interactable: Interactable', [[f'var listener: {stem}Listener? {{ get set }}']]),
        type_text(f'final class {stem}Router: ViewableRouter<{stem}Interactable, ViewControllable>, {stem}Routing', [
            braces('func detachDetail() {', ['children.forEach(detachChild)']), ['func wait() async {}']])]))
