import { escapeHtml } from '../../render/escape-html.ts';

/** Renders a path that breaks between its directories instead of within a name. */
export function pathHtml(path: string): string {
  return path
    .split('/')
    .map((name) => escapeHtml(name))
    .join('/<wbr>');
}
