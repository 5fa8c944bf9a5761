// Upstream types pipelines by overloads of conditional types.
export function pipeline(...streams: any[]): Promise<void>;
