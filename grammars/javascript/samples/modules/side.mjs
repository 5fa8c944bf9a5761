globalThis.side = 1;
