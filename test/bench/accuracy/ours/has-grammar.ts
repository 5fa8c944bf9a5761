import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../../../../src/dev/process.ts';
import type { Language } from '../languages/language.ts';

/** Whether the Treeatlas of a checkout reads files of a language. */
export async function hasGrammar({ syntax }: Language, checkout = root): Promise<boolean> {
  const manifests = globSync('grammars/*/manifest.json', { cwd: checkout });
  const extensions = await Promise.all(
    manifests.map(async (path) => {
      const manifest = JSON.parse(await readFile(join(checkout, path), 'utf8')) as {
        files?: { extensions?: string[] };
      };
      return manifest.files?.extensions ?? [];
    }),
  );
  return extensions.flat().some((extension) => `.${extension}` in syntax.parsers);
}
