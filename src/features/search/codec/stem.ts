/** Removes the English endings `-s`, `-ed`, `-ing`, `-ly` and `-e`, so that "removes", "removed" and "removing" are one term. */
export function stem(word: string): string {
  if (word.length < 4) return word;
  const single = singular(word);
  const verb = /^(.*[aeiouy].*)(?:ing|[^e]ed|ly)$/.exec(single) ? single.replace(/(ing|ed|ly)$/, '') : single;
  const root = verb !== single && verb.length > 2 ? undoubled(verb) : single;
  return root.length > 3 && root.endsWith('e') ? root.slice(0, -1) : root;
}

function singular(word: string): string {
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(?:ss|x|ch|sh|z)es$/.test(word)) return word.slice(0, -2);
  return /[^su]s$/.test(word) ? word.slice(0, -1) : word;
}

function undoubled(word: string): string {
  return /([bdgmnprt])\1$/.test(word) ? word.slice(0, -1) : word;
}
