/** Renders any answer as nested lists, for operations without a renderer. */
export function plainAnswer(answer: unknown): string {
  return lines(answer, '').join('\n');
}

function lines(value: unknown, indent: string): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => itemLines(item, indent));
  if (typeof value !== 'object' || value === null) return [`${indent}${scalar(value)}`];
  return Object.entries(value).flatMap(([key, member]) => {
    if (key === 'meta' && indent === '') return [];
    if (typeof member !== 'object' || member === null) return [`${indent}${key}: ${scalar(member)}`];
    const below = lines(member, `${indent}  `);
    return below.length > 0 ? [`${indent}${key}:`, ...below] : [`${indent}${key}: none`];
  });
}

function itemLines(item: unknown, indent: string): string[] {
  const [first = '', ...rest] = lines(item, `${indent}  `);
  return [`${indent}- ${first.trimStart()}`, ...rest];
}

function scalar(value: unknown): string {
  return typeof value === 'string' ? value : String(value);
}
