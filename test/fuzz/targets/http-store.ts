import type { ServerResponse } from 'node:http';
import { isDeepStrictEqual } from 'node:util';
import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { ErrorBody } from '../../../src/operations/error-body.ts';
import { requireOperation } from '../../../src/features/operations.ts';
import { HttpCache } from '../../../src/store/http-cache.ts';
import { HttpStore } from '../../../src/store/http-store.ts';
import { tinyFiles } from '../../faces/support/tiny-files.ts';
import { hostileTexts } from '../inputs/hostile.ts';
import { anyJson, anyText } from '../inputs/json-edits.ts';
import { questions, type Question } from '../inputs/questions.ts';
import { outcomeOf, soundAnswer } from '../oracles/sound-answer.ts';
import { withFolder } from '../scratch.ts';
import { tinyHost, withServer } from '../server.ts';
import { defineTarget, invariant } from '../target.ts';

const published = await tinyFiles();

interface HostileServer {
  /** Bit mask of the requests, modulo eight, that are answered wrongly. */
  when: number;
  how: string;
  status: number;
  headers: Record<string, string>;
  body: string;
  questions: Question[];
}

interface Reply {
  response: ServerResponse;
  /** What an honest server would send. */
  text: string | undefined;
  spoiled: HostileServer;
  /** The address of another server, which must receive no request. */
  stranger: string;
}

/** Wrong answers of a server. */
const ways: Readonly<Record<string, (reply: Reply) => void>> = {
  other: ({ response, spoiled }) => response.writeHead(spoiled.status, spoiled.headers).end(spoiled.body),
  labelled: ({ response, text, spoiled }) => response.writeHead(200, spoiled.headers).end(text),
  status: ({ response, text, spoiled }) => response.writeHead(spoiled.status).end(text),
  truncated: ({ response, text = '' }) => {
    response.writeHead(200, { 'content-length': text.length + 10 }).write(text.slice(0, text.length / 2));
    setImmediate(() => response.destroy());
  },
  reset: ({ response }) => response.destroy(),
  silent: () => undefined,
  notGzip: ({ response, text }) => response.writeHead(200, { 'content-encoding': 'gzip' }).end(text),
  cutGzip: ({ response, text = '' }) =>
    response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(text).subarray(0, -9)),
  bomb: ({ response }) => response.writeHead(200, { 'content-encoding': 'gzip' }).end(bomb),
  nested: ({ response }) => response.end('['.repeat(100_000)),
  page: ({ response }) =>
    response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><title>Log in'),
  circle: ({ response }) => response.writeHead(302, { location: '' }).end(),
  redirect: ({ response, spoiled }) =>
    response.writeHead(307, { location: encodeURI(Buffer.from(spoiled.body).toString()) }).end(),
  elsewhere: ({ response, stranger }) => response.writeHead(302, { location: stranger }).end(),
  marked: ({ response, text }) => response.end(`\ufeff${text ?? ''}`),
  utf16: ({ response, text = '' }) => response.end(Buffer.from(text, 'utf16le')),
  longer: ({ response, text }) => response.end(`${text ?? ''} `),
};

const bomb = gzipSync(Buffer.alloc(80_000_000, 0x20));
const isoText = (text: string): string => text.replace(/[^\x20-\x7e]/g, '');

/** A hostile or failing server: each question gets the right answer or an error, and the cache stays right. */
export const httpStoreTarget = defineTarget<HostileServer>({
  name: 'http-store',
  inputs: fc.record({
    when: fc.oneof(fc.constant(-1), fc.integer({ min: 1, max: 255 })),
    how: fc.constantFrom(...Object.keys(ways)),
    status: fc.constantFrom(200, 201, 204, 206, 300, 304, 400, 401, 404, 410, 418, 429, 500, 503, 599),
    headers: fc.record(
      {
        'content-type': anyText(['text/html', 'application/json; charset=utf-16']).map(isoText),
        'content-encoding': fc.constantFrom('identity', 'br', 'deflate', 'x', 'gzip, gzip'),
        etag: anyText().map(isoText),
        'retry-after': fc.constantFrom('0', '99999999', 'x'),
      },
      { requiredKeys: [] },
    ),
    body: fc.oneof(
      anyText(),
      fc.constantFrom(...hostileTexts),
      anyJson().map((value) => JSON.stringify(value)),
    ),
    questions: fc.array(questions, { minLength: 1, maxLength: 2 }),
  }),
  check: (spoiled, scratch) =>
    withFolder(scratch, async (folder) => {
      const cache = new HttpCache(folder);
      const outcomes: string[] = [];
      let strangers = 0;
      let requests = 0;
      let isHonest = false;
      const ask = async (url: string): Promise<void> => {
        const store = new HttpStore(url, { cache, timeout: TIMEOUT });
        for (const { operation: name, input } of spoiled.questions) {
          const operation = await requireOperation(name, '');
          const host = { getAtlas: () => Promise.resolve({ store }) };
          const mustBeRight = isHonest || !hidesDigests(spoiled);
          const answer = await soundAnswer(host, operation, JSON.parse(input), { checked: mustBeRight });
          outcomes.push(outcomeOf(operation, answer));
          const isRefused = !isHonest && refusals.has(ErrorBody.safeParse(answer).data?.error ?? '');
          if (isRefused || !mustBeRight) continue;
          const wanted = await soundAnswer(tinyHost, operation, JSON.parse(input));
          invariant(isDeepStrictEqual(answer, wanted), `${name} is answered wrongly`);
        }
      };
      await withServer(
        (_request, response) => void response.end(String(++strangers)),
        (stranger) =>
          withServer(
            (request, response) => {
              const text = published.get(decodeURIComponent((request.url ?? '/').slice(1)));
              const isSpoiled = !isHonest && (spoiled.when >> (requests++ % 8)) % 2 !== 0;
              if (isSpoiled) ways[spoiled.how]?.({ response, text, spoiled, stranger });
              else response.writeHead(text === undefined ? 404 : 200).end(text);
            },
            async (url) => {
              await ask(url);
              isHonest = true;
              await ask(url);
            },
          ),
      );
      invariant(strangers === 0, 'a redirect to another server was followed');
      return `${spoiled.how} ${outcomes[0] ?? ''}`;
    }),
});

const refusals: ReadonlySet<string> = new Set(['ATLAS_UNREADABLE', 'UNAVAILABLE', 'INGEST_REQUIRED']);

/** A server without digests is believed: its atlas may be made by hand. */
function hidesDigests({ how, status }: HostileServer): boolean {
  return (how === 'other' || how === 'status') && (status === 404 || status === 410);
}

/** In milliseconds; only a server that never answers takes as long. */
const TIMEOUT = 400;
