import type { ImageType } from '../../model/image.ts';

export interface ImageHeader {
  type: ImageType;
  width?: number;
  height?: number;
}

/** Reads what an image is from its first bytes; undefined if it is none that browsers show. */
export function readImageHeader(bytes: Uint8Array): ImageHeader | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const text = (from: number, length: number) => String.fromCharCode(...bytes.subarray(from, from + length));
  if (text(0, 8) === '\u0089PNG\r\n\u001a\n' && text(12, 4) === 'IHDR' && bytes.length >= 24)
    return sized('png', view.getUint32(16), view.getUint32(20));
  if (/^GIF8[79]a$/.test(text(0, 6)) && bytes.length >= 10)
    return sized('gif', view.getUint16(6, true), view.getUint16(8, true));
  if (text(0, 3) === '\u00ff\u00d8\u00ff') return jpeg(view);
  if (text(0, 4) === 'RIFF' && text(8, 4) === 'WEBP') return webp(view, text(12, 4));
  if (text(4, 4) === 'ftyp' && /^avi[fs]$/.test(text(8, 4))) return { type: 'avif' };
  if (bytes.length >= 22 && view.getUint32(0) === 0x100 && view.getUint16(4, true) > 0)
    return sized('ico', iconSide(bytes[6]), iconSide(bytes[7]));
  return undefined;
}

/** The largest icons have a zero. */
function iconSide(byte: number | undefined): number {
  return byte === undefined || byte === 0 ? 256 : byte;
}

function sized(type: ImageType, width: number, height: number): ImageHeader {
  return width > 0 && height > 0 ? { type, width, height } : { type };
}

/** Skips from marker to marker to the one with the size. */
function jpeg(view: DataView): ImageHeader {
  for (let at = 2; at + 9 <= view.byteLength && view.getUint8(at) === 0xff;) {
    const marker = view.getUint8(at + 1);
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return sized('jpg', view.getUint16(at + 7), view.getUint16(at + 5));
    const hasNoLength = marker === 0xff || marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8);
    at += hasNoLength ? (marker === 0xff ? 1 : 2) : 2 + Math.max(2, view.getUint16(at + 2));
  }
  return { type: 'jpg' };
}

function webp(view: DataView, kind: string): ImageHeader {
  if (view.byteLength < 30) return { type: 'webp' };
  if (kind === 'VP8X') {
    const three = (at: number) => view.getUint16(at, true) + (view.getUint8(at + 2) << 16);
    return sized('webp', 1 + three(24), 1 + three(27));
  }
  if (kind === 'VP8 ')
    return sized('webp', view.getUint16(26, true) & 0x3fff, view.getUint16(28, true) & 0x3fff);
  if (kind !== 'VP8L') return { type: 'webp' };
  const bits = view.getUint32(21, true);
  return sized('webp', 1 + (bits & 0x3fff), 1 + ((bits >>> 14) & 0x3fff));
}
