"""Tests that no longer test."""
import re

from mutant import Mutant, blocks, line_of


def record(path, text, app):
    """A snapshot test records images."""
    if not re.search(r'\bimport XCTest\b', text):
        return
    for _, start, end in blocks(text, re.compile(r'\bclass\s+\w+: XCTestCase \{')):
        for kind, module, statement, rule in (('record', 'SnapshotTesting', 'isRecording = true', 'snapshot_record_mode'),
                ('record an image', 'SnapshotTesting', 'assertSnapshot(of: mutant, as: .image, record: true)', 'snapshot_record_mode'),
                ('record, look-alike', 'NetworkRecorder', 'isRecording = true', ''),
                ('record an image, look-alike', 'SnapshotTesting', 'assertSnapshot(of: mutant, as: .image, record: mutate)', '')):
            if 'SnapshotTesting' in text and module != 'SnapshotTesting':
                continue
            added = f'\n    func testMutant() {{ {statement} }}\n'
            changed = f'import {module}\n{text[:end]}{added}{text[end:]}'
            yield Mutant(kind, path, changed, rule, line_of(text, end) + 2)


def drop_mock(path, text, app):
    """A protocol loses its annotation for a mock, or has it in a comment of another form."""
    for found in re.finditer(r'^/// @mockable\n(?=(?:public )?protocol \w+(?:Listener|Buildable)\b)', text, re.M):
        line = line_of(text, found.start())
        yield Mutant('drop mock', path, text[:found.start()] + text[found.end():],
            'protocol_missing_mock_annotation', line)
        yield Mutant('drop mock, look-alike', path, f'{text[:found.start()]}/** @mockable */\n{text[found.end():]}', '', 0)


OPERATORS = [drop_mock]
OF_TESTS = [record]
