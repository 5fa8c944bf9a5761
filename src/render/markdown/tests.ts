import { count, item, paragraphs, section } from './parts.ts';

interface TestPart {
  file: string;
  reach: string;
  distance: number;
  path: string[];
  role: string;
}

export interface TestsPart {
  changed: string[];
  unknown: string[];
  tests: TestPart[];
  candidates: { total: number; tests: TestPart[] };
  complete: boolean;
  meta: { total: number };
}

export function renderTests({ changed, unknown, tests, candidates, complete, meta }: TestsPart): string {
  const bounds = complete ? '' : ' The search stopped at its limit: there may be more.';
  return paragraphs([
    `${count(meta.total, 'test file')} may be affected by ${count(changed.length, 'change')}.${bounds}`,
    tests.map(testLine).join('\n'),
    section(`Over possible references: ${candidates.total}`, candidates.tests.map(testLine)),
    section('Not in the atlas', unknown.map(item)),
  ]);
}

function testLine({ file, reach, distance, path, role }: TestPart): string {
  const how =
    reach === 'changed' ? 'changed itself' : `${reach}, ${distance}: ${path.map(shortId).join(' -> ')}`;
  return item(`${file}${role === 'support' ? ' (imported by others)' : ''}: ${how}`);
}

/** Shortens the ids in a path to the qualified name or, for files, the path. */
function shortId(id: string): string {
  return id.slice(id.lastIndexOf(':') + 1);
}
