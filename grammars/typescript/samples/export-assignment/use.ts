import lib = require('./lib');
import Kit = require('./cls');
import SameKit from './cls';
import ns = require('./ns');
import * as all from './lib';
import again from './lib';

export function direct() {
  lib.go(); // go -> go
  lib.second(); // second -> other
  lib.third(); // third -> default.third
  new Kit().run(); // Kit.run
  new SameKit().run(); // Kit.run
  ns.inner(); // ns.inner
  return again.go(); // go -> go
}

export function apart() {
  const { go, second } = all;
  go(); // go -> go
  second(); // second -> other
  return again.third(); // third -> default.third
}
