"""SwiftUI views that are hosted by a RIB's view or are its root (1, 1.2, 1.3)."""
from project import braces
from screen import Screen, type_text


def environment(sentence):
    """1.1, B1.1 item 8: ways to dismiss in SwiftUI: the declaration of the member, and the call."""
    return sentence.pick('environment', [
        ('@Environment(\\.dismiss) private var dismiss', 'dismiss()'),
        ('@Environment(\\.dismiss) var dismiss: DismissAction', 'dismiss()'),
        ('@Environment(\\.dismiss) private var close', 'close()'),
        ('@Environment(\\.presentationMode) var presentationMode', 'presentationMode.wrappedValue.dismiss()'),
        ('@Environment(\\.presentationMode) private var mode', 'mode.wrappedValue.dismiss()'),
        ('@Environment(\\.presentationMode) @Binding private var presentation', 'presentation.dismiss()'),
        ('@Environment(\\.dismiss) private var dismiss', 'dismiss.callAsFunction()'),
        ('@Environment(\\.dismiss) private var dismiss', 'self.dismiss()'),
    ])


def hosted_view(sentence, project, stem):
    screen = Screen(sentence, project, stem)
    member, leaves = environment(sentence)
    _, mark = screen.site('dp')
    told = sentence.pick('told by', ['nobody', 'closure before', 'closure after', 'listener', 'only in a branch',
        'on disappearing', 'noise'])
    members = [member]
    lines = [leaves + mark]
    if told.startswith('closure') or told in ('only in a branch', 'on disappearing'):
        members.append('let onClose: () -> Void')
    if told == 'closure before':
        lines.insert(0, 'onClose()')
    elif told == 'closure after':
        lines.append('onClose()')
    elif told == 'listener':
        members.append(f'weak var listener: {stem}PresentableListener?')
        lines.insert(sentence.index('listener told', 2), f'listener?.{screen.method()}()')
    elif told == 'only in a branch':
        members.append('@State private var isDirty = false')
        lines = [*braces('if isDirty {', ['onClose()']), *lines]
    elif told == 'noise':
        lines.insert(0, 'print("closing")')
    told_all = told in ('closure before', 'closure after', 'listener', 'on disappearing')
    button, functions = tapped(screen, lines)
    if told == 'on disappearing':
        button = [*button, '.onDisappear {', '    onClose()', '}'] if len(button) == 1 else [*button[:-1],
            button[-1], '.onDisappear { onClose() }']
    shown = sentence.pick('shown', ['root', 'composed', 'sheet', 'fullScreenCover', 'link', 'destination'])
    root = f'{stem}View'
    view = root if shown == 'root' else f'{stem}DetailView'
    passed = [f'{name}' for name in members if not name.startswith('@')]
    project.add(f'{stem}/{view}.swift', type_text(f'struct {view}: View', [members,
        braces('var body: some View {', content(sentence, button)), *functions]))
    arguments = []
    if any('onClose' in text for text in passed):
        arguments.append('onClose')
    if any('listener' in text for text in passed):
        arguments.append('listener')
    if shown != 'root':
        inner = f'{view}({", ".join(f"{name}: {name}" for name in arguments)})'
        outer = [text for text in passed]
        body = {'composed': ['VStack {', f'    Text("{stem}")', f'    {inner}', '}'],
            'sheet': ['Text("More").sheet(isPresented: $isShown) {', f'    {inner}', '}'],
            'fullScreenCover': ['Button("More") { isShown = true }', f'    .fullScreenCover(isPresented: $isShown) {{ '
                f'{inner} }}'],
            'link': ['NavigationLink("More") {', f'    {inner}', '}'],
            'destination': ['NavigationStack {', '    Text("More").navigationDestination(isPresented: $isShown) {',
                f'        {inner}', '    }', '}']}[shown]
        if 'isShown' in ''.join(body):
            outer.insert(0, '@State private var isShown = false')
        project.add(f'{stem}/{root}.swift', type_text(f'struct {root}: View', [outer,
            braces('var body: some View {', body)]))
        if shown == 'composed' and told == 'on disappearing':
            sentence.undecided.add('onDisappear of a composed view')
        if shown not in ('composed',):
            told_all = True
    write_host(screen, root, arguments)
    if not told_all:
        project.expect('view_self_dismissal', 1)
    return project


def tapped(screen, lines):
    """A control that runs the lines on a tap, and functions of the view."""
    spelled = screen.pick('control', ['Button title', 'Button action', 'gesture', 'function', 'function named'])
    if spelled == 'Button title':
        return braces('Button("Close") {', lines), []
    if spelled == 'Button action':
        return [*braces('Button(action: {', lines, '}) {'), '    Image(systemName: "xmark")', '}'], []
    if spelled == 'gesture':
        return ['Text("Close")', *('    ' + line for line in braces('.onTapGesture {', lines))], []
    functions = [braces('private func closeTapped() {', lines)]
    if spelled == 'function':
        return ['Button("Close") { closeTapped() }'], functions
    return ['Button("Close", action: closeTapped)'], functions


def content(sentence, button):
    wrapped = sentence.pick('content', ['alone', 'VStack', 'NavigationView', 'toolbar', 'if'])
    if wrapped == 'alone':
        return button
    if wrapped == 'toolbar':
        return ['List {', '    Text("Row")', '}', *braces('.toolbar {', braces(
            'ToolbarItem(placement: .cancellationAction) {', button))]
    if wrapped == 'if':
        return ['Group {', *('    ' + line for line in braces(
            'if Locale.current.identifier.isEmpty == false {', button)), '}']
    return braces(f'{wrapped} {{', ['Text("Title")', *button])


def write_host(screen, root, arguments):
    """The RIB's view: a hosting controller, or a controller that embeds one."""
    from views import write
    given = ', '.join(f'{name}: {"{ [weak self] in self?.listener?.didTapClose() }" if name == "onClose" else name}'
        for name in arguments)
    screen.listened.setdefault('didTapClose', 'func didTapClose()')
    spelled = screen.pick('host', ['embedded', 'hosting', 'local'])
    if spelled == 'hosting':
        screen.superclass = f'UIHostingController<{root}>'
        inner = ', '.join(f'{name}: {"{}" if name == "onClose" else "nil"}' for name in arguments)
        screen.functions.append(braces('init() {', [f'super.init(rootView: {root}({inner}))']))
        screen.functions.append(['required init?(coder: NSCoder) { nil }'])
    elif spelled == 'embedded':
        screen.loads += [f'let hosting = UIHostingController(rootView: {root}({given}))', 'addChild(hosting)',
            'view.addSubview(hosting.view)', 'hosting.didMove(toParent: self)']
    else:
        screen.loads += [f'let content = {root}({given})',
            'let hosting = UIHostingController(rootView: content.preferredColorScheme(.dark))', 'addChild(hosting)',
            'view.addSubview(hosting.view)', 'hosting.didMove(toParent: self)']
    write(screen)


