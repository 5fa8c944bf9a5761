import type { TreeatlasSource } from './treeatlas-source.ts';

/** The hosts that there is a recipe for. */
export const hostNames = ['github', 'gitlab', 'cloudflare', 'netlify', 's3', 'nginx'] as const;
export type HostName = (typeof hostNames)[number];

/** The values that a recipe depends on. All are safe in the files: see `parseSource` and `planPublishing`. */
export interface RecipeValues {
  /** The branch that is published. */
  branch: string;
  source: TreeatlasSource;
  /** Whether the repository is on a GitHub other than github.com. */
  isOnEnterprise: boolean;
  /** Name of the project at the host: lower-case letters, digits and dashes. */
  project: string;
}

/** A file of a recipe, in which `#` starts a comment. */
export interface RecipeFile {
  path: string;
  /** Written as a marked block. */
  lines: readonly string[];
  /** Whether it is a program: it then starts with the line of its interpreter. */
  isScript?: boolean;
}

export interface Host {
  title: string;
  /** The files of the recipe, the one that publishes first. */
  files(values: RecipeValues): readonly RecipeFile[];
  /** The file to write if the first one exists and is somebody else's, and the way to use it. */
  beside?: { path: string; use: string };
  /** The steps that remain, in order. */
  next(values: RecipeValues): readonly string[];
  /** The readers that the host admits. */
  readers: string;
  /** The most that the host takes of a site, with the plan that costs nothing. */
  limits: { files?: number; bytes?: number; fileBytes?: number };
}
