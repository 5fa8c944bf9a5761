// Buffer is a global here, because most programs use it without an import. Upstream declares it as an interface of the module.
export { Blob, Buffer, File, atob, btoa };
export const constants: any;
export function transcode(data: Uint8Array, from: string, to: string): Buffer;
