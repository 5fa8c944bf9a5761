import * as z from 'zod';

/**
 * The markup of documentation comments. `restructuredtext` is that of docstrings, in which people also write Markdown and Epytext: the text
 * of each comment decides. `godoc` has lists and code by indentation.
 */
export const DocFormat = z.enum(['markdown', 'restructuredtext', 'godoc']);
export type DocFormat = z.infer<typeof DocFormat>;
