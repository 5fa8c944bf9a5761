import { artifactPath } from '../model/artifact.ts';
import type { AtlasIndex } from '../model/atlas-index.ts';

/** Returns `llms.txt`, which tells agents how to read the site. All addresses are relative. */
export function llmsText({ repository, operations }: AtlasIndex): string {
  const prerendered = operations.filter(({ urls }) => urls.length > 0);
  return [
    `# Atlas of ${oneLine(repository.name)}`,
    '',
    '> A browsable atlas of a source repository: a page for every file and symbol, and the same data as static JSON.',
    '> Every reference has its location and the rule that resolved it; possible references are listed separately.',
    '',
    'Addresses are relative to this file. Bytes other than plain ASCII are written as `~` and two hex digits. Each entry',
    'of a tree or symbol list contains the address of its page and JSON.',
    '',
    'Every page has a Markdown version: replace `.html` with `.md`. Its links lead to other Markdown versions.',
    '',
    '## Start',
    '',
    `- [Index](${artifactPath.index}): commit, counts, coverage, the shards of symbols, all operations`,
    '- [Overview](index.md), [all files](tree/index.md): Markdown',
    `- [Root directory](${artifactPath.directory('')}): entries and their size in tokens`,
    `- [Files not fully parsed](${artifactPath.incompleteFiles}), [accuracy of resolved references](${artifactPath.accuracy})`,
    `- [OpenAPI](${artifactPath.openapi}): the static JSON, and the operations of \`treeatlas serve\` and \`treeatlas mcp\``,
    `- [Schemas](${artifactPath.schema('index')}): JSON Schema of each artifact and operation`,
    '',
    '## Templates',
    '',
    `- File: ${artifactPath.file('{address}')}`,
    `- Directory: ${artifactPath.directory('{address}')}`,
    ...prerendered.map(
      ({ name, description, urls }) => `- ${name}: ${urls.join(', ')} (${oneLine(description)})`,
    ),
    '',
  ].join('\n');
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
