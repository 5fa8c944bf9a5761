// Made by "npm run libraries" from typescript@6.0.3, @types/node@24.19.2, @types/react@19.2.2, with changes: do not edit.
// Comments were removed, declarations selected and merged, and some replaced by those of upstream/patch. See license-*.txt.
import { Transform } from 'stream';
export class Hash extends Transform {
  digest(encoding?: string): string & Buffer;
  update(data: any, encoding?: string): this;
  copy(options?: HashOptions): Hash;
}
export class Sign extends Transform {
  sign(key: any, encoding?: string): string & Buffer;
  update(data: BinaryLike): this;
  update(data: string, inputEncoding: Encoding): this;
}
export class Verify extends Transform {
  update(data: any, encoding?: string): this;
  verify(key: KeyLike | VerifyKeyObjectInput | VerifyPublicKeyInput | VerifyRawPublicKeyInput | VerifyJsonWebKeyInput, signature: NodeJS.ArrayBufferView): boolean;
  verify(object: KeyLike | VerifyKeyObjectInput | VerifyPublicKeyInput | VerifyRawPublicKeyInput | VerifyJsonWebKeyInput, signature: string, signatureEncoding?: BinaryToTextEncoding): boolean;
}
export function createHash(algorithm: string, options?: HashOptions): Hash;
export function createHmac(algorithm: string, key: BinaryLike | KeyObject, options?: stream.TransformOptions): Hmac;
export function createPrivateKey(key: PrivateKeyInput | RawPrivateKeyInput | JsonWebKeyInput | string | NodeJS.ArrayBufferView): KeyObject;
export function createPublicKey(key: PublicKeyInput | RawPublicKeyInput | JsonWebKeyInput | string | NodeJS.ArrayBufferView | KeyObject): KeyObject;
export function createSecretKey(key: NodeJS.ArrayBufferView): KeyObject;
export function createSecretKey(key: string, encoding: BufferEncoding): KeyObject;
export function createSign(algorithm: string, options?: stream.WritableOptions): Sign;
export function createVerify(algorithm: string, options?: stream.WritableOptions): Verify;
export function getCiphers(): string[];
export function getHashes(): string[];
export function timingSafeEqual(a: NodeJS.ArrayBufferView, b: NodeJS.ArrayBufferView): boolean;
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
export class KeyObject {
  type: string;
  export(options?: any): string & Buffer;
}
export const webcrypto: Crypto;
export function createCipheriv(algorithm: string, key: any, iv: any, options?: any): Cipher;
export function createDecipheriv(algorithm: string, key: any, iv: any, options?: any): Cipher;
export function generateKeyPairSync(type: string, options?: any): { privateKey: any; publicKey: any; };
export function hash(algorithm: string, data: any, encoding?: string): string & Buffer;
export function pbkdf2Sync(...args: any[]): Buffer;
export function randomBytes(size: number, callback?: (error: Error | null, data: Buffer) => void): Buffer;
export function randomFillSync<T>(data: T): T;
export function randomInt(...args: any[]): number;
export function randomUUID(options?: any): string;
export function scryptSync(...args: any[]): Buffer;
