function local(): void {}
const value = 1;
class Thing {}
type Alias = Thing;
export { local, value as renamed, type Alias };
export { Thing as default };
export const a = 1,
  b = 2;
export let c: number;
export abstract class Base {}
export async function later(): Promise<void> {}
export declare const ambient: number;
export type { Thing as TypeOnly };
export { value as 'string name' };
