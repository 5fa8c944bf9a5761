// Publishes one of the versions that `kills.ts` has written, and writes a line when the last stage begins.
import { readFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import type { Artifact } from '../../../src/model/artifact.ts';
import { publish } from '../../../src/publish/publish.ts';

const [work = '', version = ''] = process.argv.slice(2);
const lines = readFileSync(join(work, `${version}.ndjson`), 'utf8').split('\n');

await publish({
  artifacts: lines.map((line) => JSON.parse(line) as Artifact),
  outputFolder: join(work, 'site'),
  cacheFolder: join(work, 'cache'),
  stateFolder: join(work, 'state'),
  onProgress({ stage, done }) {
    if (stage === 'commit' && done === 0) writeSync(1, 'commit\n');
  },
});
