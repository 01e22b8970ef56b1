// Written by Documentation/pack.py.
// swift-format-ignore-file

extension HTMLAssets {
    static let picture: StaticString = #"""
const BOX = { height: 22, gap: 8, column: 48, letter: 7.3, pad: 16 };
const MOST_BOXES = 400;
const MOST_ABOVE = 40;
const WIDE = /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\uff60\u{1f300}-\u{1faff}]/u;
const columns = (text) => [...text].reduce((sum, letter) => sum + (WIDE.test(letter) ? 2 : 1), 0);
const layout = (data, model, rib, depth = 3, most = MOST_BOXES) => {
  const boxes = [];
  const lines = [];
  const boxOf = new Map();
  let leaf = 0;
  const addBox = (box) => {
    boxes.push(box);
    if (box.rib >= 0) boxOf.set(box.rib, box);
    return box;
  };
  const below = (number, level) => {
    const box = addBox({ rib: number, level, text: data.ribs[number].id, y: 0, kind: level ? "rib" : "self" });
    let [first, last, left, leftOpen] = [null, null, 0, 0];
    for (const edge of model.children[number]) {
      const raw = data.edges[edge];
      const child = raw[EDGE.child];
      if (data.ribs[child]?.went) continue;
      const line = { edge, from: box, closes: data.closes(raw), extra: false };
      if (child >= 0 && boxOf.has(child)) {
        lines.push({ ...line, to: boxOf.get(child), extra: true });
        continue;
      }
      if (level >= depth || boxes.length >= most) {
        left++;
        if (line.closes === "no") leftOpen++;
        continue;
      }
      const to = child >= 0 ? below(child, level + 1)
        : addBox({ rib: -1, level: level + 1, text: data.text(raw[EDGE.name]), y: leaf++, kind: "unknown" });
      lines.push({ ...line, to });
      first ??= to;
      last = to;
    }
    if (left) {
      const text = `${left.toLocaleString("en")} more${leftOpen ? `, ${leftOpen} open` : ""}`;
      const stub = addBox({ rib: -1, of: number, level: level + 1, text, y: leaf++, kind: "stub" });
      lines.push({ from: box, to: stub, closes: "stub", extra: false });
      first ??= stub;
      last = stub;
    }
    box.y = first ? (first.y + last.y) / 2 : leaf++;
    return box;
  };
  const self = below(rib, 0);
  let next = [self];
  for (let level = -1; next.length && boxes.length < most + MOST_ABOVE; level--) {
    const found = [];
    for (const box of next) {
      for (const edge of model.parents[box.rib]) {
        const raw = data.edges[edge];
        const line = { edge, to: box, closes: data.closes(raw), extra: false };
        const known = boxOf.get(raw[EDGE.parent]);
        if (known && known.level >= 0) continue;
        const isNew = !known && found.length < MOST_ABOVE;
        if (!known && !isNew) continue;
        const parent = raw[EDGE.parent];
        const from = known ?? addBox({ rib: parent, level, text: data.ribs[parent].id, y: 0, kind: "rib" });
        if (isNew) found.push(from);
        lines.push({ ...line, from, extra: !isNew });
      }
    }
    found.forEach((box, i) => (box.y = self.y + i - (found.length - 1) / 2));
    next = found;
  }
  const widths = new Map();
  for (const box of boxes) {
    box.width = columns(box.text) * BOX.letter + BOX.pad;
    widths.set(box.level, Math.max(widths.get(box.level) ?? 0, box.width));
  }
  const xs = new Map();
  let x = 0;
  for (const level of [...widths.keys()].sort((a, b) => a - b)) {
    xs.set(level, x);
    x += widths.get(level) + BOX.column;
  }
  const top = Math.min(...boxes.map((box) => box.y));
  for (const box of boxes) {
    box.x = xs.get(box.level);
    box.y = (box.y - top) * (BOX.height + BOX.gap);
  }
  return { boxes, lines, width: x - BOX.column, height: Math.max(...boxes.map((box) => box.y)) + BOX.height };
};
const DASHES = { unknown: "6 4", stub: "2 3" };
const draw = (drawing, onOpen) => {
  const { boxes, lines, width, height } = drawing;
  const svg = s("svg", { xmlns: "http://www.w3.org/2000/svg", viewBox: `-8 -8 ${width + 16} ${height + 16}`,
    "font-family": "ui-monospace, Menlo, Consolas, monospace", "font-size": "12", "aria-hidden": "true" });
  for (const { from, to, closes, extra } of lines) {
    const [x1, y1] = [from.x + from.width, from.y + BOX.height / 2];
    const [x2, y2] = [to.x, to.y + BOX.height / 2];
    const bend = Math.max(24, Math.abs(x2 - x1) / 2);
    svg.append(s("path", {
      d: `M${x1} ${y1}C${x1 + bend} ${y1} ${x2 - bend} ${y2} ${x2} ${y2}`, fill: "none",
      stroke: closes === "no" ? "#b3261e" : "#5f6368", "stroke-width": closes === "permanent" ? 3 : 1.5,
      "stroke-dasharray": extra ? "1 4" : DASHES[closes] ?? null, class: `line ${closes}`,
    }));
    if (closes in MARKS && !extra) {
      const fill = closes === "no" ? "#b3261e" : "#1f1f1f";
      svg.append(s("text", { x: x2 - 14, y: y2 - 3, fill, class: `mark ${closes}` }, MARKS[closes]));
    }
  }
  for (const box of boxes) {
    const isSelf = box.kind === "self";
    const group = s("g", { class: `box ${box.kind}` },
      s("rect", { x: box.x, y: box.y, width: box.width, height: BOX.height, rx: 4, fill: "#ffffff", stroke: "#5f6368",
        "stroke-width": isSelf ? 2.5 : 1, "stroke-dasharray": isSelf || box.kind === "rib" ? null : "3 3" }),
      s("text", { x: box.x + BOX.pad / 2, y: box.y + 15, fill: "#1f1f1f" }, box.text));
    const target = box.rib >= 0 ? box.rib : box.of ?? -1;
    if (target >= 0) group.addEventListener("click", () => onOpen(target));
    svg.append(group);
  }
  return svg;
};
const makePicture = (data, model, onOpen, say) => {
  const view = h("div", { class: "view", role: "group", tabindex: "0",
    "aria-label": "Picture, which says the same as the tree" });
  let [drawing, svg, zoom, current] = [null, null, 1, -1];
  const scale = (factor) => {
    zoom = Math.min(4, Math.max(0.1, factor));
    if (!svg) return;
    svg.setAttribute("width", Math.round((drawing.width + 16) * zoom));
    svg.setAttribute("height", Math.round((drawing.height + 16) * zoom));
  };
  const fit = (least = 0) => {
    if (drawing) scale(Math.max(least, Math.min(1, (view.clientWidth - 4) / (drawing.width + 16))));
  };
  const save = () => {
    const blob = new Blob([new XMLSerializer().serializeToString(svg)], { type: "image/svg+xml" });
    const link = h("a", { href: URL.createObjectURL(blob), download: "riblint.svg" });
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 1000);
    say("Saved riblint.svg");
  };
  const tool = (label, text, act) => button(text, () => svg && act(), { "aria-label": label });
  const box = h("details", { class: "picture" }, h("summary", {}, "Picture"),
    h("div", { class: "tools" }, tool("Zoom in", "+", () => scale(zoom * 1.25)),
      tool("Zoom out", "−", () => scale(zoom / 1.25)), tool("Fit to the width", "Fit", () => fit()),
      tool("Save as SVG", "Save as SVG", save)), view);
  const show = (rib) => {
    current = rib;
    if (rib < 0 || !box.open) return;
    drawing = layout(data, model, rib);
    svg = draw(drawing, onOpen);
    view.replaceChildren(svg);
    fit(0.8);
    const self = drawing.boxes[0];
    view.scrollTop = (self.y + BOX.height) * zoom - view.clientHeight / 2;
    view.scrollLeft = self.x * zoom - 24;
  };
  box.addEventListener("toggle", () => show(current));
  view.addEventListener("keydown", (event) => {
    const act = { "+": () => scale(zoom * 1.25), "-": () => scale(zoom / 1.25), 0: () => fit() }[event.key];
    if (!act) return;
    act();
    event.preventDefault();
    event.stopPropagation();
  });
  view.addEventListener("wheel", (event) => {
    if (!event.ctrlKey) return;
    event.preventDefault();
    scale(zoom * (event.deltaY < 0 ? 1.1 : 1 / 1.1));
  }, { passive: false });
  return { box, show };
};

"""#
}
