import { createHash } from 'node:crypto';

/**
 * Runs before the first paint, so that a reader who chose a theme never sees the other one flash. Scripts inside the
 * pages are this and the next; the security policy allows each by its hash.
 */
export const themeBoot =
  "(d=>{let t;try{t=localStorage.getItem('treeatlas-theme')}catch{}d.dataset.theme=t||(matchMedia('(prefers-color-scheme:dark)').matches?'dark':'light');d.classList.add('js')})(document.documentElement)";

/**
 * Hosts show the page for missing addresses at the missing address itself, where nothing relative leads anywhere. So it
 * looks for the root of the atlas above, and goes to where it really is.
 */
export const findRoot =
  "(async()=>{const here=new URL('.',location.href).href;for(let u=here;;){if((await fetch(new URL('api/v1/index.json',u)).catch(()=>0)).ok){if(u!==here)location.replace(u+'404.html');return}const up=new URL('..',u).href;if(up===u)return;u=up}})()";

/**
 * Nothing from elsewhere, no script but our own. Styles may be inline for the sake of drawings alone; WebAssembly is
 * what the text search runs on.
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
