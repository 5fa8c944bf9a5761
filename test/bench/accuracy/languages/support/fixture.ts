import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { answerFor } from '../../judge/claims.ts';
import { evidenceIn } from '../../judge/imports.ts';
import { Inheritance } from '../../judge/inheritance.ts';
import { isLocal, type World } from '../../judge/world.ts';
import { graphOf } from '../../ours/read-export.ts';
import type { Answer } from '../../scip/answer.ts';
import type { ScipDocument } from '../../scip/decode.ts';
import { OracleIndex } from '../../scip/oracle-index.ts';
import { lineOf, nameAt, type FileSyntax, type Place } from '../../syntax/file-syntax.ts';
import { parseSyntax } from '../../syntax/read-syntax.ts';
import type { Language } from '../language.ts';
import { languageOfFile } from '../languages.ts';

/** A small repository whose comments say where calls and imports lead: `// name = path Owner.name, other = outside`. */
export interface Fixture {
  /** Each call and import of the index, as `path:line name = target`. */
  found: string[];
  /** The same from the comments. */
  expected: string[];
  world: World;
}

export async function readFixture(
  folder: string,
  language: Language,
  documentsOf: (sources: ReadonlyMap<string, string>) => ScipDocument[],
): Promise<Fixture> {
  const sources = new Map<string, string>();
  for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort())
    if (languageOfFile(path)) sources.set(path, readFileSync(join(folder, path), 'utf8'));
  const syntaxes = new Map<string, FileSyntax>();
  for (const [path, text] of sources) syntaxes.set(path, await parseSyntax(path, text));
  const oracle = new OracleIndex(language, documentsOf(sources), syntaxes);
  const inheritance = new Inheritance(oracle, syntaxes);
  const graph = graphOf([], language);
  const world: World = { language, oracle, inheritance, syntaxes, graph, read: new Set(sources.keys()) };
  return {
    found: [...syntaxes.values()].flatMap((syntax) => foundIn(world, syntax)),
    expected: [...sources].flatMap(([path, text]) => expectedIn(path, text)),
    world,
  };
}

function expectedIn(path: string, text: string): string[] {
  return text.split('\n').flatMap((line, index) => {
    const comment = /\/\/ (\S+ = .*)$/.exec(line)?.[1];
    return comment?.split(', ').map((each) => `${path}:${index + 1} ${each}`) ?? [];
  });
}

function foundIn(world: World, syntax: FileSyntax): string[] {
  const { path } = syntax;
  const found: [Place, string][] = [];
  for (const place of syntax.calls.keys()) {
    const target = shown(world, answerFor(world, path, place, 'calls'));
    found.push([place, `${nameAt(syntax, place) ?? ''} = ${target}`]);
  }
  const { imports } = world.language;
  for (const site of syntax.modules) {
    const units = imports.resolve(evidenceIn(world), path, site)?.map(({ to }) => imports.unitOf(to));
    const target = units?.length === 0 ? 'outside' : [...new Set(units)].join(' or ');
    found.push([site.start, `${site.text} = ${target}`]);
  }
  return found
    .sort(([first], [second]) => first - second)
    .map(([place, text]) => `${path}:${lineOf(place) + 1} ${text}`);
}

function shown(world: World, answer: Answer): string {
  if (answer.kind !== 'definitions') return answer.kind;
  return answer.entities
    .map((entity) => (isLocal(world, entity) ? 'local' : `${entity.path} ${entity.name}`))
    .join(' or ');
}
