/** Under which name others take what a repository publishes, as its package file says. Empty: it does not say. */
export interface PackageIdentity {
  /** Whose names these are: `npm`. */
  manager: string;
  name: string;
  version: string;
}
