const Queue = require('./queue.js');

function Ordered() {}
Ordered.prototype = Object.create(Queue.prototype);
Ordered.prototype.add = function (item) {
  Queue.prototype.add.call(this, item); // queue.js:Queue.add
};
class Own {
  add() {}
}
class Derived extends Own {
  add() {}
}
exports.called = (x) => Own.prototype.add.call(x); // Own.add
exports.applied = (x) => Own.prototype.add.apply(x, []); // Own.add
exports.bound = (x) => Queue.prototype.schedule.bind(x); // queue.js:Queue.schedule
exports.derived = (x) => Derived.prototype.add.call(x); // Derived.add
