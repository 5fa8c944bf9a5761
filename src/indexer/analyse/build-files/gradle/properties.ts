/** Returns the properties in a file of lines `key=value` or `key: value`. Values on several lines are not read. */
export function readProperties(text: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const line of text.split('\n')) {
    const trimmed = line.trim();
    const end = trimmed.search(/[=:\s]/);
    if (end <= 0 || trimmed.startsWith('#') || trimmed.startsWith('!')) continue;
    const value = trimmed.slice(end).replace(/^\s*[=:]?\s*/, '');
    found.set(trimmed.slice(0, end), value);
  }
  return found;
}
