import { readFile, rm, writeFile } from 'node:fs/promises';
import * as z from 'zod';
import { decodeLines } from '../../scip/decode-lines.ts';
import { encodeIndex } from '../../scip/encode.ts';
import type { IndexJob } from '../language.ts';
import { disagreements, readCheckedCalls } from './checked-calls.ts';
import { installOracle } from './install.ts';

export const Settings = z.strictObject({
  /** Symbols that are defined for `#if`. */
  symbols: z.array(z.string()).default([]),
  /** A list of calls that were checked by hand, a file beside this one. The index must agree with it. */
  checked: z.string().optional(),
});

/** Indexes every source below the copy. Throws when a call that was checked by hand leads elsewhere. */
export async function indexCSharp(
  { copy, index, folder, say }: IndexJob,
  { symbols, checked }: z.infer<typeof Settings>,
): Promise<void> {
  const { runMono, program, framework } = await installOracle(folder);
  const lines = `${index}.jsonl`;
  const printed = await runMono(program, [copy, lines, symbols.join(','), framework.join(',')]);
  const errors = printed.split('\n').filter(Boolean);
  if (errors.length > 0) say(`${errors.length} files have errors, such as "${errors[0]}"`);
  const documents = decodeLines(await readFile(lines, 'utf8'));
  if (checked !== undefined) {
    const calls = readCheckedCalls(await readFile(new URL(checked, import.meta.url), 'utf8'));
    const different = disagreements(documents, calls);
    if (different.length > 0)
      throw new Error(
        `${different.length} of ${calls.length} checked calls lead elsewhere:\n${different.join('\n')}`,
      );
  }
  await writeFile(index, encodeIndex(documents));
  await rm(lines);
}
