const FRONT_MATTER = /^---[ \t]*\r?\n([\w-]+:[^]*?)\r?\n---[ \t]*(?:\r?\n|$)/;

/** Returns Markdown with the title of its front matter as heading, unless it begins with one, instead of the settings that site generators read there. */
export function titleOfFrontMatter(source: string): string {
  const [whole, settings = ''] = FRONT_MATTER.exec(source) ?? [];
  if (whole === undefined) return source;
  const text = source.slice(whole.length);
  const [, , title] = /^title:[ \t]*(["']?)(\S.*?)\1[ \t]*$/m.exec(settings) ?? [];
  return title === undefined || /^\s*# /.test(text) ? text : `# ${title}\n\n${text}`;
}
