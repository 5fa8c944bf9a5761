import type { BrokenPlace, SymbolChange } from '../../model/changes.ts';
import type { FileShard } from '../../model/file-shard.ts';
import { compareText } from '../../model/order.ts';
import { isTestFile } from '../../model/root.ts';
import type { BrokenReference } from './broken-references.ts';
import type { SymbolComparison } from './compare-symbols.ts';
import { lineText } from './file-positions.ts';
import type { NewMisfit } from './new-misfits.ts';

/** Describes lost references for readers. `head` is the file in the new state. */
export function placesOfReferences(
  references: readonly BrokenReference[],
  head: FileShard,
  symbols: SymbolComparison,
): BrokenPlace[] {
  return references.map(({ span, fromId, targetId, causeId, reason, isCertain }) => ({
    path: head.path,
    span,
    text: lineText(head.source, span[0]),
    inId: symbols.idNow(fromId) ?? fromId,
    causeId: causeId === undefined ? null : (symbols.idNow(causeId) ?? causeId),
    reason,
    message: messageOf(reason, targetId, causeId, symbols),
    isCertain,
    isTest: isTestFile(head.roots),
  }));
}

function messageOf(
  reason: BrokenReference['reason'],
  targetId: string,
  causeId: string | undefined,
  symbols: SymbolComparison,
): string {
  const name = nameOf(targetId);
  const idNow = symbols.idNow(causeId ?? targetId);
  const now = idNow === undefined ? undefined : symbols.head.get(idNow);
  switch (reason) {
    case 'removed':
      return `${name} was removed`;
    case 'renamed':
      return `${name} was renamed to "${now?.node.name ?? ''}"`;
    case 'moved':
      return `${name} moved to ${now?.shard.path ?? 'another file'}`;
    case 'hidden':
      return `${name} cannot be used from here any more`;
    case 'unresolved':
      return causeId === undefined
        ? `${name} is not found here any more`
        : `${name} is not found here any more, since ${nameOf(causeId)} changed`;
  }
}

/** The last part of the name in an id, in quotes; of a file its path. */
export function nameOf(id: string): string {
  const symbol = id.slice(id.lastIndexOf(':') + 1);
  if (id.startsWith('file:')) return symbol;
  return `"${symbol.slice(symbol.lastIndexOf('.') + 1).replace(/~\d+$/, '')}"`;
}

/** Describes misfits for readers. Their causes are the changes that they refer to, or those that `causeOf` knows. */
export function placesOfMisfits(
  misfits: readonly NewMisfit[],
  head: FileShard,
  causeOf: (misfit: NewMisfit) => string | undefined,
): BrokenPlace[] {
  return misfits.flatMap((misfit): BrokenPlace[] => {
    const causeId = causeOf(misfit);
    // Whoever wrote the line anew is not told about it, unless another change is the reason.
    if (misfit.isOnChangedLine && causeId === undefined) return [];
    const { span, fromId, kind, toId, detail } = misfit;
    return [
      {
        path: head.path,
        span,
        text: lineText(head.source, span[0]),
        inId: fromId,
        causeId: causeId ?? null,
        reason: kind,
        message: misfitMessage(kind, nameOf(toId), detail),
        isCertain: causeId !== undefined,
        isTest: isTestFile(head.roots),
      },
    ];
  });
}

function misfitMessage(kind: NewMisfit['kind'], name: string, detail: string | undefined): string {
  const what = detail === undefined ? '' : `: ${detail}`;
  switch (kind) {
    case 'missing argument':
      return `${name} asks for another argument${what}`;
    case 'too many arguments':
      return `${name} takes fewer arguments${what}`;
    case 'unknown argument name':
      return `${name} has no parameter of this name${what}`;
    case 'argument type':
      return `an argument of ${name} has another type${what}`;
    case 'overridden signature':
      return `it does not fit ${name}, which it overrides or implements${what}`;
    case 'missing member':
      return `${name} asks for a member that is missing${what}`;
    case 'result type':
      return `the value does not fit the type of ${name}${what}`;
    case 'hidden':
      return `${name} cannot be used from here any more${what}`;
  }
}

/** Orders places: certain ones first, then by path and line. */
export function byPlace(a: BrokenPlace, b: BrokenPlace): number {
  return (
    Number(b.isCertain) - Number(a.isCertain) ||
    Number(a.isTest) - Number(b.isTest) ||
    compareText(a.path, b.path) ||
    a.span[0] - b.span[0] ||
    a.span[1] - b.span[1]
  );
}

/** Keeps one place for one reason in one line. */
export function withoutRepeats(places: readonly BrokenPlace[]): BrokenPlace[] {
  const seen = new Set<string>();
  return places.filter(({ path, span, causeId, reason }) => {
    const key = `${path}\0${span[0]}\0${causeId ?? reason}`;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

/** Whether a change of a symbol can be the reason that a place does not fit it. */
export function canBreak({ parts, change }: Pick<SymbolChange, 'parts' | 'change'>): boolean {
  return change !== 'added' && (change !== 'changed' || parts.includes('signature'));
}
