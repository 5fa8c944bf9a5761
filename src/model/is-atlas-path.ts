/** Whether a path is relative and normalised, without `..`: the only form of paths in an atlas. */
export function isAtlasPath(path: string): boolean {
  return !/[\\\0:]/.test(path) && path.split('/').every((part) => !['', '.', '..'].includes(part));
}
