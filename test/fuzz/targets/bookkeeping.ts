import { cpSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Artifact } from '../../../src/model/artifact.ts';
import { PublishError } from '../../../src/publish/publish-error.ts';
import { publish } from '../../../src/publish/publish.ts';
import { editedArtifacts } from '../../publish/support/edited-artifacts.ts';
import { tinyArtifacts } from '../../support/tiny-atlas.ts';
import { applyDamage, damagedOutputs, type DamagedOutput } from '../inputs/damage.ts';
import { isSame, snapshot } from '../oracles/snapshot.ts';
import { withFolder } from '../scratch.ts';
import { defineTarget, invariant } from '../target.ts';

/** A build after its output, state or cache was damaged: a right atlas or an error, and nothing else changes. */
export const bookkeepingTarget = defineTarget<DamagedOutput>({
  name: 'bookkeeping',
  inputs: damagedOutputs,
  check: ({ isOurs, damages }, scratch) =>
    withFolder(scratch, async (root) => {
      mkdirSync(join(root, 'victim', 'deep'), { recursive: true });
      writeFileSync(join(root, 'victim', 'a.txt'), 'a');
      writeFileSync(join(root, 'victim', 'deep', 'b.txt'), 'b');
      const { first, second } = await cleanBuilds(scratch);
      if (isOurs) await build(root, tinyArtifacts());
      else cpSync(first.folder, join(root, 'site'), { recursive: true });
      symlinkSync('../victim', join(root, 'site', 'link'));
      for (const damage of damages) applyDamage(damage, root);
      const [site, victim] = [snapshot(join(root, 'site')), snapshot(join(root, 'victim'))];
      const error = await build(root, edited()).then(
        () => undefined,
        (cause: unknown) => {
          if (cause instanceof PublishError) return cause;
          throw cause;
        },
      );
      invariant(isSame(snapshot(join(root, 'victim')), victim), 'a folder outside of the output has changed');
      const after = snapshot(join(root, 'site'));
      if (error === undefined) {
        for (const [path, hash] of second.files)
          invariant(after.get(path) === hash, `${path} is not what a clean build makes`);
        for (const path of after.keys())
          invariant(second.files.has(path) || site.has(path), `${path} is new`);
        return 'built';
      }
      invariant(error.next !== '' && error.message !== '', 'the error does not say what to do');
      invariant(isSame(after, site), `a build that was refused has changed the output: ${error.message}`);
      return error.message;
    }),
});

function edited(): Artifact[] {
  return editedArtifacts('src/main.ts', 'main();\n').filter(({ path }) => !path.includes('money.ts'));
}

function build(root: string, artifacts: Artifact[]): Promise<unknown> {
  process.env['XDG_STATE_HOME'] = process.env['LOCALAPPDATA'] = process.env['HOME'] = join(root, 'state');
  const module = (name: string): string => new URL(`../../publish/support/${name}`, import.meta.url).href;
  return publish({
    artifacts,
    outputFolder: join(root, 'site'),
    cacheFolder: join(root, 'cache'),
    workers: 1,
    modules: { site: module('fake-site.ts'), operations: module('fake-operations.ts') },
  });
}

interface Clean {
  folder: string;
  files: ReadonlyMap<string, string>;
}

let clean: Promise<{ first: Clean; second: Clean }> | undefined;

/** The sites of two builds into empty folders. */
function cleanBuilds(scratch: string): Promise<{ first: Clean; second: Clean }> {
  const make = async (name: string, artifacts: Artifact[]): Promise<Clean> => {
    const root = join(scratch, `${name}-${process.pid}`);
    await build(root, artifacts);
    return { folder: join(root, 'site'), files: snapshot(join(root, 'site')) };
  };
  clean ??= make('first', tinyArtifacts()).then(async (first) => ({
    first,
    second: await make('second', edited()),
  }));
  return clean;
}
