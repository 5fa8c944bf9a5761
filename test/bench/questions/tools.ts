import { join } from 'node:path';
import { root } from '../../../src/dev/process.ts';
import { codegraph, installCodegraph, ownNode } from '../support/codegraph.ts';
import { installNpm } from '../support/fetch/install-npm.ts';

/** What is asked about, in the words that each tool takes. */
export interface Subject {
  /** Id of a symbol that much of the code uses, its name, and its file. */
  id: string;
  /** Id of another one, in another file if there is one. */
  otherId: string;
  name: string;
  path: string;
  folder: string;
}

export const questions = [
  'version',
  'definition',
  'references',
  'calls',
  'symbol',
  'impact',
  'directory',
  'overview',
  'search',
  'grep',
  'regular expression',
  'imports',
  'dependencies',
  'path between',
  'affected tests',
  'symbols',
  'read',
  'dead code',
] as const;
export type Question = (typeof questions)[number];

/** A program that answers questions about a repository from what it has stored. */
export interface Tool {
  name: string;
  env: Record<string, string>;
  /** The commands that bring what is stored up to date, for a tool that does not do it when asked. */
  update: readonly (readonly string[])[];
  /** Undefined for what it is not made for. */
  command(question: Question, subject: Subject): readonly string[] | undefined;
}

export function treeatlas(cacheFolder: string): Tool {
  const program = [process.execPath, join(root, 'dist', 'bin.js')];
  const commands: Record<Question, (subject: Subject) => string[]> = {
    version: () => ['--version'],
    definition: ({ name }) => ['find', name],
    references: ({ id }) => ['find-references', id],
    calls: ({ id }) => ['call-graph', id],
    symbol: ({ id }) => ['get-node', id],
    impact: ({ id }) => ['impact', id],
    directory: ({ folder }) => ['code-tree', folder],
    overview: () => ['overview'],
    search: ({ name }) => ['search', `how is ${name} made`],
    grep: ({ name }) => ['grep', name],
    'regular expression': () => ['grep', '\\b\\w+Error\\b'],
    imports: ({ path }) => ['imports', path],
    dependencies: ({ path }) => ['get-dependencies', path],
    'path between': ({ id, otherId }) => ['path-between', otherId, id],
    'affected tests': ({ path }) => ['affected-tests', path],
    symbols: () => ['list-symbols'],
    read: ({ path }) => ['read', path],
    'dead code': () => ['dead-code'],
  };
  return {
    name: 'Treeatlas',
    env: { XDG_CACHE_HOME: cacheFolder },
    update: [],
    command: (question, subject) => [...program, ...commands[question](subject)],
  };
}

export async function optave(folder: string): Promise<Tool> {
  const binary = await installCodegraph(folder);
  const commands: Partial<Record<Question, (subject: Subject) => string[]>> = {
    version: () => ['--version'],
    definition: ({ name }) => ['where', name],
    references: ({ name }) => ['query', name],
    calls: ({ name }) => ['flow', name],
    symbol: ({ name }) => ['context', name],
    impact: ({ name }) => ['fn-impact', name],
    directory: ({ folder: path }) => ['structure', path],
    overview: () => ['map'],
    read: ({ path }) => ['brief', path],
    'dead code': () => ['roles', '--role', 'dead'],
  };
  return {
    name: codegraph.package,
    env: ownNode(),
    update: [[binary, 'build', '.']],
    command: (question, subject) => withBinary(binary, commands[question]?.(subject)),
  };
}

const colby = { name: '@colbymchenry/codegraph', version: '1.6.1' };

export async function colbymchenry(folder: string): Promise<Tool> {
  const home = await installNpm(join(folder, 'rivals', `colbymchenry-${colby.version}`), [
    `${colby.name}@${colby.version}`,
  ]);
  const binary = join(home, 'node_modules', '.bin', 'codegraph');
  const commands: Partial<Record<Question, (subject: Subject) => string[]>> = {
    version: () => ['--version'],
    definition: ({ name }) => ['query', name],
    references: ({ name }) => ['callers', name],
    calls: ({ name }) => ['callees', name],
    symbol: ({ name }) => ['node', name],
    impact: ({ name }) => ['impact', name],
    directory: () => ['files'],
    overview: () => ['status'],
    search: ({ name }) => ['explore', `how is ${name} made`],
  };
  return {
    name: colby.name,
    // Nothing is fetched except by npm.
    env: { CODEGRAPH_NO_DOWNLOAD: '1', CODEGRAPH_TELEMETRY: '0', CODEGRAPH_NO_DAEMON: '1' },
    update: [
      [binary, 'init', '--yes', '.'],
      [binary, 'sync', '.'],
    ],
    command: (question, subject) => withBinary(binary, commands[question]?.(subject)),
  };
}

function withBinary(binary: string, args: readonly string[] | undefined): readonly string[] | undefined {
  return args && [binary, ...args];
}
