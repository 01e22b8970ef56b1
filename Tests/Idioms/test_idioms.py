"""Tests of the generator and of the rewrites, which do not need riblint."""
import unittest

import carrier_slots
import effects
from carrier_calls import CALLS
from carrier_forms import FOLLOWED
from carrier_open import ABSENT, OPEN
from carrier_rules import FLOWS
from carrier_table import table_project
from carrier_way import let
from families import FAMILIES, MIXED, generated
from judging import difference
from minimizing import minimized
from rewrites import REWRITES
from swift_text import Source, masked


class Silent:
    """A program without findings, so every expected finding is missing."""

    def findings(self, texts, rules=None):
        return set()


class App(Source):
    """A file of an app with no other files."""

    def others_use(self, name):
        return False

    def others_call(self, name):
        return self.uses(name) > 2


def states(effect):
    return effects.breaches(effect)


class EffectTests(unittest.TestCase):
    def test_a_path_that_does_not_tell_is_a_breach(self):
        gone = effects.dismiss(1)
        self.assertEqual(states(gone), {1})
        self.assertEqual(states(effects.sequence(gone, effects.tell)), set())
        self.assertEqual(states(effects.sequence(gone, effects.branches(effects.tell, effects.nothing))), {1})

    def test_a_return_ends_a_function_and_not_its_caller(self):
        early = effects.sequence(effects.dismiss(1), effects.branches(effects.leave, effects.nothing))
        self.assertEqual(states(effects.sequence(early, effects.tell)), {1})
        self.assertEqual(states(effects.sequence(effects.scope(early), effects.tell)), set())


class GeneratorTests(unittest.TestCase):
    def test_equal_seeds_write_equal_projects(self):
        for family in FAMILIES:
            self.assertEqual(generated(3, 7, family).render(), generated(3, 7, family).render())

    def test_expected_findings_stand_in_lines_of_the_project(self):
        for family in MIXED:
            found = 0
            for number in range(60):
                project = generated(5, number, family)
                texts, places = project.render()
                answers = project.answers(places)
                self.assertEqual(len(answers), len(project.expected) * (2 if project.copies else 1))
                found += len(answers)
                for _, path, line in answers:
                    self.assertTrue(texts[path].split('\n')[line - 1].strip())
                self.assertNotIn('⟪', ''.join(texts.values()))
            self.assertTrue(20 < found < 160, f'{family}: {found}')

    def test_braces_are_balanced(self):
        for family in FAMILIES:
            for number in range(60):
                for path, text in generated(6, number, family).render()[0].items():
                    code = masked(text)
                    for opening, closing in ('{}', '()', '[]'):
                        self.assertEqual(code.count(opening), code.count(closing),
                            f'{family} 6:{number} {path}\n{text}')

    def test_a_project_shrinks_and_keeps_its_disagreement(self):
        number = next(number for number in range(100) if difference(generated(8, number, 'views'), Silent())[0])
        small = minimized(8, number, 'views', Silent())
        self.assertTrue(difference(small, Silent())[0])
        self.assertTrue(all(at == 0 for name, (at, _, _) in small.sentence.choices.items() if name == 'event.0'))


class CarrierTests(unittest.TestCase):
    def test_each_carrier_suits_most_rules_and_each_rule_most_carriers(self):
        for carrier in CALLS:
            suited = [flow for flow in FLOWS if table_project(flow, carrier, False)]
            self.assertGreaterEqual(len(suited), 3, carrier.__name__)
        for group in (FOLLOWED, OPEN, ABSENT):
            for carrier in group:
                suited = [flow for flow in FLOWS if table_project(flow, carrier, False)]
                self.assertGreaterEqual(len(suited), 8, carrier.__name__)
        for flow in FLOWS:
            suited = [carrier for carrier in FOLLOWED + OPEN + ABSENT if table_project(flow, carrier, True)]
            self.assertGreaterEqual(len(suited), 60, flow.__name__)

    def test_a_value_is_used_or_not(self):
        for carrier in FOLLOWED + OPEN:
            used, unused = (table_project(FLOWS[0], carrier, violates) for violates in (False, True))
            self.assertIn('self.attachChild(', ''.join(used.render()[0].values()), carrier.__name__)
            self.assertNotIn('attachChild(', ''.join(unused.render()[0].values()), carrier.__name__)

    def test_a_violation_is_expected_of_followed_carriers_alone(self):
        rule = ('child_built_not_attached', '', 0)
        self.assertEqual(table_project(FLOWS[0], let, False).answers({}), set())
        self.assertEqual(table_project(FLOWS[0], let, True).answers({}), {rule})
        for carrier in OPEN + ABSENT:
            self.assertEqual(table_project(FLOWS[0], carrier, True).answers({}), set(), carrier.__name__)
        self.assertEqual(difference(table_project(FLOWS[0], let, True), Silent()), ({rule}, set()))

    def test_braces_of_all_combinations_are_balanced(self):
        projects = [table_project(flow, carrier, at % 2 == 0) for at, flow in enumerate(FLOWS)
            for carrier in FOLLOWED + OPEN + ABSENT + CALLS]
        projects += [table_project(None, slot, False) for slot in carrier_slots.FOLLOWED + carrier_slots.OPEN]
        for project in filter(None, projects):
            for path, text in project.render()[0].items():
                code = masked(text)
                for opening, closing in ('{}', '()', '[]'):
                    self.assertEqual(code.count(opening), code.count(closing), f'{path}\n{text}')
                self.assertNotIn('⟪', text)


VIEW = '''import UIKit

final class BasketViewController: UIViewController {
    private let closeButton = UIButton()

    @objc private func closeTapped() {
        navigationController?.popViewController(animated: true)
    }

    func show(_ title: String) {
        DispatchQueue.main.async {
            self.title = title
        }
    }

    func refresh() {
        prices.price
            .take(2)
            .subscribe(onNext: { [weak self] _ in
                self?.show("}")
            })
        hideButton()
        reload()
    }

    func reload() {
        prices.price.bind { [weak self] _ in
            guard let self else { return }
            self.show("a")
        }
        view.addSubview(closeButton)
    }

    func leave() {
        dismiss(animated: true)
        view.isHidden = true
        tell()
    }

    func tell() {
        listener?.didClose()
    }

    private func hideButton() {
        closeButton.isHidden = true
    }
}
'''


class RewriteTests(unittest.TestCase):
    def changed(self, name):
        rewrite = next(rewrite for rewrite in REWRITES if rewrite.__name__ == name)
        return [change() for change in rewrite(App('BasketViewController.swift', VIEW))]

    def test_each_rewrite_finds_a_place_and_keeps_the_braces(self):
        for rewrite in REWRITES:
            changes = self.changed(rewrite.__name__)
            self.assertTrue(changes, rewrite.__name__)
            for change in changes:
                for text in change.values():
                    code = masked(text)
                    self.assertEqual(code.count('{'), code.count('}'), f'{rewrite.__name__}\n{text}')
                self.assertNotEqual(change.get('BasketViewController.swift'), VIEW)

    def test_self_is_unwrapped(self):
        text = self.changed('unwrapped_self')[0]['BasketViewController.swift']
        self.assertIn('_ in\n                guard let self else { return }\n                self.show("}")\n', text)

    def test_self_is_optional_again(self):
        text = self.changed('optional_self')[0]['BasketViewController.swift']
        self.assertIn('[weak self] _ in\n            self?.show("a")\n        }', text)

    def test_a_function_moves_to_another_file(self):
        moved = [change for change in self.changed('moved') if 'BasketViewController+tell.swift' in change]
        self.assertEqual(len(moved), 1)
        self.assertNotIn('didClose', moved[0]['BasketViewController.swift'])
        self.assertIn('extension BasketViewController {\n    func tell() {\n        listener?.didClose()',
            moved[0]['BasketViewController+tell.swift'])

    def test_what_uses_private_members_does_not_move(self):
        self.assertNotIn('BasketViewController+reload.swift', [path for change in self.changed('moved')
            for path in change])

    def test_a_function_is_inlined(self):
        text = self.changed('inlined')[0]['BasketViewController.swift']
        self.assertNotIn('hideButton', text)
        self.assertIn('        do {\n            closeButton.isHidden = true\n        }\n        reload()', text)

    def test_a_chain_is_split(self):
        text = self.changed('split_chain')[0]['BasketViewController.swift']
        self.assertIn('let chainSource = prices.price\n            .take(2)\n        chainSource\n', text)


class MaskTests(unittest.TestCase):
    def test_strings_and_comments_are_blank(self):
        text = 'let a = "}" // {\nlet b = #"""\n"}"#\n"""# /* { /* } */ */ + "\\(c("}"))"\n'
        code = masked(text)
        self.assertEqual(len(code), len(text))
        self.assertNotIn('{', code)
        self.assertNotIn('}', code)


if __name__ == '__main__':
    unittest.main()
