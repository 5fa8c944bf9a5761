import { BrowserStore } from './browser-store.ts';
import { findCode } from './find-code.ts';
import { anyCode } from './search-state.ts';

/** A text that may be in more files is searched for on the page for it, where results are shown as they come. */
const MAX_FILES = 16;

/** Whether lines of few files contain a text as it is written. Reads only files that may contain it according to the index. */
export async function occursInCode(text: string): Promise<boolean> {
  const { files, results } = await findCode(
    new BrowserStore(),
    { ...anyCode, query: text },
    new AbortController().signal,
  );
  if (files > MAX_FILES) return false;
  for await (const { found } of results) if (found) return true;
  return false;
}
