import { isImport } from '../../model/kinds.ts';
import type { FileShard } from '../../model/file-shard.ts';
import { LineTexts } from '../../model/line-texts.ts';
import type { Span } from '../../model/position.ts';
import { testFilesOf } from '../../query/test-files.ts';
import { attributeValue, escapeHtml } from '../../render/escape-html.ts';
import type { UseList } from '../uses/find-uses.ts';
import { evidenceOf } from '../views/evidence.ts';
import type { Links } from '../views/links.ts';
import { count, counted } from '../views/numbers.ts';
import { byFile, type Endpoint, type Relation } from '../views/relations.ts';
import { endpointHtml, evidenceHtml, linkHtml } from './use-lists.ts';

/** Lines that stand in a page. A script adds the others, which are in the JSON of the file. */
export interface UseLimits {
  lines: number;
  testLines: number;
  /** Characters of a line. Its beginning is cut if it is before the reference. */
  characters: number;
}
export const pageLimits: UseLimits = { lines: 40, testLines: 12, characters: 110 };
export const sectionLimits: UseLimits = { lines: 8, testLines: 0, characters: 90 };

interface Row {
  use: Relation;
  line: number;
  /** Columns of the references in the line, from 1, ends exclusive. */
  columns: [from: number, to: number][];
}

interface Lines {
  path: string;
  rows: Row[];
}

/** Renders references as lines of source, by file: those of tests and import statements folded, after the others. */
export class UseLines {
  readonly #links: Links;
  readonly #texts: LineTexts;
  readonly #tests: ReadonlySet<string>;

  constructor(shard: FileShard, links: Links) {
    this.#links = links;
    this.#texts = new LineTexts(shard);
    this.#tests = testFilesOf(shard);
  }

  /** Returns how many of the files that refer to a symbol are test files. */
  countTests(paths: ReadonlySet<string>): number {
    return [...paths].filter((path) => this.#tests.has(path)).length;
  }

  /**
   * Renders a list, and returns how many lines all of it has. Its groups say their lines too, so they add up: several references may be in
   * one line, and a caller may have many.
   */
  html(relations: readonly Relation[], list: UseList, limits: UseLimits): { html: string; lines: number } {
    const isApart = (use: Relation): boolean => list !== 'importers' && isImport(use.type);
    const isTest = ({ endpoint }: Relation): boolean => this.#tests.has(endpoint.path);
    const imports = linesOf(relations.filter(isApart));
    const rest = relations.filter((use) => !isApart(use));
    const code = linesOf(rest.filter((use) => !isTest(use)));
    const tests = linesOf(rest.filter(isTest));
    // Without other uses, those of tests are what there is to see.
    const testLimit = code.length === 0 ? Math.max(limits.testLines, limits.lines) : limits.testLines;
    const shown = this.#listHtml(code, limits.lines, limits.characters);
    const shownTests = this.#listHtml(tests, testLimit, limits.characters);
    const lines = [code, tests, imports].reduce((sum, files) => sum + countLines(files), 0);
    const hasGroups = tests.length + imports.length > 0;
    const isWhole = shown.left + shownTests.left + imports.length === 0;
    const html =
      `<div class=use-lines data-uses=${list}>` +
      (hasGroups && code.length > 0 ? titleHtml('Outside tests', code, shown.left) : '') +
      shown.html +
      foldHtml('In tests', tests, shownTests, code.length === 0) +
      (imports.length > 0 ? titleHtml('Imports', imports, countLines(imports)) : '') +
      (isWhole ? '' : this.#restHtml(lines)) +
      '</div>';
    return { html, lines };
  }

  /** Renders related symbols as a list with their files, those of tests folded. */
  symbolsHtml(relations: readonly Relation[]): string {
    const byId = new Map(relations.map(({ endpoint }) => [endpoint.id, endpoint]));
    const all = [...byId.values()];
    const isTest = ({ path }: Endpoint): boolean => this.#tests.has(path);
    const list = (ends: readonly Endpoint[]): string =>
      `<ul class=uses>${ends
        .map((end) => `<li>${endpointHtml(end, this.#links)} <small>${escapeHtml(end.path)}</small>`)
        .join('')}</ul>`;
    const code = all.filter((end) => !isTest(end));
    const tests = all.filter(isTest);
    if (tests.length === 0) return list(code);
    const fold = `<details${code.length === 0 ? ' open' : ''}><summary>In tests <small>${count(tests.length)}</small></summary>${list(tests)}</details>`;
    return (code.length > 0 ? list(code) : '') + fold;
  }

  /** A script makes a button of it. Without scripts, it leads to the JSON. */
  #restHtml(lines: number): string {
    const all = lines === 1 ? 'the line' : `all ${counted(lines, 'line')}`;
    return `<p class=rest><a href=${attributeValue(this.#links.json())}>${all}</a></p>`;
  }

  #listHtml(files: readonly Lines[], most: number, characters: number): { html: string; left: number } {
    let left = most;
    let all = 0;
    const items: string[] = [];
    for (const { path, rows } of files) {
      all += rows.length;
      if (left <= 0) continue;
      const shown = rows.slice(0, left);
      left -= shown.length;
      const [first] = shown;
      if (!first) continue;
      const file = this.#links.file(first.use.sitesAddress);
      items.push(
        `<li>${linkHtml('path', `${file}#L${first.line}`, path)}` +
          (rows.length > shown.length ? ` <small>${count(rows.length)}</small>` : '') +
          `<ol>${this.#rowsHtml(path, shown, file, characters)}</ol>`,
      );
    }
    return { html: items.length > 0 ? `<ul>${items.join('')}</ul>` : '', left: all - (most - left) };
  }

  #rowsHtml(path: string, rows: readonly Row[], file: string, characters: number): string {
    let before = '';
    return rows
      .map(({ use, line, columns }) => {
        const { endpoint } = use;
        const isSame = endpoint.id === before || endpoint.kind === 'module';
        before = endpoint.id;
        const evidence = evidenceOf(use);
        return (
          `<li><a href=${attributeValue(`${file}#L${line}`)}>${line}</a>` +
          `<code>${markedHtml(this.#texts.textAt(path, line) ?? '', columns, characters)}</code>` +
          (isSame ? '' : ` <small>${endpointHtml(endpoint, this.#links)}</small>`) +
          (evidence === undefined ? '' : ` ${evidenceHtml(evidence)}`)
        );
      })
      .join('');
  }
}

function countLines(files: readonly Lines[]): number {
  return files.reduce((sum, { rows }) => sum + rows.length, 0);
}

/** Says what a group contains: all lines, and how many of them are shown here. */
function sizeOf(files: readonly Lines[], left: number): string {
  const lines = countLines(files);
  const all = `${counted(lines, 'line')} in ${counted(files.length, 'file')}`;
  return left > 0 && left < lines ? `${all}, the first ${count(lines - left)} shown` : all;
}

function titleHtml(title: string, files: readonly Lines[], left: number): string {
  return `<p class=note>${title} <small>${sizeOf(files, left)}</small></p>`;
}

function foldHtml(
  title: string,
  files: readonly Lines[],
  { html, left }: { html: string; left: number },
  isOpen: boolean,
): string {
  if (files.length === 0) return '';
  if (html === '') return titleHtml(title, files, left);
  return `<details${isOpen ? ' open' : ''}><summary>${title} <small>${sizeOf(files, left)}</small></summary>${html}</details>`;
}

/** Groups references by file and line. */
function linesOf(relations: readonly Relation[]): Lines[] {
  return [...byFile(relations)].map(([path, uses]) => {
    const rows = new Map<number, Row>();
    for (const use of uses)
      for (const site of use.sites) {
        const known = rows.get(site[0]) ?? { use, line: site[0], columns: [] };
        known.columns.push(columnsOf(site));
        rows.set(site[0], known);
      }
    return { path, rows: [...rows.values()].sort((a, b) => a.line - b.line) };
  });
}

function columnsOf([line, column, endLine, endColumn]: Span): [number, number] {
  return [column, endLine > line ? Infinity : endColumn];
}

/** Renders a line with its references marked, without its indentation. */
function markedHtml(text: string, columns: readonly [number, number][], characters: number): string {
  const first = columns[0]?.[0] ?? 1;
  const indent = text.search(/\S|$/);
  // The reference is in sight.
  const skipped = first - 1 > indent + characters * 0.75 ? first - 1 - Math.round(characters / 2) : indent;
  const end = skipped + characters;
  let html = skipped > indent ? '…' : '';
  let at = skipped;
  for (const [from, to] of [...columns].sort((a, b) => a[0] - b[0])) {
    const [start, stop] = [Math.max(at, from - 1), Math.min(text.length, end, to - 1)];
    if (stop <= start) continue;
    html += `${escapeHtml(text.slice(at, start))}<mark>${escapeHtml(text.slice(start, stop))}</mark>`;
    at = stop;
  }
  return html + escapeHtml(text.slice(at, end)) + (text.length > end ? '…' : '');
}
