"""How long a move takes from its message to the screen, in real Chromium: `python benchmarks/screen_latency.py`, for every game.

A message's time is when the page's socket hears it; the screen's is the frame after the page has changed for it.
"""

from __future__ import annotations

import sys
import tempfile
from functools import partial
from pathlib import Path
from statistics import median, quantiles

sys.path.insert(0, str(Path(__file__).parent.parent / "tests" / "support"))

from browser import PHONE, Visitor, chromium
from cafe_server import Server, play_on

from dicecafe.engine import registry

MOVES = 60
WATCH = """
  window.times = [];
  const Plain = WebSocket;
  window.WebSocket = class extends Plain {
    constructor(...given) {
      super(...given);
      this.addEventListener("message", (event) => {
        const message = JSON.parse(event.data);
        if (message.type !== "news" || !message.position) return;
        const heard = performance.now();
        const at = String(message.position.at);
        const look = () => {
          const board = document.querySelector("main.board");
          if (board?.dataset.at === at) times.push(performance.now() - heard);
          else if (performance.now() - heard < 5000) requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      });
    }
  };
"""


def main() -> None:
    """Somebody watches a table at which moves are made as fast as they can be."""
    print(f"{'game':16} {'moves':>5} {'p50 ms':>7} {'p99 ms':>7}")
    with tempfile.TemporaryDirectory() as place, Server(Path(place) / "cafe.db") as server, chromium() as browser:
        for game in registry.names():
            key = server.open(game, "Ann", "bot:easy", first=0)
            somebody = Visitor(browser, server.address, size=PHONE)
            somebody.context.add_init_script(WATCH)
            page = somebody.goes_to(f"/watch/{key['watch']}")
            page.locator("main.board").wait_for()
            play_on(server, key, MOVES, then=partial(page.wait_for_timeout, 60))
            page.wait_for_timeout(500)
            times = page.evaluate("times")
            print(f"{game:16} {len(times):5} {median(times):7.1f} {quantiles(times, n=100)[98]:7.1f}", flush=True)
            somebody.leaves()


if __name__ == "__main__":
    main()
