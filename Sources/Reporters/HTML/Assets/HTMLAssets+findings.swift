// Written by Documentation/pack.py.
// swift-format-ignore-file

extension HTMLAssets {
    static let findings: StaticString = #"""
const GROUPS = ["rule", "RIB", "file"];
const makeFindings = (data, filterOf, onOpen) => {
  let group = "rule";
  let [keys, groups, hits, first] = [[], [], 0, true];
  const reported = data.findings.filter((finding) => stateOf(finding) < 0).length;
  const closed = new Set();
  const groupName = (finding) => {
    if (group === "file") return data.place(finding[FINDING.at]).path;
    if (group === "rule") return data.rule(finding);
    const rib = finding[FINDING.rib];
    return rib >= 0 ? data.ribs[rib].id : data.text(finding[FINDING.name]) || "No RIB";
  };
  const matches = (finding, filter) => {
    if (!filter.unreported && stateOf(finding) >= 0 || !fits(data, finding, filter)) return false;
    if (!filter.q) return true;
    const words = [FINDING.message, FINDING.name].map((field) => data.text(finding[field]));
    words.push(data.rule(finding), data.place(finding[FINDING.at]).path);
    return words.join("\n").toLowerCase().includes(filter.q.toLowerCase());
  };
  const list = () => {
    const filter = filterOf();
    const byName = new Map();
    hits = 0;
    data.findings.forEach((finding, number) => {
      if (!matches(finding, filter)) return;
      hits++;
      const name = groupName(finding);
      if (!byName.has(name)) byName.set(name, []);
      byName.get(name).push(number);
    });
    groups = [...byName].map(([name, members]) => ({ name, members })).sort((a, b) => (a.name < b.name ? -1 : 1));
    const severity = (number) => data.findings[number][FINDING.severity];
    for (const each of groups) each.members.sort((a, b) => severity(a) - severity(b) || a - b);
    if (first && data.findings.length > 200) for (const each of groups) closed.add(each.name);
    first = false;
    keys = groups.flatMap(({ name, members }, i) => [-1 - i, ...(closed.has(name) && !filter.q ? [] : members)]);
    owner.clear();
    groups.forEach(({ members }, i) => members.forEach((number, at) => owner.set(number, [i, at])));
  };
  const owner = new Map();
  const source = {
    get list() { return keys; },
    level: (key) => (key < 0 ? 1 : 2),
    position: (key) => (key < 0 ? -key : owner.get(key)[1] + 1),
    size: (key) => (key < 0 ? groups.length : groups[owner.get(key)[0]].members.length),
    expanded: (key) => (key < 0 ? !closed.has(groups[-1 - key].name) || Boolean(filterOf().q) : undefined),
    parent: (key) => (key < 0 ? undefined : -1 - owner.get(key)[0]),
    name: (key) => (key < 0 ? groups[-1 - key].name : data.text(data.findings[key][FINDING.message])),
    paint: (key, row) => {
      if (key < 0) {
        const { name, members } = groups[-1 - key];
        row.append(h("bdi", { class: "name" }, name), h("span", { class: "words" }, `${members.length}`));
        return;
      }
      const finding = data.findings[key];
      row.append(severityOf(data, finding), h("span", { class: "words" }, data.text(finding[FINDING.message])),
        stateOf(finding) < 0 ? "" : h("span", { class: "state" }, data.text(stateOf(finding))),
        h("bdi", { class: "place" }, data.place(finding[FINDING.at]).text.split("/").pop()));
    },
    toggle: (key, open, isMore) => {
      if (key >= 0) return;
      if (open) closed.delete(groups[-1 - key].name);
      else closed.add(groups[-1 - key].name);
      if (!isMore) update();
    },
    open: (key) => (key < 0 ? source.toggle(key, !source.expanded(key)) : onOpen(key)),
  };
  const tree = makeTree("findings", "Findings", source);
  const update = () => {
    list();
    tree.update();
  };
  const setGroup = (name) => {
    group = GROUPS.includes(name) ? name : "rule";
    first = true;
    closed.clear();
  };
  const reveal = (number) => {
    closed.delete(groupName(data.findings[number]));
    update();
    tree.activate(number);
  };
  return { tree, update, setGroup, reveal, reported, get hits() { return hits; }, get group() { return group; },
    get total() { return filterOf().unreported ? data.findings.length : reported; } };
};

"""#
}
