import { join } from 'node:path';
import type { Project } from '../project.ts';
import { storedInputsDigest } from './stored-inputs.ts';

/** The folder in which an atlas is stored. */
export interface StoredPlace {
  /** The folder with all stored atlases of the repository. */
  all: string;
  /** The name of the folder of this one. */
  name: string;
  folder: string;
  lockFile: string;
}

/** Returns the place of the stored atlas of a project in its cache folder. */
export function storedPlace(project: Pick<Project, 'settings'>, cacheFolder: string): StoredPlace {
  const all = join(cacheFolder, 'atlases');
  const name = storedInputsDigest(project);
  const folder = join(all, name);
  return { all, name, folder, lockFile: join(folder, 'lock') };
}
