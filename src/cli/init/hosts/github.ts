import type { Host, RecipeValues } from './host.ts';
import { checkoutCommand } from './treeatlas-source.ts';

export const github: Host = {
  title: 'GitHub Pages',
  files: (values) => [{ path: '.github/workflows/atlas.yml', lines: workflow(values) }],
  next: ({ branch }) => [
    'In the settings of the repository, under Pages, choose "GitHub Actions" as the source.',
    `Push the workflow to ${branch}. It publishes the atlas with each push, and comments on pull requests.`,
  ],
  readers:
    'everyone on the web, also if the repository is private, unless the plan of the owner has access control',
  limits: { bytes: 1_000_000_000 },
};

function workflow(values: RecipeValues): string[] {
  const { branch, source, isOnEnterprise } = values;
  const start = ['name: Atlas', 'on:', '  push:', `    branches: [${plainOrQuoted(branch)}]`];
  // A server of a company does not find workflows on github.com, nor tell them their own commit.
  if (source.repository === undefined || isOnEnterprise) return [...start, ...ownJob(source)];
  return [
    ...start,
    '  pull_request:',
    'permissions: {}',
    'jobs:',
    '  atlas:',
    `    uses: ${source.repository}/.github/workflows/atlas.yml@${source.ref ?? 'main'}`,
    '    permissions:',
    '      contents: read',
    '      pages: write',
    '      id-token: write',
    '      pull-requests: write',
  ];
}

function ownJob(source: RecipeValues['source']): string[] {
  return [
    'permissions:',
    '  contents: read',
    '  pages: write',
    '  id-token: write',
    'jobs:',
    '  publish:',
    '    runs-on: ubuntu-latest',
    '    environment:',
    '      name: github-pages',
    '      url: ${{ steps.deploy.outputs.page_url }}',
    '    steps:',
    '      - uses: actions/checkout@34e114876b0b11c390a56381ad16ebd13914f8d5 # v4.3.1',
    '        with: { path: repository, fetch-depth: 0 } # with the history, for the commit of each line',
    `      - run: ${checkoutCommand(source, 'treeatlas')}`,
    '      - uses: actions/setup-node@49933ea5288caeca8642d1e84afbd3f7d6820020 # v4.4.0',
    '        with: { node-version: 24 }',
    '      - id: pages',
    '        uses: actions/configure-pages@983d7736d9b0ae728b81ab479565c72886d7745b # v5.0.0',
    '      - run: npm --prefix treeatlas run atlas -- repository --out _site --site-url ${{ steps.pages.outputs.base_url }}',
    '      - uses: actions/upload-pages-artifact@56afc609e74202658d3ffba0e8f6dda462b719fa # v3.0.1',
    '        with: { path: _site }',
    '      - id: deploy',
    '        uses: actions/deploy-pages@d6db90164ac5ed86f2b6aed7e0febac5b3c0c03e # v4.0.5',
  ];
}

/** A name that YAML could read as something else than a text is quoted. */
function plainOrQuoted(name: string): string {
  const isPlain = /^[A-Za-z][\w./-]*$/.test(name) && !/^(?:true|false|yes|no|on|off|y|n|null)$/i.test(name);
  return isPlain ? name : JSON.stringify(name);
}
