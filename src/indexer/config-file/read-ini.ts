import type { ConfigValue } from './config-value.ts';

/**
 * Parses INI: sections of `key = value` or `key: value`. Indented lines continue the value above, joined by
 * newlines. Other lines are ignored, because the format has no standard.
 */
export function readIni(text: string): ConfigValue {
  const sections = new Map<string, Map<string, string>>();
  let section = new Map<string, string>();
  let key: string | undefined;
  for (const line of text.split(/\r?\n/)) {
    const content = line.trim();
    if (content === '' || content.startsWith('#') || content.startsWith(';')) continue;
    if (/^\s/.test(line) && key !== undefined) {
      section.set(key, `${section.get(key) ?? ''}\n${content}`);
      continue;
    }
    key = undefined;
    if (content.startsWith('[') && content.endsWith(']')) {
      const name = content.slice(1, -1).trim();
      section = sections.get(name) ?? new Map<string, string>();
      sections.set(name, section);
      continue;
    }
    const split = content.search(/[=:]/);
    if (split <= 0) continue;
    key = content.slice(0, split).trim();
    section.set(key, content.slice(split + 1).trim());
  }
  return sections;
}
