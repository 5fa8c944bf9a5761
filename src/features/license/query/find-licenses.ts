import { baseName } from '../../../model/path.ts';
import { readListedFile } from '../../../query/read.ts';
import type { Store } from '../../../store/store.ts';
import { LiteralPattern } from '../../grep/query/literal-pattern.ts';
import { readGrepFiles, readGrepIndex, type GrepFile } from '../../grep/query/read-grep.ts';
import { planSearch, searchFiles } from '../../grep/query/search.ts';
import { identifyLicense } from './identify-license.ts';
import { spdxExpressionIn } from './spdx-expression.ts';

export interface LicenseFile {
  path: string;
  /** SPDX identifier, or several joined with AND; null if the text is none of the common licences. */
  license: string | null;
}

export interface SpdxHeader {
  path: string;
  /** 1-based. */
  line: number;
  /** An SPDX expression, as written: `Apache-2.0 OR MIT`. */
  expression: string;
}

const licenseName = /^(licen[cs]es?|unlicen[cs]e|copying|copyright|notice)([-._ ].*)?$/i;
/** As in `MIT-LICENSE`. Upper case only, because documents have names such as `check-license.md`. */
const prefixedName = /^[A-Z\d][\w.-]*-LICEN[CS]E(\.(txt|md|rst))?$/;
const dataName = /\.(json|ya?ml|toml|xml|css|lock|license)$/i;

/** Lines at the start of a file in which a header is looked for. Further below, the tag is text about headers. */
const HEADER_LINES = 50;
/** Characters that one search for headers reads at most. */
const MAX_CHARACTERS = 64_000_000;

const header = new LiteralPattern('SPDX-License-Identifier:', { ignoreCase: false });

/** Returns the licence files among the files that `isWanted` accepts, by path. */
export async function findLicenseFiles(
  store: Store,
  isWanted: (file: GrepFile) => boolean,
): Promise<LicenseFile[]> {
  const files = await readGrepFiles(store, await readGrepIndex(store));
  const chosen = files.filter((file) => isLicenseFile(file) && isWanted(file));
  return Promise.all(
    chosen.map(async (file) => {
      const { source } = await readListedFile(store, file);
      return { path: file.path, license: reuseName(file.path) ?? identifyLicense(source) ?? null };
    }),
  );
}

/** Returns the SPDX headers of the files that `isWanted` accepts, by path; `complete` is false if the search was cut. */
export async function findSpdxHeaders(
  store: Store,
  isWanted: (file: GrepFile) => boolean,
  signal?: AbortSignal,
): Promise<{ headers: SpdxHeader[]; complete: boolean }> {
  const { files } = await planSearch(store, header, isWanted);
  const headers: SpdxHeader[] = [];
  let searched = 0;
  const budget = MAX_CHARACTERS;
  for await (const { file, lines, found } of searchFiles(store, files, header, { budget, signal })) {
    searched++;
    const first = found.find(({ line }) => line <= HEADER_LINES);
    const expression = first && spdxExpressionIn(lines[first.line - 1] ?? '');
    if (first && expression) headers.push({ path: file.path, line: first.line, expression });
  }
  return { headers, complete: searched === files.length };
}

/** Whether a file is text and is named like a licence, or lies in a `LICENSES` folder of the REUSE specification. */
function isLicenseFile({ path, language }: GrepFile): boolean {
  if (language !== null || dataName.test(path)) return false;
  const name = baseName(path);
  return licenseName.test(name) || prefixedName.test(name) || reuseName(path) !== undefined;
}

/** Returns the SPDX identifier that names a file in a `LICENSES` folder, as the REUSE specification requires. */
function reuseName(path: string): string | undefined {
  return /(?:^|\/)LICENSES\/([^/]+)\.(?:txt|text|md|html)$/.exec(path)?.[1];
}
