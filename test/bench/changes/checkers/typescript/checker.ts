// A process that type-checks a project again and again, each time with one changed file: see `run-checker.ts` for what it is sent.
import { join, relative, sep } from 'node:path';
import { createInterface } from 'node:readline';
import ts from 'typescript';
import type { CheckerError } from '../../definition.ts';
import { definitionsOf } from './definitions.ts';
import { linesOfPlace } from './lines-of-place.ts';

const [folder = '', project = ''] = process.argv.slice(2);
const parsed = ts.getParsedCommandLineOfConfigFile(join(folder, project), undefined, {
  ...ts.sys,
  onUnRecoverableConfigFileDiagnostic: (problem) => {
    throw new Error(ts.flattenDiagnosticMessageText(problem.messageText, '\n'));
  },
});
if (!parsed) throw new Error(`The project ${project} cannot be read.`);

const host = ts.createCompilerHost(parsed.options, true);
const readSourceFile = host.getSourceFile.bind(host);
const kept = new Map<string, ts.SourceFile | undefined>();
let changed: { file: string; source: ts.SourceFile } | undefined;
host.getSourceFile = (file, options) => {
  if (changed?.file === file) return changed.source;
  if (!kept.has(file)) kept.set(file, readSourceFile(file, options));
  return kept.get(file);
};

let program = ts.createProgram({ rootNames: parsed.fileNames, options: parsed.options, host });
const sources = program.getSourceFiles().filter(isOwn);
answer({
  checker: `TypeScript ${ts.version}`,
  definitions: sources
    .filter(({ isDeclarationFile }) => !isDeclarationFile)
    .flatMap((source) => definitionsOf(source, pathOf(source))),
  errors: errorsOf(program),
  lines: sources.reduce((sum, source) => sum + source.getLineStarts().length, 0),
});

for await (const line of createInterface({ input: process.stdin })) {
  const { path, text } = JSON.parse(line) as { path: string; text: string };
  const file = join(folder, path);
  const old = kept.get(file);
  if (!old) throw new Error(`${path} is no file of the project.`);
  changed = {
    file,
    source: ts.createSourceFile(file, text, parsed.options.target ?? ts.ScriptTarget.ESNext, true),
  };
  program = ts.createProgram({
    rootNames: parsed.fileNames,
    options: parsed.options,
    host,
    oldProgram: program,
  });
  const hasSyntaxError = program.getSyntacticDiagnostics(program.getSourceFile(file)).length > 0;
  answer({ hasSyntaxError, errors: hasSyntaxError ? [] : errorsOf(program) });
  changed = undefined;
}

function errorsOf(of: ts.Program): CheckerError[] {
  return of
    .getSourceFiles()
    .filter(isOwn)
    .flatMap((source) => of.getSemanticDiagnostics(source))
    .flatMap(({ file, start, length, messageText, category }) => {
      if (!file || start === undefined || category !== ts.DiagnosticCategory.Error) return [];
      return [
        {
          path: pathOf(file),
          line: file.getLineAndCharacterOfPosition(start).line + 1,
          lines: linesOfPlace(file, start, start + (length ?? 0)),
          message: ts.flattenDiagnosticMessageText(messageText, '\n').split('\n')[0] ?? '',
        },
      ];
    });
}

function isOwn({ fileName }: ts.SourceFile): boolean {
  return !relative(folder, fileName).startsWith('..') && !fileName.includes('/node_modules/');
}

function pathOf({ fileName }: ts.SourceFile): string {
  return relative(folder, fileName).split(sep).join('/');
}

function answer(value: unknown): void {
  process.stdout.write(`${JSON.stringify(value)}\n`);
}
