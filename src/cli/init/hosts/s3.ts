import type { Host } from './host.ts';

const SCRIPT = 'deploy/atlas-s3.sh';

export const s3: Host = {
  title: 'S3',
  files: () => [{ path: SCRIPT, lines: script, isScript: true }],
  next: () => [
    'Make a bucket with a website: aws s3 website s3://BUCKET --index-document index.html --error-document 404.html',
    `Publish: treeatlas build --out atlas --site-url https://ADDRESS/, then sh ${SCRIPT} atlas s3://BUCKET`,
    'The policy of the bucket, or CloudFront in front of it, chooses who can read the site.',
  ],
  readers: 'those whom the policy of the bucket allows',
  limits: {},
};

/** Old pages are deleted last, so that a reader during the upload meets no page whose files are missing. */
const script: readonly string[] = [
  '# Uploads an atlas: sh deploy/atlas-s3.sh FOLDER s3://BUCKET[/PREFIX]',
  'set -eu',
  'folder=$1',
  'target=${2%/}',
  '# The names of these files change with their content, so browsers need not ask again.',
  'aws s3 sync "$folder/_a" "$target/_a" --exclude "*.js" --cache-control "public, max-age=31536000, immutable"',
  'aws s3 sync "$folder/_a" "$target/_a" --exclude "*" --include "*.js" --cache-control "public, max-age=31536000, immutable" --content-type "text/javascript; charset=utf-8"',
  '# All others change under the same name. Types are named, because those that aws guesses depend on the machine.',
  'upload() {',
  '  aws s3 sync "$folder" "$target" --exclude "*" --include "*.$1" --exclude "_a/*" --cache-control no-cache --content-type "$2"',
  '}',
  'upload js "text/javascript; charset=utf-8"',
  'upload css "text/css; charset=utf-8"',
  'upload json "application/json; charset=utf-8"',
  'upload md "text/markdown; charset=utf-8"',
  'upload txt "text/plain; charset=utf-8"',
  'upload html "text/html; charset=utf-8"',
  '# The rest is images, and the index of the search in the documentation. Last, what is no longer part of the atlas is deleted.',
  'aws s3 sync "$folder" "$target" --exclude .treeatlas-output --cache-control no-cache --delete',
];
