// The data of the page as values. HTMLData.swift describes the form.

// Numbers in a raw edge and finding.
const EDGE = { parent: 0, child: 1, name: 2, shown: 3, verdict: 4, detail: 5, at: 6, ways: 7, closes: 8, slot: 9,
  build: 10, removals: 11, opening: 12, heading: 13, path: 14 };
const FINDING = { rule: 0, severity: 1, message: 2, help: 3, rib: 4, name: 5, at: 6, related: 7, path: 8, id: 9,
  state: 10 };

// Why a finding is not reported, as the number of a text; -1 for those that are.
const stateOf = (finding) => finding[FINDING.state] ?? -1;

// Texts of which each can share its beginning with the one before: a number says how many units.
const unfolded = (coded) => {
  const texts = [];
  let [last, shared] = ["", 0];
  for (const each of coded) {
    if (typeof each === "number") {
      shared = each;
      continue;
    }
    last = last.slice(0, shared) + each;
    shared = 0;
    texts.push(last);
  }
  return texts;
};

// The address of a place; null unless the pattern makes one that begins with https.
const address = (pattern, path, line) => {
  if (!pattern.startsWith("https://") || path.startsWith("/")) return null;
  const encoded = path.split("/").map(encodeURIComponent).join("/");
  return pattern.replaceAll("{path}", () => encoded).replaceAll("{line}", () => String(line));
};

// Source as it is shown: characters that are invisible, or change the direction, are written out.
const visible = (text) =>
  text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, (c, at) => {
    if (c === "\t") return c;
    const code = c.codePointAt(0);
    // These join the character before them.
    const joins = code === 0x200c || code === 0x200d || (code >= 0xe0020 && code <= 0xe007f);
    return joins && at > 0 ? c : `\\u{${code.toString(16).toUpperCase()}}`;
  });

// A word as a shell takes it.
const shellWord = (word) => (/^[\w./-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`);

const decode = (raw) => {
  const files = unfolded(raw.f);
  const texts = unfolded(raw.s);
  const text = (n) => (n < 0 ? "" : texts[n]);
  for (let i = 4; i < raw.p.length; i += 4) raw.p[i] += raw.p[i - 4];
  const place = (n) => {
    if (n < 0) return null;
    const [file, line, start, length] = raw.p.slice(n * 4, n * 4 + 4);
    return { file, path: files[file], line, start, length, text: `${files[file]}:${line}` };
  };
  const notes = (flat) => {
    const list = [];
    let [words, at] = [0, 0];
    for (let i = 0; i < flat.length; i += 2) {
      words += flat[i];
      at += flat[i + 1];
      list.push({ text: text(words), place: place(at) });
    }
    return list;
  };
  // A line of a file; null if the page does not have it.
  const line = (file, number) => {
    const runs = raw.c[file] ?? [];
    for (let i = 0; i < runs.length; i += 2) {
      const found = runs[i + 1][number - runs[i]];
      // A letter is for the spaces at the start.
      if (found !== undefined) return " ".repeat(found.charCodeAt(0) - 65) + found.slice(1);
    }
    return null;
  };
  // The line of a place, with the lines before and after it that are known.
  const excerpt = (at) => {
    if (!at || line(at.file, at.line) === null) return [];
    return [at.line - 1, at.line, at.line + 1].flatMap((number) => {
      const source = line(at.file, number);
      if (source === null || (number !== at.line && source.trim() === "")) return [];
      if (number !== at.line) return [{ number, before: visible(source), marked: "", after: "" }];
      const start = Math.min(Math.max(at.start - 1, 0), source.length);
      const end = at.length > 0 ? Math.min(start + at.length, source.length) : source.length;
      const parts = [source.slice(0, start), source.slice(start, end), source.slice(end)].map(visible);
      return [{ number, before: parts[0], marked: parts[1], after: parts[2] }];
    });
  };
  const ribs = raw.ribs.map(([id, , by, , findings, parts, module, went = 0]) =>
    ({ id: text(id), by: text(by), findings, parts, module: text(module), went: went > 0 }));
  const parts = (rib) => {
    const list = [];
    const flat = ribs[rib].parts;
    for (let i = 0; i < flat.length; i += 3) {
      list.push({ kind: text(flat[i]), name: text(flat[i + 1]), place: place(flat[i + 2]) });
    }
    return list;
  };
  const rules = raw.rules.map(([id, summary]) => ({ id: text(id), summary: text(summary) }));
  return { raw, words: raw.n, text, place, notes, excerpt, ribs, parts, rules, edges: raw.edges,
    findings: raw.findings, rule: (finding) => rules[finding[FINDING.rule]].id,
    severity: (finding) => raw.n.severities[finding[FINDING.severity]],
    // The verdict of an edge; none for one to a RIB that went.
    closes: (edge) => raw.n.closes[edge[EDGE.closes]] ?? "" };
};
const MARKS = { no: "✗", unknown: "?" };

// An element with attributes, listeners and children. Texts become text nodes, never markup.
const filled = (element, attributes, children) => {
  for (const [name, value] of Object.entries(attributes)) {
    if (name === "on") for (const [event, act] of Object.entries(value)) element.addEventListener(event, act);
    else if (value !== false && (value ?? null) !== null) element.setAttribute(name, value === true ? "" : value);
  }
  element.append(...children.flat().filter((child) => child !== null && child !== undefined));
  return element;
};
const h = (tag, attributes = {}, ...children) => filled(document.createElement(tag), attributes, children);
const s = (tag, attributes, ...children) =>
  filled(document.createElementNS("http://www.w3.org/2000/svg", tag), attributes, children);
const button = (content, click, attributes = {}) =>
  h("button", { type: "button", on: { click }, ...attributes }, content);
const severityOf = (data, finding) => {
  const severity = data.severity(finding);
  return h("span", { class: `severity ${severity}` }, severity);
};
