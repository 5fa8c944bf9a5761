import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { run } from '../../support/fetch/run.ts';
import { installNpm } from '../../support/fetch/install-npm.ts';
import type { Rival, RivalGraph } from './rival.ts';

const tool = { name: '@colbymchenry/codegraph', version: '1.6.1' };

export const colbymchenry: Rival = {
  ...tool,
  async index(copy, folder) {
    const home = await installNpm(join(folder, 'rivals', `colbymchenry-${tool.version}`), [
      `${tool.name}@${tool.version}`,
    ]);
    const binary = join(home, 'node_modules', '.bin', 'codegraph');
    // Nothing is fetched except by npm.
    const env = { CODEGRAPH_NO_DOWNLOAD: '1', CODEGRAPH_TELEMETRY: '0' };
    await run(binary, ['init', '--yes', '.'], { cwd: copy, env });
    return readGraph(join(copy, '.codegraph', 'codegraph.db'));
  },
};

function readGraph(path: string): RivalGraph {
  const database = new DatabaseSync(path, { readOnly: true });
  try {
    const files = database.prepare('SELECT path FROM files').all();
    const calls = database
      .prepare(
        `SELECT source.file_path AS path, coalesce(edges.line, source.start_line) AS line,
                target.file_path AS targetPath, target.name AS name, target.start_line AS targetLine
         FROM edges JOIN nodes AS source ON source.id = source JOIN nodes AS target ON target.id = target
         WHERE edges.kind IN ('calls', 'instantiates')`,
      )
      .all();
    return {
      files: new Set(files.map((file) => String(file['path']))),
      calls: calls.map(({ path, line, targetPath, name, targetLine }) => ({
        path: String(path),
        line: Number(line),
        target: { path: String(targetPath), name: String(name), line: Number(targetLine) },
      })),
    };
  } finally {
    database.close();
  }
}
