import main, { named, value as v } from './lib.ts';
import * as lib from './lib';
import type { Shape } from './lib.js';
import { type Form, mainFunction, renamedAgain, lib as spaced, more, alias, Thing, missing } from './barrel.ts';
import './effect.ts';
import fs, { readFile } from 'node:fs';
import * as path from 'path';
import Default, * as all from './lib.ts';
import nothing from './no-such-file.ts';
import legacy = require('./lib.ts');

main();
named();
v;
lib.named();
lib.default();
new lib.Thing().use();
spaced.named();
mainFunction();
renamedAgain();
alias();
more().use();
new Thing().use();
missing();
fs.readFileSync('x');
readFile('x', () => {});
path.join('a');
Default();
all.named();
nothing();
legacy.named();

function draw(shape: Shape, form: Form): void {
  shape.draw();
  form.draw();
}

async function load(): Promise<void> {
  const loaded = await import('./lib.ts');
  loaded.named();
  const { Thing: Late } = await import('./lib.ts');
  new Late().use();
  import('./effect.ts');
  import('./lib.ts').then((module) => module.named());
  const kind: import('./lib.ts').Shape = undefined as never;
}
