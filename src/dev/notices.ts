import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SITE_PACKAGES } from '../site/build/record-packages.mjs';
import { root } from './process.ts';
import { standardLicences } from './standard-licences.ts';

/** Licences that allow a copy in another package if their text goes with it. */
const PERMISSIVE: ReadonlySet<string> = new Set([
  'MIT',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'Unlicense',
  'CC0-1.0',
  'OFL-1.1',
]);
/** The licence of packages that offer several, and of one whose manifest names none. */
const CHOSEN: Readonly<Record<string, string>> = {
  '(MPL-2.0 OR Apache-2.0)': 'Apache-2.0',
  'EPL-2.0 OR GPL-3.0-or-later': 'EPL-2.0',
};
const STATED: Readonly<Record<string, string>> = { khroma: 'MIT' };
/** Licences of files that are copied unchanged, if the notice says where their source is. */
const WITH_SOURCE: ReadonlySet<string> = new Set(['EPL-2.0']);
/** Fonts, whose files are copied without code. */
const FONTS = ['instrument-sans', 'jetbrains-mono', 'newsreader'].map(
  (name) => `@fontsource-variable/${name}`,
);

interface Notice {
  name: string;
  version: string;
  license: string;
  text: string;
}

interface Manifest extends Omit<Notice, 'text' | 'license'> {
  license?: string;
  author?: string | { name?: string };
  repository?: string | { url?: string };
}

/** Writes the licence texts of what browsers load to the compiled site, so that each atlas has them. Throws as `noticeOf` does. */
export function writeSiteNotices(site: string): void {
  const notices = noticesOf([...sitePackages().client, ...FONTS]);
  writeFileSync(join(site, 'client', '_a', 'third-party-notices.txt'), document(notices.map(section)));
}

/**
 * Writes the licence texts of everything that the package copies from others to `dist/THIRD_PARTY_NOTICES`. `bundled` are folders below
 * `node_modules`, beside those in the site. Throws as `noticeOf` does.
 */
export function writeNotices(dist: string, bundled: readonly string[]): void {
  const { client, server } = sitePackages();
  const notices = noticesOf([...bundled, ...server, ...client, ...FONTS]);
  const grammars = readdirSync(join(dist, 'grammars')).flatMap((name) => {
    const file = join(dist, 'grammars', name, 'wasm-license.txt');
    return existsSync(file) ? [`Grammar of ${name}\n\n${readFileSync(file, 'utf8').trim()}`] : [];
  });
  writeFileSync(join(dist, 'THIRD_PARTY_NOTICES'), document([...notices.map(section), ...grammars]));
}

/** Records packages whose code browsers load beside the bundles of the site, so that notices name them too. */
export function recordClientPackages(folders: readonly string[]): void {
  const { client, server } = sitePackages();
  const all = [...new Set([...client, ...folders])].sort();
  writeFileSync(SITE_PACKAGES, JSON.stringify({ client: all, server }));
}

function sitePackages(): Record<'client' | 'server', string[]> {
  return JSON.parse(readFileSync(SITE_PACKAGES, 'utf8')) as Record<'client' | 'server', string[]>;
}

function noticesOf(folders: readonly string[]): Notice[] {
  const notices = new Map(
    folders.map((folder) => noticeOf(folder)).map((each) => [`${each.name}@${each.version}`, each]),
  );
  return [...notices.values()].sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0));
}

/** Throws for a package with another licence than the permissive ones and those in `WITH_SOURCE`, or without a text. */
function noticeOf(folder: string): Notice {
  const from = join(root, 'node_modules', folder);
  const {
    name,
    version,
    license: written = '',
    author,
    repository,
  } = JSON.parse(readFileSync(join(from, 'package.json'), 'utf8')) as Manifest;
  const license = CHOSEN[written] ?? STATED[name] ?? written;
  if (!PERMISSIVE.has(license) && !WITH_SOURCE.has(license))
    throw new Error(
      `${name} has the licence ${license}, which the package may not copy. See src/dev/notices.ts.`,
    );
  const files = readdirSync(from).filter((file) => /^(licen[cs]e|copying|notice)(\.(md|txt))?$/i.test(file));
  const texts = files.sort().map((file) => readFileSync(join(from, file), 'utf8').trim());
  const text = texts.join('\n\n') || (standardLicences[license]?.(holderOf(name, author)) ?? '');
  if (text === '')
    throw new Error(`${name} has no licence text, so the package may not copy it. See src/dev/notices.ts.`);
  const source = typeof repository === 'string' ? repository : repository?.url;
  const place = WITH_SOURCE.has(license)
    ? `Its source code is at ${source ?? name}, version ${version}.\n\n`
    : '';
  return { name, version, license, text: place + text };
}

/** Names the author as `package.json` does: as a text, or as an object. */
function holderOf(name: string, author: Manifest['author']): string {
  return (typeof author === 'string' ? author : author?.name) ?? `the authors of ${name}`;
}

function section({ name, version, license, text }: Notice): string {
  return `${name} ${version} (${license})\n\n${text}`;
}

function document(sections: readonly string[]): string {
  const line = `\n\n${'-'.repeat(80)}\n\n`;
  return `Treeatlas contains parts of these works, under their licences.${line}${sections.join(line)}\n`;
}
