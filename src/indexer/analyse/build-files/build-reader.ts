import type { PublishedPackage } from '../../../model/packages.ts';

export interface ReadProject extends Pick<PublishedPackage, 'name' | 'version' | 'dependencies'> {
  /** The path of the project file. */
  file: string;
}

/** Reads the files of a build, which refer to each other. */
export interface BuildReader {
  /** Must be called for every file that the rule names, before `projects`. Malformed files are ignored. */
  addFile(path: string, text: string): void;
  /** Returns the named packages. Of several in a folder, the first stands for it. */
  projects(): ReadProject[];
}
