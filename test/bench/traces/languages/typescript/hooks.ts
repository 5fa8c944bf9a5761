// Loaded with `node --import` into every process of a test run: instruments the repository's modules and records calls.
import { existsSync, mkdirSync, readFileSync, realpathSync, statSync, writeFileSync } from 'node:fs';
import { findPackageJSON, registerHooks } from 'node:module';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { threadId } from 'node:worker_threads';
import type { ObservedCall, RunFunction } from '../../observed-call.ts';
import { instrument, type Instrumented, type InstrumentedFile } from './instrument.ts';

const HOOK = '__treeatlasTrace';
/** Frames that are looked at above a function: a call through a library has its caller further up. */
const FRAMES = 24;
/** Nearly always enough, and much cheaper. Frames of the same class may be skipped, so it is not the least. */
const NEAR_FRAMES = 5;
const EXTENSIONS = ['.ts', '.js', '/index.ts', '/index.js'];

const root = realpathSync(process.env['TREEATLAS_TRACE_ROOT'] ?? '.') + sep;
const out = process.env['TREEATLAS_TRACE_OUT'] ?? '.';
const commonjs = process.env['TREEATLAS_TRACE_MODULE'] === 'commonjs';
const aliases = JSON.parse(process.env['TREEATLAS_TRACE_ALIASES'] ?? '{}') as Record<string, string>;

interface LoadedFile extends InstrumentedFile {
  path: string;
  /** Offsets of the lines. */
  lines: number[];
}

const loaded = new Map<string, LoadedFile>();
const functions: { file: LoadedFile; at: Instrumented }[] = [];
const seen = new Set<string>();
const calls: ObservedCall[] = [];
/** Functions and the code made at run time that called them. */
const withoutPlace = new Set<string>();

registerHooks({
  resolve(specifier, context, next) {
    const alias = aliases[specifier];
    if (alias !== undefined) return { url: pathToFileURL(join(root, alias)).href, shortCircuit: true };
    try {
      return next(specifier, context);
    } catch (error) {
      const url = sourceOf(specifier, context.parentURL);
      if (url === undefined) throw error;
      return { url, shortCircuit: true };
    }
  },
  load(url, context, next) {
    const path = pathInside(url);
    if (path === undefined || !/\.[cm]?[jt]s$/.test(path)) return next(url, context);
    const source = readFileSync(root + path, 'utf8');
    const format = formatOf(path, source);
    const file = instrument(path, source, {
      first: functions.length,
      hook: HOOK,
      commonjs: format === 'commonjs',
    });
    const lines = [
      0,
      ...[...file.text.matchAll(/\r\n|[\n\r\u2028\u2029]/g)].map(({ index, 0: end }) => index + end.length),
    ];
    const of: LoadedFile = { ...file, path, lines };
    for (const at of file.functions) functions.push({ file: of, at });
    loaded.set(root + path, of);
    return { format, source: file.text, shortCircuit: true };
  },
});

/** The source that an import names without its extension, or by that of its compiled file. */
function sourceOf(specifier: string, parent: string | undefined): string | undefined {
  if (!specifier.startsWith('.') || !parent?.startsWith('file:')) return undefined;
  const target = join(dirname(fileURLToPath(parent)), specifier);
  const choices = [...EXTENSIONS.map((extension) => target + extension), target.replace(/js$/, 'ts')];
  const found = choices.find((path) => existsSync(path) && statSync(path).isFile());
  return found === undefined ? undefined : pathToFileURL(found).href;
}

function pathInside(url: string): string | undefined {
  if (!url.startsWith('file:')) return undefined;
  const path = fileURLToPath(url);
  if (!path.startsWith(root) || path.includes(`${sep}node_modules${sep}`)) return undefined;
  return relative(root, path).split(sep).join('/');
}

function formatOf(path: string, source: string): 'module' | 'commonjs' {
  if (/\.m[jt]s$/.test(path)) return 'module';
  if (/\.c[jt]s$/.test(path)) return 'commonjs';
  if (path.endsWith('.ts')) return commonjs ? 'commonjs' : 'module';
  const manifest = findPackageJSON(pathToFileURL(root + path));
  const { type } = manifest ? (JSON.parse(readFileSync(manifest, 'utf8')) as { type?: string }) : {};
  if (type !== undefined) return type === 'module' ? 'module' : 'commonjs';
  return /^\s*(import\s[^(]|export\s)/m.test(source) ? 'module' : 'commonjs';
}

/** A frame of the repository: the innermost function or class around it, undefined for a module's own code. */
interface Place {
  file: LoadedFile;
  at: Instrumented | undefined;
  line: number;
}

const places = new Map<string, Place | undefined>();

function placeOf(frame: NodeJS.CallSite): Place | undefined {
  const name = frame.getFileName();
  if (!name || frame.isEval()) return undefined;
  const key = `${name}:${frame.getLineNumber()}:${frame.getColumnNumber()}`;
  if (places.has(key)) return places.get(key);
  const file = loaded.get(name.startsWith('file:') ? fileURLToPath(name) : name);
  const line = frame.getLineNumber() ?? 1;
  const column = frame.getColumnNumber() ?? 1;
  const offset = (file?.lines[line - 1] ?? 0) + column - 1;
  const at = file?.functions.findLast(({ start, end }) => start <= offset && offset < end);
  const place = file && { file, at, line: file.sourceLine(line, column) };
  places.set(key, place);
  return place;
}

Object.defineProperty(globalThis, HOOK, {
  value(number: number, made?: { name?: string }): void {
    const near = readStack(NEAR_FRAMES);
    const isComplete =
      near.length < NEAR_FRAMES ||
      near.slice(2).some((frame) => placeOf(frame) !== undefined && !isOwnFrame(frame));
    record(number, isComplete ? near : readStack(FRAMES), made?.name);
  },
});

function readStack(limit: number): NodeJS.CallSite[] {
  const { stackTraceLimit, prepareStackTrace } = Error;
  Error.stackTraceLimit = limit;
  Error.prepareStackTrace = (_error, frames) => frames;
  const holder: { stack?: unknown } = {};
  Error.captureStackTrace(holder, readStack);
  const frames = holder.stack as NodeJS.CallSite[];
  Error.stackTraceLimit = stackTraceLimit;
  Error.prepareStackTrace = prepareStackTrace;
  return frames;
}

/** `frames[0]` is the hook, `frames[1]` the function that was called. */
function record(number: number, frames: NodeJS.CallSite[], made: string | undefined): void {
  const callee = functions[number];
  if (!callee) return;
  let next = 2;
  // A class without a constructor: its fields are initialised in a frame of their own, below that of the constructor.
  if (callee.at.kind === 'class') while (isOwnFrame(frames[next])) next++;
  const above: NodeJS.CallSite[] = [];
  for (const frame of frames.slice(next)) {
    // Behind `await` nobody calls.
    if (frame.isAsync()) break;
    above.push(frame);
  }
  const index = above.findIndex((frame) => placeOf(frame) !== undefined && !isOwnFrame(frame));
  const [immediate] = above;
  const place = above[index] && placeOf(above[index]);
  if (!place || !immediate) return;
  // A constructor that a class without one inherits: the call is one of that class, which records it.
  if (made !== undefined && made !== callee.at.name && place.at?.kind !== 'constructor') return;
  if (immediate.isEval()) {
    withoutPlace.add(`${number} ${place.file.path} ${place.at?.start}`);
    return;
  }
  const viaLibrary = above.slice(0, index).some((frame) => !isOwnFrame(frame));
  const key = `${number} ${place.file.path} ${place.at?.start} ${place.line} ${viaLibrary}`;
  if (seen.has(key)) return;
  seen.add(key);
  calls.push({
    caller: callerOf(place),
    callee: runFunction(callee),
    at: place.line,
    ...(viaLibrary ? { viaLibrary } : {}),
  });
}

/** The frame of a constructor that is not written stands at its class. */
function isOwnFrame(frame: NodeJS.CallSite | undefined): boolean {
  return frame !== undefined && frame.isConstructor() && placeOf(frame)?.at?.kind === 'class';
}

function callerOf({ file, at, line }: Place): RunFunction {
  if (!at) return { path: file.path, line: 1, name: '', kind: 'module' };
  // Fields and static blocks run as part of their class; the line tells which.
  return at.kind === 'class' ? { path: file.path, line, name: '' } : runFunction({ file, at });
}

function runFunction({ file, at }: { file: LoadedFile; at: Instrumented }): RunFunction {
  const { line, name, kind } = at;
  if (kind === 'function') return { path: file.path, line, name };
  return { path: file.path, line, name: '', kind: 'constructor' };
}

process.on('exit', () => {
  if (calls.length === 0) return;
  mkdirSync(out, { recursive: true });
  writeFileSync(
    join(out, `${process.pid}-${threadId}.json`),
    JSON.stringify({ calls, withoutPlace: withoutPlace.size }),
  );
});
