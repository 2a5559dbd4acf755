### What `dicecafe serve` prints. How catalogues work: docs/languages.md

serve-open = Dice Cafe est ouvert à l’adresse { $address } (Ctrl+C pour fermer). Les tables sont gardées dans { $store }.
