import type { MacroNamespaces } from '../../grammar/manifest.ts';
import type { MacroNamespaceFact } from '../facts/module-facts.ts';
import type { Stretch } from './nesting.ts';

/** A namespace that a macro begins in one line and another one ends in a line below. */
export interface MacroNamespace extends Stretch {
  macro: string;
}

/** Older macros that nothing ends are forgotten, so that files of nothing else take linear time. */
const MAX_OPEN = 100;

/**
 * Returns the stretches between lines of which a macro begins what another one ends, outer before inner. The names of both differ by words
 * such as `BEGIN` and `END`. Which of them are namespaces is known once the definitions of the macros are.
 */
export function macroNamespacesIn(source: string, rules: MacroNamespaces | undefined): MacroNamespace[] {
  if (!rules) return [];
  const [begins, ends] = [new RegExp(rules.begins, 'u'), new RegExp(rules.ends, 'u')];
  const found: MacroNamespace[] = [];
  const open: { macro: string; key: string; start: number }[] = [];
  for (const { 0: line, 1: macro = '', index } of source.matchAll(new RegExp(rules.line, 'gmu'))) {
    if (begins.test(macro)) {
      if (open.length === MAX_OPEN) open.shift();
      open.push({ macro, key: macro.replace(begins, ''), start: index + line.length });
    } else if (ends.test(macro)) {
      const key = macro.replace(ends, '');
      const at = open.findLastIndex((each) => each.key === key);
      const [begun] = at < 0 ? [] : open.splice(at);
      if (begun) found.push({ macro: begun.macro, start: begun.start, end: index });
    }
  }
  return found.sort((a, b) => a.start - b.start);
}

/** Returns the macros that a file defines to begin namespaces, with the dotted name of what each begins. */
export function definedMacroNamespaces(
  source: string,
  rules: MacroNamespaces | undefined,
): MacroNamespaceFact[] {
  if (!rules) return [];
  const namespace = new RegExp(rules.namespace, 'gu');
  return [...source.matchAll(new RegExp(rules.definition, 'gmu'))].flatMap(([, macro = '', body = '']) => {
    const names = [...body.matchAll(namespace)].map(([, name = '']) => name);
    return names.length > 0 ? [{ macro, namespace: names.join('.') }] : [];
  });
}
