import { artifactPath } from '../model/artifact.ts';
import type { AtlasIndex } from '../model/atlas-index.ts';

/** `llms.txt`: what an agent that comes upon the site must know to read it. Relative addresses throughout. */
export function llmsText({ repository, operations }: AtlasIndex): string {
  const prerendered = operations.filter(({ urls }) => urls.length > 0);
  return [
    `# Atlas of ${oneLine(repository.name)}`,
    '',
    '> A browsable atlas of a source repository: every file, symbol and edge as a page, and the same as static JSON.',
    '> Every edge shows where it was seen and by which rule it was resolved; what is not certain is listed apart.',
    '',
    'Addresses are relative to this file. In an address, all that is not plain ASCII is written as `~` and two hex',
    'digits a byte; every entry of a tree or symbol list names the address of its page and JSON.',
    '',
    'Every page has a Markdown twin beside it, whose links lead to other twins: `.md` in place of `.html`.',
    '',
    '## Start',
    '',
    `- [Index](${artifactPath.index}): commit, counts, coverage, the shards of symbols, all operations`,
    '- [Overview](index.md), [all files](tree/index.md): the same as Markdown, to read on from',
    `- [Root directory](${artifactPath.directory('')}): what is in it, and what each part costs to read in tokens`,
    `- [What was not read](${artifactPath.unparsed}), [how accurate certain edges are](${artifactPath.accuracy})`,
    `- [OpenAPI](${artifactPath.openapi}): all of this, and the questions that \`treeatlas serve\` and \`treeatlas mcp\` answer`,
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
