import { artifactPath } from '../../model/artifact.ts';
import { endAt, type FileShard } from '../../model/file-shard.ts';
import { pagePath } from '../../model/page-path.ts';
import { edgesOf } from '../../query/shard-edges.ts';
import { count, fence, longestRun, paragraphs, section } from '../../render/markdown/parts.ts';
import { cutList } from './cut.ts';
import { escapeLabel, type TwinLinks } from './links.ts';

/** A file: what it defines, what it imports and who imports it, what went wrong, and its source. */
export function fileTwin(shard: FileShard, links: TwinLinks): string {
  const { path, address, language, lines, status, source, nodes } = shard;
  const place = [
    links.to('directory', pagePath.directory(shard.directory)),
    links.to('JSON', artifactPath.file(address)),
  ];
  return paragraphs([
    `# ${escapeLabel(path)}`,
    `${language ?? 'Text'}, ${count(lines, 'line')}, ${count(nodes.length - 1, 'symbol')}, ${status}. ${place.join(', ')}.`,
    status === 'text' ? 'Its language is not supported: it has no symbols and no edges.' : '',
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

function symbols({ nodes }: FileShard, links: TwinLinks): string[] {
  const depths: number[] = [];
  return nodes
    .map((node, index) => {
      depths[index] = node.parent === null ? -1 : (depths[node.parent] ?? -1) + 1;
      const signature = node.signature === undefined ? '' : `: ${code(node.signature)}`;
      return `${'  '.repeat(Math.max(0, depths[index]))}- ${links.toEnd(node)}, line ${node.nameSpan[0]}${signature}`;
    })
    .slice(1);
}

function imports(shard: FileShard, links: TwinLinks): string[] {
  return shard.imports.map(({ source, names, to, span: [line] }) => {
    const target = to === null ? 'not found' : links.toEnd(endAt(shard, to));
    const taken = names.length > 0 ? ` (${escapeLabel(names.join(', '))})` : '';
    return `- line ${line}: ${code(source)}${taken} → ${target}`;
  });
}

function importers(shard: FileShard, links: TwinLinks): string[] {
  const from = edgesOf(shard, 0).incoming.filter(({ type }) => type === 'IMPORTS' || type === 'EXPORTS');
  const ends = [...new Set(from.map((edge) => edge.from))];
  return cutList(ends, (end) => `- ${links.toEnd(endAt(shard, end))}`);
}

/** A line of code in a line of text. */
export function code(text: string): string {
  const line = text.replace(/\s+/g, ' ');
  const ticks = '`'.repeat(longestRun(line) + 1);
  const gap = ticks.length > 1 ? ' ' : '';
  return ticks + gap + line + gap + ticks;
}
