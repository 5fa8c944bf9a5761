import def, { named as alias } from './lib.mjs';
import * as all from './lib.mjs';
export { default } from './lib.mjs';
export * from './lib.mjs';
import './side.mjs';

def();
alias();
all.named();
const later = import('./lib.mjs');
