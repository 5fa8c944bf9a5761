import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { codegraph, installCodegraph, ownNode } from '../../support/codegraph.ts';
import { run } from '../../support/fetch/run.ts';
import type { Rival, RivalGraph } from './rival.ts';

/** Its calls have no lines of their own, so that a caller stands for them. */
export const optave: Rival = {
  name: codegraph.package,
  version: codegraph.version,
  async index(copy, folder) {
    const binary = await installCodegraph(folder);
    await run(binary, ['build', copy], { cwd: copy, env: ownNode() });
    return readGraph(join(copy, '.codegraph', 'graph.db'));
  },
};

function readGraph(path: string): RivalGraph {
  const database = new DatabaseSync(path, { readOnly: true });
  try {
    const files = database.prepare(`SELECT file FROM nodes WHERE kind = 'file'`).all();
    const calls = database
      .prepare(
        `SELECT source.file AS path, source.line AS line, target.file AS targetPath, target.name AS name,
                target.line AS targetLine
         FROM edges JOIN nodes AS source ON source.id = source_id JOIN nodes AS target ON target.id = target_id
         WHERE edges.kind = 'calls'`,
      )
      .all();
    return {
      files: new Set(files.map(({ file }) => String(file))),
      calls: calls.map(({ path, line, targetPath, name, targetLine }) => ({
        path: String(path),
        line: Number(line),
        // A method's name has that of its class before it.
        target: { path: String(targetPath), name: lastName(String(name)), line: Number(targetLine) },
      })),
    };
  } finally {
    database.close();
  }
}

function lastName(name: string): string {
  return name.slice(name.lastIndexOf('.') + 1);
}
