const util = require('util');
class X { m() {} }
class Y { m() {} }
function Stack() { this.items = new X(); this.plain = []; }
Stack.prototype.push = function () { return this; };
Stack.prototype.first = function () { return this.items; };
function Queue() { Stack.call(this); this.own = new Y(); }
Queue.prototype = Object.create(Stack.prototype);
Queue.prototype.constructor = Queue;
Queue.prototype.drain = function () { this.push(); this.own.m(); this.items.m(); }; // Stack.push, Y.m, X.m
new Queue().push(); // Stack.push
new Queue().drain(); // Queue.drain
new Queue().first().m(); // Stack.first, X.m
function Deque() {}
util.inherits(Deque, Stack);
new Deque().push(); // Stack.push
function Ring() {}
Object.setPrototypeOf(Ring.prototype, Stack.prototype);
Ring.prototype.turn = function () { this.push(); }; // Stack.push
new Ring().turn(); // Ring.turn
function Lit() { this.x = new X(); }
Lit.prototype = { run() { this.x.m(); this.walk(); }, walk: function () { return this.x; } }; // X.m, Lit.walk
new Lit().run(); // Lit.run
new Lit().walk().m(); // Lit.walk, X.m
const mixin = { fly() { return new X(); }, swim: function () {} };
function Bird() {}
Object.assign(Bird.prototype, mixin, { sing() {} });
new Bird().fly().m(); // mixin.fly, X.m
new Bird().swim(); // mixin.swim
class Duck { quack() { this.fly(); } } // mixin.fly
Object.assign(Duck.prototype, mixin);
new Duck().fly(); // mixin.fly
Queue.make = function () { return new Queue(); };
Queue.make().drain(); // Queue.make, Queue.drain
Deque.prototype.__proto__ = Stack.prototype;
var Old = function () { this.y = new Y(); };
Old.prototype.go = function () { this.y.m(); }; // Y.m
new Old().go(); // Old.go
function Tree() {}
Tree.prototype = new Stack();
Tree.prototype.grow = function () { this.push(); }; // Stack.push
new Tree().push(); // Stack.push
exports.thing = { a: new X(), b: { c: new Y() }, f() { return new X(); } };
exports.single = new X();
exports.list = { inner: { g: () => new Y() } };
class Base {}
Base.Template = class BaseTemplate { apply() {} };
class Derived extends Base {}
Derived.Template = class DerivedTemplate extends Base.Template { apply() { super.apply(); } }; // Base.Template.apply
new Derived.Template().apply(); // Derived.Template.apply
