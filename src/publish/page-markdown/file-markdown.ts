import { isImport } from '../../model/kinds.ts';
import { fileOfAddress } from '../../model/address.ts';
import { artifactPath } from '../../model/artifact.ts';
import { endAt, type FileShard } from '../../model/file-shard.ts';
import { pagePath } from '../../model/page-path.ts';
import { edgesOf } from '../../query/shard-edges.ts';
import { count, inlineCode, paragraphs, section } from '../../render/markdown/parts.ts';
import { cutList } from './cut-list.ts';
import { symbolPart } from './symbol-parts.ts';
import { escapeLabel, type MarkdownLinks } from './markdown-links.ts';

export function hasSymbols({ nodes }: FileShard): boolean {
  return nodes.length > 1;
}

/** Returns the addresses of the files that a shard knows to have symbols. */
export function filesWithSymbols(shard: FileShard): ReadonlySet<string> {
  const others = shard.ends.flatMap(({ symbol, address }) =>
    symbol === '' || address === undefined ? [] : [fileOfAddress(address)],
  );
  return new Set([...others, ...(hasSymbols(shard) ? [shard.address] : [])]);
}

/**
 * Returns the Markdown version of the pages of a file: imports, importers, findings, and every symbol with what refers to it.
 * The source is in the JSON.
 */
export function fileMarkdown(shard: FileShard, links: MarkdownLinks): string {
  const { path, address, language, lines, status, nodes } = shard;
  const details = [
    links.linkTo('directory', pagePath.directory(shard.directory)),
    links.linkTo('JSON', artifactPath.file(address)),
  ];
  return paragraphs([
    `# ${escapeLabel(path)}`,
    `${language ?? 'Text'}, ${count(lines, 'line')}, ${count(nodes.length - 1, 'symbol')}, ${status}. ${details.join(', ')}.`,
    section('Imports', imports(shard, links)),
    section('Imported by', importers(shard, links)),
    section(
      'Findings',
      shard.findings.map(
        ({ message, span }) => `- ${span ? `line ${span[0]}: ` : ''}${escapeLabel(message)}`,
      ),
    ),
    ...symbols(shard, links),
  ]);
}

function symbols(shard: FileShard, links: MarkdownLinks): string[] {
  const parts = shard.nodes.map((node, index) => symbolPart(shard, index, node, links)).slice(1);
  return ['## Symbols', ...parts];
}

function imports(shard: FileShard, links: MarkdownLinks): string[] {
  return shard.imports.map(({ source, names, to, span: [line] }) => {
    const target = to === null ? `${inlineCode(source)}, not found` : links.toEnd(shard, endAt(shard, to));
    return `- line ${line}: ${names.length > 0 ? `${escapeLabel(names.join(', '))} from ` : ''}${target}`;
  });
}

function importers(shard: FileShard, links: MarkdownLinks): string[] {
  const from = edgesOf(shard, 0).incoming.filter(({ type }) => isImport(type));
  const ends = [...new Set(from.map((edge) => edge.from))];
  return cutList(ends, (end) => `- ${links.toEnd(shard, endAt(shard, end))}`);
}
