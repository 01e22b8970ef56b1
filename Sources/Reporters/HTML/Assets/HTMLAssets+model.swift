// Written by Documentation/pack.py.
// swift-format-ignore-file

extension HTMLAssets {
    static let model: StaticString = #"""
const ABOVE = 1;
const RECURSIVE = 2;
const grouped = (edges, key, count) => {
  const lists = Array.from({ length: count }, () => []);
  edges.forEach((edge, number) => edge[key] >= 0 && lists[edge[key]].push(number));
  return lists;
};
const fits = (data, finding, { rule, severity }) =>
  (!rule || data.rule(finding) === rule) && (!severity || data.severity(finding) === severity);
const makeModel = (data) => {
  const children = grouped(data.edges, EDGE.parent, data.ribs.length);
  const parents = grouped(data.edges, EDGE.child, data.ribs.length);
  const rows = [];
  const rowOf = new Array(data.ribs.length).fill(-1);
  const seen = new Set();
  const expanded = new Set();
  const addRow = (rib, edge, level, parent, repeat) => {
    const row = { number: rows.length, rib, edge, level, parent, repeat, end: rows.length + 1, inner: false };
    rows.push(row);
    if (rib >= 0 && !repeat && rowOf[rib] < 0) rowOf[rib] = row.number;
    seen.add(rib);
    return row;
  };
  const addBelow = (root) => {
    const top = addRow(root, -1, 1, -1, 0);
    if (expanded.has(root)) return;
    expanded.add(root);
    const above = new Set([root]);
    const frames = [{ row: top, next: 0 }];
    while (frames.length) {
      const frame = frames[frames.length - 1];
      const links = children[frame.row.rib];
      if (frame.next === links.length) {
        frame.row.inner = links.length > 0;
        frame.row.end = rows.length;
        above.delete(frame.row.rib);
        frames.pop();
        continue;
      }
      const edge = links[frame.next++];
      const rib = data.edges[edge][EDGE.child];
      const isLeaf = rib < 0 || children[rib].length === 0;
      const repeat = isLeaf ? 0 : above.has(rib) ? RECURSIVE : expanded.has(rib) ? ABOVE : 0;
      const row = addRow(rib, edge, frame.row.level + 1, frame.row.number, repeat);
      if (isLeaf || repeat) continue;
      expanded.add(rib);
      above.add(rib);
      frames.push({ row, next: 0 });
    }
  };
  for (const root of data.raw.roots) addBelow(root);
  data.ribs.forEach((_, rib) => !seen.has(rib) && addBelow(rib));
  const open = new Uint8Array(rows.length);
  const isOpen = (row) => row.edge >= 0 && data.closes(data.edges[row.edge]) === "no";
  const bad = rows.filter(isOpen);
  const reveal = (row) => {
    for (let at = rows[row].parent; at >= 0; at = rows[at].parent) open[at] = 1;
  };
  for (const row of rows) if (row.parent < 0) open[row.number] = 1;
  if (bad.length <= 30) for (const row of bad) reveal(row.number);
  let words = null;
  const searchable = (row) => {
    words ??= data.ribs.map((rib, number) => {
      const parts = data.parts(number);
      const rules = rib.findings.map((finding) => data.rule(data.findings[finding]));
      const named = parts.flatMap((part) => [part.name, part.place?.path ?? ""]);
      return [rib.id, ...named, ...rules].join("\n").toLowerCase();
    });
    return row.rib >= 0 ? words[row.rib] : data.text(data.edges[row.edge][EDGE.name]).toLowerCase();
  };
  const changed = new Set((data.raw.changes ?? []).slice(1).flatMap((row) => [row[3] >= 0 ? row[3] : row[2]]));
  const fields = ["q", "closes", "way", "module", "rule", "severity", "changed"];
  const isFiltered = (filter) => fields.some((field) => filter[field]);
  const matches = (row, filter) => {
    const edge = row.edge >= 0 ? data.edges[row.edge] : null;
    if (filter.closes && (!edge || data.closes(edge) !== filter.closes)) return false;
    if (filter.way && (!edge || !(edge[EDGE.ways] & (1 << data.words.ways.indexOf(filter.way))))) return false;
    if (filter.module && data.ribs[row.rib]?.module !== filter.module) return false;
    if (filter.changed && !changed.has(row.rib)) return false;
    if (filter.rule || filter.severity) {
      const findings = data.ribs[row.rib]?.findings ?? [];
      if (!findings.some((number) => fits(data, data.findings[number], filter))) return false;
    }
    return !filter.q || searchable(row).includes(filter.q.toLowerCase());
  };
  const shown = (filter, from = -1) => {
    const [start, end] = from < 0 ? [0, rows.length] : [from, rows[from].end];
    const list = [];
    let hits = 0;
    if (isFiltered(filter)) {
      const kept = new Uint8Array(rows.length);
      for (let i = start; i < end; i++) {
        if (!matches(rows[i], filter)) continue;
        hits++;
        for (let at = i; at >= start && !kept[at]; at = rows[at].parent) kept[at] = 1;
      }
      for (let i = start; i < end; i++) if (kept[i]) list.push(i);
    } else {
      for (let i = start; i < end; ) {
        list.push(i);
        i = rows[i].inner && !open[i] && i !== from ? rows[i].end : i + 1;
      }
    }
    const sizes = new Map();
    const positions = new Map();
    for (const row of list) {
      const size = (sizes.get(rows[row].parent) ?? 0) + 1;
      sizes.set(rows[row].parent, size);
      positions.set(row, size);
    }
    return { list, hits, total: end - start, sizes, positions };
  };
  return { children, parents, rows, rowOf, open, reveal, shown, isFiltered, isOpen };
};

"""#
}
