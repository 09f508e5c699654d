// What there is to read: a space or card, one's own cards, the log, what has changed, and a finished game again.

import { element, paragraphs, plain, reduced } from "./ask.js";

const at = (id) => document.getElementById(id);

export class Look {
  constructor(ask, point) {
    this.ask = ask;
    this.point = point; // shows places on the board
    at("look-close").onclick = () => at("look").close();
    at("look").addEventListener("click", (event) => { if (event.target === at("look")) at("look").close(); });
    at("look").addEventListener("close", () => clearTimeout(this.playing));
  }

  enter(words, { back }) {
    this.words = words;
    this.back = back;
    at("look-close").textContent = "×";
    at("look-close").setAttribute("aria-label", words.close);
  }

  at(what, which = "") {
    this.wanted = this.ask({ at: what, which });
  }

  links(trade) {
    if (!this.back) return [];
    return [element("a", { href: this.back, target: "_blank", rel: "noopener", textContent: trade ? this.words.elsewhere : this.words.discord })];
  }

  show(message) {
    if (message.to !== this.wanted) return; // something else was wanted meanwhile
    if (message.at === "turn") return this.still(message);
    if (message.at === "recap" && message.steps.length) return this.steps(message);
    this.open(message.title, ...this.pictured(message), ...paragraphs(message.lines));
  }

  open(title, ...inside) {
    at("look-title").textContent = plain(title);
    at("look-text").replaceChildren(...inside);
    if (!at("look").open) at("look").showModal();
    at("look").dataset.shown = title;
  }

  pictured({ picture, alt }) {
    return picture ? [element("img", { src: `data:image/png;base64,${picture}`, alt })] : [];
  }

  // What has changed since: each line with its places on the board, one after the other.

  steps({ title, lines, steps }) {
    const list = lines.map((one, n) => {
      const step = steps.find((each) => each.line === n);
      const [line] = paragraphs([one]);
      if (!step) return line;
      const made = element("button", { type: "button", className: "step", onclick: () => this.point(step.places) }, ...line.childNodes);
      return made;
    });
    at("look").classList.add("aside");
    if (at("look").open) at("look").close();
    at("look-title").textContent = title;
    at("look-text").replaceChildren(...list);
    at("look").show(); // beside the board, which stays in sight
    at("look").dataset.shown = title;
    const buttons = list.filter((one) => one.className === "step");
    const play = (n) => {
      if (!buttons[n] || !at("look").open) return;
      buttons[n].click();
      for (const one of buttons) one.classList.toggle("now", one === buttons[n]);
      this.playing = setTimeout(() => play(n + 1), 1800);
    };
    if (!reduced()) play(0);
    at("look").addEventListener("close", () => at("look").classList.remove("aside"), { once: true });
  }

  // A finished game, turn by turn

  film(turns) {
    const slider = element("input", { type: "range", id: "turns", min: 0, max: turns, value: turns, oninput: () => this.at("turn", slider.value) });
    slider.setAttribute("aria-label", this.words.turn);
    this.frame = element("img", { alt: "" });
    this.open(this.words.film, this.frame, slider);
    at("look").classList.add("film");
    at("look").addEventListener("close", () => at("look").classList.remove("film"), { once: true });
    this.at("turn", String(turns));
  }

  still({ picture, alt }) {
    Object.assign(this.frame, { src: `data:image/png;base64,${picture}`, alt });
    at("look").dataset.shown = alt;
  }
}
