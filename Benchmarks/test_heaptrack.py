"""The reader of heaptrack's profiles: bytes by type, by query and by place.

    python3 -m unittest discover -s Benchmarks
"""

import os
import sys
import unittest

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from measuring import heaptrack  # noqa: E402

PROFILE = """\
reading file "profile.zst" - please wait, this might take some time...

PEAK MEMORY CONSUMERS
3.60M peak memory consumed over 30 calls from
swift_slowAlloc
  in riblint
2.50M consumed over 10 calls from:
    swift_allocObject
      in riblint
    specialized static Outliner.copy<A>(of:)
      at Sources/SwiftOutline/Outliner.swift:102
      in riblint
    Analysis.Reader.declarations(of:)
      at Sources/LintEngine/Execution/Analysis.swift:133
1.00M consumed over 15 calls from:
    specialized Array.append<A>(_:)
      at //<compiler-generated>:0
      in riblint
    closure #1 in variable initialization expression of static RouterEdges.query
      at Sources/RIBModel/Tree/RouterEdges.swift:19
    specialized closure #1 in Query<>.init(_:_:)
      at Sources/RIBModel/CodeModel/Queries/Query.swift:29
    closure #2 in variable initialization expression of static Outer.query
      at Sources/RIBModel/Tree/Outer.swift:9
100.00K consumed over 5 calls from:
    ParentMap.init(_:_:_:)
      at Sources/SwiftOutline/BodyLevels.swift:35
    closure #1 in variable initialization expression of static RouterEdges.query
      at Sources/RIBModel/Tree/RouterEdges.swift:19
400B peak memory consumed over 2 calls from
malloc
  in libc.so.6
400B consumed over 2 calls from:
    start_thread
      at ./nptl/pthread_create.c:442

MOST CALLS TO ALLOCATION FUNCTIONS
9.00M consumed over 10 calls from:
    swift_allocObject
      in riblint
total runtime: 1s.
"""


class HeaptrackTests(unittest.TestCase):
    blocks = heaptrack.blocks(PROFILE)

    def test_blocks_of_the_peak_alone(self):
        self.assertEqual([block.size for block in self.blocks], [2.5e6, 1e6, 1e5, 400])

    def test_types(self):
        self.assertEqual(heaptrack.sums(self.blocks, heaptrack.type_of), [
            ("outlines", 2.5e6), ("answers of other queries", 1e6), ("parent maps", 1e5), ("the rest", 400)])

    def test_the_innermost_query_counts_and_what_outlives_it_does_not(self):
        self.assertEqual(heaptrack.sums(self.blocks, heaptrack.query_of), [("RouterEdges.query", 1e6)])

    def test_places_are_the_innermost_functions_of_riblint(self):
        self.assertEqual(heaptrack.sums(self.blocks, heaptrack.place_of)[0],
            ("specialized static Outliner.copy<A>(of:) Outliner.swift:102", 2.5e6))


if __name__ == "__main__":
    unittest.main()
