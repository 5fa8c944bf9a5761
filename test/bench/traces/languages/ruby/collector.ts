import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, realpath, writeFile } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import * as z from 'zod';
import { unpackDebianPackages } from '../../../support/fetch/debian-packages.ts';
import { installOnce } from '../../../support/fetch/install-once.ts';
import { run } from '../../../support/fetch/run.ts';
import type { Collector } from '../../collector.ts';
import { runTests } from '../../run-tests.ts';
import { readRecordedLines } from '../recorded-lines.ts';
import { readCalls, testCounts } from './read-calls.ts';

const Settings = z.strictObject({
  /** Packages of Debian with the test runner and what sources and tests need, and with those that these need. */
  packages: z.array(z.string()),
  runner: z.enum(['minitest', 'rspec']),
  /** Folders of the repository that `require` starts from. */
  path: z.array(z.string()),
  /** Files that stand in for libraries that tests load and do not need, with their text. */
  files: z.record(z.string(), z.string()).default({}),
  /** Files of tests, or patterns of them. */
  tests: z.array(z.string()),
  /** Files, or patterns of them, that are no tests or cannot run. */
  without: z.array(z.string()).default([]),
  seconds: z.int().positive().default(900),
});

/** Ruby code that runs the files in `ARGV`, always in the same order. */
const RUNNERS = {
  minitest:
    'files = ARGV.slice!(0..); require "minitest/autorun"; files.each { |file| require File.expand_path(file) }; ARGV.replace(%w[--seed 1])',
  rspec:
    'require "rspec/core"; exit RSpec::Core::Runner.run(ARGV.unshift("--order", "defined", "--no-color"))',
};

/** Folders with libraries in the packages of Debian. */
const LIBRARIES = ['usr/lib/ruby/vendor_ruby', 'usr/lib/ruby/gems/3.1.0'];
const GEMS = ['usr/share/rubygems-integration/all', 'usr/share/rubygems-integration/3.1.0'];

export const ruby: Collector = {
  language: 'ruby',
  name: 'Ruby',
  revision: 1,
  async collect({ copy, settings, folder, say }) {
    const { packages, runner, path, files, tests, without, seconds } = Settings.parse(settings);
    const bundled = await findBundledGems();
    say('unpacking what its tests need');
    const key = createHash('sha256').update(packages.join(' ')).digest('hex').slice(0, 12);
    const installed = await installOnce(join(folder, 'traces', 'ruby', key), (temporary) =>
      unpackDebianPackages(packages, temporary, join(folder, 'apt', 'packages')),
    );
    const root = await realpath(copy);
    const out = join(root, '..', 'calls');
    await mkdir(out);
    for (const [name, text] of Object.entries(files)) {
      await mkdir(join(root, '..', 'files', name, '..'), { recursive: true });
      await writeFile(join(root, '..', 'files', name), text);
    }
    const listed = await filesOf(root, tests, without);
    say('running its tests');
    const folders = [...path, join('..', 'files')].flatMap((each) => ['-I', join(root, each)]);
    const output = await runTests(
      [
        'ruby',
        '-r',
        join(import.meta.dirname, 'record.rb'),
        ...folders,
        '-e',
        RUNNERS[runner],
        '--',
        ...listed,
      ],
      {
        ...{ cwd: root, seconds },
        env: {
          RUBYLIB: await librariesOf(installed),
          GEM_PATH: [...GEMS.map((each) => join(installed, each)), bundled].join(delimiter),
          TREEATLAS_TRACE_ROOT: root,
          TREEATLAS_TRACE_OUT: out,
        },
      },
    );
    const calls = readCalls(await readRecordedLines(out));
    if (calls.length === 0) throw new Error(`The tests recorded nothing:\n${output.trim().slice(-2000)}`);
    const counts = testCounts(output);
    return { calls, withoutPlace: await countWithoutPlace(out), ...(counts ? { tests: counts } : {}) };
  },
};

/** The folder of the gems that come with Ruby. Throws an Error that says what to install. */
async function findBundledGems(): Promise<string> {
  const code =
    'exit false if Gem::Version.new(RUBY_VERSION) < Gem::Version.new("3.1"); ' +
    'puts File.join(RbConfig::CONFIG.fetch("rubylibprefix"), "gems", RbConfig::CONFIG.fetch("ruby_version"))';
  try {
    return (await run('ruby', ['-e', code])).trim();
  } catch (cause) {
    throw new Error('Traces of Ruby need Ruby 3.1 or newer on the path. On Debian: apt-get install ruby.', {
      cause,
    });
  }
}

async function filesOf(
  root: string,
  tests: readonly string[],
  without: readonly string[],
): Promise<string[]> {
  const code = 'puts Dir.glob(ARGV[0].split("|")).sort - Dir.glob(ARGV[1].split("|"))';
  const listed = await run('ruby', ['-e', code, tests.join('|'), without.join('|')], { cwd: root });
  return listed.split('\n').filter((line) => line !== '');
}

/** Libraries lie in one folder, and those of gems in a folder each. */
async function librariesOf(installed: string): Promise<string> {
  const folders = LIBRARIES.map((each) => join(installed, each));
  for (const each of GEMS) {
    const gems = join(installed, each, 'gems');
    for (const name of await readdir(gems).catch(() => [])) folders.push(join(gems, name, 'lib'));
  }
  return folders.join(delimiter);
}

async function countWithoutPlace(out: string): Promise<number> {
  const pairs = new Set<string>();
  for (const file of await readdir(out))
    if (file.endsWith('.without-place'))
      for (const line of (await readFile(join(out, file), 'utf8')).split('\n')) if (line) pairs.add(line);
  return pairs.size;
}
