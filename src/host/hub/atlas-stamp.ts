import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { digest } from '../../base/digest.ts';
import { readRegularFileSync } from '../../base/read-regular-file.ts';
import { artifactPath } from '../../model/artifact.ts';
import { isUrl } from '../is-url.ts';

const named = [artifactPath.index, artifactPath.packages, artifactPath.interface('index')];

/**
 * Returns the digest of the files of an atlas that say all about its tables, without parsing them; undefined for an atlas on a server, or if one of the files
 * cannot be read.
 */
export function atlasStamp(place: string): string | undefined {
  if (isUrl(place) || existsSync(join(place, '.git'))) return undefined;
  try {
    return digest(...named.map((path) => readRegularFileSync(join(place, path))));
  } catch {
    return undefined;
  }
}
