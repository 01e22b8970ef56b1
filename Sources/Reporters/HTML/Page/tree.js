// A tree of rows of equal height, of which only those in sight are in the document.

const ROW = 24;
const SPARE = 10;

// The source has: list (keys of rows in order), level, position, size, expanded (undefined for a leaf), parent, name,
// paint (fills a row), toggle, open, and key (other keys of the keyboard; returns whether it took one).
const makeTree = (id, label, source) => {
  const sizer = h("div", { class: "sizer", role: "none" });
  const box = h("div", { id, class: "tree", role: "tree", tabindex: "0", "aria-label": label }, sizer);
  let active = null;
  let places = new Map();
  let typed = { text: "", time: 0 };

  const rowId = (key) => `${id}-${key}`;
  const paint = () => {
    const list = source.list;
    const first = Math.max(0, Math.floor(box.scrollTop / ROW) - SPARE);
    const last = Math.min(list.length, Math.ceil((box.scrollTop + box.clientHeight) / ROW) + SPARE);
    const numbers = [];
    for (let i = first; i < last; i++) numbers.push(i);
    const at = places.get(active);
    if (at !== undefined && (at < first || at >= last)) numbers.push(at);
    if (!list.length) return sizer.replaceChildren("Nothing to show");
    sizer.replaceChildren(...numbers.map((number) => row(list[number], number)));
  };
  const row = (key, number) => {
    const expanded = source.expanded(key);
    const level = source.level(key);
    const element = h("div", {
      id: rowId(key), class: key === active ? "row active" : "row", role: "treeitem", "aria-level": level,
      "aria-posinset": source.position(key), "aria-setsize": source.size(key),
      "aria-expanded": expanded === undefined ? null : String(expanded), "aria-selected": String(key === active),
    });
    element.style.top = `${number * ROW}px`;
    element.style.paddingInlineStart = `${Math.min(level - 1, 24) * 16}px`;
    const twisty = expanded === undefined ? "" : expanded ? "▾" : "▸";
    element.append(h("span", { class: "twisty", "aria-hidden": "true" }, twisty));
    source.paint(key, element);
    element.addEventListener("click", (event) => {
      activate(key);
      if (event.target.closest(".twisty") && expanded !== undefined) source.toggle(key, !expanded);
      else source.open(key);
    });
    return element;
  };
  // Shows the list of the source anew, after it changed.
  const update = () => {
    places = new Map(source.list.map((key, number) => [key, number]));
    sizer.style.height = `${source.list.length * ROW}px`;
    if (!places.has(active)) active = source.list[0] ?? null;
    box.setAttribute("role", active === null ? "group" : "tree");
    show();
  };
  const show = () => {
    paint();
    if (active !== null) box.setAttribute("aria-activedescendant", rowId(active));
    else box.removeAttribute("aria-activedescendant");
  };
  const activate = (key) => {
    const at = places.get(key);
    if (at === undefined) return;
    active = key;
    if (at * ROW < box.scrollTop) box.scrollTop = at * ROW;
    if ((at + 1) * ROW > box.scrollTop + box.clientHeight) box.scrollTop = (at + 1) * ROW - box.clientHeight;
    show();
  };
  const move = (by) => {
    const at = (places.get(active) ?? 0) + by;
    activate(source.list[Math.min(Math.max(at, 0), source.list.length - 1)]);
  };
  // The next row, in a circle, that a test holds for.
  const find = (test) => {
    const after = (places.get(active) ?? 0) + 1;
    const key = source.list.slice(after).find(test) ?? source.list.find(test);
    if (key !== undefined) activate(key);
  };
  const typeAhead = (letter) => {
    const now = Date.now();
    const isOn = now - typed.time < 700;
    typed = { text: (isOn ? typed.text : "") + letter.toLowerCase(), time: now };
    const begins = (key) => source.name(key).toLowerCase().startsWith(typed.text);
    if (typed.text.length > 1 && begins(active)) return;
    find(begins);
  };
  const page = () => Math.max(1, Math.floor(box.clientHeight / ROW) - 1);
  const keys = {
    ArrowDown: () => move(1),
    ArrowUp: () => move(-1),
    PageDown: () => move(page()),
    PageUp: () => move(-page()),
    Home: () => activate(source.list[0]),
    End: () => activate(source.list[source.list.length - 1]),
    ArrowRight: () => {
      if (source.expanded(active) === false) source.toggle(active, true);
      else if (source.expanded(active)) move(1);
    },
    ArrowLeft: () => {
      if (source.expanded(active)) source.toggle(active, false);
      else activate(source.parent(active));
    },
    Enter: () => source.open(active),
    " ": () => source.open(active),
    "*": () => {
      const isBeside = (key) => source.parent(key) === source.parent(active) && source.expanded(key) === false;
      source.list.filter(isBeside).forEach((key, i, all) => source.toggle(key, true, i < all.length - 1));
    },
    "[": () => activate(source.parent(active)),
  };
  box.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || !source.list.length) return;
    const isTyping = Date.now() - typed.time < 700;
    if (keys[event.key]) keys[event.key]();
    else if (!isTyping && source.key?.(event.key, active)) typed.time = 0;
    else if (event.key.length === 1 && /[\p{L}\p{N}_]/u.test(event.key)) typeAhead(event.key);
    else return;
    event.preventDefault();
    event.stopPropagation();
  });
  let isDue = false;
  box.addEventListener("scroll", () => {
    if (isDue) return;
    isDue = true;
    requestAnimationFrame(() => {
      isDue = false;
      paint();
    });
  });
  new ResizeObserver(paint).observe(box);
  return { box, update, activate, get active() { return active; } };
};
