"""Types of stored values: routers, and types that look like routers (2.3, 2.4)."""
from project import braces
from screen import type_text

TYPES = []


class Kept:
    """The type of an interactor's property: whether it is a router's (2.3, 2.4), and how it and a value are written."""

    def __init__(self, written, routes=True, optional=True, texts=(), generic='', supertype='', value=None):
        self.written, self.routes, self.optional = written, routes, optional
        self.texts, self.generic, self.supertype, self.value = list(texts), generic, supertype, value


def kind(make):
    TYPES.append(make)
    return make


@kind
def protocol(stem):
    """2.4: a protocol that refines Routing."""
    return Kept(f'{stem}Routing?')


@kind
def implicitly_unwrapped(stem):
    """2.3: strip optionals."""
    return Kept(f'{stem}Routing!')


@kind
def existential(stem):
    """2.3: strip `any` and parentheses."""
    return Kept(f'(any {stem}Routing)?')


@kind
def spelled_optional(stem):
    """2.3: `Optional<>`."""
    return Kept(f'Optional<{stem}Routing>')


@kind
def composition(stem):
    """2.3: compositions."""
    return Kept(f'({stem}Routing & AnyObject)?')


@kind
def of_the_framework(stem):
    """2.3: the framework's own protocol, with its module's name."""
    return Kept('RIBs.ViewableRouting?')


@kind
def concrete(stem):
    """2.4: a Router class."""
    return Kept(f'{stem}Router?')


@kind
def generic_class(stem):
    """2.4: the framework's Router class with its arguments."""
    return Kept(f'ViewableRouter<{stem}Interactable, ViewControllable>?')


@kind
def alias(stem):
    """2.3: resolve aliases."""
    return Kept(f'{stem}Navigation?', texts=[f'typealias {stem}Navigation = {stem}Routing & AnyObject'])


@kind
def array(stem):
    """2.3: look through Array."""
    return Kept(f'[{stem}Routing]', optional=False, value='[]')


@kind
def dictionary(stem):
    """2.3: look through a Dictionary's value."""
    return Kept(f'[String: {stem}Routing]', optional=False, value='[:]')


@kind
def tuple_type(stem):
    """2.3: look through a tuple."""
    return Kept(f'(router: {stem}Routing, depth: Int)?')


@kind
def enumeration(stem):
    """2.3: one level of payload of the project's enums."""
    return Kept(f'{stem}State', optional=False, value='.idle',
        texts=[type_text(f'enum {stem}State', [['case idle', f'case shown({stem}Routing)']])])


@kind
def structure(stem):
    """2.3: one level of stored fields of the project's structs."""
    return Kept(f'{stem}Context?', texts=[type_text(f'struct {stem}Context', [[f'let router: {stem}Routing']])])


@kind
def weak_field(stem):
    """2.3: a field that is weak itself."""
    return Kept(f'{stem}Context?', routes=False,
        texts=[type_text(f'struct {stem}Context', [[f'weak var router: {stem}Routing?']])])


@kind
def relay(stem):
    """2.3: relays and subjects with a value."""
    return Kept(f'BehaviorRelay<{stem}Routing?>', optional=False, value=f'BehaviorRelay<{stem}Routing?>(value: nil)')


@kind
def publish_subject(stem):
    """2.3: a subject without a value stores nothing."""
    return Kept(f'PublishSubject<{stem}Routing>', routes=False, optional=False,
        value=f'PublishSubject<{stem}Routing>()')


@kind
def observable(stem):
    """2.3: not through observables."""
    return Kept(f'Observable<{stem}Routing>', routes=False, optional=False, value='.empty()')


@kind
def box(stem):
    """2.3: a generic box of the project that stores its parameter strongly."""
    return Kept(f'Box<{stem}Routing>?', texts=[type_text('final class Box<Value>', [['let value: Value'],
        braces('init(_ value: Value) {', ['self.value = value'])])])


@kind
def weak_box(stem):
    """2.2, 2.3: a box that stores its parameter weakly."""
    return Kept(f'WeakBox<{stem}Router>?', routes=False, texts=[type_text('final class WeakBox<Value: AnyObject>', [
        ['weak var value: Value?'], braces('init(_ value: Value) {', ['self.value = value'])])])


@kind
def function_type(stem):
    """2.3: not through function types."""
    return Kept(f'(({stem}Routing) -> Void)?', routes=False)


@kind
def metatype(stem):
    """2.3: not through metatypes."""
    return Kept(f'{stem}Router.Type?', routes=False)


@kind
def unrelated(stem):
    """2.4: a class of the project with a router's name that is not a router."""
    return Kept('APIRouter?', routes=False, texts=[type_text('final class APIRouter', [['let path = "/"']])])


@kind
def unrelated_protocol(stem):
    """2.4: a protocol of the project that does not refine Routing."""
    return Kept('DeepLinkRouting?', routes=False,
        texts=[type_text('protocol DeepLinkRouting: AnyObject', [['func open(_ path: String)']])])


@kind
def nested(stem):
    """2.3: a qualified name is nested in its type."""
    return Kept(f'{stem}Flow.Router?', routes=False, texts=[
        type_text(f'enum {stem}Flow', [type_text('final class Router', [['let depth = 0']]).split('\n')])])


@kind
def nested_protocol_alias(stem):
    """2.3: a nested alias."""
    return Kept(f'{stem}Flow.Output?', texts=[type_text(f'enum {stem}Flow', [[f'typealias Output = {stem}Routing']])])


@kind
def child(stem):
    """2.4: a child's router counts, too."""
    return Kept('DetailRouting?', texts=['protocol DetailRouting: ViewableRouting {}'])


@kind
def own_generic(stem):
    """2.3: the generic constraint."""
    return Kept('R?', generic=f'<R: {stem}Routing>')


@kind
def inferred(stem):
    """2.3: without an annotation, the type that the initial value constructs."""
    return Kept('', value=f'Optional<{stem}Routing>.none')


@kind
def optional_of_optional(stem):
    """2.3: strip optionals."""
    return Kept(f'{stem}Routing??')


@kind
def actor_isolated(stem):
    """2.3: parentheses around an existential of the framework."""
    return Kept('((any Routing)?)')


@kind
def relay_of_array(stem):
    """2.3: relays with a value, and the elements of the value."""
    return Kept(f'BehaviorRelay<[{stem}Routing]>', optional=False, value=f'BehaviorRelay<[{stem}Routing]>(value: [])')


@kind
def current_value(stem):
    """2.3: a subject with a value, in Combine."""
    return Kept(f'CurrentValueSubject<{stem}Routing?, Never>', optional=False,
        value=f'CurrentValueSubject<{stem}Routing?, Never>(nil)')


@kind
def lazy_closure(stem):
    """2.3: not through function types that return a router."""
    return Kept(f'(() -> {stem}Routing)?', routes=False)


@kind
def set_of(stem):
    """2.3: look through Set."""
    return Kept(f'Set<{stem}Box>', routes=False, optional=False, value='[]',
        texts=[f'struct {stem}Box: Hashable {{\n    let id: Int\n}}'])
