import { createRequire } from 'node:module';
import { join } from 'node:path';
import type ts from 'typescript';
import { scriptsOf } from '../scripts.ts';
import {
  segmentsOfSourceMap,
  type ComponentCompiler,
  type DecodedLines,
  type Segment,
  type VirtualCode,
} from './virtual-code.ts';

/** Loads a package from the folder in which the oracle is installed. */
export type Load = (name: string) => unknown;

export function loaderOf(home: string): Load {
  return createRequire(join(home, 'package.json'));
}

type Framework = 'vue' | 'svelte' | 'astro';

/** The compiler of a framework, from the folder in which it is installed. */
export async function compilerOf(framework: Framework, home: string): Promise<ComponentCompiler> {
  const load = loaderOf(home);
  if (framework === 'vue') return vueCompiler(load);
  if (framework === 'svelte') return svelteCompiler(load, home);
  return astroCompiler(load, home);
}

interface VolarCode {
  id: string;
  snapshot: ts.IScriptSnapshot;
  mappings: {
    sourceOffsets: number[];
    generatedOffsets: number[];
    lengths: number[];
    generatedLengths?: number[];
  }[];
}

interface LanguageCore {
  getDefaultCompilerOptions(): object;
  createVueLanguagePlugin(
    typescript: unknown,
    options: object,
    vueOptions: object,
    asFileName: (id: string) => string,
  ): {
    createVirtualCode(
      id: string,
      language: string,
      snapshot: ts.IScriptSnapshot,
      context: { getAssociatedScript: () => undefined },
    ): VolarCode;
  };
  forEachEmbeddedCode(code: VolarCode): Iterable<VolarCode>;
}

function vueCompiler(load: Load): ComponentCompiler {
  const core = load('@vue/language-core') as LanguageCore;
  const typescript = load('typescript') as typeof ts;
  const plugin = core.createVueLanguagePlugin(typescript, {}, core.getDefaultCompilerOptions(), (id) => id);
  return {
    ambient: [],
    compile: (path, text) => {
      const snapshot = typescript.ScriptSnapshot.fromString(text);
      const root = plugin.createVirtualCode(path, 'vue', snapshot, { getAssociatedScript: () => undefined });
      return [...core.forEachEmbeddedCode(root)].flatMap((code): VirtualCode[] => {
        const kind = /^script_([jt]sx?)$/.exec(code.id)?.[1];
        if (kind === undefined) return [];
        const generated = code.snapshot.getText(0, code.snapshot.getLength());
        return [{ extension: `.${kind}`, text: generated, segments: code.mappings.flatMap(segmentsOfVolar) }];
      });
    },
  };
}

function segmentsOfVolar(mapping: VolarCode['mappings'][number]): Segment[] {
  const { sourceOffsets, generatedOffsets, lengths, generatedLengths = lengths } = mapping;
  return sourceOffsets.map((source, index) => ({
    source,
    generated: generatedOffsets[index] ?? 0,
    length: Math.min(lengths[index] ?? 0, generatedLengths[index] ?? 0),
  }));
}

interface SourceMapped {
  code: string;
  map: { mappings: string };
}

function svelteCompiler(load: Load, home: string): ComponentCompiler {
  const { svelte2tsx } = load('svelte2tsx') as {
    svelte2tsx: (text: string, options: object) => SourceMapped;
  };
  const { VERSION } = load('svelte/compiler') as { VERSION: string };
  const types = join(home, 'node_modules', 'svelte2tsx');
  return {
    ambient: [join(types, 'svelte-shims-v4.d.ts'), join(types, 'svelte-jsx-v4.d.ts')],
    compile: (path, text) => {
      const isTsFile = scriptsOf('svelte', text).some(({ attributes }) => /\blang=["']?ts/.test(attributes));
      const made = svelte2tsx(text, { filename: path, isTsFile, mode: 'ts', version: VERSION });
      return [mapped(load, made, text, isTsFile ? '.ts' : '.js')];
    },
  };
}

async function astroCompiler(load: Load, home: string): Promise<ComponentCompiler> {
  const file = join(home, 'node_modules', '@astrojs', 'compiler', 'dist', 'node', 'sync.js');
  const { convertToTSX } = (await import(file)) as {
    convertToTSX: (text: string, options: object) => SourceMapped;
  };
  return {
    ambient: [],
    compile: (path, text) => {
      const made = convertToTSX(text, { filename: path, includeScripts: false, includeStyles: false });
      // A script of the page is a module of its own.
      const scripts = scriptsOf('astro', text).slice(1);
      const others = scripts.map(({ start, end }, index): VirtualCode => {
        const script = `${text.slice(start, end)}\nexport {};`;
        const segments = [{ generated: 0, source: start, length: end - start }];
        return { extension: `.${index}.ts`, text: script, segments };
      });
      return [mapped(load, made, text, '.tsx'), ...others];
    },
  };
}

function mapped(load: Load, { code, map }: SourceMapped, source: string, extension: string): VirtualCode {
  const { decode } = load('@jridgewell/sourcemap-codec') as { decode: (mappings: string) => DecodedLines };
  return { extension, text: code, segments: segmentsOfSourceMap(decode(map.mappings), code, source) };
}
