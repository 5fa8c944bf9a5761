import { printableLine } from '../printable.ts';

/** Returns items under a heading; an empty string if there are none. */
export function section(title: string, items: readonly string[]): string {
  return items.length > 0 ? [`## ${title}`, '', ...items].join('\n') : '';
}

export function item(text: string): string {
  return `- ${printableLine(text)}`;
}

export function paragraphs(parts: readonly string[]): string {
  return parts.filter(Boolean).join('\n\n');
}

/** Returns a code block whose fences are longer than any run of backticks in the code. */
export function fence(code: string, language: string): string {
  const ticks = '`'.repeat(Math.max(2, longestRun(code)) + 1);
  return `${ticks}${language}\n${code.replace(/\n$/, '')}\n${ticks}`;
}

/** Returns the length of the longest run of backticks. */
export function longestRun(text: string): number {
  let longest = 0;
  for (const [ticks] of text.matchAll(/`+/g)) longest = Math.max(longest, ticks.length);
  return longest;
}

/** Formats a number with its noun: `1 file`, `2 files`. */
export function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}

/** `3 added, 1 removed`. */
export function counts(numbers: Readonly<Record<string, number>>): string {
  return Object.entries(numbers)
    .map(([name, number]) => `${number} ${name}`)
    .join(', ');
}

/** Formats text as inline code. Line breaks become spaces. */
export function inlineCode(text: string): string {
  const line = text.replace(/\s+/g, ' ');
  const ticks = '`'.repeat(longestRun(line) + 1);
  const gap = ticks.length > 1 ? ' ' : '';
  return ticks + gap + line + gap + ticks;
}
