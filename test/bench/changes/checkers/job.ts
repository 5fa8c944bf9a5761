export interface CheckerJob {
  /** A copy of the repository that may be changed. */
  copy: string;
  /** Packages of the registry of the language, with versions. */
  packages: readonly string[];
  /** Where tools and packages are kept. */
  folder: string;
}
