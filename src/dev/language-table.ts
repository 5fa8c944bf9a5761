import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Grammar } from '../grammar/load-grammars.ts';
import type { Accuracy } from '../model/accuracy.ts';

/** A phrase of each licence by which its text is known. */
const licences: Readonly<Record<string, string>> = {
  MIT: 'Permission is hereby granted, free of charge, to any person obtaining a copy',
  'Apache-2.0': 'Apache License',
  ISC: 'Permission to use, copy, modify, and/or distribute this software',
  Unlicense: 'This is free and unencumbered software',
  'CC0-1.0': 'CC0 1.0',
};

/**
 * Returns the Markdown table of all languages, resolved ones first and then by title. `folder` has the folders of the grammars. Throws for a
 * licence that is not known.
 */
export function languageTable(grammars: readonly Grammar[], folder: string): string {
  const rows = [...grammars]
    .sort((a, b) => Number(a.isByName) - Number(b.isByName) || compareTitles(a, b))
    .map((grammar) => {
      const { title, wasm, container } = grammar.manifest;
      const used = [wasm, container?.wasm].flatMap((path) => (path === undefined ? [] : grammarName(path)));
      return [
        title,
        grammar.isByName ? 'by name' : 'resolved',
        filesOf(grammar),
        [...new Set(used)].join(', '),
        licencesOf(join(folder, grammar.name, 'wasm-license.txt')),
      ];
    });
  return markdown(['language', 'references', 'files', 'grammar', 'licence'], rows);
}

/**
 * Returns the Markdown table of what the resolved languages support, with the accuracy of their calls in repositories that were not looked at
 * when rules were written.
 */
export function supportTable(grammars: readonly Grammar[], { totals }: Pick<Accuracy, 'totals'>): string {
  const rows = grammars
    .filter(({ isByName }) => !isByName)
    .sort(compareTitles)
    .map(({ name, manifest }) => {
      const measured = totals.find(({ language, set }) => language === name && set === 'unseen');
      const { precision = null, recall = null } = measured?.units.calls ?? {};
      const { uses } = manifest.foreign;
      const interfaces = [...new Set(uses.map(({ via }) => via))].sort();
      return [
        manifest.title,
        percent(precision),
        percent(recall),
        manifest.library === undefined ? '–' : 'yes',
        interfaces.length === 0 ? '–' : interfaces.join(', '),
      ];
    });
  const head = ['language', 'calls: right', 'found', 'standard library', 'across languages'];
  return markdown(head, rows);
}

function percent(share: number | null): string {
  return share === null ? '–' : `${(share * 100).toFixed(1)} %`;
}

function markdown(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

function compareTitles(a: Grammar, b: Grammar): number {
  return a.manifest.title.localeCompare(b.manifest.title, 'en');
}

function filesOf({ manifest: { files } }: Grammar): string {
  const names = [
    ...files.extensions.map((each) => `*.${each}`),
    ...files.names,
    ...files.prefixes.map((each) => `${each}.*`),
  ];
  return names.map((each) => `\`${each}\``).join(', ');
}

function grammarName(wasm: string): string {
  return basename(wasm, '.wasm').replaceAll('_', '-');
}

function licencesOf(file: string): string {
  // Line breaks differ between copies of a licence.
  const text = readFileSync(file, 'utf8').replace(/\s+/g, ' ');
  const found = Object.keys(licences).filter((name) => text.includes(licences[name] ?? ''));
  if (found.length > 0) return found.join(', ');
  throw new Error(`${file} has no licence that src/dev/language-table.ts knows. Add its text there.`);
}
