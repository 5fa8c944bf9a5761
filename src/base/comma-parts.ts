/** Splits a list at commas, but not within braces, which a glob may contain. Empty parts are left out. */
export function commaParts(text: string): string[] {
  return text.split(/,(?![^{]*\})/).filter((part) => part !== '');
}
