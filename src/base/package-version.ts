import { readFileSync } from 'node:fs';

/** The version of this package. `package.json` is one folder above both `dist` and `src`. */
export function packageVersion(): string {
  const text = readFileSync(new URL('../../package.json', import.meta.url), 'utf8');
  return (JSON.parse(text) as { version: string }).version;
}
