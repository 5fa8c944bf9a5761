const Machine = require('./machine.cjs');

Machine.prototype.halt = function () {};
new Machine().turn(); // Machine, Machine.turn
