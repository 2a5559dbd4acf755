// A four-seat race with dice on boardgame.io's own server as it ships: its store in memory, its socket.io transport, its lobby.
//
// The seat in turn rolls five dice as often as it likes and stops to keep the points; two ones or more end the turn with nothing.
// Every roll also moves the seat's piece and wears the square it leaves. At 200 points a lap ends and all start again, so that no
// table falls idle. Each seat has a goal that the others don't see. What a seat gets after a move is about 2 KB, as with ours.
import { createRequire } from "node:module";

const require = createRequire(import.meta.url); // its entry points are folders, which `import` refuses
const { Server, Origins } = require("boardgame.io/server");
const { PlayerView } = require("boardgame.io/core");

const SEATS = 4;
const DICE = 5;
const SQUARES = 24;
const LAP = 200;
const RECENT = 16;

const freshTurn = () => ({ rolls: 0, points: 0, dice: Array(DICE).fill(0), tally: Array(6).fill(0) });

function setup({ random }) {
  const seats = {};
  const players = {};
  for (let seat = 0; seat < SEATS; seat++) {
    seats[seat] = { name: `Player ${seat + 1}`, points: 0, laps: 0, busts: 0, best: 0, square: 0, worn: Array(SQUARES).fill(0) };
    players[seat] = { goal: random.Die(SQUARES), bonus: random.D6() };
  }
  const recent = Array.from({ length: RECENT }, () => ({ seat: "0", rolls: 0, points: 0, lap: 0 })); // full from the start
  return { lap: 1, turn: freshTurn(), seats, players, recent };
}

function endTurn(G, seat, points, events) {
  G.recent.push({ seat, rolls: G.turn.rolls, points, lap: G.lap });
  G.recent.shift();
  G.turn = freshTurn();
  events.endTurn();
}

function roll({ G, ctx, events, random }) {
  const seat = G.seats[ctx.currentPlayer];
  const dice = random.D6(DICE);
  G.turn.rolls += 1;
  G.turn.dice = dice;
  for (const die of dice) G.turn.tally[die - 1] += 1;
  const sum = dice.reduce((a, b) => a + b, 0);
  seat.worn[seat.square] += 1;
  seat.square = (seat.square + sum) % SQUARES;
  if (dice.filter((die) => die === 1).length >= 2) {
    seat.busts += 1;
    endTurn(G, ctx.currentPlayer, 0, events);
  } else {
    G.turn.points += sum;
  }
}

function stop({ G, ctx, events }) {
  const seat = G.seats[ctx.currentPlayer];
  const points = G.turn.points;
  seat.points += points;
  seat.best = Math.max(seat.best, points);
  if (seat.points >= LAP) {
    seat.laps += 1;
    G.lap += 1;
    for (const each of Object.values(G.seats)) each.points = 0;
  }
  endTurn(G, ctx.currentPlayer, points, events);
}

const race = {
  name: "race",
  minPlayers: SEATS,
  maxPlayers: SEATS,
  setup,
  moves: { roll, stop },
  playerView: PlayerView.STRIP_SECRETS,
};

await Server({ games: [race], origins: [Origins.LOCALHOST] }).run(Number(process.env.PORT));
