import { lookup } from 'mrmime';

export function contentType(path: string): string {
  const type = lookup(path) ?? 'application/octet-stream';
  return /^text\/|json$|[+/]xml$/.test(type) ? `${type}; charset=utf-8` : type;
}
