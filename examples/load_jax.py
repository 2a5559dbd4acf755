"""A checkpoint of train_burger.py in JAX: `python examples/load_jax.py burger.npz` prints how likely each action is."""

import sys

import jax
import jax.numpy as jnp
import numpy as np
from train_burger import features

from dicecafe.envs.vector import DiceVectorEnv

arrays = {name: jnp.asarray(array) for name, array in np.load(sys.argv[1]).items()}


def network(x: jax.Array) -> jax.Array:
    """Two hidden layers; the last output is how well the seat stands."""
    for n in range(2):
        x = jax.nn.relu(x @ arrays[f"weight{n}"] + arrays[f"bias{n}"])
    return x @ arrays["weight2"] + arrays["bias2"]


envs = DiceVectorEnv("burger-dice", 4)
envs.reset(seed=1)
seen = envs.step(np.zeros(4, int))[0]
logits = jax.jit(network)(jnp.asarray(features(seen["observation"])))[:, :-1]
print(np.asarray(jax.nn.softmax(jnp.where(seen["action_mask"] == 1, logits, -jnp.inf), 1)).round(4))
