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
    """A protocol that refines Routing."""
    return Kept(f'{stem}Routing?')


@kind
def implicitly_unwrapped(stem):
    """Strip optionals."""
    return Kept(f'{stem}Routing!')


@kind
def existential(stem):
    """Strip `any` and parentheses."""
    return Kept(f'(any {stem}Routing)?')


@kind
def spelled_optional(stem):
    """`Optional<>`."""
    return Kept(f'Optional<{stem}Routing>')


@kind
def composition(stem):
    """Compositions."""
    return Kept(f'({stem}Routing & AnyObject)?')


@kind
def of_the_framework(stem):
    """The framework's own protocol, with its module's name."""
    return Kept('RIBs.ViewableRouting?')


@kind
def concrete(stem):
    """A Router class."""
    return Kept(f'{stem}Router?')


@kind
def generic_class(stem):
    """The framework's Router class with its arguments."""
    return Kept(f'ViewableRouter<{stem}Interactable, ViewControllable>?')


@kind
def alias(stem):
    """Resolve aliases."""
    return Kept(f'{stem}Navigation?', texts=[f'typealias {stem}Navigation = {stem}Routing & AnyObject'])


@kind
def array(stem):
    """Look through Array."""
    return Kept(f'[{stem}Routing]', optional=False, value='[]')


@kind
def dictionary(stem):
    """Look through a Dictionary's value."""
    return Kept(f'[String: {stem}Routing]', optional=False, value='[:]')


@kind
def tuple_type(stem):
    """Look through a tuple."""
    return Kept(f'(router: {stem}Routing, depth: Int)?')


@kind
def enumeration(stem):
    """One level of payload of the project's enums."""
    return Kept(f'{stem}State', optional=False, value='.idle',
        texts=[type_text(f'enum {stem}State', [['case idle', f'case shown({stem}Routing)']])])


@kind
def structure(stem):
    """One level of stored fields of the project's structs."""
    return Kept(f'{stem}Context?', texts=[type_text(f'struct {stem}Context', [[f'let router: {stem}Routing']])])


@kind
def weak_field(stem):
    """A field that is weak itself."""
    return Kept(f'{stem}Context?', routes=False,
        texts=[type_text(f'struct {stem}Context', [[f'weak var router: {stem}Routing?']])])


@kind
def relay(stem):
    """Relays and subjects with a value."""
    return Kept(f'BehaviorRelay<{stem}Routing?>', optional=False, value=f'BehaviorRelay<{stem}Routing?>(value: nil)')


@kind
def publish_subject(stem):
    """A subject without a value stores nothing."""
    return Kept(f'PublishSubject<{stem}Routing>', routes=False, optional=False,
        value=f'PublishSubject<{stem}Routing>()')


@kind
def observable(stem):
    """Not through observables."""
    return Kept(f'Observable<{stem}Routing>', routes=False, optional=False, value='.empty()')


@kind
def box(stem):
    """A generic box of the project that stores its parameter strongly."""
    return Kept(f'Box<{stem}Routing>?', texts=[type_text('final class Box<Value>', [['let value: Value'],
        braces('init(_ value: Value) {', ['self.value = value'])])])


@kind
def weak_box(stem):
    """A box that stores its parameter weakly."""
    return Kept(f'WeakBox<{stem}Router>?', routes=False, texts=[type_text('final class WeakBox<Value: AnyObject>', [
        ['weak var value: Value?'], braces('init(_ value: Value) {', ['self.value = value'])])])


@kind
def function_type(stem):
    """Not through function types."""
    return Kept(f'(({stem}Routing) -> Void)?', routes=False)


@kind
def metatype(stem):
    """Not through metatypes."""
    return Kept(f'{stem}Router.Type?', routes=False)


@kind
def unrelated(stem):
    """A class of the project with a router's name that is not a router."""
    return Kept('APIRouter?', routes=False, texts=[type_text('final class APIRouter', [['let path = "/"']])])


@kind
def unrelated_protocol(stem):
    """A protocol of the project that does not refine Routing."""
    return Kept('DeepLinkRouting?', routes=False,
        texts=[type_text('protocol DeepLinkRouting: AnyObject', [['func open(_ path: String)']])])


@kind
def nested(stem):
    """A qualified name is nested in its type."""
    return Kept(f'{stem}Flow.Router?', routes=False, texts=[
        type_text(f'enum {stem}Flow', [type_text('final class Router', [['let depth = 0']]).split('\n')])])


@kind
def nested_protocol_alias(stem):
    """A nested alias."""
    return Kept(f'{stem}Flow.Output?', texts=[type_text(f'enum {stem}Flow', [[f'typealias Output = {stem}Routing']])])


@kind
def child(stem):
    """A child's router counts, too."""
    return Kept('DetailRouting?', texts=['protocol DetailRouting: ViewableRouting {}'])


@kind
def own_generic(stem):
    """The generic constraint."""
    return Kept('R?', generic=f'<R: {stem}Routing>')


@kind
def inferred(stem):
    """Without an annotation, the type that the initial value constructs."""
    return Kept('', value=f'Optional<{stem}Routing>.none')


@kind
def optional_of_optional(stem):
    """Strip optionals."""
    return Kept(f'{stem}Routing??')


@kind
def actor_isolated(stem):
    """Parentheses around an existential of the framework."""
    return Kept('((any Routing)?)')


@kind
def relay_of_array(stem):
    """Relays with a value, and the elements of the value."""
    return Kept(f'BehaviorRelay<[{stem}Routing]>', optional=False, value=f'BehaviorRelay<[{stem}Routing]>(value: [])')


@kind
def current_value(stem):
    """A subject with a value, in Combine."""
    return Kept(f'CurrentValueSubject<{stem}Routing?, Never>', optional=False,
        value=f'CurrentValueSubject<{stem}Routing?, Never>(nil)')


@kind
def lazy_closure(stem):
    """Not through function types that return a router."""
    return Kept(f'(() -> {stem}Routing)?', routes=False)


@kind
def set_of(stem):
    """Look through Set."""
    return Kept(f'Set<{stem}Box>', routes=False, optional=False, value='[]',
        texts=[f'struct {stem}Box: Hashable {{\n    let id: Int\n}}'])
