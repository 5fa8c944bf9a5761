import { closingAt, levels, splitAtCommas } from '../model/brackets.ts';

/** An annotation, up to its arguments. */
const annotation = /^@[\w.]+/;
/** Words before a parameter that are not part of its type, and attributes. */
const notTypes =
  /^(?:#?\[[^\]]*\]|final|params|out|ref|in|this|vararg|noinline|crossinline|private|protected|public|readonly|val|var)\s+/;

/**
 * Returns the types of the parameters in a signature, as they are written; the name of a parameter without a type. Undefined if the signature has no
 * list of parameters behind `name`. Knows the two ways to write a type: behind a colon, and before the name.
 */
export function parameterTypes(signature: string, name: string): string[] | undefined {
  const open = parametersAt(signature, name);
  if (open === undefined) return undefined;
  const close = closingAt(signature, open);
  const list = splitAtCommas(signature.slice(open + 1, close));
  return list.map(typeOf).filter((type) => type !== '');
}

/** One parameter as a signature has it. */
export interface SignatureParameter {
  /** As written, without a default. */
  text: string;
  /** Whether a call may do without it: it has a default, is optional, or takes any number of arguments. */
  isOptional: boolean;
}

/** A signature in the parts that callers depend on. */
export interface SignatureParts {
  /** The text before the name, and that behind the parameters: one of them has the type of the result. */
  before: string;
  after: string;
  /** Undefined if it has no list of parameters. */
  parameters: SignatureParameter[] | undefined;
}

/** Splits the signature of a symbol at its name and its parameters. */
export function signatureParts(signature: string, name: string): SignatureParts {
  const open = parametersAt(signature, name) ?? arrowParametersAt(signature, name);
  if (open === undefined) {
    const at = nameAt(signature, name);
    const rest = at < 0 ? signature : signature.slice(at + name.length);
    return {
      before: at < 0 ? '' : folded(signature.slice(0, at)),
      after: folded(rest),
      parameters: undefined,
    };
  }
  const close = closingAt(signature, open);
  const head = signature.slice(0, open);
  const parameters = splitAtCommas(signature.slice(open + 1, close)).map(parameterOf);
  return {
    before: folded(head.slice(0, head.lastIndexOf(name))),
    after: folded(signature.slice(close + 1)),
    parameters: parameters.filter(({ text }) => text !== ''),
  };
}

function parameterOf(parameter: string): SignatureParameter {
  const text = parameter.trim();
  const [declared = ''] = splitAtDefault(text);
  const hasDefault = declared.length < text.length;
  const takesMany = /^(?:\*|\.\.\.|&|vararg\b|params\b)|\.\.\./.test(text);
  return {
    text: folded(declared.replace(/^([\w$]+)\s*\?/, '$1')),
    isOptional: hasDefault || takesMany || /^[\w$]+\s*\?/.test(declared),
  };
}

/** Returns the offset of the bracket that opens the parameters of a function that a name is given: `add = (a) => a`. */
function arrowParametersAt(signature: string, name: string): number | undefined {
  const at = nameAt(signature, name);
  const rest = at < 0 ? '' : signature.slice(at + name.length);
  const [head] = /^\s*[=:]\s*(?:async\s*)?(?=[(<])/.exec(rest) ?? [];
  if (head === undefined) return undefined;
  let open = at + name.length + head.length;
  if (signature[open] === '<') open = skipBlanks(signature, closingAt(signature, open) + 1);
  if (signature[open] !== '(') return undefined;
  // Brackets around a type are no parameters.
  const isFunction =
    head.trim().startsWith('=') || /^\s*=>/.test(signature.slice(closingAt(signature, open) + 1));
  return isFunction ? open : undefined;
}

/** The offset of a name as a word of its own; -1 if there is none. */
function nameAt(signature: string, name: string): number {
  for (let at = signature.indexOf(name); at >= 0; at = signature.indexOf(name, at + 1))
    if (!isWord(signature[at - 1]) && !isWord(signature[at + name.length])) return at;
  return -1;
}

/** Returns the offset of the bracket that opens the parameters: the first behind the name, after type parameters. */
function parametersAt(signature: string, name: string): number | undefined {
  for (let at = signature.indexOf(name); at >= 0; at = signature.indexOf(name, at + 1)) {
    if (isWord(signature[at - 1]) || isWord(signature[at + name.length])) continue;
    let next = skipBlanks(signature, at + name.length);
    if (signature[next] === '<' || signature[next] === '[') {
      const end = closingAt(signature, next);
      next = skipBlanks(signature, end + 1);
    }
    if (signature[next] === '(') return next;
  }
  return undefined;
}

function typeOf(parameter: string): string {
  let text = parameter.trim();
  if (text === '…' || text === '') return text;
  for (let rest = withoutFirst(text); rest !== text; rest = withoutFirst(text)) text = rest;
  const [declared = ''] = splitAtDefault(text);
  const colon = typeColon(declared);
  if (colon >= 0) return folded(declared.slice(colon + 1));
  // A name at the end, behind a type; brackets of an array may follow it.
  const [, type = declared, brackets = ''] =
    /^(.*[\s*&>\].])\$?[\p{L}_][\p{L}\p{N}_]*((?:\s*\[\w*\])*)$/u.exec(declared.trim()) ?? [];
  return folded(type).concat(brackets.replace(/\s/g, ''));
}

/** Takes a word or an annotation off the beginning, if there is one that is not part of a type. */
function withoutFirst(text: string): string {
  const length = annotation.exec(text)?.[0].length;
  if (length === undefined) return text.replace(notTypes, '');
  // Arguments may have brackets and quotes: `@A({@B(1)})`.
  const end = text[length] === '(' ? closingAt(text, length) + 1 : length;
  return text.slice(end).trimStart();
}

/** The colon between a name and its type; `::` is none. -1 without one. */
function typeColon(text: string): number {
  return text.search(/(?<!:):(?!:)/);
}

/** Splits at `=` that begins a default: not that of `=>`, `==` or `<=`, and none in brackets or quotes. */
function splitAtDefault(text: string): string[] {
  for (const [at, character, depth] of levels(text, 0))
    if (
      character === '=' &&
      depth === 0 &&
      !/[=<>!]/.test(text[at - 1] ?? '') &&
      !/[=>]/.test(text[at + 1] ?? '')
    )
      return [text.slice(0, at)];
  return [text];
}

function folded(text: string): string {
  return text
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/ (?=[,>)\]])/g, '');
}

function isWord(character: string | undefined): boolean {
  return character !== undefined && /[\p{L}\p{N}_$]/u.test(character);
}

function skipBlanks(text: string, from: number): number {
  let at = from;
  while (text[at] === ' ') at++;
  return at;
}
