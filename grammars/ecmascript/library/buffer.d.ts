// Made by "npm run libraries" from typescript@6.0.3, @types/node@24.19.2, @types/react@19.2.2, with changes: do not edit.
// Comments were removed, declarations selected and merged, and some replaced by those of upstream/patch. See license-*.txt.
export { Blob, Buffer, File, atob, btoa };
export const kMaxLength: number;
export function isAscii(input: ArrayBuffer | NodeJS.TypedArray): boolean;
export function isUtf8(input: ArrayBuffer | NodeJS.TypedArray): boolean;
export const constants: any;
export function transcode(data: Uint8Array, from: string, to: string): Buffer;
