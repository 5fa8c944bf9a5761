import * as z from 'zod';
import { errorMessage } from '../../base/error-message.ts';
import { readRegularFileSync } from '../../base/read-regular-file.ts';
import { compareText } from '../../model/order.ts';
import type { Issue } from '../../render/issues/issue.ts';
import { errorCode } from '../../base/error-code.ts';
import { InputError } from '../input-error.ts';

const MAX_BYTES = 50_000_000;

const BaselineEntry = z.strictObject({
  rule: z.string(),
  key: z.string().describe('Identifies the finding among those of its rule. Has no line number'),
  count: z.int().positive().optional().describe('Findings with this key; default: 1'),
  message: z.string().optional().describe('For people'),
});
export type BaselineEntry = z.infer<typeof BaselineEntry>;

const Baseline = z.strictObject({ version: z.literal(1), accepted: z.array(BaselineEntry) });

/** Returns the key of an issue in a baseline, without the control characters that separate its parts. */
export function baselineKey({ key }: Issue): string {
  return key.replaceAll('\0', ' | ');
}

/** Reads the findings of a baseline. Throws `InputError`. */
export function readBaseline(file: string): BaselineEntry[] {
  try {
    const text = readRegularFileSync(file, { maxBytes: MAX_BYTES }).toString('utf8');
    return Baseline.parse(JSON.parse(text)).accepted;
  } catch (cause) {
    if (errorCode(cause) === 'ENOENT')
      throw new InputError(
        `The baseline ${file} does not exist. Write it with --write-baseline ${file}, or omit it.`,
        { cause },
      );
    const reason = cause instanceof z.ZodError ? z.prettifyError(cause) : errorMessage(cause);
    throw new InputError(
      `${file} cannot be read as a baseline: ${reason}. Write it again with --write-baseline, or correct it.`,
      { cause },
    );
  }
}

/** Returns the text of a baseline that accepts these issues, in an order that keeps differences of versions small. */
export function baselineText(issues: readonly Issue[]): string {
  const entries = new Map<string, { rule: string; key: string; count: number; message: string }>();
  for (const issue of issues) {
    const [rule, key] = [issue.rule, baselineKey(issue)];
    const known = entries.get(`${rule}\0${key}`);
    if (known) known.count++;
    else entries.set(`${rule}\0${key}`, { rule, key, count: 1, message: issue.message });
  }
  const accepted = [...entries.values()]
    .sort((a, b) => compareText(a.rule, b.rule) || compareText(a.key, b.key))
    .map(({ count, ...entry }) => (count === 1 ? entry : { ...entry, count }));
  return `${JSON.stringify({ version: 1, accepted }, null, 2)}\n`;
}
