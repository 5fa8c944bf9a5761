import { artifactPath } from '../../model/artifact.ts';
import { endAt, type FileShard } from '../../model/file-shard.ts';
import { pagePath } from '../../model/page-path.ts';
import { edgesOf } from '../../query/shard-edges.ts';
import { count, fence, longestRun, paragraphs, section } from '../../render/markdown/parts.ts';
import { cutList } from './cut-list.ts';
import { escapeLabel, type MarkdownLinks } from './markdown-links.ts';

/** Returns the Markdown version of a file's page: symbols, imports, importers, findings and source. */
export function fileMarkdown(shard: FileShard, links: MarkdownLinks): string {
  const { path, address, language, lines, status, source, nodes } = shard;
  const details = [
    links.linkTo('directory', pagePath.directory(shard.directory)),
    links.linkTo('JSON', artifactPath.file(address)),
  ];
  return paragraphs([
    `# ${escapeLabel(path)}`,
    `${language ?? 'Text'}, ${count(lines, 'line')}, ${count(nodes.length - 1, 'symbol')}, ${status}. ${details.join(', ')}.`,
    status === 'text' ? 'This language is not supported: the file has no symbols and no references.' : '',
    section('Symbols', symbols(shard, links)),
    section('Imports', imports(shard, links)),
    section('Imported by', importers(shard, links)),
    section(
      'Findings',
      shard.findings.map(
        ({ message, span }) => `- ${span ? `line ${span[0]}: ` : ''}${escapeLabel(message)}`,
      ),
    ),
    `## Source\n\n${fence(source, language ?? '')}`,
  ]);
}

function symbols({ nodes }: FileShard, links: MarkdownLinks): string[] {
  const depths: number[] = [];
  return nodes
    .map((node, index) => {
      depths[index] = node.parent === null ? -1 : (depths[node.parent] ?? -1) + 1;
      const signature = node.signature === undefined ? '' : `: ${code(node.signature)}`;
      return `${'  '.repeat(Math.max(0, depths[index]))}- ${links.toEnd(node)}, line ${node.nameSpan[0]}${signature}`;
    })
    .slice(1);
}

function imports(shard: FileShard, links: MarkdownLinks): string[] {
  return shard.imports.map(({ source, names, to, span: [line] }) => {
    const target = to === null ? 'not found' : links.toEnd(endAt(shard, to));
    const taken = names.length > 0 ? ` (${escapeLabel(names.join(', '))})` : '';
    return `- line ${line}: ${code(source)}${taken} → ${target}`;
  });
}

function importers(shard: FileShard, links: MarkdownLinks): string[] {
  const from = edgesOf(shard, 0).incoming.filter(({ type }) => type === 'IMPORTS' || type === 'EXPORTS');
  const ends = [...new Set(from.map((edge) => edge.from))];
  return cutList(ends, (end) => `- ${links.toEnd(endAt(shard, end))}`);
}

/** Formats text as inline code. Line breaks become spaces. */
export function code(text: string): string {
  const line = text.replace(/\s+/g, ' ');
  const ticks = '`'.repeat(longestRun(line) + 1);
  const gap = ticks.length > 1 ? ' ' : '';
  return ticks + gap + line + gap + ticks;
}
