/** Whether a path is relative and normalised, without `..`: the only form that paths of an atlas have. */
export function isAtlasPath(path: string): boolean {
  return !/[\\\0:]/.test(path) && path.split('/').every((part) => !['', '.', '..'].includes(part));
}
