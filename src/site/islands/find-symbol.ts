import { sectionId } from '../../model/address.ts';
import { artifactPath } from '../../model/artifact.ts';
import { pagePath } from '../../model/page-path.ts';
import type { PublishedFile } from '../../model/published-file.ts';
import { atlasUrl, fetchArtifact } from '../scripts/atlas.ts';

/** Returns the URL of the section of a symbol; undefined if the file has no such symbol. Rejects if there is no such file. */
export async function findSymbol(fileAddress: string, section: string): Promise<string | undefined> {
  const { symbols } = await fetchArtifact<PublishedFile>(artifactPath.file(fileAddress));
  // The key of a symbol is its qualified name. That of a page is encoded.
  const symbol = Object.hasOwn(symbols, section)
    ? symbols[section]
    : Object.values(symbols).find(({ address }) => sectionId(address) === `.${section}`);
  return symbol && atlasUrl(pagePath.symbol(symbol.address));
}

/** Returns the URL of the page of a file. Rejects if there is no such file. */
export async function findFile(fileAddress: string): Promise<string> {
  await fetchArtifact(artifactPath.file(fileAddress));
  return atlasUrl(pagePath.file(fileAddress));
}
