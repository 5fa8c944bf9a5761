import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { goEnvironment } from '../../../support/fetch/go-module.ts';
import { run } from '../../../support/fetch/run.ts';
import { toolFolder } from '../../oracle/install-npm.ts';
import { installOnce } from '../../../support/fetch/install-once.ts';
import { decodeIndex } from '../../scip/decode.ts';
import { encodeIndex } from '../../scip/encode.ts';
import type { IndexJob, Tool } from '../language.ts';
import { utf16Columns } from '../../scip/utf16-columns.ts';

export const tool: Tool = { name: 'scip-go', version: '0.2.9' };
const MODULE = 'github.com/scip-code/scip-go/cmd/scip-go';

export const Settings = z.strictObject({});

/**
 * Indexes every package of the module, tests included, for the platform of this machine. The index also has files that
 * the build makes and counts columns in bytes; what is written has neither.
 */
export async function indexGo({ copy, index, folder, origin }: IndexJob): Promise<void> {
  const env = goEnvironment(folder);
  const home = await installOnce(toolFolder(tool, folder), async (temporary) => {
    await run('go', ['install', `${MODULE}@v${tool.version}`], { env: { ...env, GOBIN: temporary } });
  });
  const whole = `${index}.whole`;
  await run(
    join(home, 'scip-go'),
    ['index', '--quiet', '--module-version', origin.version, '--output', whole, './...'],
    { cwd: copy, env },
  );
  const documents = decodeIndex(await readFile(whole)).filter(({ path }) => !path.startsWith('../'));
  const converted = await Promise.all(
    documents.map(async (document) =>
      utf16Columns(document, await readFile(join(copy, document.path), 'utf8')),
    ),
  );
  await writeFile(index, encodeIndex(converted));
  await rm(whole);
}
