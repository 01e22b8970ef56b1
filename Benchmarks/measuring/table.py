"""Figures as a table in Markdown."""

COLUMNS = ("", "files", "MB", "wall x cat", "CPU x cat", "CPU x cat, 1 thread", "threads 1 to all", "MB/s", "files/s",
    "peak MB", "bytes a source byte",
           "over 16 MB, a source byte", "allocations a file", "us CPU a RIB", "peak bytes a RIB")


def row(corpus, manifest, yardstick, one, several, threads, allocations):
    """The figures of one corpus. `threads 1 to all` is the wall time on one thread over that on all."""
    ribs = manifest and manifest["ribs"]
    megabytes, files = corpus.bytes / 1e6, len(corpus.files)
    return (
        f"{corpus.name}, {threads} threads", f"{files:,}", f"{megabytes:.1f}", f"{several.wall_ratio:.2f}",
        f"{several.processor_ratio:.2f}",
        f"{one.processor_ratio:.2f}", f"{one.wall / several.wall:.2f}", f"{megabytes / several.wall:.0f}",
        f"{files / several.wall:,.0f}",
        f"{several.peak / 1e6:.0f}", f"{several.peak / corpus.bytes:.2f}",
        f"{max(0, several.peak - 16e6) / corpus.bytes:.2f}",
        "-" if allocations is None else f"{allocations / files:.2f}",
        f"{several.processor / ribs * 1e6:.0f}" if ribs else "-", f"{several.peak / ribs:,.0f}" if ribs else "-")


def of(columns, rows):
    lines = [columns, ["---"] * len(columns), *rows]
    return "\n".join("| " + " | ".join(line) + " |" for line in lines)
