function k1() { return 1; }
function k2() { return 2; }
Object.assign(exports, { k1 });
Object.defineProperty(exports, 'k2', { enumerable: true, get: () => k2 });
