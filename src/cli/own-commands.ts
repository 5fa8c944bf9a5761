import { InvalidArgumentError, Option, type Command } from 'commander';
import { withConfigOptions, type ConfigOptions } from './config-options.ts';
import type { Faces } from './faces.ts';
import { modelOption } from './model-of.ts';
import type { Terminal } from './terminal.ts';

export interface IndexOptions extends ConfigOptions {
  workers?: number;
  json?: boolean;
  dryRun?: boolean;
  /** Absent where `--no-git` is. */
  git?: boolean;
  untracked?: boolean;
  failOn?: 'secrets';
}

export interface BuildOptions extends IndexOptions {
  out?: string;
  model?: string;
  force?: boolean;
  inPlace?: boolean;
  history?: number | 'tags';
}

export interface ServeOptions extends ConfigOptions {
  model?: string;
  host: string;
  port: number;
  toolset: string;
  text?: boolean;
}

export interface McpOptions extends ServeOptions {
  checkout?: string | boolean;
  http?: boolean;
}

export interface ReadOptions extends ConfigOptions {
  path?: string;
  json?: boolean;
  whole?: boolean;
}

export interface CleanOptions {
  all?: boolean;
}

export interface ExportOptions extends IndexOptions {
  format: string;
  level?: string;
  output?: string;
  projectRoot?: string;
}

/** The commands that are no questions. What does the work is loaded when a command runs. */
export function addOwnCommands(program: Command, terminal: Terminal, faces: Faces): void {
  program.commandsGroup('Make:');

  indexing(program.command('build [path]'))
    .summary('make the atlas: web site and JSON')
    .description(
      'Makes the atlas of a repository: a folder of static files for any web server, GitHub Pages included.',
    )
    .option(
      '-o, --out <dir>',
      'output folder (default: "atlas" in the repository, or what the configuration says)',
    )
    .option(...modelOption)
    .option('--force', 'write into a folder with files that no build of yours wrote')
    .option(
      '--in-place',
      'update the output file by file instead of replacing the folder, for a server or container that holds the folder itself',
    )
    .option(
      '--history <n|tags>',
      'commits to include for comparisons: the newest n, or those with a tag (default: none)',
      keptHistory,
    )
    .action(async (path: string | undefined, options: BuildOptions) => {
      const { build } = await import('./commands/build.ts');
      await build(terminal, path ?? '.', options);
    });

  listening(program.command('serve [path]'))
    .summary('read it in a browser while you work')
    .description(
      'Serves the atlas of a repository. Pages are rendered on request and reload when files change.',
    )
    .action(async (path: string | undefined, options: ServeOptions) => {
      const { serve } = await import('./commands/serve.ts');
      await serve(terminal, faces, path ?? '.', { ...options, pages: true });
    });

  listening(program.command('mcp [path]'))
    .summary('answer agents over MCP')
    .description(
      'Serves a repository, the folder of an atlas or a published atlas to agents over the Model Context Protocol.',
    )
    .option(
      '--checkout <dir>',
      'checkout whose changed files are laid over a published atlas (default: the current folder, if it has the commit of the atlas)',
    )
    .option('--no-checkout', 'use a published atlas without local changes')
    .option('--http', 'over Streamable HTTP instead of standard input and output')
    .action(async (path: string | undefined, options: McpOptions) => {
      const { mcp } = await import('./commands/mcp.ts');
      await mcp(terminal, faces, path ?? '.', options);
    });

  withConfigOptions(program.command('read <file>'))
    .summary('the skeleton of a file of code, any other file whole')
    .description(
      'Prints a file for an agent: the skeleton of code, with lines and dependencies; any other file whole.',
    )
    .option('--path <dir>', 'repository, folder of an atlas or its address (default: the current folder)')
    .option('--whole', 'print the whole file, even if it is code')
    .option('--json', 'print the skeleton as JSON')
    .action(async (file: string, options: ReadOptions) => {
      const { read } = await import('./commands/read.ts');
      await read(terminal, file, options);
    });

  indexing(program.command('index [path]'))
    .summary('read the repository and fill the cache')
    .description(
      'Analyses the repository and fills the cache, so that later commands are fast. Writes no site.',
    )
    .option('--dry-run', 'analyse and count everything, but write nothing, not even the cache')
    .action(async (path: string | undefined, options: IndexOptions) => {
      const { index } = await import('./commands/index.ts');
      await index(terminal, path ?? '.', options);
    });

  program
    .command('clean [path]')
    .summary('delete the cache')
    .description('Deletes the caches. Built sites are kept.')
    .option('--all', 'delete the caches of all repositories and of published atlases')
    .action(async (path: string | undefined, options: CleanOptions) => {
      const { clean } = await import('./commands/clean.ts');
      await clean(terminal, path, options);
    });

  indexing(program.command('export [path]'))
    .summary('hand the whole graph to other tools')
    .description('Writes every node and edge of a repository, or of the folder of an atlas.')
    .option('-f, --format <name>', 'output format: ndjson, scip, graphml or dot', 'ndjson')
    .option(
      '-l, --level <name>',
      'level of detail of graphml and dot: files or symbols (default: symbols in graphml, files in dot)',
    )
    .option('-O, --output <file>', 'output file (default: standard output)')
    .option(
      '--project-root <dir>',
      'location of the repository as written into scip (default: its folder; for an atlas, the current folder)',
    )
    .action(async (path: string | undefined, options: ExportOptions) => {
      const { exportGraph } = await import('./commands/export.ts');
      await exportGraph(terminal, path ?? '.', options);
    });
}

function indexing(command: Command): Command {
  return withConfigOptions(command)
    .option(
      '-w, --workers <n>',
      'number of worker processes and threads (default: the number of cores)',
      positive,
    )
    .option('--json', 'print the summary as JSON')
    .option('--no-git', 'list files without git: all but those that a .gitignore excludes')
    .option('--untracked', 'also files that git neither tracks nor ignores')
    .addOption(
      new Option(
        '--fail-on <what>',
        'end with exit code 4, before anything is published, where there are some',
      ).choices(['secrets']),
    );
}

function listening(command: Command): Command {
  return withConfigOptions(command)
    .option('-p, --port <n>', 'port to listen on; 0 takes any that is free', port, 4400)
    .option(...modelOption)
    .option('--host <name>', 'address to listen on', '127.0.0.1')
    .option('--toolset <name>', 'tools that MCP lists: default, all or aliases; all can be called', 'default')
    .option('--text', 'answer with text instead of JSON over MCP, at a third of the tokens');
}

function keptHistory(text: string): number | 'tags' {
  return text === 'tags' ? text : positive(text);
}

function positive(text: string): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value < 1)
    throw new InvalidArgumentError('It is a whole number from 1 on.');
  return value;
}

function port(text: string): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value < 0 || value > 65_535)
    throw new InvalidArgumentError('Ports are 0 to 65535.');
  return value;
}
