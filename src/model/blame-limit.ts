/**
 * Commits of the longest history whose commits of lines a build includes unasked. Reading such a history for the first time takes about ten seconds;
 * later builds read new commits only.
 */
export const MAX_BLAMED_COMMITS = 20_000;
