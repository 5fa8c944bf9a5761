import { artifactPath, type PlannedArtifact } from '../../model/artifact.ts';
import type { ImageShard } from '../../model/image.ts';
import { parentPath } from '../../model/path.ts';
import type { ImageFile, Images } from '../images/images.ts';
import type { PathAddresses } from './addresses.ts';

/** The artifact of an image, which is read when the artifact is made, so that only one is in memory. */
export function imageArtifact(
  file: ImageFile,
  images: Pick<Images, 'read'>,
  addresses: PathAddresses,
): PlannedArtifact {
  const { path, size } = file;
  const address = addresses.file(path);
  const make = async (): Promise<ImageShard> => ({
    path,
    address,
    directory: addresses.directory(parentPath(path)),
    bytes: size,
    ...(await images.read(file)),
  });
  return { path: artifactPath.image(address), key: undefined, make };
}
