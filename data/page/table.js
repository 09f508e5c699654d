// What simcord's page lacks as a game table. Loaded before its own script, which reads who somebody is from the address.
"use strict";

const known = JSON.parse(document.getElementById("known").textContent);
const names = Object.keys(known.people);

// Who, and where: #bo or #bo/messages. Another address loads the page anew.

let [person, place = ""] = location.hash.slice(1).split("/");
if (!names.includes(person)) {
  person = names.includes(localStorage.person) ? localStorage.person : names[0];
  place = "";
  history.replaceState(null, "", `#${person}`);
}
localStorage.person = person;
for (const link of document.querySelectorAll("#people a, #places a")) {
  const where = link.dataset.place;
  if (where !== undefined) link.href = where ? `#${person}/${where}` : `#${person}`;
  if (where === undefined ? link.hash === `#${person}` : where === place) link.setAttribute("aria-current", "page");
}
const chosen = document.querySelector("#people a[aria-current]");
document.title = `${chosen.textContent} · ${document.title}`;

// What the page itself says is said in the language this person reads. Another one loads the page anew.

const language = known.reads[person];
const words = known.words[language];
document.documentElement.lang = language;
document.querySelector("#places a[data-place='']").textContent = words.table;
document.querySelector("#places a[data-place=messages]").textContent = words.messages;
document.getElementById("people").setAttribute("aria-label", words.people);

// Between the page and the bot

const notice = document.getElementById("notice");
let fading;
function tell(sentence, seconds) {
  clearTimeout(fading);
  notice.textContent = sentence;
  notice.hidden = false;
  if (seconds) fading = setTimeout(() => { notice.hidden = true; }, seconds * 1000);
}

const send = window.fetch.bind(window);
let closed = false;
async function untilOpen() {
  if (closed) return;
  closed = true;
  tell(words.closed);
  for (;;) {
    await new Promise((done) => setTimeout(done, 1000));
    const answer = await send("/", { cache: "no-store" }).catch(() => null);
    if (answer?.ok) break;
  }
  location.reload();
}

window.fetch = async (address, options = {}) => {
  const path = String(address);
  if (!path.startsWith("/api/")) return send(address, options);
  const headers = { ...options.headers, "X-Simcord-Capability": known.key };
  let body = options.body;
  if (path === "/api/pages") {
    headers["X-Timezone"] = Intl.DateTimeFormat().resolvedOptions().timeZone;
    const id = known.people[person];
    body = JSON.stringify({ viewer_id: place === "messages" ? known.messages + id : id });
  }
  const acts = path === "/api/action" && /"kind":"(click|select|modal_submit|run_command)"/.test(body);
  if (acts) document.body.classList.add("busy");
  const before = acts && newestMessage();
  try {
    const answer = await send(address, { ...options, headers, body });
    if (!answer.ok && ["/api/pages", "/api/state"].includes(path)) untilOpen();
    if (path === "/api/state") {
      noticeMessages(answer.headers.get("X-Newest-Private"));
      if ((answer.headers.get("X-Language") || language) !== language) location.reload();
    }
    if (acts && answer.ok) answer.clone().json().then((receipt) => replied(receipt, before));
    return answer;
  } catch (error) {
    if (error.name !== "AbortError") untilOpen();
    throw error;
  } finally {
    if (acts) document.body.classList.remove("busy");
  }
};

function noticeMessages(newest) {
  if (!newest) return;
  const read = `read ${person}`;
  if (place === "messages") localStorage[read] = newest;
  const unread = BigInt(newest) > BigInt(localStorage[read] || 0);
  const link = document.querySelector("#places a[data-place=messages]");
  link.classList.toggle("unread", unread);
  link.title = unread ? words.unread : "";
}

// A reply is seen: its beginning, and as much after it as there is room for. Whoever scrolls is left alone.

let following = "end";
let expecting = null;
let replies = 0;
const idOf = (message) => BigInt(message.dataset.messageId);
function newestMessage() {
  return [...document.querySelectorAll(".channel-message")].reduce((newest, one) => idOf(one) > newest ? idOf(one) : newest, 0n);
}
function replied(receipt, before) {
  if (receipt.rejected) return tell(words.changed, 6);
  notice.hidden = true;
  replies += 1;
  // A new message, or else the one that was pressed, which has changed.
  const answer = receipt.outcomes.findLast((outcome) => outcome.messageId);
  following = (answer || receipt.target)?.messageId || "end";
  // What took the bot a moment to make is not named: it is the private message that was not there before.
  expecting = answer ? null : before;
  follow();
}
function follow() {
  const timeline = document.getElementById("channel-timeline");
  if (!following || !timeline) return;
  const come = expecting !== null && [...timeline.querySelectorAll(".channel-message:has(.message-ephemeral-note)")].find((one) => idOf(one) > expecting);
  if (come) [following, expecting] = [come.dataset.messageId, null];
  const end = timeline.scrollHeight - timeline.clientHeight;
  const found = timeline.querySelector(`.channel-message[data-message-id="${following}"]`);
  // A public message that has nothing to press any more, as a lobby whose game has begun, gives way to the newest.
  const reply = found?.querySelector(".component-button, .select-trigger, .message-ephemeral-note") ? found : null;
  const top = reply && reply.getBoundingClientRect().top - timeline.getBoundingClientRect().top + timeline.scrollTop - 8;
  const aim = Math.max(0, reply ? Math.min(end, top) : end);
  if (Math.abs(timeline.scrollTop - aim) <= 1) return;
  timeline.scrollTop = aim;
  // simcord notes from this event where somebody reads, and goes back there when a picture has come. The browser sends it
  // with the next frame, which on a busy machine is too late.
  timeline.dispatchEvent(new Event("scroll"));
}
function leaveAlone() {
  const timeline = document.getElementById("channel-timeline");
  const before = replies;
  requestAnimationFrame(() => {
    // On a busy machine the answer to a press can come before the next frame: then it is followed.
    if (replies !== before) return;
    following = timeline.scrollHeight - timeline.scrollTop - timeline.clientHeight < 40 ? "end" : null;
  });
}
addEventListener("DOMContentLoaded", () => {
  const timeline = document.getElementById("channel-timeline");
  const list = document.getElementById("channel-message-list");
  new ResizeObserver(() => requestAnimationFrame(follow)).observe(list);
  new MutationObserver(() => { tellTimes(); tidy(list); requestAnimationFrame(follow); }).observe(list, { childList: true, subtree: true });
  for (const kind of ["wheel", "touchmove", "pointerdown", "keydown"]) timeline.addEventListener(kind, leaveAlone, { passive: true });
  document.getElementById("new-messages").addEventListener("click", () => { following = "end"; });
});

// "3 minutes ago" grows older while it is looked at.

const units = [["week", 604800], ["day", 86400], ["hour", 3600], ["minute", 60], ["second", 1]];
const relative = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
function tellTimes() {
  for (const time of document.querySelectorAll("time.discord-timestamp")) {
    // A date or a time of day stays what it is.
    time.dataset.relative ||= /[:/]|\d{4}/.test(time.textContent) ? "no" : "yes";
    if (time.dataset.relative === "no") continue;
    const seconds = (new Date(time.dateTime) - Date.now()) / 1000;
    const [unit, length] = units.find(([, each]) => Math.abs(seconds) >= each) || units.at(-1);
    const text = relative.format(Math.round(seconds / length), unit);
    if (time.textContent !== text) time.textContent = text;
  }
}
setInterval(tellTimes, 1000);

// What simcord itself says around messages and forms, in the language this person reads.

const itsWords = [
  [".message-ephemeral-note", words.private], [".message-edited", ` ${words.edited}`], [".message-loading", words.thinking],
  [".modal-actions .button-secondary", words.cancel], [".modal-actions .button-primary", words.submit],
  ["#history-older", words.older], ["#history-newer", words.newer], ["#new-messages", words.newest], ["#channel-empty", words.empty],
];
function translate() {
  for (const [place, text] of itsWords)
    for (const said of document.querySelectorAll(place)) if (said.textContent !== text) said.textContent = text;
  for (const header of document.querySelectorAll(".message-interaction-header:not([lang])")) {
    const who = header.firstChild;
    const [before, after] = words.used.replace("{name}", who.data.replace(/ used $/, "")).split("{command}");
    who.data = before;
    header.querySelector("strong").after(after);
    header.lang = language;
  }
  for (const field of document.querySelectorAll("#channel-composer [placeholder^='Message ']")) {
    const text = words.write.replace("{place}", field.placeholder.slice("Message ".length));
    // Setting the same text would count as a change and call this function again, endlessly.
    if (field.placeholder !== text) field.placeholder = text;
  }
  for (const warning of document.querySelectorAll(".modal-disclaimer")) {
    const said = [...warning.childNodes].find((part) => part.nodeType === Node.TEXT_NODE);
    if (said && said.data !== words.form) said.data = words.form;
  }
  for (const said of document.querySelectorAll("#modal-root .field-error"))
    if (said.textContent === "This field is required.") said.textContent = words.required;
}
addEventListener("DOMContentLoaded", () => {
  const changes = { childList: true, subtree: true, characterData: true, attributes: true, attributeFilter: ["placeholder", "hidden"] };
  new MutationObserver(translate).observe(document.body, changes);
  translate();
});

// In private messages simcord leaves the table's channel a number; our signs, which stand beside their words, have names
// with a hash in them.

function tidy(list) {
  for (const sign of list.querySelectorAll("img[alt]")) if (/^\w+_[0-9a-f]{8}$/.test(sign.alt)) sign.alt = "";
  const number = `<#${known.table}>`;
  const texts = document.createTreeWalker(list, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    if (!text.data.includes(number)) continue;
    const rest = text.splitText(text.data.indexOf(number));
    rest.deleteData(0, number.length);
    rest.before(Object.assign(document.createElement("a"), { className: "mention", href: `#${person}`, textContent: "#table" }));
  }
}
