"""Plugins, tests and suppressions."""

import re

from generator.violations.form import adds_file, anything, replaces

INTERACTOR = "Interactor.swift"
LISTENER = "    weak var listener: %NameListener?\n"

PLUGINS = """\
import AppFoundation

enum %NameSwitch: String, PluginSwitch {
    case help = "%name_help"
    case OFFERS
}

final class %NameHelpFactory: PluginFactory<%NameSwitch> {
    override var pluginSwitch: %NameSwitch { .help }
}

final class FACTORY: PluginFactory<%NameSwitch> {
    override var pluginSwitch: %NameSwitch { .USED }
}

final class %NamePluginPoint: PluginPoint<%NameSwitch> {
    override var pluginFactories: [PluginFactory<%NameSwitch>] {
        [FACTORIES]
    }
}
"""


def plugins(offers='offers = "%name_offers"', factory="%NameOffersFactory", used="offers",
        factories="%NameHelpFactory(), %NameOffersFactory()"):
    """A file with a point of two plugins, in which one of the words is wrong."""
    text = PLUGINS
    for word, value in (("OFFERS", offers), ("FACTORY", factory), ("USED", used), ("FACTORIES", factories)):
        text = re.sub(rf"\b{word}\b", value, text)
    return text


SNAPSHOT = """\
import SnapshotTesting
import XCTest

final class %NameSnapshotTests: XCTestCase {
    override func setUp() {
        super.setUp()
        isRecording = @true
    }

    func testEmpty() {
        assertSnapshot(of: %NameViewController(), as: .image)
    }
}
"""

FORMS = [
    adds_file("plugin_switch_without_factory", anything, "Plugins.swift",
        plugins(offers='offers = "%name_offers", @maps = "%name_maps"')),
    adds_file("plugin_factory_not_registered", anything, "Plugins.swift",
        plugins(factory="@%NameOffersFactory", factories="%NameHelpFactory()")),
    adds_file("duplicate_experiment_key", anything, "Plugins.swift", plugins(offers='@offers = "%name_help"')),
    adds_file("snapshot_record_mode", lambda rib: rib.has_view, "SnapshotTests.swift", SNAPSHOT),
    replaces("protocol_missing_mock_annotation", anything, INTERACTOR, "/// @mockable\nprotocol %NameListener:",
        "protocol @%NameListener:"),
    replaces("unused_suppression", anything, INTERACTOR, LISTENER,
        f"    // @riblint:disable:next strong_listener_in_interactor - the parent keeps it\n{LISTENER}"),
    replaces("unknown_rule_in_suppression", anything, INTERACTOR, LISTENER,
        f"    // @riblint:disable:next strong_listner - the parent keeps it\n{LISTENER}"),
    replaces("malformed_suppression", anything, INTERACTOR, LISTENER,
        f"    // @riblint:disable:next - the parent keeps it\n{LISTENER}"),
    replaces("suppression_without_reason", anything, INTERACTOR, LISTENER,
        "    // @riblint:disable:next strong_listener_in_interactor\n    var listener: %NameListener?\n"),
    replaces("unterminated_region", anything, INTERACTOR, LISTENER,
        "    // @riblint:disable strong_listener_in_interactor - the parent keeps it\n"
        "    var listener: %NameListener?\n"),
]
