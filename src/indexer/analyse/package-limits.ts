/** Packages that are listed. The outermost come first. */
export const MAX_PACKAGES = 1000;
export const MAX_DEPENDENCIES = 500;
/** Files of a build that are read, outermost first. */
export const MAX_BUILD_FILES = 3000;

/** Returns a version as it is; empty if it is defined elsewhere (`attr: package.__version__`), which is not resolved. */
export function literalVersion(version: string): string {
  return /^[\w.+!-]+$/.test(version) ? version : '';
}
