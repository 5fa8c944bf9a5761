/** Whether a word is unlikely in prose: it contains an inner capital, a digit or an underscore. */
export function isDistinctive(word: string): boolean {
  return /[a-z][A-Z]|[A-Za-z]_[A-Za-z]|[A-Za-z]\d|^[_$]+[A-Za-z]/.test(word);
}

/**
 * Whether the context marks the word as a name, as in `package.module:name`, `module#name`, `object.name` or
 * `name(`.
 */
export function isPointedAt(source: string, from: number, to: number): boolean {
  const before = source[from - 1] ?? '';
  const isBehind =
    (before === ':' || before === '.' || before === '#') && /[\w\])]/.test(source[from - 2] ?? '');
  return isBehind || source[to] === '(';
}
