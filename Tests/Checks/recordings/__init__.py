"""The parts of recording.py: what is recorded, by which program, and how two recordings differ."""
