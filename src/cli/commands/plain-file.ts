import { resolve, sep } from 'node:path';
import { errorCode } from '../../base/error-code.ts';
import { readRegularFile } from '../../base/read-regular-file.ts';
import { createSecretSearch, maskFound } from '../../features/secrets/secret-search.ts';
import { InputError } from '../../host/input-error.ts';
import { isBinary } from '../../indexer/discover/binary.ts';
import { decodeText } from '../../indexer/discover/decode.ts';
import { readImageHeader } from '../../indexer/images/image-header.ts';
import { formatSize } from '../progress.ts';

/**
 * Reads a file that the atlas does not hold: one that is ignored, too large or elsewhere. The user may read it anyway, but a
 * program that runs this may send it on, so secrets are masked. Throws `InputError` for a file without text.
 */
export async function readPlainFile(cwd: string, file: string): Promise<string> {
  const bytes = await readBytes(cwd, file);
  if (isBinary(bytes)) {
    throw new InputError(
      `${file} is ${describeBinary(bytes)}, which has no text to print. It is ${resolve(cwd, file)}; open it with another program.`,
    );
  }
  const { text } = decodeText(bytes);
  const found = createSecretSearch().search(file.split(sep).join('/'), text);
  if (found?.kind === 'file') {
    throw new InputError(
      `${file} looks like a file of secrets (${found.rule}), which are not printed. Open it with another program.`,
    );
  }
  return maskFound(text, found);
}

/** Names the kind and the size of a file: `an image (png) of 64 × 64 pixels and 1.2 KB`. */
function describeBinary(bytes: Uint8Array): string {
  const size = formatSize(bytes.length);
  const image = readImageHeader(bytes);
  if (!image) return `a binary file of ${size}`;
  const { type, width, height } = image;
  return width === undefined || height === undefined
    ? `an image (${type}) of ${size}`
    : `an image (${type}) of ${width} × ${height} pixels and ${size}`;
}

async function readBytes(cwd: string, file: string): Promise<Uint8Array> {
  try {
    return await readRegularFile(resolve(cwd, file), { followLinks: true });
  } catch (cause) {
    // The general advice about permissions is for what is written.
    if (errorCode(cause) === 'EACCES')
      throw new InputError(
        `${file} cannot be read: permission denied. Change its permissions, or name another file.`,
      );
    throw new InputError(
      `${file} does not exist or cannot be read. Name a file, relative to the current folder.`,
      { cause },
    );
  }
}
