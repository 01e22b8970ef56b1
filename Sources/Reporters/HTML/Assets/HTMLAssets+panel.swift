// Written by Documentation/pack.py.
// swift-format-ignore-file

extension HTMLAssets {
    static let panel: StaticString = #"""
const makePanel = (data, model, act) => {
  const copyButton = (text, label = text) =>
    button("Copy", () => act.copy(text), { class: "copy", "aria-label": `Copy ${label}` });
  const place = (at) => {
    if (!at) return null;
    const url = address(data.raw.link, at.path, at.line);
    const text = h("bdi", {}, at.text);
    const link = url ? h("a", { href: url, rel: "noreferrer noopener" }, text) : text;
    return h("span", { class: "place" }, link, copyButton(at.text));
  };
  const source = (at) => {
    const lines = data.excerpt(at);
    if (!lines.length) return null;
    return h("pre", { class: "source", tabindex: "0", role: "group", "aria-label": `Source of ${at.text}` },
      h("code", {}, lines.flatMap((line) => [
        h("span", { class: "number" }, `${line.number} `.padStart(6)), line.before,
        line.marked ? h("mark", {}, line.marked) : null, line.after, "\n"])));
  };
  const steps = (flat) => h("ol", { class: "steps" }, data.notes(flat).map((note) =>
    h("li", {}, `${note.text} `, place(note.place), source(note.place))));
  const command = (words) => h("p", { class: "command" }, h("code", {}, words), copyButton(words, "the command"));
  const ribName = ({ id, went }) => h("bdi", { class: went ? "went" : null }, id);
  const ribButton = (rib) => button(ribName(data.ribs[rib]), () => act.open(rib), { class: "rib" });
  const marked = (edge) => {
    const closes = data.closes(edge);
    const mark = closes in MARKS ? `${MARKS[closes]} ` : "";
    return h("span", { class: `verdict ${closes}` }, mark + data.text(edge[EDGE.verdict]));
  };
  const reason = (edge) => {
    const at = data.place(edge[EDGE.at]);
    return [h("p", { class: "detail" }, `${data.text(edge[EDGE.detail])} `, place(at)), source(at)];
  };
  const edgeParts = (edge) => [
    h("p", {}, `${data.text(edge[EDGE.shown])}, `, marked(edge)),
    ...(edge[EDGE.detail] >= 0 ? reason(edge) : []),
    ...edge[EDGE.removals].map((removal) => h("p", {}, data.text(removal))),
    edge[EDGE.build] >= 0 ? h("p", {}, "built here ", place(data.place(edge[EDGE.build]))) : null,
    ...(edge[EDGE.opening].length ? [h("h4", {}, "attached by"), steps(edge[EDGE.opening])] : []),
    ...(edge[EDGE.path].length ? [h("h4", {}, data.text(edge[EDGE.heading])), steps(edge[EDGE.path])] : []),
  ];
  const links = (title, edges, end, none) => [h("h3", {}, title), edges.length
    ? h("ul", { class: "links" }, edges.map((number) => {
      const edge = data.edges[number];
      const name = edge[end] >= 0 ? ribButton(edge[end]) : h("bdi", {}, data.text(edge[EDGE.name]));
      const words = [" ", data.text(edge[EDGE.shown]), ", ", marked(edge)];
      const calls = edge[EDGE.build] >= 0 ? h("details", {}, h("summary", {}, "Calls"), edgeParts(edge)) : null;
      return h("li", {}, name, words, calls);
    }))
    : h("p", {}, none)];
  const findingItem = (number) => {
    const finding = data.findings[number];
    return h("li", {}, severityOf(data, finding), " ",
      button(data.rule(finding), () => act.finding(number), { class: "rib" }),
      ` ${data.text(finding[FINDING.message])} `, place(data.place(finding[FINDING.at])));
  };
  const rib = (number, edge) => {
    const it = data.ribs[number];
    const parts = data.parts(number);
    const above = model.parents[number];
    const at = edge >= 0 ? data.edges[edge] : null;
    const findings = it.findings.length ? h("ul", {}, it.findings.map(findingItem)) : h("p", {}, "none reported");
    return [
      h("h2", {}, ribName(it)),
      ...(at ? [h("h3", {}, "Below ", ribButton(at[EDGE.parent])), ...edgeParts(at)] : []),
      h("h3", {}, "Parts"),
      h("table", {}, h("tbody", {}, parts.map((part) =>
        h("tr", {}, h("th", { scope: "row" }, part.kind),
          h("td", {}, h("bdi", {}, part.name), " ", place(part.place)))))),
      ...links("Parents", above, EDGE.parent, it.by || "no code that is analyzed builds it"),
      ...links("Children", model.children[number], EDGE.child, "no code that is analyzed builds one"),
      ...(it.went ? [] : [h("h3", {}, "Findings"), findings]),
      it.went ? null : command(`riblint tree --focus ${shellWord(it.id)}`),
    ];
  };
  const edge = (number) => {
    const it = data.edges[number];
    const title = h("h2", {}, h("bdi", {}, data.text(it[EDGE.name])));
    return [title, h("h3", {}, "Below ", ribButton(it[EDGE.parent])), ...edgeParts(it)];
  };
  const finding = (number) => {
    const it = data.findings[number];
    const rule = data.rules[it[FINDING.rule]];
    const [at, related, path] = [data.place(it[FINDING.at]), it[FINDING.related], it[FINDING.path]];
    return [
      h("h2", {}, rule.id),
      h("p", {}, severityOf(data, it), ` ${data.text(it[FINDING.message])}`),
      stateOf(it) >= 0 ? h("p", { class: "state" }, data.text(stateOf(it))) : null,
      h("p", {}, place(at)), source(at),
      it[FINDING.help] >= 0 ? h("p", { class: "help" }, data.text(it[FINDING.help])) : null,
      ...(path.length > 2 ? [h("h3", {}, "Path"), steps(path)] : []),
      ...(related.length ? [h("h3", {}, "Related"), steps(related)] : []),
      rule.summary ? h("p", {}, `Rule: ${rule.summary}`) : null,
      it[FINDING.rib] >= 0 ? h("p", {}, "RIB ", ribButton(it[FINDING.rib]))
        : it[FINDING.name] >= 0 ? h("p", {}, `RIB ${data.text(it[FINDING.name])}`) : null,
      command(`riblint explain --finding ${data.text(it[FINDING.id])}`),
    ];
  };
  const content = h("div", { class: "content" });
  const close = button("Close", () => act.close(), { class: "close" });
  const box = h("section", { class: "panel", "aria-label": "Details", tabindex: "-1", hidden: true }, close, content);
  const show = (parts) => {
    content.replaceChildren(...parts.flat().filter(Boolean));
    box.hidden = false;
    box.scrollTop = 0;
  };
  return {
    box, hide: () => (box.hidden = true),
    showRIB: (number, from = -1) => show(rib(number, from)), showEdge: (number) => show(edge(number)),
    showFinding: (number) => show(finding(number)),
  };
};

"""#
}
