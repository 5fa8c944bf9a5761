'use strict';

function Stack() {
  this.items = [];
}
Stack.prototype = {
  constructor: Stack,
  push: function (item) {
    this.check(item); // Stack.check
    return this;
  },
  check(item) {
    return item;
  },
};

function Queue() {
  Stack.call(this);
}
Queue.prototype = Object.create(Stack.prototype);
Queue.prototype.shift = function () {
  return this.push(1); // Stack.push
};

class Node {
  link() {}
}

exports.Stack = Stack;
exports.Queue = Queue;
module.exports.Node = Node;
exports.make = function () {
  return new Node();
};
exports.limits = { max: 1, deep: { check: () => new Node() } };
