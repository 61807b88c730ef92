### What commands say.

cli-own-cards = Cards from { $file }: { $cards }. That file is code, and has been run: load only files that you trust.
