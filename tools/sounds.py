"""`python tools/sounds.py`: the sounds of the table, made from the way things ring, into web/src/sounds. Needs `lame` (Debian).

A struck thing is a sum of modes: sines that fade, each at its own pace. Wood and bone have few and fade at once, bells have many
that are no multiples of each other and fade slowly; a knock begins with a click of noise. The same seed makes the same files.
"""

from __future__ import annotations

import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

Wave = NDArray[np.float64]
PLACE = Path(__file__).parent.parent / "web" / "src" / "sounds"
RATE = 32_000  # samples a second
KILOBITS = 48  # a second
LOUDEST = 0.8
BELL = ((1, 1.0), (2.0, 0.55), (2.76, 0.35), (4.07, 0.2), (5.4, 0.12))  # partials of a small bell, and how loud they are
BAR = ((1, 1.0), (3.98, 0.28), (9.2, 0.08))  # of a wooden bar, as on a marimba


def time(seconds: float) -> Wave:
    """The times of its samples."""
    return np.arange(int(seconds * RATE)) / RATE


def modes(seconds: float, partials: list[tuple[float, float, float]]) -> Wave:
    """What rings: partials of a frequency, a loudness, and the seconds in which they fade to a third."""
    t = time(seconds)
    rung: Wave = np.sum([loud * np.sin(2 * np.pi * hertz * t) * np.exp(-t / fades) for hertz, loud, fades in partials], axis=0)
    return rung


def tone(seconds: float, hertz: float, partials: tuple[tuple[float, float], ...], fades: float) -> Wave:
    """A note on something that rings so; its higher partials fade sooner."""
    return modes(seconds, [(hertz * ratio, loud, fades / ratio**0.7) for ratio, loud in partials])


def band(noise: Wave, low: float, high: float) -> Wave:
    """The part of a noise between two frequencies."""
    spectrum = np.fft.rfft(noise)
    hertz = np.fft.rfftfreq(len(noise), 1 / RATE)
    return np.fft.irfft(spectrum * ((hertz > low) & (hertz < high)), len(noise))


def mixed(seconds: float, *parts: tuple[float, Wave]) -> Wave:
    """Waves, each from its time on."""
    whole = np.zeros(int(seconds * RATE))
    for start, wave in parts:
        at = int(start * RATE)
        room = whole[at : at + len(wave)]
        room += wave[: len(room)]
    return whole


def knock(rng: np.random.Generator, size: float = 1.0) -> Wave:
    """A die that hits a wooden tray: the click, the die, and the wood below it."""
    t = time(0.14)
    click = band(rng.normal(size=len(t)), 1500, 9000) * np.exp(-t / 0.0018) * 0.5
    die = [(hertz * rng.uniform(0.94, 1.06) / size, loud, fades) for hertz, loud, fades in
           ((1480, 0.55, 0.009), (2390, 0.4, 0.007), (3710, 0.22, 0.005))]  # fmt: skip
    wood = [(hertz * rng.uniform(0.95, 1.05), loud, fades) for hertz, loud, fades in ((205, 0.7, 0.03), (415, 0.45, 0.018))]
    return click + modes(0.14, die + wood)


def land(rng: np.random.Generator) -> Wave:
    """A knock, a smaller one, and it lies."""
    return mixed(0.24, (0, knock(rng)), (0.075, knock(rng) * 0.42), (0.12, knock(rng) * 0.16))


def shake(rng: np.random.Generator) -> Wave:
    """Dice in the hollow of two hands: many small knocks, two strokes; it can be repeated without a seam."""
    seconds = 0.48
    strokes = [stroke + abs(rng.normal(0, 0.03)) for stroke in (0.02, 0.26) for _ in range(6)]
    parts = [(at, knock(rng, 1.15) * rng.uniform(0.25, 0.7)) for at in strokes if at < seconds - 0.15]
    return band(mixed(seconds, *parts), 120, 5200)


def place(rng: np.random.Generator) -> Wave:
    """Something light is put down: a soft thud and a tick of paper."""
    t = time(0.12)
    paper = band(rng.normal(size=len(t)), 2500, 8000) * np.exp(-t / 0.006) * 0.22
    return paper + modes(0.12, [(168, 0.9, 0.028), (352, 0.35, 0.014), (890, 0.16, 0.006)])


def score(rng: np.random.Generator) -> Wave:
    """Two notes up, on wood with a little bell above."""
    notes = [(0, 659.3), (0.11, 987.8)]
    wood = [(at, tone(0.5, hertz, BAR, 0.16)) for at, hertz in notes]
    return mixed(0.62, *wood, (0.11, tone(0.5, 1975.5, BELL, 0.14) * 0.22))


def bust(rng: np.random.Generator) -> Wave:
    """A lid falls on a bin, and two notes sink."""
    t = time(0.3)
    tin = modes(
        0.3, [(h * rng.uniform(0.98, 1.02), loud, 0.05) for h, loud in ((523, 0.5), (871, 0.4), (1376, 0.3), (2210, 0.18))]
    )
    clang = tin * 0.55 + band(rng.normal(size=len(t)), 800, 6000) * np.exp(-t / 0.012) * 0.25
    sinking = [(0.1, tone(0.34, 246.9, BAR, 0.14)), (0.27, tone(0.45, 185.0, BAR, 0.2))]
    return mixed(0.74, (0, clang), *sinking)


def steal(rng: np.random.Generator) -> Wave:
    """A quick hand: air that goes by, and a pluck."""
    t = time(0.22)
    air = np.sum([band(rng.normal(size=len(t)), low, low * 1.6) * np.exp(-(((t - at) / 0.045) ** 2))
                  for low, at in ((700, 0.05), (1400, 0.09), (2600, 0.13))], axis=0)  # fmt: skip
    return mixed(0.4, (0, air * 0.5), (0.15, tone(0.25, 783.99, BAR, 0.08)))


def turn(rng: np.random.Generator) -> Wave:
    """The bell on a cafe's counter, struck gently."""
    return tone(0.7, 1318.5, BELL, 0.22) * 0.8


def win(rng: np.random.Generator) -> Wave:
    """A chord, note by note, and its bells."""
    notes = [(0.0, 523.25), (0.1, 659.26), (0.2, 783.99), (0.32, 1046.5)]
    parts = [(at, tone(0.8, hertz, BAR, 0.22)) for at, hertz in notes]
    bells = [(0.32, tone(0.9, hertz, BELL, 0.3) * 0.25) for hertz in (1046.5, 1568.0)]
    return mixed(1.25, *parts, *bells)


SOUNDS: dict[str, Callable[[np.random.Generator], Wave]] = {
    "land-1": land, "land-2": land, "land-3": land, "shake": shake, "place": place,
    "score": score, "bust": bust, "steal": steal, "turn": turn, "win": win,
}  # fmt: skip


def write(name: str, wave: Wave) -> Path:
    """Write a sound as MP3, as loud as the others and without a click at its end."""
    fading = np.minimum(1, np.arange(len(wave))[::-1] / (0.01 * RATE))
    samples = (wave / np.abs(wave).max() * LOUDEST * fading * 32767).astype("<i2")
    path = PLACE / f"{name}.mp3"
    how = ["-r", "-s", str(RATE / 1000), "--bitwidth", "16", "--signed", "--little-endian", "-m", "m", "-b", str(KILOBITS)]
    subprocess.run(["lame", "--quiet", *how, "-", str(path)], input=samples.tobytes(), check=True)
    return path


def main() -> None:
    """Make them all."""
    if not shutil.which("lame"):
        raise SystemExit("apt-get install lame")
    PLACE.mkdir(parents=True, exist_ok=True)
    for number, (name, make) in enumerate(SOUNDS.items()):
        path = write(name, make(np.random.default_rng(number)))
        print(path.name, path.stat().st_size)


if __name__ == "__main__":
    main()
