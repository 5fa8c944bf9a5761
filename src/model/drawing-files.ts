/** Folder of the scripts that draw Mermaid, in every atlas. */
export const DRAWING_FOLDER = '_a/mermaid';

/** The document in whose frame they run. It has a security policy of its own. */
export const DRAWING_FRAME = `${DRAWING_FOLDER}/frame.html`;
