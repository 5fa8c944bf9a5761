import { compareText } from '../../model/order.ts';
import { baseName } from '../../model/path.ts';

/** Returns the path of the README among files of one directory, or null. */
export function readmeOf(paths: readonly string[]): string | null {
  const readmes = paths.filter((path) => /^readme(\.|$)/i.test(baseName(path)));
  const order = ['.md', '.markdown', '.rst', '.txt', ''];
  const priority = (path: string): number => {
    const name = baseName(path).toLowerCase();
    const found = order.findIndex((ending) => name === `readme${ending}`);
    return found < 0 ? order.length : found;
  };
  return readmes.sort((a, b) => priority(a) - priority(b) || compareText(a, b))[0] ?? null;
}
