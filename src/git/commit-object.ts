import { isUtf8 } from 'node:buffer';

/** Secrets in names, addresses and the subject are masked when they are read: most readers need few of them. */
export interface CommitObject {
  /** Full hashes. */
  parents: string[];
  author: Person;
  committer: Person;
  /** The lines up to the first empty one, joined, without control characters. */
  readonly subject: string;
}

export interface Person {
  readonly name: string;
  readonly email: string;
  /** Seconds since 1970. 0 for an invalid time, as git shows it. */
  time: number;
  /** Offset from UTC in minutes. */
  offset: number;
}

/** In characters. Longer subjects are cut, because anyone can write a message of a megabyte. */
const MAX_SUBJECT = 500;
const MAX_PERSON = 200;
/** Enough bytes for the longest subject in any encoding. */
const SUBJECT_BYTES = 4 * MAX_SUBJECT;
/** The same for a name. */
const PERSON_BYTES = 4 * MAX_SUBJECT;
/** The last second of the year 9999: ISO 8601 has no four-digit year for later times. */
const MAX_TIME = 253_402_300_799;

/**
 * Parses a commit object. The output of git's own formatting depends on settings, on the version of git,
 * and on mailmap.
 */
export function parseCommit(object: Uint8Array, maskSecrets: (text: string) => string): CommitObject {
  const bytes = Buffer.from(object.buffer, object.byteOffset, object.byteLength);
  const end = bytes.indexOf('\n\n');
  const head = end < 0 ? bytes : bytes.subarray(0, end);
  const message = end < 0 ? Buffer.alloc(0) : bytes.subarray(end + 2);
  // Decoded as Latin-1, one character per byte, because names may be in any encoding.
  const lines = head.toString('latin1').split('\n');
  const fields = (name: string): string[] =>
    lines.filter((line) => line.startsWith(`${name} `)).map((line) => line.slice(name.length + 1));
  const decode = decoderFor(fields('encoding')[0], bytes);
  // Masked before it is cut: half of a secret is not found.
  const text = subjectOf(decode(subjectBytes(message)));
  const subject = once(() => shortened(maskSecrets(text), MAX_SUBJECT));
  return {
    parents: fields('parent'),
    author: personOf(fields('author')[0] ?? '', decode, maskSecrets),
    committer: personOf(fields('committer')[0] ?? '', decode, maskSecrets),
    get subject() {
      return subject();
    },
  };
}

/** Parses `Name <address> seconds +hhmm`. Any part may be missing or malformed. */
function personOf(
  line: string,
  decode: (bytes: Buffer) => string,
  maskSecrets: (text: string) => string,
): Person {
  const start = line.indexOf('<');
  const end = line.indexOf('>', start);
  const text = (part: string): string =>
    shortened(
      maskSecrets(printed(decode(Buffer.from(part.slice(0, PERSON_BYTES), 'latin1'))).trim()),
      MAX_PERSON,
    );
  const [, seconds = '', sign = '+', hours = '0', minutes = '0'] =
    /> *(\d+)(?: ([+-])(\d\d)(\d\d)\b)?[^>]*$/.exec(line) ?? [];
  const name = once(() => text(start < 0 ? line : line.slice(0, start)));
  const email = once(() => (start < 0 || end < 0 ? '' : text(line.slice(start + 1, end))));
  const time = Number(seconds);
  const offset = Number(hours) * 60 + Number(minutes);
  return {
    get name() {
      return name();
    },
    get email() {
      return email();
    },
    time: time <= MAX_TIME ? time : 0,
    offset: sign === '-' ? -offset : offset,
  };
}

/** The cut may split a character, but only beyond the longest subject. */
function subjectBytes(message: Buffer): Buffer {
  let start = 0;
  while (start < message.length && (message[start] ?? 0) <= 0x20) start++;
  return message.subarray(start, start + SUBJECT_BYTES);
}

function subjectOf(message: string): string {
  const end = /\n[^\S\n]*(?:\n|$)/.exec(message)?.index ?? message.length;
  const lines = message.slice(0, end).split('\n');
  return printed(lines.map((line) => line.trimEnd()).join(' '));
}

function once<T>(compute: () => T): () => T {
  let known: { value: T } | undefined;
  return () => (known ??= { value: compute() }).value;
}

function printed(text: string): string {
  return text.replace(/\p{Cc}/gu, ' ');
}

function shortened(text: string, maxLength: number): string {
  return text.length <= maxLength ? text : `${text.slice(0, maxLength - 1).replace(/[\ud800-\udbff]$/, '')}…`;
}

/** Without a declared encoding, the text is UTF-8, or Latin-1 if it is not valid UTF-8. */
function decoderFor(encoding: string | undefined, bytes: Buffer): (bytes: Buffer) => string {
  const latin = (part: Buffer): string => part.toString('latin1');
  if (encoding !== undefined && /^(?:iso-?8859-1|latin-?1)$/i.test(encoding)) return latin;
  if (encoding !== undefined && !/^utf-?8$/i.test(encoding)) {
    try {
      const decoder = new TextDecoder(encoding);
      return (part) => decoder.decode(part);
    } catch {
      // The name of the encoding is unknown.
    }
  }
  return isUtf8(bytes) ? (part) => part.toString() : latin;
}
