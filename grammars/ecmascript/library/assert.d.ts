// Made by "npm run libraries" from typescript@6.0.3, @types/node@24.19.2, @types/react@19.2.2, with changes: do not edit.
// Comments were removed, declarations selected and merged, and some replaced by those of upstream/patch. See license-*.txt.
export = assert;
export function assert(value: any, message?: any): void;
export namespace assert {
  class AssertionError extends Error {
    constructor(options?: any);
    actual: any;
    code: string;
    expected: any;
    generatedMessage: boolean;
    operator: string;
  }
  const strict: typeof assert;
  function deepEqual(actual: any, expected: any, message?: any): void;
  function deepStrictEqual(actual: any, expected: any, message?: any): void;
  function doesNotMatch(text: string, pattern: RegExp, message?: any): void;
  function doesNotThrow(callback: () => any, ...rest: any[]): void;
  function equal(actual: any, expected: any, message?: any): void;
  function fail(message?: any): void;
  function ifError(value: any): void;
  function match(text: string, pattern: RegExp, message?: any): void;
  function notDeepEqual(actual: any, expected: any, message?: any): void;
  function notDeepStrictEqual(actual: any, expected: any, message?: any): void;
  function notEqual(actual: any, expected: any, message?: any): void;
  function notStrictEqual(actual: any, expected: any, message?: any): void;
  function ok(value: any, message?: any): void;
  function partialDeepStrictEqual(actual: any, expected: any, message?: any): void;
  function strictEqual(actual: any, expected: any, message?: any): void;
  function throws(callback: () => any, ...rest: any[]): void;
  function doesNotReject(callback: any, ...rest: any[]): Promise<void>;
  function rejects(callback: any, ...rest: any[]): Promise<void>;
}
