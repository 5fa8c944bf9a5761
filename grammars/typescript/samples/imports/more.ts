import { Thing } from './barrel.ts';
export const more = (): Thing => new Thing();
export * from './barrel.ts';
