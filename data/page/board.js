// A board to touch: the server draws, asks and decides; this page shows it and says what was tapped.

import { Ask, element, paragraphs, reduced } from "./ask.js";
import { Line } from "./line.js";
import { Look } from "./look.js";
import { Picture } from "./picture.js";

const at = (id) => document.getElementById(id);
const page = document.body;

let words = {};
let asked = null; // what the server asks at present
let question = null; // the last question that was shown: its places can be tapped while a result is looked at
let tried = null; // what was chosen since, and is not committed
let drawn = 0;

const picture = new Picture(tap);
const ask = new Ask(at("ask"), at("sure"), { try: try_, commit, undo });
const look = new Look((request) => line.ask({ do: "look", ...request }), (places) => picture.point(places));
const line = new Line(hear, connection);

// To the server

const present = () => ({ question: asked.question, revision: asked.revision });
function asking(request) {
  line.ask(request);
  busy();
}
function try_(answers, group = "") {
  tried = answers.length || group ? { answers, group } : null;
  asking({ do: "try", ...present(), answers, group });
}
function commit(answers) {
  tried = null;
  asking({ do: "commit", id: crypto.randomUUID?.() || String(Math.random()), ...present(), answers });
}
function undo() {
  tried = null;
  asking({ do: "undo", id: crypto.randomUUID?.() || String(Math.random()), ...present() });
}

// While something is under way nothing else can be pressed: the second tap of two never reaches another question.
let expecting = false; // a committed move is told before it is shown
function busy() {
  const now = expecting || [...line.waiting.values()].some((one) => one.do !== "look");
  page.dataset.busy = now ? "1" : "0";
  at("sheet").inert = at("spots").inert = now;
}

// From the server

async function hear(message, request) {
  await heard[message.kind]?.(message, request);
  busy();
}

const heard = {
  entered(message) {
    words = message.words;
    document.documentElement.lang = message.language;
    picture.enter(message);
    look.enter(words, message);
    at("grip").setAttribute("aria-label", words.question);
    ask.key = null;
    drawn = 0;
  },
  async board(message) {
    await picture.draw(message);
    page.dataset.drawn = ++drawn;
  },
  asked(message, request) {
    if (request && request.do === "try" && JSON.stringify(request.answers) !== JSON.stringify(tried?.answers || [])) return; // overtaken
    const same = question && message.shown && !message.to && JSON.stringify(message.shown) === ask.root;
    if (!message.to) expecting = false;
    asked = message;
    // Somebody else has done something: what is being chosen stays, and is asked about again.
    if (same && tried) return try_(tried.answers, tried.group);
    if (!message.to) {
      tried = null;
      ask.root = JSON.stringify(message.shown);
    }
    show();
  },
  told(message) {
    expecting = true;
    page.dataset.told = String(Number(page.dataset.told || 0) + 1);
    const box = at("told");
    box.replaceChildren(...paragraphs(message.lines));
    box.hidden = false;
    if (message.undoable) box.append(element("button", { type: "button", className: "quiet", textContent: words.undo, onclick: undo, data: { key: "undo" } }));
  },
  shown: (message, request) => look.show(message, request),
  refused(message) {
    expecting = false;
    tried = null;
    tell(message.text);
    // A stale page is shown the present question next; otherwise it goes on where it was.
    if (!message.stale && asked) show();
  },
};

function show() {
  const { shown, weighed, state, seat, over, waiting } = asked;
  if (shown?.kind === "result" && !weighed) return commit(shown.answers);
  if (shown?.kind === "question") question = shown;
  if (!shown) question = null;
  if (asked.shown) at("told").hidden = at("told").hidden || Boolean(tried);
  page.dataset.state = over ? "over" : shown ? "asked" : seat === null ? "watching" : "waits";
  document.title = shown && !over ? `● ${state}` : `${state} · Euphoria`;
  at("status").textContent = state;
  ask.show(shown, words, weighed);
  const choices = (question?.sections || []).flatMap((part) => part.choices.map((one) => ({ ...one, kind: part.kind })));
  const last = shown?.kind === "result" && choices.find((one) => JSON.stringify(shown.answers.slice(question.answers.length)) === JSON.stringify(one.answers));
  picture.offer(choices, last?.place);
  // On a phone: what may be chosen comes into sight.
  if (shown?.kind === "question" && page.dataset.version !== `${asked.revision}.${asked.question}`) picture.into(choices.find((one) => one.place)?.place);
  tools(shown?.ways || []);
  page.dataset.version = `${asked.revision}.${asked.question}`;
  page.dataset.shown = String(Number(page.dataset.shown || 0) + 1);
}

function tools(ways) {
  const tool = (key, act) => element("button", { type: "button", textContent: words[key], onclick: act, data: { key: `tool ${key}` } });
  const wanted = [];
  if (ways.includes("undo")) wanted.push(tool("undo", undo));
  if (asked.seat !== null) wanted.push(tool("hand", () => look.at("hand")));
  wanted.push(tool("recap", () => look.at("recap")), tool("log", () => look.at("log")));
  if (asked.turns) wanted.push(tool("film", () => look.film(asked.turns)));
  const key = wanted.map((one) => one.dataset.key).join();
  if (at("tools").dataset.shows === key) return;
  at("tools").dataset.shows = key;
  at("tools").replaceChildren(...wanted, ...look.links(ways.includes("trade")));
}

// Taps on the board

function tap(place, here) {
  if (!here.length) return look.at("place", place);
  const [one] = here;
  if (one.kind === "tick") {
    if (asked.shown?.kind === "question") ask.toggle(one.answers[0], question);
    return;
  }
  if (here.length === 1) return try_([...question.answers, ...one.answers]);
  document.querySelector(`#ask [data-place="${CSS.escape(one.place)}"]`)?.focus();
}

document.addEventListener("keydown", (event) => {
  if (event.key !== "Escape" || at("look").open) return;
  at("sure").querySelector("[data-key=back]")?.click();
});

at("grip").onclick = () => {
  const open = page.classList.toggle("lowered");
  at("grip").setAttribute("aria-expanded", String(!open));
};

// The connection

let fading;
function tell(sentence) {
  at("notice").textContent = sentence;
  at("notice").hidden = false;
  clearTimeout(fading);
  fading = setTimeout(() => { at("notice").hidden = true; }, reduced() ? 8000 : 5000);
}

function connection(how, text) {
  clearTimeout(fading);
  at("notice").hidden = how === "open";
  if (how !== "open") {
    page.dataset.state = how;
    at("notice").textContent = text || words[how] || "…";
  }
  expecting = false;
  busy();
}
