/**
 * Names at the root of an output folder that tell what it is. Discovery leaves out every folder that holds the
 * marker or the staging folder, so that an atlas inside its own repository is not indexed.
 */
export const OUTPUT_MARKER = '.treeatlas-output';
export const STAGING_FOLDER = '.treeatlas-staging';
export const LOCK_FILE = '.treeatlas-lock';
