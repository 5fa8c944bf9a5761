import { pathAddress } from '../../../model/address.ts';
import { pagePath } from '../../../model/page-path.ts';
import { atlasUrl } from '../../scripts/atlas.ts';
import type { ProseHit } from './prose-hit.ts';
import { labelWithoutTypes } from '../../../query/symbol-label.ts';

interface Answer {
  results: { path: string; startLine: number; qualifiedName: string; kind: string }[];
}

/**
 * Asks the operation `search` of the server. A server has no index of prose, because that would be made again after each edit. Undefined for a
 * static host.
 */
export async function askServer(text: string): Promise<ProseHit[] | undefined> {
  const question = new URLSearchParams({ query: text });
  const response = await fetch(`${atlasUrl('tools/search')}?${question.toString()}`);
  if (!response.ok) return undefined;
  const { results } = (await response.json()) as Answer;
  return results.map(({ path, startLine, qualifiedName, kind }) => ({
    ...{
      title: labelWithoutTypes(qualifiedName, startLine),
      kind,
      path,
      signature: undefined,
      excerpt: [],
      sections: [],
    },
    page: `${pagePath.file(pathAddress(path))}#L${startLine}`,
  }));
}
