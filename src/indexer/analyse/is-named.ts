/** Whether the name of a file is one that a rule gives: as it is, or as what stands behind a `*`, as in `*.gemspec`. */
export function isNamed(name: string, rule: string): boolean {
  return rule.startsWith('*') ? name.endsWith(rule.slice(1)) : name === rule;
}
