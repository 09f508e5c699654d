// The board: the picture as the server draws it, and real buttons over the places that can be tapped.

import { element, plain, reduced } from "./ask.js";

const at = (id) => document.getElementById(id);
const LEAST = 1000; // below this width nobody can read the board
const MOST = 2400;
const TARGET = 44;

// As the server drew it: colours are not to be converted.
const decode = (png) => createImageBitmap(
  new Blob([Uint8Array.from(atob(png), (one) => one.charCodeAt(0))], { type: "image/png" }), { colorSpaceConversion: "none" });

export class Picture {
  constructor(tapped) {
    this.tapped = tapped; // called with a place
    this.canvas = at("canvas");
    this.box = at("scroll");
    this.zoomed = 1;
    this.spots = new Map();
    new ResizeObserver(() => this.fit()).observe(this.box);
    at("larger").onclick = () => this.zoom(1.25);
    at("smaller").onclick = () => this.zoom(0.8);
    this.box.addEventListener("wheel", (event) => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      this.zoom(event.deltaY < 0 ? 1.1 : 1 / 1.1, event.clientX, event.clientY);
    }, { passive: false });
    this.pinch();
  }

  enter({ size, places, areas, words }) {
    [this.wide, this.high] = size;
    this.places = places;
    at("table").hidden = !size.length;
    if (!size.length) return;
    if (this.canvas.width !== this.wide || this.canvas.height !== this.high)
      Object.assign(this.canvas, { width: this.wide, height: this.high });
    this.box.setAttribute("aria-label", words.board);
    at("larger").setAttribute("aria-label", words.larger);
    at("smaller").setAttribute("aria-label", words.smaller);
    at("areas").setAttribute("aria-label", words.areas);
    const whole = { box: [0, 0, this.wide, this.high], name: words.whole };
    at("areas").replaceChildren(...[["whole", whole], ...Object.entries(areas)].map(([id, area]) =>
      element("button", { textContent: area.name, onclick: () => this.show(area.box, id === "whole" ? 0 : 1.04) })));
    this.fit();
  }

  // What is drawn

  async draw({ whole, pieces, alt }) {
    const ink = this.canvas.getContext("2d");
    if (whole) ink.drawImage(await decode(whole), 0, 0);
    const drawn = await Promise.all(pieces.map((piece) => decode(piece.png)));
    pieces.forEach((piece, n) => ink.drawImage(drawn[n], piece.box[0], piece.box[1]));
    this.canvas.setAttribute("aria-label", alt);
    if (!whole) this.glow(pieces.map((piece) => piece.box));
  }

  glow(boxes) {
    const news = boxes.map((box) => this.put(element("i"), box));
    at("news").replaceChildren(...news);
    clearTimeout(this.fading);
    this.fading = setTimeout(() => at("news").replaceChildren(), reduced() ? 4000 : 2500);
  }

  point(places) {
    const boxes = places.map((place) => this.places[place]?.box).filter(Boolean);
    this.glow(boxes);
    this.into(places[0]);
  }

  // Where it can be tapped: what may be chosen, and everywhere else what can be read. A button is kept as long as its
  // place is, so that a tap never meets one that is being replaced.

  offer(choices, chosen) {
    const legal = new Map();
    for (const choice of choices) {
      const place = choice.place && this.places[choice.place];
      if (!place) continue;
      const key = place.box.join();
      legal.set(key, [...(legal.get(key) || []), choice]);
    }
    const lit = chosen && this.places[chosen] ? [this.places[chosen].box.join()] : [...legal.keys()];
    this.veil(lit);
    const seen = new Set();
    for (const [id, place] of Object.entries(this.places)) {
      const key = place.box.join();
      if (seen.has(key)) continue;
      seen.add(key);
      let spot = this.spots.get(key);
      if (!spot) {
        spot = element("button", { type: "button" });
        this.spots.set(key, spot);
        at("spots").append(this.put(spot, place.box));
      }
      const here = legal.get(key) || [];
      const which = here[0]?.place || id;
      spot.dataset.place = which;
      spot.className = here.length ? here.every((one) => one.tone === "token") ? "legal token" : "legal" : "";
      spot.classList.toggle("chosen", here.some((one) => one.place === chosen));
      spot.tabIndex = here.length ? 0 : -1;
      const says = here.map((one) => plain([one.label, one.detail].filter(Boolean).join(": "))).join("; ");
      spot.setAttribute("aria-label", says || place.name);
      spot.title = says || place.name;
      spot.onclick = () => this.tapped(which, here);
    }
  }

  // What cannot be chosen steps back.
  veil(keys) {
    const veil = at("veil");
    Object.assign(veil, { width: this.wide / 2, height: this.high / 2 });
    if (!keys.length) return;
    const ink = veil.getContext("2d");
    ink.scale(0.5, 0.5);
    ink.fillStyle = "rgb(12 14 24 / .46)";
    ink.fillRect(0, 0, this.wide, this.high);
    ink.globalCompositeOperation = "destination-out";
    ink.fillStyle = "#000";
    const seats = Object.keys(this.places).filter((one) => one.startsWith("seat_")).map((one) => this.places[one].box);
    for (const [left, top, right, bottom] of [...seats, ...keys.map((key) => key.split(",").map(Number))]) {
      ink.beginPath();
      ink.roundRect(left, top, right - left, bottom - top, 14);
      ink.fill();
    }
  }

  put(part, [left, top, right, bottom]) {
    const share = (pixels, all) => `${(100 * pixels / all).toFixed(3)}%`;
    Object.assign(part.style, {
      left: share(left, this.wide), top: share(top, this.high),
      width: share(right - left, this.wide), height: share(bottom - top, this.high),
    });
    return part;
  }

  // Looking around

  get least() { return Math.max(LEAST, this.box.clientWidth); }

  fit() {
    if (!this.wide) return;
    at("board").style.width = `${Math.round(this.least * this.zoomed)}px`;
    // The smallest place has to be large enough for a finger.
    at("board").style.setProperty("--target", `${TARGET}px`);
  }

  zoom(by, x, y) {
    const { left, top, width, height } = this.box.getBoundingClientRect();
    const [px, py] = [(x ?? left + width / 2) - left, (y ?? top + height / 2) - top];
    const before = this.zoomed;
    this.zoomed = Math.max(this.smallest, Math.min(MOST / this.least, before * by));
    this.fit();
    const grown = this.zoomed / before;
    this.box.scrollTo((this.box.scrollLeft + px) * grown - px, (this.box.scrollTop + py) * grown - py);
  }

  get smallest() { return Math.min(1, this.box.clientWidth / this.least); }

  show([left, top, right, bottom], room) {
    const fits = room ? this.box.clientWidth / ((right - left) * room) * this.wide : this.box.clientWidth;
    this.zoomed = Math.max(this.smallest, Math.min(MOST, fits) / this.least);
    this.fit();
    this.scroll([left, top, right, bottom], true);
  }

  into(place) {
    const box = this.places?.[place]?.box;
    if (box) this.scroll(box);
  }

  scroll([left, top, right, bottom], always) {
    const scale = at("board").clientWidth / this.wide;
    const { scrollLeft, scrollTop, clientWidth, clientHeight } = this.box;
    const hidden = left * scale < scrollLeft || right * scale > scrollLeft + clientWidth
      || top * scale < scrollTop || bottom * scale > scrollTop + clientHeight;
    if (!always && !hidden) return;
    const middle = (from, to, room) => (from + to) / 2 * scale - room / 2;
    this.box.scrollTo({
      left: middle(left, right, clientWidth),
      top: Math.min(top * scale - 8, middle(top, bottom, clientHeight)),
      behavior: reduced() ? "auto" : "smooth",
    });
  }

  pinch() {
    const fingers = new Map();
    const apart = () => { const [a, b] = [...fingers.values()]; return Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY); };
    let before = 0;
    this.box.addEventListener("pointerdown", (event) => {
      if (event.pointerType !== "touch") return;
      fingers.set(event.pointerId, event);
      if (fingers.size === 2) before = apart();
    });
    this.box.addEventListener("pointermove", (event) => {
      if (!fingers.has(event.pointerId)) return;
      fingers.set(event.pointerId, event);
      if (fingers.size !== 2 || !before) return;
      const [a, b] = [...fingers.values()];
      this.zoom(apart() / before, (a.clientX + b.clientX) / 2, (a.clientY + b.clientY) / 2);
      before = apart();
    });
    for (const end of ["pointerup", "pointercancel", "pointerleave"])
      this.box.addEventListener(end, (event) => fingers.delete(event.pointerId));
  }
}
