import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { GrammarError } from './grammar-error.ts';
import { Scoping } from './scoping.ts';

/** Relative to the folder of all grammars. */
const FILE = 'scoping-presets.json';

type Fields = Readonly<Record<string, unknown>>;

/** The flags that the languages of a family have in common. */
export const ScopingPreset = z.strictObject({
  title: z.string().min(1).describe('The family in a few words, with examples'),
  scoping: z
    .record(z.string(), z.unknown())
    .superRefine((fields, context) => {
      for (const { path, message } of Scoping.safeParse(fields).error?.issues ?? [])
        context.addIssue({ code: 'custom', path, message });
    })
    .describe('The flags that differ from their defaults'),
});
export type ScopingPreset = z.infer<typeof ScopingPreset>;

/** Reads the presets beside the folders of languages, by name. Throws a `GrammarError`. */
export function readScopingPresets(folder: string): ReadonlyMap<string, ScopingPreset> {
  const path = join(folder, FILE);
  if (!existsSync(path)) return new Map();
  let data: unknown;
  try {
    data = JSON.parse(readFileSync(path, 'utf8'));
  } catch (cause) {
    throw new GrammarError(FILE, `cannot be read as JSON (${(cause as Error).message})`, { cause });
  }
  const presets = z.record(z.string(), ScopingPreset).safeParse(data);
  if (!presets.success) throw new GrammarError(FILE, z.prettifyError(presets.error));
  return new Map(Object.entries(presets.data));
}

/**
 * Returns the manifest in whose layers the last choice of a preset is replaced by a first layer with the flags of the preset: a flag that
 * any layer sets wins. Throws a `GrammarError` if there is no such preset.
 */
export function withPreset(
  name: string,
  layers: readonly Fields[],
  presets: ReadonlyMap<string, ScopingPreset>,
): readonly Fields[] {
  const chosen = layers.map(presetOf).findLast((preset) => preset !== undefined);
  if (chosen === undefined) return layers;
  const preset = typeof chosen === 'string' ? presets.get(chosen) : undefined;
  if (preset) return [{ scoping: preset.scoping }, ...layers.map(withoutPreset)];
  throw new GrammarError(
    `${name}/manifest.json`,
    `chooses the preset ${JSON.stringify(chosen)} of scoping. Choose one of ${[...presets.keys()].join(', ')}`,
  );
}

function presetOf({ scoping }: Fields): unknown {
  return isObject(scoping) ? scoping['preset'] : undefined;
}

function withoutPreset(fields: Fields): Fields {
  if (!isObject(fields['scoping'])) return fields;
  const { preset: _, ...scoping } = fields['scoping'];
  return { ...fields, scoping };
}

function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
