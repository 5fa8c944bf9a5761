import type { Host, RecipeValues } from './host.ts';
import { checkoutCommand } from './treeatlas-source.ts';

export const gitlab: Host = {
  title: 'GitLab Pages',
  files: (values) => [{ path: '.gitlab-ci.yml', lines: job(values) }],
  beside: {
    path: '.gitlab/treeatlas.yml',
    use: 'To run it, add these lines to .gitlab-ci.yml; its stages must contain "deploy": include: [{ local: .gitlab/treeatlas.yml }]',
  },
  next: () => [
    'Push the file to the default branch. The pipeline publishes the atlas; Deploy > Pages shows its address.',
    'Settings > General > Visibility chooses who can read Pages: everyone, or members of the project.',
  ],
  readers: 'those whom the visibility of Pages in the settings of the project allows',
  limits: { bytes: 1_000_000_000, files: 200_000 },
};

function job({ source }: RecipeValues): string[] {
  return [
    'pages:',
    '  stage: deploy',
    '  image: node:24',
    '  rules:',
    '    - if: $CI_COMMIT_BRANCH == $CI_DEFAULT_BRANCH',
    '  variables:',
    '    GIT_DEPTH: "0" # with the history, for the commit of each line',
    '  script:',
    `    - ${checkoutCommand(source, '/tmp/treeatlas')}`,
    '    - npm --prefix /tmp/treeatlas run atlas -- "$CI_PROJECT_DIR" --out /tmp/atlas --site-url "${CI_PAGES_URL%/}/"',
    '    # GitLab Pages sends the compressed copy of a file to browsers that take it.',
    "    - find /tmp/atlas -type f '(' -name '*.html' -o -name '*.js' -o -name '*.css' -o -name '*.json' -o -name '*.md' ')' -exec gzip -kf {} +",
    '    # The folder may be one of the repository, and only this copy of it is replaced.',
    '    - rm -rf public && mv /tmp/atlas public',
    '  artifacts:',
    '    paths: [public]',
  ];
}
