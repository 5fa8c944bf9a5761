import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { ConfigError } from '../../../src/config/config-error.ts';
import { loadConfig } from '../../../src/config/load-config.ts';
import { Config, configJsonSchema } from '../../../src/config/schema.ts';
import { memorySource } from '../../support/memory-source.ts';
import { editedBytes } from '../inputs/byte-edits.ts';
import { words } from '../inputs/hostile.ts';
import { valuesOf } from '../inputs/schema-values.ts';
import { expectSoundIndex } from '../oracles/sound-index.ts';
import { parseJson } from '../parse-json.ts';
import { withFolder } from '../scratch.ts';
import { defineTarget, invariant } from '../target.ts';

const texts = words('src/** *.ts **/dist !src .py .inc python tags ./atlas ../atlas exclude includes');
const usual = Buffer.from(
  JSON.stringify(
    {
      name: 'a',
      include: ['src/**'],
      exclude: ['**/*.min.*'],
      languages: { '.inc': 'python' },
      history: 'tags',
    },
    null,
    2,
  ),
);
const files = {
  'src/a.py': 'def a(): pass\n',
  'src/b.min.js': 'a()\n',
  'c.inc': 'def c(): pass\n',
  'd/e.ts': 'let e = 1\n',
};

/** A JSON configuration: it is applied, or an error names the wrong setting. */
export const configTarget = defineTarget({
  name: 'config',
  inputs: fc.oneof(
    {
      weight: 4,
      arbitrary: valuesOf(configJsonSchema() as Record<string, unknown>, texts).map((value) =>
        Buffer.from(JSON.stringify(value)),
      ),
    },
    { weight: 1, arbitrary: editedBytes(1, () => usual).map(({ bytes }) => bytes) },
  ),
  check: (bytes: Uint8Array, scratch) =>
    withFolder(scratch, async (folder) => {
      const root = join(folder, 'repository');
      mkdirSync(root);
      writeFileSync(join(root, 'treeatlas.config.json'), bytes);
      try {
        const { config } = await loadConfig(root, { cwd: folder });
        const { include, exclude, languages, maxFileBytes } = config;
        await expectSoundIndex(memorySource(files), scratch, {
          ...(include && { include }),
          ...(exclude && { exclude }),
          ...(languages && { languages }),
          ...(maxFileBytes !== undefined && { maxFileBytes }),
        });
        return `accepted ${Object.keys(config).sort().join(' ')}`;
      } catch (error) {
        if (!(error instanceof ConfigError)) throw error;
        return `refused ${wrongSettings(bytes, error.message)}`;
      }
    }),
});

/** The settings that the message must name. */
function wrongSettings(bytes: Uint8Array, message: string): string {
  invariant(message.includes('treeatlas.config.json'), 'the message does not name the file');
  const value = parseJson(
    Buffer.from(bytes)
      .toString('utf8')
      .replace(/^\ufeff/, ''),
  );
  if (value === undefined) {
    invariant(message.includes('not valid JSON'), `the message does not say that it is no JSON: ${message}`);
    return 'text';
  }
  const issues = Config.safeParse(value).error?.issues ?? [];
  const names = issues.flatMap((issue) =>
    issue.path.length > 0 ? [issue.path[0]] : issue.code === 'unrecognized_keys' ? issue.keys : [],
  );
  for (const name of names)
    invariant(message.includes(String(name)), `the message does not name ${String(name)}: ${message}`);
  return [...new Set(issues.map(({ code }) => code))].sort().join(' ') || 'glob';
}
