import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { randomFrom } from '../support/random.ts';
import type { CheckerError, Definition } from './definition.ts';
import { applyEdits, lineAt } from './inject/edits.ts';
import { inject } from './inject/inject.ts';
import { ChangeKind } from './inject/kinds.ts';
import { styles, type LanguageName } from './inject/styles.ts';
import type { Checker } from './run-checker.ts';
import type { DrawnChange } from './drawn-change.ts';

export interface DrawOptions {
  language: LanguageName;
  folder: string;
  seed: string;
  count: number;
  onProgress(text: string): void;
}

/**
 * Draws changes that the checker rejects somewhere else, of all kinds in turn. The same seed gives the same changes. There
 * are fewer if the repository has no more.
 */
export async function drawChanges(
  checker: Checker,
  { language, folder, seed, count, onProgress }: DrawOptions,
): Promise<DrawnChange[]> {
  const { definitions, errors } = checker.start;
  const texts = new Map<string, string>();
  for (const path of new Set(definitions.map((one) => one.path)))
    texts.set(path, await readFile(join(folder, path), 'utf8'));
  const words = countWords(texts.values());
  const known = new Set(errors.map(keyOf));
  const queues = ChangeKind.options.map((kind) => ({
    kind,
    random: randomFrom(numberOf(`${seed} ${kind}`)),
    left: shuffled(definitions, randomFrom(numberOf(`${seed} order ${kind}`))),
  }));
  const drawn: DrawnChange[] = [];
  while (drawn.length < count && queues.some(({ left }) => left.length > 0)) {
    for (const queue of queues) {
      const found = await nextOf(queue);
      if (found && drawn.length < count) {
        drawn.push(found);
        onProgress(
          `${drawn.length} of ${count}: ${found.kind}, ${found.name}, ${found.errors.length} errors`,
        );
      }
    }
  }
  return drawn;

  async function nextOf({ kind, random, left }: (typeof queues)[number]): Promise<DrawnChange | undefined> {
    for (let definition = left.pop(); definition; definition = left.pop()) {
      // A name that is nowhere else is used nowhere else.
      if ((words.get(definition.name) ?? 0) < 2) continue;
      const source = texts.get(definition.path) ?? '';
      const edits = inject(styles[language], kind, definition, source, random);
      if (!edits) continue;
      const { text, lines } = applyEdits(source, edits);
      const answer = await checker.check(definition.path, text);
      if (answer.hasSyntaxError) continue;
      const own = [lineAt(source, definition.range[0]), lineAt(source, definition.range[1])] as const;
      const isEdited = (line: number): boolean => lines.some(([start, end]) => start <= line && line <= end);
      const isInside = ({ path, line }: CheckerError): boolean =>
        path === definition.path && own[0] <= line && line <= own[1];
      const places = mergeByLine(
        answer.errors.filter(
          (one) => !known.has(keyOf(one)) && !(one.path === definition.path && isEdited(one.line)),
        ),
      ).map((one) => ({ ...one, isInside: isInside(one) }));
      if (places.every((one) => one.isInside)) continue;
      return {
        kind,
        path: definition.path,
        name: definition.name,
        line: lineAt(source, definition.nameRange[0]),
        definition: definition.kind,
        lines,
        edits,
        before: lineText(source, lines),
        after: lineText(text, lines),
        errors: places,
      };
    }
    return undefined;
  }
}

function lineText(text: string, lines: readonly (readonly [number, number])[]): string {
  const all = text.split('\n');
  return lines.map(([start]) => (all[start - 1] ?? '').trim()).join(' … ');
}

/** One for each line. */
function mergeByLine(errors: readonly CheckerError[]): CheckerError[] {
  const merged = new Map<string, CheckerError>();
  for (const error of errors) {
    const key = `${error.path}:${error.line}`;
    const other = merged.get(key) ?? error;
    merged.set(key, {
      ...other,
      lines: [...new Set([...other.lines, ...error.lines])].sort((a, b) => a - b),
    });
  }
  return [...merged.values()].sort((a, b) => (a.path < b.path ? -1 : a.path > b.path ? 1 : a.line - b.line));
}

function keyOf({ path, line, message }: CheckerError): string {
  return `${path}:${line}: ${message}`;
}

function countWords(texts: Iterable<string>): Map<string, number> {
  const counts = new Map<string, number>();
  for (const text of texts)
    for (const [word] of text.matchAll(/[\p{L}_$][\p{L}\p{N}_$]*/gu))
      counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

function shuffled(definitions: readonly Definition[], random: () => number): Definition[] {
  return definitions
    .map((definition) => ({ definition, order: random() }))
    .sort((a, b) => a.order - b.order)
    .map(({ definition }) => definition);
}

function numberOf(text: string): number {
  return createHash('sha256').update(text).digest().readUInt32LE();
}
