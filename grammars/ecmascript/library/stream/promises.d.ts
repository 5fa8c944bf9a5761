export function finished(stream: any, options?: any): Promise<void>;
export function pipeline(...streams: any[]): Promise<void>;
