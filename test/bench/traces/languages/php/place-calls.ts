import { relative, sep } from 'node:path';
import type { ObservedCall, RunFunction } from '../../observed-call.ts';
import type { TracedCall } from './read-trace.ts';

/** Where a function is written. */
interface Place {
  file: string;
  line: number;
  isGenerator: boolean;
}

/** The functions by their names, from lines of name, file, line and `generator` or nothing, as `prepend.php` writes them. */
export function readPlaces(text: string): Map<string, Place> {
  const places = new Map<string, Place>();
  for (const entry of text.split('\n')) {
    const [name = '', file, line, generator] = entry.split('\t');
    if (file) places.set(name, { file, line: Number(line), isGenerator: generator === 'generator' });
  }
  return places;
}

/**
 * The calls whose two functions are written in the repository. `sourceLine` gives the text of a line, with the absolute path
 * of its file.
 */
export function placeCalls(
  calls: readonly TracedCall[],
  places: ReadonlyMap<string, Place>,
  { root, sourceLine }: { root: string; sourceLine: (file: string, line: number) => string },
): ObservedCall[] {
  const isInside = (file: string) => isOfRepository(root, file);
  const pathOf = (file: string) => relative(root, file).split(sep).join('/');
  const functionOf = (traced: string): { placed: RunFunction; isGenerator: boolean } | undefined => {
    const closure = /\{closure:(.*):(\d+)-\d+\}$/.exec(traced);
    const name = traced.replace('->', '::');
    const place = closure
      ? { file: closure[1] ?? '', line: Number(closure[2]), isGenerator: false }
      : places.get(name);
    if (!place || !isInside(place.file)) return undefined;
    const { file, line, isGenerator } = place;
    const short = closure ? '' : name.slice(Math.max(name.lastIndexOf('::') + 1, name.lastIndexOf('\\')) + 1);
    return { placed: { path: pathOf(file), line, name: short }, isGenerator };
  };
  const placed: ObservedCall[] = [];
  for (const { caller, callee, file, line, viaLibrary } of calls) {
    const to = functionOf(callee);
    const from = caller === undefined ? { placed: moduleAt(pathOf(file)) } : functionOf(caller);
    if (!to || !from) continue;
    // A generator is entered again for each value, by whoever asks for it.
    if (to.isGenerator && !wordsIn(sourceLine(file, line)).includes(to.placed.name)) continue;
    placed.push({
      ...{ caller: from.placed, callee: to.placed, at: line },
      ...(viaLibrary ? { viaLibrary } : {}),
    });
  }
  return placed;
}

/** Whether a file is one of the repository and not of the libraries beside it or of code made at run time. */
export function isOfRepository(root: string, file: string): boolean {
  return (
    file.startsWith(`${root}${sep}`) && !file.startsWith(`${root}${sep}vendor${sep}`) && file.endsWith('.php')
  );
}

function moduleAt(path: string): RunFunction {
  return { path, line: 1, name: '', kind: 'module' };
}

function wordsIn(text: string): string[] {
  return text.match(/\w+/g) ?? [];
}
