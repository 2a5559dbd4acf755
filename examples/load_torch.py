"""A checkpoint of train_burger.py in PyTorch: `python examples/load_torch.py burger.npz` prints how likely each action is."""

import sys

import numpy as np
import torch
from train_burger import features

from dicecafe.envs.vector import DiceVectorEnv

arrays = {name: torch.from_numpy(array) for name, array in np.load(sys.argv[1]).items()}
layers = [torch.nn.Linear(*arrays[f"weight{n}"].shape) for n in range(3)]
for n, layer in enumerate(layers):
    layer.load_state_dict({"weight": arrays[f"weight{n}"].T, "bias": arrays[f"bias{n}"]})
network = torch.nn.Sequential(layers[0], torch.nn.ReLU(), layers[1], torch.nn.ReLU(), layers[2])

envs = DiceVectorEnv("burger-dice", 4)
envs.reset(seed=1)
seen = envs.step(np.zeros(4, int))[0]
with torch.no_grad():
    logits = network(torch.from_numpy(features(seen["observation"])))[:, :-1]  # the last output is how well the seat stands
print(logits.masked_fill(torch.from_numpy(seen["action_mask"] == 0), -torch.inf).softmax(1).numpy().round(4))
