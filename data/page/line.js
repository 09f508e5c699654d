// The connection: who we are is said first, then one request after the other. A lost connection is made again, and what
// was to be committed is sent again under the same id, which counts once.

const store = (() => {
  // In a frame of another site the browser may refuse to store anything.
  try { return window.sessionStorage; } catch { return {}; }
})();

export class Line {
  constructor(hear, changed) {
    this.hear = hear;
    this.changed = changed; // called with "open", "lost" or a reason for which there is no way back
    this.waiting = new Map();
    this.number = 0;
    this.tries = 0;
    this.turn = Promise.resolve();
    const given = location.hash.slice(1);
    if (given.startsWith("watch=")) [store.session, this.ticket] = [given.slice("watch=".length), ""];
    else this.ticket = given;
    // The ticket stays in no history.
    history.replaceState(null, "", location.pathname + location.search);
    addEventListener("online", () => this.open());
    document.addEventListener("visibilitychange", () => document.hidden || this.open());
    this.open();
  }

  open() {
    if (this.over || (this.socket && this.socket.readyState <= WebSocket.OPEN)) return;
    clearTimeout(this.later);
    const address = new URL("socket", location.href.replace(/^http/, "ws"));
    address.hash = "";
    const socket = this.socket = new WebSocket(address);
    socket.onopen = () => {
      const ticket = this.ticket;
      this.ticket = "";
      this.entering = ticket ? "ticket" : "session";
      this.send(ticket ? { do: "enter", ticket } : { do: "enter", session: store.session || "" });
    };
    // In order: a picture has to be drawn before its question is asked.
    socket.onmessage = (event) => { this.turn = this.turn.then(() => this.take(JSON.parse(event.data))).catch(console.error); };
    socket.onclose = () => this.lost(socket);
  }

  async take(message) {
    if (message.kind === "entered") {
      store.session = message.session;
      this.tries = 0;
      for (const [number, request] of this.waiting) request.id ? this.send(request) : this.waiting.delete(number);
      this.changed("open");
    }
    if (message.kind === "refused" && ["ticket", "gone", "full"].includes(message.reason)) {
      // A link that was used before, perhaps by this very tab: then its session still holds.
      if (message.reason === "ticket" && this.entering === "ticket" && store.session) return;
      this.over = true;
      return this.changed(message.reason, message.text);
    }
    const request = this.waiting.get(message.to);
    this.waiting.delete(message.to);
    await this.hear(message, request);
  }

  lost(socket) {
    if (socket !== this.socket || this.over) return;
    this.changed("lost");
    const seconds = Math.min(10, 0.5 * 2 ** this.tries++);
    this.later = setTimeout(() => this.open(), seconds * 1000);
  }

  send(message) {
    if (this.socket.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  ask(request) {
    const message = { ...request, to: ++this.number };
    this.waiting.set(message.to, message);
    this.send(message);
    return message.to;
  }
}
