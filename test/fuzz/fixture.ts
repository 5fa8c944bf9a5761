import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Failure } from './campaign.ts';

/** An input that once failed. */
export interface Fixture {
  /** The failure. */
  found: string;
  seed: number;
  input: unknown;
}

/** Keeps the input of a failure. Returns the path of the fixture. */
export function writeFixture({ target, message, where, seed, input }: Failure): string {
  const found = [message, where].filter(Boolean).join(', ');
  const hash = createHash('sha256').update(encodeInput(input)).digest('hex').slice(0, 10);
  const file = join(folderOf(target), `${hash}.json`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${encodeInput({ found, seed, input } satisfies Fixture, 2)}\n`);
  return file;
}

export function readFixtures(target: string): (Fixture & { file: string })[] {
  const cwd = folderOf(target);
  return globSync('*.json', { cwd })
    .sort()
    .map((file) => ({ ...(JSON.parse(readFileSync(join(cwd, file), 'utf8'), decode) as Fixture), file }));
}

/** JSON in ASCII: inputs hold characters that no editor shows. */
export function encodeInput(input: unknown, indent?: number): string {
  return JSON.stringify(input, encode, indent).replace(
    /[\u007f-\uffff]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

function folderOf(target: string): string {
  return join(import.meta.dirname, '..', 'fixtures', 'fuzz', ...target.split(':'));
}

/** Encodes bytes as text where they are UTF-8, else in base64. `value` is what `toJSON` of a buffer returned. */
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
