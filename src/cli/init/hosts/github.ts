import type { Host, RecipeValues } from './host.ts';
import { checkoutCommand } from './treeatlas-source.ts';

export const github: Host = {
  title: 'GitHub Pages',
  files: (values) => [{ path: '.github/workflows/atlas.yml', lines: workflow(values) }],
  next: ({ branch }) => [
    'In the settings of the repository, under Pages, choose "GitHub Actions" as the source.',
    `Push the workflow to ${branch}. It publishes the atlas with each push.`,
  ],
  readers:
    'everyone on the web, also if the repository is private, unless the plan of the owner has access control',
  limits: { bytes: 1_000_000_000 },
};

function workflow({ branch, source, action }: RecipeValues): string[] {
  return [
    'name: Atlas',
    'on:',
    '  push:',
    `    branches: [${plainOrQuoted(branch)}]`,
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
    ...(action === undefined ? buildAndUpload(source) : useAction(action)),
    '      - id: deploy',
    '        uses: actions/deploy-pages@d6db90164ac5ed86f2b6aed7e0febac5b3c0c03e # v4.0.5',
  ];
}

/** The action builds and uploads. */
function useAction(action: string): string[] {
  return [`      - uses: ${action}`, '        with: { path: repository }'];
}

function buildAndUpload(source: RecipeValues['source']): string[] {
  return [
    ...getProgram(source),
    '      - id: pages',
    '        uses: actions/configure-pages@983d7736d9b0ae728b81ab479565c72886d7745b # v5.0.0',
    '      - run: npm --prefix treeatlas run atlas -- repository --out _site --site-url ${{ steps.pages.outputs.base_url }}',
    '      - uses: actions/upload-pages-artifact@56afc609e74202658d3ffba0e8f6dda462b719fa # v3.0.1',
    '        with: { path: _site }',
  ];
}

/** The checkout of GitHub finds repositories of its own server only, so others are cloned. */
function getProgram(source: RecipeValues['source']): string[] {
  const { repository, ref } = source;
  const setUp = [
    '      - uses: actions/setup-node@49933ea5288caeca8642d1e84afbd3f7d6820020 # v4.4.0',
    '        with: { node-version: 24 }',
  ];
  if (repository === undefined) return [`      - run: ${checkoutCommand(source, 'treeatlas')}`, ...setUp];
  const version = ref === undefined ? '' : `, ref: ${plainOrQuoted(ref)}`;
  return [
    '      - uses: actions/checkout@34e114876b0b11c390a56381ad16ebd13914f8d5 # v4.3.1',
    `        with: { repository: ${repository}, path: treeatlas${version} }`,
    ...setUp,
  ];
}

/** A name that YAML could read as something else than a text is quoted. */
function plainOrQuoted(name: string): string {
  const isPlain = /^[A-Za-z][\w./-]*$/.test(name) && !/^(?:true|false|yes|no|on|off|y|n|null)$/i.test(name);
  return isPlain ? name : JSON.stringify(name);
}
