// What is asked: the question with its choices, or the result of a complete move with Confirm. It knows no rules.

export const reduced = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

export function element(name, with_ = {}, ...inside) {
  const { data = {}, ...rest } = with_;
  const made = Object.assign(document.createElement(name), rest);
  Object.assign(made.dataset, data);
  made.append(...inside);
  return made;
}

// A text of the server's: **bold** and *italic*, lines, and no markup that a browser would read.
export function text(line) {
  const small = line.startsWith("-# ");
  const parts = line.replace(/^(-# |#+ )/, "").replace(/\\([*_~`|>\\-])/g, "$1").split(/(\*\*.+?\*\*|\*[^*\s][^*]*\*)/);
  const made = parts.flatMap((part) => part.startsWith("**") ? element("strong", {}, ...illustrated(part.slice(2, -2)))
    : part.length > 2 && part.startsWith("*") ? element("em", {}, ...illustrated(part.slice(1, -1))) : illustrated(part));
  return small ? element("small", {}, ...made) : element("span", {}, ...made);
}
// The server writes the name of an icon where one belongs; its word always follows.
const illustrated = (part) => part.split(/\ue000(\w+)\ue001 ?/).map((one, n) => n % 2 ? icon(one) : one);
export const icon = (name) => element("img", { className: "icon", src: `icon/${name}.png`, alt: "" });
export const plain = (line) => line.replace(/\ue000\w+\ue001 ?/g, "").replace(/\*\*/g, "");
export const paragraphs = (lines) => lines.filter(Boolean).flatMap((one) => one.split("\n")).map((one) => element("p", {}, text(one)));

export class Ask {
  constructor(place, foot, act) {
    this.place = place;
    this.foot = foot;
    this.act = act; // try(answers, group), commit(answers), undo()
    this.ticked = new Set();
  }

  show(shown, words, weighed) {
    this.words = words;
    const key = JSON.stringify([shown, weighed]);
    if (key === this.key) return; // the same: nobody's finger loses its button
    const held = document.activeElement?.dataset.key;
    const asks = shown?.kind === "question" && JSON.stringify([shown.ask, shown.answers]);
    if (asks !== this.asks) this.ticked = new Set(shown?.several?.ticked || []);
    [this.key, this.asks] = [key, asks];
    this.place.replaceChildren();
    this.foot.replaceChildren();
    if (!shown) return;
    shown.kind === "question" ? this.question(shown) : this.result(shown);
    if (shown.answers.length || shown.groups?.some((one) => one.chosen)) this.back(shown.back, shown);
    (held && document.querySelector(`[data-key="${CSS.escape(held)}"]`))?.focus({ preventScroll: true });
    this.place.scrollTop = 0;
  }

  question(shown) {
    this.place.append(...paragraphs(shown.head), element("h2", {}, text(shown.asks)));
    if (shown.groups.length) this.place.append(element("div", { className: "groups", role: "group" }, ...shown.groups.map((one) =>
      this.button(`group ${one.id}`, { sign: one.icon, ariaPressed: String(one.chosen) }, one.label.replace(/^[⚀-⚅] /, ""), "", () => this.act.try(shown.answers, one.id)))));
    for (const part of shown.sections) {
      const box = element("section", { className: part.kind });
      if (part.title) box.append(element("h3", {}, text(part.title)));
      box.append(...paragraphs(part.lines));
      box.append(...part.choices.map((one) => part.kind === "tick" ? this.tick(one, shown) : this.choice(one, shown)));
      this.place.append(box);
    }
    if (shown.several) this.several(shown);
  }

  choice(one, shown) {
    const label = one.short || one.label;
    return this.button(`choice ${one.answers.join(" ")}`, { className: `choice ${one.tone}`, sign: one.icon, data: { place: one.place || "" } }, label, one.detail,
      () => this.act.try([...shown.answers, ...one.answers]));
  }

  tick(one, shown) {
    const [id] = one.answers;
    const made = this.button(`tick ${id}`, { className: "choice tick", sign: one.icon, role: "checkbox", ariaChecked: String(this.ticked.has(id)), data: { place: one.place || "" } },
      one.label, one.detail, () => this.toggle(id, shown));
    return made;
  }

  toggle(id, shown) {
    this.ticked.has(id) ? this.ticked.delete(id) : this.ticked.add(id);
    for (const box of this.place.querySelectorAll("[role=checkbox]")) box.ariaChecked = String(this.ticked.has(box.dataset.key.slice("tick ".length)));
    this.several(shown);
  }

  several(shown) {
    const { least, most, hint } = shown.several;
    const enough = this.ticked.size && this.ticked.size >= least && this.ticked.size <= most;
    const done = this.button("done", { className: "primary", disabled: !enough }, this.words.choose, "", () => this.act.try([...shown.answers, [...this.ticked]]));
    this.foot.querySelector("[data-key=done]")?.remove();
    this.foot.querySelector(".hint")?.remove();
    this.foot.prepend(element("p", { className: "hint" }, text(hint)), done);
  }

  result(shown) {
    this.place.append(...paragraphs(shown.lines).map((one) => Object.assign(one, { className: "brings" })));
    if (shown.warning) this.place.append(element("p", { className: "warning" }, text(shown.warning)));
    this.place.append(element("p", { className: shown.final ? "final" : "then" }, text(shown.then)));
    this.foot.append(this.button("confirm", { className: "primary" }, this.words.confirm, "", () => this.act.commit(shown.answers)));
  }

  back({ answers, group }, shown) {
    if (!shown.answers.length && shown.ask === "act") return; // a worker is always chosen
    this.foot.append(this.button("back", { className: "quiet" }, this.words.back, "", () => this.act.try(answers, shown.answers.length ? group : "")));
  }

  button(key, how, label, detail, act) {
    const { data = {}, sign, ...rest } = how;
    const made = element("button", { type: "button", onclick: act, ...rest, data: { key, ...data } }, element("b", {}, ...sign ? [icon(sign)] : [], text(label)));
    if (detail) made.append(element("span", { className: "detail" }, text(detail)));
    return made;
  }
}
