import { existsSync } from 'node:fs';
import { basename, relative, resolve, sep } from 'node:path';
import { isInside } from '../base/inside.ts';
import type { ScipSource } from '../indexer/scip/scip-file.ts';

export interface ScipChoice {
  root: string;
  cwd: string;
  /** Those that the user named. */
  given: readonly string[] | undefined;
  /** Those of the configuration: absolute paths. */
  configured: readonly string[] | undefined;
  isTrusted: boolean;
  onNotice: ((message: string) => void) | undefined;
}

/** Returns the SCIP indexes to read. Those that the user names must exist, which is checked when they are read. */
export function scipSources({
  root,
  cwd,
  given,
  configured = [],
  isTrusted,
  onNotice,
}: ScipChoice): ScipSource[] {
  const nameOf = (file: string): string =>
    isInside(root, file) ? relative(root, file).split(sep).join('/') : basename(file);
  if (given) return given.map((path) => resolve(cwd, path)).map((file) => ({ file, name: nameOf(file) }));
  return configured.flatMap((file): ScipSource[] => {
    if (!isTrusted && !isInside(root, file))
      onNotice?.(
        `The configuration came with the repository, so its SCIP index ${basename(file)} outside of it is ignored. To use it, add --trust-config.`,
      );
    else if (!existsSync(file))
      onNotice?.(
        `The SCIP index ${nameOf(file)} of the configuration does not exist, so its edges are missing. Run its indexer to make it.`,
      );
    else return [{ file, name: nameOf(file) }];
    return [];
  });
}
