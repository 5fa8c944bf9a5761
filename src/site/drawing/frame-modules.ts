import { FIRST_SCRIPT } from '../../model/drawing-files.ts';
import type { ScriptFile } from './messages.ts';

/** A module of Mermaid, as `src/dev/drawings.ts` packs it: the names of those it imports, and its code. */
type Run = (
  module: { exports: unknown },
  exports: unknown,
  require: (name: string) => unknown,
  load: (name: string) => Promise<unknown>,
) => void;

interface Packed {
  imports: readonly string[];
  run: Run;
}

const packed = new Map<string, Packed>();
const made = new Map<string, { exports: unknown }>();
/** A module that waits for a script. */
interface Waiter {
  proceed(): void;
  fail(error: Error): void;
}

/** Waiting modules, by name: called when its script has run, or cannot come. */
const waiting = new Map<string, Waiter[]>();

type Ask = (names: string[]) => void;
let loadImport: (name: string) => Promise<unknown> = () => Promise.reject(new Error('No script has come.'));

declare global {
  /** Called by the scripts of Mermaid. */
  var define: (name: string, imports: readonly string[], run: Run) => void;
}

globalThis.define = (name, imports, run) => {
  packed.set(name, { imports, run });
  for (const { proceed } of waiting.get(name) ?? []) proceed();
  waiting.delete(name);
};

/** The first script is sent once, without being asked for. */
let proceedFirst = (): void => undefined;
let failFirst: Waiter['fail'] = () => undefined;
const whenFirst = new Promise<void>((resolve, reject) => {
  proceedFirst = resolve;
  failFirst = reject;
});
// It may fail before anything waits for it.
whenFirst.catch(() => undefined);

/** Runs scripts that the page has sent. They are no modules, because modules cannot be loaded without an origin. */
export function receiveScripts(
  scripts: readonly ScriptFile[],
  load: (name: string) => Promise<unknown>,
): void {
  loadImport = load;
  for (const { name, file } of scripts) {
    const script = document.createElement('script');
    script.src = URL.createObjectURL(file);
    script.onload = () => {
      URL.revokeObjectURL(script.src);
      if (name === FIRST_SCRIPT) proceedFirst();
    };
    document.head.append(script);
  }
}

/** Rejects what waits for scripts that the page could not fetch, so that drawings without them go on. Those behind the first are asked for again. */
export function failScripts(names: readonly string[], reason: string): void {
  const error = new Error(reason);
  for (const name of names) {
    if (name === FIRST_SCRIPT) failFirst(error);
    for (const { fail } of waiting.get(name) ?? []) fail(error);
    waiting.delete(name);
  }
}

/** Returns a module after all that it imports has come. `ask` requests scripts. */
export async function loadModule(name: string, ask: Ask): Promise<unknown> {
  // It has the modules that nearly all drawings need, which must not be asked for one by one.
  await whenFirst;
  const seen = new Set([name]);
  for (let wave = [name]; wave.length > 0;) {
    await Promise.all(wave.map((each) => receive(each, ask)));
    wave = wave.flatMap((each) => packed.get(each)?.imports ?? []).filter((each) => !seen.has(each));
    for (const each of wave) seen.add(each);
  }
  return run(name);
}

function receive(name: string, ask: Ask): Promise<void> {
  if (packed.has(name)) return Promise.resolve();
  const waits = waiting.get(name);
  if (!waits) ask([name]);
  return new Promise((proceed, fail) => waiting.set(name, [...(waits ?? []), { proceed, fail }]));
}

function run(name: string): unknown {
  const known = made.get(name);
  if (known) return known.exports;
  const module = { exports: {} };
  made.set(name, module);
  packed.get(name)?.run(module, module.exports, run, (other) => loadImport(other));
  return module.exports;
}
