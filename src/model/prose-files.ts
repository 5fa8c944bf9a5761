/** The folder of the atlas with the index of search in prose, and the scripts of Pagefind that read it. */
export const PROSE_FOLDER = 'pagefind/';

/** Whether an atlas has a file that Pagefind made. Its user interfaces are not used. */
export function isProseFile(path: string): boolean {
  return !/\.css$|-ui\.js$|-highlight\.js$/.test(path);
}
