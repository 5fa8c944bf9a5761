import { readFile, writeFile } from 'node:fs/promises';
import { z } from 'zod';
import { encodeIndex } from '../../scip/encode.ts';
import type { IndexJob, Tool } from '../language.ts';
import { documentsOf, readCheckedCalls } from './checked-calls.ts';

/** No compiler: a list of calls that were resolved by reading the source. */
export const tool: Tool = { name: 'calls checked by hand', version: '1' };

export const Settings = z.strictObject({
  /** The list, a file beside this one. */
  calls: z.string(),
});

export async function indexCSharp({ index }: IndexJob, { calls }: z.infer<typeof Settings>): Promise<void> {
  const list = await readFile(new URL(calls, import.meta.url), 'utf8');
  await writeFile(index, encodeIndex(documentsOf(readCheckedCalls(list))));
}
