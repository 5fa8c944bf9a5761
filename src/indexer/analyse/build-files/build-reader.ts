import type { PublishedPackage } from '../../../model/packages.ts';

/** A package, with the path of its project file. */
export type ReadProject = Pick<PublishedPackage, 'path' | 'name' | 'version' | 'dependencies'>;

/** Reads the files of a build, which refer to each other. */
export interface BuildReader {
  /** Must be called for every file that the rule names, before `projects`. Malformed files are ignored. */
  see(path: string, text: string): void;
  /** Returns the named packages. */
  projects(): ReadProject[];
}
