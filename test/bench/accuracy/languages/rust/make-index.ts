import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { cargoEnvironment } from '../../../support/fetch/crate.ts';
import { unpackDebianPackages } from '../../../support/fetch/debian-packages.ts';
import { installOnce } from '../../../support/fetch/install-once.ts';
import { run } from '../../../support/fetch/run.ts';
import { toolFolder } from '../../oracle/install-npm.ts';
import { decodeIndex, type ScipDocument } from '../../scip/decode.ts';
import { encodeIndex } from '../../scip/encode.ts';
import { utf16Columns } from '../../scip/utf16-columns.ts';
import type { IndexJob, Tool } from '../language.ts';
import { namedByFile } from './named-by-file.ts';

/** Built from crates.io, once. Later releases do not compile with Rust 1.95. */
export const tool: Tool = { name: 'rust-analyzer', version: '0.0.348' };
const CRATE = 'ra_ap_rust-analyzer';

/** The sources of the standard library, as Debian has them: rustup may not have installed those of the toolchain. */
const LIBRARY = {
  package: 'rust-web-src',
  version: '1.85.0+dfsg3-1~deb12u3',
  folder: 'usr/src/rustc-1.85.0/library',
};

export const Settings = z.strictObject({
  /** Features that are enabled beside the default ones. */
  features: z.array(z.string()).default([]),
});
type Settings = z.infer<typeof Settings>;

/** Indexes all targets of a package, tests included, for the platform of this machine. */
export async function indexRust({ copy, index, folder }: IndexJob, { features }: Settings): Promise<void> {
  const env = cargoEnvironment(folder);
  const analyzer = await installAnalyzer(folder);
  await run('cargo', ['fetch', '--quiet'], { cwd: copy, env });
  const config = `${index}.json`;
  await writeFile(
    config,
    JSON.stringify({
      cargo: { sysrootSrc: await installLibrary(folder), features },
    }),
  );
  const whole = `${index}.whole`;
  await run(analyzer, ['scip', copy, '--output', whole, '--config-path', config], {
    cwd: copy,
    env: { ...env, CARGO_NET_OFFLINE: 'true' },
  });
  const sources = new Map<string, string>();
  const documents: ScipDocument[] = [];
  for (const document of decodeIndex(await readFile(whole))) {
    const text = await readFile(join(copy, document.path), 'utf8');
    sources.set(document.path, text);
    documents.push(utf16Columns(document, text));
  }
  await writeFile(index, encodeIndex(namedByFile(documents, sources)));
  for (const path of [config, whole]) await rm(path);
}

async function installAnalyzer(folder: string): Promise<string> {
  const home = await installOnce(toolFolder(tool, folder), async (temporary) => {
    const target = join(temporary, 'target');
    const options = ['--version', tool.version, '--locked', '--root', temporary];
    await run('cargo', ['install', '--quiet', CRATE, ...options], {
      env: { ...cargoEnvironment(folder), CARGO_TARGET_DIR: target },
    });
    await rm(target, { recursive: true });
  });
  return join(home, 'bin', 'rust-analyzer');
}

/** Returns the folder of the standard library. */
async function installLibrary(folder: string): Promise<string> {
  const tools = join(toolFolder(tool, folder), '..');
  return installOnce(join(tools, `${LIBRARY.package}-${LIBRARY.version}`), async (temporary) => {
    const unpacked = join(temporary, '.unpacked');
    await mkdir(unpacked);
    await unpackDebianPackages([`${LIBRARY.package}=${LIBRARY.version}`], unpacked, join(folder, 'apt'));
    await cp(join(unpacked, LIBRARY.folder), temporary, { recursive: true });
    // Without its dependencies, the library is one of crates that do not know each other.
    await run('cargo', ['fetch', '--quiet'], {
      cwd: temporary,
      env: { ...cargoEnvironment(folder), RUSTC_BOOTSTRAP: '1' },
    });
    await rm(unpacked, { recursive: true });
  });
}
