### What `dicecafe serve` prints. How catalogues work: docs/languages.md

serve-open = Das Dice Cafe ist unter { $address } geöffnet (Strg+C schließt es). Tische werden in { $store } aufbewahrt.
