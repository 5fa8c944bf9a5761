import GithubSlugger from 'github-slugger';
import type { Nodes } from './element.ts';
import { endOfIndented, isBlank } from './lines.ts';

/** The definitions of a document, for references from anywhere in it. */
export interface RstNames {
  /** Addresses by normalised name. Those inside of the document begin with `#`. */
  targets: Map<string, string>;
  /** Addresses of `__` references, in order. */
  anonymous: string[];
  /** Directives by the normalised name of their substitution. */
  substitutions: Map<string, { directive: string; argument: string; lines: string[] }>;
}

export interface RstContext extends RstNames {
  /** Characters of title lines in the order of their levels; with a space if they are above and below. */
  titleStyles: string[];
  depth: number;
  /** Whether it is a docstring, in which people also write fenced code, and whose unknown directives are shown without their marks. */
  isDocstring: boolean;
  /** How many characters substitutions have put in. */
  substituted: number;
  /** How many of the `__` references have been read. */
  anonymousRead: number;
  parseBlocks(lines: readonly string[], context: RstContext): Nodes;
}

/** Names are compared without case and with single spaces. */
export function normalName(name: string): string {
  return name.replace(/\\(.)/g, '$1').replace(/\s+/g, ' ').trim().toLowerCase();
}

/** Removes the backslashes of escapes, and spaces that are escaped. */
export function unescaped(source: string): string {
  return source.replace(/\\(\s|(.))/gs, '$2');
}

export function sectionSlug(title: string): string {
  return new GithubSlugger().slug(title);
}

const explicit =
  /^\s*\.\. (?:_(`[^`]+`|(?![ _])(?:\\.|[^:\\]|:(?! |$))+):|(__):|\|([^|]+)\| +([\w:-]+)::)(?: +(.*))?$/;

/** Collects the targets and substitutions of a document, which may be defined below their use. */
export function collectNames(lines: readonly string[]): RstNames {
  const names: RstNames = { targets: new Map(), anonymous: [], substitutions: new Map() };
  const chained: string[] = [];
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] ?? '';
    const short = /^\s*__ +(\S.*)$/.exec(line)?.[1];
    if (short !== undefined) names.anonymous.push(short);
    const title = titleAbove(lines, at);
    if (title !== undefined) addSection(names, title, chained);
    const [, target, anonymous, substitution, directive = '', rest = ''] = explicit.exec(line) ?? [];
    const end = endOfIndented(lines, at + 1, line.length - line.trimStart().length + 1);
    if (substitution !== undefined)
      names.substitutions.set(normalName(substitution), {
        directive,
        argument: rest,
        lines: lines.slice(at + 1, end),
      });
    else if (target !== undefined || anonymous !== undefined) {
      const address = [rest, ...lines.slice(at + 1, end)].map((each) => each.trim()).join('');
      if (anonymous !== undefined) names.anonymous.push(address);
      else {
        const name = normalName((target ?? '').replace(/^`|`$/g, ''));
        names.targets.set(name, address === '' ? `#${sectionSlug(name)}` : address);
        if (address === '') chained.push(name);
      }
    } else if (!isBlank(line) && !isTitleLine(line) && !isTitleLine(lines[at + 1])) chained.length = 0;
  }
  resolveChains(names.targets);
  return names;
}

/** A target right above a section is the section. */
function addSection(names: RstNames, title: string, chained: string[]): void {
  const address = `#${sectionSlug(title)}`;
  for (const name of chained) names.targets.set(name, address);
  chained.length = 0;
  if (!names.targets.has(normalName(title))) names.targets.set(normalName(title), address);
}

/** A target may have another one as its address: `.. _a: b_`. */
function resolveChains(targets: Map<string, string>): void {
  for (const [name, address] of targets) {
    let at = address;
    for (let step = 0; step < 8 && /^(`[^`<]+`|[\w.-]+)_$/.test(at); step++)
      at = targets.get(normalName(at.slice(0, -1).replace(/^`|`$/g, ''))) ?? '';
    if (at !== '') targets.set(name, at);
  }
}

export function isTitleLine(line: string | undefined): boolean {
  return /^([!-/:-@[-`{-~])\1+$/.test(line ?? '');
}

/** The title whose line of characters is at `at`, below it. */
function titleAbove(lines: readonly string[], at: number): string | undefined {
  const title = lines[at - 1];
  const line = lines[at] ?? '';
  if (isBlank(title) || !isTitleLine(line) || isTitleLine(title)) return undefined;
  return line.length >= Math.min(4, title?.trim().length ?? 0) ? title?.trim() : undefined;
}
