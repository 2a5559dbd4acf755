// A plain page for every game: it draws the position in words and offers the moves it was sent. It holds no rules.
const main = document.getElementById("main"), live = document.getElementById("live"), where = document.getElementById("where");

function element(tag, props = {}, ...children) {
  const made = Object.assign(document.createElement(tag), props);
  made.append(...children.filter((child) => child !== null && child !== ""));
  return made;
}

async function ask(path, body) {
  const answer = await fetch(path, body && { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) });
  const said = await answer.json();
  if (!answer.ok) throw new Error(said.message);
  return said;
}

const nonce = () => Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => byte.toString(16).padStart(2, "0")).join("");
const keys = () => JSON.parse(localStorage.getItem("tables") || "{}");
const keep = (key) => localStorage.setItem("tables", JSON.stringify({ ...keys(), [key.table]: key }));
const myName = () => localStorage.getItem("name") || "You";

function nameField() {
  const field = element("input", { value: localStorage.getItem("name") || "", placeholder: "Your name", maxLength: 24, ariaLabel: "Your name" });
  field.onchange = () => localStorage.setItem("name", field.value.trim());
  return field;
}

// ---------------------------------------------------------------- the menu
async function menu() {
  where.textContent = "";
  const games = await ask("/api/games");
  const code = element("input", { placeholder: "Code", maxLength: 6, size: 8, ariaLabel: "The code of a table" });
  const error = element("p", { className: "error", role: "alert" });
  const join = element("button", { textContent: "Join", onclick: () => { location.hash = `join/${code.value.trim()}`; } });
  const mine = Object.values(keys()).slice(-4).reverse();
  main.replaceChildren(
    element("p", { className: "quiet", textContent: "Dice games against bots or friends. Pick one and play; to a friend you send a link, or a code to type in here." }),
    element("div", { className: "row" }, nameField(), code, join),
    mine.length ? element("div", { className: "row" }, "Continue: ", ...mine.map((key) =>
      element("button", { textContent: `${key.title || "a table"} ${key.code}`, onclick: () => { location.hash = `table/${key.table}`; } }))) : "",
    error,
    element("div", { className: "games" }, ...games.map((game) => gameCard(game, error))),
  );
}

function gameCard(game, error) {
  const level = element("select", { ariaLabel: "How strong the bot is" }, ...game.levels.map((name) => element("option", { value: name, textContent: name })));
  level.value = game.levels.includes("medium") ? "medium" : game.levels[0];
  const open = async (seats) => {
    try {
      const key = await ask("/api/tables", { game: game.name, seats, nonce: nonce() });
      keep({ ...key, title: game.title });
      location.hash = `table/${key.table}`;
    } catch (problem) { error.textContent = problem.message; }
  };
  const here = () => ({ kind: "here", name: myName() });
  const bots = () => Math.max(1, game.players[0] - 1);
  const invite = Math.max(2, game.players[0]);
  return element("section", { className: "card" },
    element("h2", { textContent: game.title }),
    element("p", { textContent: game.tagline }),
    element("p", { className: "quiet", textContent: `${game.players[0]} to ${game.players.at(-1)} players · ${game.minutes} minutes · ${game.designer}` }),
    element("div", { className: "row" },
      element("button", { className: "first", textContent: "Play", onclick: () => open([here(), ...Array(bots()).fill({ kind: "bot", level: level.value })]) }),
      level,
      element("button", { textContent: "Invite", onclick: () => open([here(), ...Array(invite - 1).fill({ kind: "open" })]) })));
}

async function joining(code) {
  const error = element("p", { className: "error", role: "alert" });
  try {
    const table = await ask(`/api/tables/${encodeURIComponent(code)}`);
    const sit = async () => {
      try {
        const key = await ask(`/api/tables/${encodeURIComponent(code)}/seats`, { name: myName(), nonce: nonce(), id: nonce() });
        keep({ ...key, title: table.info.title });
        location.hash = `table/${key.table}`;
      } catch (problem) { error.textContent = problem.message; }
    };
    main.replaceChildren(element("section", { className: "card" },
      element("h1", { textContent: table.info.title }),
      element("p", { textContent: `At the table: ${table.seats.map((seat) => seat.name || "an open seat").join(", ")}.` }),
      element("div", { className: "row" }, nameField(), element("button", { className: "first", textContent: "Sit down", onclick: sit })), error));
  } catch (problem) { astray(problem); }
}

function astray(problem) {
  main.replaceChildren(
    element("p", { className: "error", role: "alert", textContent: problem.message }),
    element("div", { className: "row" }, element("button", { className: "first", textContent: "Back to the games", onclick: () => { location.hash = ""; } })));
}

function rules(game) { // read when they are opened
  const text = element("div", { className: "rules" });
  const drawer = element("details", { className: "card" }, element("summary", { textContent: "Rules and rulings" }), text);
  drawer.ontoggle = async () => { if (drawer.open && !text.textContent) text.textContent = (await ask(`/api/games/${game}/rules`)).text; };
  return drawer;
}

// ---------------------------------------------------------------- a table
let table = null; // the one on the page, and its socket

function enter(hello, link) {
  const heard = { seen: 0, history: [], seats: [], position: null, info: null, you: [], host: false, error: "", pending: new Map(), tries: 0, link };
  const connect = () => {
    const socket = new WebSocket(`${location.protocol.replace("http", "ws")}//${location.host}/socket`);
    heard.socket = socket;
    socket.onopen = () => socket.send(JSON.stringify({ type: "hello", ...hello, seen: heard.seen, words: true }));
    socket.onmessage = (event) => hear(heard, JSON.parse(event.data));
    socket.onclose = () => {
      if (table !== heard) return;
      heard.error = "The connection is gone. Coming back …";
      draw(heard);
      setTimeout(connect, Math.min(5000, 250 * 2 ** heard.tries++));
    };
  };
  table = heard;
  connect();
}

function hear(heard, message) {
  if (message.type === "refused") heard.error = message.message;
  if (message.type === "done") { heard.error = ""; if (message.answer) heard.history.push(message.answer); }
  if (message.type === "welcome") {
    Object.assign(heard, { info: message.info, you: message.you, host: message.host, tries: 0, error: "", rules: heard.rules || rules(message.info.game) });
    for (const command of heard.pending.values()) heard.socket.send(JSON.stringify(command)); // done once, whatever happened
  }
  if (message.id) heard.pending.delete(message.id);
  if (message.n && message.events) {
    const fresh = message.events.filter((event) => event.n > heard.seen);
    heard.seen = message.n;
    heard.seats = message.seats || heard.seats;
    heard.position = message.position || heard.position;
    for (const event of fresh) {
      const said = inWords(heard, event);
      if (said) heard.history.push(said);
      if (event.kind === "again" && event.token) { keep({ table: event.table, code: "", token: event.token, title: heard.info.title }); heard.again = event.table; }
      if (event.kind === "again" && heard.wanted) location.hash = `table/${event.table}`;
    }
    live.textContent = fresh.map((event) => event.tell).filter(Boolean).slice(-3).join(" ");
  }
  draw(heard);
}

function inWords(heard, event) {
  const who = event.seat === undefined ? "" : heard.seats[event.seat]?.name || "Somebody";
  return {
    line: event.tell, undone: `${who} takes it back.`, sat: `${who} sits down.`, filled: `${who} sits down.`, gone: `${who} is gone.`,
    came: `${who} is here.`, handed: `A bot plays for ${who}.`, emoted: `${who}: ${event.text}!`, said: `${who}: ${event.text}`, stood: "Somebody leaves.",
  }[event.kind];
}

function send(heard, command) {
  const whole = { id: nonce(), ...command };
  heard.pending.set(whole.id, whole);
  if (heard.socket.readyState === WebSocket.OPEN) heard.socket.send(JSON.stringify(whole));
}

let filter = "";
function draw(heard) {
  if (table !== heard || !heard.info) return;
  const { position, seats, info, you } = heard;
  where.textContent = info.title;
  const history = element("ol", { className: "history" }, ...heard.history.slice(-60).map((said) => element("li", { textContent: said })));
  main.replaceChildren(
    element("div", { className: "row" }, ...seats.map((seat, number) => element("span", {
      className: `seat${position?.turn === number ? " turn" : ""}`,
      textContent: `${seat.name || "open"}${position ? ` ${position.points[number]}` : ""}${seat.kind === "person" && !seat.here ? " (away)" : ""}`,
    }))),
    position ? element("div", { className: "board", textContent: position.words }) : waiting(heard),
    element("p", { className: "error", role: "alert", textContent: heard.error }),
    position ? actions(heard) : "",
    heard.history.length ? element("section", { className: "card" }, history) : "",
    heard.rules,
  );
  history.scrollTop = history.scrollHeight;
  main.querySelector("button.first")?.focus({ preventScroll: true });
}

function waiting(heard) {
  const link = `${location.origin}/#join/${heard.info.code}`;
  const fill = heard.seats.findIndex((seat) => seat.kind === "open");
  return element("section", { className: "card" },
    element("h2", { textContent: `Code ${heard.info.code}` }),
    element("p", { textContent: `Send this link: ${link}` }),
    element("p", { className: "quiet", textContent: `Only to watch: ${location.origin}/#watch/${heard.info.watch}` }),
    element("div", { className: "row" },
      element("button", { textContent: "Copy the link", onclick: () => navigator.clipboard?.writeText(link) }),
      heard.host ? element("button", { textContent: "Add a bot", onclick: () => send(heard, { type: "bot", seat: fill, level: "medium" }) }) : ""));
}

function rematch(heard) {
  if (heard.again) { location.hash = `table/${heard.again}`; return; }
  heard.wanted = true;
  send(heard, { type: "rematch" });
}

function actions(heard) {
  const { position, you } = heard;
  if (position.turn === -2) {
    const names = position.result.winners.map((seat) => heard.seats[seat].name).join(" and ") || "Nobody";
    return element("section", { className: "card" }, element("h2", { textContent: `${names} won.` }),
      element("div", { className: "row" },
        you.length ? element("button", { className: "first", textContent: "Rematch", onclick: () => rematch(heard) }) : "",
        element("a", { href: `/api/records/${heard.info.table}`, textContent: "The record" })));
  }
  const rows = [];
  for (const [seat, moves] of Object.entries(position.moves)) {
    const field = element("input", { value: filter, placeholder: `Search ${moves.length} moves`, ariaLabel: "Search the moves", hidden: moves.length < 20 });
    const list = element("div", { className: "moves" });
    const fill = () => {
      filter = field.value;
      const shown = moves.filter(([move, label]) => `${move} ${label}`.toLowerCase().includes(filter.toLowerCase())).slice(0, 80);
      list.replaceChildren(...shown.map(([move, label], number) => element("button", {
        className: number ? "" : "first", textContent: label, title: move,
        onclick: () => { filter = ""; send(heard, { type: "move", seat: Number(seat), at: position.at, move }); },
      })));
    };
    field.oninput = fill;
    fill();
    rows.push(field, list);
  }
  if (position.dice?.length) {
    const field = element("input", { placeholder: "What the dice show", ariaLabel: "What the dice show" });
    rows.push(element("div", { className: "row" }, field, element("button", { className: "first", textContent: "Rolled", onclick: () => send(heard, { type: "dice", at: position.at, dice: field.value }) })));
  }
  if (!rows.length) rows.push(element("p", { className: "quiet", textContent: position.turn >= 0 ? `${heard.seats[position.turn].name} is thinking …` : "The dice are rolling …" }));
  const mine = you.includes(position.turn);
  return element("section", { className: "card" }, ...rows, element("div", { className: "row" },
    position.undo === null || position.undo === undefined ? "" : element("button", { textContent: "Take back", onclick: () => send(heard, { type: "undo", seat: position.undo, at: position.at }) }),
    mine ? element("button", { textContent: "Hint", onclick: () => send(heard, { type: "hint", seat: position.turn }) }) : ""));
}

// ---------------------------------------------------------------- where we are
function go() {
  if (table) { const old = table; table = null; old.socket.close(); }
  const [kind, what] = location.hash.slice(1).split("/");
  if (kind === "table" && keys()[what]) enter({ token: keys()[what].token });
  else if (kind === "watch" && what) enter({ watch: what });
  else if (kind === "join" && what) joining(what);
  else menu().catch(astray);
}
addEventListener("hashchange", go);
go();
