import { size, Remote } from './lib.js';

function use(list) {
  size.call(list); // size
  size.apply(null, [list]); // size
  size.bind(list)(); // size
  Reflect.apply(size, null, [list]); // size
  Remote.size.call(list); // Remote.size
  return Reflect.ownKeys(size); // size
}

function Base(name) {
  this.name = name;
}
Base.prototype.show = function () {
  return this.name;
};

function Derived(name) {
  Base.call(this, name); // Base
}
Derived.prototype = Object.create(Base.prototype);
Derived.prototype.show = function () {
  return Base.prototype.show.call(this); // .show
};

const later = size.bind(null); // size

class Join {
  static call(x) {
    return x;
  }
}
Join.call(1); // Join

const rpc = { call: (name) => name };
rpc.call('x'); // rpc
