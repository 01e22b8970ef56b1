"""Guarantees of the generator: determinism, numbers of RIBs, files and leaks, and locations of expected findings.

    python3 -m unittest discover -s Benchmarks
"""

import collections
import os
import sys
import tempfile
import unittest

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from generate import FLAVOURS, generate  # noqa: E402
from generator import app, everyday, names, tree, violations  # noqa: E402

RULES = os.path.join(os.path.dirname(os.path.abspath(__file__)), "../Documentation/rules")

# Text on the line of a finding of plain apps, by rule.
PLACES = {
    "view_self_dismissal": ("dismiss(animated: true)", "popViewController(animated: true)"),
    "strong_router": ("    var router: ", "private var openChild: Routing?"),
    "undisposed_subscription": (".subscribe(onNext: ", ".sink {"),
    "unreset_dispose_bag": ("var activeBag = DisposeBag()", "var cancellables = Set<AnyCancellable>()"),
    "builder_skips_component": ("final class ", "Builder(dependency: dependency)"),
}


class GeneratorTests(unittest.TestCase):
    def test_names_are_unique(self):
        self.assertEqual(len({names.rib_name(position, 1) for position in range(names.LIMIT)}), names.LIMIT)

    def test_options_decide_the_bytes(self):
        first, again, other = contents(60, processes=1), contents(60, processes=2), contents(60, seed=2)
        self.assertEqual(first, again)
        self.assertNotEqual(first, other)

    def test_a_tree_is_whole(self):
        for count in (1, 2, 10, 1_000):
            ribs = tree.grow(count, 1, "rx", 0)
            self.assertEqual(len(ribs), count)
            self.assertEqual([rib for rib in ribs if rib.parent is None], ribs[:1])
            self.assertEqual(sum(len(rib.children) for rib in ribs), count - 1)
            self.assertTrue(all(child.parent is rib for rib in ribs for child in rib.children))
            # Only RIBs with children, below a parent with a view, are viewless.
            self.assertTrue(all(rib.children and rib.parent.has_view for rib in ribs if not rib.has_view))

    def test_five_files_a_rib_and_a_use_case(self):
        self.assertTrue(all(len(set(app.files(rib))) == 5 for rib in tree.grow(500, 1, "mixed", 0.03)))
        for rib in tree.grow(500, 1, "mixed", 0, plain=False):
            self.assertEqual(len(set(app.files(rib))), 8 if everyday.has_objective_c(rib) else 6)

    def test_three_in_a_hundred_leak_by_all_rules_alike(self):
        counts = collections.Counter(rib.leak[0] for rib in tree.grow(10_000, 1, "rx", 0.03) if rib.leak)
        self.assertEqual(counts, {rule: 60 for rule in PLACES})

    def test_findings_point_at_what_leaks(self):
        for flavour in FLAVOURS:
            with tempfile.TemporaryDirectory() as folder:
                manifest = generate(os.path.join(folder, "app"), 200, flavour, 0.2, plain=True)
                self.assertEqual(len(manifest["findings"]), 40)
                self.assertEqual(
                    manifest["files"], sum(len(files) for _, _, files in os.walk(os.path.join(folder, "app"))))
                for path, line, rule in manifest["findings"]:
                    with open(os.path.join(folder, "app", path)) as file:
                        text = file.read().splitlines()[line - 1]
                    self.assertTrue(any(place in text for place in PLACES[rule]), f"{path}:{line} {rule}: {text}")

    def test_all_rules_have_a_form(self):
        pages = {name[:-len(".md")] for name in os.listdir(RULES)}
        self.assertEqual({form.rule for form in violations.FORMS} | {rule for rule, _ in tree.LEAKS}, pages)

    def test_violations_of_all_rules_are_planted(self):
        for flavour in FLAVOURS:
            ribs = tree.grow(2_000, 1, flavour, 0.06, plain=False)
            planted = {rib.leak[0] for rib in ribs if rib.leak}
            # One form is of RxSwift, one of Combine.
            self.assertEqual(
                {form.rule for form in violations.FORMS} - planted,
                {"rx": {"deprecated_bind_api"}, "combine": {"confine_to_without_disposal"}, "mixed": set()}[flavour])

    def test_a_violation_is_alone_in_its_surroundings(self):
        for rib in tree.grow(2_000, 1, "mixed", 0.06, plain=False):
            if rib.leak and rib.parent.leak:
                # Of a violation in two RIBs, each has a part.
                self.assertEqual(rib.leak[0], rib.parent.leak[0])

    def test_each_violation_is_an_edit_with_a_place(self):
        for flavour in FLAVOURS:
            for rib in tree.grow(2_000, 1, flavour, 0.06, plain=False):
                if rib.leak and not (isinstance(rib.leak[1], violations.Form) and rib.leak[1].edit_of_child):
                    found = [match[1] or rib.leak[0] for _, text in app.files(rib)
                        for match in app.MARKS.finditer(text)]
                    if rib.parent.leak is None:
                        self.assertIn(rib.leak[0], found)

    def test_clean_ribs_have_no_place(self):
        for rib in tree.grow(500, 1, "mixed", 0, plain=False):
            self.assertFalse(any(app.MARKS.search(text) for _, text in app.files(rib)))

    def test_no_mark_stays(self):
        for plain in (True, False):
            texts = contents(400, leaky=0.1, plain=plain).values()
            self.assertFalse(any(b"\x01" in text or b"\x02" in text for text in texts))
            words = (b"%Name", b"%name", b"%Child", b"%Domain", b"%Parent", b"%Framework")
            self.assertFalse(any(word in text for text in texts for word in words))

    def test_an_interactor_is_eight_calls_from_the_session(self):
        texts = contents(40, leaky=0)
        everything = "\n".join(text.decode() for text in texts.values())
        layers = [everyday.USE_CASE_OF_CALLBACKS, "Repositing", "RemoteSourcing", "APIClienting", "RequestPipelining",
            "RequestAuthorizing", "RequestRetrying", "Transporting"]
        self.assertEqual(len(layers), 8)
        for layer in layers[1:]:
            self.assertRegex(everything, rf"private let \w+: \w*{layer}\b")
        self.assertIn("session.dataTask(", everything)
        self.assertTrue(any(path.endswith(".m") for path in texts))
        self.assertIn("attach(router, presentedOn: viewController)", everything)
        self.assertIn("loading?.cancel()", everything)

    def test_what_was_made_is_not_made_again(self):
        with tempfile.TemporaryDirectory() as folder:
            place = os.path.join(folder, "app")
            self.assertEqual(generate(place, 20), generate(place, 20))
            with self.assertRaises(SystemExit):
                generate(place, 21)


def contents(ribs, **options):
    """The texts of all files of an app by path."""
    with tempfile.TemporaryDirectory() as folder:
        place = os.path.join(folder, "app")
        generate(place, ribs, **options)
        result = {}
        for parent, _, files in os.walk(place):
            for name in files:
                with open(os.path.join(parent, name), "rb") as file:
                    result[os.path.relpath(os.path.join(parent, name), place)] = file.read()
        return result


if __name__ == "__main__":
    unittest.main()
