import type { FileShard, ShardNode } from '../../model/file-shard.ts';
import { callableKinds } from '../../model/kinds.ts';
import type { Span } from '../../model/position.ts';
import { signatureParts } from '../../query/parameter-types.ts';
import type { BrokenReference } from './broken-references.ts';
import type { SymbolComparison } from './compare-symbols.ts';
import type { FilePair } from './file-pairs.ts';
import { FileReferences, type MapSpan } from './file-positions.ts';

/** Finds the names of removed parameters that bodies still have, in lines that were not changed. */
export function removedParameters(
  { base, head }: FilePair,
  mapSpan: MapSpan,
  symbols: SymbolComparison,
): BrokenReference[] {
  if (!base || !head || base.hash === head.hash) return [];
  const unchanged = new Set<number>();
  for (let line = 1; line <= base.lines; line++) {
    const now = mapSpan([line, 1, line, 1]);
    if (now) unchanged.add(now[0]);
  }
  const references = new FileReferences(head);
  const isTypeFirst = base.nodes.some(
    ({ kind, declaredType }) => callableKinds.has(kind) && declaredType !== undefined,
  );
  return base.nodes.flatMap((before) => {
    const after = symbols.head.get(symbols.idNow(before.id) ?? '')?.node;
    if (!callableKinds.has(before.kind) || !after || before.signature === after.signature) return [];
    const names = removedNames(before, after, isTypeFirst);
    if (names.length === 0) return [];
    const lines = bodyLines(head, after).filter(({ line }) => unchanged.has(line));
    return names.flatMap((name) =>
      placesOf(name, lines).flatMap((span): BrokenReference[] => {
        if (references.certainAt(span)) return [];
        const { id } = before;
        return [
          {
            ...{ span, fromId: id, targetId: `parameter::${name}`, causeId: id },
            ...{ reason: 'removed', isCertain: true },
          },
        ];
      }),
    );
  });
}

/** The names of parameters of which no other one has the name now. */
function removedNames(before: ShardNode, after: ShardNode, isTypeFirst: boolean): string[] {
  const namesOf = ({ signature = '', name }: ShardNode): string[] =>
    (signatureParts(signature, name).parameters ?? []).flatMap(
      ({ text }) => parameterName(text, isTypeFirst) ?? [],
    );
  const now = new Set((after.signature ?? '').match(word));
  return namesOf(before).filter((name) => !now.has(name));
}

const word = /[\p{L}_$][\p{L}\p{N}_$]*/gu;

/** The name of a parameter as a signature has it: before a colon, or else before or behind its type. */
function parameterName(parameter: string, isTypeFirst: boolean): string | undefined {
  const colon = /^\W*([\p{L}_$][\p{L}\p{N}_$]*)\??\s*:(?!:)/u.exec(parameter);
  if (colon) return colon[1];
  const words = parameter.match(word) ?? [];
  return isTypeFirst ? words.at(-1) : words[0];
}

/** The lines of a body behind its signature. */
function bodyLines({ source }: FileShard, { span }: ShardNode): { line: number; text: string }[] {
  return source
    .split('\n')
    .slice(span[0] - 1, span[2])
    .map((text, index) => ({ line: span[0] + index, text }));
}

/** Where lines have a name that is no member, key or part of a text. The first place of each line. */
function placesOf(name: string, lines: readonly { line: number; text: string }[]): Span[] {
  return lines.flatMap(({ line, text }): Span[] => {
    const code = text.replace(/"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'/g, (each) => ' '.repeat(each.length));
    const end = code.search(/\/\/|#\s|^\s*\*/);
    const escaped = name.replaceAll('$', '\\$');
    const found = new RegExp(`(?<![\\p{L}\\p{N}_$.])${escaped}(?![\\p{L}\\p{N}_$]|\\s*:(?!:))`, 'u').exec(
      end < 0 ? code : code.slice(0, end),
    );
    return found ? [[line, found.index + 1, line, found.index + 1 + name.length]] : [];
  });
}
