/** The package that a repository publishes, as its package file declares it. Members are empty if it declares none. */
export interface PackageIdentity {
  /** The package manager, such as `npm`. */
  manager: string;
  name: string;
  version: string;
}
