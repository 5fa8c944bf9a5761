import type { SecretSearch } from '../../features/secrets/secret-search.ts';
import type { Finding } from '../../model/coverage.ts';
import type { SourceEntry } from '../source/source.ts';
import { SECRET_FINDING, type SecretLocation } from '../withheld.ts';

export interface PublishableEntries {
  entries: SourceEntry[];
  findings: Finding[];
  secrets: SecretLocation[];
}

/**
 * Removes the entries whose path contains a likely secret: a path cannot be masked, because it is the address
 * of its file. Returns one finding for each folder and rule, without the name.
 */
export function withholdSecretNames(
  entries: readonly SourceEntry[],
  secrets: SecretSearch,
): PublishableEntries {
  // Cached, because most names occur in many paths.
  const suspects = new Map<string, boolean>();
  const isSuspect = (name: string): boolean => {
    const known = suspects.get(name) ?? secrets.ruleInName(name) !== undefined;
    suspects.set(name, known);
    return known;
  };
  const locations = new Map<string, { folder: string; rule: string }>();
  const kept = entries.filter(({ path }) => {
    const names = path.split('/');
    const rules = names.map((name) => (isSuspect(name) ? secrets.ruleInName(name, path) : undefined));
    const at = rules.findIndex((rule) => rule !== undefined);
    const rule = rules[at];
    if (rule === undefined) return true;
    const location = { folder: names.slice(0, at).join('/'), rule };
    locations.set(JSON.stringify(location), location);
    return false;
  });
  return {
    entries: kept,
    findings: [...locations.values()].map(({ folder, rule }) => ({
      code: SECRET_FINDING,
      severity: 'warning',
      message: `The name of a file or folder in ${folder === '' ? 'the root' : folder} seems to contain a secret (${rule}), so it is not published. Rename it, and revoke the secret where it is valid.`,
      path: '',
    })),
    secrets: [...locations.values()].map(({ folder, rule }) => ({
      path: `${folder === '' ? '' : `${folder}/`}(name withheld)`,
      line: 1,
      rule,
      wholeFile: true,
    })),
  };
}
