import { splitAddress } from '../../model/address.ts';
import { artifactPath } from '../../model/artifact.ts';
import { unpackFile, type PackedFile } from '../../model/packed-file.ts';
import { pagePath } from '../../model/page-path.ts';
import { atlasUrl, fetchArtifact } from '../scripts/atlas.ts';

/** Returns the URL of the section of a symbol; undefined if the file has no such symbol. Rejects if there is no such file. */
export async function findSymbol(fileAddress: string, section: string): Promise<string | undefined> {
  const { nodes } = unpackFile(await fetchArtifact<PackedFile>(artifactPath.file(fileAddress)));
  const node = nodes.find((each) => splitAddress(each.address).section === section);
  return node && atlasUrl(pagePath.symbol(node.address));
}

/** Returns the URL of the page of a file. Rejects if there is no such file. */
export async function findFile(fileAddress: string): Promise<string> {
  await fetchArtifact<PackedFile>(artifactPath.file(fileAddress));
  return atlasUrl(pagePath.file(fileAddress));
}
