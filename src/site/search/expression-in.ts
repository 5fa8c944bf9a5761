/** Text with a meaning in regular expressions and hardly any in words: `\w`, `[a-z]`, `.*`, `a|b`, `^a`, `a$`, `a{2}`, `(?:`. */
const mark = /\\[a-zA-Z.()[\]{}*+?|^$/\\]|\[[^\]]+\][*+?{]?|[.)][*+?]|\w\|\w|^\^|\w\$$|\{\d+,?\d*\}|\(\?/;

/** Returns the regular expression that a text seems to be, without the slashes around it; undefined for words. */
export function expressionIn(text: string): string | undefined {
  const trimmed = text.trim();
  const [, between] = /^\/(.+)\/[a-z]*$/.exec(trimmed) ?? [];
  const expression = between ?? trimmed;
  return mark.test(expression) ? expression : undefined;
}
