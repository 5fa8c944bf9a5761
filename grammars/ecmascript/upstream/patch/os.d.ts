// Upstream types constants and structures in namespaces and generics that no member lookup needs.
export const constants: any;
export function arch(): string;
export function cpus(): { model: string; speed: number; times: any }[];
export function networkInterfaces(): Record<string, { address: string; family: string; internal: boolean }[]>;
export function platform(): string;
export function userInfo(options?: any): { homedir: string; shell: string; uid: number; username: string };
