import { createHash } from 'node:crypto';
import { globSync } from 'node:fs';
import { copyFile, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { unpackDebianPackages } from '../../../support/fetch/debian-packages.ts';
import { run } from '../../../support/fetch/run.ts';
import { toolFolder } from '../../oracle/install-npm.ts';
import { installOnce } from '../../../support/fetch/install-once.ts';
import type { Tool } from '../language.ts';

export const tool: Tool = { name: 'NRefactory', version: '5.3.0' };

const PROGRAM = join(import.meta.dirname, 'Oracle.cs');
const libraries = ['NRefactory', 'NRefactory.CSharp', 'NRefactory.Cecil'].map(
  (name) => `ICSharpCode.${name}.dll`,
);
/** Assemblies of the framework that sources refer to, beside `mscorlib`. */
const assemblies = [
  ...['System', 'System.Core', 'System.Xml', 'System.Xml.Linq', 'System.Data', 'System.Data.Entity'],
  ...['System.Runtime.Serialization', 'System.Numerics', 'System.Configuration'],
  ...['System.ComponentModel.DataAnnotations', 'System.Security', 'System.Drawing', 'System.Windows.Forms'],
  ...['Microsoft.CSharp', 'Mono.Posix'],
];
const packages = [
  ...[
    'mono-runtime-sgen',
    'mono-runtime-common',
    'mono-mcs',
    'libmono-corlib4.5-cil',
    'libmono-corlib4.5-dll',
  ],
  ...['libicsharpcode-nrefactory5.0-cil', 'libicsharpcode-nrefactory-csharp5.0-cil'],
  'libicsharpcode-nrefactory-cecil5.0-cil',
  ...assemblies.map(packageOf),
];

/** The compiled `Oracle.cs` and its runtime. */
export interface Installed {
  /** Runs a program of Mono with these arguments and gives what it printed. */
  runMono: (program: string, args: readonly string[]) => Promise<string>;
  program: string;
  /** Paths of the assemblies of the framework. */
  framework: string[];
}

/** Mono and NRefactory, unpacked from packages of Debian below `folder`, and `Oracle.cs` compiled with them. */
export async function installOracle(folder: string): Promise<Installed> {
  const mono = await installOnce(`${toolFolder(tool, folder)}-mono`, (temporary) =>
    unpackDebianPackages(packages, temporary, join(folder, 'apt-packages')),
  );
  const runMono = (program: string, args: readonly string[]) =>
    run(join(mono, 'usr/bin/mono-sgen'), [program, ...args], {
      env: {
        MONO_CFG_DIR: join(mono, 'etc'),
        MONO_GAC_PREFIX: join(mono, 'usr'),
        MONO_PATH: join(mono, 'usr/lib/mono/4.5'),
      },
    });
  const hash = createHash('sha256')
    .update(await readFile(PROGRAM))
    .digest('hex')
    .slice(0, 12);
  const home = await installOnce(`${toolFolder(tool, folder)}-${hash}`, async (temporary) => {
    for (const library of globSync('usr/lib/cli/ICSharpCode.NRefactory*/*.dll', { cwd: mono }))
      await copyFile(join(mono, library), join(temporary, library.replace(/^.*\//, '')));
    await runMono(join(mono, 'usr/lib/mono/4.5/mcs.exe'), [
      ...libraries.map((library) => `-r:${join(temporary, library)}`),
      ...[`-out:${join(temporary, 'Oracle.exe')}`, PROGRAM],
    ]);
  });
  const framework = [
    join(mono, 'usr/lib/mono/4.5/mscorlib.dll'),
    ...assemblies.flatMap((name) => globSync(join(mono, 'usr/lib/mono/gac', name, '*', `${name}.dll`))),
  ];
  return { runMono, program: join(home, 'Oracle.exe'), framework };
}

function packageOf(assembly: string): string {
  const name = assembly
    .toLowerCase()
    .replace(/^mono\./, '')
    .replaceAll('.', '-');
  return `libmono-${name}4.0-cil`;
}
