/**
 * Names of files that mark a folder as output. Discovery skips folders that contain one of them, so that an atlas inside
 * its own repository is not indexed. Nothing else may depend on them, because anybody can add such a file to a
 * repository.
 */
export const OUTPUT_MARKER = '.treeatlas-output';
/** Prefix of the folder in which a build writes; random digits follow. */
export const STAGING_PREFIX = '.treeatlas-staging-';
/** Prefix of the replaced output, which is beside the new one until it is deleted; random digits follow. */
export const RETIRED_PREFIX = '.treeatlas-old-';
