import { decodeComponent } from '../base/decode-component.ts';
import { excessOfPath } from '../model/path.ts';

/**
 * Returns the decoded path of a request below the root of the atlas; for a folder, the path of its index page. Undefined for
 * anything that cannot be a path of an atlas, such as a path outside it.
 */
export function requestPath(url: string): string | undefined {
  const raw = url.split(/[?#]/, 1)[0] ?? '';
  if (!raw.startsWith('/')) return undefined;
  if (excessOfPath(raw) !== undefined) return undefined;
  const parts: string[] = [];
  for (const part of raw.slice(1).split('/')) {
    const decoded = decodeComponent(part);
    if (decoded === undefined || decoded === '.' || decoded === '..' || /[/\\\0]/.test(decoded))
      return undefined;
    parts.push(decoded);
  }
  if (parts.at(-1) === '') parts[parts.length - 1] = 'index.html';
  return parts.includes('') ? undefined : parts.join('/');
}
