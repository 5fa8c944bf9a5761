import * as z from 'zod';
import { fileAndName } from '../../operations/support/lines-by-file.ts';
import { wholeNumber } from '../../operations/support/whole-number.ts';
import { count } from '../../render/markdown/parts.ts';
import { printableLine } from '../../render/printable.ts';

/** The number of doubts in a text. */
const MAX_SENTENCES = 3;

export const RiskDoubt = z.object({
  id: z.string().describe('The symbol, or the last known one of a chain of its users'),
  because: z
    .enum(['text', 'possible', 'unresolved', 'values', 'composed', 'skipped', 'outside', 'registered'])
    .describe(
      '`text`: other text has its name; `possible`: possible references; `unresolved`: unresolved references with its name; `values`: calls of values, any of which may run it; `composed`: a string begins or ends like its name, and calls of values or dynamic calls may compose the name; `skipped`: skipped files have its name; `outside`: code outside the repository may call it; `registered`: a decorator or a framework registers it, and calls do not name it',
    ),
  total: wholeNumber.optional().describe('References or calls, or files with the name'),
  places: z
    .array(z.object({ path: z.string(), line: z.int().positive().optional() }))
    .describe('The first ones'),
  reason: z
    .string()
    .optional()
    .describe('Why code outside the repository may call it, or how it is registered'),
});
export type RiskDoubt = z.infer<typeof RiskDoubt>;

export const RiskDoubts = z
  .array(RiskDoubt)
  .optional()
  .describe(
    'Present if a low risk is only a lower bound: places that may use the symbol, or a user of it that has no known caller',
  );

/** Returns `low or higher: text in a.html:1 may use Cart.total`, or the risk alone if nothing casts doubt on it. */
export function riskText(risk: string, doubts?: readonly RiskDoubt[]): string {
  const text = riskDoubtsText(doubts);
  return text === '' ? risk : `${risk} or higher: ${text}`;
}

/** Returns the places that may use each symbol, in words; empty if there are none. */
export function riskDoubtsText(doubts: readonly RiskDoubt[] = []): string {
  const bySymbol = new Map<string, string[]>();
  for (const doubt of doubts) bySymbol.set(doubt.id, [...(bySymbol.get(doubt.id) ?? []), doubtText(doubt)]);
  // One line can name several users, which are one doubt.
  const byText = new Map<string, string[]>();
  for (const [id, texts] of bySymbol) {
    const text = texts.join(' and ');
    byText.set(text, [...(byText.get(text) ?? []), printableLine(fileAndName(id).name)]);
  }
  const sentences = [...byText].map(([text, names]) => `${text} may use ${listed(names)}`);
  const more = sentences.length - MAX_SENTENCES;
  const others = new Set([...byText.values()].slice(MAX_SENTENCES).flat());
  const rest = more > 0 ? [`likewise ${count(others.size, 'more symbol')}`] : [];
  return [...sentences.slice(0, MAX_SENTENCES), ...rest].join('; ');
}

function listed(names: readonly string[]): string {
  const [first = '', second, ...others] = names;
  if (second === undefined) return first;
  return others.length === 0
    ? `${first} and ${second}`
    : `${first}, ${second} and ${count(others.length, 'more symbol')}`;
}

function doubtText({ because, total = 0, places, reason }: RiskDoubt): string {
  const list = places
    .map(({ path, line }) => `${printableLine(path)}${line === undefined ? '' : `:${line}`}`)
    .join(', ');
  const shown = `${list}${total > places.length ? ' …' : ''}`;
  switch (because) {
    case 'text':
      return `text in ${shown}`;
    case 'skipped':
      return `skipped ${places.length === 1 ? 'file' : 'files'} ${shown}`;
    case 'possible':
      return `${count(total, 'possible reference')} (${shown})`;
    case 'unresolved':
      return `${count(total, 'unresolved reference')} (${shown})`;
    case 'values':
      return total === 1 ? '1 call of a value' : `${total} calls of values`;
    case 'composed':
      return 'code that calls by a composed name';
    case 'registered':
      return `the code that registers it (${printableLine(reason ?? '')})`;
    case 'outside':
      return `code outside the repository (${printableLine(reason ?? '')})`;
  }
}
