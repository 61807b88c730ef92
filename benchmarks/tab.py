"""`python -m benchmarks.tab DIR`: what the table in a tab weighs, how soon it is there and how fast it is.

Beside it the same of a server (`fudaba serve`) on this machine, where the question makes sense for one. DIR
is what `fudaba tab` has made. Needs Node (for brotli) and Chromium, as the browser tests do.
"""

from __future__ import annotations

import argparse
import contextlib
import gzip
import json
import shutil
import socket
import statistics
import subprocess
import sys
import tempfile
import threading
import time
import urllib.request
from collections.abc import Callable, Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, sync_playwright

AT_MOST = {
    "first visit, MB by gzip": 10.0,
    "first visit, MB by brotli": 8.0,
    "front page painted, s": 1.0,
    "table ready, s": 5.0,
    "key to changed page, ms, median": 120.0,
    "key to changed page, ms, 95 %": 400.0,
    "memory of a Worker, MiB": 120.0,
}
NEEDED = ("python/", "data/games.json", "assets/", "index.html", "tab.json")
"""What a first visit to the front page loads; all else comes when it is wanted, or afterwards."""
BROTLI = """
const { brotliCompressSync, constants } = require("node:zlib");
const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24 };
let sum = 0;
for (const file of process.argv.slice(1)) {
  sum += brotliCompressSync(require("node:fs").readFileSync(file), { params }).length;
}
console.log(sum);
"""
ANSWERS = 40


def main() -> int:
    """Measure, print, and fail (1) if a budget of docs/tab.md is missed."""
    parser = argparse.ArgumentParser(prog="benchmarks.tab", description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    args = parser.parse_args()
    figures, server = sizes(args.folder), dict[str, float]()
    if (program := chromium()) is not None:
        with served(args.folder) as address:
            figures |= in_chromium(program, address)
        with serving() as (address, starts, memory):
            server = {"server starts, s": starts} | in_chromium(program, address)
            server["memory of the server, MiB"] = memory()
    missed = [name for name, most in AT_MOST.items() if name in figures and figures[name] > most]
    if args.json:
        print(json.dumps({"figures": figures, "server": server, "missed": missed}))
    else:
        print(f"  {'':<40} {'in a tab':>10} {'server':>10}")
        for name in dict.fromkeys([*figures, *server]):
            cells = [f"{of[name]:>10,.2f}" if name in of else f"{'':>10}" for of in (figures, server)]
            budget = f"   (at most {AT_MOST[name]:g})" if name in AT_MOST else ""
            print(f"  {name:<40} {' '.join(cells)}{budget}{'   MISSED' if name in missed else ''}")
    return 1 if missed else 0


def sizes(folder: Path) -> dict[str, float]:
    """Megabytes of all files, and of those that a first visit loads."""
    files = [file for file in folder.rglob("*") if file.is_file()]
    first = [file for file in files if file.relative_to(folder).as_posix().startswith(NEEDED)]
    found = {
        "folder, MB": sum(file.stat().st_size for file in files) / 1e6,
        "first visit, MB": sum(file.stat().st_size for file in first) / 1e6,
        "first visit, MB by gzip": sum(len(gzip.compress(file.read_bytes(), 9)) for file in first) / 1e6,
    }
    if (node := shutil.which("node")) is not None:
        done = subprocess.run(
            [node, "-e", BROTLI, *map(str, first)], capture_output=True, text=True, check=True
        )
        found["first visit, MB by brotli"] = int(done.stdout) / 1e6
    return found


class _Silent(SimpleHTTPRequestHandler):
    def log_message(self, format: str, *args: Any) -> None:
        pass


def chromium() -> str | None:
    """The program, if there is one."""
    programs = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
    program = next((path for name in programs if (path := shutil.which(name))), None)
    if program is None:
        print("no Chromium: sizes only", file=sys.stderr)
    return program


@contextlib.contextmanager
def served(folder: Path) -> Iterator[str]:
    """The address of a plain web server that has the folder."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(_Silent, directory=str(folder)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}/"
    server.shutdown()


@contextlib.contextmanager
def serving() -> Iterator[tuple[str, float, Callable[[], float]]]:
    """A server as `fudaba serve` starts it: its address, the seconds until it answered, and what reads the
    MiB of memory that it has."""
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    with tempfile.TemporaryDirectory() as data:
        command = (sys.executable, "-m", "fudaba", "serve", "--port", str(port), "--data", data)
        begun = time.perf_counter()
        process = subprocess.Popen([*command, "--workers", "1"], stdout=subprocess.DEVNULL)
        address = f"http://127.0.0.1:{port}/"
        try:
            while True:
                with contextlib.suppress(OSError), urllib.request.urlopen(f"{address}health"):
                    break
                time.sleep(0.02)
            yield address, time.perf_counter() - begun, lambda: _resident(process.pid)
        finally:
            process.terminate()
            process.wait()


def _resident(pid: int) -> float:
    """The MiB that a process has in memory; 0 where the system does not say it so."""
    status = Path(f"/proc/{pid}/status")
    lines = status.read_text().splitlines() if status.is_file() else []
    return next((int(line.split()[1]) / 1024 for line in lines if line.startswith("VmRSS")), 0.0)


def in_chromium(program: str, address: str) -> dict[str, float]:
    """Seconds until the page and the table are there, and milliseconds from a key to the changed page."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox"])
        page = browser.new_context(viewport={"width": 1280, "height": 800}).new_page()
        page.set_default_timeout(300_000)
        first = _start(page, address)
        if in_tab := page.evaluate("document.documentElement.hasAttribute('data-tab')"):
            page.evaluate("navigator.serviceWorker.ready.then(() => null)")
        again = [_start(page, address) for _ in range(3)]
        found = {"first visit, front page painted, s": first[0]}
        found["front page painted, s"] = statistics.median(one[0] for one in again)
        if in_tab:
            found["first visit, table ready, s"] = first[1]
            found["table ready, s"] = statistics.median(one[1] for one in again)
            found |= _memory(page)
        page.locator(".fuda.dominion .btn.main").click()
        times = sorted(_answer(page) for _ in range(ANSWERS))
        found["key to changed page, ms, median"] = statistics.median(times)
        found["key to changed page, ms, 95 %"] = times[int(0.95 * len(times))]
        browser.close()
    return found


def _start(page: Page, address: str) -> tuple[float, float]:
    page.goto("about:blank")
    begun = time.perf_counter()
    page.goto(address)
    page.wait_for_selector(".fuda")
    painted = time.perf_counter() - begun
    page.wait_for_selector(".tab-bar", state="detached")
    return painted, time.perf_counter() - begun


def _memory(page: Page) -> dict[str, float]:
    """What Python has of memory in the Worker that has the table."""
    bytes_ = page.workers[0].evaluate("globalThis.heapBytes?.() ?? 0")
    return {"memory of a Worker, MiB": bytes_ / 2**20} if bytes_ else {}


def _answer(page: Page) -> float:
    """Milliseconds from the key that gives an answer until the page has changed."""
    page.wait_for_selector(".slip:not(.quiet) [data-confirm]", state="attached")
    page.wait_for_timeout(300)  # a bot's last lines have come
    key = "document.querySelector('.opt[aria-pressed=false] .key').innerText"
    page.keyboard.press(page.evaluate(key))
    while page.locator("[data-confirm][aria-disabled=true]").count():
        page.keyboard.press(page.evaluate(key))
    page.evaluate(
        """() => {
            const text = name => document.querySelector(name)?.innerText ?? '';
            const before = text('.log'); // the slip changes before the answer is taken
            window.changed = new Promise(done => addEventListener('keydown', event => {
                const begun = event.timeStamp;
                const look = () => {
                    const now = text('.log');
                    if (now === before) requestAnimationFrame(look); else done(performance.now() - begun);
                };
                requestAnimationFrame(look);
            }, { once: true, capture: true }));
        }"""
    )
    page.keyboard.press("Enter")
    taken: float = page.evaluate("window.changed")
    return taken


if __name__ == "__main__":
    sys.exit(main())
