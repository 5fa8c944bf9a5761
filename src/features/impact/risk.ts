import * as z from 'zod';
import { reasonNotAnalysed } from '../../operations/support/not-analysed.ts';
import { wholeNumber } from '../../operations/support/whole-number.ts';
import type { FoundNode } from '../../query/find-node.ts';
import { calledFromOutside, findRiskDoubts } from './find-risk-doubts.ts';
import { findNamedInText } from '../../operations/support/named-in-text.ts';
import type { NamedInText } from '../../operations/support/named-in-text-answer.ts';
import type { Affected } from './query/affected.ts';
import { RiskDoubts, type RiskDoubt } from './risk-doubt.ts';
import { findTextMatches, type TextMatches } from '../grep/query/text-matches.ts';
import { readIndex } from '../../query/read.ts';
import type { Package } from '../../model/atlas-index.ts';
import { counted } from '../../render/counted.ts';
import type { Store } from '../../store/store.ts';

export const Risk = z
  .enum(['low', 'medium', 'high', 'unknown'])
  .describe(
    'By resolved references and callers via an interface or override: low up to 2, medium up to 10, high above; unknown if nothing was analysed, or if only code outside the repository may call it',
  );
type Risk = z.infer<typeof Risk>;

/** Fields of answers about a symbol that has no resolved reference but whose name occurs elsewhere. */
export const textFields = {
  textMatches: wholeNumber
    .optional()
    .describe(
      'Only if there is no resolved reference: occurrences of the name as a word, without those whose meaning is known',
    ),
  textFiles: wholeNumber.optional().describe('The number of files with these occurrences'),
  note: z.string().optional(),
  textPlaces: z
    .array(z.object({ path: z.string(), line: z.int().positive(), count: z.int().positive() }))
    .optional()
    .describe('The first of these files; `line` is that of the first occurrence'),
  textTruncated: z
    .literal(true)
    .optional()
    .describe('Not all files were searched, so there may be more occurrences'),
  riskDoubts: RiskDoubts,
};

interface RiskFields {
  risk: Risk;
  textMatches?: number;
  textFiles?: number;
  note?: string;
  textPlaces?: { path: string; line: number; count: number }[];
  textTruncated?: true;
  riskDoubts?: RiskDoubt[];
}

/** The known users of a symbol. */
interface KnownUsers {
  /** The number of resolved references and callers via an interface or override. */
  usages: number;
  /** Returns the direct and indirect users. A low risk asks for them. */
  users: () => Promise<readonly Affected[]>;
  /** Returns the answer of `findNamedInText`, if it was asked already. */
  named?: () => Promise<NamedInText | undefined>;
}

/**
 * Returns the risk of a change, by the number of resolved references and callers via an interface or override; unknown for a file that was not analysed. If a symbol has none, the occurrences of its name
 * decide, as contract 003 specifies. A low risk has the doubts about it.
 */
export async function riskOf(
  store: Store,
  found: FoundNode,
  { usages, users, named = () => findNamedInText(store, found, { signal }) }: KnownUsers,
  signal: AbortSignal | undefined,
): Promise<RiskFields> {
  const reason = reasonNotAnalysed(found.shard);
  if (reason !== undefined) return { risk: usages <= 2 ? 'unknown' : usageRisk(usages), note: reason };
  const isFile = found.node.parent === null;
  const text = usages === 0 && !isFile ? await findTextMatches(store, found, { signal }) : undefined;
  const fields = text ? await textRisk(store, found, text) : { risk: usageRisk(usages) };
  if (fields.risk !== 'low') return fields;
  const outside = text && calledFromOutside(found);
  if (outside !== undefined) {
    const note = `Code outside the repository may call it: ${outside}`;
    return { ...fields, risk: 'unknown', note: fields.note ? `${fields.note}. ${note}` : note };
  }
  const riskDoubts = await findRiskDoubts(store, found, await users(), { text, named, signal });
  return riskDoubts.length > 0 ? { ...fields, riskDoubts } : fields;
}

function usageRisk(usages: number): Risk {
  if (usages <= 2) return 'low';
  return usages <= 10 ? 'medium' : 'high';
}

/** A name that occurs in many files probably means the symbol in at least one of them. */
async function textRisk(
  store: Store,
  { shard }: FoundNode,
  { matches, files, places, truncated }: TextMatches,
): Promise<RiskFields> {
  if (matches === 0) return { risk: 'low' };
  const packages = (await readIndex(store)).packages ?? [];
  const home = packageOf(packages, shard.path);
  const isElsewhere = places.some(({ path }) => packageOf(packages, path) !== home);
  const meaning = isElsewhere ? 'likely cross-package usage' : 'perhaps usage that no reference shows';
  const risk = matches <= 2 ? 'low' : files <= 10 ? 'medium' : 'high';
  return {
    textMatches: matches,
    textFiles: files,
    note: `Treeatlas found 0 refs but text search found ${counted(matches, 'match', 'matches')} in ${counted(files, 'file')} - ${meaning}`,
    risk,
    textPlaces: places,
    ...(truncated ? { textTruncated: true } : {}),
  };
}

/** Returns the folder of the innermost package that contains a path; undefined if none does. */
function packageOf(packages: readonly Package[], path: string): string | undefined {
  return packages
    .map((each) => each.path)
    .filter((folder) => folder === '' || path.startsWith(`${folder}/`))
    .reduce<string | undefined>(
      (best, each) => (best === undefined || each.length > best.length ? each : best),
      undefined,
    );
}
