import type { ChangeReport, PackageEdge, Problem } from '../../model/changes.ts';
import { counted } from '../counted.ts';
import type { Inline, OutlineItem, OutlineSection } from './outline-parts.ts';
import { cutLine } from './symbol-text.ts';

/** Files of a cycle that are named; the others are counted. */
const MAX_CYCLE_FILES = 8;

export function secretsSection({ secrets }: ChangeReport): OutlineSection {
  return {
    title: 'New likely secrets',
    total: secrets.length,
    noun: ['secret', 'secrets'],
    rank: 2,
    items: secrets.map(({ path, line, message }) => ({
      text: [{ place: { path, line, side: 'head' } }, ` ${cutLine(message)}`],
    })),
  };
}

export function packagesSection({ packages }: ChangeReport): OutlineSection {
  const { added, removed } = packages;
  return {
    title: 'Dependencies between packages',
    total: added.length + removed.length,
    noun: ['dependency', 'dependencies'],
    rank: 9,
    items: [
      ...added.map((edge) => edgeItem('New', 'head', edge)),
      ...removed.map((edge) => edgeItem('Gone', 'base', edge)),
    ],
  };
}

function edgeItem(
  word: string,
  side: 'base' | 'head',
  { from, to, places, example }: PackageEdge,
): OutlineItem {
  const at: Inline[] = example ? [', as in ', { place: { ...example, side } }] : [];
  return {
    text: [
      `${word}: `,
      { code: cutLine(from) },
      ' → ',
      { code: cutLine(to) },
      ` (${counted(places, 'reference')}`,
      ...at,
      ')',
    ],
  };
}

export function cyclesSection({ cycles }: ChangeReport): OutlineSection {
  return {
    title: 'Import cycles',
    total: cycles.added.length + cycles.removed.length,
    noun: ['cycle', 'cycles'],
    rank: 5,
    items: [
      ...cycles.added.map((files) => cycleItem('New', files)),
      ...cycles.removed.map((files) => cycleItem('Gone', files)),
    ],
  };
}

function cycleItem(word: string, files: readonly string[]): OutlineItem {
  const named = files.slice(0, MAX_CYCLE_FILES);
  const more = files.length - named.length;
  const text: Inline[] = [`${word}, ${counted(files.length, 'file')}: `];
  for (const [index, path] of named.entries())
    text.push(...(index > 0 ? [', '] : []), { code: cutLine(path) });
  if (more > 0) text.push(` and ${more} more`);
  return { text };
}

export function violationsSection({ violations }: ChangeReport): OutlineSection {
  return problemsSection('New violations of rules', ['violation', 'violations'], 6, violations.added);
}

export function deadCodeSection({ deadCode }: ChangeReport): OutlineSection {
  return problemsSection('New unused code', ['symbol', 'symbols'], 10, deadCode.added);
}

function problemsSection(
  title: string,
  noun: OutlineSection['noun'],
  rank: number,
  problems: readonly Problem[],
): OutlineSection {
  return {
    title,
    total: problems.length,
    noun,
    rank,
    items: problems.map(({ path, line, rule, message }) => ({
      text: [{ place: { path, line, side: 'head' } }, ' ', { code: cutLine(rule) }, ` ${cutLine(message)}`],
    })),
  };
}
