import type { ObservedCall, RunFunction } from '../../observed-call.ts';
import type { Trace } from '../../collector.ts';

/**
 * The calls in the lines of the recorder, whose fields `Recorder.java` names. Calls that the compiler adds, of a base
 * constructor or of an enum's own, have no place in the source and are only counted.
 */
export function readCalls(
  recorded: readonly (readonly string[])[],
  sources: ReadonlyMap<string, string>,
): Pick<Trace, 'calls' | 'withoutPlace'> {
  const lines = new Map([...sources].map(([path, text]) => [path, text.split(/\r\n|\r|\n/)]));
  const calls: ObservedCall[] = [];
  const added = new Set<string>();
  for (const fields of recorded) {
    const [
      path = '',
      line,
      name = '',
      type = '',
      callerPath = '',
      at,
      callerName = '',
      callerType = '',
      base,
      how,
    ] = fields;
    const site = lines.get(callerPath)?.[Number(at) - 1] ?? '';
    const constructs = name === CONSTRUCTOR && callerName === CONSTRUCTOR;
    const declared = lines.get(path)?.[Number(line) - 1] ?? '';
    // `new` on the line of a field is written, as `super` and `this` are.
    const ofBase = constructs && base === type && !/\b(?:super|this|new)\b/.test(site);
    // Constants of an enum whose constructor is not written.
    const ofEnum =
      name === CONSTRUCTOR && callerName === '<clinit>' && callerType === type && /\benum\s/.test(declared);
    if (ofBase || ofEnum) {
      added.add(`${callerType}\t${type}`);
      continue;
    }
    calls.push({
      caller: functionAt(callerPath, Number(at), callerName),
      callee: {
        ...functionAt(path, Number(line), name),
        ...(name === CONSTRUCTOR ? { kind: 'constructor' as const } : {}),
      },
      at: Number(at),
      ...(how === 'library' ? { viaLibrary: true } : {}),
    });
  }
  return { calls, withoutPlace: added.size };
}

const CONSTRUCTOR = '<init>';

/** Initialisers run in constructors, so the name of one says less than the line; lambdas have names of the compiler. */
function functionAt(path: string, line: number, name: string): RunFunction {
  return { path, line, name: name.startsWith('<') || name.startsWith('lambda$') ? '' : name };
}
