import { createHash } from 'node:crypto';
import { constants, createReadStream } from 'node:fs';
import { mkdir, open, readFile, realpath, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { unpackDebianPackages } from '../../../support/fetch/debian-packages.ts';
import { installOnce } from '../../../support/fetch/install-once.ts';
import { run } from '../../../support/fetch/run.ts';
import type { Collector, Trace } from '../../collector.ts';
import { runTests } from '../../run-tests.ts';
import { isOfRepository, placeCalls, readPlaces } from './place-calls.ts';
import { TraceReader } from './read-trace.ts';

const Settings = z.strictObject({
  /** Packages of Debian with the libraries that sources and tests need, and with those that these need. */
  packages: z.array(z.string()).default([]),
  /** Files of these packages that load them, below `/usr/share/php`. */
  load: z.array(z.string()).default([]),
  /** Folders by the prefix of the namespaces in them. */
  namespaces: z.record(z.string(), z.array(z.string())),
  /** Files that tests load from `vendor`, with their text. */
  vendor: z.record(z.string(), z.string()).default({}),
  /** Arguments of PHPUnit. */
  tests: z.array(z.string()).default([]),
  seconds: z.int().positive().default(600),
});

export const php: Collector = {
  language: 'php',
  name: 'PHP',
  revision: 1,
  async collect({ copy, settings, folder, say }) {
    const { packages, load, namespaces, vendor, tests, seconds } = Settings.parse(settings);
    const phpunit = await findPhpunit();
    say('unpacking what its tests need');
    const key = createHash('sha256').update(packages.join(' ')).digest('hex').slice(0, 12);
    const installed = await installOnce(join(folder, 'traces', 'php', key), async (temporary) => {
      if (packages.length > 0)
        await unpackDebianPackages(packages, temporary, join(folder, 'apt', 'packages'));
    });
    const root = await realpath(copy);
    const files = { 'autoload.php': autoloadText(load, namespaces), ...vendor };
    for (const [path, text] of Object.entries(files)) {
      await mkdir(join(root, 'vendor', path, '..'), { recursive: true });
      await writeFile(join(root, 'vendor', path), text);
    }
    const work = join(root, '..');
    const pipe = join(work, 'calls');
    const places = join(work, 'places.tsv');
    await run('mkfifo', [pipe]);
    say('running its tests');
    const reader = new TraceReader((file) => isOfRepository(root, file));
    const isRead = readLines(pipe, reader);
    const ini = {
      'xdebug.mode': 'trace',
      'xdebug.start_with_request': 'no',
      'xdebug.var_display_max_depth': '0',
      'xdebug.var_display_max_data': '0',
      'xdebug.var_display_max_children': '0',
      auto_prepend_file: join(import.meta.dirname, 'prepend.php'),
      include_path: `.:${join(installed, 'usr/share/php')}:/usr/share/php`,
      memory_limit: '-1',
    };
    const options = Object.entries(ini).flatMap(([name, value]) => ['-d', `${name}=${value}`]);
    const output = await runTests(['php', ...options, phpunit, '--do-not-cache-result', ...tests], {
      ...{ cwd: root, seconds },
      env: { TREEATLAS_TRACE_CALLS: pipe, TREEATLAS_TRACE_PLACES: places },
    });
    await endPipe(pipe);
    await isRead;
    const placed = readPlaces(await readFile(places, 'utf8').catch(() => ''));
    const calls = placeCalls(reader.calls(), placed, { root, sourceLine: await sourceLines(root, reader) });
    if (calls.length === 0) throw new Error(`The tests recorded nothing:\n${output.trim().slice(-2000)}`);
    const counts = testCounts(output);
    return { calls, withoutPlace: reader.withoutPlace(), ...(counts ? { tests: counts } : {}) };
  },
};

/** The path of PHPUnit. Throws an Error that says what to install. */
async function findPhpunit(): Promise<string> {
  const check = 'exit(PHP_VERSION_ID >= 80100 && extension_loaded("xdebug") ? 0 : 1);';
  try {
    await run('php', ['-r', check]);
    return (await run('sh', ['-c', 'command -v phpunit'])).trim();
  } catch (cause) {
    throw new Error(
      'Traces of PHP need PHP 8.1 or newer with Xdebug 3, and PHPUnit, on the path. ' +
        'On Debian: apt-get install php-cli php-xdebug php-mbstring php-xml phpunit.',
      { cause },
    );
  }
}

/** What `vendor/autoload.php` of Composer does: its classes come before those of the same name that PHPUnit itself uses. */
function autoloadText(load: readonly string[], namespaces: Readonly<Record<string, string[]>>): string {
  const required = load.map((file) => `require_once ${JSON.stringify(file)};\n`).join('');
  return `<?php
${required}spl_autoload_register(static function (string $class): void {
    foreach (json_decode(${quoted(JSON.stringify(namespaces))}, true) as $prefix => $folders) {
        if (!str_starts_with($class, $prefix)) continue;
        foreach ($folders as $folder) {
            $file = dirname(__DIR__) . "/$folder/" . strtr(substr($class, strlen($prefix)), '\\\\', '/') . '.php';
            if (is_file($file)) { require $file; return; }
        }
    }
}, true, true);
`;
}

function quoted(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
}

async function readLines(pipe: string, reader: TraceReader): Promise<void> {
  let rest = '';
  for await (const chunk of createReadStream(pipe, { encoding: 'utf8', highWaterMark: 1 << 20 })) {
    const lines = (rest + String(chunk)).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) reader.read(line);
  }
}

/** Ends the reading of a pipe that nothing has written to. */
async function endPipe(pipe: string): Promise<void> {
  const file = await open(pipe, constants.O_WRONLY | constants.O_NONBLOCK).catch(() => undefined);
  await file?.close();
}

/** Gives lines of the files in which calls are. */
async function sourceLines(
  root: string,
  reader: TraceReader,
): Promise<(file: string, line: number) => string> {
  const texts = new Map<string, string[]>();
  for (const { file } of reader.calls())
    if (isOfRepository(root, file) && !texts.has(file))
      texts.set(file, (await readFile(file, 'utf8').catch(() => '')).split(/\r\n|\r|\n/));
  return (file, line) => texts.get(file)?.[line - 1] ?? '';
}

/** Reads the last lines of PHPUnit. */
export function testCounts(output: string): Trace['tests'] {
  const passed = /^OK \((\d+) tests?,/m.exec(output)?.[1];
  if (passed !== undefined) return { passed: Number(passed), failed: 0 };
  const [summary] = /^Tests: \d+, .*$/m.exec(output) ?? [];
  if (summary === undefined) return undefined;
  const count = (name: string) => Number(new RegExp(`\\b${name}: (\\d+)`).exec(summary)?.[1] ?? 0);
  const failed = count('Errors') + count('Failures');
  return { passed: count('Tests') - failed - count('Skipped') - count('Incomplete'), failed };
}
