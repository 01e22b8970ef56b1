"""Names as people choose them. Where the list is short, a second use takes the next word instead of a number."""

STEMS = ['Receipt', 'Profile', 'Basket', 'TopUp', 'Enter', 'Onboarding', 'CardOnFile', 'Settings', 'Trip', 'Search',
    'Address', 'Loyalty', 'Voucher', 'Refund', 'Statement', 'Inbox', 'Camera', 'Survey', 'Schedule', 'Wishlist']
CLOSERS = ['close', 'leave', 'goBack', 'finish', 'exitScreen', 'closeScreen', 'hideMyself', 'tearDown', 'moveOut',
    'cancelFlow', 'endFlow', 'back']
TELLERS = ['notifyListener', 'report', 'sendClose', 'tellOthers', 'announce', 'forwardClose', 'passOn', 'informParent']
STEPS = ['proceed', 'handle', 'process', 'continueFlow', 'complete', 'perform', 'run', 'doClose', 'settle', 'wrapUp']
HANDLERS = ['closeTapped', 'didTapClose', 'backPressed', 'cancelTapped', 'onCloseButton', 'doneTapped', 'leaveTapped']
LISTENED = ['didTapClose', 'didFinish', 'closeRequested', 'didCancel', 'wantsToClose', 'didTapBack', 'didLeave']
FLAGS = ['isDirty', 'hasChanges', 'isUploading', 'shouldConfirm', 'isCompact', 'didAppearOnce', 'isGuest', 'isOffline',
    'wasEdited', 'isLocked', 'showsHint', 'isRecording']
BUTTONS = ['closeButton', 'backButton', 'cancelButton', 'doneButton', 'dismissButton', 'leaveButton']
COMMENTS = ['// The button is hidden on small screens.', '// TODO: ask before leaving.', '// See the design file.',
    '// Called once.', '// Order matters here.', '// iOS 13 has no closures for buttons.', '/* keep in sync */']
NOISE = ['analytics.log("tap")', 'print("closing")', 'hapticFeedback.impactOccurred()', 'view.endEditing(true)']


class Names:
    """Names, each used once in a project."""

    def __init__(self, sentence):
        self.sentence, self.used = sentence, set()

    def fresh(self, slot, words):
        at = self.sentence.index(f'name of {slot}', len(words))
        for offset in range(len(words)):
            word = words[(at + offset) % len(words)]
            if word not in self.used:
                break
        else:
            word = words[at] + str(len(self.used))
        self.used.add(word)
        return word


def lowered(name):
    return name[:1].lower() + name[1:]


def uppered(name):
    return name[:1].upper() + name[1:]
