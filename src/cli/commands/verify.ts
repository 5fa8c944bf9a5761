import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { InputError } from '../../host/input-error.ts';
import { isUrl } from '../../host/is-url.ts';
import { openAtlasFiles, type AtlasFiles } from '../../host/verify/atlas-files.ts';
import { checkDigests, type DigestCheck } from '../../host/verify/check-digests.ts';
import { readOrigin, type Origin } from '../../host/verify/origin.ts';
import { rebuildAndCompare, type Rebuilt } from '../../host/verify/rebuild.ts';
import { artifactPath } from '../../model/artifact.ts';
import { counted } from '../../render/counted.ts';
import { printable } from '../../render/printable.ts';
import type { ConfigOptions } from '../config-options.ts';
import { hostOptions } from '../host-options.ts';
import { createProgress, type Progress } from '../progress.ts';
import type { PublishingOptions } from '../publishing-options.ts';
import { stageReporter } from '../stages.ts';
import { note, paint, writeOut, type Terminal } from '../terminal.ts';
import { UsageError } from '../usage-error.ts';
import { digestLines, originLines, rebuildLines, type VerifyLine } from '../verify/result-lines.ts';
import { verifyJson } from '../verify/result-json.ts';

export interface VerifyOptions extends ConfigOptions, PublishingOptions {
  /** True without a value. */
  rebuild?: string | true;
  json?: boolean;
  workers?: number;
  name?: string;
  model?: string;
}

/** Files of an atlas are not as they were published, or not as a build of its commit gives them. */
export class AtlasDiffers extends Error {
  override name = 'AtlasDiffers';
}

/** Compares an atlas with its digests and, if wanted, with a fresh build. Throws `AtlasDiffers`. */
export async function verify(
  terminal: Terminal,
  path: string | undefined,
  options: VerifyOptions,
): Promise<void> {
  const { rebuild, json = false } = options;
  requireOrder(terminal, path, rebuild);
  const files = openAtlasFiles(path ?? 'atlas', terminal);
  const print = async (lines: readonly VerifyLine[]): Promise<void> => {
    if (!json) await writeOut(terminal, lines.map((line) => `${lineText(terminal, line)}\n`).join(''));
  };
  const progress = createProgress(terminal);
  try {
    const digests = await checkDigests(files, {
      signal: terminal.signal,
      onProgress: (done, total) => progress.report({ stage: 'comparing with digests', done, total }),
    });
    progress.stop();
    // An atlas whose index is damaged has other damaged files to tell of.
    const origin = await readOrigin(files, options.grammars).catch(asInputError);
    const known = origin instanceof InputError ? undefined : origin;
    await print([...(known ? originLines(files.name, known) : []), ...digestLines(digests)]);
    const rebuilt =
      rebuild === undefined || !known
        ? undefined
        : await rebuildAtlas(terminal, progress, { files, origin: known, digests, options });
    progress.stop();
    if (rebuilt) await print(rebuildLines(rebuilt));
    if (json) {
      const result = { atlas: files.name, origin: known, digests, rebuilt };
      await writeOut(terminal, `${printable(verifyJson(result))}\n`);
    }
    if (origin instanceof InputError && (rebuild !== undefined || digests.problems.length === 0))
      throw origin;
    failIfDifferent(files.name, digests, rebuilt);
  } finally {
    progress.stop();
  }
}

function asInputError(error: unknown): InputError {
  if (error instanceof InputError) return error;
  throw error;
}

interface Verified {
  files: AtlasFiles;
  origin: Origin;
  digests: DigestCheck;
  options: VerifyOptions;
}

function rebuildAtlas(
  terminal: Terminal,
  progress: Progress,
  { files, origin, digests, options }: Verified,
): Promise<Rebuilt> {
  const { rebuild, pages, only, markdown, siteUrl, hub, blame, history, changes, name } = options;
  if (origin.differences.length > 0)
    note(
      terminal,
      `${paint(terminal, 'yellow', 'warning:')} differences are to be expected. ${origin.differences.join(' ')}`,
    );
  return rebuildAndCompare(
    files,
    { index: origin.index, paths: digests.paths },
    typeof rebuild === 'string' ? rebuild : '.',
    {
      ...hostOptions(terminal),
      ...options,
      signal: terminal.signal,
      choices: {
        ...{ pages, only, siteUrl, hub, blame, changes, name },
        // Commander sets it without the option, too.
        markdown: markdown === false ? false : undefined,
        history: history === true ? 'tags' : history,
      },
      onProgress: stageReporter(progress),
      onHistoryProgress: ({ message, done, total }) => progress.report({ stage: message, done, total }),
      onCompared: (done, total) => progress.report({ stage: 'comparing with the build', done, total }),
    },
  );
}

/** The value of `--rebuild` is optional, so an atlas after it would be taken for the repository. */
function requireOrder(terminal: Terminal, path: string | undefined, rebuild: VerifyOptions['rebuild']): void {
  if (typeof rebuild !== 'string' || path !== undefined) return;
  if (!isUrl(rebuild) && !existsSync(join(resolve(terminal.cwd, rebuild), artifactPath.index))) return;
  throw new UsageError(
    `"${rebuild}" is an atlas, and --rebuild names a repository. Write the atlas first: treeatlas verify ${rebuild} --rebuild`,
  );
}

function failIfDifferent(name: string, digests: DigestCheck, rebuilt: Rebuilt | undefined): void {
  const problems = digests.problems.length;
  if (problems > 0)
    throw new AtlasDiffers(
      `${counted(problems, 'file')} of ${name} ${problems === 1 ? 'is' : 'are'} not as published. Fetch or build the atlas again.`,
    );
  if (rebuilt && rebuilt.differences.length > 0)
    throw new AtlasDiffers(
      `${name} is not what a build of commit ${rebuilt.commit.slice(0, 10)} gives here: ${counted(rebuilt.differences.length, 'file')} ${rebuilt.differences.length === 1 ? 'differs' : 'differ'}.`,
    );
}

function lineText(terminal: Terminal, { label, text, tone }: VerifyLine): string {
  const painted = tone === undefined ? printable(text) : paint(terminal, tone, printable(text));
  return `${paint(terminal, 'dim', label.padEnd(14))}${painted}`;
}
