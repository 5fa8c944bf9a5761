import type { SignatureChange } from '../../model/changes.ts';
import type { ShardNode } from '../../model/file-shard.ts';
import { callableKinds } from '../../model/kinds.ts';
import { signatureParts, type SignatureParameter } from '../../query/parameter-types.ts';

type Signed = Pick<
  ShardNode,
  'kind' | 'name' | 'signature' | 'declaredType' | 'visibility' | 'modifiers' | 'exported'
>;

/** Kinds whose signature has the type of a value. */
const valueKinds: ReadonlySet<string> = new Set([
  ...callableKinds,
  'property',
  'field',
  'constant',
  'variable',
]);

const reaches = ['private', 'protected', 'public'] as const;

/** Returns how the signature, visibility and modifiers of a symbol differ, as its callers see it. */
export function signatureChanges(before: Signed, after: Signed): SignatureChange[] {
  const old = signatureParts(before.signature ?? '', before.name);
  const now = signatureParts(after.signature ?? '', after.name);
  const found = [
    ...parameterChanges(old.parameters, now.parameters, areNamesFirst(after)),
    ...(valueKinds.has(after.kind) ? resultChanges(before, after) : []),
    ...visibilityChanges(before, after),
    ...modifierChanges(before.modifiers, after.modifiers),
  ];
  if (found.length > 0 || before.signature === after.signature) return found;
  if (comparable(withoutName(before)) === comparable(withoutName(after))) return [];
  // A function or a type of values may take and give less than it did.
  const isBreaking = after.kind === 'type_alias' || callableKinds.has(after.kind);
  return [{ kind: 'other', text: 'it is declared in another way', isBreaking }];
}

function withoutName({ signature = '', name }: Signed): string {
  return signature
    .replace(/[\p{L}\p{N}_$]+/gu, (word) => (word === name ? '\u0001' : word))
    .replace(words, '')
    .trim();
}

/** Whether names of parameters stand before their types: where no type stands before the name of the callable either. */
function areNamesFirst({ kind, name, signature = '' }: Signed): boolean {
  return kind !== 'constructor' && typeBefore(signatureParts(signature, name).before) === '';
}

function parameterChanges(
  old: readonly SignatureParameter[] | undefined,
  now: readonly SignatureParameter[] | undefined,
  namesFirst: boolean,
): SignatureChange[] {
  if (!old || !now) return [];
  const texts = (list: readonly SignatureParameter[]): string[] => list.map(({ text }) => comparable(text));
  if (
    old.length > 1 &&
    texts(old).join('\n') !== texts(now).join('\n') &&
    sameMembers(texts(old), texts(now))
  )
    return [
      {
        kind: 'parameters reordered',
        text: `the parameters are in another order: ${now.map(({ text }) => quoted(text)).join(', ')}`,
        isBreaking: true,
      },
      ...optionalityChanges(old, now),
    ];
  const [textsBefore, textsNow] = [texts(old), texts(now)];
  const removed = old.filter((_, at) => !textsNow.includes(textsBefore[at] ?? ''));
  const added = now.filter((_, at) => !textsBefore.includes(textsNow[at] ?? ''));
  const pairs = pairUp(removed, added, old, now);
  const paired = new Set(pairs.flat());
  return [
    ...pairs.map((pair) => replaced(pair, namesFirst)),
    ...removed.filter((each) => !paired.has(each)).map(parameterRemoved),
    ...added.filter((each) => !paired.has(each)).map(parameterAdded),
    ...optionalityChanges(old, now),
  ];
}

function parameterRemoved({ text }: SignatureParameter): SignatureChange {
  return { kind: 'parameter removed', text: `the parameter ${quoted(text)} was removed`, isBreaking: true };
}

function parameterAdded({ text, isOptional }: SignatureParameter): SignatureChange {
  const how = isOptional ? 'and may be left out' : 'and is required';
  return {
    kind: 'parameter added',
    text: `the parameter ${quoted(text)} was added ${how}`,
    isBreaking: !isOptional,
  };
}

/**
 * Returns a part of a signature as far as callers see it: a type may be broken into lines, and a name in it may stand in quotes where it is
 * not defined yet.
 */
export function comparable(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/ ?([^\p{L}\p{N}_$ ]) ?/gu, '$1')
    .replace(/,(?=[\])}>])/g, '')
    .replace(/(?<=^|[:[(,|<>=])(["'])([\p{L}_$][\p{L}\p{N}_$.]*)\1(?=$|[\])}>,|=])/gu, '$2');
}

type Pair = [SignatureParameter, SignatureParameter];

/** Pairs removed and added parameters at the same place, or with a common name or type. */
function pairUp(
  removed: readonly SignatureParameter[],
  added: readonly SignatureParameter[],
  old: readonly SignatureParameter[],
  now: readonly SignatureParameter[],
): Pair[] {
  const left = new Set(added);
  return removed.flatMap((before): Pair[] => {
    const after = [...left].find(
      (each) =>
        old.indexOf(before) === now.indexOf(each) &&
        (old.length === now.length || sharesWord(before.text, each.text)),
    );
    if (!after) return [];
    left.delete(after);
    return [[before, after]];
  });
}

function replaced([before, after]: Pair, namesFirst: boolean): SignatureChange {
  const [first, second] = [partsOf(before.text, namesFirst), partsOf(after.text, namesFirst)];
  const isRenamed = first.rest === second.rest && first.name !== second.name;
  return {
    kind: isRenamed ? 'parameter renamed' : 'parameter type changed',
    text: `the parameter ${quoted(before.text)} became ${quoted(after.text)}`,
    isBreaking: !isRenamed,
  };
}

/** Splits a parameter at its colon, which stands behind the name, or else at its first or last space. */
function partsOf(text: string, namesFirst: boolean): { name: string; rest: string } {
  const colon = text.search(/(?<!:):(?!:)/);
  if (colon >= 0) return { name: text.slice(0, colon).trim(), rest: text.slice(colon + 1).trim() };
  const space = namesFirst ? text.indexOf(' ') : text.lastIndexOf(' ');
  const [first, second] = [text.slice(0, space).trim(), text.slice(space + 1)];
  if (space < 0) return { name: text, rest: '' };
  return namesFirst ? { name: first, rest: second } : { name: second, rest: first };
}

function optionalityChanges(
  old: readonly SignatureParameter[],
  now: readonly SignatureParameter[],
): SignatureChange[] {
  return old.flatMap(({ text, isOptional }): SignatureChange[] => {
    const after = now.find((each) => comparable(each.text) === comparable(text));
    if (!after || after.isOptional === isOptional) return [];
    return [
      after.isOptional
        ? {
            kind: 'parameter became optional',
            text: `the parameter ${quoted(text)} may be left out now`,
            isBreaking: false,
          }
        : {
            kind: 'parameter became required',
            text: `the parameter ${quoted(text)} is required now`,
            isBreaking: true,
          },
    ];
  });
}

function resultChanges(before: Signed, after: Signed): SignatureChange[] {
  const [old, now] = [resultOf(before), resultOf(after)];
  if (comparable(old) === comparable(now)) return [];
  const text =
    old === ''
      ? `the type is declared now: ${quoted(now)}`
      : now === ''
        ? `the type ${quoted(old)} is not declared any more`
        : `the type ${quoted(old)} became ${quoted(now)}`;
  const isNarrower = old.split('|').some((part) => part.trim() === now);
  return [{ kind: 'result type changed', text, isBreaking: old !== '' && now !== '' && !isNarrower }];
}

/** Words before a name that are no type. */
const words =
  /\b(?:export|default|declare|public|private|protected|internal|open|final|static|abstract|async|const|let|var|val|def|fn|func|fun|function|pub|inline|virtual|override|readonly|get|set|suspend|constexpr|extern|unsafe|sealed)\b(?:\([^)]*\))?/g;

/** The type of a symbol, of a callable that of its result, as written before the name or behind the parameters. */
function resultOf({ signature = '', name, declaredType }: Signed): string {
  if (declaredType !== undefined) return declaredType.replace(/\s+/g, ' ').trim();
  const { before, after } = signatureParts(signature, name);
  const behind = after
    .replace(/^\s*(?::|->)\s*/, '')
    .replace(/\s*(?::|\{|=>|=.*)\s*$/s, '')
    .trim();
  return behind === '' ? typeBefore(before) : behind;
}

/** The type in the text before a name. */
function typeBefore(before: string): string {
  return before
    .replace(/@[\w.]+(?:\([^)]*\))?/g, '')
    .replace(words, '')
    .replace(/\s+/g, ' ')
    .trim();
}

function visibilityChanges(before: Signed, after: Signed): SignatureChange[] {
  const difference = reaches.indexOf(after.visibility) - reaches.indexOf(before.visibility);
  if (difference < 0 || (before.exported && !after.exported)) {
    const text = difference < 0 ? `it is ${after.visibility} now` : 'it is not exported any more';
    return [{ kind: 'visibility reduced', text, isBreaking: true }];
  }
  if (difference > 0 || (!before.exported && after.exported)) {
    const text = difference > 0 ? `it is ${after.visibility} now` : 'it is exported now';
    return [{ kind: 'visibility widened', text, isBreaking: false }];
  }
  return [];
}

/** Modifiers whose change callers see. */
const seen: ReadonlySet<string> = new Set(['static', 'abstract', 'async', 'readonly', 'final']);

function modifierChanges(before: readonly string[], after: readonly string[]): SignatureChange[] {
  const gone = before.filter((each) => seen.has(each) && !after.includes(each));
  const come = after.filter((each) => seen.has(each) && !before.includes(each));
  const isBreaking =
    [...gone, ...come].some((each) => each === 'static' || each === 'async') || come.length > 0;
  const change = (text: string): SignatureChange => ({ kind: 'modifier changed', text, isBreaking });
  return [
    ...gone.map((each) => change(`it is not ${each} any more`)),
    ...come.map((each) => change(`it is ${each} now`)),
  ];
}

function sameMembers(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && [...a].sort().join('\n') === [...b].sort().join('\n');
}

function sharesWord(a: string, b: string): boolean {
  const others = new Set(b.match(/[\p{L}\p{N}_$]+/gu));
  return (a.match(/[\p{L}\p{N}_$]+/gu) ?? []).some((word) => others.has(word));
}

/** Longer texts hide what differs. Both signatures are shown in full beside them. */
const MAX_QUOTED = 80;

function quoted(text: string): string {
  return text.length > MAX_QUOTED ? `"${text.slice(0, MAX_QUOTED)}…"` : `"${text}"`;
}
