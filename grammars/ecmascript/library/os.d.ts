// Made by "npm run libraries" from typescript@6.0.3, @types/node@24.19.2, @types/react@19.2.2, with changes: do not edit.
// Comments were removed, declarations selected and merged, and some replaced by those of upstream/patch. See license-*.txt.
export const EOL: string;
export const devNull: string;
export function availableParallelism(): number;
export function endianness(): "BE" | "LE";
export function freemem(): number;
export function homedir(): string;
export function hostname(): string;
export function loadavg(): number[];
export function machine(): string;
export function release(): string;
export function tmpdir(): string;
export function totalmem(): number;
export function type(): string;
export function uptime(): number;
export function version(): string;
export const constants: any;
export function arch(): string;
export function cpus(): { model: string; speed: number; times: any; }[];
export function networkInterfaces(): Record<string, { address: string; family: string; internal: boolean; }[]>;
export function platform(): string;
export function userInfo(options?: any): { homedir: string; shell: string; uid: number; username: string; };
