import type { Host, RecipeValues } from './host.ts';
import { checkoutCommand } from './treeatlas-source.ts';

const SCRIPT = 'deploy/atlas-cloudflare.sh';

export const cloudflare: Host = {
  title: 'Cloudflare Pages',
  files: (values) => [
    { path: SCRIPT, lines: script(values), isScript: true },
    { path: 'wrangler.toml', lines: settings(values) },
  ],
  next: () => [
    `At Cloudflare, create a Pages project from this repository with the build command "sh ${SCRIPT}" and the output directory "_site".`,
    'Set the variable ATLAS_URL to the address of the site (https://….pages.dev/), so that pages have canonical addresses.',
    'Each branch then has a preview of its own. Cloudflare Access chooses who can read the site.',
  ],
  readers: 'everyone on the web, unless Cloudflare Access protects it',
  limits: { files: 20_000, fileBytes: 26_214_400 },
};

function script({ source }: RecipeValues): string[] {
  return [
    '# The build command of Cloudflare Pages. It writes the site to _site.',
    'set -eu',
    checkoutCommand(source, '/tmp/treeatlas'),
    'npm --prefix /tmp/treeatlas run atlas -- "$PWD" --out "$PWD/_site" ${ATLAS_URL:+--site-url "$ATLAS_URL"}',
    '# The names of the files in _a change with their content. All others are asked for again, which is the default.',
    "cat > _site/_headers <<'END'",
    '/_a/*',
    '  Cache-Control: public, max-age=31536000, immutable',
    '/*.md',
    '  Content-Type: text/markdown; charset=utf-8',
    'END',
  ];
}

function settings({ project }: RecipeValues): string[] {
  return [`name = "${project}"`, 'compatibility_date = "2026-01-01"', 'pages_build_output_dir = "_site"'];
}
