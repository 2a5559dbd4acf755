### What `dicecafe serve` prints. How catalogues work: docs/languages.md

serve-open = El Dice Cafe está abierto en { $address } (Ctrl+C para cerrarlo). Las mesas se guardan en { $store }.
