import { createHash } from 'node:crypto';

/**
 * Applies the chosen theme before the first paint, so the other theme never flashes. This script and `findRoot` are the
 * only inline scripts; the security policy allows each by its hash.
 */
export const themeBoot =
  "(d=>{let t;try{t=localStorage.getItem('treeatlas-theme')}catch{}d.dataset.theme=t||(matchMedia('(prefers-color-scheme:dark)').matches?'dark':'light');d.classList.add('js')})(document.documentElement)";

/**
 * Hosts serve `404.html` at the missing URL itself, where relative links break. This script searches the parent folders
 * for the root of the atlas and redirects to the real `404.html`.
 */
export const findRoot =
  "(async()=>{const here=new URL('.',location.href).href;for(let u=here;;){if((await fetch(new URL('api/v1/index.json',u)).catch(()=>0)).ok){if(u!==here)location.replace(u+'404.html?from='+encodeURIComponent(location.pathname+location.hash));return}const up=new URL('..',u).href;if(up===u)return;u=up}})()";

/**
 * Allows nothing from other hosts and no scripts but our own. Inline styles are allowed for the diagrams, WebAssembly for
 * the text search.
 */
function securityPolicy(...scripts: readonly string[]): string {
  const hashes = scripts.map((script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`);
  return [
    "default-src 'none'",
    `script-src 'self' 'wasm-unsafe-eval' ${hashes.join(' ')}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
  ].join(';');
}

export const pagePolicy = securityPolicy(themeBoot);
export const missingPolicy = securityPolicy(themeBoot, findRoot);
