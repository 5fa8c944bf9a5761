import { createHash } from 'node:crypto';

/**
 * Runs before the first paint, so that a reader who chose a theme never sees the other one flash. It is the only
 * script inside the pages, and their security policy allows it by its hash.
 */
export const themeBoot =
  "(d=>{let t;try{t=localStorage.getItem('treeatlas-theme')}catch{}d.dataset.theme=t||(matchMedia('(prefers-color-scheme:dark)').matches?'dark':'light');d.classList.add('js')})(document.documentElement)";

const hash = createHash('sha256').update(themeBoot).digest('base64');

/**
 * Nothing from elsewhere, no script but our own. Styles may be inline for the sake of drawn graphs alone, whose
 * library styles them so; WebAssembly is what the text search runs on.
 */
export const securityPolicy = [
  "default-src 'none'",
  `script-src 'self' 'wasm-unsafe-eval' 'sha256-${hash}'`,
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
].join(';');
