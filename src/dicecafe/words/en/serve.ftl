### What `dicecafe serve` prints. How catalogues work: docs/languages.md

serve-open = Dice Cafe is open at { $address } (Ctrl+C to close). Tables are kept in { $store }.
