import type { Trace } from '../../collector.ts';
import type { ObservedCall, RunFunction } from '../../observed-call.ts';

/** The calls in lines of a trace: see `record.rb` for their fields. */
export function readCalls(lines: readonly (readonly string[])[]): ObservedCall[] {
  const starts = new Map<string, number[]>();
  for (const [, , , path = '', line, name = ''] of lines) {
    const key = `${path}:${name}`;
    starts.set(key, [...(starts.get(key) ?? []), Number(line)]);
  }
  return lines.map(([callerPath = '', at, label = '', path = '', line, name = '', calledAs, library]) => ({
    caller: callerOf(callerPath, Number(at), label, starts),
    callee: { path, line: Number(line), name, ...(calledAs ? { calledAs } : {}) },
    at: Number(at),
    ...(library ? { viaLibrary: true } : {}),
  }));
}

/**
 * The function that a frame runs. `label` is Ruby's name of it: that of a method, `<class:Name>`, `<main>`, or `block in` one
 * of these. A block belongs to the method around it, or to what is written around the line of the call. `starts` has the
 * lines of methods that were called, by path and name.
 */
function callerOf(
  path: string,
  at: number,
  label: string,
  starts: ReadonlyMap<string, readonly number[]>,
): RunFunction {
  const [, block, inner = ''] = /^(block .*?in |rescue in |ensure in )*(.*)$/.exec(label) ?? [];
  const isBlock = block?.startsWith('block') ?? false;
  const [, type] = /^<(?:class|module):(.*)>$/.exec(inner) ?? [];
  if (type !== undefined) return { path, line: at, name: isBlock ? '' : type };
  if (/^<.*>$/.test(inner))
    return isBlock ? { path, line: at, name: '' } : { path, line: 1, name: '', kind: 'module' };
  if (inner === 'singleton class') return { path, line: at, name: '' };
  const before = (starts.get(`${path}:${inner}`) ?? []).filter((line) => line <= at);
  return { path, line: Math.max(...(before.length > 0 ? before : [at])), name: inner };
}

/** Reads the last lines of minitest or RSpec. */
export function testCounts(output: string): Trace['tests'] {
  const summary = /^(\d+) (?:runs|examples?), .*$/gm;
  const last = [...output.matchAll(summary)].at(-1);
  if (!last) return undefined;
  const count = (name: string): number => Number(new RegExp(`(\\d+) ${name}`).exec(last[0])?.[1] ?? 0);
  const failed = count('failure') + count('error');
  return { passed: Number(last[1]) - failed - count('skip') - count('pending'), failed };
}
