/** Folder of the scripts that draw Mermaid, in every atlas. */
export const DRAWING_FOLDER = '_a/mermaid';

/** The document in whose frame they run. It has a security policy of its own. */
export const DRAWING_FRAME = `${DRAWING_FOLDER}/frame.html`;

/** The script with the parts of Mermaid that every drawing needs, in that folder. Its name is known to pages, so that they need not ask for it. */
export const FIRST_SCRIPT = 'first.js';
