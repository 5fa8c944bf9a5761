import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import { inheritFields } from '../../src/grammar/inherit-fields.ts';
import { bundledGrammarFolder, loadGrammars } from '../../src/grammar/load-grammars.ts';
import { readScopingPresets, withPreset } from '../../src/grammar/scoping-presets.ts';
import { allFlags, valueAt, type Flag } from '../support/scoping-flags.ts';

type Fields = Readonly<Record<string, unknown>>;

const folder = bundledGrammarFolder();
const presets = readScopingPresets(folder);
/** By name, as they are written. */
const manifests = new Map(
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => [
      name,
      JSON.parse(readFileSync(join(folder, name, 'manifest.json'), 'utf8')) as Fields,
    ]),
);

describe('each flag of scoping', () => {
  const grammars = loadGrammars();

  it.each(allFlags.map((flag) => [nameOf(flag), flag] as const))('%s is used and explained', (_, flag) => {
    const users = grammars.filter(({ manifest }) => !isDefault(flag, valueAt(manifest.scoping, flag.path)));
    expect(
      users.map(({ name }) => name),
      'Remove the flag: no grammar sets it',
    ).not.toEqual([]);
    expect(flag.means, 'Give the field a description').toBeDefined();
  });
});

describe.each([...presets])('the preset %s', (name, { scoping }) => {
  const users = [...manifests.values()].filter(
    (manifest) => valueAt(manifest, ['scoping', 'preset']) === name,
  );

  it.each(
    allFlags
      .filter(({ path }) => valueAt(scoping, path) !== undefined)
      .map((flag) => [nameOf(flag), flag] as const),
  )('sets %s to what one of its languages keeps', (_, flag) => {
    expect(isDefault(flag, valueAt(scoping, flag.path)), 'Remove the flag: it has its default').toBe(false);
    const keeping = users.filter((manifest) => valueAt(manifest, ['scoping', ...flag.path]) === undefined);
    expect(keeping.length, 'Remove the flag: no language keeps it').toBeGreaterThan(0);
  });
});

it.each([...manifests])('the manifest of %s repeats no flag', (name, manifest) => {
  const repeated = allFlags.filter((flag) => {
    const own = valueAt(manifest, ['scoping', ...flag.path]);
    return own !== undefined && isDeepStrictEqual(own, valueBelow(name, manifest, flag));
  });
  expect(
    repeated.map(nameOf),
    'Remove the flags that the preset, an inherited folder or the schema sets alike',
  ).toEqual([]);
});

/** The value that a manifest would have for a flag without setting it. */
function valueBelow(name: string, manifest: Fields, flag: Flag): unknown {
  const inherits = Array.isArray(manifest['inherits']) ? manifest['inherits'] : [];
  const inherited = inherits.map((parent) => manifests.get(String(parent)) ?? {});
  const preset = valueAt(manifest, ['scoping', 'preset']);
  const own = preset === undefined ? {} : { scoping: { preset } };
  const layers = withPreset(name, [...inherited, own], presets);
  return valueAt(inheritFields({}, layers), ['scoping', ...flag.path]) ?? flag.default;
}

function isDefault(flag: Flag, value: unknown): boolean {
  return isDeepStrictEqual(value, flag.default);
}

function nameOf({ path }: Flag): string {
  return path.join('.');
}
