import type { PublishedFile } from '../../model/published-file.ts';
import type { PublishedSymbol } from '../../model/published-symbol.ts';
import { baseName } from '../../model/path.ts';
import { isTestFile } from '../../model/root.ts';
import type { ProsePage } from './pagefind-process.ts';
import type { ProseAddresses } from './prose-address.ts';
import { escapeHtml } from '../../render/escape-html.ts';
import { factsHtml, isExample, type ProseFacts, topDirectory } from './prose-facts.ts';
import { cutSignature } from '../../model/cut-signature.ts';

/** Longer comments are manuals, whose beginning is what they are about. */
const MAX_DOC = 20_000;
const MAX_SIGNATURE = 300;
/** Documents explain what symbols do, and come first if both have the words. */
const SYMBOL_WEIGHT = 0.5;
/** Symbols of tests and examples use what others declare. */
const ASIDE_WEIGHT = 0.1;

/**
 * Yields a page for each symbol of a file that has a doc comment or that other files can import, and for the file itself if it has a
 * comment. Symbols of tests need a comment: their names would be most of the index. Members without a comment are found by the name search.
 */
export function* symbolPages(
  file: PublishedFile,
  languageTitle: string,
  addresses: ProseAddresses,
): Generator<ProsePage> {
  const { path, module, symbols } = file;
  const isTest = isOfTests(file);
  const facts = { path, language: languageTitle, directory: topDirectory(path), isTest };
  const page = addresses.file(file.address);
  if (page === undefined) return;
  if (module.doc !== undefined) yield pageOf(module, baseName(path), page, { ...facts, kind: 'file' });
  for (const [key, symbol] of Object.entries(symbols)) {
    const isExported = symbol.exported === true && !key.includes('.') && !isTest;
    if (symbol.doc === undefined && !isExported) continue;
    const url = addresses.symbol(symbol.address, file.address);
    const kind = symbol.kind.replaceAll('_', ' ');
    if (url !== undefined) yield pageOf(symbol, key.replace(/~+\d+/g, ''), url, { ...facts, kind });
  }
}

function isOfTests({ roots, module }: PublishedFile): boolean {
  return isTestFile(
    roots?.map(({ symbols, ...root }) => ({ ...root, nodes: symbols.includes(module.id) ? [0] : [] })),
  );
}

function pageOf(
  { doc = '', signature = '', name }: PublishedSymbol,
  title: string,
  url: string,
  facts: ProseFacts,
): ProsePage {
  const shortSignature = cutSignature(signature.replace(/\s+/g, ' '), MAX_SIGNATURE);
  const isAside = facts.isTest || isExample(facts.path);
  const texts = [doc.slice(0, MAX_DOC), shortSignature, wordsOf(name)].filter((part) => part !== '');
  const head = factsHtml(facts, { [isAside ? 'aside' : 'name']: title, signature: shortSignature });
  const body = texts.map((text) => `<p>${escapeHtml(text)}</p>`).join('');
  const weight = isAside ? ASIDE_WEIGHT : SYMBOL_WEIGHT;
  return { url, html: `<html><body data-pagefind-weight="${weight}">${head}${body}</body></html>` };
}

/** The words of a name in camel case or with underscores; empty for a single word. */
function wordsOf(name: string): string {
  const words = name
    .replace(/([\p{Ll}\d])(\p{Lu})/gu, '$1 $2')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  return words.includes(' ') ? words : '';
}
