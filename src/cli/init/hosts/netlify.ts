import type { Host, RecipeValues } from './host.ts';
import { checkoutCommand } from './treeatlas-source.ts';

export const netlify: Host = {
  title: 'Netlify',
  files: (values) => [{ path: 'netlify.toml', lines: settings(values) }],
  next: () => [
    'At Netlify, add a project from this repository. It reads netlify.toml, so leave its build settings empty.',
    'Each pull request then has a preview of its own. Who can read the site is chosen under Site configuration > Access & security.',
  ],
  readers: 'everyone on the web, unless the site has a password',
  limits: {},
};

function settings({ source }: RecipeValues): string[] {
  const build = `${checkoutCommand(source, '/tmp/treeatlas')} && npm --prefix /tmp/treeatlas run atlas -- "$PWD" --out "$PWD/_site" --site-url "$URL/"`;
  return [
    '[build]',
    `command = '${build}'`,
    'publish = "_site"',
    '',
    '[build.environment]',
    'NODE_VERSION = "24"',
    '',
    '# The pages are minified, and their addresses end in .html.',
    '[build.processing]',
    'skip_processing = true',
    '',
    '# The names of these files change with their content. All others are asked for again, which is the default.',
    '[[headers]]',
    'for = "/_a/*"',
    '[headers.values]',
    'Cache-Control = "public, max-age=31536000, immutable"',
    '',
    '[[headers]]',
    'for = "/*.md"',
    '[headers.values]',
    'Content-Type = "text/markdown; charset=utf-8"',
  ];
}
