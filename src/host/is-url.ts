/** Whether a path is the address of a published atlas. */
export function isUrl(path: string): boolean {
  return /^https?:\/\//i.test(path) && URL.canParse(path);
}
