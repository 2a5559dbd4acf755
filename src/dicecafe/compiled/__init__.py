"""The rules compiled: for the CPU, for a GPU, and the loop that plays whole games."""
