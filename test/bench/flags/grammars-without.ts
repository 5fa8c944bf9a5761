import { mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundledGrammarFolder } from '../../../src/grammar/load-grammars.ts';
import { isFields, withoutValue } from '../../support/scoping-flags.ts';

type Fields = Readonly<Record<string, unknown>>;

const MANIFEST = 'manifest.json';
const PRESETS = 'scoping-presets.json';

/** Writes the grammars to a folder, without a flag of `Scoping` in any manifest or preset. */
export function writeGrammarsWithout(path: readonly string[], folder: string): void {
  const bundled = bundledGrammarFolder();
  for (const { name } of readdirSync(bundled, { withFileTypes: true }).filter((entry) =>
    entry.isDirectory(),
  )) {
    const to = join(folder, name);
    mkdirSync(to, { recursive: true });
    for (const file of readdirSync(join(bundled, name)))
      if (file !== MANIFEST) symlinkSync(join(bundled, name, file), join(to, file));
    writeJson(join(to, MANIFEST), withoutFlag(readJson(join(bundled, name, MANIFEST)), path));
  }
  const presets = Object.entries(readJson(join(bundled, PRESETS)));
  const without = presets.map(([name, preset]) => [
    name,
    isFields(preset) ? withoutFlag(preset, path) : preset,
  ]);
  writeJson(join(folder, PRESETS), Object.fromEntries(without));
}

function withoutFlag(data: Fields, path: readonly string[]): Fields {
  return withoutValue(data, ['scoping', ...path]);
}

function readJson(file: string): Fields {
  return JSON.parse(readFileSync(file, 'utf8')) as Fields;
}

function writeJson(file: string, data: unknown): void {
  writeFileSync(file, JSON.stringify(data));
}
