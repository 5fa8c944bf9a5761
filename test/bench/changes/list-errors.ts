import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { JudgedChange } from './judge.ts';

/** Every missed and wrong place of a repository as text, below the change that it belongs to. `root` is the repository. */
export async function listErrors(judged: readonly JudgedChange[], root: string): Promise<string> {
  const texts = new Map<string, string[]>();
  const lineOf = async (path: string, line: number): Promise<string> => {
    const lines = texts.get(path) ?? (await readFile(join(root, path), 'utf8')).split('\n');
    texts.set(path, lines);
    return (lines[line - 1] ?? '').trim();
  };
  const out: string[] = [];
  for (const [number, { change, found, missed, right, wrong }] of judged.entries()) {
    if (missed.length === 0 && wrong.length === 0) continue;
    out.push(
      `#${number + 1} ${change.kind}: ${change.definition} ${change.name}, ${change.path}:${change.line}`,
      `  - ${change.before}`,
      `  + ${change.after}`,
      `  ${found.length} of ${found.length + missed.length} rejected places named; ${right.length} of ${right.length + wrong.length} named places right`,
    );
    for (const { path, line, message, isInside } of missed) {
      const where = isInside ? 'MISSED (in the definition itself)' : 'MISSED';
      out.push(`  ${where} ${path}:${line}: ${message}`, `      ${await lineOf(path, line)}`);
    }
    for (const { path, line, message, reason, isCertain } of wrong) {
      const how = isCertain ? 'certain' : 'possible';
      out.push(
        `  WRONG (${how}) ${path}:${line}: ${reason}: ${message}`,
        `      ${await lineOf(path, line)}`,
      );
    }
    out.push('');
  }
  return out.join('\n');
}
