// Upstream spreads digests and ciphers over many classes and overloads by encoding; these declarations give the members of all of them at once.
import { Transform } from 'stream';
export class Hash extends Transform {
  digest(encoding?: string): string & Buffer;
  update(data: any, encoding?: string): this;
}
export class Hmac extends Transform {
  digest(encoding?: string): string & Buffer;
  update(data: any, encoding?: string): this;
}
export class Cipher extends Transform {
  final(encoding?: string): string & Buffer;
  getAuthTag(): Buffer;
  setAAD(data: any): this;
  setAuthTag(tag: any): this;
  setAutoPadding(on?: boolean): this;
  update(data: any, ...encodings: string[]): string & Buffer;
}
export type Decipher = Cipher;
export class Sign extends Transform {
  sign(key: any, encoding?: string): string & Buffer;
}
export class Verify extends Transform {
  update(data: any, encoding?: string): this;
}
export class KeyObject {
  type: string;
  export(options?: any): string & Buffer;
}
export const webcrypto: Crypto;
export function createCipheriv(algorithm: string, key: any, iv: any, options?: any): Cipher;
export function createDecipheriv(algorithm: string, key: any, iv: any, options?: any): Cipher;
export function generateKeyPairSync(type: string, options?: any): { privateKey: any; publicKey: any };
export function hash(algorithm: string, data: any, encoding?: string): string & Buffer;
export function pbkdf2Sync(...args: any[]): Buffer;
export function randomBytes(size: number, callback?: (error: Error | null, data: Buffer) => void): Buffer;
export function randomFillSync<T>(data: T): T;
export function randomInt(...args: any[]): number;
export function randomUUID(options?: any): string;
export function scryptSync(...args: any[]): Buffer;
