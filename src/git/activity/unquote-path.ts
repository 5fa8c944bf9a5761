const escapes: Readonly<Record<string, number>> = { a: 7, b: 8, t: 9, n: 10, v: 11, f: 12, r: 13 };

/**
 * Decodes a path in a patch. Git quotes it and uses C escapes if it holds characters that would break the
 * line.
 */
export function unquotePath(written: string): string {
  if (!written.startsWith('"') || !written.endsWith('"')) return written;
  const bytes: number[] = [];
  const parts = written.slice(1, -1).matchAll(/\\([0-7]{3})|\\(.)|([^\\]+)/gs);
  for (const [, octal, escape, plain] of parts) {
    if (octal !== undefined) bytes.push(Number.parseInt(octal, 8));
    else if (escape !== undefined) bytes.push(escapes[escape] ?? escape.charCodeAt(0));
    else bytes.push(...Buffer.from(plain ?? ''));
  }
  return Buffer.from(bytes).toString();
}
