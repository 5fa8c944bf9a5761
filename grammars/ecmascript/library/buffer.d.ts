export { Blob, Buffer, File, atob, btoa };
export const constants: any;
export const kMaxLength: number;
export function isAscii(data: any): boolean;
export function isUtf8(data: any): boolean;
export function transcode(data: Uint8Array, from: string, to: string): Buffer;
