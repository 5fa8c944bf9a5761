import { decodeComponent } from '../base/decode-component.ts';

/**
 * The path below the root of the atlas that a request asks for, decoded; a folder stands for its index page.
 * Undefined for what can be no path of an atlas: nothing outside of it can be named.
 */
export function requestPath(url: string): string | undefined {
  const raw = url.split(/[?#]/, 1)[0] ?? '';
  if (!raw.startsWith('/')) return undefined;
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
