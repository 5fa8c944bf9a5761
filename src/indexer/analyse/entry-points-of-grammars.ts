import type { Finding } from '../../model/coverage.ts';
import { compareText } from '../../model/order.ts';
import { createModuleResolver } from '../resolve/modules/create-module-resolver.ts';
import { loadConfigTexts } from '../resolve/modules/load-config-texts.ts';
import { ModuleRecipe } from '../resolve/modules/recipe.ts';
import { EntryPointRecipe } from './entry-point-recipe.ts';
import { findEntryPoints, type AnalysedFile, type EntryPoint } from './entry-points.ts';

/** The module and entry point rules of a grammar, before validation. */
export interface EntryPointGrammar {
  modules: unknown;
  entryPoints: unknown;
}

/**
 * Finds the entry points of all languages, sorted by path. Equal rules of several grammars are applied once.
 */
export async function findEntryPointsOf(
  grammars: readonly EntryPointGrammar[],
  paths: readonly string[],
  files: readonly AnalysedFile[],
  readText: (path: string) => Promise<string | undefined>,
): Promise<{ entryPoints: EntryPoint[]; findings: Finding[] }> {
  const distinct = new Map<string, EntryPointGrammar>();
  for (const { modules, entryPoints } of grammars) {
    if (entryPoints !== undefined)
      distinct.set(JSON.stringify([modules, entryPoints]), { modules, entryPoints });
  }
  const found = new Map<string, EntryPoint>();
  const findings: Finding[] = [];
  for (const grammar of distinct.values()) {
    const recipe = EntryPointRecipe.parse(grammar.entryPoints);
    const modules = ModuleRecipe.parse(grammar.modules);
    const texts = await loadConfigTexts([modules], paths, readText);
    const resolver = createModuleResolver(modules, { paths, readText: (path) => texts.get(path) });
    const result = await findEntryPoints({ recipe, modules: resolver, paths, files, readText });
    for (const point of result.entryPoints) {
      const known = found.get(point.path);
      found.set(point.path, known ? joined(known, point) : point);
    }
    findings.push(...result.findings);
  }
  return { entryPoints: [...found.values()].sort((a, b) => compareText(a.path, b.path)), findings };
}

function joined(a: EntryPoint, b: EntryPoint): EntryPoint {
  return {
    path: a.path,
    reasons: [...new Set([...a.reasons, ...b.reasons])].sort(compareText),
    offers: [...a.offers, ...b.offers],
  };
}
