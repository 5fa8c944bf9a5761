import type { ReadingProgress } from '../host/first-reading.ts';
import { escapeHtml } from '../render/escape-html.ts';
import { LIVE_SCRIPT } from './live-reload.ts';

/** Seconds after which a browser without scripts asks again. */
export const RETRY_SECONDS = 3;

/** Loads the page again for readers without scripts. Others are told when it is ready. */
const refreshWithoutScripts = `<noscript><meta http-equiv="refresh" content="${RETRY_SECONDS}"></noscript>`;

/**
 * Returns a page with the progress of indexing, in place of a page that needs the index. With `data-incomplete`, the live script also loads the
 * page if it became ready before the script asked.
 */
export function waitingPage({ done, total, message }: ReadingProgress): string {
  const value = total > 0 ? ` value="${done}" max="${total}"` : '';
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Indexing</title>
${refreshWithoutScripts}
<style>
:root { color-scheme: light dark; }
body { max-width: 36rem; margin: 15vh auto 0; padding: 0 1rem; font: 1rem/1.5 system-ui, sans-serif; }
h1 { font-size: 1.25rem; }
progress { width: 100%; }
</style>
</head>
<body data-incomplete>
<main id="indexing">
<h1>This page is shown when the repository is indexed</h1>
<progress aria-label="Indexing"${value}></progress>
<p><span>${escapeHtml(message)}</span></p>
<p><a href="/">The overview</a>, the tree and the source of each file can be read now.</p>
</main>
<script type="module" src="/${LIVE_SCRIPT}"></script>
</body>
</html>
`;
}
