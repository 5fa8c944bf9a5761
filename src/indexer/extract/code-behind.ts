import type { Structure } from './structure.ts';

/** Returns a function that finds where code goes on behind an offset, with comments between that are for tools. */
export function findsCodeBehind({
  collected: { comments },
  source,
  manifest,
}: Structure): (offset: number) => number {
  const ignored = manifest.comments.ignore ? new RegExp(manifest.comments.ignore) : undefined;
  const endByStart = new Map(comments.map(({ start, end }) => [start, end]));
  return (offset) => {
    let at = offset + spaceAt(source, offset);
    for (let next = endByStart.get(at); next !== undefined; next = endByStart.get(at)) {
      if (!ignored?.test(source.slice(at, next))) break;
      at = next + spaceAt(source, next);
    }
    return at;
  };
}

function spaceAt(source: string, offset: number): number {
  return /^\s*/.exec(source.slice(offset, offset + 400))?.[0].length ?? 0;
}
