"""stable-baselines3's own check for every game, and a MaskablePPO of sb3-contrib that learns: by hand, since it needs torch.

pip install stable-baselines3 sb3-contrib
python -W error benchmarks/stable_baselines.py
"""

from __future__ import annotations

import numpy as np
import torch
from sb3_contrib import MaskablePPO
from sb3_contrib.common.maskable.utils import get_action_masks, is_masking_supported
from stable_baselines3.common.env_checker import check_env
from stable_baselines3.common.vec_env import VecMonitor

from dicecafe.engine.registry import names
from dicecafe.envs.sb3 import vec_env
from dicecafe.envs.single import DiceEnv

STEPS = 60_000


def main() -> None:
    """Check, learn, tell."""
    torch.set_num_threads(1)
    for name in names():
        for shaped in (False, True):
            check_env(DiceEnv(name, scaled=shaped, relative=shaped))
        print(f"{name}: check_env passes")
    envs = VecMonitor(vec_env("pig", 64, opponents="random"))
    assert is_masking_supported(envs)
    assert get_action_masks(envs).shape == (64, envs.action_space.n)
    model = MaskablePPO("MlpPolicy", envs, n_steps=32, batch_size=512, seed=1)
    model.learn(STEPS)
    rewards = [float(episode["r"]) for episode in model.ep_info_buffer]
    print(f"pig against random, {STEPS:,} steps of MaskablePPO: reward {np.mean(rewards):.2f} of the last games")
    MaskablePPO("MultiInputPolicy", DiceEnv("burger-dice"), n_steps=64, batch_size=32).learn(128)
    print("one game at a time, with action_masks: learns")


if __name__ == "__main__":
    main()
