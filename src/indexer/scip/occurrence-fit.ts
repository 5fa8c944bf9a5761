import type { Span } from '../../model/position.ts';
import type { DocumentText } from './document-text.ts';
import type { ScipDocument } from './scip-document.ts';
import { descriptorsOf, isLocalSymbol } from './symbol-name.ts';

/** Documents with more distinct names that do not fit are stale. */
const MAX_MISFITS = 0.05;
/** So many misfits in a small document do not decide, unless they are half of it. */
const FEW = 3;

/** Words that stand for a symbol of another name. */
const standIns: ReadonlySet<string> = new Set([
  'this',
  'self',
  'super',
  'base',
  'cls',
  'constructor',
  'init',
  'new',
  'default',
  'it',
  'import',
  'require',
]);
/** Names that indexers give to what is called by the name of its owner. */
const constructorNames: ReadonlySet<string> = new Set([
  'constructor',
  '<constructor>',
  '<init>',
  'init',
  '__init__',
  '__construct',
  'initialize',
  'new',
  '.ctor',
]);

const IDENTIFIER = /^[\p{L}\p{N}_$@#~]+[?!=]?$/u;
const PART = /[\p{L}\p{N}_$]/u;

/**
 * `fits`: the name of the symbol is written there. `misfit`: another name is. `neutral`: nothing can be said, as of an operator or of the
 * name of a module.
 */
export type Fit = 'fits' | 'misfit' | 'neutral';

/** Returns whether the text at an occurrence is a name of its symbol. `aliases` are the names that the file gives to imports. */
export function fitOf(symbol: string, span: Span, text: DocumentText, aliases: ReadonlySet<string>): Fit {
  const written = text.textOf(span);
  if (!IDENTIFIER.test(written)) return 'neutral';
  const { before, after } = text.around(span);
  const misfit = isMasked(before + written + after) ? 'neutral' : 'misfit';
  if (PART.test(before) || PART.test(after)) return misfit;
  if (isLocalSymbol(symbol)) return 'neutral';
  const descriptors = descriptorsOf(symbol);
  const last = descriptors.at(-1);
  if (!last) return 'neutral';
  if (last.name === written) return 'fits';
  const owner = descriptors.at(-2);
  if (owner?.name === written && constructorNames.has(last.name)) return 'fits';
  if (aliases.has(written)) return 'fits';
  if (last.suffix === '/' || last.suffix === ':' || standIns.has(written)) return 'neutral';
  return isVariant(last.name, written) ? 'neutral' : misfit;
}

/** Whether a secret may have been masked there: see `maskText`. */
function isMasked(text: string): boolean {
  return text.includes('XX');
}

/** Whether a name is that of an accessor (`getName` for `name`), or one that an indexer numbered (`name0`). */
function isVariant(name: string, written: string): boolean {
  const [a, b] = [name.toLowerCase(), written.toLowerCase()];
  return a.includes(b) || b.includes(a);
}

/** Whether a document is older or newer than the text of its file. */
export function isStale(document: ScipDocument, text: DocumentText, aliases: ReadonlySet<string>): boolean {
  if (document.text !== '') return document.text.split(/\r\n|\n|\r/).join('\n') !== text.lines.join('\n');
  const fits = new Set<string>();
  const misfits = new Set<string>();
  for (const { symbol, range } of document.occurrences) {
    const span = text.spanOf(range);
    const fit = span ? fitOf(symbol, span, text, aliases) : 'misfit';
    // Each name counts once, so that one imported under another name is one misfit, however often it is used.
    const key = `${symbol} ${span ? text.textOf(span) : range.join()}`;
    if (fit === 'fits') fits.add(key);
    else if (fit === 'misfit') misfits.add(key);
  }
  const total = fits.size + misfits.size;
  if (misfits.size <= MAX_MISFITS * total) return false;
  return misfits.size >= FEW || misfits.size * 2 >= total;
}
