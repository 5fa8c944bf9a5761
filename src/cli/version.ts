import { readFileSync } from 'node:fs';

/** Of the package: its description is one folder above `dist` and `src` alike. */
export function version(): string {
  const text = readFileSync(new URL('../../package.json', import.meta.url), 'utf8');
  return (JSON.parse(text) as { version: string }).version;
}
