"""The reader of callgrind's profiles: sums, recursion, compressed names and positions, rules and queries.

    python3 -m unittest discover -s Benchmarks
"""

import os
import sys
import tempfile
import unittest

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from measuring import callgrind  # noqa: E402

# main (10) calls walk (5 + 7 in leaf) and leaf (3). walk calls itself: the inner call (4 + 2 in leaf) is a part of it.
PROFILE = """\
# callgrind format
version: 1
positions: line
events: Ir

fl=(1) a.c
fn=(1) main
1 10
cfn=(2) walk
calls=1 20
+1 18
cfn=(3) leaf
calls=1 30
* 3

fn=(2)
20 5
cfn=(3)
calls=2 30
+2 7
cfn=(4) walk'2
calls=1 20
* 6

fn=(4)
20 4
cfn=(3)
calls=1 30
-1 2

fn=(3)
30 12

totals: 31
"""

RULE = ("closure #1 @Sendable (RuleKit.RuleContext) -> () in variable initialization expression of "
    "static (extension in RIBRules):RuleKit.Rule.viewlessRIBLeftEmpty : RuleKit.Rule")
QUERY = ("closure #1 @Sendable (RIBModel.Project, RIBModel.TypeID) -> [RIBModel.PassedView] in variable initialization "
    "expression of static RIBModel.PassedView.(query in _DFA0839F0C18C3138AB442959B362269) : "
    "RIBModel.Query<RIBModel.TypeID, [RIBModel.PassedView]>")
PART_OF_QUERY = f"closure #1 (RIBModel.CallSite) -> Swift.Bool in {QUERY}"


def read(text):
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "profile")
        with open(path, "w") as file:
            file.write(text)
        return callgrind.read(path)


class CallgrindTests(unittest.TestCase):
    def test_functions_have_the_cost_of_what_they_call(self):
        functions = read(PROFILE).functions
        self.assertEqual(functions["main"], 31)
        self.assertEqual(functions["leaf"], 12)

    def test_recursion_counts_once(self):
        profile = read(PROFILE)
        self.assertEqual(profile.functions["walk"], 18)
        self.assertNotIn("walk'2", profile.functions)
        self.assertNotIn(("walk", "walk'2"), profile.edges)

    def test_edges_of_outer_and_inner_calls_are_one(self):
        self.assertEqual(read(PROFILE).edges, {("main", "walk"): 18, ("main", "leaf"): 3, ("walk", "leaf"): 9})

    def test_own_costs_of_outer_and_inner_calls_are_one(self):
        self.assertEqual(read(PROFILE).own, {"main": 10, "walk": 9, "leaf": 12})

    def test_the_total_is_that_of_all_functions_alone(self):
        self.assertEqual(read(PROFILE).total, 31)

    def test_a_profile_without_separate_recursion_is_refused(self):
        with self.assertRaises(SystemExit):
            read(PROFILE.replace("cfn=(4) walk'2", "cfn=(2)").replace("fn=(4)", "fn=(2)"))

    def test_rules_and_queries_are_told_by_their_closures(self):
        readable = {name: name for name in (RULE, QUERY, PART_OF_QUERY, "main")}
        functions = {RULE: 1, QUERY: 2, PART_OF_QUERY: 4, "main": 8}
        self.assertEqual(callgrind.rules(functions, readable), {"viewless_rib_left_empty": 1})
        self.assertEqual(callgrind.queries(functions, readable), {"PassedView.query": 2})


if __name__ == "__main__":
    unittest.main()
