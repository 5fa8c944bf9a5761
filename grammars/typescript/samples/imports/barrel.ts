export * from './lib.ts';
export { default as mainFunction, named as renamedAgain } from './lib.ts';
export * as lib from './lib.ts';
export type { Shape as Form } from './lib.ts';
export * from './more.ts';
