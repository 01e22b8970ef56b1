"""The changes of the check: a file or a folder is removed, its functions are renamed, or its bodies only stop."""
import os
import re

from removal.swift import File, closing, renamed, trapped

# Functions that libraries declare or call by name: a project that renames its own cannot be told from one that renames
# these.
OF_LIBRARIES = frozenset(
    """accept actionWithHandler activate add addChild addObserver addSubview animate animateTransition append
    application applicationWillTerminate asDriver asObservable asSignal attachChild awakeFromNib
    becomeFirstResponder bind build buildBlock callAsFunction cancel cancelOnDeactivate canOpenURL catch
    cleanupViews collectionView combineLatest commit compactMap concat configure confineTo contains deactivate
    debounce decode deselectRow detachChild didBecomeActive didLoad didMove didReceiveMemoryWarning didStart
    didStop dismiss dispose disposed disposeOnDeactivate do drive emit encode enumerated filter finalStageBuild
    finish first flatMap flatMapLatest forEach forwardInvocation hash index insert instantiate invalidate invoke
    just keyboardWillShow last load loadView map merge motionEnded navigationController never next notify observe
    observeOn on onAppear onChange onCompleted onDisappear onError onNext open optional pageViewController perform
    picker pop popLast popToRootViewController popToViewController popViewController post prepare prepareForReuse
    present presentationController presentationControllerDidAttemptToDismiss presentationControllerDidDismiss
    presentationControllerShouldDismiss presentationControllerWillDismiss print push pushViewController receive
    receiveValue reduce register reload reloadData remove removeAll removeFirst removeFromParent
    removeFromSuperview removeLast removeObserver replace request reset resignFirstResponder resume retry run
    safariViewControllerDidFinish save scan scene scrollViewDidScroll searchBar selectItem selectRow send set
    setNeedsLayout setTitle setup setValue setViewControllers share show showDetailViewController single sink size
    sleep sort sorted start stop store subscribe subscribeOn suspend switchMap tabBarController tableView take
    takeUntil textField textFieldShouldReturn textView throttle timer toggle traitCollectionDidChange transform
    transition trigger update urlSession userNotificationCenter using validate value view viewDidAppear
    viewDidDisappear viewDidLayoutSubviews viewDidLoad viewWillAppear viewWillDisappear wait webView willMove
    willResignActive withLatestFrom withUnretained write zip""".split())
RENAMED = "operation"


class Sources:
    """The Swift files of a project."""

    def __init__(self, folder, paths):
        self.files = {}
        for path in paths:
            if path.endswith(".swift"):
                with open(os.path.join(folder, path), encoding="utf-8", errors="replace") as file:
                    self.files[path] = File(file.read())
        self.mentions = {}                      # paths by name
        for path, file in self.files.items():
            for name in file.words:
                self.mentions.setdefault(name, set()).add(path)
        self.others = ""                        # texts of other files that name functions
        for path in paths:
            if not path.endswith(".swift"):
                with open(os.path.join(folder, path), encoding="utf-8", errors="replace") as file:
                    self.others += file.read()

    def is_used(self, paths):
        """Whether a file that is not among the paths mentions a name that one of them declares."""
        return any(self.mentions[name] - paths for path in paths if path in self.files
                   for name in self.files[path].own_declarations())

    def only_used_by(self, paths, name, own=frozenset()):
        """Whether these files mention a name, and the others only declare it; its own files and tests do not count."""
        mentioned = self.mentions.get(name, set())
        return bool(mentioned & paths) and all(
            is_test(path) or self.files[path].only_declares(name) for path in mentioned - paths - own)

    def is_member_used_by(self, paths, name):
        """Whether one of these files uses a member of that name."""
        member = re.compile(rf"\.{name}\b")
        return any(member.search(self.files[path].mask) for path in self.mentions.get(name, set()) & paths)

    def functions_to_rename(self, path):
        """The names of functions of a file that others use, if each mention is one of these functions."""
        return [name for name, places in self.files[path].declared.items()
                if any(word == "func" for _, word in places) and self.can_be_renamed(name)]

    def can_be_renamed(self, name):
        if name in OF_LIBRARIES or len(self.mentions[name]) < 2 or re.search(rf"\b{name}\b", self.others):
            return False
        labels, calls = set(), 0
        for path in self.mentions[name]:
            file = self.files[path]
            declared = dict(file.declared.get(name, ()))
            if any(f'"{name}{end}' in file.text for end in ('"', ':', '(')):
                return False
            for offset in file.words[name]:
                if declared.get(offset, "func") != "func":
                    return False
                found = labels_at(file.mask, offset + len(name))
                line = file.mask[file.mask.rfind("\n", 0, offset) + 1:offset]
                if offset in declared:
                    if re.search(r"\boverride\b|@IBAction", line):
                        return False
                    labels.add(found)
                elif found is None:
                    if not re.search(r"#selector\([^()]*$|[\w)]\.$", line):
                        return False
                else:
                    calls += 1
        return calls > 0 and None not in labels and self.labels_agree(name, labels)

    def labels_agree(self, name, declared):
        """Whether all calls have labels of a declaration; arguments may be missing or follow in closures."""
        for path in self.mentions[name]:
            file = self.files[path]
            for offset in file.words[name]:
                found = labels_at(file.mask, offset + len(name))
                if found is not None and not any(is_part(found, labels) for labels in declared):
                    return False
        return True


def is_test(path):
    """Whether a file is in a folder of tests: what only tests use is unused."""
    return any(part.endswith("Tests") for part in path.split("/")[:-1])


def labels_at(mask, at):
    """The labels of the parameters or arguments in the parentheses at an offset; None if there are none."""
    if mask[at:at + 1] == "<":
        at = mask.find(">", at) + 1
    if mask[at:at + 1] in ("{", " ") and mask[at:].lstrip(" ").startswith("{"):
        return ()
    if mask[at:at + 1] != "(":
        return None
    end = closing(mask, at)
    labels, depth, start = [], 0, at + 1
    for offset in range(at + 1, end + 1):
        letter = mask[offset]
        if depth == 0 and letter == "," or offset == end:
            part = mask[start:offset].strip()
            start = offset + 1
            if part:
                label = re.match(r"(\w+)\s*(?:\w+\s*)?:", part)
                labels.append(label.group(1) if label else "_")
        else:
            depth += {"(": 1, "[": 1, "{": 1, ")": -1, "]": -1, "}": -1}.get(letter, 0)
    return tuple(labels)


def is_part(labels, declared):
    rest = iter(declared)
    return all(label in rest for label in labels)


class Change:
    """Texts to write, None for files to remove, and the files in which nothing is compared."""

    def __init__(self, subject, title, texts, hidden):
        self.subject, self.title, self.texts, self.hidden = subject, title, texts, hidden


def removal(sources, paths, subject):
    return Change(subject, f"without {subject}", dict.fromkeys(paths), set(paths))


def renaming(sources, paths, subject):
    found = sorted({name for path in paths if path in sources.files for name in sources.functions_to_rename(path)})
    names = {name: f"{RENAMED}{number}" for number, name in enumerate(found, 1)}
    texts = {path: renamed(file, names) for path, file in sources.files.items() if names.keys() & file.words.keys()}
    return Change(subject, f"functions of {subject} renamed: {', '.join(names)}", texts, set()) if names else None


def trapping(sources, paths, subject):
    texts = {path: trapped(sources.files[path]) for path in paths if path in sources.files}
    texts = {path: text for path, text in texts.items() if text != sources.files[path].text}
    return Change(subject, f"{subject} only stops", texts, set(paths)) if texts else None


CHANGES = {change.__name__: change for change in (removal, renaming, trapping)}
