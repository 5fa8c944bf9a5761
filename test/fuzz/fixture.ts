import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Failure } from './campaign.ts';

const folder = join(import.meta.dirname, '..', 'fixtures', 'fuzz');

/** An input that once broke a promise. */
export interface Fixture {
  /** What it did. */
  found: string;
  seed: number;
  input: unknown;
}

/** Keeps the input of a failure. Returns the path of the fixture. */
export function writeFixture(target: string, { message, where, seed, input }: Failure): string {
  const fixture: Fixture = { found: [message, where].filter(Boolean).join(', '), seed, input };
  const text = asciiOf(JSON.stringify(fixture, encode, 2));
  const hash = createHash('sha256').update(JSON.stringify(input, encode)).digest('hex').slice(0, 10);
  const file = join(folder, ...target.split(':'), `${hash}.json`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${text}\n`);
  return file;
}

export function readFixtures(target: string): (Fixture & { file: string })[] {
  const cwd = join(folder, ...target.split(':'));
  return globSync('*.json', { cwd })
    .sort()
    .map((file) => ({ ...(JSON.parse(readFileSync(join(cwd, file), 'utf8'), decode) as Fixture), file }));
}

/** Bytes as the text that they are, or else in base64. `value` is what `toJSON` of a buffer made of them. */
function encode(this: Record<string, unknown>, key: string, value: unknown): unknown {
  const original = this[key];
  if (!(original instanceof Uint8Array)) return value;
  const bytes = Buffer.from(original);
  const text = bytes.toString('utf8');
  return Buffer.from(text).equals(bytes) ? { $text: text } : { $base64: bytes.toString('base64') };
}

function decode(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if ('$text' in value) return Buffer.from(String(value.$text));
  return '$base64' in value ? Buffer.from(String(value.$base64), 'base64') : value;
}

/** Fixtures hold characters that no editor shows. */
function asciiOf(json: string): string {
  return json.replace(/[\u007f-\uffff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
