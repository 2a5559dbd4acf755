"""Kill the server at random moments under play, by default 200 times for each store, and check that nothing told was ever lost.

    python benchmarks/crash.py [--kills 200] [--stops 10] [--seed 1] [--store sqlite|postgres]

The same code with a few kills is tests/test_server_crash.py. With PostgreSQL the database itself is crashed too (--stops).
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent / "tests" / "support"))

from cluster import crash
from stores import Cluster


def main() -> int:
    """Both stores, or the one that is named; a line of figures for each."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--kills", type=int, default=200, help="of the server, for each store (200)")
    parser.add_argument("--stops", type=int, default=10, help="of PostgreSQL under the running server (10)")
    parser.add_argument("--seed", type=int, default=1, help="of the players and the moments (1)")
    parser.add_argument("--store", choices=["sqlite", "postgres"], action="append", help="one of them (both)")
    asked = parser.parse_args()
    for store in asked.store or ["sqlite", "postgres"]:
        began = time.monotonic()
        if store == "sqlite":
            with tempfile.TemporaryDirectory(prefix="dicecafe-") as folder:
                tally = asyncio.run(crash(str(Path(folder) / "cafe.db"), asked.kills, asked.seed))
        else:
            cluster = Cluster()
            try:
                tally = asyncio.run(crash(cluster.database(), asked.kills, asked.seed, cluster, asked.stops))
            finally:
                cluster.close()
        print(f"{store}: {tally}; nothing lost, nothing twice; {time.monotonic() - began:.0f} s", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
