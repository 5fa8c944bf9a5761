import Thing, { local, renamed, type Alias, a, b } from './exports.ts';
import fn from './default-function.ts';
import config from './default-expression.ts';
import Nameless from './default-class.ts';
import arrow from './default-arrow.ts';
import called from './default-call.ts';
import Whole = require('./assign.ts');

local();
new Thing();
fn();
config.name;
new Nameless().run();
arrow(1);
called.setup();
new Whole().part();
const x: Alias = renamed + a + b;
