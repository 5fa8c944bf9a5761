/**
 * Names at the root of an output folder that tell what it is. Discovery skips every folder that holds one of
 * them, so that an atlas inside its own repository is not indexed. Nothing else is decided by them: anybody can
 * put such a file into a repository.
 */
export const OUTPUT_MARKER = '.treeatlas-output';
/** Followed by random digits: a fresh folder for every build. */
export const STAGING_PREFIX = '.treeatlas-staging-';
/** Followed by random digits: the replaced output, beside the new one, until its files are removed. */
export const RETIRED_PREFIX = '.treeatlas-old-';
