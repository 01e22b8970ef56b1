"""Projects about builder_skips_component: a builder, its RIB, and perhaps a child."""
from builder_kinds import KINDS
from evidence import Builder, constructed
from project import braces
from screen import type_text


def builder_project(sentence):
    self = Builder(sentence)
    self.made = self.delegates = self.launch = self.child_conforms = False
    self.conforms = ''
    self.dependency_refines = ''
    sentence.pick('kind', KINDS)(self)
    write(self)
    return self.project


def write(self):
    stem, project, sentence = self.stem, self.project, self.sentence
    router = 'LaunchRouter' if self.launch else 'ViewableRouter'
    routing = 'LaunchRouting' if self.launch else 'ViewableRouting'
    for text in self.texts:
        project.add(sentence.pick('file of the helper', [f'{stem}/{stem}Builder.swift', 'Common/Shared.swift']), text)
    project.add('Common/Clock.swift', 'protocol Clock: AnyObject {}')
    project.add(f'{stem}/{stem}Interactor.swift', '\n\n'.join([
        f'protocol {stem}Presentable: Presentable {{}}', f'protocol {stem}Listener: AnyObject {{}}',
        type_text(f'final class {stem}Interactor: PresentableInteractor<{stem}Presentable>', [
            [f'weak var listener: {stem}Listener?', 'private let clock: Clock?'],
            braces(f'init(presenter: {stem}Presentable, clock: Clock? = nil) {{', ['self.clock = clock',
                'super.init(presenter: presenter)'])])]))
    project.add(f'{stem}/{stem}Router.swift', '\n\n'.join([f'protocol {stem}Routing: {routing} {{}}',
        f'final class {stem}ViewController: UIViewController, {stem}Presentable, ViewControllable {{}}',
        f'final class {stem}Router: {router}<{stem}Interactor, ViewControllable>, {stem}Routing {{}}']))
    refined = ', '.join(part for part in ('Dependency', self.dependency_refines) if part)
    parts = [type_text(f'protocol {stem}Dependency: {refined}', [self.requirements]) if self.requirements
        else f'protocol {stem}Dependency: {refined} {{}}']
    parts.append(type_text(f'final class {self.component}: {self.component_base}{self.conforms}', self.component_body)
        if self.component_body else f'final class {self.component}: {self.component_base}{self.conforms} {{}}')
    if self.child_conforms:
        parts.append(type_text(f'extension {self.component}: DetailDependency', [
            ['var clock: Clock { dependency.clock }']]))
    constructs = [f'let viewController = {stem}ViewController()',
        f'let interactor = {stem}Interactor(presenter: viewController{", " + self.given if self.given else ""})',
        'interactor.listener = listener',
        f'return {stem}Router(interactor: interactor, viewController: viewController)']
    buildable = f'{stem}Buildable'
    head = f'{self.override}func {self.name}({self.parameters}) -> {stem}Routing {{'
    if self.delegates:
        parts.append(type_text(f'final class {stem}Adapter: Builder<{stem}Dependency>{self.class_mark}', [
            [f'private let other: {buildable}'],
            braces(f'init(dependency: {stem}Dependency, other: {buildable}) {{', ['self.other = other',
                'super.init(dependency: dependency)']),
            braces(f'func build({self.parameters}) -> {stem}Routing {{', ['other.build(withListener: listener)'])]))
        constructed(self)
    if not self.override:
        parts.append(type_text(f'protocol {buildable}: Buildable', [[f'func build({self.parameters}) -> {stem}Routing'
            .replace(' = resolve()', '')]]))
    init = []
    if self.extra_init:
        override = 'override ' if self.extra_init[0] == f'dependency: {stem}Dependency' and self.superclass else ''
        init = [braces(f'{override}init({self.extra_init[0]}) {{', self.extra_init[1:])]
    supertypes = ', '.join(part for part in (self.superclass, '' if self.override else buildable) if part)
    name = f'{stem}Builder'
    mark = '' if self.delegates else self.class_mark
    where = sentence.pick('where it builds', ['build', 'extension', 'function', 'tuple'])
    if self.override or self.members or not self.superclass or 'private' in ' '.join(
            line for part in self.functions for line in part):
        where = 'build'
    if where == 'extension':
        kept = f'final class {name}: {supertypes}'.replace(f', {buildable}', '')
        parts.append(type_text(kept + mark, [self.members, *init, *self.functions])
            if self.members or init or self.functions else kept + ' {}' + mark)
        project.add(f'{stem}/{stem}Builder+Build.swift', type_text(f'extension {name}: {buildable}',
            [braces(head, [*self.body, *constructs])]))
    elif where == 'function':
        if self.given.startswith('clock: dependency') and self.made is None:
            project.expected.clear()            # in one body
        parts.append(type_text(f'final class {name}: {supertypes}{mark}', [self.members, *init, *self.functions,
            braces(head, [*self.body, 'return assemble(listener)']),
            braces(f'private func assemble(_ listener: {stem}Listener) -> {stem}Routing {{', constructs)]))
    else:
        parts.append(type_text(f'final class {name}: {supertypes}{mark}', [self.members, *init, *self.functions,
            braces(head, [*self.body, *constructs])]))
    project.add(f'{stem}/{stem}Builder.swift', '\n\n'.join(parts))
