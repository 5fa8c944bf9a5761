import { artifactFromJson } from '../../../src/model/artifact-json.ts';
import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { artifactPath } from '../../../src/model/artifact.ts';
import { ErrorBody } from '../../../src/operations/error-body.ts';
import { requireOperation } from '../../../src/features/operations.ts';
import { digestArtifacts } from '../../../src/publish/digests.ts';
import { digest } from '../../../src/base/digest.ts';
import { FileStore } from '../../../src/store/file-store.ts';
import { HttpStore } from '../../../src/store/http-store.ts';
import { MemoryStore } from '../../../src/store/memory-store.ts';
import type { Store } from '../../../src/store/store.ts';
import { tinyFiles } from '../../faces/support/tiny-files.ts';
import { editedBytes } from '../inputs/byte-edits.ts';
import { jsonEdits, withEdits } from '../inputs/json-edits.ts';
import { questions, type Question } from '../inputs/questions.ts';
import { outcomeOf, soundAnswer } from '../oracles/sound-answer.ts';
import { parseJson } from '../parse-json.ts';
import { withFolder, writeFiles } from '../scratch.ts';
import { withServer } from '../server.ts';
import { defineTarget, invariant } from '../target.ts';

const published = await tinyFiles();
const paths = [...published.keys()];
const textOf = (path: string): string => published.get(path) ?? '';

interface DamagedAtlas {
  /** Changed files by path; null: the file is missing. */
  files: Record<string, Uint8Array | null>;
  /** Whether the digests are those of the sound files, of the damaged ones, or missing. */
  digests: 'old' | 'new' | 'none';
  store: 'memory' | 'folder' | 'web';
  questions: Question[];
}

type Damage = [path: string, bytes: Uint8Array | null];

const anyPath = fc.constantFrom(...paths);
const damage = fc.oneof(
  {
    weight: 4,
    arbitrary: fc
      .tuple(anyPath, jsonEdits(paths))
      .map(([path, edits]): Damage => [path, jsonOf(withEdits(JSON.parse(textOf(path)), edits))]),
  },
  {
    weight: 2,
    arbitrary: editedBytes(paths.length, (at) => Buffer.from(textOf(paths[at]!))).map(
      ({ file, bytes }): Damage => [paths[file]!, bytes],
    ),
  },
  {
    weight: 1,
    arbitrary: fc.tuple(anyPath, anyPath).map(([path, other]): Damage => [path, Buffer.from(textOf(other))]),
  },
  { weight: 1, arbitrary: anyPath.map((path): Damage => [path, null]) },
);

/** A damaged or forged atlas: each question gets the right answer or an error that says what is wrong. */
export const artifactsTarget = defineTarget<DamagedAtlas>({
  name: 'artifacts',
  inputs: fc.record({
    files: fc.array(damage, { minLength: 1, maxLength: 4 }).map((list) => Object.fromEntries(list)),
    digests: fc.constantFrom('old', 'new', 'none'),
    store: fc.constantFrom('memory', 'folder', 'web'),
    questions: fc.array(questions, { minLength: 1, maxLength: 6 }),
  }),
  async check({ files, digests, store: kind, questions: asked }, scratch) {
    const texts = new Map<string, Uint8Array>(
      [...published].map(([path, text]) => [path, Buffer.from(text)]),
    );
    for (const [path, bytes] of Object.entries(files)) {
      if (bytes === null) texts.delete(path);
      else texts.set(path, bytes);
    }
    if (digests !== 'old')
      for (const path of [...texts.keys()]) if (path.startsWith(DIGESTS)) texts.delete(path);
    if (digests === 'new') {
      const all = [...texts].map(
        ([path, bytes]) => [path, digest(Buffer.from(bytes).toString('utf8'))] as const,
      );
      for (const { path, value } of digestArtifacts(all)) texts.set(path, jsonOf(value));
    }
    // Without digests of the sound files, nothing tells that a file is damaged.
    const mustBeRight = digests === 'old' && kind !== 'memory' && !(artifactPath.digests in files);
    const outcomes = new Set<string>();
    await stores[kind](texts, scratch, async (store) => {
      const host = { getAtlas: () => Promise.resolve({ store }) };
      for (const { operation: name, input } of asked) {
        const operation = await requireOperation(name, '');
        const answer = await soundAnswer(host, operation, JSON.parse(input), { checked: mustBeRight });
        const error = ErrorBody.safeParse(answer).data?.error;
        outcomes.add(outcomeOf(operation, answer));
        if (!mustBeRight || error === 'ATLAS_UNREADABLE') continue;
        const right = await soundAnswer(soundHost, operation, JSON.parse(input));
        invariant(
          isDeepStrictEqual(answer, right),
          `${name} has another answer: ${JSON.stringify(answer).slice(0, 200)}`,
        );
      }
    });
    return [...outcomes].sort()[0] ?? '';
  },
});

const DIGESTS = artifactPath.digests.slice(0, -'index.json'.length);
const soundHost = { getAtlas: () => Promise.resolve({ store: memoryStore(published) }) };

type Files = ReadonlyMap<string, Uint8Array>;
type Use = (store: Store) => Promise<void>;

const stores: Readonly<
  Record<DamagedAtlas['store'], (files: Files, scratch: string, use: Use) => Promise<void>>
> = {
  memory: (files, _scratch, use) => use(memoryStore(files)),
  folder: (files, scratch, use) =>
    withFolder(scratch, async (folder) => {
      writeFiles(folder, files);
      await use(new FileStore(folder));
    }),
  web: (files, _scratch, use) =>
    withServer(
      (request, response) => {
        const bytes = files.get(decodeURIComponent((request.url ?? '/').slice(1)));
        response.writeHead(bytes ? 200 : 404).end(bytes);
      },
      (url) => use(new HttpStore(url)),
    ),
};

/** Leaves out files that are not JSON or not of the form of a shard: a memory store holds values. */
function memoryStore(files: ReadonlyMap<string, string | Uint8Array>): Store {
  return new MemoryStore(
    [...files].flatMap(([path, content]) => {
      const parsed = parseJson(Buffer.from(content).toString('utf8'));
      if (parsed === undefined) return [];
      try {
        return { path, value: artifactFromJson(path, parsed) };
      } catch {
        return [];
      }
    }),
  );
}

function jsonOf(value: unknown): Uint8Array {
  return Buffer.from(JSON.stringify(value));
}
