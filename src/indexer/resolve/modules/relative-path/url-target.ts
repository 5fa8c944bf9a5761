import { packageTarget, unresolved, type ModuleTarget } from '../module-resolver.ts';

const scheme = /^([a-z][a-z0-9+.-]+:)(\/\/)?/i;

/** Schemes that carry the content with them or name a place on one machine: there is nothing to lead to. */
const placeless = new Set(['data:', 'blob:', 'file:', 'about:']);

/**
 * Where a specifier with a scheme leads; undefined for one without. An address on the net is a package with the
 * name of its host: it is certain that it leads out of the repository, and the host is what a reader wants to
 * see counted. Other schemes (`node:fs/promises`) name what a runtime or a bundler provides.
 */
export function urlTarget(specifier: string): ModuleTarget | undefined {
  const found = scheme.exec(specifier);
  if (!found?.[1]) return undefined;
  if (placeless.has(found[1].toLowerCase())) return unresolved;
  const rest = specifier.slice(found[0].length);
  if (rest === '') return unresolved;
  let end = rest.indexOf('/');
  if (rest.startsWith('@') && end > 0) end = rest.indexOf('/', end + 1);
  const name = end < 0 ? rest : rest.slice(0, end);
  return packageTarget(found[0] + name, end < 0 ? '' : rest.slice(end + 1));
}
