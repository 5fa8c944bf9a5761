const lib = require('./lib');
const { Stack, limits } = require('./lib');
const { Queue: Line } = lib;

new lib.Stack().push(1).check(2); // Stack.push, Stack.check
new Stack().push(1); // Stack.push
new Line().shift(); // Queue.shift
new lib.Node().link(); // Node.link
lib.make().link(); // Node.link
limits.deep.check().link(); // Node.link
require('./lib').make().link(); // Node.link

// A name refers to the innermost definition.
function shadow(lib) {
  lib.make();
  var Stack = class {
    push() {}
  };
  new Stack().push();
}
shadow();

var self = {
  start: function () {
    return this.stop(); // self.stop
  },
  stop: function () {},
};
self.start(); // self.start
self.later = function () {
  this.start(); // self.start
};
self.later(); // self.later
